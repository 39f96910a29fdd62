#pragma once

#include "app/program.hpp"
#include "ui/screens/victory_screen.hpp"

namespace fow::app {

class VictoryStage : public Stage {
public:
    explicit VictoryStage(Program& program);
    void draw(ui::Window& window) override;
    void notice(const std::string& text) override { notice_ = text; }

private:
    Program& program_;
    PlayerView view_;
    std::string save_name_;
    std::string notice_;
    ui::VictoryScreen screen_;
};

}  // namespace fow::app
