// The reference card.
#include "catch.hpp"

#include <algorithm>

#include "games/waterloo/screens/play/reference_page.hpp"
#include "sample.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::waterloo::screens;
using namespace fow::ui;

namespace {

Unit unit(const char* id, Army army, Kind kind, int strength) { return {id, id, army, kind, strength}; }

const Roster roster{unit("f1", Army::french, Kind::line_infantry, 3),  unit("f2", Army::french, Kind::line_infantry, 3),
                    unit("f3", Army::french, Kind::light_infantry, 1), unit("a1", Army::allied, Kind::line_infantry, 3),
                    unit("a2", Army::allied, Kind::light_infantry, 1), unit("p1", Army::prussian, Kind::line_infantry, 3)};

}  // namespace

TEST_CASE("W8.4 the reference card counts the pieces of this battle, less those lost", "[ui][reference][W8.4]") {
    PlayerView view;
    view.sides[french_seat].lost = {UnitId(1)};
    view.sides[allied_seat].lost = {UnitId(5)};
    view.absent = {UnitId(4)};
    const std::vector<ReferenceRow> rows = reference_of(view, roster);
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].kind == Kind::light_infantry);
    CHECK(rows[0].armies == std::array<ReferenceRow::Count, 3>{{{1, 1}, {0, 0}, {0, 0}}});
    CHECK(rows[1].armies == std::array<ReferenceRow::Count, 3>{{{1, 2}, {1, 1}, {0, 1}}});
}

TEST_CASE("The reference card tells nothing that is hidden", "[ui][reference][secrets]") {
    PlayerView one;
    PlayerView two;
    one.board[3] = SeenPiece{Army::french, Branch::infantry, Knowledge::all, UnitId(0), 3, 0, Knowledge::back};
    two.sides[french_seat].reserve_units = {UnitId(0), UnitId(2)};
    const SeenPiece back{Army::allied, Branch::infantry, Knowledge::back, {}, 0, 0, {}};
    two.sides[allied_seat].off_board = {OffBoard{back, Place::withdrawn, true}};
    CHECK(reference_of(one, roster) == reference_of(two, roster));
}
