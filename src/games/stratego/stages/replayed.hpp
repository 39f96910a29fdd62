// Replay, export and analysis of a game of the classic game or its Duel.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/replay/replayed.hpp"
#include "games/stratego/screens/replay_field.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

/// With everything shown there is a halt before and after each ply. For a seat there is one after each ply that was heard: setting up is
/// silent (C1.6), so that the number of halts does not tell how an army was put together.
class ReplayedBoard final : public Replayed {
public:
    /// `seat`: the one whose secrets may be shown; without a seat the game must be over, or played by the computer alone.
    ReplayedBoard(const Session& session, std::optional<Seat> seat);

    [[nodiscard]] View view(std::size_t halt, ui::Eyes eyes) const;
    /// The log of the whole game, as that viewer may keep it.
    [[nodiscard]] const std::vector<Line>& log(ui::Eyes eyes) const;

    void read_again() override;
    [[nodiscard]] bool armies_stand() const override { return session_.state().phase != Phase::set_up; }
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
    [[nodiscard]] bool board_turns() const override { return true; }
    [[nodiscard]] ui::Truths truths(std::size_t halt, Seat seat, bool beliefs) const override;
    [[nodiscard]] ui::Numbers numbers() const override;
    [[nodiscard]] std::shared_ptr<const Analysed> analysed() const override;
    [[nodiscard]] std::string file_name() const override;
    /// With everything shown also both set-ups, for a seat its own (C6.3). No set-up if the game began with a posed position.
    [[nodiscard]] std::string text(ui::Eyes eyes) const override;
    [[nodiscard]] ui::Surface picture(ui::Window& window, std::size_t halt, ui::Eyes eyes, float cell) const override;

private:
    [[nodiscard]] const RuleSet& rules() const { return session_.rules().set(); }
    /// The turn that led to that halt; none before the first.
    [[nodiscard]] std::vector<Move> ways(std::size_t halt) const;
    /// The last line of the log at that halt as a sentence; empty if there is none.
    [[nodiscard]] std::string happened(std::size_t halt, ui::Eyes eyes) const;

    const Session& session_;
    std::optional<Seat> seat_;
    mutable std::array<std::optional<std::vector<Line>>, ui::eyes_count> logs_;  ///< filled on first use
    View view_;                                                                  ///< at the halt that is shown
    std::vector<Move> ways_;
    bool all_faces_ = false;
    screens::ReplayMotion motion_;
};

}  // namespace fow::stratego::stages
