// K13.5: drawing custom battles.
#include "catch.hpp"

#include <algorithm>
#include <cstdlib>

#include "app/editing.hpp"
#include "app/program_run.hpp"
#include "core/pcg32.hpp"
#include "dice.hpp"
#include "files/files.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/json/documents.hpp"
#include "games/callipers/screens/editor/battle_editor.hpp"
#include "games/callipers/stages/battle_stages.hpp"

using namespace fow;
using namespace fow::callipers;
using namespace fow::test;
using fow::callipers::stages::BattleDrawing;
namespace ui_k = fow::callipers::screens;

namespace {

RuleSet shipped(const std::string& id = "hougoumont") { return fow::callipers::data::load_battle(id); }

const Piece& piece_with(const RuleSet& rules, int key) { return ui_k::piece_of(rules, ui_k::index_of(rules, key)); }

RuleSet moved(const RuleSet& rules, int key, Point at) {
    Piece piece = piece_with(rules, key);
    piece.at = at;
    return ui_k::with_changed(rules, ui_k::index_of(rules, key), piece);
}

std::vector<std::string> sentences(const RuleSet& rules) {
    std::vector<std::string> all;
    for (const Fault& fault : fow::callipers::faults_of(rules)) all.push_back(ui_k::sentence_of(rules, fault));
    return all;
}

bool has(const std::vector<std::string>& sentences, const std::string& part) {
    return std::any_of(sentences.begin(), sentences.end(), [&](const std::string& each) { return each.find(part) != std::string::npos; });
}

/// A random edit, anywhere around the map and sometimes beyond what a file may contain.
RuleSet any_edit(Pcg32& numbers, const RuleSet& rules) {
    const auto below = [&](std::size_t n) { return static_cast<int>(numbers.below(static_cast<std::uint32_t>(n))); };
    const auto place = [&] { return Point{below(24000) - 12000, below(24000) - 12000}; };
    const auto side = [&] { return seats[static_cast<std::size_t>(below(2))]; };
    const int pieces = ui_k::count_of(rules);
    const auto farms = rules.ground.strongpoints.size(), roads = rules.ground.roads.size();
    switch (below(16)) {
        case 0:
            return ui_k::with_piece(rules, {.side = side(), .arm = static_cast<Arm>(below(3)), .thousands = 1 + below(5), .at = place()})
                .value_or(rules);
        case 1: return pieces > 0 ? ui_k::without_piece(rules, below(rules.battle.pieces.size())) : rules;
        case 2: return pieces > 0 ? ui_k::with_key(rules, below(rules.battle.pieces.size()), below(1200) - 100) : rules;
        case 3: return pieces > 0 ? ui_k::with_general(rules, below(rules.battle.pieces.size()), below(3) > 0) : rules;
        case 4: {
            if (pieces == 0) return rules;
            const int index = below(rules.battle.pieces.size());
            Piece piece = ui_k::piece_of(rules, index);
            piece.side = side();
            piece.arm = static_cast<Arm>(below(3));
            piece.facing = below(2000) - 1000;
            piece.at = place();
            return ui_k::with_changed(rules, index, piece);
        }
        case 5: return ui_k::with_farm(rules, place(), side()).value_or(rules);
        case 6: return farms > 0 ? ui_k::without_farm(rules, below(farms)) : rules;
        case 7: return farms > 0 ? ui_k::with_owner(rules, below(farms), below(3) > 0 ? std::optional(side()) : std::nullopt) : rules;
        case 8: return farms > 0 ? ui_k::with_farm_moved(rules, below(farms), below(4) - 1, place()) : rules;
        case 9: return farms > 0 ? ui_k::with_corner(rules, below(farms), below(4), place()) : rules;
        case 10: return farms > 0 ? ui_k::without_corner(rules, below(farms), below(3)) : rules;
        case 11: return ui_k::with_road(rules, place(), place()).value_or(rules);
        case 12: return roads > 0 ? ui_k::without_road(rules, below(roads)) : rules;
        case 13: return roads > 0 ? ui_k::with_point(rules, below(roads), below(3), place()) : rules;
        case 14: return roads > 0 ? ui_k::without_point(rules, below(roads), below(2)) : rules;
        default: return ui_k::with_limit(rules, ui_k::limits[static_cast<std::size_t>(below(4))], below(30000) - 15000);
    }
}

}  // namespace

