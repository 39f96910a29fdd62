// The end of a game, with its statistics.
#pragma once

#include "app/program.hpp"
#include "games/callipers/screens/victory_screen.hpp"
#include "games/callipers/stages/stages.hpp"
#include "games/callipers/stages/statistics.hpp"

namespace fow::callipers::stages {

class VictoryStage : public app::Stage {
public:
    explicit VictoryStage(Program& program);
    void draw(ui::Window& window) override;
    void notice(const std::string& text) override { notice_ = text; }
    [[nodiscard]] bool board_turns() const override { return false; }
    [[nodiscard]] bool has_reference() const override { return true; }
    [[nodiscard]] bool draw_reference(ui::Window& window) override;

private:
    /// A new game like this one.
    void begin_again(bool swapped);
    void draw_statistics(ui::Window& window);

    Program& program_;
    View view_;
    std::string save_name_;
    std::string notice_;
    std::optional<ui::Numbers> counted_;
};

}  // namespace fow::callipers::stages
