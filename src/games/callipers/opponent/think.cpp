#include "games/callipers/opponent/think.hpp"

#include <algorithm>

#include "core/pcg32.hpp"
#include "manoeuvres.hpp"
#include "sense.hpp"

namespace fow::callipers {
namespace {

using namespace opponent;

/// What an order of the move step must gain, in men: less is not worth the men that it spends.
constexpr int least_progress = 10;
/// A player whose chances are no better than this, in thousandths, accepts a draw.
constexpr int fair = 450;

class Thinker {
public:
    Thinker(const Rules& rules, const State& state, std::span<const Line> heard, const Mind& mind, Budget budget)
        : rules_(rules),
          state_(state),
          sense_(rules, state, heard, mind),
          left_(std::max<std::uint64_t>(budget.nodes, 1)),
          numbers_(mixed(mind.seed, moment())) {}

    [[nodiscard]] Answer answer() {
        const int chance = sense_.chance();
        Answer made;
        if (state_.stage == Stage::orders) made = order(chance);
        else made = reply();
        made.chance = chance;
        made.nodes = std::max<std::uint64_t>(nodes_, 1);
        return made;
    }

private:
    /// A number that differs between the decisions of a game.
    [[nodiscard]] std::uint64_t moment() const {
        std::uint64_t moment = static_cast<std::uint64_t>(state_.turn) * 4 + static_cast<std::uint64_t>(state_.step);
        for (int i = 0; i < rules_.count(); ++i) {
            const Place& place = place_of(state_, i);
            moment = mixed(moment, static_cast<std::uint64_t>(place.at.x + 2 * bound) << 32U |
                                       static_cast<std::uint64_t>(place.at.y + 2 * bound) |
                                       static_cast<std::uint64_t>(place.moved || place.fired || place.attacked) << 62U);
        }
        return moment;
    }
    /// One of the orders about as good as the best.
    [[nodiscard]] const Judged& pick(std::vector<Judged>& judged) {
        std::stable_sort(judged.begin(), judged.end(), [](const Judged& a, const Judged& b) { return a.gain > b.gain; });
        std::size_t alike = 1;
        while (alike < judged.size() && judged[alike].gain >= judged.front().gain - sense_.skill().within) ++alike;
        return judged[numbers_.below(static_cast<std::uint32_t>(alike))];
    }

    [[nodiscard]] Answer order(int chance) {
        if (!check(rules_, state_, AcceptDraw{}) && chance <= fair)
            return {AcceptDraw{}, {"A draw is at least as good as this position."}, 0, 0};
        if (state_.step == Step::moves)
            if (const auto best = manoeuvre()) return {best->action, {reason_for(rules_, state_, best->action)}, 0, 0};
        if (state_.step != Step::attacks)
            if (const auto best = fire()) return {best->action, {reason_for(rules_, state_, best->action)}, 0, 0};
        if (const auto best = attack()) return {best->action, {reason_for(rules_, state_, best->action)}, 0, 0};
        return {EndTurn{}, {"There is nothing more to gain in this turn."}, 0, 0};
    }

    [[nodiscard]] std::optional<Judged> manoeuvre() {
        std::vector<Action> tried = manoeuvres(rules_, state_);
        // What it overlooks, and what a small budget leaves out, is random.
        const std::uint64_t looks = sense_.skill().looks, most = looks > 0 ? std::min(looks, left_) : left_;
        for (std::size_t i = tried.size(); i > most && i > 1; --i) {
            std::swap(tried[numbers_.below(static_cast<std::uint32_t>(i))], tried[i - 1]);
            tried.pop_back();
        }
        const int now = sense_.value()(state_);
        std::vector<Judged> judged;
        for (Action& action : tried) {
            State next = state_;
            apply(rules_, next, action, nullptr);
            ++nodes_;
            if (const int gain = sense_.value()(next) - now; gain >= least_progress) judged.push_back({std::move(action), gain});
        }
        if (judged.empty()) return std::nullopt;
        return pick(judged);
    }

    [[nodiscard]] std::optional<Judged> fire() {
        std::vector<Judged> judged;
        for (Salvo& salvo : sense_.judge().salvos(state_)) {
            ++nodes_;
            if (salvo.gain > 0) judged.push_back({std::move(salvo.order), salvo.gain});
        }
        if (judged.empty()) return std::nullopt;
        return pick(judged);
    }

