// A turn of one seat: in the battle or in the pursuit.
#pragma once

#include "app/recap.hpp"
#include "app/stages/seat_stage.hpp"
#include "ui/screens/play_screen.hpp"
#include "ui/screens/pursuit_screen.hpp"

namespace fow::app {

/// A seat's turn on its map, in the battle or in the pursuit: the dispatch of what happened while it was away, what moves, and what the
/// player asks for alike in both.
class TurnStage : public SeatStage {
public:
    /// What was heard from that line on is seen first; then the game goes on.
    void watch(std::size_t line);
    void notice(const std::string& text) override { notice_ = ui::Notice::of_success(text); }
    [[nodiscard]] bool animating() const override { return motion_.running(); }

protected:
    /// `told`: what the dispatch has to tell.
    TurnStage(Program& program, Seat seat, Recap told) : SeatStage(program, seat), dispatch_(std::move(told), table().roster()) {}

    /// What is shown of the game as it stands.
    virtual void look();
    /// What shows both players what that action has brought about, heard from that line on; nothing where it is seen here.
    [[nodiscard]] virtual std::unique_ptr<Stage> battle_of(const Action& action, std::size_t line) const = 0;
    /// Whether a turn goes on here in that phase.
    [[nodiscard]] virtual bool goes_on_in(Phase phase) const = 0;

    /// Plays it. True when the seat goes on here.
    bool play(const Action& action);
    /// After the seat's part: on, once what it did has been seen.
    void leave();

    void take(const ui::TakeBackAction&);
    void take(const ui::OpenDispatch&);
    void take(const ui::NewsRead&);
    void take(const ui::TellFrom& from);
    void take(const ui::DropVeil&) { program_.drop_veil(); }
    void take(const ui::SaveGame& save) { program_.save_game(save.name); }
    void take(const ui::SetPhrase& set) { program_.set_phrase(seat_, set.phrase); }
    void take(const ui::ToTitle&) { program_.go_to_title(); }

    std::vector<ui::LoggedLine> log_;
    Dispatch dispatch_;
    ui::Motion motion_;
    bool acted_ = false;  ///< the seat has done its part: what comes next waits for the motion
    ui::StaffMap staff_;
    ui::Notice notice_;
};

/// W7 and W11.2: a turn is played, cards included.
class PlayStage : public TurnStage {
public:
    PlayStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;

private:
    void look() override;
    [[nodiscard]] std::unique_ptr<Stage> battle_of(const Action& action, std::size_t line) const override;
    [[nodiscard]] bool goes_on_in(Phase phase) const override { return phase == Phase::turn || phase == Phase::card; }

    using TurnStage::take;
    void take(const Action& action);
    void take(const ui::MenuChoice& choice);
    void take(const ui::TakeBackAction& back);
    void take(const ui::MarkPiece& mark);
    void take(const ui::ScoutingSeen&);

    bool half_hour_ = false;  ///< the bell is to be heard
    std::vector<Square> last_way_;
    std::array<std::string, card_kinds> refusals_;
    std::optional<Scouted> scouted_;
    ui::PlayScreen screen_;
};

/// W13: a turn of the pursuit.
class PursuitStage : public TurnStage {
public:
    PursuitStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool board_turns() const override { return false; }  // the lines of riders lie north and south of it

private:
    void look() override;
    [[nodiscard]] std::unique_ptr<Stage> battle_of(const Action& action, std::size_t line) const override;
    [[nodiscard]] bool goes_on_in(Phase phase) const override { return phase == Phase::pursuit; }

    using TurnStage::take;
    void take(const Action& action) { play(action); }
    void take(const ui::MenuChoice& choice);
    void take(const ui::NewsRead& read);

    std::vector<SeenPiece> fallen_;
    bool begins_ = false;  ///< the player has not yet been told what this phase is
    ui::PursuitScreen screen_;
};

}  // namespace fow::app
