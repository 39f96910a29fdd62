// What a computed player says about an action and about hidden pieces.
#include "games/waterloo/opponent/appraise.hpp"

#include "catch.hpp"
#include "games/waterloo/opponent/hindsight.hpp"
#include "games.hpp"
#include "other_worlds.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

constexpr Budget small{400};
constexpr Mind captain{Level::captain, Style::steady, 3};

}  // namespace

TEST_CASE("what is believed of each enemy piece adds up, and known pieces are sure", "[opponent]") {
    for (const std::uint32_t seed : random_seeds(4)) {
        INFO("seed " << seed);
        Dice dice(seed);
        const Rules rules(shipped(), {});
        const State state = random_late_position(rules, dice);
        if (turn(state) == Decider::chance || turn(state) == Decider::nobody || state.pursuing) continue;
        const Viewer viewer = turn(state) == Decider::first ? french_viewer : allied_viewer;
        const PlayerView view = view_of(rules, state, viewer);
        for (const Believed& piece : believed(rules, view, {}, captain)) {
            int sum = 0;
            for (std::size_t i = 0; i < piece.may_be.size(); ++i) {
                sum += piece.may_be[i].chance;
                CHECK((i == 0 || piece.may_be[i].chance <= piece.may_be[i - 1].chance));
            }
            CHECK(sum == 1000);
            const auto& seen = view.at(piece.at);
            REQUIRE(seen);
            if (!seen->unit) continue;
            CHECK(piece.may_be.size() == 1);
            CHECK(piece.may_be.front().what.strength == seen->strength);
        }
    }
}

TEST_CASE("what a seat cannot tell apart, it judges and believes alike", "[opponent][secrets]") {
    for (const Mode mode : modes)
        for (const std::uint32_t seed : random_seeds(2)) {
            INFO("seed " << seed);
            Dice dice(seed);
            Options options;
            options.mode = mode;
            const Rules rules(shipped(), options);
            const State a = random_late_position(rules, dice);
            if (turn(a) == Decider::chance || turn(a) == Decider::nobody || a.pursuing) continue;
            const Viewer viewer = turn(a) == Decider::first ? french_viewer : allied_viewer;
            const State b = other_world(rules, a, random_difference(rules, a, viewer, dice), dice);
            const PlayerView one = view_of(rules, a, viewer), two = view_of(rules, b, viewer);
            MUST(one == two);
            CHECK(believed(rules, one, {}, captain) == believed(rules, two, {}, captain));
            for (int i = 0; i < 2; ++i) {
                const Action& action = dice.one_of(one.legal);
                const auto judged = appraise(rules, one, {}, captain, small, action);
                CHECK(judged == appraise(rules, two, {}, captain, small, action));
                if (!judged) continue;
                CHECK(judged->made <= judged->best);
                CHECK(judged->better.empty() == (judged->made == judged->best));
            }
        }
}
