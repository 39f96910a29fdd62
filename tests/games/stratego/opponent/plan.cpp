// What turns cost beyond what is foreseen, and by which key a position is found again.
#include "games/stratego/opponent/plan.hpp"
#include "games/stratego/opponent/search.hpp"

#include "catch.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

constexpr Mind planner{Level::marshal, Style::steady, 1};

View view_to_blue(const char* blue, const char* red) { return view_of(classic(), placed(classic(), blue, red, blue_seat), blue_viewer); }

opponent::Knowledge knowledge_of(const View& view) { return opponent::remember(view, {}, planner, opponent::skill_of(planner.level), 1); }

opponent::Board board_of(const char* blue, const char* red) {
    const View view = view_to_blue(blue, red);
    return {classic(), view, knowledge_of(view), opponent::skill_of(planner.level), opponent::weights_of(planner.style)};
}

opponent::Stride stride_of(const opponent::Board& board, const char* words) {
    const Move move = std::get<Move>(Action(fow::stratego::testing::move(words)));
    opponent::Stride stride;
    stride.man = static_cast<std::uint8_t>(board.on(move.from.index()));
    stride.from = static_cast<std::uint8_t>(move.from.index());
    stride.to = static_cast<std::uint8_t>(move.to.index());
    stride.victim = board.on(move.to.index()) >= 0 ? board.on(move.to.index()) : std::int8_t{-1};
    return stride;
}

double price_of(const opponent::Board& board, const char* words) { return opponent::Plan(board).price(stride_of(board, words)); }

constexpr const char* far_enemies = "Fj10 1i9 2h9 5c9 6b9 7a9";

}  // namespace

TEST_CASE("The more unknown pieces have moved, the more the first move of another one costs", "[opponent]") {
    const opponent::Board none = board_of("Fa1 1e3 2f3 5g3 7h3 8i3 6j3", far_enemies);
    const opponent::Board two = board_of("Fa1 1e3 2f3 5g3+ 7h3+ 8i3 6j3", far_enemies);
    const opponent::Board three = board_of("Fa1 1e3 2f3+ 5g3+ 7h3+ 8i3 6j3", far_enemies);
    const opponent::Board shown = board_of("Fa1 1e3 2f3+! 5g3+! 7h3+! 8i3 6j3", far_enemies);
    CHECK(price_of(none, "j3-j4") == 0);
    CHECK(price_of(two, "j3-j4") > 0);
    CHECK(price_of(three, "j3-j4") > 2 * price_of(two, "j3-j4"));
    CHECK(price_of(shown, "j3-j4") == 0);
    CHECK(price_of(three, "h3-h4") == 0);                            // it has moved before
    CHECK(price_of(three, "e3-e4") < price_of(three, "j3-j4") / 2);  // few can take a Marshal
}

TEST_CASE("The only piece that can stop a known officer stays between it and the Flag", "[opponent]") {
    const opponent::Board board = board_of("Fe1 1e4+! 5g3+! 6h3+! 7i3+! 7j3+!", "Fj10 2b5+! 5c9 6b9 7a9");
    CHECK(price_of(board, "e4-e5") == 0);  // still nearer than the General
    CHECK(price_of(board, "g3-g4") == 0);
    const opponent::Board away = board_of("Fe1 1e7+! 5g3+! 6h3+! 7i3+! 7j3+!", "Fj10 2b3+! 5c9 6b9 7a9");
    CHECK(price_of(away, "e7-e6") < 0);
    CHECK(price_of(away, "e7-e8") > 0);
    const opponent::Board held = board_of("Fe1 1e6+! 5g3+! 6h3+! 7i3+! 7j3+!", "Fj10 2b3+! 5c9 6b9 7a9");
    CHECK(price_of(held, "e6-e7") > 1);
}

