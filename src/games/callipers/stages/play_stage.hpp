// The page of a player in a turn, and what the stages tell the screens about a game.
#pragma once

#include <span>
#include <vector>

#include "app/program.hpp"
#include "games/callipers/screens/play_screen.hpp"
#include "games/callipers/stages/callipers_table.hpp"
#include "games/callipers/stages/rules_oracle.hpp"
#include "games/callipers/stages/stages.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::callipers::stages {

/// K3: a turn, a question to the other side, and what they lead to.
class PlayStage : public app::Stage {
public:
    /// `seat`: who decides, or waits for the computer.
    PlayStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;
    void translate() override { refresh(); }
    void advised(const std::string& action) override;
    void notice(const std::string& text) override { notice_ = ui::Notice::of_success(text); }
    [[nodiscard]] bool animating() const override { return screen_.moves(); }
    [[nodiscard]] bool board_turns() const override { return false; }
    [[nodiscard]] std::optional<Seat> thinking() const override { return looks_on() || watches_ ? std::nullopt : std::optional(seat_); }
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }
    [[nodiscard]] bool has_reference() const override { return true; }
    [[nodiscard]] bool draw_reference(ui::Window& window) override;
    /// Shows what happened from that line of the log on, and then goes on by itself.
    void watch(std::size_t line);

private:
    /// While the computer thinks.
    [[nodiscard]] bool looks_on() const;
    void refresh();
    void handle(const Action& action);
    void handle(const screens::RollDue&);
    void handle(const screens::TakeBack&);
    void handle(const screens::TableChoice& choice);
    void handle(const ui::SaveGame& save) { program_.save_game(save.name); }
    void handle(const ui::SetPhrase& set) { program_.set_phrase(seat_, set); }
    void handle(const ui::ToTitle&) { program_.go_to_title(); }

    Program& program_;
    Seat seat_;
    View view_;
    std::optional<RulesOracle> oracle_;
    std::vector<ui::LoggedLine> log_;
    std::vector<std::string> result_;
    screens::TurnTold enemy_turn_;
    std::optional<screens::Goal> advised_;  ///< by a hint, until the position changes
    bool watches_ = false;                  ///< what happened is shown; then the game goes on
    ui::Notice notice_;
    screens::PlayScreen screen_;
};

/// Where that order would put its piece; nothing if it moves none.
[[nodiscard]] std::optional<screens::Goal> goal_of(const Rules& rules, const State& state, const Action& order);
[[nodiscard]] std::vector<ui::LoggedLine> lines_of(std::span<const Line> log, const RuleSet& rules);
/// What the other side did in the turn that has just ended; empty once this seat has acted, or while it does not decide.
[[nodiscard]] screens::TurnTold last_turn_of_enemy(const Session& session, Seat seat);
/// What that seat's last shot or attack in the present turn has brought, as sentences.
[[nodiscard]] std::vector<std::string> result_of_last(const Session& session, Seat seat);

}  // namespace fow::callipers::stages
