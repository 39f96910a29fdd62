// The odds that the play screen shows match the outcome of fights.
// The forecast for riders that meet (W13.6).
#include "catch.hpp"
#include "dice.hpp"
#include "files/files.hpp"
#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/engine/random_games.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "games/waterloo/stages/draft.hpp"
#include "games/waterloo/stages/greedy_game.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/view/chances.hpp"

using namespace fow;
using namespace fow::waterloo;

namespace {

/// Sets up the army with fill().
void set_up(Session& session, Pcg32& numbers) {
    stages::Draft draft(session.rules(), session.state());
    draft.fill(numbers);
    for (const PlaceUnit& place : draft.places()) REQUIRE_FALSE(session.play(place));
    REQUIRE_FALSE(session.play(Ready{}));
}

struct Compared {
    int fights = 0;
    int bonuses = 0;
};

/// Plays a game to its end and compares each attack with its forecast.
Compared compare_forecasts(Mode mode, std::uint64_t seed) {
    Options options;
    options.mode = mode;
    Session session(data::load_ruleset(), options, {"Marie", "Arthur"});
    Chance chance(seed);
    Pcg32 random(seed + 1);
    Compared compared;
    while (session.decider() != Decider::nobody) {
        if (session.decider() == Decider::chance) {
            REQUIRE(session.roll(chance.pick(session.rolls())));
            continue;
        }
        if (session.state().phase == Phase::set_up) {
            set_up(session, random);
            continue;
        }
        const Action action = test::greedy_choice(session.rules(), session.state(), random);
        std::optional<Odds> foretold;
        if (const auto* attack = std::get_if<Attack>(&action))
            foretold = odds_of(all_shown(session.rules(), session.state()), attack->from, attack->via, attack->to);
        const std::size_t before = session.heard(Viewer::onlooker).size();
        REQUIRE_FALSE(session.play(action));
        if (!foretold) continue;
        if (session.state().phase == Phase::defence) REQUIRE_FALSE(session.play(AnswerAttack{}));
        const auto rounds = screens::rounds_of(stages::events_from(session.heard(Viewer::onlooker), before));
        REQUIRE_FALSE(rounds.empty());
        const auto& fought = std::get<Fought>(rounds.front().met);
        CHECK(foretold->attack.total == fought.attack);
        CHECK(foretold->defence.total == fought.defence);
        CHECK(foretold->attack.bonuses == fought.attack_bonuses);
        CHECK(foretold->defence.bonuses == fought.defence_bonuses);
        ++compared.fights;
        compared.bonuses += static_cast<int>(fought.attack_bonuses.size() + fought.defence_bonuses.size());
    }
    return compared;
}

}  // namespace

TEST_CASE("Forecasts of attacks are right, bonuses included", "[odds][W10.5][W10.10][W11.7][W12.6]") {
    Compared all;
    for (const Mode mode : {Mode::standard, Mode::expert})
        for (const std::uint32_t seed : fow::testing::random_seeds(6)) {
            const Compared one = compare_forecasts(mode, seed);
            all.fights += one.fights;
            all.bonuses += one.bonuses;
        }
    CHECK(all.fights > 50);
    CHECK(all.bonuses > 0);
}

TEST_CASE("W4.15 strengths are shown as sums, with the limit", "[odds][W4.15]") {
    const PlayerView view;
    CHECK(screens::sum_text(view, {3, {}, 3}) == "3");
    CHECK(screens::sum_text(view, {3, {Bonus::fortified}, 4}) == "3 + 1 fortified = 4");
    CHECK(screens::sum_text(view, {4, {Bonus::hill}, 5}, 2) == "6 - 2 weakened + 1 hill = 5");
    CHECK(screens::sum_text(view, {5, {Bonus::village, Bonus::spirit}, 6}) == "5 + 1 village + 1 spirit = 6 (max)");
    CHECK(screens::sum_text(view, {4, {}, 4}, 1) == "5 - 1 weakened = 4");
}

TEST_CASE("W11.8 only the card that answers an attack belongs to its fight", "[rounds][W11.8]") {
    SeenPiece attacker;
    SeenPiece defender;
    defender.army = Army::allied;
    const Square at = *square_from_text("e7");
    const Fought fought{attacker, defender, {*square_from_text("e6")}, at, false, false, Verdict::equal};
    const std::vector<Event> answered{CardPlayed{allied_seat, Card::fighting_spirit, at}, fought,
                                      DieRolled{{french_seat, DieEffect::plain}}};
    const auto rounds = screens::rounds_of(answered);
    REQUIRE(rounds.size() == 1);
    CHECK(rounds[0].answered);
    CHECK(rounds[0].die);
    const std::vector<LogLine> log{{0, 1, 0, answered[0]}, {0, 1, 0, answered[1]}, {0, 1, 0, answered[2]}};
    CHECK(stages::last_combat(log) == 0);
    const std::vector<Event> inspired{CardPlayed{french_seat, Card::fighting_spirit, *square_from_text("e5")}, fought};
    REQUIRE(screens::rounds_of(inspired).size() == 1);
    CHECK_FALSE(screens::rounds_of(inspired)[0].answered);
}

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

TEST_CASE("Only a shot that harms, or a fight, stops the computer's turn", "[odds][W4.10]") {
    const Fired harmless{};
    Fired deadly;
    deadly.destroyed = true;
    CHECK(screens::only_harmless_shots({harmless}));
    CHECK(screens::only_harmless_shots({CardPlayed{}, harmless, harmless}));
    CHECK_FALSE(screens::only_harmless_shots({harmless, deadly}));
    CHECK_FALSE(screens::only_harmless_shots({harmless, Fought{}}));
    CHECK_FALSE(screens::only_harmless_shots({harmless, Bombarded{}}));
    CHECK_FALSE(screens::only_harmless_shots({Marched{}}));
}

TEST_CASE("An attack that always loses is asked about once, and no other", "[odds][script]") {
    const std::string scenario = R"({"format": "fog-of-waterloo/scenario", "version": 1, "name": "", "description": "", "mode": "basic",
 "position": {"phase": "turn", "to_move": "french", "turn": 3, "pieces": [
  {"unit": "napoleon", "square": "a1"}, {"unit": "ney", "square": "b1"}, {"unit": "28e-de-ligne", "square": "e5"},
  {"unit": "54e-de-ligne", "square": "h5"}, {"unit": "lloyd-s-battery", "square": "e6"}, {"unit": "28th-foot", "square": "h6"},
  {"unit": "95th-rifles", "square": "k9"}, {"unit": "wellington", "square": "a10"}, {"unit": "uxbridge", "square": "b10"}]}})";
    const test::Folder folder;
    const test::RunResult outcome = test::run_posed(folder, scenario,
                                                    "hold take-seat\ndrag e5 e6\nexpect \"You always lose this fight\"\nshot loss\n"
                                                    "click back\nexpect \"Three actions left.\"\ndrag e5 e6\nclick attack-now\n"
                                                    "expect \"Guns\"\nhold continue\n"
                                                    "drag h5 h6\nexpect-no-control attack-now\nexpect \"attacks\"\n");
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}
