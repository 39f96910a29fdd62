// W6: an army is set up.
#pragma once

#include "app/stages/seat_stage.hpp"
#include "ui/screens/set_up_screen.hpp"

namespace fow::app {

class SetUpStage : public SeatStage {
public:
    SetUpStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;
    void notice(const std::string& text) override { notice_ = ui::Notice::of_success(text); }

private:
    void act(const ui::SetUpIntent& intent);
    void keep(const Deployment& army, Store::Taken taken);
    void change_army(ui::WholeArmy change);
    void menu(const ui::MenuChoice& choice);
    void note(const std::optional<Violation>& refusal);
    void look();

    std::vector<Square> warned_;
    std::vector<std::string> deployments_;
    ui::Notice notice_;
    ui::SetUpScreen screen_;
};

}  // namespace fow::app
