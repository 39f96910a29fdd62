#include "games/stratego/opponent/think.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/mixing.hpp"
#include "reasons.hpp"
#include "set_up.hpp"

namespace fow::stratego {
namespace {

using namespace opponent;

bool is_legal(const View& view, const Action& action) {
    return std::find(view.legal.begin(), view.legal.end(), action) != view.legal.end();
}

/// The next piece of the army that this seed gives. Pieces already placed are left where they are.
Answer set_up(const Rules& rules, const View& view, const Mind& mind) {
    const Seat me = view.mover;
    const std::vector<Place> army = army_for(rules, me, mind.style, mixed(mind.seed, index(me)));
    for (const Place& place : army)
        if (is_legal(view, place)) return {place, "The " + std::string(name(place.rank)) + " belongs there.", 500, 1};
    if (is_legal(view, Ready{})) return {Ready{}, "The army stands.", 500, 1};
    // Somebody else has put pieces on these squares: the remaining pieces go where there is room.
    for (const Action& action : view.legal)
        if (std::holds_alternative<Place>(action)) return {action, "There is room.", 500, 1};
    for (const Action& action : view.legal)
        if (std::holds_alternative<TakeUp>(action)) return {action, "As it stands, the army could not move.", 500, 1};
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
    if (is_legal(view, AcceptDraw{}) && chance <= 480 && view.turns > 40)
        return {AcceptDraw{}, "A draw is better than this position.", chance, found.nodes};
    if (chance < 120 && is_legal(view, Resign{}) && is_hopeless(board))
        return {Resign{}, "Nothing that is left can still win.", 1, found.nodes};

    // Far ahead or behind, a point changes the value less, so the tolerated difference must shrink, too.
    // Who has time may choose; who is in a hurry goes straight for it.
    const double within = skill.within * board.steepness(best) * (1 - 0.9 * board.hurry());
    std::size_t alike = 1;
    while (alike < found.choices.size() && best < board.win() * 0.99 && found.choices[alike].value >= best - within) ++alike;
    Pcg32 numbers(mixed(mind.seed, heard.size()));
    const Choice& choice = found.choices[numbers.below(static_cast<std::uint32_t>(alike))];
    return {choice.move, reason_for(board, choice), chance, found.nodes};
}

std::vector<Place> completed_army(const Rules& rules, Seat side, const std::vector<Place>& standing, const Mind& mind) {
    return army_for(rules, side, mind.style, mixed(mind.seed, index(side)), standing);
}

Budget budget_of(Level level) { return {skill_of(level).nodes}; }

std::vector<Style> styles_of_game() { return {Style::steady, Style::bold, Style::patient, Style::gambler, Style::raider}; }

}  // namespace fow::stratego
