// W14.3: editing a battlefield.
#include "catch.hpp"

#include "app/editing.hpp"
#include "app/typed_paths.hpp"
#include "core/pcg32.hpp"
#include "dice.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/screens/editor/editor_overlay.hpp"
#include "games/waterloo/screens/editor/editor_tools.hpp"
#include "games/waterloo/stages/drawing_board.hpp"
#include "games/waterloo/stages/field_stages.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::waterloo::stages;
using namespace fow::app;
using namespace fow::test;

namespace {

const Ruleset& base() {
    static const Ruleset set = data::load_ruleset();
    return set;
}

Square square_at(const char* text) { return *square_from_text(text); }
SquareSet set_of(std::initializer_list<const char*> texts) {
    SquareSet set;
    for (const char* text : texts) set.insert(square_at(text));
    return set;
}
UnitId unit(const char* id) { return *find_unit(base().pieces.roster, id); }

DrawingBoard blank() { return DrawingBoard(empty_battlefield(base()), base()); }

screens::EditorChange any_change(Pcg32& numbers, const Battlefield& field) {
    const auto below = [&](int n) { return static_cast<int>(numbers.below(static_cast<std::uint32_t>(n))); };
    const auto square = [&] { return Square::from_index(below(square_count)); };
    const auto some = [&] { return screens::squares_between(square(), square()); };
    const auto any_unit = [&] { return UnitId(below(static_cast<int>(base().pieces.roster.size()))); };
    const auto kind = [&](int first) { return static_cast<TileKind>(first + below(2)); };
    const std::size_t tile = static_cast<std::size_t>(below(static_cast<int>(field.tiles.size()) + 1));
    const Seat seat = below(2) == 0 ? french_seat : allied_seat;
    switch (below(19)) {
        case 0: return screens::StampWork{kind(0), Square(below(file_count - 1), below(rank_count - 1))};
        case 1: return screens::PaintGround{kind(2), some()};
        case 2: return screens::EraseSquares{some()};
        case 3: return screens::NameTile{tile, below(3) == 0 ? "" : "La Haye / B\xC3\xBClow's " + std::to_string(below(3))};
        case 4: return screens::RemoveTile{tile};
        case 5: return screens::SetPieces{{{any_unit(), square()}}};
        case 6: return screens::MovePiece{square(), square()};
        case 7: return screens::LiftPieces{some()};
        case 8: return screens::Enlist{{any_unit(), any_unit()}};
        case 9: return screens::Dismiss{{any_unit(), any_unit()}};
        case 10: return screens::MarkEntry{square(), below(2) == 0};
        case 11: return screens::ClearEntries{};
        case 12: return screens::PaintLine{seat, static_cast<Sector>(below(3)), some(), below(2) == 0};
        case 13: return screens::NameField{"Field \"" + std::to_string(below(9)) + "\""};
        case 14: return screens::DescribeField{std::string(static_cast<std::size_t>(below(2000)), 'x')};
        case 15: return screens::ChooseMode{static_cast<Mode>(below(3))};
        case 16: return screens::ChooseFirstMover{seat};
        case 17: return screens::ChooseStart{below(2) == 0};
        default: return screens::ChoosePrussianTurn{1 + below(40)};
    }
}

}  // namespace

TEST_CASE("W14.3 an empty field can be played, and faults are reported as it changes", "[editor][W14.3]") {
    DrawingBoard board = blank();
    CHECK(board.faults().empty());
    CHECK_FALSE(board.unsaved());
    board.change(screens::Dismiss{screens::units_of(base().pieces.roster, Army::french)});
    CHECK(board.faults().size() == 1);
    CHECK(board.unsaved());
    board.undo();
    CHECK(board.faults().empty());
    CHECK_FALSE(board.unsaved());
}

