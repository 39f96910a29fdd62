// Pages that ask one seat a question in the middle of a turn.
#pragma once

#include "games/waterloo/screens/play/card_screens.hpp"
#include "games/waterloo/screens/table/staff_map.hpp"
#include "games/waterloo/stages/shared_stages.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::waterloo::stages {

/// W8.9: the owner of two pieces that attacked each other chooses which one falls.
class FrenzyStage : public SeatStage {
public:
    using SeatStage::SeatStage;
    void draw(ui::Window& window) override;
};

/// W9.8: take two cards from the discard pile.
class TakeCardsStage : public SeatStage {
public:
    using SeatStage::SeatStage;
    void draw(ui::Window& window) override;

private:
    screens::TakeCardsScreen screen_;
};

/// W10.9: the winner of a fight in a building chooses its next target.
class BuildingStage : public SeatStage {
public:
    BuildingStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;

private:
    screens::StaffMap staff_;
};

/// W11.9: the owner of an attacked piece answers out of turn.
class DefenceStage : public SeatStage {
public:
    DefenceStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;

private:
    screens::StaffMap staff_;
    std::vector<ui::LoggedLine> log_;
};

}  // namespace fow::waterloo::stages
