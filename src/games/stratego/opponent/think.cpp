#include "games/stratego/opponent/think.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/opponent.hpp"
#include "core/pcg32.hpp"
#include "games/stratego/view/deductions.hpp"
#include "set_up.hpp"

namespace fow::stratego {
namespace {

using namespace opponent;

bool is_legal(const View& view, const Action& action) {
    return std::find(view.legal.begin(), view.legal.end(), action) != view.legal.end();
}

std::string text(Rank rank) { return std::string(name(rank)); }

/// The next piece of the army that this seed gives. Pieces already placed are left where they are.
Answer set_up(const Rules& rules, const View& view, const Mind& mind) {
    const Seat me = view.mover;
    const std::vector<Place> army = army_for(rules, me, mind.style, mixed(mind.seed, index(me)));
    for (const Place& place : army)
        if (is_legal(view, place)) return {place, {Told("The {rank} belongs there.", {{"rank", text(place.rank)}})}, 500, 1};
    if (is_legal(view, Ready{})) return {Ready{}, {"The army stands."}, 500, 1};
    // Somebody else has put pieces on these squares: the remaining pieces go where there is room.
    for (const Action& action : view.legal)
        if (std::holds_alternative<Place>(action)) return {action, {"There is room."}, 500, 1};
    for (const Action& action : view.legal)
        if (std::holds_alternative<TakeUp>(action)) return {action, {"As it stands, the army could not move."}, 500, 1};
    return {view.legal.front(), {}, 500, 1};
}

/// Whether no piece that the seat has left could ever win.
bool is_hopeless(const Board& board) {
    bool any_miner = false;
    double strongest = 0, his_movers = board.sums().his_movers;
    int movers = 0;
    for (int i = 0; i < board.men(); ++i) {
        const Man& man = board.man(i);
        if (!man.mine || !can_move(man.rank)) continue;
        ++movers;
        any_miner = any_miner || man.rank == Rank::miner;
        strongest = std::max(strongest, static_cast<double>(strength(man.rank)));
    }
    if (movers > 2 || his_movers < 4 * movers) return false;
    // How many movable enemies it could still beat, as far as it knows.
    double beaten = 0;
    for (int i = 0; i < board.men(); ++i) {
        const Man& man = board.man(i);
        if (man.mine) continue;
        double most = 0;
        for (int j = 0; j < board.men(); ++j)
            if (const Man& own = board.man(j); own.mine && can_move(own.rank)) most = std::max(most, board.face(man).met[at(own.rank)].won);
        beaten += most * board.face(man).mobile;
    }
    return !any_miner && beaten < 0.3 * his_movers && strongest < 9;
}

/// Whether half of the turns that end the game (C4.5) have passed without an attack, and the side neither has much more than the other
/// one nor sees how it wins. By then all that may lead to an attack looks better than it is, so only pieces are counted.
bool is_stuck(const View& view, const Board& board, int chance) {
    constexpr int wins = 750;
    constexpr double much_more = 1.3;
    return share_of_limit(view.quiet, view) >= 0.5 && chance < wins && board.sums().mine < much_more * board.sums().his;
}

/// C4.3: a draw is offered again after each eighth of the limit.
bool has_offered(const View& view, std::span<const Line> heard) {
    int turns = 0;
    for (auto line = heard.rbegin(); line != heard.rend() && share_of_limit(turns, view) < 0.125; ++line) {
        if (std::holds_alternative<Moved>(line->event)) ++turns;
        if (const auto* offer = std::get_if<DrawOffered>(&line->event); offer != nullptr && offer->side == view.mover) return true;
    }
    return false;
}

}  // namespace

Answer think(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind, Budget budget) {
    if (view.phase == Phase::set_up) return set_up(rules, view, mind);
    const Skill skill = skill_of(mind.level);
    const Weights weights = weights_of(mind.style);
    const Knowledge knowledge = remember(view, heard, mind, skill, weights.trust);
    Board board(rules, view, knowledge, skill, weights);

    std::vector<Move> moves;
    for (const Action& action : view.legal)
        if (const auto* move = std::get_if<Move>(&action)) moves.push_back(*move);
    if (moves.empty()) return {view.legal.front(), {}, 1, 1};

    const Found found = look(board, knowledge, moves, skill, std::max<std::uint64_t>(budget.nodes, 1));
    const double best = found.choices.front().value;
    const int chance = chance_of(board, best);
    const bool stuck = is_stuck(view, board, chance);
    if (is_legal(view, AcceptDraw{}) && (stuck || chance <= 480) && view.turns > 40)
        return {AcceptDraw{}, {"A draw is better than this position."}, chance, found.nodes};
    if (stuck && is_legal(view, OfferDraw{}) && !has_offered(view, heard))
        return {OfferDraw{}, {"Neither side makes progress."}, chance, found.nodes};
    if (chance < 120 && is_legal(view, Resign{}) && is_hopeless(board))
        return {Resign{}, {"Nothing that is left can still win."}, 1, found.nodes};

    // Far ahead or behind, a point changes the value less, so the tolerated difference must shrink, too.
    // Who has time may choose; who is in a hurry goes straight for it.
    const double within = skill.within * board.steepness(best) * (1 - 0.9 * board.hurry());
    std::size_t alike = 1;
    while (alike < found.choices.size() && best < board.win() * 0.99 && found.choices[alike].value >= best - within) ++alike;
    Pcg32 numbers(mixed(mind.seed, heard.size()));
    const Choice& choice = found.choices[numbers.below(static_cast<std::uint32_t>(alike))];
    return {choice.move, {reason_for(board, choice)}, chance, found.nodes};
}

std::vector<Place> completed_army(const Rules& rules, Seat side, const std::vector<Place>& standing, const Mind& mind) {
    return army_for(rules, side, mind.style, mixed(mind.seed, index(side)), standing);
}

Budget budget_of(Level level) { return {skill_of(level).nodes}; }

std::vector<Style> styles_of_game() { return {Style::steady, Style::bold, Style::patient, Style::gambler, Style::raider}; }

}  // namespace fow::stratego