TEST_CASE("W14.3 a stroke is one undo step, whatever it crossed", "[editor][W14.3]") {
    DrawingBoard board = blank();
    board.change(screens::PaintGround{TileKind::hill, set_of({"c3"})}, false);
    board.change(screens::PaintGround{TileKind::hill, set_of({"d3", "e3"})}, true);
    board.change(screens::PaintGround{TileKind::hill, set_of({"e4"})}, true);
    REQUIRE(board.field().tiles.size() == 1);
    CHECK(board.field().tiles.front().squares == set_of({"c3", "d3", "e3", "e4"}));
    board.undo();
    CHECK(board.field().tiles.empty());
    CHECK_FALSE(board.can_undo());
    board.redo();
    CHECK(board.field().tiles.front().squares.size() == 4);
}

TEST_CASE("W14.3 a stroke that changes nothing at first is still a separate undo step", "[editor][W14.3]") {
    DrawingBoard board = blank();
    board.change(screens::PaintGround{TileKind::mud, set_of({"a1"})});
    board.change(screens::PaintGround{TileKind::mud, set_of({"a1"})});
    board.change(screens::PaintGround{TileKind::mud, set_of({"b1"})}, true);
    board.undo();
    CHECK(board.field().tiles.front().squares == set_of({"a1"}));
}

TEST_CASE("W14.3 hill and mud leave out buildings, and a building replaces them", "[editor][W14.3]") {
    DrawingBoard board = blank();
    board.change(screens::StampWork{TileKind::building, square_at("e5")});
    board.change(screens::PaintGround{TileKind::mud, set_of({"d5", "e5", "f5", "g5"})});
    REQUIRE(board.field().tiles.size() == 3);
    CHECK(board.field().tiles[0].squares == set_of({"e5", "f5", "e6", "f6"}));
    CHECK(board.field().tiles[1].squares == set_of({"d5"}));
    CHECK(board.field().tiles[2].squares == set_of({"g5"}));
    CHECK(board.field().tiles[1].name != board.field().tiles[2].name);
    board.change(screens::StampWork{TileKind::village, square_at("g4")});
    CHECK(board.field().tiles.size() == 3);
    CHECK(board.faults().empty());
    board.change(screens::StampWork{TileKind::village, square_at("e5")});
    CHECK(board.field().tiles.front().kind == TileKind::village);
}

TEST_CASE("W14.3 two buildings on one square are a fault that names the square, and erasing one fixes it", "[editor][W14.3]") {
    DrawingBoard board = blank();
    board.change(screens::StampWork{TileKind::building, square_at("e5")});
    board.change(screens::StampWork{TileKind::building, square_at("f6")});
    REQUIRE(board.faults().size() == 1);
    CHECK(board.faults().front().square == square_at("f6"));
    const auto words = screens::words_on(board.field(), base().pieces.roster, board.faults(), square_at("f6"));
    CHECK(std::find(words.begin(), words.end(), "Two tiles share f6 (W14.3)") != words.end());
    board.change(screens::EraseSquares{set_of({"f6"})});
    CHECK(board.faults().empty());
    CHECK(board.field().tiles.size() == 1);
}

TEST_CASE("W14.3 a hill that is cut becomes two, and joining them makes one again", "[editor][W14.3]") {
    DrawingBoard board = blank();
    board.change(screens::PaintGround{TileKind::hill, set_of({"c3", "d3", "e3"})});
    board.change(screens::NameTile{0, "The ridge"});
    CHECK(board.field().tiles.front().id == "the-ridge");
    board.change(screens::EraseSquares{set_of({"d3"})});
    REQUIRE(board.field().tiles.size() == 2);
    CHECK(board.field().tiles[0].name == "The ridge");
    CHECK(board.field().tiles[1].name == "Hill");
    board.change(screens::PaintGround{TileKind::hill, set_of({"d3"})});
    REQUIRE(board.field().tiles.size() == 1);
    CHECK(board.field().tiles.front().name == "The ridge");
    CHECK(board.field().tiles.front().squares.size() == 3);
}

TEST_CASE("W14.3 the eraser removes the piece before the terrain beneath it", "[editor][W14.3]") {
    DrawingBoard board = blank();
    board.change(screens::PaintGround{TileKind::hill, set_of({"c3"})});
    board.change(screens::SetPieces{{{unit("ney"), square_at("c3")}}});
    board.change(screens::EraseSquares{set_of({"c3"})});
    CHECK(board.field().tiles.size() == 1);
    CHECK_FALSE(board.view().at(square_at("c3")));
    board.change(screens::EraseSquares{set_of({"c3"})});
    CHECK(board.field().tiles.empty());
}

