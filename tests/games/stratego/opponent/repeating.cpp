// When a computed player thinks ahead, it does not consider turns that C2.4 and C2.5 refuse. What the way of a piece says of its rank.
#include <algorithm>
#include <sstream>

#include "catch.hpp"
#include "games/stratego/opponent/board.hpp"
#include "table.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

/// A position after some turns, and what was heard of those turns.
struct Story {
    State state;
    Hearing heard;

    Story(const char* blue, const char* red, const std::string& turns) : state(posed(duel(), blue, red, blue_seat)) {
        std::istringstream words(turns);
        for (std::string word; words >> word;) {
            const Action action = fow::stratego::testing::move(word);
            REQUIRE_FALSE(check(duel(), state, action));
            apply(duel(), state, action, &heard);
        }
    }

    /// Whether that side's player, looking ahead, considers that step for the mover.
    [[nodiscard]] bool thinks_of(Seat player, const std::string& step) const {
        const View view = view_of(duel(), state, viewer_of(player));
        const Mind mind{Level::marshal, Style::steady, 1};
        const opponent::Skill skill = opponent::skill_of(mind.level);
        const opponent::Weights weights;
        const opponent::Knowledge knowledge = opponent::remember(view, heard.lines(), mind, skill, 1);
        const opponent::Board board(duel(), view, knowledge, skill, weights);
        std::vector<opponent::Stride> steps;
        board.steps(player == state.mover, false, steps);
        const auto wanted = fow::stratego::testing::move(step);
        return std::any_of(steps.begin(), steps.end(),
                           [&](const opponent::Stride& one) { return one.from == wanted.from.index() && one.to == wanted.to.index(); });
    }
};

constexpr const char* blue_men = "Fj1 2b3 8h1";
constexpr const char* red_men = "Fj10 1c4 8h10";
constexpr const char* round_the_block = "b3-c3 c4-d4 c3-c4 d4-d3 c4-d4 d3-c3 d4-d3 c3-c4";

}  // namespace

TEST_CASE("A chase that must end is no plan, and no threat", "[opponent][C2.5]") {
    const Story story(blue_men, red_men, round_the_block);
    REQUIRE(check(duel(), story.state, Action(fow::stratego::testing::move("d3-c3"))));
    for (const Seat player : seats) {
        CHECK_FALSE(story.thinks_of(player, "d3-c3"));
        CHECK(story.thinks_of(player, "d3-d4"));
    }
    const Story other(blue_men, red_men, std::string(round_the_block) + " h1-h2 h10-h9");
    for (const Seat player : seats) CHECK(other.thinks_of(player, "d3-c3"));
}

TEST_CASE("A chase is followed inside the search, and taken back", "[opponent][C2.5]") {
    const Story story(blue_men, red_men, "b3-c3 c4-d4 c3-c4 d4-d3 c4-d4 d3-c3");
    const View view = view_of(duel(), story.state, blue_viewer);
    const opponent::Skill skill = opponent::skill_of(Level::marshal);
    const opponent::Knowledge knowledge = opponent::remember(view, story.heard.lines(), {Level::marshal, Style::steady, 1}, skill, 1);
    opponent::Board board(duel(), view, knowledge, skill, {});
    const auto step = [&](const char* text) {
        const auto wanted = fow::stratego::testing::move(text);
        opponent::Stride stride;
        stride.man = static_cast<std::uint8_t>(board.on(wanted.from.index()));
        stride.from = static_cast<std::uint8_t>(wanted.from.index());
        stride.to = static_cast<std::uint8_t>(wanted.to.index());
        return board.play(stride, opponent::Fate::moved);
    };
    const auto may = [&](const char* text) {
        std::vector<opponent::Stride> steps;
        board.steps(true, false, steps);
        const auto wanted = fow::stratego::testing::move(text);
        return std::any_of(steps.begin(), steps.end(),
                           [&](const opponent::Stride& one) { return one.from == wanted.from.index() && one.to == wanted.to.index(); });
    };
    const auto first = step("d4-d3");
    const auto second = step("c3-c4");
    CHECK_FALSE(may("d3-c3"));
    board.undo(second);
    board.undo(first);
    const auto quiet = board.pass(true);
    const auto waits = board.pass(false);
    CHECK(may("d4-d3"));
    board.undo(waits);
    board.undo(quiet);
    CHECK(may("d4-d3"));
}

