#include "games/waterloo/stages/input.hpp"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "games/waterloo/screens/play/piece_card.hpp"
#include "games/waterloo/screens/play/targets.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "games/waterloo/stages/heard.hpp"

namespace fow::test {

using namespace waterloo;
namespace {

bool has(const std::vector<Square>& squares, Square square) { return std::find(squares.begin(), squares.end(), square) != squares.end(); }

class Clicker {
public:
    Clicker(const PlayerView& view, Seat seat) : view_(view), seat_(seat) {}

    std::string clicks(const Action& action) {
        std::visit([&](const auto& a) { click(view_, a); }, action);
        return script_;
    }

private:
    void say(const std::string& line) { script_ += line + "\n"; }

    void drag(Square from, Square to) { say("drag " + to_text(from) + " " + to_text(to)); }

    void click(const PlayerView& view, const Move& move) {
        drag(move.from, move.to);
        if (has(screens::targets_of(view, move.from).bombards, move.to)) say("click move-there");
    }
    void click(const PlayerView& view, const Fire& fire) {
        drag(fire.from, fire.to);
        if (has(screens::targets_of(view, fire.from).bombards, fire.to)) say("click at-piece");
    }
    void click(const PlayerView& view, const Bombard& bombard) {
        drag(bombard.from, bombard.to);
        const screens::Targets targets = screens::targets_of(view, bombard.from);
        if (has(targets.shots, bombard.to) || has(targets.moves, bombard.to)) say("click at-tile");
    }
    void click(const PlayerView& view, const Attack& attack) {
        drag(attack.from, attack.to);
        if (screens::last_squares(view, attack.from, attack.to).size() > 1) say("click " + to_text(attack.via));
    }
    void click(const PlayerView&, const ChooseFallen& choice) { say(choice.frenzied_falls ? "click frenzied-falls" : "click other-falls"); }
    void click(const PlayerView&, const ChooseTarget& choice) { say("click target:" + (choice.target ? to_text(*choice.target) : "none")); }
    void click(const PlayerView&, const AnswerAttack& answer) { say(answer.spirit ? "click spirit" : "click no-card"); }
    void click(const PlayerView&, const Look& look) { say("click " + to_text(look.square)); }
    void click(const PlayerView&, const DraftCards& draft) {
        if (draft.discard) say("click pack:" + std::string(word(draft.keep)) + "\nclick pack:" + std::string(word(*draft.discard)));
        say("click confirm");
    }
    void click(const PlayerView&, const TakeCards& take) {
        say("click pile:" + std::string(word(take.first)));
        if (take.second) say("click pile:" + std::string(word(*take.second)));
        say("click confirm");
    }
    void name_nation(const std::vector<Nation>& nations, Nation nation) {
        if (nations.size() > 1) say("click nation:" + std::string(word(nation)));
    }
    void click(const PlayerView& view, const PlayCard& play) {
        say("click hand:" + std::string(word(play.card)) + "\nclick play-card");
        name_nation(screens::nations_for(view, play.card), play.nation);
    }
    void click(const PlayerView& view, const Inspire& inspire) {
        say("click hand:fighting_spirit\nclick play-card\nclick " + to_text(inspire.square));
        name_nation(screens::nations_for(view, Card::fighting_spirit, inspire.square), inspire.nation);
    }
    void click(const PlayerView& view, const EndCard&) {
        const SeenCards& cards = *view.cards;
        say("click card-done");
        if (cards.picked.empty() && !cards.infantry_done && !cards.cavalry_done && !cards.artillery_done) say("click end-now");
    }
    void click(const PlayerView& view, const EndTurn&) {
        say("click end-turn");
        if (!view.pursuit) {
            if (view.actions_left > 0 && screens::anything_to_do(view)) say("click end-now");
            return;
        }
        const bool idle = view.pursuit->victor == seat_ && view.actions_left == view.actions;
        if (idle || screens::can_still_act(view, seat_)) say("click end-now");
    }
    void ride(Rider rider, const std::string& target) { say("click rider-" + std::to_string(rider.slot() + 1) + "\nclick " + target); }
    void click(const PlayerView&, const TakeVictim& take) { ride(take.rider, to_text(take.square)); }
    void click(const PlayerView&, const SavePiece& save) {
        if (save.rider) ride(*save.rider, to_text(save.square));
        else say("click " + to_text(save.square));
    }
    void click(const PlayerView&, const AttackRider& attack) {
        ride(attack.rider, "enemy-rider-" + std::to_string(attack.target.slot() + 1));
    }
    template <class Other>
    void click(const PlayerView&, const Other&) {
        say("fail");  // a greedy player never chooses it
    }

    const PlayerView& view_;
    Seat seat_;
    std::string script_;
};

}  // namespace

std::string clicks_for(const PlayerView& view, Seat seat, const Action& action) { return Clicker(view, seat).clicks(action); }

std::string clicks_for(const Session& session, Seat seat, const Action& action) {
    const PlayerView view = session.view(viewer_of(seat));
    const std::string clicks = clicks_for(view, seat, action);
    const auto* attack = std::get_if<Attack>(&action);
    if (attack == nullptr) return clicks;
    const screens::StaffMap staff = stages::staff_map_of(session, seat, view);
    const bool asks = screens::always_loses({view, session.rules().roster(), staff, seat}, *attack);
    return asks ? clicks + "click attack-now\n" : clicks;
}

}  // namespace fow::test
