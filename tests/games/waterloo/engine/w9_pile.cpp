// W9.8: two cards of the discard pile.
#include "catch.hpp"

#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

enum class Coming : std::uint8_t { yes, never };

/// At the French end of game turn 12. Both discarded two cards in the draft, and one was played.
TestGame turn_twelve(Options options = standard(), Coming coming = Coming::yes) {
    TestGame t(options);
    free_pieces(t);
    t.put("French line infantry 3", "e4");
    if (coming == Coming::yes) t.put_all(Army::prussian, Place::reserve);
    t.state().discarded[french_seat].add(Card::initiative, 2);
    t.state().discarded[allied_seat].add(Card::grand_battery);
    t.state().discarded[allied_seat].add(Card::reconnaissance);
    t.state().played[french_seat].add(Card::fighting_spirit);
    deal(t, allied_seat, {Card::combined_attack});
    deal(t, french_seat, {Card::combined_attack});
    t.begin(french_seat, 12);
    return t;
}

/// The Allied player is about to look through the pile.
TestGame before_pile() {
    TestGame t = turn_twelve();
    t.play("end");
    t.leave_to_chance(Phase::prussian_draw);
    return t;
}

}  // namespace

TEST_CASE("W9.8 at the start of turn 13 the Allied player looks through the pile and takes two cards", "[cards][W9.8]") {
    TestGame t = before_pile();
    REQUIRE(t.state().phase == Phase::take_cards);
    CHECK(t.decider() == allied_decider);
    CHECK(t.state().turn == 13);
    const int actions = t.state().actions_left();
    CHECK(t.legal_texts() == std::vector<std::string>{"resign", "take:fighting_spirit,grand_battery", "take:initiative,fighting_spirit",
                                                      "take:initiative,grand_battery", "take:initiative,initiative",
                                                      "take:reconnaissance,fighting_spirit", "take:reconnaissance,grand_battery",
                                                      "take:reconnaissance,initiative"});
    expect_exactly_legal(t);
    t.play("take:initiative,grand_battery");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().actions_left() == actions);
    CHECK(actions == 4);
    const PlayerView view = t.view(allied_viewer);
    CHECK(view.cards->hand.total() == 3);
    CHECK(view.cards->hand[Card::initiative] == 1);
    CHECK(view.cards->hand[Card::grand_battery] == 1);
    CHECK(view.cards->pile_size == 3);
    CHECK_FALSE(view.cards->pile);
    CHECK(t.allowed("card:initiative"));
}

TEST_CASE("W9.8 the pile is shown to the Allied player only, the French player sees the number", "[cards][W9.8][W11.3]") {
    TestGame t = before_pile();
    for (const Viewer viewer : viewers) {
        INFO(word(viewer));
        const PlayerView view = t.view(viewer);
        CHECK(view.phase == Phase::take_cards);
        CHECK(view.cards->pile_size == 5);
        CHECK(view.cards->pile == (viewer == allied_viewer ? std::optional(t.state().pile()) : std::nullopt));
        CHECK(view.legal.empty() == (viewer != allied_viewer));
    }
    t.play("take:reconnaissance,initiative");
    for (const Viewer viewer : viewers) {
        const auto taken = t.news<CardsTaken>(viewer);
        REQUIRE(taken);
        CHECK(taken->seat == allied_seat);
        CHECK(taken->count == 2);
        const std::vector<Card> faces{Card::reconnaissance, Card::initiative};
        CHECK(taken->cards == (viewer == allied_viewer ? faces : std::vector<Card>{}));
        CHECK(t.view(viewer).cards->hand_size[allied_seat] == 3);
    }
    CHECK(t.view(french_viewer).cards->discarded[Card::initiative] == 2);
}

TEST_CASE("W9.8 whatever was taken, the French player and an onlooker see the same", "[cards][secrets][W9.8][W11.3]") {
    const TestGame t = before_pile();
    std::vector<Session> games;
    for (const char* act : {"take:initiative,initiative", "take:reconnaissance,grand_battery", "take:fighting_spirit,grand_battery"}) {
        games.push_back(session_at(t));
        play(games.back(), act);
        CHECK_FALSE(games.back().can_undo());
        expect_replays(games.back());
    }
    for (Session& game : games) play(game, {"a8-a7", "a7-a8", "l5-l4", "end"});
    for (const Session& game : games) expect_same(games[0], game, {french_viewer, Viewer::onlooker});
    for (Session& game : games) play(game, {"a2-a3", "end"});
    for (const Session& game : games) expect_same(games[0], game, {french_viewer, Viewer::onlooker});
}

TEST_CASE("W9.8 nor does it reveal what the Allied player discarded", "[cards][secrets][W9.8][W11.3]") {
    TestGame t = before_pile();
    TestGame u = before_pile();
    std::swap(u.state().hand[allied_seat], u.state().discarded[allied_seat]);  // the hand was one card, and is now two
    u.state().discarded[allied_seat].add(Card::reconnaissance);
    u.state().hand[allied_seat].remove(Card::reconnaissance);
    REQUIRE(u.state().pile().total() == 5);
    REQUIRE(u.state().hand[allied_seat].total() == 1);
    CHECK(t.view(french_viewer) == u.view(french_viewer));
    CHECK(t.view(Viewer::onlooker) == u.view(Viewer::onlooker));
    CHECK(t.view(allied_viewer) != u.view(allied_viewer));
}

