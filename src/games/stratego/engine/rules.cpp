#include "games/stratego/engine/rules.hpp"

#include <algorithm>
#include <cassert>

#include "chapters.hpp"

namespace fow::stratego {
namespace {

using chapter::piece_on;
using chapter::side_of;

void tell(Listener* listener, const Event& event) {
    if (listener == nullptr) return;
    for (const Viewer viewer : viewers) listener->on_event(viewer, event);
}

void end(State& state, Result result) {
    state.phase = Phase::over;
    state.result = result;
}

bool can_ever_move(const Rules& rules, const State& state, Seat side) {
    for (int piece = rules.first(side); piece < rules.end_mover(side); ++piece)
        if (state.at[static_cast<std::size_t>(piece)] != Position::none) return true;
    return false;
}

/// C4.4: tests for the end after a turn, or before the first one. Both Flags must be standing.
void test_end(const Rules& rules, State& state, bool after_turn) {
    if (!chapter::has_move(rules, state)) {
        const bool any = can_ever_move(rules, state, blue_seat) || can_ever_move(rules, state, red_seat);
        end(state, any ? Result{other(state.mover), Ending::no_move} : Result{std::nullopt, Ending::nobody_can_move});
    } else if (after_turn && rules.set().quiet_limit > 0 && state.quiet >= rules.set().quiet_limit) {
        end(state, {std::nullopt, Ending::quiet});
    }
}

void take_off(const Rules& rules, State& state, int piece) {
    state.at[static_cast<std::size_t>(piece)] = Position::none;
    ++state.lost[side_of(piece)][rules.rank_of(piece)];
}

/// C2.5: updates both chases after a turn of `side`, the last step of the trail.
void follow_chases(State& state, Seat side, const Turn& before) {
    const std::size_t now = state.quiet - 1U;
    const Step& step = state.trail[now];
    // A flight is a move of a piece that stood next to the threat.
    if (!chapter::next_to(step.from, before.to)) state.chase[other(side)] = Position::no_chase;
    if (!chapter::threatens(state, step.to, side)) state.chase[side] = Position::no_chase;
    else if (state.chase[side] == Position::no_chase) state.chase[side] = static_cast<std::uint16_t>(now);
}

void make(const Rules& rules, State& state, const Move& move, Listener* listener) {
    const Seat side = state.mover;
    const std::uint8_t from = static_cast<std::uint8_t>(move.from.index());
    const std::uint8_t to = static_cast<std::uint8_t>(move.to.index());
    const int piece = piece_on(state, from);
    const int there = piece_on(state, to);
    const bool last_over_pair = listener != nullptr && there < 0 && chapter::is_last_over_pair(state, move);
    state.marks[static_cast<std::size_t>(piece)] |=
        static_cast<std::uint8_t>(Position::moved | (chapter::next_to(from, to) ? 0 : Position::far));
    if (state.offer == other(side)) state.offer.reset();
    auto& last = state.last[side];
    last[2] = last[1];
    last[1] = last[0];
    last[0] = {from, to, there >= 0};
    ++state.turns;
    state.mover = other(side);
    state.board[from] = 0;
    chapter::lift_or_set(rules, state, piece, from);
    if (there < 0) {
        chapter::lift_or_set(rules, state, piece, to);
        state.board[to] = static_cast<std::uint8_t>(piece + 1);
        state.at[static_cast<std::size_t>(piece)] = to;
        // Without a limit on quiet turns, steps too far back are forgotten, together with the chases.
        if (state.quiet == most_quiet) {
            state.quiet = 0;
            state.chase = {Position::no_chase, Position::no_chase};
        }
        state.trail[state.quiet++] = {static_cast<std::uint8_t>(piece), from, to};
        follow_chases(state, side, state.last[other(side)][0]);
        if (listener != nullptr) tell(listener, Moved{side, move.from, move.to, last_over_pair});
    } else {
        const Rank attacker = rules.rank_of(piece);
        const Rank defender = rules.rank_of(there);
        const Outcome outcome = fight(attacker, defender);
        state.quiet = 0;
        state.chase = {Position::no_chase, Position::no_chase};
        if (outcome != Outcome::lost) {
            chapter::lift_or_set(rules, state, there, to);
            take_off(rules, state, there);
            state.board[to] = 0;
        }
        if (outcome == Outcome::won) {
            chapter::lift_or_set(rules, state, piece, to);
            state.board[to] = static_cast<std::uint8_t>(piece + 1);
            state.at[static_cast<std::size_t>(piece)] = to;
        } else {
            take_off(rules, state, piece);
        }
        for (const int each : {piece, there}) state.marks[static_cast<std::size_t>(each)] |= Position::shown;
        if (listener != nullptr) tell(listener, Fought{side, move.from, move.to, attacker, defender, outcome});
        if (defender == Rank::flag) end(state, {side, Ending::flag_taken});
    }
    if (state.phase == Phase::turn) test_end(rules, state, true);
    if (listener != nullptr && state.result) tell(listener, GameEnded{*state.result});
}

struct Checker {
    const Rules& rules;
    const State& state;

