// The pages before and after a game: the form of a new game, the end, and the game in numbers.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/stages/new_game_page.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/screens/set_up/new_game_screen.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "games/waterloo/view/field.hpp"
#include "ui/pages/statistics_page.hpp"

namespace fow::waterloo::stages {

/// The form of a new game.
class NewGameStage final : public NewGamePage {
public:
    /// `form`: what is filled in so far. `field`: a valid battlefield; none = the printed board.
    explicit NewGameStage(Program& program, const std::optional<screens::NewGameForm>& form = std::nullopt,
                          std::optional<Battlefield> field = std::nullopt);

private:
    [[nodiscard]] ui::SeatingForm& form() override { return form_; }
    [[nodiscard]] std::optional<ui::FormChoice> draw_form(ui::Window& window) override;
    [[nodiscard]] const System& system() const override;
    [[nodiscard]] ui::ClockWords clock_words() const override;
    [[nodiscard]] std::unique_ptr<Match> match(const PerSeat<std::string>& names) const override;
    void choose_field() override;

    screens::NewGameForm form_;
    std::optional<Battlefield> field_;
};

/// A new game on that battlefield, which must be playable; its mode replaces that of `options`.
[[nodiscard]] Session session_on(const Battlefield& field, const Ruleset& base, Options options, const PerSeat<std::string>& names);

/// The end of the game at the table.
[[nodiscard]] std::unique_ptr<Stage> victory_stage(Program& program);

/// What each side had left, spent and lost, and the luck of the die. Computed from the truth: for finished games.
[[nodiscard]] ui::Numbers numbers_of(const Session& session);

}  // namespace fow::waterloo::stages
