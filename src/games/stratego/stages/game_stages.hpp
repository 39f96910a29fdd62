// The pages before and after a game: the form of a new game, and the end.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/program.hpp"
#include "core/clock.hpp"
#include "games/stratego/screens/new_game_screen.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

/// What is filled in so far.
struct NewGameFilled {
    screens::NewGameForm form{};
    ClockRules clock{};
    std::optional<stratego::Scenario> field{};  ///< a sound one, which sets the variant; none = the printed board
};
/// The form before anything is changed. `variant`: the chosen one, RuleSet::id.
[[nodiscard]] NewGameFilled filled_form(const Program& program, std::string_view variant);

class NewGameStage : public Stage {
public:
    NewGameStage(Program& program, NewGameFilled filled);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }

private:
    void begin();
    Program& program_;
    NewGameFilled filled_;
    bool sets_clock_ = false;  ///< the page that sets the clock is open
};

/// The end of the game at the table.
[[nodiscard]] std::unique_ptr<Stage> victory_stage(Program& program);

}  // namespace fow::stratego::stages
