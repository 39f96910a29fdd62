#include "catch.hpp"

#include "games/waterloo/view/event.hpp"
#include "squares.hpp"

using namespace fow;
using namespace fow::waterloo;
using fow::testing::at;

namespace {

SeenPiece face(Army army, Branch branch, int unit, int strength, bool own) {
    SeenPiece piece;
    piece.army = army;
    piece.branch = branch;
    piece.knowledge = Knowledge::all;
    piece.unit = UnitId(unit);
    piece.strength = strength;
    if (own) piece.known_to_enemy = Knowledge::all;
    return piece;
}

bool is_back(const SeenPiece& piece) {
    return piece.knowledge == Knowledge::back && !piece.unit && piece.strength == 0 && piece.known_to_enemy == Knowledge::back;
}

/// A fight between a French and an Allied piece as that viewer heard it.
Fought fight(Viewer viewer) {
    return {face(Army::french, Branch::infantry, 1, 4, viewer == french_viewer),
            face(Army::allied, Branch::cavalry, 50, 5, viewer == allied_viewer),
            {at("e4")},
            at("e5"),
            false,
            false,
            Verdict::defender_stronger};
}

}  // namespace

TEST_CASE("W15.1 true to the table the log forgets the enemy's faces and keeps the viewer's own", "[ours][W15.1]") {
    const auto french = std::get<Fought>(forgotten(fight(french_viewer), french_viewer));
    CHECK(french.attacker.unit == UnitId(1));
    CHECK(french.attacker.strength == 4);
    CHECK(is_back(french.defender));
    CHECK(french.at == at("e5"));

    const auto allied = std::get<Fought>(forgotten(fight(allied_viewer), allied_viewer));
    CHECK(is_back(allied.attacker));
    CHECK(allied.defender.unit == UnitId(50));

    const auto onlooker = std::get<Fought>(forgotten(fight(Viewer::onlooker), Viewer::onlooker));
    CHECK(is_back(onlooker.attacker));
    CHECK(is_back(onlooker.defender));
}

TEST_CASE("W15.1 the back stays: army and branch", "[ours][W15.1]") {
    const auto kept = std::get<Fought>(forgotten(fight(french_viewer), french_viewer));
    CHECK(kept.defender.army == Army::allied);
    CHECK(kept.defender.branch == Branch::cavalry);
}

TEST_CASE("W15.1 the log does not keep that the victor was the commander in chief", "[ours][W15.1]") {
    Fought by_strength = fight(allied_viewer);
    by_strength.verdict = Verdict::attacker_stronger;
    Fought by_rank = by_strength;
    by_rank.attacker.strength = 0;
    by_rank.verdict = Verdict::commander_in_chief_attacks;
    for (const Viewer viewer : {allied_viewer, Viewer::onlooker}) CHECK(forgotten(by_rank, viewer) == forgotten(by_strength, viewer));
}

TEST_CASE("W15.1 eliminated pieces stay visible", "[ours][W15.1][W8.4]") {
    const Event fallen = Eliminated{face(Army::allied, Branch::cavalry, 50, 5, false), at("e5")};
    CHECK(forgotten(fallen, french_viewer) == fallen);
    const Event shot = Fired{face(Army::french, Branch::artillery, 3, 0, true), at("e4"), face(Army::allied, Branch::cavalry, 50, 5, false),
                             at("e6"), true};
    CHECK(std::get<Fired>(forgotten(shot, french_viewer)).target.unit == UnitId(50));
}

TEST_CASE("W15.1 it is also forgotten that a target was light infantry", "[ours][W15.1][W4.10]") {
    SeenPiece light;
    light.army = Army::allied;
    light.knowledge = Knowledge::light_infantry;
    const Event shot = Fired{face(Army::french, Branch::artillery, 3, 0, true), at("e4"), light, at("e6"), false};
    const auto kept = std::get<Fired>(forgotten(shot, french_viewer));
    CHECK(is_back(kept.target));
    CHECK(kept.gun.unit == UnitId(3));
}

TEST_CASE("W15.1 every event with a living enemy piece loses its face", "[ours][W15.1]") {
    const SeenPiece enemy = face(Army::prussian, Branch::infantry, 95, 3, false);
    CHECK(is_back(std::get<Marched>(forgotten(Marched{enemy, {at("e4"), at("e5")}}, french_viewer)).piece));
    CHECK(is_back(std::get<Entered>(forgotten(Entered{enemy, at("e4"), Place::withdrawn}, french_viewer)).piece));
    CHECK(is_back(std::get<TakenOff>(forgotten(TakenOff{enemy, at("e4")}, french_viewer)).piece));
    CHECK(is_back(std::get<Routed>(forgotten(Routed{enemy, at("e4")}, french_viewer)).piece));
    CHECK(is_back(std::get<TookSquare>(forgotten(TookSquare{enemy, at("e4"), at("e5")}, french_viewer)).piece));
    CHECK(is_back(std::get<Weakened>(forgotten(Weakened{enemy, at("e4")}, french_viewer)).piece));
}

