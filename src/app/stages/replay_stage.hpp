#pragma once

#include <optional>
#include <vector>

#include "app/program.hpp"
#include "ui/screens/replay_screen.hpp"

namespace fow::app {

/// `seat` = whose eyes; without one the game must be over and is shown to all.
class ReplayStage : public Stage {
public:
    ReplayStage(Program& program, const Session& session, std::optional<Seat> seat);
    void draw(ui::Desk& desk) override;
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }

private:
    void look();
    Program& program_;
    const Session& session_;  ///< the program keeps it while the replay lasts
    std::optional<Seat> seat_;
    std::vector<std::string> eyes_;
    std::string seen_from_;
    std::vector<std::size_t> halts_;  ///< how many plies have been made at each place where the replay stops
    std::size_t halt_ = 0;
    PlayerView view_;
    std::vector<std::string> log_;
    std::vector<Square> last_way_;
};

/// Where a replay stops: before and after each ply, or in a seat's eyes after those that it made or heard of, so that the
/// number of steps tells nothing of secret ones (W15.3, W11.9).
[[nodiscard]] std::vector<std::size_t> halts_of(const Session& session, std::optional<Seat> seat);

}  // namespace fow::app