TEST_CASE("W14.3 a piece put on another sends that one back into the box, and both still take part", "[editor][W14.3]") {
    DrawingBoard board = blank();
    board.change(screens::SetPieces{{{unit("ney"), square_at("c3")}}});
    board.change(screens::SetPieces{{{unit("napoleon"), square_at("c3")}}});
    REQUIRE(board.view().at(square_at("c3")));
    CHECK(board.view().at(square_at("c3"))->unit == unit("napoleon"));
    CHECK(board.field().pieces.size() == base().pieces.roster.size());
    board.change(screens::SetPieces{{{unit("ney"), square_at("d3")}}});
    board.change(screens::MovePiece{square_at("d3"), square_at("c3")});
    CHECK(board.view().at(square_at("c3"))->unit == unit("ney"));
    CHECK(board.view().at(square_at("d3"))->unit == unit("napoleon"));
}

TEST_CASE("W3.2 a square belongs to at most one line of retreat of each side", "[editor][W3.2]") {
    DrawingBoard board = blank();
    board.change(screens::PaintLine{french_seat, Sector::centre, set_of({"c1", "d1"}), true});
    CHECK(board.field().lines[french_seat][0] == set_of({"a1", "b1"}));
    CHECK(board.field().lines[french_seat][1].size() == 6);
    board.change(screens::PaintLine{french_seat, Sector::left, set_of({"a1", "b1"}), false});
    CHECK(board.field().lines[french_seat][0].empty());
    CHECK(board.faults().size() == 1);
}

TEST_CASE("W9.3 entry squares keep the order in which they were clicked", "[editor][W9.3]") {
    DrawingBoard board = blank();
    board.change(screens::ClearEntries{});
    CHECK(board.faults().size() == 1);
    for (const char* text : {"a9", "a8", "a7"}) board.change(screens::MarkEntry{square_at(text), true});
    board.change(screens::MarkEntry{square_at("a8"), false});
    board.change(screens::MarkEntry{square_at("a8"), false});
    CHECK(board.field().flag == std::vector{square_at("a9"), square_at("a7")});
    CHECK(board.field().beside == std::vector{square_at("a8")});
}

TEST_CASE("W2.1 the rows of the boxes contain every piece once", "[editor][W2.1]") {
    const Roster& roster = base().pieces.roster;
    std::size_t pieces = 0;
    for (const Army army : {Army::french, Army::allied, Army::prussian})
        for (const screens::BoxRow& row : screens::rows_of(roster, army)) pieces += row.units.size();
    CHECK(pieces == roster.size());
    Battlefield field = empty_battlefield(base());
    const screens::BoxRow row = screens::rows_of(roster, Army::french).front();
    field.pieces.front().square = square_at("a1");
    const screens::Muster muster(field);
    CHECK(muster.taking_part(row.units) == static_cast<int>(row.units.size()));
    CHECK(muster.standing(row.units) == 1);
    CHECK(muster.next_for_map(row, 9) == std::vector(row.units.begin() + 1, row.units.end()));
    CHECK_FALSE(muster.next_to_enlist(row));
}

TEST_CASE("A stroke fills the squares that a fast pointer jumps over", "[editor]") {
    CHECK(screens::squares_between(square_at("a1"), square_at("d1")) == set_of({"a1", "b1", "c1", "d1"}));
    CHECK(screens::squares_between(square_at("d4"), square_at("a1")) == set_of({"a1", "b2", "c3", "d4"}));
    screens::Stroke stroke;
    CHECK(stroke.begin(square_at("c3")) == set_of({"c3"}));
    CHECK(stroke.go_on(square_at("c3")).empty());
    CHECK(stroke.go_on(square_at("e3")) == set_of({"d3", "e3"}));
    CHECK(stroke.go_on(std::nullopt).empty());
    CHECK(stroke.go_on(square_at("a9")) == set_of({"a9"}));
}

