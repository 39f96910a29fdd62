// The page of a player in a phase, and what the screens are told about a position.
#pragma once

#include <span>
#include <vector>

#include "app/program.hpp"
#include "games/alliance/screens/layout.hpp"
#include "games/alliance/screens/play_screen.hpp"
#include "games/alliance/stages/alliance_table.hpp"
#include "games/alliance/stages/stages.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::alliance::stages {

/// L2: a phase, a question of L4.3, and what they lead to.
class PlayStage : public app::Stage {
public:
    /// `seat`: who decides, or waits for the computer.
    PlayStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;
    void translate() override;
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
    void handle(const screens::TableChoice& choice);
    void handle(const ui::SaveGame& save) { program_.save_game(save.name); }
    void handle(const ui::SetPhrase& set) { program_.set_phrase(seat_, set); }
    void handle(const ui::ToTitle&) { program_.go_to_title(); }

    Program& program_;
    Seat seat_;
    View view_;
    std::vector<screens::CardShown> cards_;
    std::size_t told_ = 0;  ///< how much of what was heard is in the log
    std::vector<ui::LoggedLine> log_;
    std::vector<ui::LoggedLine> news_;
    bool watches_ = false;  ///< what happened is shown; then the game goes on
    ui::Notice notice_;
    screens::PlayScreen screen_;
};

/// All cards, those of the player who chooses with the chances of each action (L13.6).
[[nodiscard]] std::vector<screens::CardShown> cards_shown(const Rules& rules, const State& state);
/// What the other side did last, and what followed; nothing before its first action.
[[nodiscard]] std::vector<ui::LoggedLine> news_for(std::span<const Line> log, Seat seat);

}  // namespace fow::alliance::stages
