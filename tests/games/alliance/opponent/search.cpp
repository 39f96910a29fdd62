// Looking ahead is exact: the value of a choice is computed from every face of the dice and the best answers.
// What a computed player says about an action.
#include "games/alliance/opponent/search.hpp"

#include <cmath>

#include "catch.hpp"
#include "games/alliance/engine/rules.hpp"
#include "games/alliance/opponent/think.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;
using namespace fow::alliance::opponent;

namespace {

/// Positions of L15, and others with questions and tests to come.
constexpr const char* positions[] = {
    "{}",
    R"({"turn": 1, "phase": "allied", "boxes": {"orange": 3, "derlon": 3}, "casualties": {"allied": 2, "french": 1},
        "last": {"french": "derlon"}, "french_phase": {"orange": 2}})",
    R"({"turn": 7, "places": {"hougoumont": "french"}, "boxes": {"reille": 2, "orange": 3, "hill": 1},
        "casualties": {"french": 2, "allied": 3}, "morale": {"allied": 8}})",
    R"({"turn": 14, "phase": "allied", "time": "evening", "reasons": {"prussians": true, "casualties": true}, "prussians": 6,
        "places": {"plancenoit": "prussian"}, "boxes": {"derlon": 2, "reille": 2, "lobau": 0, "kellermann": 1, "milhaud": 1, "orange": 2},
        "casualties": {"french": 9, "allied": 3}, "morale": {"french": 6}})",
    R"({"turn": 12, "phase": "allied", "time": "afternoon", "reasons": {"casualties": true}, "places": {"plancenoit": "prussian"},
        "prussians": 4, "battery": 2, "boxes": {"derlon": 1, "reille": 0, "lobau": 2, "kellermann": 1, "orange": 2, "hill": 1,
        "uxbridge": 2, "reserve": 2}, "squares": {"orange": true}, "casualties": {"french": 9, "allied": 6},
        "morale": {"french": 7, "allied": 6}})",
    R"({"morale": {"french": 1, "allied": 1}, "boxes": {"derlon": 3}, "casualties": {"french": 1}, "phase": "allied"})",
};

/// The same value, computed by trying every face and every choice in turn.
double reference(const State& state, const Value& value, int phases) {
    if (state.stage == Stage::over) return !state.result->winner ? 0.5 : state.result->winner == french_seat ? 1 : 0;
    if (state.stage == Stage::action && phases == 0) return value(rules(), state);
    double sum = 0;
    if (turn(state) == Decider::chance) {
        const RollList due = rolls_due<alliance::Game>(rules(), state);
        for (const auto& outcome : due) {
            State next = state;
            apply(rules(), next, outcome.roll, nullptr);
            sum += reference(next, value, phases);
        }
        return sum / static_cast<double>(due.size());
    }
    const bool french = turn(state) == french_decider;
    double best = french ? 0 : 1;
    for (const Action& action : view_of(rules(), state, Viewer::onlooker).legal) {
        if (!std::holds_alternative<Order>(action) && !std::holds_alternative<Take>(action)) continue;
        State next = state;
        apply(rules(), next, action, nullptr);
        const double found = reference(next, value, state.stage == Stage::action ? phases - 1 : phases);
        best = french ? std::max(best, found) : std::min(best, found);
    }
    return best;
}

/// Whether some row of that order leads to a question.
bool asks(const State& state, const Order& order) {
    State chosen = state;
    apply(rules(), chosen, order);
    for (std::uint8_t face = 1; face <= die_faces && chosen.stage == Stage::die; ++face) {
        State next = chosen;
        apply(rules(), next, Roll{Roll::Kind::action, face}, nullptr);
        if (next.stage == Stage::casualty) return true;
    }
    return false;
}

}  // namespace

TEST_CASE("L13.6 the chances of a rout are those that everybody can work out", "[opponent][L13.6][L10.2]") {
    const Value nothing{Weights{}};  // every unfinished position is worth a half
    int compared = 0;
    for (const char* json : positions) {
        const State state = posed(json);
        CAPTURE(json);
        OrderList list;
        orders(rules(), state, list);
        for (const Order& order : list) {
            if (asks(state, order)) continue;
            CAPTURE(to_text(order));
            State next = state;
            apply(rules(), next, order);
            Search search(rules(), nothing, 1'000'000);
            const PerSeat<int> routs = outlook(rules(), state, order).routs;
            CHECK(std::abs(search.chance(next, 0) - (0.5 + 0.5 * (routs.second - routs.first) / outlook_whole)) < 1e-12);
            ++compared;
        }
    }
    CHECK(compared > 30);
}

TEST_CASE("L13.7 looking ahead is the mean over all faces and the best of all choices", "[opponent][L13.7][L4.3]") {
    const Value value(fitted_weights);
    for (const char* json : positions) {
        const State state = posed(json);
        CAPTURE(json);
        for (const int phases : {1, 2}) {
            if (phases == 2 && state.phase == french_seat) continue;  // the reference takes too long
            Search search(rules(), value, 100'000'000);
            CHECK(std::abs(search.chance(state, phases) - reference(state, value, phases)) < 1e-12);
        }
    }
}

TEST_CASE("L4.3 the owner of a loss decides where it falls, in the other's phase too", "[opponent][L4.3][L13.3]") {
    Board board(R"({"turn": 14, "phase": "allied", "time": "evening", "reasons": {"prussians": true, "casualties": true}, "prussians": 6,
        "places": {"plancenoit": "prussian"}, "boxes": {"derlon": 2, "reille": 2, "lobau": 0, "kellermann": 1, "milhaud": 1, "orange": 2},
        "casualties": {"french": 9, "allied": 3}, "morale": {"french": 6}})");
    board.play("blucher die:5");
    REQUIRE(board.state.stage == Stage::casualty);
    const Value value(fitted_weights);
    const Found found = look(rules(), board.state, value, 1, 1000);
    REQUIRE(found.choices.size() == 5);
    Search search(rules(), value, 1000);
    CHECK(found.choices.front().chance == search.chance(board.state, 0));
    CHECK(std::abs(found.choices.front().chance - reference(board.state, value, 0)) < 1e-12);
}

TEST_CASE("A deeper look that the budget does not allow is not used", "[opponent]") {
    const State state = posed("{}");
    const Value value(fitted_weights);
    const Found one = look(rules(), state, value, 1, 1);
    const Found cut = look(rules(), state, value, 3, one.nodes + 10);
    CHECK(one.phases == 1);
    CHECK(cut.phases == 1);
    for (std::size_t i = 0; i < one.choices.size(); ++i) CHECK(cut.choices[i].action == one.choices[i].action);
    CHECK(look(rules(), state, value, 2, 100'000).phases == 2);
}

TEST_CASE("The value of a position is a chance, and better for who has more left", "[opponent]") {
    const Value value(fitted_weights);
    const auto chance = [&](const char* json) { return value(rules(), posed(json)); };
    const double even = chance("{}");
    CHECK((even > 0.3 && even < 0.7));
    CHECK(chance(R"({"morale": {"french": 5}})") < even);
    CHECK(chance(R"({"morale": {"allied": 5}})") > even);
    CHECK(chance(R"({"boxes": {"orange": 2, "uxbridge": 1}, "casualties": {"allied": 5}})") > even);
    CHECK(chance(R"({"boxes": {"derlon": 1, "reille": 1}, "casualties": {"french": 6}})") < even);
    CHECK(chance_of(0) == 0.5);
    CHECK((chance_of(-100) > 0 && chance_of(100) < 1));
}

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
