#include "app/greedy_game.hpp"

#include <algorithm>
#include <filesystem>

#include "chance/chance.hpp"
#include "app/table.hpp"
#include "files/files.hpp"
#include "ui/screens/rounds.hpp"
#include "ui/screens/targets.hpp"

namespace fow::test {
namespace {

class Player {
public:
    Player(const Ruleset& rules, std::uint64_t seed)
        : session_(rules, Options{}, {"Marie", "Arthur"}), chance_(seed), lots_(seed + 1) {}

    GreedyGame play() {
        say("click new-game\nclick first-name\ntype Marie\nclick second-name\ntype Arthur\nclick begin");
        for (const Seat seat : {Seat::allied, Seat::french}) set_up(seat);
        take_seat();
        while (session_.decider() != Decider::nobody) act(choose());
        return {script_, session_};
    }

private:
    void say(const std::string& line) { script_ += line + "\n"; }

    void roll() { static_cast<void>(session_.roll(chance_.pick(session_.rolls()))); }

    void set_up(Seat seat) {
        say("hold take-seat\nclick card-2\nclick go-on\nclick historical\nclick ready\nclick ready-now");
        roll();
        const auto path = files::data_folder() / "rules" / "waterloo" / "deployments" / (std::string(word(seat)) + "-1815.json");
        for (const PlaceUnit& place : read_deployment(files::read(path), path.string(), session_.rules().roster()).places)
            static_cast<void>(session_.play(place));
        static_cast<void>(session_.play(Ready{}));
    }

    /// The veil, and the news behind it.
    void take_seat() {
        seated_ = session_.decider() == Decider::french ? Seat::french : Seat::allied;
        say("hold take-seat");
        if (session_.state().phase != Phase::turn) return;
        const auto& heard = session_.heard(viewer_of(seated_));
        bool news = false;
        bool turn_is_new = false;
        for (std::size_t i = read_[seated_]; i < heard.size(); ++i) {
            const Event& event = heard[i].event;
            const auto* ended = std::get_if<TurnEnded>(&event);
            const auto* ready = std::get_if<SetUpDone>(&event);
            const auto* began = std::get_if<TurnBegan>(&event);
            if ((ended != nullptr && ended->seat == seated_) || (ready != nullptr && ready->seat == seated_)) news = turn_is_new = false;
            else if (began != nullptr && began->seat == seated_) turn_is_new = true;
            else if (began == nullptr && ended == nullptr && !turn_is_new) news = true;
        }
        read_[seated_] = heard.size();
        if (news && turn_is_new) say("click news-read");
    }

    /// How near an own piece on that square is to the enemy's line of retreat.
    int way_left(Square square) const {
        const Seat enemy = other(session_.state().mover);
        int nearest = square_count;
        for (const Square goal : session_.rules().set().board.line_of_retreat[enemy][session_.state().line[enemy]])
            nearest = std::min(nearest, distance(square, goal));
        return nearest;
    }

    /// Wins where it can, else a fight that is won for sure, else the longest stride towards the line of retreat.
    Action choose() {
        if (session_.state().phase == Phase::frenzy_choice) return ChooseFallen{false};
        const State& state = session_.state();
        ActionList actions;
        legal(session_.rules(), state, actions);
        Action best = EndTurn{};
        int best_worth = -1000;
        for (const Action& action : actions) {
            int worth = -1001;
            State after = state;
            if (std::holds_alternative<Move>(action) || std::holds_alternative<Attack>(action) || std::holds_alternative<Fire>(action)) {
                apply(session_.rules(), after, action);
                const auto* move = std::get_if<Move>(&action);
                const auto* attack = std::get_if<Attack>(&action);
                if (after.has_result && after.has_winner && after.winner == state.mover) return action;
                const int own = after.occupied(state.mover).size() - state.occupied(state.mover).size();
                const int theirs = after.occupied(other(state.mover)).size() - state.occupied(other(state.mover)).size();
                worth = 40 * own - 40 * theirs + static_cast<int>(lots_.below(4));
                if (attack != nullptr && after.phase == Phase::battle_die) worth += 15;
                if (move != nullptr) worth += 5 * (way_left(move->from) - way_left(move->to));
                if (attack != nullptr && own == 0) worth += 5 * (way_left(attack->from) - way_left(attack->to));
            }
            if (worth > best_worth) {
                best_worth = worth;
                best = action;
            }
        }
        return best;
    }

    void act(const Action& action) {
        const std::size_t before = session_.heard(Viewer::onlooker).size();
        click(action);
        static_cast<void>(session_.play(action));
        if (std::holds_alternative<ChooseFallen>(action)) watch_battle(app::last_combat(session_.heard(Viewer::onlooker)), true);
        else if (ui::shows_battle(app::events_from(session_.heard(Viewer::onlooker), before))) watch_battle(before, false);
        while (session_.state().phase == Phase::prussian_draw) roll();
        const Decider decider = session_.decider();
        if (decider != Decider::nobody && decider != decider_of(seated_)) take_seat();
    }

    void click(const Action& action) {
        const PlayerView view = session_.view(viewer_of(seated_));
        if (const auto* move = std::get_if<Move>(&action)) {
            say("drag " + to_text(move->from) + " " + to_text(move->to));
        } else if (const auto* fire = std::get_if<Fire>(&action)) {
            say("drag " + to_text(fire->from) + " " + to_text(fire->to));
        } else if (const auto* attack = std::get_if<Attack>(&action)) {
            say("drag " + to_text(attack->from) + " " + to_text(attack->to));
            if (ui::last_squares(view, attack->from, attack->to).size() > 1) say("click " + to_text(attack->via));
        } else if (const auto* falls = std::get_if<ChooseFallen>(&action)) {
            say(falls->frenzied_falls ? "click frenzied-falls" : "click other-falls");
        } else {
            say("click end-turn");
            if (view.actions_left > 0 && ui::anything_to_do(view)) say("click end-now");
        }
    }

    /// Through the battle shown to both, from its first line on.
    void watch_battle(std::size_t first, bool from_last) {
        const auto rounds = [&] { return ui::rounds_of(app::events_from(session_.heard(Viewer::onlooker), first)).size(); };
        std::size_t round = from_last ? rounds() - 1 : 0;
        for (;;) {
            for (; round + 1 < rounds(); ++round) say("click continue");
            if (session_.state().phase != Phase::battle_die) break;
            say("click roll-die");
            roll();
        }
        say("click continue");
    }

    Session session_;
    Chance chance_;
    Pcg32 lots_;
    Seat seated_ = Seat::allied;
    PerSeat<std::size_t> read_;  ///< lines of the log that each player has seen
    std::string script_;
};

}  // namespace

GreedyGame play_greedy_game(const Ruleset& rules, std::uint64_t seed) { return Player(rules, seed).play(); }

}  // namespace fow::test
