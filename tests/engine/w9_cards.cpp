// W9.8, and W9.6 where cards are played.
#include <catch2/catch.hpp>

#include "card_games.hpp"

using namespace fow;
using namespace fow::testing;

namespace {

enum class Coming : std::uint8_t { yes, never };

/// At the French end of game turn 12; both put two cards aside in the draft, and one was played.
Table turn_twelve(Options options = standard(), Coming coming = Coming::yes) {
    Table t(options);
    t.put("French light cavalry", "a2");
    t.put("Allied light cavalry", "a8");
    t.put("French line infantry 3", "e4");
    if (coming == Coming::yes) t.put_all(Army::prussian, Place::reserve);
    t.state().discarded.french.add(Card::initiative, 2);
    t.state().discarded.allied.add(Card::grand_battery);
    t.state().discarded.allied.add(Card::reconnaissance);
    t.state().played.french.add(Card::fighting_spirit);
    deal(t, Seat::allied, {Card::combined_attack});
    deal(t, Seat::french, {Card::combined_attack});
    t.begin(Seat::french, 12);
    return t;
}

void draw_all(Table& t) {
    while (t.state().phase == Phase::prussian_draw) t.roll(t.rolls()[0].roll);
}

/// The Allied player is about to look through the pile.
Table before_pile() {
    Table t = turn_twelve();
    t.play("end");
    draw_all(t);
    return t;
}

/// The Allied turn 14: an Allied and a Prussian piece that can move, four actions, every card at hand.
Table two_nations() {
    Table t(standard());
    t.put("French light cavalry", "b2");
    t.put("French light infantry 1", "l3");
    t.put("Allied light cavalry", "d8");
    t.put("Allied line infantry 3", "g5");
    t.put("Prussian line infantry 3", "l6");
    for (const Card card : cards) deal(t, Seat::allied, {card});
    return t;
}

using Nations = std::vector<Nation>;
Nations owing(const Table& t) { return t.view(Viewer::allied).owing; }

}  // namespace

TEST_CASE("W9.8 at the start of turn 13 the Allied player looks through the pile and takes two cards", "[cards][W9.8]") {
    Table t = before_pile();
    REQUIRE(t.state().phase == Phase::take_cards);
    CHECK(t.decider() == Decider::allied);
    CHECK(t.state().turn == 13);
    const int actions = t.state().actions_left();
    CHECK(t.legal_texts() == std::vector<std::string>{
                                 "resign", "take:fighting_spirit,grand_battery", "take:initiative,fighting_spirit",
                                 "take:initiative,grand_battery", "take:initiative,initiative",
                                 "take:reconnaissance,fighting_spirit", "take:reconnaissance,grand_battery",
                                 "take:reconnaissance,initiative"});
    expect_exactly_legal(t);
    t.play("take:initiative,grand_battery");
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().actions_left() == actions);
    CHECK(actions == 4);
    const PlayerView view = t.view(Viewer::allied);
    CHECK(view.cards->hand.total() == 3);
    CHECK(view.cards->hand[Card::initiative] == 1);
    CHECK(view.cards->hand[Card::grand_battery] == 1);
    CHECK(view.cards->pile_size == 3);
    CHECK_FALSE(view.cards->pile);
    CHECK(t.allowed("card:initiative"));
}

TEST_CASE("W9.8 the pile is shown to the Allied player only, the French player sees the number", "[cards][W9.8][W11.3]") {
    Table t = before_pile();
    for (const Viewer viewer : viewers) {
        INFO(word(viewer));
        const PlayerView view = t.view(viewer);
        CHECK(view.phase == Phase::take_cards);
        CHECK(view.cards->pile_size == 5);
        CHECK(view.cards->pile == (viewer == Viewer::allied ? std::optional(t.state().pile()) : std::nullopt));
        CHECK(view.legal.empty() == (viewer != Viewer::allied));
    }
    t.play("take:reconnaissance,initiative");
    for (const Viewer viewer : viewers) {
        const auto taken = t.news<CardsTaken>(viewer);
        REQUIRE(taken);
        CHECK(taken->seat == Seat::allied);
        CHECK(taken->count == 2);
        const std::vector<Card> faces{Card::reconnaissance, Card::initiative};
        CHECK(taken->cards == (viewer == Viewer::allied ? faces : std::vector<Card>{}));
        CHECK(t.view(viewer).cards->hand_size.allied == 3);
    }
    CHECK(t.view(Viewer::french).cards->discarded[Card::initiative] == 2);
}

