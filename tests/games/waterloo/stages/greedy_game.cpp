#include "games/waterloo/stages/greedy_game.hpp"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "files/files.hpp"
#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"
#include "games/waterloo/stages/draft.hpp"
#include "games/waterloo/stages/field_stages.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/input.hpp"
#include "seal/ledger.hpp"

namespace fow::test {

using namespace waterloo;
namespace {

class GreedyChooser {
public:
    GreedyChooser(const Rules& rules, const State& state, Pcg32& random) : rules_(rules), state_(state), random_(random) {
        legal(rules, state, actions_);
        const Seat enemy = other(state.mover);
        const auto aim = rules.expert() ? static_cast<std::size_t>(Sector::left) : std::size_t{state.line[enemy]};
        goal_ = rules.set().board.line_of_retreat[enemy][aim];
    }

    Action choose() {
        switch (state_.phase) {
            case Phase::draft:
            case Phase::take_cards:
            case Phase::defence:
            case Phase::building_choice:
            case Phase::pursuit: break;
            case Phase::frenzy_choice: return ChooseFallen{false};
            case Phase::card: return card_step();
            default: return turn_step();
        }
        return state_.phase == Phase::pursuit ? pursue()
                                              : random_one([](const Action& action) { return !std::holds_alternative<Resign>(action); });
    }

private:
    template <class Fits>
    Action random_one(const Fits& fits) {
        std::vector<Action> fitting;
        for (const Action& action : actions_)
            if (fits(action)) fitting.push_back(action);
        if (fitting.empty()) return EndTurn{};
        return fitting[random_.below(static_cast<std::uint32_t>(fitting.size()))];
    }

    /// Wins if possible; otherwise prefers a fight that is surely won, then the longest step towards the goal. Sometimes plays a card.
    Action turn_step() {
        const auto card = [](const Action& action) {
            return std::holds_alternative<PlayCard>(action) || std::holds_alternative<Inspire>(action);
        };
        if (std::any_of(actions_.begin(), actions_.end(), card) && random_.below(3) == 0) return random_one(card);
        return best().value_or(EndTurn{});
    }

    Action card_step() {
        if (state_.playing.card == Card::reconnaissance) {
            const bool more = state_.playing.steps < 2 || random_.below(3) > 0;
            return more ? random_one([](const Action& action) { return std::holds_alternative<Look>(action); }) : Action(EndCard{});
        }
        return best().value_or(EndCard{});
    }

    /// Takes or saves what it can; sometimes attacks a rider.
    Action pursue() {
        const auto attacks = [](const Action& action) { return std::holds_alternative<AttackRider>(action); };
        if (random_.below(4) == 0 && std::any_of(actions_.begin(), actions_.end(), attacks)) return random_one(attacks);
        return random_one(
            [](const Action& action) { return std::holds_alternative<TakeVictim>(action) || std::holds_alternative<SavePiece>(action); });
    }

    [[nodiscard]] int distance_left(Square square) const {
        int nearest = square_count;
        for (const Square goal : goal_) nearest = std::min(nearest, distance(square, goal));
        return nearest;
    }

    [[nodiscard]] std::optional<Action> best() {
        std::optional<Action> chosen;
        int best_worth = state_.phase == Phase::card ? 0 : -1000;
        for (const Action& action : actions_) {
            const auto* move = std::get_if<Move>(&action);
            const auto* attack = std::get_if<Attack>(&action);
            const bool shot = std::holds_alternative<Fire>(action) || std::holds_alternative<Bombard>(action);
            if (move == nullptr && attack == nullptr && !shot) continue;
            State after = state_;
            apply(rules_, after, action);
            if (after.phase == Phase::defence) apply(rules_, after, Action(AnswerAttack{}));
            const bool won =
                after.has_result ? after.has_winner && after.winner == state_.mover : after.pursuing && after.victor == state_.mover;
            if (won) return action;
            const int own = after.occupied(state_.mover).size() - state_.occupied(state_.mover).size();
            const int theirs = after.occupied(other(state_.mover)).size() - state_.occupied(other(state_.mover)).size();
            int worth = 40 * own - 40 * theirs + static_cast<int>(random_.below(4));
            if (attack != nullptr && after.phase == Phase::battle_die) worth += 15;
            if (move != nullptr) worth += 5 * (distance_left(move->from) - distance_left(move->to));
            if (attack != nullptr && own == 0) worth += 5 * (distance_left(attack->from) - distance_left(attack->to));
            if (worth > best_worth) {
                best_worth = worth;
                chosen = action;
            }
        }
        return chosen;
    }

    const Rules& rules_;
    const State& state_;
    Pcg32& random_;
    ActionList actions_;
    SquareSet goal_;
};

class Player {
public:
    Player(const Ruleset& rules, Options options, std::uint64_t seed)
        : session_(rules, options, {"Marie", "Arthur"}), source_(seal::chosen_source(seed)), random_(seed + 1) {}

