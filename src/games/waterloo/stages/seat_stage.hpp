// A page for one seat only. It shows that seat's view and is hidden by the veil.
#pragma once

#include "app/program.hpp"
#include "games/waterloo/screens/play/reference_page.hpp"
#include "games/waterloo/stages/battle_table.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"

namespace fow::waterloo::stages {

class SeatStage : public Stage {
public:
    SeatStage(Program& program, Seat seat) : program_(program), seat_(seat), view_(table_of(program).session().view(viewer_of(seat))) {}
    [[nodiscard]] std::optional<Seat> private_to() const override { return seat_; }
    [[nodiscard]] bool has_reference() const override { return true; }
    [[nodiscard]] bool draw_reference(ui::Window& window) override { return screens::reference_page(window, seen(), table().roster()); }

protected:
    /// What the seat sees, for pages over the stage.
    [[nodiscard]] virtual const PlayerView& seen() const { return view_; }
    [[nodiscard]] BattleTable& table() const { return table_of(program_); }

    Program& program_;
    Seat seat_;
    PlayerView view_;
};

}  // namespace fow::waterloo::stages
