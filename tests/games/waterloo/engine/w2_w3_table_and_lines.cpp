#include <map>

#include "catch.hpp"
#include "random_games.hpp"
#include "test_game.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

TEST_CASE("W2.1 the box holds 47 French, 45 Allied and 13 Prussian pieces", "[table][W2.1]") {
    std::map<Army, int> count;
    for (const Unit& unit : shipped().pieces.roster) ++count[unit.army];
    CHECK(count[Army::french] == 47);
    CHECK(count[Army::allied] == 45);
    CHECK(count[Army::prussian] == 13);
    CHECK(faults_of(shipped()).empty());
}

TEST_CASE("W2.2 any undrawn Prussian piece may come next, all equally likely", "[table][W2.2]") {
    TestGame t;
    t.put_all(Army::prussian, Place::reserve);
    free_pieces(t, "b2", "e8");
    t.begin(french_seat, 12);
    t.play("end");
    REQUIRE(t.decider() == Decider::chance);
    const RollList first = t.rolls();
    REQUIRE(first.size() == 13);
    for (const WeightedRoll& one : first) {
        CHECK(std::holds_alternative<DrawPrussian>(one.roll));
        CHECK(one.weight == first[0].weight);
    }
    t.roll(first[4].roll);
    CHECK(t.rolls().size() == 12);
}

TEST_CASE("W2.2 until drawn no view tells the Prussian pieces apart", "[table][W2.2]") {
    TestGame t;
    t.put_all(Army::prussian, Place::reserve);
    free_pieces(t, "b2", "e8");
    t.begin(allied_seat, 3);
    for (const Viewer viewer : viewers) {
        const PlayerView view = t.view(viewer);
        CHECK(view.prussians_to_come == 13);
        CHECK(view.sides[allied_seat].reserve == std::array<int, 3>{0, 0, 0});
        CHECK(view.sides[allied_seat].reserve_units.empty());
    }
}

TEST_CASE("W2.3 the first turn is at eleven, each lasts half an hour", "[table][W2.3]") {
    const Rules rules(shipped(), {});
    CHECK(initial_state(rules).turn == 1);
    CHECK(clock_minutes(rules, 1) == 11 * 60);
    CHECK(clock_minutes(rules, 2) == 11 * 60 + 30);
    CHECK(clock_minutes(rules, 9) == 15 * 60);
    CHECK(clock_minutes(rules, 12) == 16 * 60 + 30);
    CHECK(clock_minutes(rules, 13) == 17 * 60);

    TestGame t;
    free_pieces(t, "b2", "e8");
    t.begin(allied_seat);
    t.play("end");
    CHECK(t.view(french_viewer).minutes == 11 * 60);
    t.play("end");
    CHECK(t.state().turn == 2);
    CHECK(t.view(french_viewer).minutes == 11 * 60 + 30);
    CHECK(t.news<TurnBegan>() == TurnBegan{allied_seat, 2, 3});
}

TEST_CASE("W2.3 there is no last turn", "[table][W2.3]") {
    TestGame t;
    free_pieces(t, "b2", "e8");
    t.begin(allied_seat, 20);
    t.play("end");
    t.play("end");
    CHECK_FALSE(t.state().result());
    CHECK(t.state().turn == 21);
}

TEST_CASE("W2.4 Basic knows no terrain", "[table][W2.4]") {
    // The squares of W10.1: cavalry and guns can be and move where Hougoumont would be, and a gun on the hill reaches three squares.
    TestGame t;
    t.put("French light cavalry", "b3");
    t.put("French gun", "c4");
    t.put("French line infantry 3", "e3");
    t.put("Allied gun", "e7");
    t.put("Allied line infantry 3", "l8");
    t.begin(french_seat);
    CHECK(t.allowed("b3-b5"));
    CHECK(t.allowed("b3-b7"));
    t.play("c4-c5");
    t.play("end");
    CHECK_FALSE(t.allowed("e7:e3"));
}

TEST_CASE("W2.4 Basic knows no cards", "[table][W2.4]") {
    const auto mode = mode_from_word("basic");
    REQUIRE(mode);
    CHECK(word(*mode) == "basic");
    TestGame t;
    t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    t.begin(french_seat);
    t.play("e4xe5");
    // The defender is not asked: the die is next.
    CHECK(t.state().phase == Phase::battle_die);
}

TEST_CASE("W2.4 Standard and Expert know both", "[table][W2.4][W10.1]") {
    Options options;
    options.mode = GENERATE(Mode::standard, Mode::expert);
    CAPTURE(word(options.mode));
    TestGame t(options);
    t.put("French light cavalry", "b3");
    t.put("French line infantry 3", "e3");
    t.put("French line infantry 3", "k4");
    t.put("Allied line infantry 3", "k5");
    t.put("Allied gun", "e7");
    t.state().hand[allied_seat].add(Card::initiative);
    t.begin(french_seat);
    CHECK(t.refused("b3-b5") == "W10.3");
    CHECK_FALSE(t.allowed("b3-b7"));
    const PlayerView view = t.view(french_viewer);
    CHECK(view.mode == options.mode);
    REQUIRE(view.cards);
    CHECK(view.cards->hand_size == PerSeat<int>{0, 1});
    CHECK(view.tiles.size() == (options.mode == Mode::expert ? 4 : 3));
    t.play("k4xk5");
    CHECK(t.state().phase == Phase::defence);
    t.play("no-card");
    t.roll("Blue");
    t.play("end");
    CHECK(t.allowed("e7:e3"));
}

TEST_CASE("W2.4 in Basic a view holds neither tiles nor cards", "[table][W2.4]") {
    const Rules rules(shipped(), {});
    CHECK(rules.tiles().empty());
    CHECK(rules.works().empty());
    for (const Viewer viewer : viewers) {
        const PlayerView view = view_of(rules, initial_state(rules), viewer);
        CHECK(view.mode == Mode::basic);
        CHECK(view.tiles.empty());
        CHECK_FALSE(view.cards);
        CHECK_FALSE(view.pursuit);
        CHECK(view.garrison_size == 0);
        CHECK_FALSE(view.prussians_in_doubt);
    }
}

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