    [[nodiscard]] std::optional<Judged> attack() {
        std::vector<Judged> judged;
        for (Fight& fight : sense_.judge().fights(state_)) {
            ++nodes_;
            if (fight.gain >= sense_.dare()) judged.push_back({std::move(fight.order), fight.gain});
        }
        if (judged.empty()) return std::nullopt;
        return pick(judged);
    }
    /// Answers a question of a fight: plays each answer and adds what the dice still to come will bring on average.
    [[nodiscard]] Answer reply() {
        std::vector<Judged> judged;
        for (Action& action : answers(rules_, state_)) {
            if (judged.size() > 1 && nodes_ >= left_) break;
            judged.push_back({action, sense_.gain_of_answer(action)});
            ++nodes_;
        }
        if (state_.stage == Stage::support) {
            const Action best = sense_.supports();
            return {best, {reason_for(rules_, state_, best)}, 0, 0};
        }
        const Action best = pick(judged).action;
        return {best, {reason_for(rules_, state_, best)}, 0, 0};
    }

    const Rules& rules_;
    const State& state_;
    Sense sense_;
    std::uint64_t left_;
    std::uint64_t nodes_ = 0;
    Pcg32 numbers_;
};

}  // namespace

Answer think(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind, Budget budget) {
    return Thinker(rules, view, heard, mind, budget).answer();
}

Budget budget_of(Level level) { return {skill_of(Mind{level}).nodes}; }

std::vector<Style> styles_of_game() { return {Style::steady, Style::bold, Style::gunner}; }

std::vector<Action> orders_worth_trying(const Rules& rules, const View& view) {
    if (view.stage != Stage::orders) return answers(rules, view);
    const Skill skill = skill_of(Mind{Level::marshal});
    const Judge judge(rules, skill);
    std::vector<Action> orders;
    if (view.step == Step::moves) orders = manoeuvres(rules, view);
    if (view.step != Step::attacks)
        for (Salvo& salvo : judge.salvos(view)) orders.emplace_back(std::move(salvo.order));
    for (Fight& fight : judge.fights(view)) orders.emplace_back(std::move(fight.order));
    orders.emplace_back(EndTurn{});
    return orders;
}

}  // namespace fow::callipers

namespace fow::callipers::opponent {
namespace {

class Reasons {
public:
    Reasons(const Rules& rules, const State& state) : rules_(rules), state_(state) {}