    GreedyGame play() {
        const Options& options = session_.record().options;
        say("click new-game\nclick first-name\ntype Marie\nclick second-name\ntype Arthur");
        if (options.mode != Mode::basic) say("click mode:" + std::string(word(options.mode)));
        if (options.start_early || options.where_are_the_prussians) say("click more-choices");
        if (options.start_early) say("click start-early");
        if (options.where_are_the_prussians) say("click where-are-the-prussians");
        say("click begin");
        for (const Seat seat : {allied_seat, french_seat}) set_up(seat);
        seated_ = french_seat;
        go_on();
        while (session_.decider() != Decider::nobody) act(greedy_choice(session_.rules(), session_.state(), random_));
        return {script_, session_};
    }

private:
    void say(const std::string& line) { script_ += line + "\n"; }

    void roll() {
        Pcg32 numbers(seal::lot(source_, rolled_++));
        static_cast<void>(session_.roll(Chance(0).pick(session_.rolls(), numbers)));
    }

    void set_up(Seat seat) {
        say("hold take-seat");
        if (session_.state().phase == Phase::line_draw) roll();
        say("click historical\nclick ready");
        stages::Draft draft(session_.rules(), session_.state());
        draft.set_what_fits(stages::historical_army(files::data_folder(), seat, session_.rules().roster()).places);
        for (const PlaceUnit& place : draft.places()) static_cast<void>(session_.play(place));
        static_cast<void>(session_.play(Ready{}));
    }

    /// W11.1: the table takes the last card of the draft by itself.
    void take_last_card() {
        if (session_.state().phase != Phase::draft) return;
        const auto known = session_.view(viewer_of(session_.state().mover)).cards;
        if (!known || known->pack_size != 1) return;
        for (const Card card : cards)
            if ((*known->pack)[card] > 0) static_cast<void>(session_.play(DraftCards{card, {}}));
    }

    /// Continues to the next decision: through rolls, the veil and the news.
    void go_on() {
        take_last_card();
        while (session_.state().phase == Phase::prussian_draw || session_.state().phase == Phase::muster) roll();
        if (session_.state().phase == Phase::prussian_die) {
            say("click roll-die\nclick continue");
            roll();
            seated_.reset();
        }
        if (session_.decider() == Decider::nobody) return;
        const Seat wanted = session_.decider() == french_decider ? french_seat : allied_seat;
        if (seated_ != wanted) say("hold take-seat");
        seated_ = wanted;
        read_news(wanted);
    }

    void read_news(Seat seat) {
        const Phase phase = session_.state().phase;
        if (phase != Phase::turn && phase != Phase::card && phase != Phase::pursuit) return;
        const std::vector<LogLine> log = session_.log(viewer_of(seat));
        const stages::PursuitNews news = stages::pursuit_news(session_, stages::news_for(log, session_.state(), seat, read_[seat]), seat);
        if (news.lines.empty() && !news.begins) return;
        if (phase == Phase::pursuit || stages::worth_telling(news.lines)) say("click news-read");
        read_[seat] = log.size();
    }

    void act(const Action& action) {
        const std::size_t before = session_.heard(Viewer::onlooker).size();
        const bool scouts = session_.state().playing.active && session_.state().playing.card == Card::reconnaissance;
        const bool looked = scouts && session_.state().playing.steps + (std::holds_alternative<Look>(action) ? 1 : 0) > 0;
        click(action);
        static_cast<void>(session_.play(action));
        if (looked && !session_.state().playing.active) say("click scouted-read");
        const bool answers = std::holds_alternative<ChooseFallen>(action) || std::holds_alternative<AnswerAttack>(action) ||
                             (std::holds_alternative<ChooseTarget>(action) && session_.state().phase != Phase::defence);
        if (answers) watch_battle(stages::last_combat(session_.heard(Viewer::onlooker)), true);
        else if (screens::shows_battle(stages::events_from(session_.heard(Viewer::onlooker), before))) watch_battle(before, false);
        else if (std::holds_alternative<TakeVictim>(action) || std::holds_alternative<AttackRider>(action)) say("hold continue");
        go_on();
    }

    void click(const Action& action) { script_ += clicks_for(session_, *seated_, action); }

    /// Clicks through the battle page, from its first line on.
    void watch_battle(std::size_t first, bool from_last) {
        const auto rounds = [&] { return screens::rounds_of(stages::events_from(session_.heard(Viewer::onlooker), first)).size(); };
        std::size_t round = from_last ? rounds() - 1 : 0;
        for (;;) {
            for (; round + 1 < rounds(); ++round) say("click continue");
            if (session_.state().phase != Phase::battle_die) break;
            say("click roll-die");
            roll();
        }
        say("hold continue");
    }

    Session session_;
    std::string source_;
    std::size_t rolled_ = 0;
    Pcg32 random_;
    std::optional<Seat> seated_;
    PerSeat<std::size_t> read_;  ///< lines of the log that each player has seen
    std::string script_;
};

}  // namespace

Action greedy_choice(const Rules& rules, const State& state, Pcg32& random) { return GreedyChooser(rules, state, random).choose(); }

GreedyGame play_greedy_game(const Ruleset& rules, Options options, std::uint64_t seed) { return Player(rules, options, seed).play(); }

}  // namespace fow::test
