// The pages before and after a game: the form of a new game, the end, and the game in numbers.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/stages/new_game_page.hpp"
#include "games/alliance/stages/stages.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::alliance::stages {

/// The form before anything is changed.
[[nodiscard]] ui::SeatingForm filled_form(const Program& program);

class NewGameStage final : public NewGamePage {
public:
    NewGameStage(Program& program, ui::SeatingForm form) : NewGamePage(program, french_seat), form_(std::move(form)) {}

private:
    [[nodiscard]] ui::SeatingForm& form() override { return form_; }
    [[nodiscard]] std::optional<ui::FormChoice> draw_form(ui::Window& window) override;
    [[nodiscard]] const System& system() const override;
    [[nodiscard]] ui::ClockWords clock_words() const override;
    [[nodiscard]] std::unique_ptr<Match> match(const PerSeat<std::string>& names) const override;

    ui::SeatingForm form_;
};

/// The end of the game at the table.
[[nodiscard]] std::unique_ptr<app::Stage> victory_stage(Program& program);

/// Losses and morale by turn, what each corps did, dice against their expected results.
[[nodiscard]] ui::Numbers numbers_of(const Session& session);
/// Whether an event is a turning point of a game: a rout test, a place taken, Ney's charge, the clock, the end.
[[nodiscard]] bool is_turning(const Event& event);

}  // namespace fow::alliance::stages
