// Drawing boards for the classic game and its Duel.
#include "catch.hpp"

#include "app/editing.hpp"
#include "app/program_run.hpp"
#include "core/pcg32.hpp"
#include "dice.hpp"
#include "files/files.hpp"
#include "games/stratego/engine/rules.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/stages/board_drawing.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::test;
using fow::stratego::stages::BoardDrawing;
namespace ui_s = fow::stratego::screens;
using ui_s::Symmetry;

namespace {

RuleSet rules_of(const char* id) { return fow::stratego::data::load_rule_set(id); }
Square at(const char* text) { return *fow::stratego::square_from_text(text); }

BoardDrawing plain(const char* id = "stratego") {
    BoardDrawing drawing({"", "", rules_of(id)});
    drawing.change(ui_s::DrainLakes{});
    return drawing;
}

std::string listed(const RuleSet& rules, const Squares& squares) {
    std::string text;
    for (int rank = 0; rank < rules.ranks; ++rank)
        for (int file = 0; file < rules.files; ++file)
            if (const Square square(file, rank); squares.has(square)) text += (text.empty() ? "" : " ") + to_text(square);
    return text;
}
std::string lakes(const BoardDrawing& drawing) { return listed(drawing.field().rules, drawing.field().rules.lakes); }

std::vector<std::string> pointers(const BoardDrawing& drawing) {
    std::vector<std::string> all;
    for (const Fault& fault : drawing.faults()) all.push_back(fault.pointer);
    return all;
}

ui_s::BoardChange any_change(Pcg32& numbers, const RuleSet& rules) {
    const auto below = [&](int n) { return static_cast<int>(numbers.below(static_cast<std::uint32_t>(n))); };
    const auto some = [&] {
        ui_s::BrushSquares squares;
        for (int i = below(6); i >= 0; --i) squares.insert(Square(below(rules.files), below(rules.ranks)));
        return squares;
    };
    const auto whose = [&]() -> std::optional<Seat> {
        const int lot = below(3);
        return lot == 2 ? std::nullopt : std::optional(seats[static_cast<std::size_t>(lot)]);
    };
    const auto way = static_cast<Symmetry>(below(3));
    switch (below(14)) {
        case 0: return ui_s::PaintLakes{some(), below(2) == 0, way};
        case 1: return ui_s::PaintZone{below(2) == 0 ? blue_seat : red_seat, some(), below(2) == 0, way};
        case 2: return ui_s::ClearSquares{some(), way};
        case 3: return ui_s::ResizeBoard{4 + below(11), 4 + below(11)};
        case 4: return ui_s::SetZoneRows{below(8)};
        case 5: return ui_s::RepeatSouth{way};
        case 6: return ui_s::DrainLakes{};
        case 7: return ui_s::SetPieceCount{static_cast<Rank>(below(12)), below(45) - 2, whose()};
        case 8: return ui_s::SetArmy{rules_of(below(2) == 0 ? "duel" : "stratego").armies.first, whose()};
        case 9: return ui_s::ChooseVariant{below(2) == 0 ? "duel" : "stratego"};
        case 10: return ui_s::SetQuietLimit{below(500) - 20};
        case 11: return ui_s::FitArmies{};
        case 12: return ui_s::NameBoard{"Board \"" + std::to_string(below(9)) + "\""};
        default: return ui_s::DescribeBoard{std::string(static_cast<std::size_t>(below(2000)), 'x')};
    }
}

}  // namespace

TEST_CASE("C1.2 lakes are drawn for both sides at once, and leave the zones", "[editor][C1.2]") {
    BoardDrawing drawing = plain();
    drawing.change(ui_s::PaintLakes{{at("b5")}, true, Symmetry::turn});
    CHECK(lakes(drawing) == "b5 i6");
    drawing.change(ui_s::PaintLakes{{at("c5")}, true, Symmetry::mirror});
    CHECK(lakes(drawing) == "b5 c5 c6 i6");
    drawing.change(ui_s::PaintLakes{{at("a1")}, true, Symmetry::none});
    CHECK_FALSE(drawing.field().rules.zones[blue_seat].has(at("a1")));
    CHECK(pointers(drawing) == std::vector<std::string>{"/army/zones/blue"});
    drawing.change(ui_s::PaintZone{blue_seat, {at("a1"), at("a5")}, true, Symmetry::none});
    CHECK_FALSE(drawing.field().rules.zones[blue_seat].has(at("a1")));
    CHECK(drawing.field().rules.zones[blue_seat].has(at("a5")));
    CHECK(drawing.faults().empty());
}