namespace fow::stratego::opponent {
namespace {

std::string square_text(int square) { return to_text(Square::from_index(square)); }

/// An attack on a piece that is known.
Told known_fight(const Man& man, const Face& face, int square) {
    if (face.rank == Rank::flag)
        return {"The {rank} attacks {square}: there is the Flag.", {{"rank", text(man.rank)}, {"square", square_text(square)}}};
    const Odds& odds = face.met[at(man.rank)];
    const char* sentence = odds.won > 0.5    ? "The {rank} attacks the {enemy} on {square}."
                           : odds.both > 0.5 ? "The {rank} attacks the {enemy} on {square}: both fall."
                                             : "The {rank} attacks the {enemy} on {square} and is given up.";
    return {sentence, {{"rank", text(man.rank)}, {"enemy", text(face.rank)}, {"square", square_text(square)}}};
}

Told fight_told(const Board& board, const Stride& stride) {
    const Man& man = board.man(stride.man);
    const Face& face = board.face(board.man(stride.victim));
    if (face.sure) return known_fight(man, face, stride.to);
    const auto told = [&](const char* sentence) { return Told(sentence, {{"rank", text(man.rank)}, {"square", square_text(stride.to)}}); };
    const auto likeliest = std::max_element(face.chance.begin(), face.chance.end());
    const Rank rank = ranks[static_cast<std::size_t>(likeliest - face.chance.begin())];
    if (face.chance[at(Rank::flag)] > 0.3) return told("The {rank} attacks {square}: the Flag may stand there.");
    if (*likeliest > 0.45) {
        const char* sentence = fight(man.rank, rank) == Outcome::lost
                                   ? "The {rank} attacks {square}: most likely a {enemy}, but what else may stand there is worth the risk."
                                   : "The {rank} attacks {square}: most likely a {enemy}.";
        return {sentence, {{"rank", text(man.rank)}, {"square", square_text(stride.to)}, {"enemy", text(rank)}}};
    }
    const Odds& odds = face.met[at(man.rank)];
    if (odds.won + odds.flag > 0.55) return told("The {rank} attacks {square}: it should win.");
    if (rank == Rank::bomb || man.rank == Rank::scout) return told("The {rank} attacks {square} to see what stands there.");
    return told("The {rank} attacks {square}: it is worth the risk.");
}

/// The square of a known enemy next to that one to which our piece would lose if `stronger`, or which it would beat otherwise.
std::optional<int> beside(const Board& board, int square, Rank own, bool stronger) {
    for (const int direction : directions) {
        const int there = board.on(square + direction);
        if (there < 0 || board.man(there).mine) continue;
        const Face& face = board.face(board.man(there));
        if (!face.sure || (!can_move(face.rank) && stronger)) continue;
        const Outcome outcome = stronger ? fight(face.rank, own) : fight(own, face.rank);
        if (outcome == Outcome::won) return square + direction;
    }
    return std::nullopt;
}

}  // namespace

Told reason_for(const Board& board, const Choice& choice) {
    const Stride& stride = choice.stride;
    if (stride.victim >= 0) return fight_told(board, stride);
    const Man& man = board.man(stride.man);
    const auto told = [&](const char* sentence) { return Told(sentence, {{"rank", text(man.rank)}, {"square", square_text(stride.to)}}); };
    const auto near = [&](const char* sentence, int enemy) {
        Told reason = told(sentence);
        reason.values.emplace_back("enemy", text(board.face(board.man(board.on(enemy))).rank));
        reason.values.emplace_back("other", square_text(enemy));
        return reason;
    };
    if (const auto fled = beside(board, stride.from, man.rank, true))
        return near("The {rank} goes to {square}, away from the {enemy} on {other}.", *fled);
    if (const auto prey = beside(board, stride.to, man.rank, false))
        return near("The {rank} goes to {square}, next to the {enemy} on {other}.", *prey);
    if (board.place_of(man.rank, stride.to) > board.place_of(man.rank, stride.from) + 0.01) {
        const int ahead = board.me() == blue_seat ? stride.to - stride.from : stride.from - stride.to;
        return told(ahead > 0 ? "The {rank} goes to {square}, nearer to the enemy." : "The {rank} goes to {square}, nearer to its goal.");
    }
    return told("The {rank} goes to {square} and gives nothing away.");
}

}  // namespace fow::stratego::opponent