    [[nodiscard]] Told operator()(const Move& move) const {
        State next = state_;
        apply(rules_, next, move, nullptr);
        const int piece = rules_.index_of(move.key);
        for (int i = 0; i < rules_.count(); ++i)
            if (stands(rules_, next, i, other(next.side)) && touching(rules_, next, piece, i) && may_attack(piece, i))
                return contact(next, piece, i);
        if (is_gun(rules_, piece)) return of("{piece} go where they can bear on more.", move.key);
        return gain_of_place(next, piece);
    }
    [[nodiscard]] Told operator()(const Turn& turn) const { return of("{piece} faces the nearest enemy.", turn.key); }
    [[nodiscard]] Told operator()(const Wheel& wheel) const { return of("{piece} faces the nearest enemy.", wheel.key); }
    [[nodiscard]] Told operator()(const Ride& ride) const {
        return of("The general is needed with {piece} from the next turn on.", ride.key);
    }
    [[nodiscard]] Told operator()(const Fire& fire) const {
        const int target = rules_.index_of(fire.target);
        const char* sentence = is_gun(rules_, target)                 ? "Firing first at guns wins 58 times in 100: {enemy} first."
                               : fort_of(rules_, state_, target) >= 0 ? "A throw of 10 with two dice breaks a garrison: {enemy} may fall."
                               : fire.guns.size() > 1                 ? "Two guns destroy {enemy} without a die."
                                                                      : "One gun drives {enemy} back.";
        return {sentence, {{"enemy", rules_.piece(target).name}}};
    }
    [[nodiscard]] Told operator()(const Attack& attack) const {
        const Forecast sums = forecast(rules_, state_, clash_of(rules_, state_, attack));
        const Odds odds = odds_of(sums.attacker.before_dice() - sums.defender.before_dice(), sums.dice);
        return Told::counted("Against {enemy} alone this wins {count} time in 100 and loses {losses}.",
                             "Against {enemy} alone this wins {count} times in 100 and loses {losses}.", odds.win * 100 / odds.whole,
                             {{"enemy", name(attack.target)}, {"losses", std::to_string(odds.lose * 100 / odds.whole)}});
    }
    [[nodiscard]] Told operator()(const Retire&) const { return "To stay would cost more than the ground is worth."; }
    [[nodiscard]] Told operator()(const Stand&) const { return "The ground is worth the risk."; }
    [[nodiscard]] Told operator()(const Support& support) const {
        return support.keys.empty() ? "Alone it risks least." : "Together they risk less than one alone.";
    }
    [[nodiscard]] Told operator()(const Advance& advance) const {
        State next = state_;
        apply(rules_, next, advance, nullptr);
        return gain_of_place(next, rules_.index_of(advance.key));
    }
    [[nodiscard]] Told operator()(const Stay&) const { return "An advance would stand too open."; }
    [[nodiscard]] Told operator()(const Host& host) const { return of("The general is of most use with {piece}.", host.key); }
    template <class Order>
    [[nodiscard]] Told operator()(const Order&) const {
        return "There is nothing more to gain in this turn.";
    }

private:
    [[nodiscard]] const std::string& name(int key) const { return rules_.piece(rules_.index_of(key)).name; }
    [[nodiscard]] Told of(const char* sentence, int key) const { return {sentence, {{"piece", name(key)}}}; }
    /// A piece comes into contact with an enemy's front, or with its flank or rear (K9.9).
    [[nodiscard]] Told contact(const State& next, int piece, int target) const {
        const int side = fort_of(rules_, next, target) >= 0
                             ? 0
                             : flank_of(corners_of(rules_, next, target), corners_of(rules_, next, piece), place_of(next, piece).at);
        const char* sentence = side == 0   ? "{piece} goes up to {enemy}."
                               : side == 1 ? "{piece} goes up to the flank of {enemy}."
                                           : "{piece} goes up to the rear of {enemy}.";
        return {sentence, {{"piece", rules_.piece(piece).name}, {"enemy", rules_.piece(target).name}}};
    }
    [[nodiscard]] Length nearer_by(const State& next, int piece, int target) const {
        const Point at = place_of(next, target).at;
        return length_of(place_of(state_, piece).at - at) - length_of(place_of(next, piece).at - at);
    }
    /// Whether that gun could fire at the piece in its next turn as it stands.
    [[nodiscard]] bool bears(State state, int gun, int piece) const {
        state.side = rules_.piece(gun).side;
        state.step = Step::moves;
        state.stage = Stage::orders;
        for (int i = 0; i < rules_.count(); ++i) place_of(state, i).moved = place_of(state, i).fired = place_of(state, i).shot_at = false;
        return !check(rules_, state, Fire{{rules_.piece(gun).key}, rules_.piece(piece).key});
    }
    /// What a piece has of its new place: walls, less fire, a friend beside it, a nearer or a farther enemy.
    [[nodiscard]] Told gain_of_place(const State& next, int piece) const {
        const std::string& who = rules_.piece(piece).name;
        if (const int fort = fort_of(rules_, next, piece); fort >= 0 && fort_of(rules_, state_, piece) < 0)
            return {"{piece} takes cover behind the walls of {fort}.", {{"piece", who}, {"fort", rules_.fort_name(fort)}}};
        const Seat enemy = other(rules_.piece(piece).side);
        int nearest = -1, friendly = -1;
        const auto far = [&](int i) { return square(place_of(next, i).at - place_of(next, piece).at); };
        for (int i = 0; i < rules_.count(); ++i) {
            if (i == piece || !stands(rules_, next, i, rules_.piece(i).side)) continue;
            if (rules_.piece(i).side != enemy) {
                if (touching(rules_, next, piece, i) && !touching(rules_, state_, piece, i)) friendly = i;
                continue;
            }
            if (is_gun(rules_, i) && bears(state_, i, piece) && !bears(next, i, piece))
                return {"{piece} goes out of the fire of {enemy}.", {{"piece", who}, {"enemy", rules_.piece(i).name}}};
            if (may_attack(piece, i) && (nearest < 0 || far(i) < far(nearest))) nearest = i;
        }
        if (friendly >= 0)
            return {"{piece} closes up to {friend}: each can support the other.",
                    {{"piece", who}, {"friend", rules_.piece(friendly).name}}};
        const Length nearer = nearest < 0 ? 0 : nearer_by(next, piece, nearest);
        if (nearer == 0) return {"{piece} finds no better place within reach.", {{"piece", who}}};
        const std::string& whom = rules_.piece(nearest).name;
        if (nearer > 0)
            return Told::counted("{piece} comes {count} yard nearer to {enemy}.", "{piece} comes {count} yards nearer to {enemy}.", nearer,
                                 {{"piece", who}, {"enemy", whom}});
        return Told::counted("{piece} moves {count} yard away from {enemy}.", "{piece} moves {count} yards away from {enemy}.", -nearer,
                             {{"piece", who}, {"enemy", whom}});
    }
    /// K10.3: only infantry attacks a garrison.
    [[nodiscard]] bool may_attack(int piece, int target) const {
        return rules_.piece(piece).arm == Arm::infantry || fort_of(rules_, state_, target) < 0;
    }

    const Rules& rules_;
    const State& state_;
};

}  // namespace

Told reason_for(const Rules& rules, const State& state, const Action& action) { return std::visit(Reasons(rules, state), action); }

}  // namespace fow::callipers::opponent

namespace fow::callipers {

Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed) {
    return think(rules, view, {}, Mind{Level::recruit, Style::steady, seed}, {100}).action;
}

}  // namespace fow::callipers