TEST_CASE("W9.8 whatever was taken, the French player and an onlooker see the same", "[cards][secrets][W9.8][W11.3]") {
    const Table t = before_pile();
    std::vector<Session> games;
    for (const char* act :
         {"take:initiative,initiative", "take:reconnaissance,grand_battery", "take:fighting_spirit,grand_battery"}) {
        games.push_back(session_at(t));
        play(games.back(), act);
        CHECK_FALSE(games.back().can_undo());
        expect_replays(games.back());
    }
    for (Session& game : games) play(game, {"a8-a7", "a7-a8", "l5-l4", "end"});
    for (const Session& game : games) expect_alike(games[0], game, {Viewer::french, Viewer::onlooker});
    for (Session& game : games) play(game, {"a2-a3", "end"});
    for (const Session& game : games) expect_alike(games[0], game, {Viewer::french, Viewer::onlooker});
}

TEST_CASE("W9.8 nor does it tell what the Allied player put aside", "[cards][secrets][W9.8][W11.3]") {
    Table t = before_pile();
    Table u = before_pile();
    std::swap(u.state().hand.allied, u.state().discarded.allied);  // the hand was one card: so it is two now
    u.state().discarded.allied.add(Card::reconnaissance);
    u.state().hand.allied.remove(Card::reconnaissance);
    REQUIRE(u.state().pile().total() == 5);
    REQUIRE(u.state().hand.allied.total() == 1);
    CHECK(t.view(Viewer::french) == u.view(Viewer::french));
    CHECK(t.view(Viewer::onlooker) == u.view(Viewer::onlooker));
    CHECK(t.view(Viewer::allied) != u.view(Viewer::allied));
}

TEST_CASE("W9.8 only what lies there is taken, and two", "[cards][W9.8]") {
    Table t = before_pile();
    CHECK(t.refused("take:initiative") == "W9.8");
    CHECK(t.refused("take:grand_battery,grand_battery") == "W9.8");
    CHECK(t.refused("take:initiative,combined_attack") == "W9.8");
    CHECK(t.refused(TakeCards{Card::grand_battery, Card::initiative}) == "W9.8");  // a pair has one name only
}

TEST_CASE("W9.8 until then nothing else may be done but resigning", "[cards][W9.8]") {
    Table t = before_pile();
    CHECK(t.refused("a8-a7") == "W9.8");
    CHECK(t.refused("end") == "W9.8");
    for (const char* act : {"card:combined_attack", "offer-draw", "orders-silent", "card-end", "no-card"})
        CHECK_FALSE(t.allowed(act));
    t.play("resign");
    CHECK(t.state().result() == Result{Seat::french, Ending::resigned});
    for (const Viewer viewer : viewers) CHECK_FALSE(t.view(viewer).cards->pile);
}

TEST_CASE("W9.8 one where there is one, none where there is none", "[cards][W9.8]") {
    Table t = turn_twelve();
    t.state().discarded = {};
    SECTION("one card") {
        t.begin(Seat::french, 12);
        t.play("end");
        draw_all(t);
        REQUIRE(t.state().phase == Phase::take_cards);
        CHECK(t.legal_texts() == std::vector<std::string>{"resign", "take:fighting_spirit"});
        CHECK(t.refused("take:fighting_spirit,fighting_spirit") == "W9.8");
        t.play("take:fighting_spirit");
        CHECK(t.news<CardsTaken>(Viewer::french)->count == 1);
        CHECK(t.state().pile().empty());
        CHECK(t.state().hand.allied.total() == 2);
    }
    SECTION("no card") {
        t.state().played = {};
        t.begin(Seat::french, 12);
        t.play("end");
        draw_all(t);
        CHECK(t.count<CardsTaken>() == 0);
    }
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W9.8 only if the Prussians come", "[cards][W9.8][W14.2]") {
    Table t = turn_twelve(standard(), Coming::never);
    t.play("end");
    CHECK(t.state().turn == 13);
    CHECK(t.state().phase == Phase::turn);
}

TEST_CASE("W9.8 the die of W14.2 may take it away", "[cards][W9.8][W14.2]") {
    const auto [face, comes] = GENERATE(table<const char*, bool>({{"Red", true}, {"BlueR", false}}));
    Options options;
    options.mode = Mode::expert;
    options.where_are_the_prussians = true;
    Table t = turn_twelve(options);
    t.state().prussians_in_doubt = true;
    t.begin(Seat::french, 8);
    t.play("end");
    REQUIRE(t.state().phase == Phase::prussian_die);
    t.roll(face);
    while (t.state().turn < 13 || t.state().phase == Phase::prussian_draw) {
        if (t.decider() == Decider::chance) draw_all(t);
        else t.play("end");
    }
    CHECK((t.state().phase == Phase::take_cards) == comes);
}