namespace fow::stratego {
namespace {

/// What a piece is worth, by Rank, in points of about a tenth of a Marshal.
constexpr std::array<double, rank_count> greedy_worth{1.5, 0.8, 2, 1.2, 2, 3, 4.5, 6, 8.5, 11, 4, 1000};
[[nodiscard]] double worth(Rank rank) { return greedy_worth[static_cast<std::size_t>(rank)]; }

class Greedy {
public:
    Greedy(const Rules& rules, const View& view, std::uint64_t seed) : rules_(rules), view_(view), numbers_(seed) {}

    [[nodiscard]] Action best() {
        return best_alone(view_.legal, numbers_,
                          [this](const Action& action) { return std::visit([this](const auto& what) { return value_of(what); }, action); });
    }

private:
    /// Rows from our edge.
    [[nodiscard]] int depth(Square square) const {
        return view_.mover == blue_seat ? square.rank() : rules_.set().ranks - 1 - square.rank();
    }
    /// Bombs and the Flag to the back, Miners behind the rest.
    [[nodiscard]] double value_of(const Place& place) const {
        const bool still = !can_move(place.rank);
        return 100 - (place.rank == Rank::flag ? 3.0 : still ? 1.0 : place.rank == Rank::miner ? 0.3 : 0) * depth(place.at);
    }
    [[nodiscard]] double value_of(const TakeUp&) const { return 0; }
    [[nodiscard]] double value_of(const Ready&) const { return 200; }
    [[nodiscard]] double value_of(const OfferDraw&) const { return -100; }
    [[nodiscard]] double value_of(const AcceptDraw&) const { return -100; }
    [[nodiscard]] double value_of(const Resign&) const { return -1000; }
    [[nodiscard]] double value_of(const Move& move) const {
        const auto& attacker = view_.at(move.from);
        if (!attacker || !attacker->rank) return 0;
        if (!view_.at(move.to)) return depth(move.to) > depth(move.from) ? 1 : depth(move.to) < depth(move.from) ? -1 : 0;
        const RankCounts weights = likely(view_, rules_.set(), move.to);
        double sum = 0;
        for (const Rank rank : ranks) {
            const Outcome outcome = fight(*attacker->rank, rank);
            sum +=
                of(weights, rank) * ((outcome != Outcome::lost ? worth(rank) : 0) - (outcome != Outcome::won ? worth(*attacker->rank) : 0));
        }
        return 1 + sum / std::max(1, total(weights));
    }

    const Rules& rules_;
    const View& view_;
    Pcg32 numbers_;
};

}  // namespace

Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed) { return Greedy(rules, view, seed).best(); }

}  // namespace fow::stratego
