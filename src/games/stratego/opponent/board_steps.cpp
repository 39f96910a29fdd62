// Which steps are possible on the board that the computed player imagines, with the limits of C2.4 and C2.5.
#include "board.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace fow::stratego::opponent {

bool Board::fourth(bool mine, int from, int to) const {
    const auto& last = mine ? sums_.last.first : sums_.last.second;
    const auto is = [](const Turn& turn, int a, int b) { return !turn.attack && turn.from == a && turn.to == b; };
    return is(last[0], to, from) && is(last[1], from, to) && is(last[2], to, from);
}

bool Board::threatens(bool mine, int square) const {
    return std::any_of(directions.begin(), directions.end(), [&](int direction) {
        const std::int8_t beside = on(square + direction);
        return beside >= 0 && man(beside).mine != mine;
    });
}

void Board::follow_chases(bool mine, int from, int to, int before) {
    int& own = mine ? sums_.chase.first : sums_.chase.second;
    int& other = mine ? sums_.chase.second : sums_.chase.first;
    if (steps_between(from, before) != 1) other = nowhere;  // no flight
    if (!threatens(mine, to)) own = nowhere;
    else if (own == nowhere) own = static_cast<int>(trail_.size());
}

bool Board::repeats(bool mine, int index, int from, int to) const {
    const int begin = mine ? sums_.chase.first : sums_.chase.second;
    const Turn& last = (mine ? sums_.last.first : sums_.last.second)[0];
    if (begin == nowhere || (last.from == to && last.to == from) || !threatens(mine, to)) return false;
    const auto man = static_cast<std::size_t>(index);
    const std::uint64_t then = sums_.mark - mark_of(man, from) + mark_of(man, to);
    for (int i = static_cast<int>(trail_.size()) - 2; i >= begin; i -= 2)
        if (trail_[static_cast<std::size_t>(i)] == then) return true;
    return false;
}

void Board::add(bool mine, const Man& man, int index, int to, bool captures, bool near, std::vector<Stride>& list) const {
    const std::int8_t there = on(to);
    if (there == wall) return;
    Stride step{static_cast<std::uint8_t>(index), man.at, static_cast<std::uint8_t>(to), -1, 0};
    if (there == empty) {
        if (captures || !near || fourth(mine, man.at, to) || repeats(mine, index, man.at, to)) return;
        step.order = mine ? place_[at(man.rank)][static_cast<std::size_t>(to)] - place_[at(man.rank)][man.at] - 100
                          : danger_[static_cast<std::size_t>(to)] - danger_[man.at] - 100;
    } else {
        const Man& victim = men_[static_cast<std::size_t>(there)];
        if (victim.mine == mine) return;
        step.victim = there;
        if (mine) {
            const Odds& odds = face(victim).met[at(man.rank)];
            step.order =
                odds.flag * win_ + (odds.won + odds.both) * face(victim).worth - (odds.both + odds.lost) * worth_.mine[at(man.rank)];
        } else {
            const Face& his = face(man);
            const auto [wins, trades] = threat(man, victim);
            if (wins <= 0.02 && trades <= 0.02) return;
            step.order = (victim.rank == Rank::flag ? win_ : worth_.mine[at(victim.rank)]) * (wins + trades) - trades * his.worth;
            step.order *= dares(victim);
        }
    }
    list.push_back(step);
}

namespace {

bool in_line(int a, int b) {
    const Square one = Square::from_index(a), two = Square::from_index(b);
    return b != nowhere && (one.file() == two.file() || one.rank() == two.rank());
}

/// The squares beside those.
Squares neighbours(const Squares& squares) {
    Squares all;
    for (const int direction : directions) all = all | squares.shifted(direction);
    return all;
}

}  // namespace

void Board::steps(bool mine, bool captures, std::vector<Stride>& list) const {
    list.clear();
    const Squares& own = mine ? mine_ : his_;
    const Squares& enemies = mine ? his_ : mine_;
    const auto of = [&](const Man& man, int index) {
        if (mine ? !can_move(man.rank) : face(man).mobile < 0.02) return;
        const bool scout = is_scout(man);
        const bool near = !(near_[man.at] & enemies).empty();
        if (!near && !scout) return;
        for (const int direction : directions) {
            int to = man.at + direction;
            add(mine, man, index, to, captures, near || (scout && !mine && in_line(to, my_flag_)), list);
            if (!scout || on(to) != empty) continue;
            for (to += direction; on(to) == empty; to += direction)
                if (!mine && in_line(to, my_flag_)) add(mine, man, index, to, captures, true, list);  // it would take the Flag next
            if (on(to) >= 0) add(mine, man, index, to, captures, near, list);
        }
    };
    // Only Scouts attack what is not beside them.
    const Squares movers = captures ? own & neighbours(enemies) : own;
    movers.any([&](std::uint8_t square) {
        of(man(on(square)), on(square));
        return false;
    });
    if (!captures) return;
    for (const std::uint8_t index : scouts_)
        if (const Man& scout = man(index); scout.alive && scout.mine == mine && !movers.has(Square::from_index(scout.at))) of(scout, index);
}

}  // namespace fow::stratego::opponent