TEST_CASE("A stroke over the board is one step to undo", "[editor]") {
    BoardDrawing drawing = plain();
    drawing.change(ui_s::PaintLakes{{at("b5")}, true, Symmetry::none});
    drawing.change(ui_s::PaintLakes{{at("c5")}, true, Symmetry::none}, true);
    drawing.undo();
    CHECK(lakes(drawing).empty());
    drawing.redo();
    CHECK(lakes(drawing) == "b5 c5");
}

TEST_CASE("C1.1 a square is in one zone at most", "[editor][C1.1]") {
    BoardDrawing drawing = plain();
    drawing.change(ui_s::PaintZone{red_seat, {at("a4")}, true, Symmetry::turn});
    const RuleSet& rules = drawing.field().rules;
    CHECK(rules.zones[red_seat].has(at("a4")));
    CHECK_FALSE(rules.zones[blue_seat].has(at("a4")));
    CHECK(rules.zones[blue_seat].has(at("j7")));
    CHECK_FALSE(rules.zones[red_seat].has(at("j7")));
}

TEST_CASE("C1.8 a board grows and shrinks in its middle", "[editor][C1.8]") {
    BoardDrawing drawing({"", "", rules_of("stratego")});
    drawing.change(ui_s::ResizeBoard{12, 12});
    CHECK(lakes(drawing) == "c5 d5 i5 j5 c6 d6 i6 j6 c7 d7 i7 j7 c8 d8 i8 j8");  // they lie across the middle, and grow too
    CHECK(drawing.faults().empty());
    CHECK(drawing.field().rules.zones[red_seat].has(at("l12")));
    drawing.change(ui_s::ResizeBoard{10, 10});
    CHECK(drawing.field().rules == rules_of("stratego"));
    drawing.change(ui_s::ResizeBoard{3, 99});
    CHECK(drawing.field().rules.files == 6);
    CHECK(drawing.field().rules.ranks == 12);
    CHECK(pointers(drawing) == std::vector<std::string>{"/army/zones/blue", "/army/zones/red"});
}

TEST_CASE("C1.8 armies are fitted to the zones of a small board", "[editor][C1.8]") {
    BoardDrawing drawing = plain();
    drawing.change(ui_s::ResizeBoard{6, 6});
    drawing.change(ui_s::SetZoneRows{2});
    CHECK(pointers(drawing) == std::vector<std::string>{"/army/zones/blue", "/army/zones/red"});
    drawing.change(ui_s::FitArmies{});
    CHECK(drawing.faults().empty());
    for (const Seat side : seats)
        for (const Rank rank : fow::stratego::ranks) CHECK(drawing.field().rules.armies[side][rank] == 1);
    drawing.change(ui_s::SetZoneRows{1});
    drawing.change(ui_s::FitArmies{});
    CHECK(drawing.faults().empty());
    for (const Rank rank : {Rank::marshal, Rank::spy, Rank::miner, Rank::bomb, Rank::flag})
        CHECK(drawing.field().rules.armies[red_seat][rank] == 1);
    drawing.undo();
    CHECK(drawing.field().rules.armies[blue_seat].total() == 12);
    drawing.change(ui_s::SetZoneRows{3});
    drawing.change(ui_s::FitArmies{});  // there is room: nothing changes
    CHECK(drawing.field().rules.armies[blue_seat].total() == 12);
}

TEST_CASE("The north is made like the south", "[editor]") {
    BoardDrawing drawing = plain();
    drawing.change(ui_s::PaintLakes{{at("b5"), at("a6")}, true, Symmetry::none});
    drawing.change(ui_s::RepeatSouth{Symmetry::turn});
    CHECK(lakes(drawing) == "b5 i6");
    drawing.change(ui_s::RepeatSouth{Symmetry::mirror});
    CHECK(lakes(drawing) == "b5 b6");
    CHECK(drawing.faults().empty());
}

TEST_CASE("C1.8 lakes that part the zones are a fault, and one gap mends it", "[editor][C1.8]") {
    BoardDrawing drawing = plain("duel");
    ui_s::BrushSquares row;
    for (int file = 0; file < 10; ++file) row.insert(Square(file, 4));
    drawing.change(ui_s::PaintLakes{row, true, Symmetry::none});
    CHECK(pointers(drawing) == std::vector<std::string>{"/board/lakes"});
    drawing.change(ui_s::PaintLakes{{at("j5")}, false, Symmetry::none});
    CHECK(drawing.faults().empty());
}