TEST_CASE("K2.1 a new piece gets a free number, and numbers change places", "[editor][K2.1]") {
    RuleSet rules = *ui_k::with_piece(ui_k::empty_battle(shipped()), {.at = {500, 600}});
    rules = *ui_k::with_piece(rules, {.side = allied_seat, .arm = Arm::cavalry, .at = {900, 900}});
    CHECK(piece_with(rules, 1).name == "Infantry 1");
    CHECK(piece_with(rules, 2).name == "Cavalry 2");
    rules = ui_k::with_general(rules, 0, true);
    rules = ui_k::with_key(rules, 0, 2);
    CHECK(piece_with(rules, 2).name == "Infantry 1");
    CHECK(piece_with(rules, 1).name == "Cavalry 2");
    CHECK(rules.battle.generals[french_seat] == 2);
    rules = ui_k::with_key(rules, 0, 5);
    CHECK(ui_k::free_key(rules.battle) == 1);
    CHECK(rules.battle.pieces.front().key == 2);
    CHECK(fow::callipers::faults_of(rules).empty());
}

TEST_CASE("K2.3 K11.1 guns have 2,000 men at most, and a general leaves a piece that changes sides", "[editor][K2.3][K11.1]") {
    RuleSet rules = ui_k::with_general(shipped(), 0, true);
    Piece piece = rules.battle.pieces.front();
    REQUIRE(piece.thousands == 4);
    piece.arm = Arm::artillery;
    rules = ui_k::with_changed(rules, 0, piece);
    CHECK(rules.battle.pieces.front().thousands == 2);
    CHECK(rules.battle.generals[french_seat] == piece.key);
    piece.side = allied_seat;
    CHECK(ui_k::with_changed(rules, 0, piece).battle.generals[french_seat] == 0);
    CHECK(ui_k::without_piece(rules, 0).battle.generals[french_seat] == 0);
}

TEST_CASE("K6.1 the strips of a line are those of the game, but for the last yard", "[editor][K6.1]") {
    for (const fow::callipers::Road& road : shipped().ground.roads) {
        INFO(road.name);
        const auto strips = ui_k::strips_of(road.line);
        REQUIRE(strips.size() == road.strips.size());
        for (std::size_t i = 0; i < strips.size(); ++i)
            for (std::size_t k = 0; k < 4; ++k) {
                const Point off = strips[i][k] - road.strips[i][k];
                CHECK(std::max(std::abs(off.x), std::abs(off.y)) <= 2);
            }
    }
}

TEST_CASE("K10.1 a strongpoint is drawn, dented, mended and taken out of play", "[editor][K10.1]") {
    RuleSet rules = *ui_k::with_farm(ui_k::empty_battle(shipped()), {1000, 1000}, french_seat);
    CHECK(ui_k::owner_of(rules, 0) == french_seat);
    const RuleSet square = rules;
    rules = ui_k::with_corner(rules, 0, 1, {1000, 950});
    CHECK(has(sentences(rules), "Farm 1 is no convex polygon of 3 to 8 corners (K10.1)"));
    CHECK(ui_k::without_corner(rules, 0, 1) == square);
    CHECK(ui_k::with_owner(rules, 0, std::nullopt).battle.holds.empty());
    CHECK(ui_k::without_farm(rules, 0).ground.strongpoints.empty());
    CHECK(ui_k::without_farm(rules, 0).battle.holds.empty());
    rules = ui_k::without_corner(ui_k::without_corner(square, 0, 0), 0, 0);  // a triangle stays one
    CHECK(rules.ground.strongpoints.front().polygon.size() == 3);
}