TEST_CASE("The fourth step to and fro is not thought of", "[opponent][C2.4]") {
    const Story story(blue_men, red_men, "b3-b4 h10-h9 b4-b3 h9-h8 b3-b4 h8-h7");
    REQUIRE(check(duel(), story.state, Action(fow::stratego::testing::move("b4-b3"))));
    CHECK_FALSE(story.thinks_of(blue_seat, "b4-b3"));
}

namespace {

/// How much more its deeds suit a Marshal than a Scout, for the red piece that ends up on that square.
double strong(const char* red, const std::string& turns, const char* square) {
    const Story story("Fj1 2b3 8j2", red, turns);
    const opponent::Skill skill = opponent::skill_of(Level::marshal);
    const opponent::Knowledge known =
        opponent::remember(view_of(duel(), story.state, blue_viewer), story.heard.lines(), {Level::marshal, Style::steady, 1}, skill, 1);
    const auto piece = known.on[static_cast<std::size_t>(square_from_text(square)->index())];
    REQUIRE(piece != opponent::nowhere);
    const auto& deeds = known.pieces[static_cast<std::size_t>(piece)].deeds;
    return deeds[opponent::at(Rank::marshal)] / deeds[opponent::at(Rank::scout)];
}

}  // namespace

TEST_CASE("A piece that walks straight up to a known officer is taken for a stronger one than one that steps beside it", "[opponent]") {
    const double stepped = strong("Fj10 9b4 1b6", "b3-b4 b6-b5", "b5");
    const double walked = strong("Fj10 9b4 1b9", "b3-b4 b9-b8 j2-j3 b8-b7 j3-j2 b7-b6 j2-j3 b6-b5", "b5");
    CHECK(stepped > 1);
    CHECK(walked > 5 * stepped);
}

TEST_CASE("A piece that steps up to a known officer again and again tells no more than at first", "[opponent]") {
    const std::string once = "b3-b4 b6-b5 j2-j3 h9-h8 j3-i3 b5-b6 i3-h3";
    CHECK(strong("Fj10 9b4 1b6 8h9", once + " b6-b5", "b5") == strong("Fj10 9b4 1b6 8h9", once, "b6"));
}

TEST_CASE("In the Duel, an enemy that attacks whatever has not moved is expected to go on", "[opponent]") {
    const auto dares_flag = [](const std::string& turns) {
        const Story story("Fa1 Bb1 2e1 1f1 8b2 8j2", "Fj10 9e9 9f9 8b4", turns);
        const Mind mind{Level::marshal, Style::steady, 1};
        const opponent::Skill skill = opponent::skill_of(mind.level);
        const View view = view_of(duel(), story.state, blue_viewer);
        const opponent::Board board(duel(), view, opponent::remember(view, story.heard.lines(), mind, skill, 1), skill, {});
        return board.dares(board.man(board.on(square_from_text("a1")->index())));
    };
    const double usual = dares_flag("");
    CHECK(usual < 0.5);
    CHECK(dares_flag("j2-j3 e9-e1") == usual);
    CHECK(dares_flag("j2-j3 e9-e1 j3-j2 f9-f1") == 1);
    // Twice it has stood beside one and not attacked it.
    CHECK(dares_flag("j2-j3 b4-b3 j3-j4 b3-a3 j4-i4 a3-b3 i4-h4 b3-a3 h4-g4 e9-e1 g4-h4 f9-f1") == usual);
}