TEST_CASE("W9.8 at the start of that turn and no other", "[cards][W9.8]") {
    const int turn = GENERATE(10, 11, 13, 14);
    Table t = turn_twelve();
    t.begin(Seat::french, turn);
    t.play("end");
    draw_all(t);
    CHECK(t.state().turn == turn + 1);
    CHECK(t.state().phase == Phase::turn);
    if (turn == 13) return;
    Table u = before_pile();
    u.play("take:initiative,initiative");
    while (u.view(Viewer::allied).owing.size() > 0) u.play(u.allowed("a8-a7") ? "a8-a7" : "l5-l4");
    u.play("end");
    CHECK(u.state().phase == Phase::turn);
    CHECK(u.decider() == Decider::french);
}

TEST_CASE("W9.8 the cards of the pile may be played, and lie there again", "[cards][W9.8][W11.3]") {
    Table t = before_pile();
    t.play("take:initiative,fighting_spirit");
    CHECK(t.state().pile().total() == 3);
    t.play("inspire:a8");
    CHECK(t.state().pile().total() == 4);
    CHECK(t.view(Viewer::french).cards->pile_size == 4);
    CHECK(t.view(Viewer::french).cards->played.allied[Card::fighting_spirit] == 1);
    CHECK(t.view(Viewer::french).cards->hand_size.allied == 2);
}

TEST_CASE("W9.8 not in Basic", "[W9.8][W2.4]") {
    Table t;
    t.put("French light cavalry", "a2");
    t.put("Allied light cavalry", "a8");
    t.put_all(Army::prussian, Place::reserve);
    t.begin(Seat::french, 12);
    t.play("end");
    draw_all(t);
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.state().turn == 13);
}

TEST_CASE("W1.6 an offer stands while the pile is looked through, for that is no choice", "[cards][W9.8][W1.6]") {
    Table t = turn_twelve();
    t.play("offer-draw");
    t.play("end");
    draw_all(t);
    t.play("take:initiative,initiative");
    CHECK(t.allowed("accept-draw"));
    t.play("a8-a7");
    CHECK_FALSE(t.allowed("accept-draw"));
}

TEST_CASE("W9.6 Reconnaissance counts for the nation that is named, Allied if none is", "[cards][prussians][W9.6]") {
    Table t = two_nations();
    t.begin(Seat::allied, 14);
    REQUIRE(owing(t) == Nations{Nation::allied, Nation::prussian});
    SECTION("Allied") {
        t.play("card:reconnaissance");
        t.play("look:b2");
        CHECK(owing(t) == Nations{Nation::prussian});
    }
    SECTION("Prussian") {
        t.play("card:reconnaissance,prussian");
        t.play("look:b2");
        CHECK(owing(t) == Nations{Nation::allied});
    }
    CHECK(t.state().actions_left() == 3);
    CHECK(t.refused("end") == "W9.6");
}

TEST_CASE("W9.6 Fighting spirit counts for the nation that is named, whoever the piece is", "[cards][prussians][W9.6]") {
    Table t = two_nations();
    t.begin(Seat::allied, 14);
    SECTION("Allied by default") {
        t.play("inspire:l6");
        CHECK(owing(t) == Nations{Nation::prussian});
    }
    SECTION("Prussian") {
        t.play("inspire:d8,prussian");
        CHECK(owing(t) == Nations{Nation::allied});
    }
}

TEST_CASE("W9.6 what is named must have an action, and be named where it counts", "[cards][prussians][W9.6]") {
    Table t = two_nations();
    SECTION("no nation for a card that its pieces decide") {
        t.begin(Seat::allied, 14);
        for (const char* act : {"card:initiative,prussian", "card:combined_attack,prussian", "card:grand_battery,prussian"})
            CHECK(t.refused(act) == "W9.6");
    }
    SECTION("not before the extra action") {
        t.begin(Seat::allied, 11);
        CHECK(t.refused("card:reconnaissance,prussian") == "W9.6");
        CHECK(t.refused("inspire:l6,prussian") == "W9.6");
        CHECK(t.allowed("inspire:l6"));
    }
    SECTION("not by the French player") {
        t.state().hand = {};
        deal(t, Seat::french, {Card::reconnaissance, Card::fighting_spirit});
        t.begin(Seat::french, 14);
        CHECK(t.refused("card:reconnaissance,prussian") == "W9.6");
        CHECK(t.refused("inspire:b2,prussian") == "W9.6");
        CHECK(t.allowed("card:reconnaissance"));
    }
    expect_exactly_legal(t);
}

