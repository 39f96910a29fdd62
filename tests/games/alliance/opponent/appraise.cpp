// What a computed player says about an action.
#include "games/alliance/opponent/appraise.hpp"

#include "catch.hpp"
#include "games/alliance/opponent/think.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

namespace {

constexpr Mind judge{Level::marshal, Style::steady, 0};
constexpr Budget enough{6'000};

Appraisal judged(const State& state, const char* action) {
    return appraise(rules(), view_of(rules(), state, Viewer::onlooker), {}, judge, enough, *action_from_text(action)).value();
}

}  // namespace

TEST_CASE("A blunder costs much, the best choice nothing", "[opponent]") {
    // The general advance always wins; Blücher's march wins on five faces, and on the sixth the French strike.
    const State state = posed(R"({"short": true, "phase": "allied", "battery": 1, "prussians": 6, "places": {"plancenoit": "prussian"},
        "time": "afternoon", "reasons": {"prussians": true}, "boxes": {"derlon": 2, "reille": 2, "lobau": 1, "guard": 1, "kellermann": 0,
        "milhaud": 0, "orange": 1, "hill": 1, "uxbridge": 1, "reserve": 0}, "casualties": {"french": 12, "allied": 7},
        "morale": {"french": 6, "allied": 1}})");
    const Appraisal good = judged(state, "wellington");
    CHECK(good == Appraisal{1000, 1000, 1000, "", good.nodes});
    const Appraisal bad = judged(state, "blucher");
    CHECK(bad.cost() > 40);
    CHECK(bad.better == "wellington");
}

TEST_CASE("L4.3 a question is judged too, talk is not", "[opponent][L4.3][L12.2]") {
    Board board(R"({"short": true, "phase": "allied", "battery": 1, "prussians": 4, "places": {"plancenoit": "prussian"},
        "boxes": {"derlon": 1, "reille": 3, "guard": 2}, "casualties": {"french": 5}, "morale": {"french": 1}})");
    board.play("wellington die:3");
    CHECK(judged(board.state, "take:reille").cost() == 0);
    CHECK(judged(board.state, "take:derlon").made == 0);
    const View view = view_of(rules(), board.state, Viewer::onlooker);
    CHECK_FALSE(appraise(rules(), view, {}, judge, enough, Resign{}));
    const View first = view_of(rules(), begin(rules()), Viewer::onlooker);
    CHECK_FALSE(appraise(rules(), first, {}, judge, enough, OfferDraw{}));
}

TEST_CASE("What a mind does costs it nothing", "[opponent]") {
    const View view = view_of(rules(), begin(rules()), Viewer::onlooker);
    const auto thought = think(rules(), view, {}, judge, enough);
    const auto found = appraise(rules(), view, {}, judge, enough, thought.action).value();
    CHECK(found.cost() <= 2);
    CHECK(found.best == thought.chance);
}
