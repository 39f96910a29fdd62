// The form of a new game.
#pragma once

#include <string>
#include <string_view>

#include "app/program.hpp"
#include "fow/core/clock.hpp"
#include "games/stratego/screens/new_game_screen.hpp"

namespace fow::app::stratego {

class NewGameStage : public Stage {
public:
    /// `variant`: the one that is chosen at first, RuleSet::id.
    NewGameStage(Program& program, std::string_view variant);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }

private:
    void begin();
    Program& program_;
    ui::stratego::NewGameForm form_;
    ClockRules clock_;
    bool sets_clock_ = false;  ///< the page that sets the clock is open
};

}  // namespace fow::app::stratego
