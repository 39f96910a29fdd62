#include <catch2/catch.hpp>
#include <set>

#include "fow/view/action.hpp"

using namespace fow;

namespace {

Square at(std::string_view text) { return *square_from_text(text); }

/// Ids that look like other notation, to be told apart all the same.
Roster tricky_roster() {
    return {{"old-guard", "1er Grenadiers", Army::french, Kind::line_infantry, 6},
            {"e4-e5", "a piece named like a move", Army::french, Kind::line_infantry, 3},
            {"end", "a piece named like an act", Army::french, Kind::line_infantry, 3},
            {"exelmans-1", "5e Dragons", Army::french, Kind::light_cavalry, 2},
            {"uxbridge", "Uxbridge", Army::allied, Kind::commander, 5}};
}

}  // namespace

TEST_CASE("actions are written as formats.md says", "[notation]") {
    const Roster roster = tricky_roster();
    const std::vector<std::pair<Action, std::string>> written{
        {PlaceUnit{UnitId(0), at("e1")}, "old-guard@e1"},
        {Unplace{UnitId(0)}, "old-guard@reserve"},
        {Ready{}, "ready"},
        {Move{at("e4"), at("e6")}, "e4-e6"},
        {Move{at("a10"), at("l10")}, "a10-l10"},
        {Attack{at("e4"), at("e5"), at("e6")}, "e4xe6"},
        {Attack{at("e4"), at("e4"), at("e5")}, "e4xe5"},
        {Attack{at("e4"), at("d6"), at("e6")}, "e4-d6xe6"},
        {Attack{at("e4"), at("d5"), at("e5")}, "e4-d5xe5"},
        {Attack{at("e4"), at("e5"), at("f5")}, "e4-e5xf5"},
        {Fire{at("e4"), at("e6")}, "e4:e6"},
        {Enter{UnitId(4), at("l10")}, "uxbridge+l10"},
        {TakeOff{at("e4")}, "e4-off"},
        {ChooseFallen{true}, "frenzied-falls"},
        {ChooseFallen{false}, "other-falls"},
        {StandingOrder{true}, "orders-ask"},
        {StandingOrder{false}, "orders-silent"},
        {EndTurn{}, "end"},
        {OfferDraw{}, "offer-draw"},
        {AcceptDraw{}, "accept-draw"},
        {Resign{}, "resign"}};
    CHECK(written.size() >= std::variant_size_v<Action>);
    for (const auto& [action, text] : written) {
        CHECK(to_text(roster, action) == text);
        CHECK(action_from_text(roster, text) == action);
    }
}

TEST_CASE("every action is read back as it was written", "[notation]") {
    const Roster roster = tricky_roster();
    const auto round_trip = [&](const Action& action) {
        const std::string text = to_text(roster, action);
        if (action_from_text(roster, text) != action) FAIL(text);
    };
    for (int i = 0; i < square_count; ++i) {
        const Square from = Square::from_index(i);
        round_trip(TakeOff{from});
        for (int j = 0; j < square_count; ++j) {
            const Square to = Square::from_index(j);
            if (from != to) {
                round_trip(Move{from, to});
                round_trip(Fire{from, to});
            }
            for (const Direction d : directions)
                if (const auto via = step(to, d)) round_trip(Attack{from, *via, to});
        }
        for (int unit = 0; unit < static_cast<int>(roster.size()); ++unit) {
            round_trip(PlaceUnit{UnitId(unit), from});
            round_trip(Enter{UnitId(unit), from});
            round_trip(Unplace{UnitId(unit)});
        }
    }
}

TEST_CASE("what is no action is read as none", "[notation]") {
    const Roster roster = tricky_roster();
    for (const char* text : {"", "-", "x", ":", "@", "+", "e4", "e4-", "-e4", "e4-m4", "e4-e11", "e4xe", "e4xf6", "xe6", "e4x",
                             "e4:", ":e4", "e4-e5-e6", "e4xe6x", "nobody@e1", "nobody+e1", "old-guard@", "old-guard@e0",
                             "old-guard+reserve", "old-guard", "+e1", "@e1", "Ready", "READY", " end", "end ", "e4 -e6",
                             "e4-e6 ", "orders", "orders-", "draw", "e4-of", "e4-offf", "e4xe4", "e4-d5x", "e4-xe5",
                             "e4:e6:e7", "e4xe6-off", "e4-e6\n"}) {
        INFO('"' << text << '"');
        CHECK_FALSE(action_from_text(roster, text));
    }
}

TEST_CASE("the straight way of an attack", "[notation][W7.5]") {
    CHECK(straight_attack(at("e4"), at("e9")) == Attack{at("e4"), at("e8"), at("e9")});
    CHECK(straight_attack(at("e4"), at("e5")) == Attack{at("e4"), at("e4"), at("e5")});
    CHECK(straight_attack(at("l10"), at("a10")) == Attack{at("l10"), at("b10"), at("a10")});
    CHECK_FALSE(straight_attack(at("e4"), at("e4")));
    CHECK_FALSE(straight_attack(at("e4"), at("d5")));
}

TEST_CASE("units are found by their ids", "[notation]") {
    const Roster roster = tricky_roster();
    for (int i = 0; i < static_cast<int>(roster.size()); ++i)
        CHECK(find_unit(roster, roster[static_cast<std::size_t>(i)].id) == UnitId(i));
    CHECK_FALSE(find_unit(roster, ""));
    CHECK_FALSE(find_unit(roster, "old"));
}
