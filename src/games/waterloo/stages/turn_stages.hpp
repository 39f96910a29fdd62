// A turn of one seat, in the battle or in the pursuit.
#pragma once

#include <span>

#include "games/waterloo/screens/play/play_screen.hpp"
#include "games/waterloo/screens/pursuit/pursuit_screen.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/shared_stages.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

/// What a turn in the battle and in the pursuit have in common: the dispatch of what happened while the seat was away, the
/// animation, and the menu.
class TurnStage : public SeatStage {
public:
    /// First shows what was heard from that line on, then continues the game.
    void watch(std::size_t line);
    void notice(const std::string& text) override { notice_ = ui::Notice::of_success(text); }
    [[nodiscard]] bool animating() const override { return motion_.running(); }

protected:
    [[nodiscard]] const PlayerView& seen() const override { return told_view(); }
    /// `told`: the content of the dispatch.
    TurnStage(Program& program, Seat seat, Recap told) : SeatStage(program, seat), dispatch_(std::move(told), table().roster()) {}

    /// Updates what is shown from the state of the game.
    virtual void refresh();
    void translate() override { refresh(); }
    /// The page that shows both players the result of that action, heard from that line on; null if this page shows it.
    [[nodiscard]] virtual std::unique_ptr<Stage> battle_of(const Action& action, std::size_t line) const = 0;
    /// Whether the turn continues on this page in that phase.
    [[nodiscard]] virtual bool continues_in(Phase phase) const = 0;

    /// The view beside the map. If the player only watches, it omits what the map is still showing.
    [[nodiscard]] const PlayerView& told_view() const { return acted_ && motion_.running() ? motion_.view() : view_; }
    /// The log, without what the map is still showing.
    [[nodiscard]] std::span<const ui::LoggedLine> told_log() const;

    /// Plays the action. True if the seat continues on this page.
    bool play(const Action& action);
    /// Own pieces lie face down until they are lifted.
    [[nodiscard]] bool lies_flat() const;
    /// Opens the dispatch as soon as the own pieces, which it names, may be seen.
    void open_dispatch_later();
    /// Whether the own pieces, and what names them, are covered now. Opens the dispatch that waits, or stops what it shows.
    [[nodiscard]] bool covers(bool lifted);
    /// The page is of the person who waits for the computer, and plays and takes back nothing.
    [[nodiscard]] bool others_decide() const;
    /// Continues the game once the seat's last action has been shown.
    void leave();

    void handle(const screens::TakeBackAction&);
    void handle(const screens::OpenDispatch&);
    void handle(const ui::NewsRead&);
    void handle(const ui::ShowFrom& from);
    void handle(const ui::DropVeil&) { program_.drop_veil(); }
    void handle(const ui::SaveGame& save) { program_.save_game(save.name); }
    void handle(const ui::SetPhrase& set) { program_.set_phrase(seat_, set); }
    void handle(const ui::ToTitle&) { program_.go_to_title(); }

    std::vector<ui::LoggedLine> log_;
    std::size_t told_lines_ = 0;  ///< the lines of the log before the last action
    Dispatch dispatch_;
    bool dispatch_waits_ = false;  ///< until the pieces are lifted
    screens::Motion motion_;
    bool acted_ = false;    ///< the seat is finished: the game waits for the animation
    bool watches_ = false;  ///< the other side has acted
    screens::StaffMap staff_;
    ui::Notice notice_;
};

/// W7, W11.2: a turn of the battle, cards included.
class PlayStage : public TurnStage {
public:
    PlayStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool revealing() const override { return animating() || scouted_; }
    [[nodiscard]] std::optional<Seat> thinking() const override { return acted_ ? std::nullopt : std::optional(seat_); }

private:
    void refresh() override;
    [[nodiscard]] std::unique_ptr<Stage> battle_of(const Action& action, std::size_t line) const override;
    [[nodiscard]] bool continues_in(Phase phase) const override { return phase == Phase::turn || phase == Phase::card; }

    using TurnStage::handle;
    void handle(const Action& action);
    void handle(const ui::ProposeDraw&) { handle(Action(OfferDraw{})); }
    void handle(const ui::GiveUpGame&) { handle(Action(Resign{})); }
    void handle(const ui::MenuChoice& choice);
    void handle(const screens::TakeBackAction& back);
    void handle(const screens::MarkPiece& mark);
    void handle(const screens::ScoutingSeen&);

    bool half_hour_ = false;  ///< play the bell
    std::string series_;      ///< where the battle stands in a series
    std::vector<std::vector<Square>> ways_;
    std::array<std::string, card_kinds> refusals_;
    std::optional<Scouted> scouted_;
    screens::PlayScreen screen_;
};

/// W13: a turn of the pursuit.
class PursuitStage : public TurnStage {
public:
    PursuitStage(Program& program, Seat seat);
    void draw(ui::Window& window) override;
    [[nodiscard]] bool board_turns() const override { return false; }  // the riders' lines are drawn north and south of it

private:
    void refresh() override;
    [[nodiscard]] std::unique_ptr<Stage> battle_of(const Action& action, std::size_t line) const override;
    [[nodiscard]] bool continues_in(Phase phase) const override { return phase == Phase::pursuit; }

    using TurnStage::handle;
    void handle(const Action& action) { play(action); }
    void handle(const ui::ProposeDraw&) { handle(Action(OfferDraw{})); }
    void handle(const ui::GiveUpGame&) { handle(Action(Resign{})); }
    void handle(const ui::MenuChoice& choice);
    void handle(const ui::NewsRead& read);

    std::vector<SeenPiece> fallen_;
    bool begins_ = false;  ///< the player has not been told about this phase yet
    screens::PursuitScreen screen_;
};

/// Goes to the page that shows an action of the other side, heard from that line on, to the only person who plays.
void show_action(Program& program, Seat person, const Action& action, std::size_t line);

}  // namespace fow::waterloo::stages
