// Whole games clicked through the real program.
#include "catch.hpp"

#include <set>
#include <sstream>

#include "app/program_run.hpp"
#include "core/settings.hpp"
#include "environment.hpp"
#include "files/files.hpp"
#include "games/alliance/json/documents.hpp"
#include "games/alliance/screens/words.hpp"
#include "json/documents.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::test;
using namespace fow::test::alliance;

namespace {

std::string script_of(const std::string& name) {
    const std::string script = read_bytes(std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/alliance/stages/scripts" / (name + ".fow"));
    REQUIRE(!script.empty());
    return script;
}

RunResult run_file(const Folder& folder, const std::string& name, const std::string& arguments = "--pace off") {
    return run_script(folder, script_of(name), arguments);
}

fow::alliance::Record saved(const Folder& folder, const std::string& name) {
    const std::filesystem::path path = folder.path() / "data" / "games" / (name + ".fow.json");
    return fow::alliance::read_record(files::read(path), path.string()).record;
}

const std::string at_the_end = "shot victory\nclick save-name\ntype Whole\nclick save-now\nexpect \"Whole\"\nclick to-title\n";

/// The same game as the one that the script was made from.
void check_same_game(const Folder& folder, const PlayedGame& game) {
    CHECK(saved(folder, "Whole").plies == game.session.record().plies);
    CHECK(saved(folder, "Whole").names == PerSeat<std::string>{"Marie", "Arthur"});
}

}  // namespace

TEST_CASE("From the title to an agreed draw: cards, chances, dice and tables", "[script][L3.2][L12.2][L13.6]") {
    const Folder folder;
    check_success(run_file(folder, "first-moves"));
}
TEST_CASE("The first moves in the smallest window, without the pointer", "[script]") {
    const Folder folder;
    check_success(run_script(folder, keys_for(script_of("first-moves")), "--pace off --size 1024x640"));
}
TEST_CASE("The first moves with every die shown", "[script][L13.2]") {
    const Folder folder;
    check_success(run_file(folder, "first-moves", "--pace brisk"));
}
TEST_CASE("The last order is given again in one press, and only while it is legal", "[script][L2.2]") {
    const Folder folder;
    check_success(run_file(folder, "once-more"));
}
TEST_CASE("The last order again without the pointer, in the smallest window, with every die shown", "[script][L2.2]") {
    const Folder folder;
    check_success(run_script(folder, keys_for(script_of("once-more")), "--pace brisk --size 1024x640"));
}
TEST_CASE("Every card has a drawing of its own", "[assets]") {
    std::set<std::string> drawings;
    for (const std::string_view card : fow::alliance::screens::card_names)
        drawings.insert(read_bytes(std::filesystem::path(FOW_SOURCE_DIR) / "assets/alliance" / ("card_" + std::string(card) + ".svg")));
    CHECK(drawings.size() == fow::alliance::screens::card_count);
}
TEST_CASE("A game is saved after each choice, continued, resigned, and played again with sides changed", "[script][L12.2][L12.3]") {
    const Folder folder;
    check_success(run_file(folder, "saves"));
}
TEST_CASE("A person plays against the computer, takes a hint, and continues the game", "[script][opponent]") {
    const Folder folder;
    check_success(run_file(folder, "computer", "--pace off --seed 4"));
    CHECK(player_of(saved(folder, "Against a recruit"), fow::alliance::allied_seat) == ComputedPlayer{Level::recruit, Style::steady});
}
TEST_CASE("A whole game by clicks, with a question of L4.3, is recorded ply by ply", "[script][L4.3][L13.2]") {
    const PlayedGame game = short_game(1, 9);
    const Folder folder;
    check_success(run_script(folder, game.script + at_the_end, "--pace off"));
    check_same_game(folder, game);
}
TEST_CASE("A whole game without the pointer", "[script][L4.3][optimised]") {
    const PlayedGame game = short_game(50, 7);
    const Folder folder;
    check_success(run_script(folder, keys_for(game.script + at_the_end), "--pace off"));
    check_same_game(folder, game);
}

TEST_CASE("A game that was closed between a choice and its die goes on with the die", "[script][L13.2]") {
    fow::alliance::Record record = short_game(1, 9).session.record();
    record.plies = {fow::alliance::Action(fow::alliance::Order{fow::alliance::ActionId::battery})};
    const Folder folder;
    files::write(folder.path() / "game.json", write_record(record));
    check_success(run_script(folder, "expect \"Turn 1: Allied phase\"\nexpect \"Die 3: Allied morale -1.\"\n",
                             "--pace off --dice die:3 --load " + folder.file("game.json")));
}

TEST_CASE("The pages of a whole game have a good layout", "[layout][optimised]") {
    const PlayedGame game = short_game(1, 9);
    const std::string pages =
        "click statistics\nclick cards:losses\nclick back\nclick step-through\nclick next\nclick last\n"
        "click export\nclick back\nclick leave\n";
    const std::string script = game.script + pages + at_the_end;
    const auto [size, text] = GENERATE(std::pair("1024x640", TextSize::normal), std::pair("1280x800", TextSize::largest),
                                       std::pair("1920x1080", TextSize::normal));
    for (const std::string& played : {script, script_of("first-moves")}) {
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

TEST_CASE("A game in progress is watched and exported without its dice to come", "[script][secrets]") {
    const Folder folder;
    const std::string no_way_on = "expect-no-control play-on-from-here\n";
    check_success(
        run_script(folder,
                   "click game:alliance\nclick new-game\nclick begin\nclick card:derlon\ndice die:5\nclick confirm\nclick menu\n"
                   "click to-title\nclick replay\nclick \"file:The game on the table\"\nclick open\nclick eyes-french\nclick last\n" +
                       no_way_on + "click first\n" + no_way_on +
                       "click export\nclick export-name\nkey Ctrl+A\ntype Copy\nclick export:record\nclick export-now\n"
                       "expect \"Written to\"\n",
                   "--pace off"));
    const auto copy = fow::alliance::read_record(read_bytes(folder.path() / "data/exports/Copy.fow.json"), "Copy").record;
    CHECK(copy.plies.size() == 2);
    CHECK(copy.id.empty());
    CHECK(copy.secret.empty());
}