    std::optional<Violation> operator()(const Place& a) const { return chapter::check_place(rules, state, a); }
    std::optional<Violation> operator()(const TakeUp& a) const { return chapter::check_take_up(rules, state, a); }
    std::optional<Violation> operator()(const Ready&) const { return chapter::check_ready(rules, state); }
    std::optional<Violation> operator()(const Move& a) const { return chapter::check_move(rules, state, a); }
    std::optional<Violation> operator()(const OfferDraw&) const {
        if (state.phase != Phase::turn) return Violation{"C4.3", "A draw is offered in your own turn."};
        if (state.offer == state.mover) return Violation{"C4.3", "You have already offered a draw in this turn."};
        return std::nullopt;
    }
    std::optional<Violation> operator()(const AcceptDraw&) const {
        if (state.phase == Phase::turn && state.offer == other(state.mover)) return std::nullopt;
        return Violation{"C4.3", "The other player has not offered a draw."};
    }
    std::optional<Violation> operator()(const Resign&) const { return std::nullopt; }
};

struct Applier {
    const Rules& rules;
    State& state;
    Listener* listener;

    void operator()(const Place& a) const { put(rules, state, state.mover, a.rank, a.at); }
    void operator()(const TakeUp& a) const { chapter::take_up(rules, state, a.at); }
    void operator()(const Ready&) const {
        const Seat side = state.mover;
        state.ready[side] = true;
        tell(listener, SetUpDone{side});
        state.mover = other(side);  // C1.6: Red, then Blue; C1.5: then Red moves first
        if (!state.ready[state.mover]) return;
        state.phase = Phase::turn;
        test_end(rules, state, false);
        if (state.result) tell(listener, GameEnded{*state.result});
    }
    void operator()(const Move& a) const { make(rules, state, a, listener); }
    void operator()(const OfferDraw&) const {
        state.offer = state.mover;
        tell(listener, DrawOffered{state.mover});
    }
    void operator()(const AcceptDraw&) const { finish({std::nullopt, Ending::draw_agreed}); }
    void operator()(const Resign&) const { finish({other(state.mover), Ending::resigned}); }
    void finish(Result result) const {
        end(state, result);
        tell(listener, GameEnded{result});
    }
};

}  // namespace

bool operator==(const State& a, const State& b) {
    return static_cast<const Position&>(a) == static_cast<const Position&>(b) &&
           std::equal(a.trail.begin(), a.trail.begin() + a.quiet, b.trail.begin());
}

Decider turn(const State& state) {
    if (state.phase == Phase::over) return Decider::nobody;
    return decider_of(state.mover);
}

std::optional<Violation> check(const Rules& rules, const State& state, const Action& action) {
    if (state.phase == Phase::over) return Violation{"C4.4", "The game is over."};
    return std::visit(Checker{rules, state}, action);
}

void apply(const Rules& rules, State& state, const Action& action, Listener* listener) {
    assert(!check(rules, state, action));
    std::visit(Applier{rules, state, listener}, action);
}

void apply(const Rules& rules, State& state, const Move& move) { make(rules, state, move, nullptr); }

void apply(const Rules&, State&, const Roll&, Listener*) { assert(false); }

void rolls(const Rules&, const State&, RollList&) {}

void end_if_over(const Rules& rules, State& state) {
    for (const Seat side : seats)
        if (state.lost[side][Rank::flag] > 0) return end(state, {other(side), Ending::flag_taken});
    test_end(rules, state, false);
}

void legal(const Rules& rules, const State& state, ActionList& list) {
    if (state.phase == Phase::over) return;
    if (state.phase == Phase::set_up) {
        const Army box = chapter::box_of(rules, state, state.mover);
        for (const Rank rank : ranks)
            for (int i = 0; box[rank] > 0 && i < most_squares; ++i)
                if (const Place place{rank, Square::from_index(i)}; !chapter::check_place(rules, state, place)) list.push_back(place);
        for (int i = 0; i < most_squares; ++i)
            if (const TakeUp up{Square::from_index(i)}; !chapter::check_take_up(rules, state, up)) list.push_back(up);
        if (!chapter::check_ready(rules, state)) list.push_back(Ready{});
    } else {
        MoveList found;
        moves(rules, state, found);
        std::sort(found.begin(), found.end());
        for (const Move& move : found) list.push_back(move);
    }
    for (const Action& action : {Action(OfferDraw{}), Action(AcceptDraw{}), Action(Resign{})})
        if (!check(rules, state, action)) list.push_back(action);
}

namespace {

constexpr int least_side = 6;

[[nodiscard]] bool inside(const RuleSet& set, Square square) {
    return square.file() < set.files && square.rank() >= 0 && square.rank() < set.ranks;
}

/// How many of the squares; those off the board count as faults of `pointer`.
[[nodiscard]] int count(const RuleSet& set, const Squares& squares, const std::string& pointer, std::string_view rule,
                        std::vector<Fault>& faults) {
    int found = 0;
    squares.any([&](std::uint8_t index) {
        ++found;
        if (const Square square = Square::from_index(index); !inside(set, square))
            faults.push_back(
                {pointer, Told("{square} is not on the board", {{"square", std::string(to_text(square))}}), std::string(rule)});
        return false;
    });
    return found;
}

/// What is wrong with an army, said of both if they are alike.
struct ArmyTroubles {
    Told flags, pieces, still;
};
[[nodiscard]] ArmyTroubles troubles_of(bool alike, Seat side) {
    if (alike) return {Told("an army has one Flag"), Told("an army has at most 40 pieces"), Told("no piece of the army can move")};
    if (side == blue_seat)
        return {Told("the Blue army has one Flag"), Told("the Blue army has at most 40 pieces"),
                Told("no piece of the Blue army can move")};
    return {Told("the Red army has one Flag"), Told("the Red army has at most 40 pieces"), Told("no piece of the Red army can move")};
}

void examine_armies(const RuleSet& set, std::vector<Fault>& faults) {
    const std::string rule(army_rule(set));
    const bool alike = set.armies.first == set.armies.second;
    for (const Seat side : seats) {
        if (alike && side == red_seat) continue;
        const Army& army = set.armies[side];
        const std::string pointer = side == blue_seat ? "/army" : "/army/red";
        const ArmyTroubles troubles = troubles_of(alike, side);
        if (army[Rank::flag] != 1) faults.push_back({pointer + "/flag", troubles.flags, rule});
        if (army.total() > most_pieces) faults.push_back({pointer, troubles.pieces, rule});
        if (army.total() == army[Rank::flag] + army[Rank::bomb]) faults.push_back({pointer, troubles.still, rule});
    }
}

[[nodiscard]] bool fair_size(int side, int most) { return side >= least_side && side <= most; }

/// Whether a piece could walk from one zone to the other if the board were empty.
[[nodiscard]] bool zones_meet(const RuleSet& set) {
    Squares ground;
    for (int rank = 0; rank < set.ranks; ++rank)
        for (int file = 0; file < set.files; ++file)
            if (const Square square(file, rank); !set.lakes.has(square)) ground.set(square);
    Squares reached = set.zones[blue_seat] & ground;
    for (bool grown = true; grown;) {
        grown = false;
        for (const int way : {row_length, 1, -row_length, -1})
            (reached.shifted(way) & ground).without(reached).any([&](std::uint8_t index) {
                reached.set(Square::from_index(index));
                grown = true;
                return false;
            });
    }
    return !(reached & set.zones[red_seat]).empty();
}

}  // namespace

bool fits_board(const RuleSet& set) {
    const auto off_board = [&](std::uint8_t index) { return !inside(set, Square::from_index(index)); };
    return fair_size(set.files, most_files) && fair_size(set.ranks, most_ranks) && !set.lakes.any(off_board) &&
           !set.zones[blue_seat].any(off_board) && !set.zones[red_seat].any(off_board);
}

std::string_view army_rule(const RuleSet& set) { return variant_of(set.id).army_rule; }
std::string_view zone_rule(const RuleSet& set) { return variant_of(set.id).zone_rule; }

std::vector<Fault> faults_of(const RuleSet& set) {
    std::vector<Fault> faults;
    if (!fair_size(set.files, most_files)) faults.push_back({"/board/files", Told("a board has 6 to 12 files"), "C1.1"});
    if (!fair_size(set.ranks, most_ranks)) faults.push_back({"/board/ranks", Told("a board has 6 to 12 ranks"), "C1.1"});
    if (!faults.empty()) return faults;  // without a size, the squares cannot be checked
    static_cast<void>(count(set, set.lakes, "/board/lakes", "C1.2", faults));
    examine_armies(set, faults);
    for (const Seat side : seats) {
        const int pieces = set.armies[side].total();
        const std::string pointer = "/army/zones/" + std::string(word(side));
        const int room = count(set, set.zones[side], pointer, zone_rule(set), faults);
        if (!(set.zones[side] & set.lakes).empty()) faults.push_back({pointer, Told("a square of the zone is a lake"), "C1.2"});
        if (room < pieces)
            faults.push_back(
                {pointer,
                 Told::counted("the zone has {room} square for {count} pieces", "the zone has {room} squares for {count} pieces", room,
                               {{"room", std::to_string(room)}, {"count", std::to_string(pieces)}}),
                 "C1.4"});
    }
    if (!(set.zones[blue_seat] & set.zones[red_seat]).empty())
        faults.push_back({"/army/zones", Told("a square is in both zones"), std::string(zone_rule(set))});
    if (fits_board(set) && !set.zones[blue_seat].empty() && !set.zones[red_seat].empty() && !zones_meet(set))
        faults.push_back({"/board/lakes", Told("the lakes part the zones: no piece can get across"), "C1.8"});
    if (set.quiet_limit < 0 || set.quiet_limit > most_quiet)
        faults.push_back({"/limits/quiet_turns", Told("the limit is 0 to 400 turns"), "C4.5"});
    return faults;
}

}  // namespace fow::stratego
