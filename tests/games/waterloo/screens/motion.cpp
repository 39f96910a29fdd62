// What happened as steps of an animation: how long, from where to where, with which sounds.
#include "catch.hpp"

#include <algorithm>

#include "games/waterloo/screens/motion/motion_steps.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::waterloo::screens;
using namespace fow::ui;

namespace {

Square at(const char* text) { return *square_from_text(text); }

SeenPiece back(Army army, Branch branch) { return {army, branch, Knowledge::back, {}, 0, 0, {}}; }

SeenPiece shown(Army army, int unit, int strength) { return {army, Branch::infantry, Knowledge::all, UnitId(unit), strength, 0, {}}; }

PlayerView map_with(std::vector<std::pair<const char*, SeenPiece>> pieces) {
    PlayerView view;
    for (const auto& [square, piece] : pieces) view.board[static_cast<std::size_t>(at(square).index())] = piece;
    return view;
}

std::vector<MotionStep> steps_of(const PlayerView& before, std::vector<Event> events, Narration narration = Narration::recap) {
    MotionBuilder builder(before, narration);
    builder.add({std::move(events), before});
    return builder.steps();
}

std::vector<StepKind> step_kinds_of(const std::vector<MotionStep>& steps) {
    std::vector<StepKind> kinds;
    for (const MotionStep& step : steps) kinds.push_back(step.kind);
    return kinds;
}

const SeenPiece guard = shown(Army::french, 0, 5);
const SeenPiece foot = shown(Army::allied, 40, 5);

Fought fight(std::vector<Square> way, const char* where) {
    return {guard, foot, std::move(way), at(where), false, false, Verdict::equal, 5, 5, {}, {}};
}

}  // namespace

TEST_CASE("A march takes 110 ms per square, within a shortest and a longest time", "[motion]") {
    const SeenPiece rider = back(Army::allied, Branch::cavalry);
    const auto ms = [&](std::vector<Square> way) {
        const PlayerView before = map_with({{to_text(way.front()).c_str(), rider}});
        return steps_of(before, {Marched{rider, way}}, Narration::act).front().ms;
    };
    CHECK(ms({at("a1"), at("a2")}) == 320);
    CHECK(ms({at("a1"), at("a2"), at("a3"), at("a4")}) == 330);
    CHECK(ms({at("a1"), at("b1"), at("c1"), at("d1"), at("e1"), at("f1"), at("g1"), at("h1"), at("i1"), at("j1")}) == 800);
}

TEST_CASE("A piece follows its way and slows down to a stop", "[motion]") {
    const Flight flight{guard, at("a1"), {{0, 0}, {0, 2}, {2, 2}}, Flight::End::stays};
    CHECK(spot_at(flight, 0) == Spot{0, 0});
    CHECK(spot_at(flight, 1) == Spot{2, 2});
    float gone = 0;
    float last_part = 4;
    for (int i = 1; i <= 20; ++i) {
        const Spot spot = spot_at(flight, static_cast<float>(i) / 20);
        const float now = spot.file + spot.rank;
        CHECK(now >= gone);
        CHECK(now - gone <= last_part + 1e-4F);  // slower and slower
        last_part = now - gone;
        gone = now;
    }
    CHECK(alpha_at(flight, 1) == 1);
    CHECK(alpha_at({guard, at("a1"), {{0, 0}}, Flight::End::fades}, 1) == 0);
}

TEST_CASE("A fight with the die is shown from the charge to the taken square", "[motion][W8.1][W8.5]") {
    const PlayerView before = map_with({{"e4", guard}, {"e7", foot}});
    const std::vector<Event> events{fight({at("e4"), at("e5"), at("e6")}, "e7"), DieRolled{{french_seat, DieEffect::plain}},
                                    Eliminated{foot, at("e7")}, TookSquare{guard, at("e6"), at("e7")}};
    const auto steps = steps_of(before, events);
    CHECK(step_kinds_of(steps) ==
          std::vector{StepKind::charge, StepKind::reveal, StepKind::die, StepKind::fall, StepKind::advance, StepKind::breath});
    CHECK(steps[0].ms == 320);
    CHECK(steps[1].ms == 900);
    CHECK(steps[2].ms == 900);
    CHECK(steps[3].ms == 400);
    for (std::size_t i = 0; i < 5; ++i) {
        INFO(i);
        REQUIRE(!steps[i].flights.empty());
        const Flight& attacker = i == 3 ? steps[i].flights.back() : steps[i].flights.front();
        CHECK(attacker.piece == guard);
        CHECK(attacker.home == at("e4"));  // by the rules it stays there until it has won
    }
    CHECK(steps[5].pieces[static_cast<std::size_t>(at("e7").index())] == guard);
    CHECK(!steps[5].pieces[static_cast<std::size_t>(at("e4").index())]);
    CHECK(step_kinds_of(steps_of(before, events, Narration::battle)) == std::vector{StepKind::charge, StepKind::fall, StepKind::advance});
    CHECK(steps_of(before, events, Narration::battle).front().halts);
}

