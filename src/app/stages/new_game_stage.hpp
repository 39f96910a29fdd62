#pragma once

#include "app/program.hpp"
#include "fow/view/battlefield.hpp"
#include "ui/screens/new_game_screen.hpp"

namespace fow::app {

class NewGameStage : public Stage {
public:
    /// `form`: as far as it is filled in. `field`: a battlefield without faults to play on; nothing = the printed one.
    explicit NewGameStage(Program& program, const std::optional<ui::NewGameForm>& form = std::nullopt,
                          std::optional<Battlefield> field = std::nullopt);
    void draw(ui::Window& window) override;

private:
    void begin();
    Program& program_;
    ui::NewGameForm form_;
    std::optional<Battlefield> field_;
};

}  // namespace fow::app