TEST_CASE("W9.6 Initiative counts for each nation whose pieces it moved", "[cards][prussians][W9.6]") {
    Table t = two_nations();
    t.begin(Seat::allied, 14);
    t.play("card:initiative");
    SECTION("one nation only") {
        t.play("d8-d7");
        t.play("g5-g4");
        CHECK(t.state().phase == Phase::card);  // its steps are not limited
        t.play("card-end");
        CHECK(owing(t) == Nations{Nation::prussian});
    }
    SECTION("the other only") {
        t.play("l6-l5");
        t.play("card-end");
        CHECK(owing(t) == Nations{Nation::allied});
    }
    SECTION("both") {
        t.play("d8-d7");
        t.play("l6-l5");
        t.play("card-end");
        CHECK(owing(t).empty());
        CHECK(t.allowed("end"));
    }
    CHECK(t.state().actions_left() == 3);
}

TEST_CASE("W9.6 a combined attack counts for each nation that it made fight", "[cards][prussians][W9.6]") {
    Table t = two_nations();
    t.put("French light infantry 1", "l5");
    t.put("French line infantry 3", "d4");
    SECTION("a Prussian attack") {
        t.begin(Seat::allied, 14);
        t.play("card:combined_attack");
        t.play("l6xl5");
        t.play("card-end");
        CHECK(owing(t) == Nations{Nation::allied});
    }
    SECTION("an Allied attack and a Prussian shot") {
        t.put("Prussian gun", "h6");
        t.put("French light infantry 2", "h4");
        t.begin(Seat::allied, 14);
        t.play("card:combined_attack");
        t.play("h6:h4");
        t.play("d8xd4");
        t.play("card-end");
        CHECK(owing(t).empty());
    }
}

TEST_CASE("W9.6 a grand battery counts for each nation that fired", "[cards][prussians][W9.6]") {
    Table t = two_nations();
    t.put("Allied gun", "h6");
    t.put("Prussian gun", "i6");
    t.put("French light infantry 2", "h4");
    t.put("French light infantry 2", "i4");
    t.begin(Seat::allied, 14);
    t.play("card:grand_battery");
    t.play("h6:h4");
    SECTION("the Allied gun") {
        t.play("card-end");
        CHECK(owing(t) == Nations{Nation::prussian});
    }
    SECTION("the Prussian gun beside it, too") {
        t.play("i6:i4");
        CHECK(t.state().phase == Phase::turn);
        CHECK(owing(t).empty());
    }
}

TEST_CASE("W9.6 with the last action owed, Fighting spirit is the owing nation's only", "[cards][prussians][W9.6]") {
    Table t = two_nations();
    t.begin(Seat::allied, 14);
    for (const char* act : {"d8-d7", "d7-d8", "d8-d7"}) t.play(act);
    REQUIRE(owing(t) == Nations{Nation::prussian});
    CHECK(t.refused("inspire:g5") == "W9.6");
    CHECK(t.refused("inspire:l6") == "W9.6");
    CHECK(t.allowed("inspire:g5,prussian"));
    expect_exactly_legal(t);
    t.play("inspire:g5,prussian");
    t.play("end");
}

TEST_CASE("W9.6 a card alone makes no nation owe", "[cards][prussians][W9.6]") {
    // The Prussian piece is shut in: it could attack, or be inspired; neither counts.
    Table t(standard());
    t.put("French light cavalry", "b2");
    t.put("Allied light cavalry", "d8");
    t.put("Prussian line infantry 3", "l1");
    t.put("French line infantry 3", "l2");
    t.put("French line infantry 3", "k1");
    deal(t, Seat::allied, {Card::fighting_spirit, Card::reconnaissance, Card::combined_attack});
    t.begin(Seat::allied, 14);
    CHECK(owing(t) == Nations{Nation::allied});
    t.play("card:reconnaissance");
    t.play("look:b2");
    CHECK(owing(t).empty());
    t.play("end");
}

TEST_CASE("W9.6 the last action owed binds the name, not the pieces of a card", "[cards][prussians][W9.6][W5.3]") {
    Options options;
    options.mode = Mode::expert;
    Table t(options);
    t.put("French light cavalry", "b2");
    t.put("Wellington", "eliminated");
    const UnitId uxbridge = t.put("Uxbridge", "withdrawn");
    t.state().mark(uxbridge).fresh = 1;  // nobody of the Allies can act
    t.put("Prussian line infantry 3", "l6");
    deal(t, Seat::allied, {Card::reconnaissance, Card::initiative, Card::fighting_spirit});
    t.begin(Seat::allied, 14);
    REQUIRE(t.state().actions_left() == 1);
    REQUIRE(owing(t) == Nations{Nation::prussian});
    CHECK(t.refused("card:reconnaissance") == "W9.6");
    CHECK(t.refused("inspire:l6") == "W9.6");
    CHECK(t.allowed("card:reconnaissance,prussian"));
    CHECK(t.allowed("inspire:l6,prussian"));
    CHECK(t.allowed("card:initiative"));
    expect_exactly_legal(t);
    t.play("card:initiative");
    t.play("l6-l5");
    CHECK(owing(t).empty());
}
