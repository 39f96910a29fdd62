// Dice and draws: what is dictated, and what is left to chance.
#include "catch.hpp"

#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/files/rules_files.hpp"

using namespace fow;
using namespace fow::waterloo;

TEST_CASE("Dictated faces come first and in order, draws stay random", "[chance]") {
    Chance chance(7);
    REQUIRE(chance.dictate("Blue+,RedR"));
    CHECK_FALSE(chance.dictate("Green"));
    const Session session(data::load_ruleset(), Options{}, {"Marie", "Arthur"});
    CHECK(std::holds_alternative<DrawLine>(chance.pick(session.rolls())));
    RollList faces;
    for (const auto& face : session.rules().set().die.faces) faces.push_back({RollDie{face}, 1});
    CHECK(chance.pick(faces) == Roll(RollDie{{french_seat, DieEffect::frenzy}}));
    CHECK(chance.pick(faces) == Roll(RollDie{{allied_seat, DieEffect::rout}}));
    CHECK(std::holds_alternative<RollDie>(chance.pick(faces)));
}
