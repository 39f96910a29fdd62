#include <algorithm>
#include "catch.hpp"

#include "random_games.hpp"
#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// Both armies are set up; the Allied player is about to pick.
TestGame before_draft(Options options = standard()) {
    TestGame t(options);
    free_pieces(t, "b2", "d8");
    t.state().phase = Phase::draft;
    t.state().mover = allied_seat;
    t.state().ready = {true, true};
    return t;
}

DraftCards pick(std::string_view text) {
    const auto action = action_from_text(shipped().pieces.roster, text);
    REQUIRE(action);
    return std::get<DraftCards>(*action);
}

/// The public knowledge about the draft, tracked independently of the engine.
struct Bookkeeping {
    CardCounts pack = shipped().cards.pack;
    PerSeat<CardCounts> hand;
    PerSeat<CardCounts> discarded;

    void note(Seat seat, const DraftCards& action) {
        pack.remove(action.keep);
        hand[seat].add(action.keep);
        if (!action.discard) return;
        pack.remove(*action.discard);
        discarded[seat].add(*action.discard);
    }
    [[nodiscard]] int pile() const { return discarded[french_seat].total() + discarded[allied_seat].total(); }
};

void expect_views(const TestGame& t, const Bookkeeping& books) {
    for (const Viewer viewer : viewers) {
        const PlayerView view = t.view(viewer);
        INFO(word(viewer));
        REQUIRE(view.cards);
        CHECK(view.cards->pack_size == books.pack.total());
        CHECK(view.cards->pile_size == books.pile());
        CHECK_FALSE(view.cards->pile);
        for (const Seat seat : seats) CHECK(view.cards->hand_size[seat] == books.hand[seat].total());
        const bool picks = view.phase == Phase::draft && viewer == viewer_of(view.mover);
        CHECK(view.cards->pack == (picks ? std::optional(books.pack) : std::nullopt));
        CHECK(view.legal.empty() != decides(t.decider(), viewer));
        const auto own = viewer == french_viewer   ? std::optional(french_seat)
                         : viewer == allied_viewer ? std::optional(allied_seat)
                                                   : std::nullopt;
        CHECK(view.cards->hand == (own ? books.hand[*own] : CardCounts{}));
        CHECK(view.cards->discarded == (own ? books.discarded[*own] : CardCounts{}));
    }
}

void expect_news(const TestGame& t, Seat seat, const DraftCards& action, int left) {
    for (const Viewer viewer : viewers) {
        const auto drafted = t.news<CardsDrafted>(viewer);
        REQUIRE(drafted);
        CHECK(drafted->seat == seat);
        CHECK(drafted->left == left);
        const bool own = viewer == viewer_of(seat);
        CHECK(drafted->kept == (own ? std::optional(action.keep) : std::nullopt));
        CHECK(drafted->discarded == (own ? action.discard : std::nullopt));
    }
}

constexpr std::array<const char*, 8> one_draft{
    "keep:initiative,discard:grand_battery",       "keep:reconnaissance,discard:reconnaissance",
    "keep:fighting_spirit,discard:initiative",     "keep:combined_attack,discard:grand_battery",
    "keep:reconnaissance,discard:combined_attack", "keep:fighting_spirit,discard:fighting_spirit",
    "keep:grand_battery,discard:initiative",       "keep:combined_attack"};

}  // namespace

TEST_CASE("W11 fifteen cards, three of each kind", "[cards][W11.1]") {
    for (const Card card : cards) CHECK(shipped().cards.pack[card] == 3);
    CHECK(shipped().cards.pack.total() == 15);
    CHECK(shipped().cards.hand == 4);
}

TEST_CASE("W11.1 the draft comes after the set-up, before the first turn, in Standard and Expert", "[cards][W11.1][W2.4]") {
    const Mode mode = GENERATE(Mode::basic, Mode::standard, Mode::expert);
    CAPTURE(word(mode));
    Options options;
    options.mode = mode;
    Dice dice(7);
    Session session(shipped(), options, {"Anna", "Bert"});
    for (const Seat seat : {allied_seat, french_seat}) {
        CHECK(session.state().phase != Phase::draft);
        if (session.decider() == Decider::chance) REQUIRE(session.roll(session.rolls()[0].roll));
        for (const Action& action : random_deployment(session.rules(), seat, dice)) REQUIRE_FALSE(session.play(action));
        if (session.state().phase == Phase::set_up && session.state().mover == seat) play(session, "ready");
    }
    CHECK(session.state().mover == allied_seat);
    CHECK(session.state().turn == 1);
    const bool told_of_turn = std::any_of(session.heard(Viewer::onlooker).begin(), session.heard(Viewer::onlooker).end(),
                                          [](const LogLine& line) { return std::holds_alternative<TurnBegan>(line.event); });
    if (mode == Mode::basic) {
        CHECK(session.state().phase == Phase::turn);
        CHECK(told_of_turn);
        CHECK_FALSE(session.view(allied_viewer).cards);
        return;
    }
    CHECK(session.state().phase == Phase::draft);
    CHECK(session.decider() == allied_decider);
    CHECK_FALSE(told_of_turn);
    expect_exactly_legal(session.rules(), session.state());
}

TEST_CASE("W11.1 eight picks in turn, hands of four, a pile of seven, and each sees its own", "[cards][W11.1][W11.3]") {
    TestGame t = before_draft();
    Bookkeeping books;
    Seat seat = allied_seat;
    for (const char* text : one_draft) {
        INFO(text);
        REQUIRE(t.state().phase == Phase::draft);
        REQUIRE(t.decider() == decider_of(seat));
        expect_views(t, books);
        expect_exactly_legal(t);
        t.play(text);
        books.note(seat, pick(text));
        expect_news(t, seat, pick(text), books.pack.total());
        seat = other(seat);
    }
    expect_views(t, books);
    CHECK(books.pack.empty());
    CHECK(t.state().hand[french_seat].total() == 4);
    CHECK(t.state().hand[allied_seat].total() == 4);
    CHECK(t.state().pile().total() == 7);
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.decider() == allied_decider);
    const auto began = t.news<TurnBegan>();
    REQUIRE(began);
    CHECK(began->seat == allied_seat);
    CHECK(began->turn == 1);
    CHECK(t.state().actions_left() == 3);
}