TEST_CASE("K13.5 every fault is told at once, each with its rule and its place", "[editor][K13.5]") {
    RuleSet rules = moved(shipped(), 8, {2200, 1660});  // onto Soye
    rules = moved(rules, 15, {1620, 1210});             // across the limit
    rules = moved(rules, 27, {2000, 1980});             // cavalry into a farm
    rules.battle.generals[french_seat] = 31;            // an Allied host
    rules.ground.roads.front().strips.front()[1] = rules.ground.roads.front().strips.front()[0];
    const std::vector<std::string> told = sentences(rules);
    CAPTURE(told);
    CHECK(has(told, "8 Bauduin: No room: Soye (6th Division, Jérôme) stands there. (K2.6)"));
    CHECK(has(told, "7 Soye: No room: Bauduin (6th Division, Jérôme) stands there. (K2.6)"));
    CHECK(has(told, "15 Piré: The map ends here. (K2.7)"));
    CHECK(has(told, "27 L'Héritier: Only infantry fights for Hougoumont. (K10.3)"));
    CHECK(has(told, "the general's piece is one of his side (K11.1)"));
    CHECK(has(told, "Brussels-Charleroi road is no convex quadrilateral (K6.1)"));
    for (const Fault& fault : fow::callipers::faults_of(rules)) {
        INFO(fault.pointer);
        CHECK(ui_k::where_is(rules, fault).at.has_value());
    }
    const auto places = fow::callipers::faults_of(moved(shipped(), 15, {1620, 1210}));
    REQUIRE(places.size() == 1);
    CHECK(ui_k::where_is(moved(shipped(), 15, {1620, 1210}), places.front()).at == Point{1620, 1210});
}

TEST_CASE("K2.7 limits stay apart and within what a file may have", "[editor][K2.7]") {
    const RuleSet rules = shipped();
    CHECK(ui_k::with_limit(rules, ui_k::Limit::west, 99999).battle.low.x == 3200 - ui_k::least_limit);
    CHECK(ui_k::with_limit(rules, ui_k::Limit::north, -99999).battle.high.y == 1200 + ui_k::least_limit);
    CHECK(ui_k::with_limit(rules, ui_k::Limit::east, 99999).battle.high.x == fow::callipers::bound);
}

TEST_CASE("Every change of a battle can be undone, redone, written and read again", "[editor][property][K13.5]") {
    for (const std::uint32_t seed : fow::testing::random_seeds(10)) {
        INFO("seed " << seed);
        Pcg32 numbers(seed);
        const auto change = [&](BattleDrawing& drawing) { drawing.change(any_edit(numbers, drawing.field())); };
        const auto looks_sound = [](const BattleDrawing& drawing) {
            for (const Fault& fault : drawing.faults()) REQUIRE_FALSE(ui_k::sentence_of(drawing.field(), fault).empty());
        };
        const auto reads_back = [](const BattleDrawing& drawing) {
            const std::string text = write_battle(drawing.field(), shipped());
            CHECK(fow::callipers::read_battle_drawing(text, "drawn", shipped()) == drawing.field());
        };
        check_undo(BattleDrawing(ui_k::own_battle(shipped(), "Mine")), 120, change, looks_sound, reads_back);
    }
}

TEST_CASE("A battle is drawn in the window, a fault is mended, and it is saved, renamed and played", "[script][editor][K13.5]") {
    const std::string script = read_bytes(std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/callipers/stages/scripts/editor.fow");
    REQUIRE(!script.empty());
    const Folder folder;
    check_success(run_script(folder, script, "--pace off"));
    const std::filesystem::path path = folder.path() / "data" / "fields" / "callipers" / "The mill.json";
    const RuleSet drawn = fow::callipers::read_battle(files::read(path), path.string(), shipped());
    CHECK(drawn.battle.name == "The mill");
    CHECK(drawn.ground.roads.size() == 1);
    CHECK(drawn.ground.strongpoints.front().name == "The old mill");
    CHECK(drawn.battle.generals[allied_seat] != 0);
    const std::filesystem::path game = folder.path() / "data" / "games" / "At the mill.fow.json";
    CHECK(fow::callipers::read_record(files::read(game), game.string()).record.rules == drawn);
}

TEST_CASE("A battle is shared as a file, and files that are none are refused", "[script][editor][K13.5]") {
    const std::string faulty = write_battle(shipped(), shipped());
    std::string unknown = faulty;
    unknown.replace(unknown.find("\"turns\""), 7, "\"rounds\"");
    check_sharing("game:callipers", "Hougoumont: the short game", {{"{}", {"format"}}, {unknown, {"rounds", "\"unknown member\""}}});
}
