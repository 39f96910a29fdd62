// Pages of one seat before the first turn: line of retreat, army, card draft.
#pragma once

#include "games/waterloo/screens/play/card_screens.hpp"
#include "games/waterloo/screens/set_up/set_up_screen.hpp"
#include "games/waterloo/stages/series.hpp"
#include "games/waterloo/stages/shared_stages.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

/// W6: the set-up of an army.
class SetUpStage : public SeatStage {
public:
    SetUpStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;
    void notice(const std::string& text) override { notice_ = ui::Notice::of_success(text); }

private:
    void handle(const screens::SetUpIntent& intent);
    void save(const Deployment& army, Store::Taken taken);
    void load(const screens::LoadDeployment& wanted);
    [[nodiscard]] std::vector<screens::KeptArmy> kept_armies();
    void change_army(screens::WholeArmy change);
    void menu(const ui::MenuChoice& choice);
    void report(const std::optional<Violation>& refusal);
    void refresh();

    std::vector<Square> warned_;
    std::vector<screens::KeptArmy> deployments_;
    SeriesTold series_;
    ui::Notice notice_;
    screens::SetUpScreen screen_;
};

/// W11.1: one pick of the card draft.
class DraftStage : public SeatStage {
public:
    using SeatStage::SeatStage;
    void draw(ui::Window& window) override;

private:
    screens::DraftScreen screen_;
};

}  // namespace fow::waterloo::stages
