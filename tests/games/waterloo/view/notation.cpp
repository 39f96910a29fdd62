#include <set>
#include "catch.hpp"

#include "games/waterloo/view/action.hpp"
#include "squares.hpp"

using namespace fow;
using namespace fow::waterloo;
using fow::testing::at;

namespace {

/// Ids that look like other notation but must be distinguished from it.
Roster tricky_roster() {
    return {{"old-guard", "1er Grenadiers", Army::french, Kind::line_infantry, 6},
            {"e4-e5", "a piece named like a move", Army::french, Kind::line_infantry, 3},
            {"end", "a piece named like an act", Army::french, Kind::line_infantry, 3},
            {"exelmans-1", "5e Dragons", Army::french, Kind::light_cavalry, 2},
            {"spirit", "a piece named like an answer", Army::french, Kind::line_infantry, 3},
            {"frenzy-none", "a piece named like a choice", Army::french, Kind::line_infantry, 3},
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
        {Enter{UnitId(6), at("l10")}, "uxbridge+l10"},
        {TakeOff{at("e4")}, "e4-off"},
        {ChooseFallen{true}, "frenzied-falls"},
        {ChooseFallen{false}, "other-falls"},
        {StandingOrder{Orders::ask}, "orders-ask"},
        {StandingOrder{Orders::silent}, "orders-silent"},
        {StandingOrder{Orders::known}, "orders-known"},
        {StandingOrder{Orders::never}, "orders-never"},
        {EndTurn{}, "end"},
        {OfferDraw{}, "offer-draw"},
        {AcceptDraw{}, "accept-draw"},
        {Resign{}, "resign"},
        {Bombard{at("e4"), at("e6")}, "e4::e6"},
        {Bombard{at("a10"), at("b10")}, "a10::b10"},
        {ChooseTarget{at("b6")}, "frenzy:b6"},
        {ChooseTarget{at("l10")}, "frenzy:l10"},
        {ChooseTarget{}, "frenzy:none"},
        {DraftCards{Card::initiative, Card::grand_battery}, "keep:initiative,discard:grand_battery"},
        {DraftCards{Card::fighting_spirit, Card::fighting_spirit}, "keep:fighting_spirit,discard:fighting_spirit"},
        {DraftCards{Card::reconnaissance, std::nullopt}, "keep:reconnaissance"},
        {TakeCards{Card::initiative, Card::grand_battery}, "take:initiative,grand_battery"},
        {TakeCards{Card::combined_attack, std::nullopt}, "take:combined_attack"},
        {PlayCard{Card::initiative, Nation::allied}, "card:initiative"},
        {PlayCard{Card::reconnaissance, Nation::prussian}, "card:reconnaissance,prussian"},
        {Inspire{at("e4"), Nation::allied}, "inspire:e4"},
        {Inspire{at("e4"), Nation::prussian}, "inspire:e4,prussian"},
        {Look{at("e7")}, "look:e7"},
        {EndCard{}, "card-end"},
        {AnswerAttack{true}, "spirit"},
        {AnswerAttack{false}, "no-card"},
        {TakeVictim{Rider(2), at("e5")}, "#3xe5"},
        {SavePiece{Rider(0), at("l10")}, "#1+l10"},
        {SavePiece{{}, at("l10")}, "+l10"},
        {AttackRider{Rider(2), Rider(47)}, "#3x#48"},
        {LeavePursuit{Rider(11)}, "#12-off"}};
    std::set<std::size_t> kinds;
    for (const auto& [action, text] : written) kinds.insert(action.index());
    CHECK(kinds.size() == std::variant_size_v<Action>);
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
        round_trip(ChooseTarget{from});
        round_trip(Look{from});
        round_trip(SavePiece{{}, from});
        for (const Nation nation : {Nation::allied, Nation::prussian}) round_trip(Inspire{from, nation});
        for (int slot = 0; slot < max_units; ++slot) {
            round_trip(TakeVictim{Rider(slot), from});
            round_trip(SavePiece{Rider(slot), from});
        }
        for (int j = 0; j < square_count; ++j) {
            const Square to = Square::from_index(j);
            if (from != to) {
                round_trip(Move{from, to});
                round_trip(Fire{from, to});
                round_trip(Bombard{from, to});
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
    for (const Card one : cards) {
        for (const Nation nation : {Nation::allied, Nation::prussian}) round_trip(PlayCard{one, nation});
        round_trip(DraftCards{one, std::nullopt});
        round_trip(TakeCards{one, std::nullopt});
        for (const Card two : cards) {
            round_trip(DraftCards{one, two});
            if (one <= two) round_trip(TakeCards{one, two});
        }
    }
    for (int slot = 0; slot < max_units; ++slot) {
        round_trip(LeavePursuit{Rider(slot)});
        for (int target = 0; target < max_units; ++target) round_trip(AttackRider{Rider(slot), Rider(target)});
    }
}

TEST_CASE("other texts are not read as actions", "[notation]") {
    const Roster roster = tricky_roster();
    for (const char* text : {"",
                             "-",
                             "x",
                             ":",
                             "@",
                             "+",
                             "e4",
                             "e4-",
                             "-e4",
                             "e4-m4",
                             "e4-e11",
                             "e4xe",
                             "e4xf6",
                             "xe6",
                             "e4x",
                             "e4:",
                             ":e4",
                             "e4-e5-e6",
                             "e4xe6x",
                             "nobody@e1",
                             "nobody+e1",
                             "old-guard@",
                             "old-guard@e0",
                             "old-guard+reserve",
                             "old-guard",
                             "+e0",
                             "+e1x",
                             "@e1",
                             "Ready",
                             "READY",
                             " end",
                             "end ",
                             "e4 -e6",
                             "e4-e6 ",
                             "orders",
                             "orders-",
                             "draw",
                             "e4-of",
                             "e4-offf",
                             "e4xe4",
                             "e4-d5x",
                             "e4-xe5",
                             "e4:e6:e7",
                             "e4xe6-off",
                             "e4-e6\n",
                             "e4-e5xe6",
                             "e4::",
                             "::e4",
                             "e4:::e6",
                             "e4::e6:",
                             "e4::e6::e7",
                             "e4::e11",
                             "e4 ::e6",
                             "frenzy:",
                             "frenzy:m1",
                             "frenzy:None",
                             "frenzy:b6,",
                             "frenzy:b6,prussian",
                             "frenzy",
                             "keep:",
                             "keep:initiative,",
                             "keep:initiative,grand_battery",
                             "keep:initiative,discard:",
                             "keep:luck",
                             "keep:initiative,discard:luck",
                             "keep:initiative,discard:initiative,discard:initiative",
                             "discard:initiative",
                             "take:",
                             "take:luck",
                             "take:initiative,",
                             "take:grand_battery,initiative",
                             "take:initiative,initiative,initiative",
                             "card:",
                             "card:luck",
                             "card:initiative,",
                             "card:initiative,allied",
                             "card:initiative,french",
                             "card:Initiative",
                             "inspire:",
                             "inspire:e4,",
                             "inspire:e4,allied",
                             "inspire:e11",
                             "look:",
                             "look:e7,prussian",
                             "look:e7:e8",
                             "card-End",
                             "card",
                             "Spirit",
                             "nocard",
                             "#",
                             "#x",
                             "#0xe5",
                             "#03xe5",
                             "#106-off",
                             "#1000-off",
                             "#3",
                             "#3x",
                             "#3xe11",
                             "#3x#",
                             "#3x#0",
                             "#3x#106",
                             "#3+",
                             "#3+#4",
                             "#3-",
                             "#3-Off",
                             "#3-offf",
                             "3-off",
                             "#-1-off",
                             "# 3-off",
                             "#3 -off",
                             "#3:e5",
                             "#3xe5xe6"}) {
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
    for (int i = 0; i < static_cast<int>(roster.size()); ++i) CHECK(find_unit(roster, roster[static_cast<std::size_t>(i)].id) == UnitId(i));
    CHECK_FALSE(find_unit(roster, ""));
    CHECK_FALSE(find_unit(roster, "old"));
}
