// What a computed player says about an action and about hidden pieces.
#include "games/stratego/opponent/think.hpp"

#include <numeric>

#include "catch.hpp"
#include "games/stratego/opponent/guess.hpp"
#include "games/stratego/opponent/hindsight.hpp"
#include "games/stratego/opponent/knowledge.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

constexpr Mind marshal{Level::marshal, Style::steady, 0};
constexpr Budget enough{6'000};

Move move_of(const char* text) { return fow::stratego::testing::move(text); }

int chance_in(const std::vector<Believed>& all, const char* square, Rank rank) {
    for (const Believed& piece : all)
        if (piece.at == *square_from_text(square))
            for (const auto& likely : piece.may_be)
                if (likely.what == rank) return likely.chance;
    return 0;
}

/// What a Recruit believes. It draws no conclusions: all ways to deal the ranks that fit the moved pieces are equally likely.
std::vector<Believed> plainly(const State& state, Seat seat) {
    return believed(duel(), view_of(duel(), state, viewer_of(seat)), {}, {Level::recruit, Style::steady, 0});
}

/// Swaps Red's pieces on d8 and e8; neither has moved.
State swapped(State state) {
    const auto square = [](const char* text) { return static_cast<std::size_t>(square_from_text(text)->index()); };
    const std::size_t a = state.board[square("d8")] - 1U, b = state.board[square("e8")] - 1U;
    std::swap(state.at[a], state.at[b]);
    state.board[square("d8")] = static_cast<std::uint8_t>(b + 1);
    state.board[square("e8")] = static_cast<std::uint8_t>(a + 1);
    return state;
}

}  // namespace

TEST_CASE("Belief of a small Duel is what counting gives", "[opponent][C3.7]") {
    // Red's Marshal, Miner, Bomb and Flag; the piece on d8 has moved, so it is one of two.
    State state = posed(duel(), "Fa1 1b1", "1d8 8e8 Bf10 Fg10", blue_seat);
    state.marks[state.board[static_cast<std::size_t>(square_from_text("d8")->index())] - 1U] |= Position::moved;
    const std::vector<Believed> all = plainly(state, blue_seat);
    REQUIRE(all.size() == 4);
    CHECK(chance_in(all, "d8", Rank::marshal) == 500);
    CHECK(chance_in(all, "d8", Rank::miner) == 500);
    CHECK(chance_in(all, "d8", Rank::flag) == 0);
    // 12 deals: each of the other three is the Flag in 4 of them, the Bomb in 4, the Marshal in 2 and the Miner in 2.
    for (const char* square : {"e8", "f10", "g10"}) {
        CHECK(std::abs(chance_in(all, square, Rank::flag) - 333) <= 1);
        CHECK(std::abs(chance_in(all, square, Rank::bomb) - 333) <= 1);
        CHECK(std::abs(chance_in(all, square, Rank::marshal) - 167) <= 1);
        CHECK(std::abs(chance_in(all, square, Rank::miner) - 167) <= 1);
    }
}

TEST_CASE("What is believed adds up, the likeliest first, and known pieces are sure", "[opponent]") {
    fow::testing::Dice dice(3);
    const State state = posed(duel(), "Fa1 1b1 8c2", "1d8 8e8 9h8 Bf10 Fg10", blue_seat);
    State known = state;
    known.marks[known.board[static_cast<std::size_t>(square_from_text("d8")->index())] - 1U] |= Position::shown;
    for (const State& each : {state, known})
        for (const Level level : levels)
            for (const Believed& piece : believed(duel(), view_of(duel(), each, blue_viewer), {}, {level, Style::steady, 1})) {
                int sum = 0;
                for (std::size_t i = 0; i < piece.may_be.size(); ++i) {
                    sum += piece.may_be[i].chance;
                    CHECK((i == 0 || piece.may_be[i].chance <= piece.may_be[i - 1].chance));
                }
                CHECK(sum == 1000);
            }
    CHECK(chance_in(believed(duel(), view_of(duel(), known, blue_viewer), {}, marshal), "d8", Rank::marshal) == 1000);
}

TEST_CASE("A blunder costs much, the best move nothing", "[opponent]") {
    // Blue's Marshal can take the known General or let it escape.
    State state = posed(duel(), "Fa1 1e4 8j1 Bb1 Ba2", "Fj10 Bi10 Bj9 2e5 8a7 9c9", blue_seat);
    for (const char* square : {"e4", "e5"}) {
        auto& marks = state.marks[state.board[static_cast<std::size_t>(square_from_text(square)->index())] - 1U];
        marks |= Position::moved | Position::shown;
    }
    const View view = view_of(duel(), state, blue_viewer);
    const auto good = appraise(duel(), view, {}, marshal, enough, move_of("e4-e5")).value();
    const auto bad = appraise(duel(), view, {}, marshal, enough, move_of("j1-i1")).value();
    CHECK(good.cost() == 0);
    CHECK(good.better.empty());
    CHECK(bad.cost() > 40);
    CHECK(bad.better == "e4-e5");
    CHECK_FALSE(appraise(duel(), view, {}, marshal, enough, OfferDraw{}));
    CHECK_FALSE(appraise(duel(), view, {}, marshal, enough, Resign{}));
}

TEST_CASE("What a seat cannot tell apart, it judges and believes alike; the truth differs", "[opponent][secrets][C3.7]") {
    // A Miner attacks one of two backs: one is the Flag, the other a General.
    const State one = posed(duel(), "Fa1 8d7 1j1 Bb1 Ba2", "Fd8 2e8 Bj10 1j8", blue_seat);
    const State two = swapped(one);
    const View view = view_of(duel(), one, blue_viewer);
    REQUIRE(view == view_of(duel(), two, blue_viewer));
    CHECK(believed(duel(), view, {}, marshal) == believed(duel(), view_of(duel(), two, blue_viewer), {}, marshal));
    const Action attack = move_of("d7-d8");
    CHECK(appraise(duel(), view, {}, marshal, enough, attack) ==
          appraise(duel(), view_of(duel(), two, blue_viewer), {}, marshal, enough, attack));

    State end = one;
    apply(duel(), end, Action(Resign{}), nullptr);
    const Hindsight hindsight(duel(), end);
    const auto flag = hindsight.appraise(one, {}, enough, attack).value();
    const auto general = hindsight.appraise(two, {}, enough, attack).value();
    CHECK(flag.made > 900);
    CHECK(flag.cost() == 0);
    CHECK(general.made < flag.made - 300);
}
