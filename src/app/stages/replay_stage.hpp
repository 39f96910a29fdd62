#pragma once

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
    std::size_t ply_;
    PlayerView view_;
    std::vector<std::string> log_;
    std::vector<Square> last_way_;
};

}  // namespace fow::app
