// The forecast for riders that meet (W13.6).
#include "catch.hpp"

#include "games/waterloo/view/chances.hpp"
#include "games/waterloo/engine/random_games.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "games/waterloo/stages/heard.hpp"

using namespace fow;
using namespace fow::waterloo;

TEST_CASE("W13.6 the odds of riders match the engine's result for each possible piece, and include the real one",
          "[pursuit][odds][secrets][W13.6]") {
    int fights = 0;
    int unknown = 0;
    for (const std::uint32_t seed : fow::testing::random_seeds(12)) {
        fow::testing::Dice dice(seed);
        const Rules rules = fow::testing::random_rules(Mode::expert, dice);
        Session session(rules.set(), rules.options(), {"Marie", "Arthur"}, Start{"posed", fow::testing::random_pursuit(rules, dice)});
        while (session.decider() == Decider::chance) REQUIRE(session.roll(dice.one_of(session.rolls()).roll));
        for (int ply = 0; ply < 30 && session.state().phase == Phase::pursuit; ++ply) {
            const Seat seat = session.state().mover;
            const PlayerView view = session.view(viewer_of(seat));
            const PlayerView truth = session.view(viewer_of(other(seat)));
            for (const Action& action : view.legal) {
                const auto* attack = std::get_if<AttackRider>(&action);
                if (attack == nullptr || !dice.once_in(6)) continue;
                const SeenRider& rider = *screens::find_rider(*view.pursuit, seat, attack->rider);
                const SeenRider& target = *screens::find_rider(*view.pursuit, other(seat), attack->target);
                const UnitSet set = by_sight(view, rules.roster(), target.piece);
                const auto unit =
                    static_cast<std::size_t>(screens::find_rider(*truth.pursuit, other(seat), attack->target)->piece.unit->index());
                CHECK(set.test(unit));
                unknown += set.count() > 1 ? 1 : 0;
                const Chances all = ride_chances(rules.roster(), set, rider.piece, target.piece, view.pursuit->victor);
                CHECK(all.of(Outcome::falls) + all.of(Outcome::holds) == static_cast<int>(set.count()));
                const Chances one = ride_chances(rules.roster(), UnitSet().set(unit), rider.piece, target.piece, view.pursuit->victor);
                Session tried = session;
                REQUIRE_FALSE(tried.play(action));
                for (const Event& event : stages::events_from(tried.heard(Viewer::onlooker), session.heard(Viewer::onlooker).size()))
                    if (const auto* fought = std::get_if<RidersFought>(&event))
                        CHECK(fought->attacker_wins == (one.of(Outcome::falls) == 1));
                ++fights;
            }
            ActionList list;
            legal(session.rules(), session.state(), list);
            REQUIRE_FALSE(session.play(fow::testing::random_action(session.rules(), session.state(), list, dice)));
            while (session.decider() == Decider::chance) REQUIRE(session.roll(dice.one_of(session.rolls()).roll));
        }
    }
    CHECK(fights > 100);
    CHECK(unknown > 50);
}
