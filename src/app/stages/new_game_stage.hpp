#pragma once

#include "app/program.hpp"
#include "ui/screens/new_game_screen.hpp"

namespace fow::app {

class NewGameStage : public Stage {
public:
    explicit NewGameStage(Program& program) : program_(program) {}
    void draw(ui::Desk& desk) override;

private:
    void begin();
    Program& program_;
    ui::NewGameForm form_;
};

}  // namespace fow::app
