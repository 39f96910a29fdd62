#include "catch.hpp"

#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// A game from the first draw on.
struct Cards {
    Rules rules{shipped(), {}};
    State state = initial_state(rules);
    EventCollector collector;

    void draw(Sector sector) {
        REQUIRE(turn(state) == Decider::chance);
        RollList due;
        rolls(rules, state, due);
        CHECK(due.size() == 3);
        for (const WeightedRoll& one : due) CHECK(one.weight == due[0].weight);
        apply(rules, state, Roll{DrawLine{sector}}, &collector);
    }
    void set_up(Seat seat) {
        Dice dice(1);
        for (const Action& action : random_deployment(rules, seat, dice)) apply(rules, state, action, &collector);
    }
};

}  // namespace

TEST_CASE("W3.1 before set-up each player draws one of three cards at random", "[lines][W3.1]") {
    Cards c;
    REQUIRE(c.state.phase == Phase::line_draw);
    c.draw(Sector::right);
    REQUIRE(turn(c.state) == allied_decider);
    CHECK(c.state.line_of(allied_seat) == Sector::right);
    CHECK_FALSE(c.state.line_of(french_seat));
    c.set_up(allied_seat);
    c.draw(Sector::centre);
    REQUIRE(turn(c.state) == french_decider);
    CHECK(c.state.phase == Phase::set_up);
    CHECK(c.state.line_of(french_seat) == Sector::centre);
}

TEST_CASE("W3.1 only its player sees the card", "[lines][W3.1]") {
    Cards c;
    c.draw(Sector::right);
    c.set_up(allied_seat);
    c.draw(Sector::centre);
    const PerSeat<Sector> drawn{Sector::centre, Sector::right};
    for (const Viewer viewer : viewers) {
        int heard = 0;
        for (const Event& event : c.collector.of(viewer)) {
            const auto* card = std::get_if<LineDrawn>(&event);
            if (!card) continue;
            ++heard;
            if (sits(viewer, card->seat)) CHECK(card->sector == drawn[card->seat]);
            else CHECK_FALSE(card->sector);
        }
        CHECK(heard == 2);
        const PlayerView view = view_of(c.rules, c.state, viewer);
        for (const Seat seat : seats) {
            if (sits(viewer, seat)) {
                CHECK(view.sides[seat].line_of_retreat == drawn[seat]);
                CHECK(view.sides[seat].line_squares.size() == 4);
            } else {
                CHECK_FALSE(view.sides[seat].line_of_retreat);
                CHECK(view.sides[seat].line_squares.empty());
            }
        }
    }
}

TEST_CASE("W3.2 a line of retreat is the four back-row squares of its sector", "[lines][W3.2][W0.3]") {
    const auto [sector, french, allied] =
        GENERATE(table<Sector, const char*, const char*>({{Sector::left, "a1 b1 c1 d1 ", "i10 j10 k10 l10 "},
                                                          {Sector::centre, "e1 f1 g1 h1 ", "e10 f10 g10 h10 "},
                                                          {Sector::right, "i1 j1 k1 l1 ", "a10 b10 c10 d10 "}}));
    CAPTURE(word(sector));
    TestGame t;
    free_pieces(t);
    t.lines(sector, sector);
    t.begin(french_seat);
    const auto texts = [](const std::vector<Square>& squares) {
        std::string all;
        for (const Square s : squares) all += to_text(s) + " ";
        return all;
    };
    CHECK(texts(t.view(french_viewer).sides[french_seat].line_squares) == french);
    CHECK(texts(t.view(allied_viewer).sides[allied_seat].line_squares) == allied);
}

TEST_CASE("W3.3 both cards are turned over when the game ends", "[lines][W3.3]") {
    TestGame t;
    free_pieces(t, "b2", "e8");
    t.lines(Sector::centre, Sector::right);
    t.begin(french_seat);
    t.play("resign");
    for (const Viewer viewer : viewers) {
        const auto ended = t.news<GameEnded>(viewer);
        REQUIRE(ended);
        CHECK(ended->lines[french_seat] == Sector::centre);
        CHECK(ended->lines[allied_seat] == Sector::right);
        const PlayerView view = t.view(viewer);
        CHECK(view.sides[french_seat].line_of_retreat == Sector::centre);
        CHECK(view.sides[allied_seat].line_of_retreat == Sector::right);
        CHECK(view.sides[allied_seat].line_squares.size() == 4);
    }
}

TEST_CASE("W3.3 resigning during set-up turns over the drawn cards", "[lines][W3.3]") {
    Cards c;
    c.draw(Sector::left);
    apply(c.rules, c.state, Action{Resign{}}, &c.collector);
    for (const Viewer viewer : viewers) {
        const PlayerView view = view_of(c.rules, c.state, viewer);
        CHECK(view.sides[allied_seat].line_of_retreat == Sector::left);
        CHECK_FALSE(view.sides[french_seat].line_of_retreat);
    }
}
