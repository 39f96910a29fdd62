#include "games/stratego/view/deductions.hpp"

#include <algorithm>
#include <vector>

#include "catch.hpp"
#include "views.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

TEST_CASE("C3.7 a piece may be whatever of its army is not lost and not known elsewhere", "[deductions][C3.7]") {
    const RuleSet rules = small_rules();
    View view = blue_view();
    CHECK(total(possible(view, rules, at("a10"))) == 8);
    CHECK(of(possible(view, rules, at("a10")), Rank::bomb) == 2);
    view.board[static_cast<std::size_t>(at("h10").index())].reset();
    view.lost[red_seat][Rank::bomb] = 1;
    CHECK(of(possible(view, rules, at("a10")), Rank::bomb) == 1);
    put(view, red_seat, "g10", Rank::spy).shown = true;
    CHECK(of(possible(view, rules, at("a10")), Rank::spy) == 0);
    CHECK(total(possible(view, rules, at("a10"))) == 6);
    CHECK(total(unknown_of(view, rules, red_seat)) == 6);
}

TEST_CASE("C3.7 what has moved is neither Bomb nor Flag (C2.2)", "[deductions][C3.7][C2.2]") {
    const RuleSet rules = small_rules();
    View view = blue_view();
    put(view, red_seat, "a9", {}, true);
    view.board[static_cast<std::size_t>(at("a10").index())].reset();
    const RankCounts counts = possible(view, rules, at("a9"));
    CHECK(of(counts, Rank::bomb) == 0);
    CHECK(of(counts, Rank::flag) == 0);
    CHECK(total(counts) == 5);
}

TEST_CASE("C3.7 a Scout that ran is known, and only the others' Scouts are counted", "[deductions][C3.7][C2.3]") {
    const RuleSet rules = small_rules();
    View view = blue_view();
    SeenPiece& scout = put(view, red_seat, "a10", Rank::scout, true);
    scout.far = true;
    CHECK(total(possible(view, rules, at("a10"))) == 1);
    CHECK(of(possible(view, rules, at("b10")), Rank::scout) == 1);
}

TEST_CASE("C3.7 if all that can move has moved, the rest are Bombs and the Flag", "[deductions][C3.7]") {
    const RuleSet rules = small_rules();
    View view = blue_view();
    for (const char* square : {"a10", "b10", "c10", "d10", "e10"}) put(view, red_seat, square, {}, true);
    const RankCounts still = possible(view, rules, at("f10"));
    CHECK(total(still) == 3);
    CHECK(of(still, Rank::bomb) == 2);
    CHECK(of(still, Rank::flag) == 1);
    CHECK(total(possible(view, rules, at("c5"))) == 0);
}

namespace {

/// All ways in which the unknown Red pieces can stand, counted one by one: how often each rank stands on `square`, out of how many.
std::pair<RankCounts, int> counted(const View& view, const RuleSet& rules, Square square) {
    std::vector<int> pool;
    const RankCounts unknown = unknown_of(view, rules, red_seat);
    for (const Rank rank : ranks) pool.insert(pool.end(), static_cast<std::size_t>(of(unknown, rank)), static_cast<int>(rank));
    std::vector<Square> squares;
    for (int i = 0; i < most_squares; ++i)
        if (const auto& piece = view.at(Square::from_index(i)); piece && piece->side == red_seat && !piece->rank)
            squares.push_back(Square::from_index(i));
    RankCounts found{};
    int all = 0;
    do {
        bool fits = true;
        for (std::size_t i = 0; i < squares.size(); ++i)
            fits = fits && (!view.at(squares[i])->moved || can_move(static_cast<Rank>(pool[i])));
        if (!fits) continue;
        ++all;
        for (std::size_t i = 0; i < squares.size(); ++i)
            if (squares[i] == square) ++found[static_cast<std::size_t>(pool[i])];
    } while (std::next_permutation(pool.begin(), pool.end()));
    return {found, all};
}

}  // namespace

TEST_CASE("C3.6 odds of an attack follow the table of fights", "[chances][C3.6]") {
    const RuleSet rules = small_rules();
    const View view = blue_view();
    // Marshal against Marshal, Miner, Spy, two Scouts, two Bombs, Flag.
    const AttackOdds marshal = *attack_odds(view, rules, at("a1"), at("c10"));
    CHECK(marshal.won * 8 == marshal.all() * 5);
    CHECK(marshal.both * 8 == marshal.all());
    CHECK(marshal.lost * 8 == marshal.all() * 2);
    CHECK(marshal.flag * 8 == marshal.all());
    // A Miner takes Bombs.
    const AttackOdds miner = *attack_odds(view, rules, at("b1"), at("c10"));
    CHECK(miner.won * 8 == miner.all() * 6);
    CHECK(miner.lost * 8 == miner.all());
}

TEST_CASE("C3.7 a known piece leaves no doubt, and is missing from all others", "[chances][C3.7]") {
    const RuleSet rules = small_rules();
    View view = blue_view();
    put(view, red_seat, "a10", Rank::marshal, true).shown = true;
    CHECK(attack_odds(view, rules, at("a1"), at("a10")) == AttackOdds{0, 1, 0, 0});
    CHECK(of(possible(view, rules, at("b10")), Rank::marshal) == 0);
    CHECK(attack_odds(view, rules, at("a1"), at("b10"))->both == 0);
    CHECK_FALSE(attack_odds(view, rules, at("c5"), at("b10")));
    CHECK_FALSE(attack_odds(view, rules, at("a1"), at("c5")));
    CHECK_FALSE(attack_odds(view, rules, at("b10"), at("a1")));  // an unknown attacker
}

TEST_CASE("C3.7 the odds count every way in which the unknown pieces can stand", "[chances][C3.7]") {
    const RuleSet rules = small_rules();
    const int moved = GENERATE(0, 1, 3, 5);
    View view = blue_view();
    constexpr std::array squares{"a10", "b10", "c10", "d10", "e10", "f10", "g10", "h10"};
    for (int i = 0; i < moved; ++i) put(view, red_seat, squares[static_cast<std::size_t>(i)], {}, true);
    for (const char* square : {"a10", "h10"}) {
        const auto [found, all] = counted(view, rules, at(square));
        const RankCounts weights = likely(view, rules, at(square));
        for (const Rank rank : ranks) CHECK(of(weights, rank) * all == of(found, rank) * total(weights));
    }
}

TEST_CASE("C3.7 a percentage says never and always only if it is so", "[chances][C3.7]") {
    CHECK(percent(0, 1000) == 0);
    CHECK(percent(1, 1000) == 1);
    CHECK(percent(999, 1000) == 99);
    CHECK(percent(1000, 1000) == 100);
    CHECK(percent(1, 3) == 33);
    CHECK(percent(2, 3) == 67);
}
