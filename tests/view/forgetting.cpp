#include "catch.hpp"

#include "fow/view/event.hpp"
#include "squares.hpp"

using namespace fow;
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
    return {face(Army::french, Branch::infantry, 1, 4, viewer == Viewer::french),
            face(Army::allied, Branch::cavalry, 50, 5, viewer == Viewer::allied),
            {at("e4")},
            at("e5"),
            false,
            false,
            Verdict::defender_stronger};
}

}  // namespace

TEST_CASE("W15.1 true to the table the log forgets the enemy's faces and keeps the viewer's own", "[ours][W15.1]") {
    const auto french = std::get<Fought>(forgotten(fight(Viewer::french), Viewer::french));
    CHECK(french.attacker.unit == UnitId(1));
    CHECK(french.attacker.strength == 4);
    CHECK(is_back(french.defender));
    CHECK(french.at == at("e5"));

    const auto allied = std::get<Fought>(forgotten(fight(Viewer::allied), Viewer::allied));
    CHECK(is_back(allied.attacker));
    CHECK(allied.defender.unit == UnitId(50));

    const auto onlooker = std::get<Fought>(forgotten(fight(Viewer::onlooker), Viewer::onlooker));
    CHECK(is_back(onlooker.attacker));
    CHECK(is_back(onlooker.defender));
}

TEST_CASE("W15.1 the back stays: army and branch", "[ours][W15.1]") {
    const auto kept = std::get<Fought>(forgotten(fight(Viewer::french), Viewer::french));
    CHECK(kept.defender.army == Army::allied);
    CHECK(kept.defender.branch == Branch::cavalry);
}

TEST_CASE("W15.1 the log does not keep that the victor was the commander in chief", "[ours][W15.1]") {
    Fought by_strength = fight(Viewer::allied);
    by_strength.verdict = Verdict::attacker_stronger;
    Fought by_rank = by_strength;
    by_rank.attacker.strength = 0;
    by_rank.verdict = Verdict::commander_in_chief_attacks;
    for (const Viewer viewer : {Viewer::allied, Viewer::onlooker}) CHECK(forgotten(by_rank, viewer) == forgotten(by_strength, viewer));
}

TEST_CASE("W15.1 eliminated pieces stay visible", "[ours][W15.1][W8.4]") {
    const Event fallen = Eliminated{face(Army::allied, Branch::cavalry, 50, 5, false), at("e5")};
    CHECK(forgotten(fallen, Viewer::french) == fallen);
    const Event shot = Fired{face(Army::french, Branch::artillery, 3, 0, true), at("e4"), face(Army::allied, Branch::cavalry, 50, 5, false),
                             at("e6"), true};
    CHECK(std::get<Fired>(forgotten(shot, Viewer::french)).target.unit == UnitId(50));
}

TEST_CASE("W15.1 it is also forgotten that a target was light infantry", "[ours][W15.1][W4.10]") {
    SeenPiece light;
    light.army = Army::allied;
    light.knowledge = Knowledge::light_infantry;
    const Event shot = Fired{face(Army::french, Branch::artillery, 3, 0, true), at("e4"), light, at("e6"), false};
    const auto kept = std::get<Fired>(forgotten(shot, Viewer::french));
    CHECK(is_back(kept.target));
    CHECK(kept.gun.unit == UnitId(3));
}

TEST_CASE("W15.1 every event with a living enemy piece loses its face", "[ours][W15.1]") {
    const SeenPiece enemy = face(Army::prussian, Branch::infantry, 95, 3, false);
    CHECK(is_back(std::get<Marched>(forgotten(Marched{enemy, {at("e4"), at("e5")}}, Viewer::french)).piece));
    CHECK(is_back(std::get<Entered>(forgotten(Entered{enemy, at("e4"), Place::withdrawn}, Viewer::french)).piece));
    CHECK(is_back(std::get<TakenOff>(forgotten(TakenOff{enemy, at("e4")}, Viewer::french)).piece));
    CHECK(is_back(std::get<Routed>(forgotten(Routed{enemy, at("e4")}, Viewer::french)).piece));
    CHECK(is_back(std::get<TookSquare>(forgotten(TookSquare{enemy, at("e4"), at("e5")}, Viewer::french)).piece));
    CHECK(is_back(std::get<Weakened>(forgotten(Weakened{enemy, at("e4")}, Viewer::french)).piece));
}

