// How many clicks, keys and holds something takes.
#include "catch.hpp"

#include <algorithm>

#include "app/running.hpp"
#include "app/script.hpp"

using namespace fow;
using namespace fow::test;

namespace {

/// Plays the script and returns how often the player pressed something.
std::ptrdiff_t presses_in(const Folder& folder, const std::string& script) {
    check_success(run_script(folder, script, "--layout " + folder.file("layout.txt")));
    const std::vector<app::Command> commands = app::parse_script(script, "script");
    return std::count_if(commands.begin(), commands.end(), [](const app::Command& command) {
        return command.verb != app::Verb::expect && command.verb != app::Verb::expect_control;
    });
}

const std::string first_army =
    "click new-game\nclick begin\nhold take-seat\nexpect \"Your line of retreat\"\nclick historical\nclick ready\n";
const std::string both_armies = first_army + "hold take-seat\nclick historical\nclick ready\nhold take-seat\n";

}  // namespace

TEST_CASE("From the title to the first move takes eleven presses", "[presses]") {
    const Folder folder;
    CHECK(presses_in(folder, both_armies + "drag g7 g6\nexpect \"Two actions left.\"\n") <= 10);
}

TEST_CASE("An army that is ready can be taken back until the other player takes the seat", "[presses][script][W6.1]") {
    const Folder folder;
    check_success(run_script(folder,
                             first_army +
                                 "expect \"takes the French seat\"\nexpect-no-control e9\nclick recall\n"
                                 "expect \"takes the Allied seat\"\nexpect-no-control recall\nhold take-seat\n"
                                 "click mirror\nclick ready\nhold take-seat\nexpect-no-control recall\nexpect \"Set up the French army\"\n"
                                 "key F9\nexpect-no-control recall\n",
                             "--layout " + folder.file("layout.txt")));
}

TEST_CASE("One person who practises alone meets no veil, and the log says so", "[presses][script][alone]") {
    const Folder folder;
    check_success(run_script(folder,
                             "click new-game\nclick more-choices\nclick alone\nclick begin\nexpect \"Set up the Allied army\"\n"
                             "key F9\nfocus-lost\nexpect-control historical\nclick historical\nclick ready\n"
                             "expect \"Set up the French army\"\nclick historical\nclick ready\n"
                             "expect \"One person plays both sides\"\nexpect \"Three actions left.\"\nclick menu\nclick to-title\n"
                             "click continue\nexpect-control end-turn\n",
                             "--layout " + folder.file("layout.txt")));
}
