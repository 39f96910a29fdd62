// Marks of the staff map follow their pieces, and only their owner sees them.
#include "sessions.hpp"

#include <algorithm>

#include "catch.hpp"

namespace fow::testing {

using namespace waterloo;

Session session_at(const TestGame& table) {
    return Session(table.rules().set(), table.rules().options(), {"Anna", "Bert"}, Start{"posed", table.state()});
}

void play(Session& session, std::string_view text) {
    INFO(text);
    const auto action = action_from_text(session.rules().roster(), text);
    REQUIRE(action);
    const auto violation = session.play(*action);
    INFO((violation ? violation->rule : "") << ' ' << (violation ? violation->reason : ""));
    REQUIRE_FALSE(violation);
}

void play(Session& session, std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) play(session, text);
}

void roll(Session& session, std::string_view face) {
    const auto parsed = die_face_from_text(face);
    REQUIRE(parsed);
    REQUIRE(session.roll(RollDie{*parsed}));
}

void expect_replays(const Session& session) {
    for (std::size_t count = 0; count <= session.ply_count(); ++count) {
        INFO("up to ply " << count);
        const Replay again = replay(session.record(), count);
        REQUIRE_FALSE(again.broken_at);
        REQUIRE(again.session.state() == (count == session.ply_count() ? session.state() : session.history()[count]));
        REQUIRE_FALSE(inconsistency(again.session.rules(), again.session.state()));
        for (const Viewer viewer : viewers) {
            const auto& whole = session.heard(viewer);
            const auto& part = again.session.heard(viewer);
            REQUIRE(part.size() <= whole.size());
            REQUIRE(std::equal(part.begin(), part.end(), whole.begin()));
            if (count == session.ply_count()) REQUIRE(part.size() == whole.size());
        }
    }
}

void expect_same(const Session& one, const Session& other, const std::vector<Viewer>& viewers) {
    for (const Viewer viewer : viewers) {
        INFO("as the " << word(viewer) << " viewer sees it");
        REQUIRE(one.view(viewer) == other.view(viewer));
        REQUIRE(one.heard(viewer) == other.heard(viewer));
        REQUIRE(one.log(viewer) == other.log(viewer));
    }
}

}  // namespace fow::testing

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

Session french_to_move() {
    TestGame t;
    t.put("French line infantry 3", "e4");
    t.put("French heavy cavalry 4", "h4");
    t.put("Ney", "a1");
    t.put("Napoleon", "b1");
    t.put("Allied line infantry 3", "e8");
    t.put("Allied line infantry 3", "h6");
    t.put("Wellington", "f10");
    t.put("Uxbridge", "g10");
    t.begin(french_seat);
    return session_at(t);
}

using Marked = std::vector<Pencilled>;

}  // namespace

TEST_CASE("There is one mark per piece, and only on enemy pieces", "[pencil]") {
    Session session = french_to_move();
    session.pencil(french_seat, square("e4"), Pencil::one);
    session.pencil(french_seat, square("e5"), Pencil::one);
    CHECK(session.record().pencil.empty());
    session.pencil(french_seat, square("e8"), Pencil::one);
    session.pencil(french_seat, square("e8"), Pencil::five);
    CHECK(session.pencilled(french_seat) == Marked{{square("e8"), Pencil::five}});
    CHECK(session.pencilled(allied_seat).empty());
    session.pencil(french_seat, square("e8"), std::nullopt);
    CHECK(session.record().pencil.empty());
}

TEST_CASE("A mark follows its piece, also when its owner takes back a move", "[pencil]") {
    Session session = french_to_move();
    session.pencil(french_seat, square("e8"), Pencil::beware);
    play(session, "end");
    play(session, "e8-e6");
    CHECK(session.pencilled(french_seat) == Marked{{square("e6"), Pencil::beware}});
    session.undo();
    CHECK(session.pencilled(french_seat) == Marked{{square("e8"), Pencil::beware}});
    play(session, "e8-d7");
    CHECK(session.pencilled(french_seat) == Marked{{square("d7"), Pencil::beware}});
    CHECK(replay(session.record()).session.pencilled(french_seat) == session.pencilled(french_seat));
}

TEST_CASE("Taking back a step keeps the player's marks", "[pencil]") {
    Session session = french_to_move();
    play(session, "e4-e5");
    session.pencil(french_seat, square("e8"), Pencil::two);
    session.undo();
    CHECK(session.pencilled(french_seat) == Marked{{square("e8"), Pencil::two}});
    CHECK(replay(session.record()).session.record() == session.record());
    play(session, "e4-e6");
    play(session, "end");
    play(session, "e8-e7");
    CHECK(session.pencilled(french_seat) == Marked{{square("e7"), Pencil::two}});
}

TEST_CASE("The mark of a piece that is lost is gone, and all of them when the game is over", "[pencil]") {
    Session session = french_to_move();
    session.pencil(french_seat, square("h6"), Pencil::six);
    session.pencil(french_seat, square("e8"), Pencil::one);
    session.pencil(allied_seat, square("e4"), Pencil::doubt);
    play(session, "h4xh6");
    CHECK(session.pencilled(french_seat) == Marked{{square("e8"), Pencil::one}});
    CHECK(session.pencilled(allied_seat) == Marked{{square("e4"), Pencil::doubt}});
    play(session, "resign");
    CHECK(session.record().pencil.empty());
}
