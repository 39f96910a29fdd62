// The pages before and after a game: the form of a new game, the end, and the game in numbers.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/stages/new_game_page.hpp"
#include "games/callipers/screens/game_screens.hpp"
#include "games/callipers/stages/stages.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::callipers::stages {

/// How large and how long a battle is: a sentence.
[[nodiscard]] std::string told_of(const RuleSet& rules);
/// The form before anything is changed.
[[nodiscard]] screens::NewGameForm filled_form(const Program& program);
/// The same with that battle chosen; it is offered as the player's own if no file has it.
[[nodiscard]] screens::NewGameForm form_with(const Program& program, const RuleSet& battle);

class NewGameStage final : public NewGamePage {
public:
    NewGameStage(Program& program, screens::NewGameForm form) : NewGamePage(program, french_seat), form_(std::move(form)) {}

private:
    [[nodiscard]] ui::SeatingForm& form() override { return form_; }
    [[nodiscard]] std::optional<ui::FormChoice> draw_form(ui::Window& window) override;
    [[nodiscard]] const System& system() const override;
    [[nodiscard]] ui::ClockWords clock_words() const override;
    [[nodiscard]] std::unique_ptr<Match> match(const PerSeat<std::string>& names) const override;

    screens::NewGameForm form_;
};

/// The end of the game at the table.
[[nodiscard]] std::unique_ptr<app::Stage> victory_stage(Program& program);

/// Losses by turn, by cause and by arm, dice against their expected results.
[[nodiscard]] ui::Numbers numbers_of(const Session& session);
/// Whether an event is a turning point of a game: a piece lost, a farm taken, the end.
[[nodiscard]] bool is_turning(const Event& event);

}  // namespace fow::callipers::stages
