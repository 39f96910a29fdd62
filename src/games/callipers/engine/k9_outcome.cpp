// K9.12 to K9.17: what becomes of the pieces that fought.
#include <algorithm>

#include "chapters.hpp"

namespace fow::callipers::chapter {
namespace {

/// The strongest or the weakest of the set by points; among equals, the one with the highest key (K9.14, K9.16). -1 if it is empty.
[[nodiscard]] int chosen(const Rules& rules, const PieceSet& set, bool strongest) {
    int best = -1;
    for (int i = 0; i < rules.count(); ++i) {
        if (!set.has(i)) continue;
        const int more = best < 0 ? 0 : points_of(rules, i) - points_of(rules, best);
        if (best < 0 || (strongest ? more >= 0 : more <= 0)) best = i;
    }
    return best;
}

/// K9.15: the nearest friendly piece outside the group; -1 = none.
[[nodiscard]] int nearest_friend(const Rules& rules, const State& state, int piece, const PieceSet& group) {
    int best = -1;
    Length least = 0;
    for (int i = 0; i < rules.count(); ++i) {
        if (!owned(rules, state, i, rules.piece(piece).side) || group.has(i)) continue;
        const Length apart = square(at(state, i).at - at(state, piece).at);
        if (best >= 0 && apart >= least) continue;
        best = i;
        least = apart;
    }
    return best;
}

void rally(const Rules& rules, State& state, int piece, const PieceSet& group, Listener* listener) {
    if (const int friend_ = nearest_friend(rules, state, piece, group); friend_ >= 0) {
        const Point from = at(state, piece).at, way = at(state, friend_).at - from;
        for (int j = 100; j >= 0; --j) {
            const Point place = from + part_of(way, j, 100);
            const Corners there = corners_at(rules, piece, place, at(state, piece).facing);
            if (refusal_of_end(rules, state, piece, there, {}) || enemy_touched(rules, state, piece, there) >= 0) continue;
            return put(rules, state, piece, place, PieceMoved::How::rallied, listener);
        }
    }
    remove(rules, state, piece, PieceLost::How::rally, listener);
}

/// K9.14, K11.4: removes what the losing group loses. Returns the piece that rallies; -1 = none.
[[nodiscard]] int lose(const Rules& rules, State& state, PieceSet group, Listener* listener) {
    const int host = state.general[rules.piece(lowest(rules, group)).side];
    if (host >= 0 && group.has(host) && size_of(rules, group) > 1) {
        for (int i = 0; i < rules.count(); ++i)
            if (group.has(i)) remove(rules, state, i, PieceLost::How::general, listener);
        return -1;
    }
    const int first = chosen(rules, group, true);
    remove(rules, state, first, PieceLost::How::fight, listener);
    group.remove(first);
    return chosen(rules, group, false);
}

void note_tie(const Rules& rules, State& state) {
    ++state.ties;
    for (int i = 0; i < rules.count(); ++i)
        if (i == state.clash.target || state.clash.supports.has(i) || state.clash.group.has(i)) at(state, i).tie = state.ties;
}

}  // namespace

void settle_combat(const Rules& rules, State& state, Listener* listener) {
    Clash& clash = state.clash;
    Forecast sums = forecast(rules, state, clash);
    for (std::size_t i = 0; i < static_cast<std::size_t>(sums.dice); ++i) {
        sums.attacker.dice[i] = clash.dice[i];
        sums.defender.dice[i] = clash.dice[i + static_cast<std::size_t>(sums.dice)];
    }
    tell(listener, FightSettled{sums.attacker, sums.defender, state.side});
    const int margin = sums.attacker.total() - sums.defender.total();
    if (margin == 0) {
        note_tie(rules, state);
        return ask_after_tie(rules, state, true, listener);
    }
    clash.won = margin > 0;
    PieceSet defenders = clash.supports;
    defenders.add(clash.target);
    const PieceSet& losers = clash.won ? defenders : clash.group;
    const PieceSet& winners = clash.won ? clash.group : defenders;
    const int rallying = lose(rules, state, losers, listener);
    if (size_of(rules, winners) > 1) remove(rules, state, chosen(rules, winners, false), PieceLost::How::price, listener);
    if (rallying >= 0) rally(rules, state, rallying, losers, listener);
    settle(rules, state, listener);
}

void ask_after_tie(const Rules& rules, State& state, bool defender_too, Listener* listener) {
    state.stage = Stage::tie_first;
    if (defender_too && can_retire(rules, state, body_asked(rules, state))) return;
    state.stage = Stage::tie_second;
    if (can_retire(rules, state, body_asked(rules, state))) return;
    settle(rules, state, listener);
}

std::optional<Point> advance_of(const Rules& rules, const State& state, int piece) {
    const Clash& clash = state.clash;
    const Place& target = at(state, clash.target);
    if (!clash.won || !clash.touching.has(piece) || !at(state, piece).stands) return std::nullopt;
    if (target.stands && target.at == clash.where) return std::nullopt;
    const Point from = at(state, piece).at, way = clash.where - from;
    for (int j = 100; j >= 1; --j)
        if (const Point place = from + part_of(way, j, 100); can_go(rules, state, piece, place)) return place;
    return std::nullopt;
}

Refusal refusal_of(const Rules& rules, const State& state, const Advance& advance) {
    const int piece = found(rules, state, advance.key, state.side);
    if (piece < 0) return no_order();
    if (!advance_of(rules, state, piece))
        return Violation{"K9.17", "{who} cannot advance: it was not in contact, or the way is shut.", 0, 0, name(rules, piece)};
    return std::nullopt;
}

void play(const Rules& rules, State& state, const Advance& advance, Listener* listener) {
    const int piece = rules.index_of(advance.key);
    put(rules, state, piece, *advance_of(rules, state, piece), PieceMoved::How::advanced, listener);
    close_order(rules, state, listener);
}

}  // namespace fow::callipers::chapter
