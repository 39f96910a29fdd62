// A session: its record replays to the same states and events, and nothing that told anybody anything is taken back.
#include <set>
#include "catch.hpp"

#include "random_games.hpp"
#include "sessions.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

Session new_session(const Rules& rules) { return Session(rules.set(), rules.options(), {"Anna", "Bert"}); }

/// One random ply; returns false if the game is over.
bool play_one(Session& session, Dice& dice) {
    if (session.decider() == Decider::nobody) return false;
    random_ply(session, dice);
    return true;
}

/// The enemy pieces whose faces that seat knows, wherever they are.
std::set<int> known_faces(const PlayerView& view, Seat seat) {
    std::set<int> faces;
    const auto note = [&](const SeenPiece& piece) {
        if (piece.unit && seat_of(piece.army) != seat) faces.insert(piece.unit->index());
    };
    for (const auto& piece : view.board)
        if (piece) note(*piece);
    for (const OffBoard& off : view.sides[other(seat)].off_board) note(off.piece);
    for (const UnitId unit : view.sides[other(seat)].lost) faces.insert(unit.index());
    if (!view.pursuit) return faces;
    for (const SeenRider& rider : view.pursuit->riders[other(seat)]) note(rider.piece);
    for (const SeenPiece& piece : view.pursuit->saved[other(seat)]) note(piece);
    return faces;
}

/// Both set up at random.
void set_up(Session& session, Dice& dice) {
    while (!session.state().ready[french_seat])
        if (session.decider() == Decider::chance) REQUIRE(session.roll(dice.one_of(session.rolls()).roll));
        else
            for (const Action& action : random_deployment(session.rules(), session.state().mover, dice))
                REQUIRE_FALSE(session.play(action));
}

/// Rules of any mode, and a session from its first draw, after the set-up, or from a posed position.
Session random_session(Dice& dice) {
    const Rules rules = random_rules(dice.one_of(modes), dice);
    if (dice.once_in(2)) {
        Session session = new_session(rules);
        set_up(session, dice);
        return session;
    }
    return Session(rules.set(), rules.options(), {"Anna", "Bert"}, Start{"posed", random_beginning(rules, dice)});
}

void expect_same(const Session& a, const Session& b) {
    REQUIRE(a.state() == b.state());
    REQUIRE(a.record() == b.record());
    REQUIRE(a.history() == b.history());
    for (const Viewer viewer : viewers) {
        REQUIRE(a.view(viewer) == b.view(viewer));
        REQUIRE(a.heard(viewer) == b.heard(viewer));
        REQUIRE(a.log(viewer) == b.log(viewer));
    }
}

}  // namespace

TEST_CASE("a record replays to the same states, and the game goes on from any ply of it as if it had never been saved",
          "[property][session]") {
    for_all_dice([](Dice& dice) {
        Session session = random_session(dice);
        for (int ply = 0; ply < 300 && play_one(session, dice); ++ply) {}
        const Replay all = replay(session.record());
        REQUIRE_FALSE(all.broken_at);
        expect_same(session, all.session);
        const std::size_t middle = dice.below(session.ply_count() + 1);
        Replay part = replay(session.record(), middle);
        REQUIRE(part.session.ply_count() == middle);
        REQUIRE(part.session.state() == session.state_after(middle));
        for (std::size_t ply = middle; ply < session.ply_count(); ++ply) REQUIRE_FALSE(part.session.take(session.record().plies[ply]));
        expect_same(session, part.session);
    });
}

TEST_CASE("a ply that does not fit ends the replay there", "[session]") {
    Dice dice(7);
    Session session = new_session(Rules(shipped(), {}));
    set_up(session, dice);
    Record record = session.record();
    const std::size_t good = record.plies.size();
    record.plies.push_back(Action(AcceptDraw{}));
    record.plies.push_back(Action(EndTurn{}));
    const Replay broken = replay(record);
    REQUIRE(broken.broken_at == good);
    CHECK(broken.reason.find("W1.6") != std::string::npos);
    CHECK(broken.session.state() == session.state());
    record.plies[good] = Roll(RollDie{*die_face_from_text("Blue")});
    CHECK(replay(record).broken_at == good);
}