TEST_CASE("W9.8 only cards of the pile are taken, and exactly two", "[cards][W9.8]") {
    TestGame t = before_pile();
    CHECK(t.refused("take:initiative") == "W9.8");
    CHECK(t.refused("take:grand_battery,grand_battery") == "W9.8");
    CHECK(t.refused("take:initiative,combined_attack") == "W9.8");
    CHECK(t.refused(TakeCards{Card::grand_battery, Card::initiative}) == "W9.8");  // a pair has only one notation
}

TEST_CASE("W9.8 until then nothing else may be done but resigning", "[cards][W9.8]") {
    TestGame t = before_pile();
    CHECK(t.refused("a8-a7") == "W9.8");
    CHECK(t.refused("end") == "W9.8");
    for (const char* act : {"card:combined_attack", "offer-draw", "orders-silent", "card-end", "no-card"}) CHECK_FALSE(t.allowed(act));
    t.play("resign");
    CHECK(t.state().result() == Result{french_seat, Ending::resigned});
    for (const Viewer viewer : viewers) CHECK_FALSE(t.view(viewer).cards->pile);
}

TEST_CASE("W9.8 one if there is only one, none if there is none", "[cards][W9.8]") {
    TestGame t = turn_twelve();
    t.state().discarded = {};
    SECTION("one card") {
        t.begin(french_seat, 12);
        t.play("end");
        t.leave_to_chance(Phase::prussian_draw);
        REQUIRE(t.state().phase == Phase::take_cards);
        CHECK(t.legal_texts() == std::vector<std::string>{"resign", "take:fighting_spirit"});
        CHECK(t.refused("take:fighting_spirit,fighting_spirit") == "W9.8");
        t.play("take:fighting_spirit");
        CHECK(t.news<CardsTaken>(french_viewer)->count == 1);
        CHECK(t.state().pile().empty());
        CHECK(t.state().hand[allied_seat].total() == 2);
    }
    SECTION("no card") {
        t.state().played = {};
        t.begin(french_seat, 12);
        t.play("end");
        t.leave_to_chance(Phase::prussian_draw);
        CHECK(t.count<CardsTaken>() == 0);
    }
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W9.8 only if the Prussians come", "[cards][W9.8][W14.2]") {
    TestGame t = turn_twelve(standard(), Coming::never);
    t.play("end");
    CHECK(t.state().turn == 13);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W9.8 the die of W14.2 may take it away", "[cards][W9.8][W14.2]") {
    const auto [face, comes] = GENERATE(table<const char*, bool>({{"Red", true}, {"BlueR", false}}));
    Options options = expert();
    options.where_are_the_prussians = true;
    TestGame t = turn_twelve(options);
    t.state().prussians_in_doubt = true;
    t.begin(french_seat, 8);
    t.play("end");
    REQUIRE(t.state().phase == Phase::prussian_die);
    t.roll(face);
    while (t.state().turn < 13 || t.state().phase == Phase::prussian_draw) {
        if (t.decider() == Decider::chance) t.leave_to_chance(Phase::prussian_draw);
        else t.play("end");
    }
    CHECK((t.state().phase == Phase::take_cards) == comes);
}

TEST_CASE("W9.8 at the start of that turn and no other", "[cards][W9.8]") {
    const int turn = GENERATE(10, 11, 13, 14);
    TestGame t = turn_twelve();
    t.begin(french_seat, turn);
    t.play("end");
    t.leave_to_chance(Phase::prussian_draw);
    CHECK(t.state().turn == turn + 1);
    CHECK(t.state().phase == Phase::turn);
    if (turn == 13) return;
    TestGame u = before_pile();
    u.play("take:initiative,initiative");
    while (u.view(allied_viewer).owing.size() > 0) u.play(u.allowed("a8-a7") ? "a8-a7" : "l5-l4");
    u.play("end");
    CHECK(u.state().phase == Phase::turn);
    CHECK(u.decider() == french_decider);
}

TEST_CASE("W9.8 the taken cards may be played, and are then on the pile again", "[cards][W9.8][W11.3]") {
    TestGame t = before_pile();
    t.play("take:initiative,fighting_spirit");
    CHECK(t.state().pile().total() == 3);
    t.play("inspire:a8");
    CHECK(t.state().pile().total() == 4);
    CHECK(t.view(french_viewer).cards->pile_size == 4);
    CHECK(t.view(french_viewer).cards->played[allied_seat][Card::fighting_spirit] == 1);
    CHECK(t.view(french_viewer).cards->hand_size[allied_seat] == 2);
}

TEST_CASE("W9.8 not in Basic", "[W9.8][W2.4]") {
    TestGame t;
    free_pieces(t);
    t.put_all(Army::prussian, Place::reserve);
    t.begin(french_seat, 12);
    t.play("end");
    t.leave_to_chance(Phase::prussian_draw);
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().turn == 13);
}

TEST_CASE("W1.6 an offer stays open while the pile is looked through", "[cards][W9.8][W1.6]") {
    TestGame t = turn_twelve();
    t.play("offer-draw");
    t.play("end");
    t.leave_to_chance(Phase::prussian_draw);
    t.play("take:initiative,initiative");
    CHECK(t.allowed("accept-draw"));
    t.play("a8-a7");
    CHECK_FALSE(t.allowed("accept-draw"));
}
