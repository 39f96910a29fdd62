// The pages before and after a game: the form of a new game, the end, and the game in numbers.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/stages/new_game_page.hpp"
#include "games/stratego/engine/session.hpp"
#include "games/stratego/screens/game_screens.hpp"
#include "games/stratego/stages/stages.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::stratego::stages {

/// What is filled in so far.
struct NewGameFilled {
    screens::NewGameForm form;
    std::optional<stratego::Scenario> field;  ///< a sound one, which sets the variant; none = the printed board
};
/// The form before anything is changed. `variant`: the chosen one, RuleSet::id.
[[nodiscard]] NewGameFilled filled_form(const Program& program, std::string_view variant);

class NewGameStage final : public NewGamePage {
public:
    NewGameStage(Program& program, NewGameFilled filled);

private:
    [[nodiscard]] ui::SeatingForm& form() override { return filled_.form; }
    [[nodiscard]] std::optional<ui::FormChoice> draw_form(ui::Window& window) override;
    [[nodiscard]] const System& system() const override;
    [[nodiscard]] ui::ClockWords clock_words() const override;
    [[nodiscard]] std::unique_ptr<Match> match(const PerSeat<std::string>& names) const override;
    void choose_field() override;

    NewGameFilled filled_;
};

/// The end of the game at the table.
[[nodiscard]] std::unique_ptr<Stage> victory_stage(Program& program);

/// What each side had left, its fights, and how long its pieces stayed unknown. Counts what was true: only for a game that is over (C4.6).
[[nodiscard]] ui::Numbers numbers_of(const fow::stratego::Session& session);

}  // namespace fow::stratego::stages