TEST_CASE("nothing that showed, rolled or drew anything is ever taken back", "[property][session]") {
    // Judged by what was heard, not by the kind of action.
    std::set<std::size_t> kinds;
    for_all_dice([&](Dice& dice) {
        Session session = random_session(dice);
        for (int ply = 0; ply < 100; ++ply) {
            const State before = session.state();
            const std::size_t heard = session.heard(Viewer::onlooker).size();
            if (!play_one(session, dice)) break;
            if (!session.can_undo()) continue;
            kinds.insert(std::get<Action>(session.record().plies.back()).index());
            REQUIRE(session.decider() == turn(before));
            for (std::size_t i = 0; i < max_units; ++i) REQUIRE(session.state().marks[i].seen == before.marks[i].seen);
            for (const Seat seat : seats) {
                const std::set<int> known = known_faces(view_of(session.rules(), before, viewer_of(seat)), seat);
                for (const int face : known_faces(session.view(viewer_of(seat)), seat))
                    REQUIRE((known.contains(face) || before.mark(UnitId(face)).seen != 0));  // a reserve that was posed as known
                REQUIRE(session.state().hand[seat].total() <= before.hand[seat].total());    // nothing was drawn or taken
                REQUIRE(session.state().line[seat] == before.line[seat]);
            }
            const auto& lines = session.heard(Viewer::onlooker);
            for (std::size_t i = heard; i < lines.size(); ++i) {
                const Event& event = lines[i].event;
                // Nothing else may be heard of an action that can be taken back. A card may, since the enemy has not looked yet.
                const auto* over = std::get_if<CardEnded>(&event);
                const bool last_step = over != nullptr && over->card == Card::initiative;  // W11.5: the third move ends it
                const bool quiet = last_step || std::holds_alternative<Marched>(event) || std::holds_alternative<Entered>(event) ||
                                   std::holds_alternative<TakenOff>(event) || std::holds_alternative<CardPlayed>(event) ||
                                   std::holds_alternative<Conquered>(event) || std::holds_alternative<PieceSaved>(event) ||
                                   std::holds_alternative<RiderLeft>(event);
                CAPTURE(describe(session.rules().roster(), event));
                REQUIRE(quiet);
            }
        }
    });
    CHECK(kinds.size() > 5);
}

TEST_CASE("what showed something, rolled, drew or changed the seat is not taken back", "[session]") {
    TestGame t;
    t.put("French line infantry 4", "e4");
    t.put("Allied line infantry 3", "e5");
    t.put("French line infantry 3", "h4");
    t.put("Allied line infantry 3", "h5");
    t.put("French gun", "k4");
    t.put("Allied light infantry 1", "k5");
    const UnitId heavy = t.put("French heavy cavalry 4", "a2");
    t.state().mark(heavy).weakened = 1;
    const UnitId reserve = t.put("French line infantry 3", "reserve");
    t.put("Allied light cavalry", "b9");
    t.begin(french_seat);
    Session session = session_at(t);
    CHECK_FALSE(session.can_undo());

    SECTION("a move, an entry, a taking off and an order are") {
        for (const std::string& act :
             {std::string("e4-f4"), t.named(reserve, "+e1"), std::string("a2-off"), std::string("orders-silent")}) {
            play(session, act);
            INFO(act);
            CHECK(session.can_undo());
        }
        for (int i = 0; i < 4; ++i) session.undo();
        CHECK_FALSE(session.can_undo());
        CHECK(session.state() == t.state());
        CHECK(session.ply_count() == 0);
        for (const Viewer viewer : viewers) CHECK(session.heard(viewer).empty());
    }
    SECTION("an attack is not, nor anything before it") {
        play(session, "a2-a3");
        play(session, "e4xe5");
        CHECK_FALSE(session.can_undo());
        play(session, "a3-a4");
        REQUIRE(session.can_undo());
        session.undo();
        CHECK_FALSE(session.can_undo());
    }
    SECTION("a shot is not, though nothing fell") {
        play(session, "k4:k5");
        CHECK_FALSE(session.can_undo());
    }
    SECTION("a roll is not") {
        play(session, "h4xh5");
        CHECK_FALSE(session.can_undo());
        roll(session, "Blue");
        CHECK_FALSE(session.can_undo());
    }
    SECTION("the end of a turn is not") {
        play(session, "a2-a3");
        play(session, "end");
        CHECK_FALSE(session.can_undo());
    }
    SECTION("an offer of a draw is not, nor the act before it") {
        play(session, "a2-a3");
        play(session, "offer-draw");
        CHECK_FALSE(session.can_undo());
    }
}

TEST_CASE("a move that ends the game is not taken back", "[session]") {
    TestGame t;
    t.lines(Sector::left, Sector::centre);
    t.put("French light cavalry", "e10");
    t.put("French light cavalry", "f9");
    t.put("Allied light cavalry", "b9");
    t.begin(french_seat);
    Session session = session_at(t);
    play(session, "f9-f10");
    CHECK(session.decider() == Decider::nobody);
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("a refused action and a foreign roll change nothing", "[session]") {
    TestGame t;
    t.put("French line infantry 3", "e4");
    t.put("Allied line infantry 3", "e5");
    t.begin(french_seat);
    Session session = session_at(t);
    const Session before = session;
    CHECK(session.play(Move{square("e4"), square("e9")}));
    CHECK_FALSE(session.roll(RollDie{*die_face_from_text("Blue")}));
    expect_same(session, before);
    play(session, "e4xe5");
    const Session due = session;
    CHECK_FALSE(session.roll(DrawLine{Sector::left}));
    CHECK(session.play(EndTurn{}));
    expect_same(session, due);
}

TEST_CASE("each line of the log carries the turn and the clock", "[session][W2.3]") {
    TestGame t;
    free_pieces(t, "b2", "e8");
    t.begin(french_seat, 9);
    Session session = session_at(t);
    play(session, "b2-b3");
    play(session, "end");
    const auto& lines = session.heard(french_viewer);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].turn == 9);
    CHECK(lines[0].minutes == 15 * 60);
    CHECK(std::holds_alternative<TurnEnded>(lines[1].event));
    CHECK(lines[1].turn == 9);
    CHECK(std::holds_alternative<TurnBegan>(lines[2].event));
    CHECK(lines[2].turn == 10);
    CHECK(lines[2].minutes == 15 * 60 + 30);
}