TEST_CASE("W11.1 the Allied player picks first also where the French move first", "[cards][W11.1][W14.1]") {
    Options options = expert();
    options.start_early = true;
    TestGame t = before_draft(options);
    t.state().turn = -2;
    Seat seat = allied_seat;
    for (const char* text : one_draft) {
        REQUIRE(t.decider() == decider_of(seat));
        t.play(text);
        seat = other(seat);
    }
    CHECK(t.state().phase == Phase::turn);
    CHECK(t.decider() == french_decider);
    CHECK(t.state().turn == -2);
}

TEST_CASE("W11.1 the pack shrinks by two with each pick; the last pick is one card and discards none", "[cards][W11.1]") {
    TestGame t = before_draft();
    std::vector<int> sizes;
    for (const char* text : one_draft) {
        sizes.push_back(t.view(Viewer::onlooker).cards->pack_size);
        if (sizes.back() == 1) {
            CHECK(t.legal_texts() == std::vector<std::string>{"keep:combined_attack", "resign"});
            CHECK(t.refused("keep:combined_attack,discard:combined_attack") == "W11.1");
        }
        t.play(text);
    }
    CHECK(sizes == std::vector<int>{15, 13, 11, 9, 7, 5, 3, 1});
}

TEST_CASE("W11.1 only cards of the pack are picked, one kept and one put aside", "[cards][W11.1]") {
    TestGame t = before_draft();
    CHECK(t.refused("keep:initiative") == "W11.1");
    t.play("keep:initiative,discard:initiative");
    CHECK(t.allowed("keep:initiative,discard:grand_battery"));
    CHECK(t.allowed("keep:grand_battery,discard:initiative"));
    CHECK(t.refused("keep:initiative,discard:initiative") == "W11.1");
    t.play("keep:initiative,discard:grand_battery");
    CHECK(t.refused("keep:initiative,discard:grand_battery") == "W11.1");
    CHECK(t.refused("keep:grand_battery,discard:initiative") == "W11.1");
}

TEST_CASE("W11.1 during the draft nothing else is legal but resigning", "[cards][W11.1][W1.6]") {
    TestGame t = before_draft();
    t.play("keep:initiative,discard:initiative");
    for (const char* act : {"b2-b3", "end", "offer-draw", "accept-draw", "orders-silent", "card:initiative", "card-end", "ready",
                            "inspire:b2", "no-card", "take:initiative,initiative"}) {
        INFO(act);
        CHECK_FALSE(t.allowed(act));
    }
    CHECK(t.refused("b2-b3") == "W11.1");
    CHECK(t.refused("end") == "W11.1");
    t.play("resign");
    CHECK(t.state().result() == Result{allied_seat, Ending::resigned});
}

TEST_CASE("W11.1 no card is drafted once the draft is over", "[cards][W11.1]") {
    TestGame t = before_draft();
    for (const char* text : one_draft) t.play(text);
    CHECK(t.refused("keep:initiative,discard:grand_battery") == "W11.1");
    CHECK(t.refused("keep:initiative") == "W11.1");
}

TEST_CASE("W11.1 the opponent sees no difference between kept and discarded cards", "[cards][secrets][W11.1][W11.3]") {
    // The same two cards leave the pack; only the picker knows which of them is in the hand.
    const auto turned = [](std::string_view text) {
        DraftCards action = pick(text);
        if (action.discard) std::swap(action.keep, *action.discard);
        return action;
    };
    const Seat secretive = GENERATE(allied_seat, french_seat);
    const TestGame t = before_draft();
    Session one = session_at(t);
    Session other_world = session_at(t);
    Seat seat = allied_seat;
    for (const char* text : one_draft) {
        INFO(text);
        play(one, text);
        REQUIRE_FALSE(other_world.play(seat == secretive ? turned(text) : pick(text)));
        expect_same(one, other_world, {viewer_of(other(secretive)), Viewer::onlooker});
        seat = other(seat);
    }
    CHECK(one.state().hand[secretive] != other_world.state().hand[secretive]);
    for (Session* session : {&one, &other_world}) play(*session, {"d8-d7", "end", "b2-b3", "end"});
    expect_same(one, other_world, {viewer_of(other(secretive)), Viewer::onlooker});
}

TEST_CASE("W11.1 an onlooker learns nothing but numbers, whatever is drafted", "[cards][secrets][W11.1]") {
    const TestGame t = before_draft();
    Session one = session_at(t);
    Session other_world = session_at(t);
    Dice dice(11);
    for (const char* text : one_draft) {
        play(one, text);
        ActionList list;
        legal(other_world.rules(), other_world.state(), list);
        std::vector<Action> picks;
        for (const Action& action : list)
            if (std::holds_alternative<DraftCards>(action)) picks.push_back(action);
        REQUIRE_FALSE(other_world.play(dice.one_of(picks)));
        expect_same(one, other_world, {Viewer::onlooker});
    }
}

TEST_CASE("W11.1 no pick is taken back, and the draft replays pick by pick", "[cards][W11.1]") {
    Session session = session_at(before_draft());
    for (const char* text : one_draft) {
        play(session, text);
        CHECK_FALSE(session.can_undo());
    }
    expect_replays(session);
}