TEST_CASE("A losing attacker leaves from where it was drawn, and its square is empty", "[motion][W8.10]") {
    const PlayerView before = map_with({{"e4", guard}, {"e7", foot}});
    const auto steps = steps_of(before, {fight({at("e4"), at("e5"), at("e6")}, "e7"), Routed{guard, at("e6")}}, Narration::battle);
    REQUIRE(step_kinds_of(steps) == std::vector{StepKind::charge, StepKind::rout});
    const Flight& flight = steps[1].flights.front();
    CHECK(flight.end == Flight::End::leaves);
    CHECK(flight.way.front().rank > 5);
    CHECK(flight.way.back().rank < flight.way.front().rank);  // to the French back row
    CHECK(flight.home == at("e4"));
}

TEST_CASE("Nothing is turned over if the log has forgotten the face", "[motion][W15.1]") {
    const PlayerView before = map_with({{"e4", guard}, {"e7", foot}});
    const Event kept = forgotten(fight({at("e4"), at("e5"), at("e6")}, "e7"), allied_viewer);
    CHECK(step_kinds_of(steps_of(before, {kept})) == std::vector{StepKind::charge, StepKind::breath});
}

TEST_CASE("Events that change nothing make no step and no pause", "[motion]") {
    const PlayerView before = map_with({{"e4", guard}});
    CHECK(steps_of(before, {TurnBegan{french_seat, 3, 3}, DrawOffered{allied_seat}}).empty());
}

TEST_CASE("Each kind of step has its sound", "[motion][sound]") {
    const auto sounds_for = [](const PlayerView& before, const Event& event) { return sounds_of(steps_of(before, {event}).front()); };
    const SeenPiece rider = back(Army::french, Branch::cavalry);
    const SeenPiece gun = back(Army::french, Branch::artillery);
    const PlayerView before = map_with({{"e4", guard}, {"e7", foot}, {"d4", rider}, {"f4", gun}});
    CHECK(sounds_for(before, Marched{guard, {at("e4"), at("e5")}}) == std::vector{Sound::step});
    CHECK(sounds_for(before, Marched{rider, {at("d4"), at("d5")}}) == std::vector{Sound::hooves});
    CHECK(sounds_for(before, Fired{gun, at("f4"), foot, at("e7"), true}) == std::vector{Sound::gun, Sound::far_gun});
    CHECK(sounds_for(before, fight({at("e4")}, "e7")) == std::vector{Sound::step, Sound::blade});
    CHECK(sounds_for(before, Eliminated{foot, at("e7")}) == std::vector{Sound::fall});
    CHECK(sounds_for(before, Routed{foot, at("e7")}) == std::vector{Sound::rout});
    CHECK(sounds_for(before, CardPlayed{french_seat, Card::initiative, {}}) == std::vector{Sound::card});
    CHECK(sounds_for(before, PrussianArrived{back(Army::prussian, Branch::infantry), at("l5")}) == std::vector{Sound::drums});
}

TEST_CASE("What moves rises and falls by its branch alone, and stands still at both ends", "[motion][secrets]") {
    const std::vector<Spot> way{{0, 0}, {0, 3}};
    const auto height = [&](const SeenPiece& piece, float share) {
        return rise_of({piece, at("a1"), way, Flight::End::stays}, 270, share);
    };
    const SeenPiece known = shown(Army::allied, 40, 5);
    float highest_horse = 0, highest_foot = 0;
    for (int i = 0; i <= 100; ++i) {
        const float share = static_cast<float>(i) / 100;
        CHECK(height(known, share) == height(back(Army::allied, Branch::infantry), share));
        highest_horse = std::max(highest_horse, height(back(Army::french, Branch::cavalry), share));
        highest_foot = std::max(highest_foot, height(back(Army::french, Branch::infantry), share));
    }
    CHECK(highest_horse > highest_foot);
    CHECK(highest_foot > 0);
    for (const Branch branch : {Branch::infantry, Branch::cavalry, Branch::artillery})
        for (const float end : {0.0F, 1.0F}) CHECK(height(back(Army::french, branch), end) == 0);
    CHECK(rise_of({known, at("a1"), {{0, 0}}, Flight::End::stays}, 270, 0.3F) == 0);
}

TEST_CASE("A gun leaves smoke towards its target, a lost fight where it was lost; a march leaves none", "[motion]") {
    const SeenPiece gun = back(Army::french, Branch::artillery);
    const PlayerView before = map_with({{"a1", gun}, {"a3", foot}});
    const auto shot = steps_of(before, {Fired{gun, at("a1"), foot, at("a3"), false}}, Narration::act);
    const auto smoke = smoke_of(shot.front());
    REQUIRE(smoke);
    CHECK(smoke->at.file == 0);
    CHECK(smoke->at.rank > 0);
    CHECK(smoke->at.rank < 2);
    CHECK(smoke->ms > 0);
    const auto fallen = steps_of(before, {Eliminated{foot, at("a3")}}, Narration::act);
    REQUIRE(smoke_of(fallen.back()));
    CHECK(smoke_of(fallen.back())->at == Spot{0, 2});
    CHECK_FALSE(smoke_of(steps_of(before, {Marched{gun, {at("a1"), at("a2")}}}, Narration::act).front()));
}
