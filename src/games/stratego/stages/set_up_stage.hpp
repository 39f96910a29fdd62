// C1.4, C1.6: the set-up of an army.
#pragma once

#include "games/stratego/screens/set_up_screen.hpp"
#include "games/stratego/stages/seat_stage.hpp"

namespace fow::app::stratego {

class SetUpStage : public SeatStage {
public:
    SetUpStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;

private:
    void handle(const ui::stratego::SetUpIntent& intent);
    void change(const ui::stratego::SetUpIntent& intent);
    void change_army(ui::stratego::ArmyChange change);
    void choose(const ui::stratego::TableChoice& choice);
    void keep(const game::Deployment& army, Store::Taken taken);
    void load(const ui::stratego::LoadSetUp& wanted);
    void read(const std::string& letters);
    [[nodiscard]] std::vector<ui::stratego::KeptSetUp> kept_armies();
    void report(const std::optional<Violation>& refusal);
    void refresh() { view_ = table().draft().view(); }

    std::vector<game::Formation> formations_;
    std::vector<ui::stratego::FormationShown> shown_;
    std::vector<ui::stratego::KeptSetUp> kept_;
    ui::stratego::SetUpScreen screen_;
};

}  // namespace fow::app::stratego
