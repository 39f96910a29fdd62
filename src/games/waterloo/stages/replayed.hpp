// Replay, export and analysis of a battle.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/replay/replayed.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/screens/motion/motion.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

/// With everything shown there is a halt before and after each ply. For a seat there is one after each ply that it made or heard of, so
/// that the number of halts does not reveal secret plies (W15.3, W11.9).
class ReplayedBattle final : public Replayed {
public:
    /// `seat`: the one whose secrets may be shown; without a seat the game must be over, or played by the computer alone.
    ReplayedBattle(const Session& session, std::optional<Seat> seat);

    [[nodiscard]] PlayerView view(std::size_t halt, ui::Eyes eyes) const;
    /// The log of the whole game; with everything shown, each piece as its owner knew it.
    [[nodiscard]] const std::vector<LogLine>& log(ui::Eyes eyes) const;
    /// What led from the previous halt to this one; `halt` is at least 1.
    [[nodiscard]] screens::Moment happened(std::size_t halt, ui::Eyes eyes) const;

    void read_again() override;
    [[nodiscard]] bool armies_stand() const override;
    [[nodiscard]] PerSeat<std::string> sides() const override;
    [[nodiscard]] ui::Timeline timeline(ui::Eyes eyes) const override;
    [[nodiscard]] std::vector<ui::LoggedLine> logged(ui::Eyes eyes) const override;
    [[nodiscard]] std::string moment(std::size_t halt) const override;
    [[nodiscard]] std::string play_on_text(std::size_t halt) const override;
    void show(std::size_t halt, ui::Eyes eyes) override;
    void move_to(std::size_t halt, ui::Eyes eyes, Pace pace, float speed) override;
    [[nodiscard]] bool moving() const override { return motion_.running(); }
    void finish_motion() override { motion_.finish(); }
    void drop_motion() override { motion_ = {}; }
    void draw(ui::Window& window, const ui::DrawColumn& column) override;
    /// Not in the pursuit: the riders' lines are drawn north and south of the map.
    [[nodiscard]] bool board_turns() const override { return !view_.pursuit; }
    [[nodiscard]] ui::Truths truths(std::size_t halt, Seat seat, bool beliefs) const override;
    [[nodiscard]] ui::Numbers numbers() const override;
    [[nodiscard]] std::shared_ptr<const Analysed> analysed() const override;
    [[nodiscard]] std::string file_name() const override;
    [[nodiscard]] std::string range_moment(std::size_t halt) const override;
    [[nodiscard]] std::string text(ui::Eyes eyes) const override;
    [[nodiscard]] ui::Surface picture(ui::Window& window, std::size_t halt, ui::Eyes eyes, float cell) const override;

private:
    [[nodiscard]] const Roster& roster() const { return session_.rules().roster(); }
    [[nodiscard]] const State& state(std::size_t halt) const { return session_.state_after(plies(halt)); }
    [[nodiscard]] std::span<const LogLine> log(ui::Eyes eyes, std::size_t halt) const { return std::span(log(eyes)).first(heard(halt)); }

    const Session& session_;
    std::optional<Seat> seat_;
    mutable std::array<std::optional<std::vector<LogLine>>, ui::eyes_count> logs_;  ///< filled on first use
    PlayerView view_;                                                               ///< at the halt that is shown
    std::vector<std::vector<Square>> ways_;
    std::vector<SeenPiece> fallen_;
    bool all_faces_ = false;
    screens::Motion motion_;
};

}  // namespace fow::waterloo::stages