TEST_CASE("W15.1 events without a living piece stay as they are", "[ours][W15.1]") {
    for (const Event& event : {Event(DieRolled{{french_seat, DieEffect::rout}}),
                               Event(TurnBegan{allied_seat, 3, 3}),
                               Event(TurnEnded{allied_seat, 1}),
                               Event(DrawOffered{french_seat}),
                               Event(FallenChosen{french_seat, true}),
                               Event(SetUpDone{french_seat, 40, 7}),
                               Event(Conquered{french_seat, "Hougoumont"}),
                               Event(TargetChosen{allied_seat, at("b6")}),
                               Event(TargetChosen{allied_seat, std::nullopt}),
                               Event(CardPlayed{french_seat, Card::fighting_spirit, at("e4")}),
                               Event(CardEnded{french_seat, Card::initiative}),
                               Event(CardsDrafted{french_seat, Card::initiative, Card::grand_battery, 7}),
                               Event(CardsTaken{allied_seat, 2, {Card::initiative, Card::initiative}}),
                               Event(PrussiansDecided{{allied_seat, DieEffect::plain}, true}),
                               Event(PursuitBegan{french_seat}),
                               Event(PursuitEnded{french_seat, {12, 3}}),
                               Event(PhraseGivenUp{allied_seat}),
                               Event(GameSetBack{GameMoment{870, 212}, {780, 180}, false}),
                               Event(ChanceChosen{ChanceChosen::How::dice}),
                               Event(PracticeAlone{}),
                               Event(PlayedOn{{780, 180}}),
                               Event(TimeUp{french_seat}),
                               Event(SeatTaken{french_seat, ComputedPlayer{Level::captain, Style::patient}}),
                               Event(HintsAllowed{}),
                               Event(HintGiven{allied_seat})})
        for (const Viewer viewer : viewers) CHECK(forgotten(event, viewer) == event);
}

TEST_CASE("W15.1 the strength that a piece fought with is forgotten together with its face", "[ours][W15.1][W4.15]") {
    for (const Viewer viewer : viewers) {
        Fought fought = fight(viewer);
        fought.attack = 5;
        fought.defence = 6;
        fought.attack_bonuses = {Bonus::spirit};
        fought.defence_bonuses = {Bonus::hill, Bonus::fortified};
        const auto kept = std::get<Fought>(forgotten(fought, viewer));
        CHECK(kept.attack == 0);
        CHECK(kept.defence == 0);
        CHECK(kept.attack_bonuses.empty());
        CHECK(kept.defence_bonuses.empty());
    }
}

TEST_CASE("W15.1 a gun that fired at a building loses its face and nothing else is lost", "[ours][W15.1][W10.6]") {
    Bombarded shot{face(Army::allied, Branch::artillery, 60, 0, false), at("c8"), at("c6"), "Hougoumont", 3, false};
    const auto kept = std::get<Bombarded>(forgotten(shot, french_viewer));
    CHECK(is_back(kept.gun));
    shot.gun = kept.gun;
    CHECK(kept == shot);
    Bombarded own{face(Army::allied, Branch::artillery, 60, 0, true), at("c8"), at("c6"), "Hougoumont", 3, false};
    CHECK(std::get<Bombarded>(forgotten(own, allied_viewer)).gun.unit == UnitId(60));
}

TEST_CASE("W15.1 the player who looked forgets what Reconnaissance showed", "[ours][W15.1][W11.4]") {
    const Scouted scouted{french_seat,
                          {at("e7"), at("f7")},
                          {face(Army::allied, Branch::infantry, 50, 3, false), face(Army::prussian, Branch::cavalry, 95, 2, false)}};
    const auto looker = std::get<Scouted>(forgotten(scouted, french_viewer));
    CHECK(looker.squares == scouted.squares);
    for (const SeenPiece& piece : looker.pieces) CHECK(is_back(piece));
    const Scouted own{french_seat, {at("e7")}, {face(Army::allied, Branch::infantry, 50, 3, true)}};
    CHECK(std::get<Scouted>(forgotten(own, allied_viewer)).pieces[0].unit == UnitId(50));
    const Scouted seen{french_seat, {at("e7")}, {face(Army::allied, Branch::infantry, 50, 3, false)}};
    CHECK(is_back(std::get<Scouted>(forgotten(seen, Viewer::onlooker)).pieces[0]));
}

TEST_CASE("W15.1 in the pursuit lost pieces stay visible, the others are forgotten", "[ours][W15.1][W13.4][W13.5][W13.6][W13.7]") {
    const SeenPiece rider = face(Army::allied, Branch::cavalry, 60, 4, false);
    const SeenPiece own = face(Army::french, Branch::cavalry, 20, 4, true);
    const SeenPiece foot = face(Army::allied, Branch::infantry, 50, 3, false);
    const SeenPiece own_foot = face(Army::french, Branch::infantry, 5, 3, true);

    const auto victim = std::get<VictimTaken>(forgotten(VictimTaken{Rider(2), rider, own_foot, at("e4")}, french_viewer));
    CHECK(is_back(victim.cavalry));
    CHECK(victim.victim.unit == UnitId(5));
    CHECK(victim.rider == Rider(2));
    const auto fallen = std::get<VictimTaken>(forgotten(VictimTaken{Rider(2), own, foot, at("e7")}, french_viewer));
    CHECK(fallen.victim.unit == UnitId(50));

    const auto saved = std::get<PieceSaved>(forgotten(PieceSaved{Rider(1), rider, foot, at("e7")}, french_viewer));
    CHECK(is_back(*saved.cavalry));
    CHECK(is_back(saved.saved));

    const auto lost = std::get<RidersFought>(forgotten(RidersFought{Rider(0), Rider(1), own, rider, true}, french_viewer));
    CHECK(lost.defender.unit == UnitId(60));
    const auto won = std::get<RidersFought>(forgotten(RidersFought{Rider(0), Rider(1), own, rider, false}, french_viewer));
    CHECK(is_back(won.defender));
    CHECK(won.attacker.unit == UnitId(20));

    CHECK(is_back(std::get<RiderLeft>(forgotten(RiderLeft{Rider(3), rider}, french_viewer)).piece));
    CHECK(std::get<RiderLeft>(forgotten(RiderLeft{Rider(3), own}, french_viewer)).piece.unit == UnitId(20));
}