TEST_CASE("C1.8 each side may have its own army", "[editor][C1.8]") {
    BoardDrawing drawing = plain("duel");
    drawing.change(ui_s::SetPieceCount{Rank::scout, 4, red_seat});
    CHECK(drawing.field().rules.armies[red_seat][Rank::scout] == 4);
    CHECK(drawing.field().rules.armies[blue_seat][Rank::scout] == 2);
    CHECK(drawing.faults().empty());
    drawing.change(ui_s::SetPieceCount{Rank::flag, 2, red_seat});
    CHECK(pointers(drawing) == std::vector<std::string>{"/army/red/flag"});
    drawing.undo();
    drawing.change(ui_s::SetPieceCount{Rank::spy, 3});
    for (const Seat side : seats) CHECK(drawing.field().rules.armies[side][Rank::spy] == 3);
    drawing.change(ui_s::SetArmy{drawing.field().rules.armies[blue_seat]});
    CHECK(drawing.field().rules.armies.first == drawing.field().rules.armies.second);
}

TEST_CASE("Every change of a board can be undone, redone, written and read again", "[editor][property]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(20)) {
        INFO("seed " << seed);
        Pcg32 numbers(seed);
        const auto change = [&](BoardDrawing& drawing) { drawing.change(any_change(numbers, drawing.field().rules)); };
        const auto looks_sound = [](const BoardDrawing& drawing) { REQUIRE(fow::stratego::fits_board(drawing.field().rules)); };
        const auto reads_back = [](const BoardDrawing& drawing) {
            const Battlefield& last = drawing.field();
            const RuleSet base = rules_of(last.rules.id.c_str());
            const fow::stratego::Scenario drawn{last.name, last.description, last.rules, std::nullopt};
            const std::string text = fow::stratego::write_scenario(drawn, base);
            CHECK(fow::stratego::game_of_scenario(text, "drawn") == last.rules.id);
            CHECK(fow::stratego::read_drawing(text, "drawn", base) == drawn);
            if (drawing.faults().empty()) CHECK(fow::stratego::read_scenario(text, "drawn", base) == drawn);
            else CHECK_THROWS_AS(fow::stratego::read_scenario(text, "drawn", base), DataError);
        };
        check_undo(plain(), 60, change, looks_sound, reads_back);
    }
}

TEST_CASE("Every battlefield that comes with the game can be played", "[fields]") {
    const auto paths = fow::stratego::data::fields();
    CHECK(paths.size() >= 4);
    for (const auto& path : paths) {
        INFO(path.string());
        const std::string text = files::read(path);
        const RuleSet base = rules_of(fow::stratego::game_of_scenario(text, path.string()).c_str());
        const fow::stratego::Scenario field = fow::stratego::read_scenario(text, path.string(), base);
        CHECK_FALSE(field.name.empty());
        CHECK_FALSE(field.description.empty());
        CHECK(field.rules != base);
        const Folder folder;
        const std::string game = folder.file("game.json");
        const std::vector<std::string> begin{our_program("fow"), "--game", base.id,   "new",         "--seed", "1",
                                             "--setup",          "random", "--field", path.string(), "-o",     game};
        CHECK(Process(begin, {}, folder.path() / "begun.txt").wait() == 0);
        CHECK(Process({our_program("fow"), "verify", game}, {}, folder.path() / "verified.txt").wait() == 0);
        CHECK(fow::stratego::read_record(files::read(game), game).record.rules == field.rules);
    }
}

TEST_CASE("A board is drawn by clicks, saved, loaded and played", "[script][editor]") {
    const Folder folder;
    const std::filesystem::path scripts = std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/stratego/stages/scripts";
    const RunResult outcome = run_script(folder, read_bytes(scripts / "editor.fow"), "--size 1024x640");
    INFO(outcome.output);
    REQUIRE(outcome.code == 0);
    const auto path = folder.path() / "data" / "fields" / "stratego" / "Two ponds.json";
    const fow::stratego::Scenario field = fow::stratego::read_scenario(files::read(path), path.string(), rules_of("duel"));
    CHECK(field.rules.files == 7);
    CHECK(listed(field.rules, field.rules.lakes) == "a4 b4 f4 g4");
    CHECK(field.rules.armies == PerSeat<fow::stratego::Army>{field.rules.armies.first, field.rules.armies.first});
    CHECK(field.rules.armies.first.total() == 10);
}

TEST_CASE("A board is shared as a file and opened again, and a broken file is refused with the reasons", "[script][editor]") {
    check_sharing("game:stratego", "The mill pond",
                  {{R"({"format": "fog-of-waterloo/scenario", "version": 1, "game": "duel"})", {"position"}},
                   {R"({"format": "fog-of-waterloo/scenario", "version": 1, "game": "chess"})", {"chess"}}});
}
