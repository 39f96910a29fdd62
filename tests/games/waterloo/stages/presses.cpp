// How many clicks, keys and holds something takes.
#include "catch.hpp"

#include <algorithm>

#include "app/script.hpp"
#include "files/files.hpp"
#include "games/waterloo/stages/running.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

/// Plays the script and returns how often the player pressed something.
std::ptrdiff_t presses_in(const Folder& folder, const std::string& script, const std::string& arguments = {}) {
    check_success(run_script(folder, script, arguments));
    const std::vector<app::Command> commands = app::parse_script(script, "script");
    return std::count_if(commands.begin(), commands.end(), [](const app::Command& command) {
        return command.verb != app::Verb::expect && command.verb != app::Verb::expect_control && command.verb != app::Verb::dice;
    });
}

const std::string first_army =
    "click new-game\nclick begin\nhold take-seat\nexpect \"Your line of retreat\"\nclick historical\nclick ready\n";
const std::string both_armies = first_army + "hold take-seat\nclick historical\nclick ready\nhold take-seat\n";

}  // namespace

TEST_CASE("From the title to the first move takes ten presses", "[presses]") {
    const Folder folder;
    CHECK(presses_in(folder, both_armies + "drag g7 g6\nexpect \"Two actions left.\"\n") <= 10);
}

TEST_CASE("An army that is ready can be taken back until the other player takes the seat", "[presses][script][W6.1]") {
    const Folder folder;
    check_success(run_script(
        folder, first_army + "expect \"takes the French seat\"\nexpect-no-control e9\nclick recall\n"
                             "expect \"takes the Allied seat\"\nexpect-no-control recall\nhold take-seat\n"
                             "click mirror\nclick ready\nhold take-seat\nexpect-no-control recall\nexpect \"Set up the French army\"\n"
                             "key F9\nexpect-no-control recall\n"));
}

TEST_CASE("One person who practises alone meets no veil, and the log says so", "[presses][script][alone]") {
    const Folder folder;
    check_success(run_script(folder,
                             "click new-game\nclick more-choices\nclick alone\nclick begin\nexpect \"Set up the Allied army\"\n"
                             "key F9\nfocus-lost\nexpect-control historical\nclick historical\nclick ready\n"
                             "expect \"Set up the French army\"\nclick historical\nclick ready\n"
                             "expect \"One person plays both sides\"\nexpect \"Three actions left.\"\nclick menu\nclick to-title\n"
                             "click continue\nexpect-control end-turn\n"));
}

TEST_CASE("The second press of a double click does not press what has come under the pointer since", "[presses][script]") {
    // With the largest text, the last button of the settings is where the title page has "Quit".
    const Folder folder;
    check_success(run_script(folder,
                             "click settings\nclick text-size:largest\ndouble-click settings-done\nexpect-control new-game\n"
                             "expect-control quit\n",
                             "--size 1280x800"));
}

TEST_CASE("A turn of three marches takes five presses: the seat, three drags, the end", "[presses]") {
    const Folder folder;
    const std::string both_moved = both_armies +
                                   "drag g7 g6\nclick end-turn\nclick end-now\nhold take-seat\ndrag f4 f5\nclick end-turn\n"
                                   "click end-now\n";
    const std::ptrdiff_t before = presses_in(folder, both_moved);
    const Folder again;
    const std::string turn =
        "hold take-seat\ndrag b7 b6\ndrag f7 f6\ndrag d7 d6\nexpect \"No action left.\"\nclick end-turn\n"
        "expect \"takes the French seat\"\n";
    CHECK(presses_in(again, both_moved + turn) - before <= 7);
}

TEST_CASE("An attack on a piece whose owner may answer with a card takes six presses, with both veils and the die", "[presses][W11.9]") {
    const Folder folder;
    files::write(folder / "game.json", with_fixed_dice(posed(script_file("cards.json")).record()));
    const std::string attack = "hold take-seat\ndice Red\n";
    CHECK(presses_in(folder,
                     attack + "drag b4 b5\nhold take-seat\nclick no-card\nclick roll-die\nclick continue\nhold take-seat\n"
                              "expect \"Two actions left.\"\n",
                     "--load " + folder.file("game.json")) <= 7);
}
