// A game from the set-up on.
#pragma once

#include "catch.hpp"

#include "test_game.hpp"

namespace fow::testing {

using namespace waterloo;

/// The Allied player sets up, and nothing is placed yet. The lines of retreat are the left ones.
struct SetUpGame {
    Rules rules;
    State state;
    EventCollector collector;

    explicit SetUpGame(Options options = {}) : rules(shipped(), options), state(initial_state(rules)) { draw_line(); }

    [[nodiscard]] UnitId unit(std::string_view id) const {
        const auto found = find_unit(rules.roster(), id);
        REQUIRE(found);
        return *found;
    }
    [[nodiscard]] UnitId first_of(Army army, Kind kind) const {
        for (int i = rules.first_unit(army); i < rules.end_unit(army); ++i)
            if (rules.profile(UnitId(i)).kind == kind) return UnitId(i);
        FAIL("no such unit");
        return {};
    }
    /// The id of the rule that refuses, or "" if the action is legal.
    [[nodiscard]] std::string refused(const Action& action) const {
        const auto violation = check(rules, state, action);
        return violation ? std::string(violation->rule) : std::string();
    }
    [[nodiscard]] std::string refused(std::string_view id, std::string_view to) const { return refused(PlaceUnit{unit(id), square(to)}); }
    void play(const Action& action) {
        INFO(to_text(rules.roster(), action));
        REQUIRE(refused(action).empty());
        apply(rules, state, action, &collector);
        REQUIRE_FALSE(inconsistency(rules, state));
        draw_line();
    }
    void place(std::string_view id, std::string_view to) { play(PlaceUnit{unit(id), square(to)}); }
    /// Places all pieces from the reserve on the free squares of the zone, in order, except `kept_back` line infantry pieces.
    void place_all(Army army, int kept_back = 0) {
        const SquareSet zone = rules.set().board.set_up_zone[seat_of(army)];
        for (int i = rules.first_unit(army); i < rules.end_unit(army); ++i) {
            if (!state.whereabouts(UnitId(i)).is(Place::reserve)) continue;
            if (kept_back > 0 && rules.profile(UnitId(i)).kind == Kind::line_infantry) --kept_back;
            else play(PlaceUnit{UnitId(i), (zone & ~state.occupied()).first()});
        }
        REQUIRE(kept_back == 0);
    }

private:
    void draw_line() {
        if (state.phase == Phase::line_draw) apply(rules, state, Roll{DrawLine{Sector::left}}, &collector);
    }
};

}  // namespace fow::testing