TEST_CASE("Every change can be undone, redone, written and read again", "[editor][property]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(40)) {
        INFO("seed " << seed);
        Pcg32 numbers(seed);
        const auto change = [&](DrawingBoard& board) { board.change(any_change(numbers, board.field())); };
        const auto reads_back = [](const DrawingBoard& board) {
            const Battlefield& drawn = board.field();
            const std::string text = write_battlefield(drawn, base());
            CHECK(read_drawing(text, "drawn", base()) == drawn);
            CHECK(faults_of(drawn, base()) == board.faults());
            if (board.faults().empty()) CHECK(read_battlefield(text, "drawn", base()) == drawn);
            else CHECK_THROWS_AS(read_battlefield(text, "drawn", base()), DataError);
        };
        check_undo(blank(), 120, change, [](const DrawingBoard&) {}, reads_back);
    }
}

TEST_CASE("Own battlefields are saved, listed, renamed if the name is taken, and deleted", "[store]") {
    const Folder folder;
    const test::WaterlooStore store(folder.path() / "data");
    CHECK(store.fields().empty());
    Battlefield field = empty_battlefield(base());
    field.name = "Brook/and barn";
    save_field(store.field_path(field.name), field, base());
    REQUIRE(store.fields().size() == 1);
    CHECK(load_field(store.fields().front(), base()) == field);
    const auto added = add_field(store, *only_waterloo().front(), field, base());
    CHECK(load_field(added, base()).name == "Brook/and barn 2");
    CHECK(store.fields().size() == 2);
    CHECK(delete_field(added));
    CHECK_FALSE(delete_field(added));
    CHECK(store.fields().size() == 1);
}

TEST_CASE("Every shipped battlefield can be played", "[fields][W14.3]") {
    const auto paths = shipped_fields(files::data_folder());
    CHECK(paths.size() >= 4);
    for (const auto& path : paths) {
        INFO(path.string());
        CHECK(faults_of(load_field(path, base()), base()).empty());
    }
}

TEST_CASE("A typed path may be quoted or start with file://", "[fields]") {
    CHECK(typed_path(" \"/tmp/a b.json\" ") == "/tmp/a b.json");
    CHECK(typed_path("file:///tmp/a.json") == "/tmp/a.json");
    CHECK(typed_path("a.json").is_absolute());
    for (const char* address :
         {"file:///tmp/My%20field%3a%C3%A9.json", "'file://localhost/tmp/My%20field%3A%c3%a9.json'", "file:/tmp/My field:\u00e9.json"})
        CHECK(typed_path(address) == "/tmp/My field:\u00e9.json");
    // What is no number stays, and so does a percent sign in a path.
    CHECK(typed_path("file:///tmp/100%/%zz%4%00%") == "/tmp/100%/%zz%4%00%");
    CHECK(typed_path("/tmp/My%20field.json") == "/tmp/My%20field.json");
    CHECK(without_address("file://elsewhere/tmp/a.json") == "file://elsewhere/tmp/a.json");
}

TEST_CASE("W14.3 a battlefield is drawn by clicks, saved, loaded, and used for a game", "[script][W14.3]") {
    const Folder folder;
    const RunResult outcome = run_script_file(folder, "editor");
    INFO(outcome.output);
    REQUIRE(outcome.code == 0);
    const auto path = folder.path() / "data" / "fields" / "Brook and barn.json";
    const Battlefield field = read_battlefield(files::read(path), path.string(), base());
    CHECK(field.tiles.size() == 3);
    CHECK(field.flag == std::vector{square_at("a9"), square_at("a8")});
    const std::vector<std::string> command{our_program("fow"), "new",     "--seed",      "1",  "--setup",
                                           "random",           "--field", path.string(), "-o", folder.file("game.json")};
    CHECK(Process(command, {}, folder / "output.txt").wait() == 0);
}

TEST_CASE("W14.3 a battlefield is shared as a file and opened again, and a broken file is refused with the reasons", "[script][W14.3]") {
    check_sharing("game:waterloo", "A fight for a farm",
                  {{R"({"format": "fog-of-waterloo/scenario", "version": 1, "mode": "easy"})", {"/mode", "position"}}});
}
