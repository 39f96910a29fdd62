// The end of a game, with its statistics.
#pragma once

#include "app/program.hpp"
#include "games/alliance/screens/victory_screen.hpp"
#include "games/alliance/stages/stages.hpp"
#include "games/alliance/stages/statistics.hpp"

namespace fow::alliance::stages {

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
    std::string last_test_;
    std::string save_name_;
    std::string notice_;
    std::optional<ui::Numbers> counted_;
};

}  // namespace fow::alliance::stages
