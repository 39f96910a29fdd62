// What no view may hold and no event may reveal, at any step of any game.
#include <algorithm>
#include "catch.hpp"

#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

void expect_modest(const SeenPiece& piece, Viewer viewer) {
    MUST(piece.unit.has_value() == (piece.knowledge == Knowledge::all));
    if (piece.knowledge != Knowledge::all) MUST(piece.strength == 0);
    if (sits(viewer, seat_of(piece.army))) MUST(piece.knowledge == Knowledge::all);
    else MUST(piece.known_to_enemy == Knowledge::back);
}

void expect_modest(const PlayerView& view) {
    for (const auto& piece : view.board)
        if (piece) expect_modest(*piece, view.viewer);
    for (const Seat seat : seats) {
        for (const OffBoard& one : view.sides[seat].off_board) expect_modest(one.piece, view.viewer);
        if (view.pursuit) {
            for (const SeenRider& one : view.pursuit->riders[seat]) expect_modest(one.piece, view.viewer);
            for (const SeenPiece& piece : view.pursuit->saved[seat]) expect_modest(piece, view.viewer);
        }
        if (sits(view.viewer, seat)) continue;
        MUST(view.sides[seat].reserve_units.empty());
        MUST(view.phase == Phase::over || !view.sides[seat].line_of_retreat);
    }
    if (!decides(view.decider, view.viewer)) MUST(view.legal.empty());
    if (view.viewer == Viewer::onlooker && view.cards) {
        MUST(view.cards->hand.empty());
        MUST(view.cards->discarded.empty());
        MUST(!view.cards->pack);
    }
    if (view.cards && !(view.phase == Phase::take_cards && view.viewer == allied_viewer)) MUST(!view.cards->pile);
}

/// Nobody knows more or less about an enemy piece on the board than was shown (W4.10, W8.11).
void expect_known_as_shown(const Rules& rules, const State& state, const PlayerView& view) {
    if (!rules.options().memory) return;
    for (const Seat seat : seats) {
        if (sits(view.viewer, seat)) continue;
        for (const Square square : state.occupied(seat)) {
            const auto& piece = view.at(square);
            const bool hidden = !piece && state.phase == Phase::set_up;  // W6.1
            MUST(hidden || static_cast<unsigned>(piece->knowledge) == state.mark(*state.unit_at(square)).seen);
        }
    }
}

/// The pieces of an event whose faces a log may not keep afterwards (W15.1): all except the lost ones.
std::vector<SeenPiece> living_pieces(const Event& event) {
    struct Pieces {
        std::vector<SeenPiece> operator()(const Marched& e) const { return {e.piece}; }
        std::vector<SeenPiece> operator()(const Entered& e) const { return {e.piece}; }
        std::vector<SeenPiece> operator()(const TakenOff& e) const { return {e.piece}; }
        std::vector<SeenPiece> operator()(const Fired& e) const { return e.destroyed ? std::vector{e.gun} : std::vector{e.gun, e.target}; }
        std::vector<SeenPiece> operator()(const Fought& e) const { return {e.attacker, e.defender}; }
        std::vector<SeenPiece> operator()(const Routed& e) const { return {e.piece}; }
        std::vector<SeenPiece> operator()(const TookSquare& e) const { return {e.piece}; }
        std::vector<SeenPiece> operator()(const Weakened& e) const { return {e.piece}; }
        std::vector<SeenPiece> operator()(const PrussianArrived& e) const { return {e.piece}; }
        std::vector<SeenPiece> operator()(const Bombarded& e) const { return {e.gun}; }
        std::vector<SeenPiece> operator()(const Scouted& e) const { return e.pieces; }
        std::vector<SeenPiece> operator()(const VictimTaken& e) const { return {e.cavalry}; }
        std::vector<SeenPiece> operator()(const PieceSaved& e) const {
            return e.cavalry ? std::vector{*e.cavalry, e.saved} : std::vector{e.saved};
        }
        std::vector<SeenPiece> operator()(const RidersFought& e) const { return {e.attacker_wins ? e.attacker : e.defender}; }
        std::vector<SeenPiece> operator()(const RiderLeft& e) const { return {e.piece}; }
        std::vector<SeenPiece> operator()(const Eliminated&) const { return {}; }
        std::vector<SeenPiece> operator()(const LineDrawn&) const { return {}; }
        std::vector<SeenPiece> operator()(const SetUpDone&) const { return {}; }
        std::vector<SeenPiece> operator()(const TurnBegan&) const { return {}; }
        std::vector<SeenPiece> operator()(const TurnEnded&) const { return {}; }
        std::vector<SeenPiece> operator()(const DieRolled&) const { return {}; }
        std::vector<SeenPiece> operator()(const FallenChosen&) const { return {}; }
        std::vector<SeenPiece> operator()(const DrawOffered&) const { return {}; }
        std::vector<SeenPiece> operator()(const GameEnded&) const { return {}; }
        std::vector<SeenPiece> operator()(const Conquered&) const { return {}; }
        std::vector<SeenPiece> operator()(const TargetChosen&) const { return {}; }
        std::vector<SeenPiece> operator()(const CardsDrafted&) const { return {}; }
        std::vector<SeenPiece> operator()(const CardsTaken&) const { return {}; }
        std::vector<SeenPiece> operator()(const CardPlayed&) const { return {}; }
        std::vector<SeenPiece> operator()(const CardEnded&) const { return {}; }
        std::vector<SeenPiece> operator()(const PrussiansDecided&) const { return {}; }
        std::vector<SeenPiece> operator()(const PursuitBegan&) const { return {}; }
        std::vector<SeenPiece> operator()(const PursuitEnded&) const { return {}; }
        std::vector<SeenPiece> operator()(const TableEvent&) const { return {}; }
    };
    return std::visit(Pieces{}, event);
}

}  // namespace

