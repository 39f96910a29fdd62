// The real program, clicked through by scripts.
#include <catch2/catch.hpp>

#include <algorithm>
#include <fstream>

#include "app/greedy_game.hpp"
#include "app/running.hpp"
#include "app/store.hpp"
#include "files/files.hpp"

using namespace fow;
using namespace fow::test;

namespace {

void check_script(const std::string& name, const std::string& arguments = "--seed 1") {
    const Folder folder;
    const Outcome outcome = run_script_file(folder, name, arguments);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}

}  // namespace

TEST_CASE("From the title to the first moves", "[script]") { check_script("first-moves"); }
TEST_CASE("An army is set up by clicks and by dragging, and never ready while W6 is broken", "[script][W6.2][W6.3]") {
    check_script("set-up");
}
TEST_CASE("Deployments are kept and fetched", "[script]") { check_script("deployments"); }
TEST_CASE("A battle with the die is shown to both players", "[script][W8.1][W8.5]") { check_script("battle"); }
TEST_CASE("Games are saved, loaded, gone on with and stepped through", "[script]") { check_script("saves"); }
TEST_CASE("A draw is offered and accepted", "[script][W1.6]") { check_script("draw"); }
TEST_CASE("Everything is in reach in the smallest window", "[script]") { check_script("first-moves", "--seed 1 --size 1024x640"); }

TEST_CASE("A whole Basic game from the title to victory and replay", "[script][complete]") {
    const GreedyGame game = play_greedy_game(files::load_ruleset(), Options{}, 28);
    REQUIRE(game.session.decider() == Decider::nobody);
    const Folder folder;
    const std::string ending =
        "expect \"The lines of retreat, turned up:\"\nshot victory\nclick step-through\nclick last\nclick eyes:french\nclick previous\n"
        "click first\nclick next\nclick leave\nclick save-name\ntype Whole\nclick save-now\nclick to-title\n";
    const Outcome outcome = run_script(folder, game.script + ending, "--seed 28");
    INFO(outcome.output);
    REQUIRE(outcome.code == 0);
    const Session played = app::load_game(folder.path() / "data" / "games" / "Whole.json");
    CHECK(played.record() == game.session.record());
    CHECK(played.decider() == Decider::nobody);
}

TEST_CASE("The veil looks the same whatever the game holds", "[script][secrets]") {
    const std::string start =
        "click new-game\nclick begin\nhold take-seat\nclick card-1\nclick go-on\n";
    const std::string rest = "click ready\nclick ready-now\n";
    const Folder one;
    const Folder two;
    const Outcome first = run_script(one, start + "click historical\n" + rest + "shot veil\nhold take-seat\nclick card-1\nkey F9\nshot again\n", "--seed 1");
    const Outcome second = run_script(two, start + "click fill\nclick mirror\n" + rest + "shot veil\n", "--seed 2");
    INFO(first.output << second.output);
    REQUIRE(first.code == 0);
    REQUIRE(second.code == 0);
    const std::string picture = read_bytes(one.path() / "shots" / "veil.png");
    CHECK(picture.size() > 1000);
    CHECK(picture == read_bytes(two.path() / "shots" / "veil.png"));
}

TEST_CASE("Behind the veil there is nothing to click and nothing to read", "[script][secrets]") { check_script("veil"); }

TEST_CASE("A script that asks for what is not there fails and names its line", "[script]") {
    const Folder folder;
    const Outcome outcome = run_script(folder, "click new-game\nclick e4\n");
    CHECK(outcome.code == 1);
    CHECK(outcome.output.find("line 2") != std::string::npos);
    CHECK(outcome.output.find("\"e4\"") != std::string::npos);
    CHECK(run_script(folder, "click new-game\nfly\n").code == 3);
}

TEST_CASE("Without a display the program says so", "[program]") {
    const Folder folder;
    const Outcome outcome = run_program(folder, "", "SDL_VIDEODRIVER=nothing");
    CHECK(outcome.code == 1);
    CHECK(outcome.output.find("graphical desktop") != std::string::npos);
}

TEST_CASE("A broken record is named and harms nothing", "[program]") {
    const Folder folder;
    std::ofstream(folder.path() / "broken.json") << "{\"format\": ";
    const std::string file = (folder.path() / "broken.json").string();
    const Outcome outcome = run_script(folder, "expect broken.json\nclick message-read\nexpect-control new-game\n", "--load " + file);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    CHECK(read_bytes(file) == "{\"format\": ");
}

TEST_CASE("The program tells its version and its options", "[program]") {
    const Folder folder;
    CHECK(run_program(folder, "--version").code == 0);
    const Outcome help = run_program(folder, "--help");
    CHECK(help.code == 0);
    CHECK(help.output.find("--script") != std::string::npos);
    CHECK(run_program(folder, "--size 10x10").code == 2);
}