TEST_CASE("The only move is searched as others are, so that the time does not tell that there is no other", "[opponent][secrets]") {
    const char* const army = "Fa1 Ba2 Bb1 1e3";
    opponent::Board board = board_of(army, far_enemies);
    const Move only = std::get<Move>(Action(fow::stratego::testing::move("e3-e4")));
    const opponent::Found found =
        opponent::look(board, knowledge_of(view_to_blue(army, far_enemies)), {only}, opponent::skill_of(planner.level), 2000);
    CHECK(found.depth > 1);
}

TEST_CASE("What stands beside the Flag stays there", "[opponent]") {
    const opponent::Board board = board_of("Fe1 5e2 6d1 1a4+! 2b4+!", far_enemies);
    CHECK(price_of(board, "e2-e3") > 1);
    CHECK(price_of(board, "a4-a5") == 0);
}

TEST_CASE("A piece that the other side does not know is worth more, an officer most, the Marshal hardly", "[opponent]") {
    const opponent::Board hidden = board_of("Fa1 3e3 7f3 1g3", far_enemies), known = board_of("Fa1 3e3! 7f3! 1g3!", far_enemies);
    const auto gain = [&](const char* square) {
        const int index = square_from_text(square)->index();
        return hidden.worth(hidden.man(hidden.on(index))) / known.worth(known.man(known.on(index)));
    };
    CHECK(gain("e3") > gain("f3"));
    CHECK(gain("f3") > gain("g3"));
    CHECK(gain("g3") > 1);
}

TEST_CASE("What our piece has just taken was put there with a stronger one beside it more often than chance says", "[opponent]") {
    opponent::Board board = board_of("Fa1 3e4+!", "Fj10 7e5+! 9e6+ 8f5 1b9 2h9 5c9 6b8 7a9");
    const auto& taker = board.man(board.on(stride_of(board, "e4-e5").from));
    const auto threat_of = [&](const char* square) { return board.threat(board.man(board.on(square_from_text(square)->index())), taker); };
    const auto moved = threat_of("e6"), still = threat_of("f5");
    const auto before = board.play(stride_of(board, "e4-e5"), opponent::Fate::won);
    CHECK(threat_of("e6").wins > 1.5 * moved.wins);
    CHECK(threat_of("e6").wins + threat_of("e6").trades < 1);
    CHECK(threat_of("f5").wins > still.wins);
    CHECK(threat_of("f5").wins < 1.5 * still.wins);
    const auto passed = board.pass(true);
    CHECK(threat_of("e6").wins == moved.wins);  // it has had time to go on
    board.undo(passed);
    board.undo(before);
}

TEST_CASE("The same position has the same key, however it came about", "[opponent]") {
    opponent::Board board = board_of("Fe1 1e3 2f3 5g3+ 7h3+", far_enemies);
    const std::uint64_t start = board.key(true);
    CHECK(start != board.key(false));
    const auto after = [&](const std::vector<const char*>& turns) {
        std::vector<opponent::Board::Before> befores;
        for (const char* turn : turns) befores.push_back(board.play(stride_of(board, turn), opponent::Fate::moved));
        const std::uint64_t key = board.key(true);
        for (auto before = befores.rbegin(); before != befores.rend(); ++before) board.undo(*before);
        return key;
    };
    CHECK(after({"g3-g4", "c9-c8", "h3-h4", "b9-b8"}) == after({"h3-h4", "b9-b8", "g3-g4", "c9-c8"}));
    CHECK(after({"g3-g4"}) != after({"h3-h4"}));
    CHECK(after({"e3-e4", "c9-c8", "e4-e3", "c8-c9"}) != start);  // these have moved
    CHECK(board.key(true) == start);
    // C2.4: whoever has gone to and fro may not do all that is allowed to others.
    CHECK(after({"g3-g4", "c9-c8", "g4-g3", "c8-c7", "h3-h4"}) != after({"h3-h4", "c9-c8", "g3-g4", "c8-c7", "g4-g3"}));
}