TEST_CASE("no view names a piece or a card that its viewer may not know, and each viewer hears of every event", "[property][secrets]") {
    in_random_games(100, [](const Rules& rules, State& state, Dice& dice) {
        for (const Viewer viewer : viewers) {
            const PlayerView view = view_of(rules, state, viewer);
            expect_modest(view);
            expect_known_as_shown(rules, state, view);
        }
        EventCollector collector;
        random_step(rules, state, dice, &collector);
        // A different number of lines would reveal what somebody else saw.
        const auto& onlooker = collector.of(Viewer::onlooker);
        for (const Viewer viewer : viewers) {
            MUST(collector.of(viewer).size() == onlooker.size());
            for (std::size_t i = 0; i < onlooker.size(); ++i) MUST(collector.of(viewer)[i].index() == onlooker[i].index());
        }
    });
}

TEST_CASE("setting up and standing orders are silent and change nobody else's view", "[property][secrets][W6.1][W15.3]") {
    in_random_games(150, [](const Rules& rules, State& state, Dice& dice) {
        ActionList list;
        legal(rules, state, list);
        if (list.empty()) return random_step(rules, state, dice);
        const Action action = random_action(rules, state, list, dice);
        const bool secret = std::holds_alternative<StandingOrder>(action) || std::holds_alternative<PlaceUnit>(action) ||
                            std::holds_alternative<Unplace>(action);
        if (!secret) return apply(rules, state, action);
        State then = state;
        EventCollector collector;
        apply(rules, then, action, &collector);
        for (const Viewer viewer : viewers) {
            CHECK(collector.of(viewer).empty());
            if (!decides(turn(state), viewer)) MUST(view_of(rules, state, viewer) == view_of(rules, then, viewer));
        }
        state = then;
    });
}

TEST_CASE("true to the table, no view and no kept event shows an enemy face that is still in the game", "[property][secrets][W15.1]") {
    const Mode mode = GENERATE(Mode::basic, Mode::standard, Mode::expert);
    CAPTURE(word(mode));
    for_all_dice([&](Dice& dice) {
        Options options = random_options(mode, dice);
        options.memory = false;
        const Rules rules(random_ground(dice), options);
        State state = random_beginning(rules, dice);
        for (int ply = 0; ply < 150 && turn(state) != Decider::nobody; ++ply) {
            EventCollector collector;
            random_step(rules, state, dice, &collector);
            for (const Viewer viewer : viewers) {
                for (const Event& event : collector.of(viewer))
                    for (const SeenPiece& piece : living_pieces(forgotten(event, viewer)))
                        if (!sits(viewer, seat_of(piece.army))) MUST(piece.knowledge == Knowledge::back);
                const PlayerView view = view_of(rules, state, viewer);
                for (const auto& piece : view.board)
                    if (piece && !sits(viewer, seat_of(piece->army))) MUST(piece->knowledge == Knowledge::back);
                if (!view.pursuit) continue;
                for (const Seat seat : seats)
                    if (!sits(viewer, seat))
                        for (const SeenRider& rider : view.pursuit->riders[seat]) MUST(rider.piece.knowledge == Knowledge::back);
            }
        }
    });
}
