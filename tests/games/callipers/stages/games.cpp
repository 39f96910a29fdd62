// Whole games played through the real program.
// K13.5: a valid battle may have more on its ground than one list of triangles holds.
#include <sstream>

#include "app/program_run.hpp"
#include "catch.hpp"
#include "core/settings.hpp"
#include "environment.hpp"
#include "files/files.hpp"
#include "files/writing.hpp"
#include "games/callipers/files/rules_files.hpp"
#include "games/callipers/json/documents.hpp"
#include "json/documents.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::test;
using namespace fow::test::callipers;

namespace {

std::string script_of(const std::string& name) {
    const std::string script = read_bytes(std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/callipers/stages/scripts" / (name + ".fow"));
    REQUIRE(!script.empty());
    return script;
}

const std::string at_the_end = "shot victory\nclick save-name\ntype Whole\nclick save-now\nexpect \"Whole\"\nclick to-title\n";

fow::callipers::Record saved(const Folder& folder, const std::string& name) {
    const std::filesystem::path path = folder.path() / "data" / "games" / (name + ".fow.json");
    return fow::callipers::read_record(files::read(path), path.string()).record;
}

/// The same game as the one that the script was made from.
void check_same_game(const Folder& folder, const PlayedGame& game) {
    CHECK(saved(folder, "Whole").plies == game.session.record().plies);
    CHECK(saved(folder, "Whole").names == PerSeat<std::string>{"Marie", "Arthur"});
}

}  // namespace

TEST_CASE("Hougoumont from the title to an agreed draw: the hand, refusals, take back, typed orders", "[script][K4.5][K5.2][K14.2]") {
    const Folder folder;
    check_success(run_script(folder, script_of("first-moves"), "--pace off"));
}
TEST_CASE("The first moves in the smallest window, shown step by step", "[script]") {
    const Folder folder;
    check_success(run_script(folder, script_of("first-moves"), "--pace brisk --size 1024x640"));
}
TEST_CASE("By callipers a move is one press, a shot and an attack are two; what will end a step says so before", "[script][presses]") {
    for (const char* size : {"1024x640", "1280x800"}) {
        const Folder folder;
        check_success(run_script(folder, script_of("presses"), std::string("--pace off --size ") + size));
    }
}
TEST_CASE("The end of the turn puts a turned piece down first; letting go of an enemy leads back to the moves", "[script][K3.3]") {
    const Folder folder;
    check_success(run_script(folder, script_of("letting-go"), "--pace off"));
}
TEST_CASE("The keys are for the piece in hand, the end of the turn asks, a clicked enemy is touched", "[script][keys][K9.1][K10.5]") {
    for (const char* size : {"1024x640", "1280x800"}) {
        const Folder folder;
        check_success(run_script(folder, script_of("by-hand"), std::string("--pace off --size ") + size));
    }
}
TEST_CASE("A game by callipers is saved after each order, continued, resigned, and played again with sides changed", "[script][K12.5]") {
    const Folder folder;
    check_success(run_script(folder, script_of("saves"), "--pace off"));
}
TEST_CASE("A person plays against the computer by callipers, takes a hint, and continues the game", "[script][opponent]") {
    const Folder folder;
    check_success(run_script(folder, script_of("computer"), "--pace off --seed 3"));
    CHECK(player_of(saved(folder, "Against a corporal"), fow::callipers::allied_seat) == ComputedPlayer{Level::corporal, Style::steady});
}
TEST_CASE("A whole Hougoumont, with questions, is recorded ply by ply", "[script][K3.4][K14.2]") {
    const PlayedGame game = decided_game(1);
    const Folder folder;
    check_success(run_script(folder, game.script + at_the_end, "--pace off"));
    check_same_game(folder, game);
}
TEST_CASE("A whole Hougoumont without the pointer", "[script][K14.2][optimised]") {
    const PlayedGame game = decided_game(40, By::line);
    const Folder folder;
    check_success(run_script(folder, keys_for(game.script + at_the_end), "--pace off"));
    check_same_game(folder, game);
}
TEST_CASE("A game that was closed between a shot and its die goes on with the die", "[script][K14.3]") {
    PlayedGame game = played_game(1);
    fow::callipers::Record record = game.session.record();
    record.plies = {*fow::callipers::action_from_text("fire:24:31")};
    const Folder folder;
    files::write(folder.path() / "game.json", write_record(record));
    check_success(
        run_script(folder, "expect \"The French throw 5.\"\n", "--pace off --dice die:5,die:4 --load " + folder.file("game.json")));
}

TEST_CASE("The pages of a game by callipers have a good layout", "[layout][optimised]") {
    const PlayedGame game = decided_game(1);
    const std::string pages =
        "click statistics\nclick back\nclick step-through\nclick next\nclick last\nclick export\nclick back\nclick leave\n";
    const std::string script = game.script + pages + at_the_end;
    const auto [size, text] = GENERATE(std::pair("1024x640", TextSize::normal), std::pair("1280x800", TextSize::largest),
                                       std::pair("1920x1080", TextSize::normal));
    for (const std::string& played : {script, script_of("first-moves"), script_of("editor")}) {
        const Folder folder;
        Settings settings;
        settings.text_size = text;
        settings.language = fow::testing::language_of_layout();
        files::write(folder.path() / "data" / "settings.json", write_settings(settings));
        const std::string faults = folder.file("layout.txt");
        check_success(run_script(folder, without_texts(played), "--pace off --size " + std::string(size)));
        std::istringstream lines(read_bytes(faults));
        std::string found;
        for (std::string line; std::getline(lines, line);)
            if (line.find(" frames") == std::string::npos) found += line + '\n';
        INFO(size << ' ' << word(text));
        CHECK(found.empty());
        if (!found.empty()) FAIL_CHECK(found);
    }
}

TEST_CASE("K13.5 a battle with as many roads as a file may have, and as long ones, is drawn", "[callipers][K13.5][frames]") {
    RuleSet rules = fow::callipers::data::load_battle("hougoumont");
    const RuleSet base = rules;
    rules.battle.id = "own";
    rules.ground.roads.clear();
    for (int i = 0; i < 20; ++i) {
        fow::callipers::Road road{"r" + std::to_string(i), "r", fow::callipers::Origin::ruling, {}, {}};
        for (int k = 0; k < 60; ++k) road.line.push_back({k % 2 == 0 ? -bound : bound, -bound + i * 900 + k * 15});
        rules.ground.roads.push_back(std::move(road));
    }
    const std::string text = fow::callipers::write_battle(rules, base);
    REQUIRE(fow::callipers::read_battle(text, "battle", base) == rules);
    const Folder folder;
    files::write(folder / "roads.json", text);
    check_success(run_drawn(folder, "shot form\nclick begin\nwait 300\nshot battle\n", folder.file("roads.json")));
}
