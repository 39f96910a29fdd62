// Marks of the staff map follow their pieces, and only their owner sees them.
#include "catch.hpp"

#include "sessions.hpp"

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
