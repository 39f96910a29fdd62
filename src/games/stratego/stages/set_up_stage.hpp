// C1.4, C1.6: the set-up of an army.
#pragma once

#include "games/stratego/screens/set_up_screen.hpp"
#include "games/stratego/stages/shared_stages.hpp"

namespace fow::stratego::stages {

class SetUpStage : public SeatStage {
public:
    SetUpStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;

private:
    void handle(const screens::SetUpIntent& intent);
    void change(const screens::SetUpIntent& intent);
    void change_army(screens::ArmyChange change);
    void choose(const screens::TableChoice& choice);
    void keep(const stratego::Deployment& army, Store::Taken taken);
    void load(const screens::LoadSetUp& wanted);
    void read(const std::string& letters);
    [[nodiscard]] std::vector<screens::KeptSetUp> kept_armies();
    void report(const std::optional<Violation>& refusal);
    void refresh() { view_ = table().draft().view(); }

    std::vector<stratego::Formation> formations_;
    std::vector<screens::FormationShown> shown_;
    std::vector<screens::KeptSetUp> kept_;
    screens::SetUpScreen screen_;
};

}  // namespace fow::stratego::stages
