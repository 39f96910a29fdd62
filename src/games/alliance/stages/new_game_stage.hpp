// The form of a new game.
#pragma once

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
/// The form as it was filled in for that game.
[[nodiscard]] NewGameFilled form_again(const Program& program, const Record& record);

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

}  // namespace fow::alliance::stages
