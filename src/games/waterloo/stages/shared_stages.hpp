// Pages that both players see, such as fights and the die for the Prussians, and the pages for one seat only.
#pragma once

#include <optional>

#include "app/program.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"
#include "games/waterloo/screens/play/question_screens.hpp"
#include "games/waterloo/screens/play/reference_page.hpp"
#include "games/waterloo/screens/pursuit/pursuit_battle_screen.hpp"
#include "games/waterloo/stages/battle_table.hpp"
#include "games/waterloo/stages/game_stages.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "games/waterloo/stages/waterloo_system.hpp"

namespace fow::waterloo::stages {

/// What a page for both players shows around what is in the open: an onlooker's view between two persons; against the computer the view of
/// the only person, who is at the screen and whose pieces nobody else looks at.
class OpenStage : public Stage {
public:
    explicit OpenStage(Program& program);
    [[nodiscard]] bool revealing() const override { return true; }
    [[nodiscard]] std::optional<Seat> private_to() const override { return person_; }

protected:
    void see();

    Program& program_;
    std::optional<Seat> person_;  ///< the only one, at the screen
    Viewer viewer_;
    PlayerView view_;
};

/// A battle.
class BattleStage : public OpenStage {
public:
    enum class From {
        first_round,   ///< of the last attack or shot
        last_meeting,  ///< the last round, whose two pieces meet only now
        last_round,    ///< the last round, which was shown before it was decided
    };
    BattleStage(Program& program, From from);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override { return screen_.animating() || motion_.running(); }
    [[nodiscard]] bool asks_for_roll() const override { return screen_.asks_for_roll(); }

private:
    void refresh();
    void roll(ui::Window& window);

    std::vector<screens::Round> rounds_;
    ui::NextLook next_;
    screens::Motion motion_;
    screens::BattleScreen screen_;
};

/// W13: two riders that met, or a victim.
class PursuitBattleStage : public OpenStage {
public:
    /// The last action must have shown pieces to both players.
    explicit PursuitBattleStage(Program& program);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override { return screen_.animating() || motion_.running(); }
    [[nodiscard]] bool board_turns() const override { return false; }

private:
    std::optional<screens::PursuitMeeting> meeting_;
    std::vector<SeenPiece> fallen_;
    ui::NextLook next_;
    screens::Motion motion_;
    screens::PursuitBattleScreen screen_;
};

/// W14.2: the die that decides whether the Prussians come.
class PrussianDieStage : public OpenStage {
public:
    explicit PrussianDieStage(Program& program);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool animating() const override { return screen_.animating(); }
    [[nodiscard]] bool asks_for_roll() const override { return !decided_; }

private:
    std::optional<PrussiansDecided> decided_;
    screens::PrussianDieScreen screen_;
};

/// A page for one seat only. It shows that seat's view and is hidden by the veil.
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
