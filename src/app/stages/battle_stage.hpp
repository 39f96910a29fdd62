// A battle, shown to both: it holds an onlooker's view and no other.
#pragma once

#include "app/program.hpp"
#include "ui/screens/battle_screen.hpp"

namespace fow::app {

class BattleStage : public Stage {
public:
    enum class From { first_round, last_round };
    BattleStage(Program& program, From from);
    void draw(ui::Desk& desk) override;
    [[nodiscard]] bool animating() const override { return screen_.animating(); }

private:
    void look();
    Program& program_;
    PlayerView view_;
    std::vector<ui::Round> rounds_;
    std::string next_;
    ui::BattleScreen screen_;
};

}  // namespace fow::app
