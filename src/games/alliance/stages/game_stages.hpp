// The pages before and after a game: the form of a new game, and the end.
#pragma once

#include <memory>

#include "app/program.hpp"
#include "core/clock.hpp"
#include "games/alliance/screens/new_game_screen.hpp"
#include "games/alliance/stages/stages.hpp"

namespace fow::alliance::stages {

/// What is filled in so far.
struct NewGameFilled {
    screens::NewGameForm form{};
    ClockRules clock{};
};
/// The form before anything is changed.
[[nodiscard]] NewGameFilled filled_form(const Program& program);

class NewGameStage : public app::Stage {
public:
    NewGameStage(Program& program, NewGameFilled filled) : program_(program), filled_(std::move(filled)) {}
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }

private:
    void begin();
    Program& program_;
    NewGameFilled filled_;
    bool sets_clock_ = false;  ///< the page that sets the clock is open
};

/// The end of the game at the table.
[[nodiscard]] std::unique_ptr<app::Stage> victory_stage(Program& program);

}  // namespace fow::alliance::stages
