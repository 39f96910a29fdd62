// The pages before and after a game: the form of a new game, and the end.
#pragma once

#include <memory>

#include "app/program.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "games/waterloo/view/battlefield.hpp"
#include "games/waterloo/screens/set_up/new_game_screen.hpp"

namespace fow::waterloo::stages {

/// The form of a new game.
class NewGameStage : public Stage {
public:
    /// `form`: what is filled in so far. `field`: a valid battlefield; none = the printed board.
    explicit NewGameStage(Program& program, const std::optional<screens::NewGameForm>& form = std::nullopt,
                          std::optional<Battlefield> field = std::nullopt);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool of_chosen_game() const override { return true; }

private:
    void begin();
    Program& program_;
    screens::NewGameForm form_;
    std::optional<Battlefield> field_;
};

/// The end of the game at the table.
[[nodiscard]] std::unique_ptr<Stage> victory_stage(Program& program);

}  // namespace fow::waterloo::stages
