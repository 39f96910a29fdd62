// What a computed player says about an order, and about the chances to win.
#include <algorithm>

#include "core/pcg32.hpp"
#include "games/callipers/opponent/chance.hpp"
#include "games/callipers/opponent/sense.hpp"
#include "games/callipers/opponent/think.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::callipers::testing;
using namespace fow::callipers::opponent;

namespace {

constexpr Mind marshal{Level::marshal, Style::steady, 0};
constexpr Budget some{300};

Appraisal appraised(const Board& board, const Action& action) {
    const auto appraisal = appraise(board.rules, board.state, {}, marshal, some, action);
    REQUIRE(appraisal);
    return *appraisal;
}

}  // namespace

TEST_CASE("A judgement is the same again, costs nothing or names a better order that is possible", "[opponent][analysis]") {
    const Rules rules(shipped("hougoumont"));
    Pcg32 lots(3);
    State state = begin(rules);
    for (int ply = 0; ply < 120 && state.stage != Stage::over; ++ply) {
        if (turn(state) == Decider::chance) {
            apply(rules, state, Roll{static_cast<std::uint8_t>(1 + lots.below(die_faces))}, nullptr);
            continue;
        }
        const auto orders = orders_worth_trying(rules, state);
        const Action action = orders[lots.below(static_cast<std::uint32_t>(orders.size()))];
        const auto appraisal = appraise(rules, state, {}, marshal, some, action);
        REQUIRE(appraisal);
        INFO(to_text(action) << " against " << appraisal->better);
        CHECK((appraisal->made >= 1 && appraisal->best <= 999 && appraisal->cost() >= 0));
        CHECK(appraisal->better.empty() == (appraisal->cost() == 0));
        if (!appraisal->better.empty()) {
            const auto better = action_from_text(appraisal->better);
            REQUIRE(better);
            const auto* move = std::get_if<Move>(&*better);
            const auto* ride = std::get_if<Ride>(&*better);
            const bool stays =
                (move != nullptr && move->legs.empty()) || (ride != nullptr && rules.index_of(ride->key) == state.general[state.side]);
            CHECK((stays || !check(rules, state, *better)));
            CHECK_FALSE(why(rules, state, *better).empty());
        }
        if (ply % 10 == 0) CHECK((appraise(rules, state, {}, marshal, some, action) == appraisal));
        apply(rules, state, action, nullptr);
    }
    CHECK_FALSE(appraise(rules, begin(rules), {}, marshal, some, Resign{}));
}

TEST_CASE("The reason for a move names what it gains", "[opponent][analysis]") {
    const Rules rules(shipped("hougoumont"));
    const State state = begin(rules);
    const auto reason = [&](const Move& move) { return text_of(why(rules, state, move)); };
    CHECK(reason({15, {{0, 400}}}).find(" nearer to ") != std::string::npos);
    CHECK(reason({15, {{0, -100}}}).find(" away from ") != std::string::npos);
    for (const Action& action : orders_worth_trying(rules, state))
        if (const auto* move = std::get_if<Move>(&action)) CHECK(reason(*move).find("better there") == std::string::npos);
}

TEST_CASE("To end the turn with a strong attack in hand costs that attack", "[opponent][analysis][K9.12]") {
    const Board board("1 F I 4 1000 1000 0; 2 A I 1 1000 1085 180; 3 A I 3 3000 3000 180");
    REQUIRE_FALSE(check(board.rules, board.state, Attack{{1}, 2}));
    const Appraisal end = appraised(board, EndTurn{});
    CHECK(end.better == "attack:1:2");
    CHECK(end.cost() > 0);
    CHECK(appraised(board, Attack{{1}, 2}).cost() == 0);
}

TEST_CASE("To march the garrison out of La Haye Sainte costs much, and the better order is to stay", "[opponent][analysis][K10.2]") {
    const Rules rules(shipped("derlon"));
    State state = begin(rules);
    apply(rules, state, EndTurn{}, nullptr);
    int seen = 0;
    for (int way = 0; way < 360; way += 15) {
        const Action order = Move{36, {stride(way, 200)}};
        if (check(rules, state, order)) continue;
        State next = state;
        apply(rules, next, order, nullptr);
        if (fort_of(rules, next, rules.index_of(36)) >= 0) continue;
        const auto appraisal = appraise(rules, state, {}, marshal, some, order);
        REQUIRE(appraisal);
        CHECK(appraisal->cost() >= 30);
        CHECK(appraisal->better == "move:36");
        ++seen;
    }
    CHECK(seen > 0);
    CHECK(text_of(why(rules, state, Move{36, {}})) == "Without it La Haye Sainte stands open.");
}

TEST_CASE("The chance to win follows losses and time", "[opponent][analysis][K12.2][K12.3]") {
    Standing standing;
    standing.waits = allied_seat;
    standing.time = 500;
    standing.lost = {300, 300};
    const int even = chance_of(standing, french_seat);
    CHECK(even + chance_of(standing, allied_seat) == 1000);
    for (const Seat seat : seats) {
        int before = 1000;
        for (int lost = 0; lost <= 1000; lost += 50) {
            Standing worse = standing;
            worse.lost[seat] = lost;
            const int chance = chance_of(worse, seat);
            CHECK(chance <= before);
            before = chance;
        }
        CHECK(before < 250);
    }
    Standing late = standing;
    late.time = 950;
    CHECK(chance_of(late, french_seat) < even);
    Standing threatened = standing;
    threatened.gains[french_seat] = 200;
    CHECK(chance_of(threatened, french_seat) > even);
}