TEST_CASE("W15.1 events without a living piece stay as they are", "[ours][W15.1]") {
    for (const Event& event : {Event(DieRolled{{Seat::french, DieEffect::rout}}),
                               Event(TurnBegan{Seat::allied, 3, 3}),
                               Event(TurnEnded{Seat::allied, 1}),
                               Event(DrawOffered{Seat::french}),
                               Event(FallenChosen{Seat::french, true}),
                               Event(SetUpDone{Seat::french, 40, 7}),
                               Event(Conquered{Seat::french, "Hougoumont"}),
                               Event(TargetChosen{Seat::allied, at("b6")}),
                               Event(TargetChosen{Seat::allied, std::nullopt}),
                               Event(CardPlayed{Seat::french, Card::fighting_spirit, at("e4")}),
                               Event(CardEnded{Seat::french, Card::initiative}),
                               Event(CardsDrafted{Seat::french, Card::initiative, Card::grand_battery, 7}),
                               Event(CardsTaken{Seat::allied, 2, {Card::initiative, Card::initiative}}),
                               Event(PrussiansDecided{{Seat::allied, DieEffect::plain}, true}),
                               Event(PursuitBegan{Seat::french}),
                               Event(PursuitEnded{Seat::french, {12, 3}}),
                               Event(PhraseGivenUp{Seat::allied}),
                               Event(GameSetBack{GameMoment{870, 212}, {780, 180}, false}),
                               Event(ChanceChosen{ChanceChosen::How::dice}),
                               Event(PracticeAlone{}),
                               Event(PlayedOn{{780, 180}}),
                               Event(TimeUp{Seat::french})})
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
    const auto kept = std::get<Bombarded>(forgotten(shot, Viewer::french));
    CHECK(is_back(kept.gun));
    shot.gun = kept.gun;
    CHECK(kept == shot);
    Bombarded own{face(Army::allied, Branch::artillery, 60, 0, true), at("c8"), at("c6"), "Hougoumont", 3, false};
    CHECK(std::get<Bombarded>(forgotten(own, Viewer::allied)).gun.unit == UnitId(60));
}

TEST_CASE("W15.1 the player who looked forgets what Reconnaissance showed", "[ours][W15.1][W11.4]") {
    const Scouted scouted{Seat::french,
                          {at("e7"), at("f7")},
                          {face(Army::allied, Branch::infantry, 50, 3, false), face(Army::prussian, Branch::cavalry, 95, 2, false)}};
    const auto looker = std::get<Scouted>(forgotten(scouted, Viewer::french));
    CHECK(looker.squares == scouted.squares);
    for (const SeenPiece& piece : looker.pieces) CHECK(is_back(piece));
    const Scouted own{Seat::french, {at("e7")}, {face(Army::allied, Branch::infantry, 50, 3, true)}};
    CHECK(std::get<Scouted>(forgotten(own, Viewer::allied)).pieces[0].unit == UnitId(50));
    const Scouted seen{Seat::french, {at("e7")}, {face(Army::allied, Branch::infantry, 50, 3, false)}};
    CHECK(is_back(std::get<Scouted>(forgotten(seen, Viewer::onlooker)).pieces[0]));
}

TEST_CASE("W15.1 in the pursuit lost pieces stay visible, the others are forgotten", "[ours][W15.1][W13.4][W13.5][W13.6][W13.7]") {
    const SeenPiece rider = face(Army::allied, Branch::cavalry, 60, 4, false);
    const SeenPiece own = face(Army::french, Branch::cavalry, 20, 4, true);
    const SeenPiece foot = face(Army::allied, Branch::infantry, 50, 3, false);
    const SeenPiece own_foot = face(Army::french, Branch::infantry, 5, 3, true);

    const auto victim = std::get<VictimTaken>(forgotten(VictimTaken{Rider(2), rider, own_foot, at("e4")}, Viewer::french));
    CHECK(is_back(victim.cavalry));
    CHECK(victim.victim.unit == UnitId(5));
    CHECK(victim.rider == Rider(2));
    const auto fallen = std::get<VictimTaken>(forgotten(VictimTaken{Rider(2), own, foot, at("e7")}, Viewer::french));
    CHECK(fallen.victim.unit == UnitId(50));

    const auto saved = std::get<PieceSaved>(forgotten(PieceSaved{Rider(1), rider, foot, at("e7")}, Viewer::french));
    CHECK(is_back(saved.cavalry));
    CHECK(is_back(saved.saved));

    const auto lost = std::get<RidersFought>(forgotten(RidersFought{Rider(0), Rider(1), own, rider, true}, Viewer::french));
    CHECK(lost.defender.unit == UnitId(60));
    const auto won = std::get<RidersFought>(forgotten(RidersFought{Rider(0), Rider(1), own, rider, false}, Viewer::french));
    CHECK(is_back(won.defender));
    CHECK(won.attacker.unit == UnitId(20));

    CHECK(is_back(std::get<RiderLeft>(forgotten(RiderLeft{Rider(3), rider}, Viewer::french)).piece));
    CHECK(std::get<RiderLeft>(forgotten(RiderLeft{Rider(3), own}, Viewer::french)).piece.unit == UnitId(20));
}
