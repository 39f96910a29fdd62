// Programs at a seat, in the real window.
#include "catch.hpp"

#include <chrono>

#include "app/program_run.hpp"
#include "bots/match_of.hpp"
#include "files/files.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

/// A Duel against that program, from the title until the person moves first.
[[nodiscard]] std::string duel_against(const std::string& command) {
    return "click game:duel\nclick new-game\nclick second-is:program\nclick second-is-program\nkey Ctrl+A\ntype \"" + command +
           "\"\nclick begin\nclick set-up-text\nkey Ctrl+A\ntype \"" + std::string(test::stratego::open_red) +
           "\"\nclick read-set-up\nclick ready\n";
}
/// Whoever is at the screen gives the Red seat, their own, to that program; then the other player is at the screen.
[[nodiscard]] std::string gives_red_seat_to(const std::string& command) {
    return "click menu\nclick players\nclick seat:second:program\nclick seat:second-program\nkey Ctrl+A\ntype \"" + command +
           "\"\nclick players-change\nexpect \"takes the Blue seat\"\nhold take-seat\n";
}
void make_program(const fs::path& path, const std::string& text) {
    files::write(path, text);
    fs::permissions(path, fs::perms::owner_all);
}
/// Plays the first legal action; once it has decided more than `most` times, it resigns.
[[nodiscard]] std::string gives_up_after(int most) {
    return "#!/bin/sh\nmade=0\nwhile read -r word number rest; do\n  case $word in\n    fow-bot) echo ready;;\n"
           "    legal) legal=$number;;\n    go) made=$((made + 1)); [ $made -gt " +
           std::to_string(most) + " ] && legal=resign; echo \"act $number $legal\";;\n    quit) exit;;\n  esac\ndone\n";
}
const std::string shell_program =
    "#!/bin/sh\nwhile read -r word number rest; do\n  case $word in\n    fow-bot) echo ready;;\n    legal) legal=$number;;\n"
    "    go) echo \"act $number $legal\";;\n    quit) exit;;\n  esac\ndone\n";

/// Plays the first legal action, but thinks for seconds before each move.
const std::string slow_program =
    "import sys, time\nfor line in sys.stdin:\n    words = line.split()\n    if words[0] == \"fow-bot\": print(\"ready\", flush=True)\n"
    "    elif words[0] == \"legal\": legal = words[1]\n    elif words[0] == \"go\":\n        if \"-\" in legal[1:]: time.sleep(3)\n"
    "        print(\"act\", words[1], legal, flush=True)\n    elif words[0] == \"quit\": break\n";

}  // namespace

TEST_CASE("A program keeps its seat from one decision to the next, as one process", "[script][programs]") {
    const Folder folder;
    // It resigns if it has been restarted.
    check_success(run_script(folder,
                             duel_against(bad_bot("once")) + "click c8\nclick c7\nclick c7\nclick b7\nclick b7\nclick b6\n"
                                                             "expect \"Turn 7: Red\"\n",
                             "--seed 3"));
}

TEST_CASE("A program that cannot be started is refused where it is typed, and a fault later", "[script][programs]") {
    const Folder folder;
    const fs::path program = folder / "own program";
    make_program(program, "print('no first line')\n");
    const std::string typed = "'" + program.string() + "'";
    check_success(run_script(
        folder, "click game:duel\nclick new-game\nclick second-is:program\nclick second-is-program\nkey Ctrl+A\ntype \"" + typed +
                    "\"\nclick begin\nexpect \"That cannot be done\"\nexpect \"its first line does not name\"\n"
                    "click message-read\nexpect-control begin\n"));
    make_program(program, shell_program);
    check_success(run_script(folder, duel_against(typed) + "click c8\nclick c7\nexpect \"Turn 3: Red\"\n", "--seed 3"));
    // Where a seat changes hands, too.
    make_program(folder / "broken", "print('no first line')\n");
    check_success(run_script(
        folder,
        "click continue\nclick play-on\nclick menu\nclick players\nclick seat:second:program\nclick seat:second-program\nkey Ctrl+A\n"
        "type \"" +
            (folder / "broken").string() +
            "\"\nclick players-change\n"
            "expect \"That cannot be done\"\nclick message-read\nexpect-control players-change\n",
        "--seed 3"));
    // It is there no longer when the game goes on: a person has its seat, once and for all.
    make_program(program, "print('no first line')\n");
    check_success(run_script(folder,
                             "click continue\nclick play-on\nclick c7\nclick b7\nexpect \"A seat changes hands\"\nclick message-read\n"
                             "expect-control take-seat\n",
                             "--seed 3"));
    check_success(run_script(folder, "click continue\nexpect-control take-seat\nexpect-not \"A seat changes hands\"\n"));
}

TEST_CASE("Nobody who quits waits for a silent program", "[script][programs]") {
    const Folder folder;
    const auto begun = std::chrono::steady_clock::now();
    check_success(run_script(folder, duel_against(bad_bot("silent")) + "meanwhile 300\nclick to-title\nmeanwhile 300\nclick quit\n"));
    CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(10));
}

TEST_CASE("An answer closes neither a half-typed name in the menu nor the rulebook", "[script][programs][W15.5]") {
    const Folder folder;
    files::write(folder / "slow.py", slow_program);
    const std::string start = duel_against(python_program() + " " + folder.file("slow.py"));
    const std::string moves = "click c8\nclick c7\nmeanwhile 300\n", begins = start + moves;
    SECTION("the menu") {
        check_success(run_script(folder,
                                 begins + "click menu\nexpect \"is thinking\"\nclick save\nclick save-name\ntype Slow\n"
                                          "click save-now\nexpect \"Turn 3: Red\"\n",
                                 "--seed 3"));
        CHECK(fs::exists(folder / "data/games/Slow.fow.json"));
    }
    SECTION("the rulebook, which Escape closes") {
        check_success(run_script(folder,
                                 begins + "key F2\nexpect-control rulebook-close\nexpect \"is thinking\"\nkey Escape\n"
                                          "expect-no-control rulebook-close\nexpect \"Turn 3: Red\"\n",
                                 "--seed 3"));
    }
    SECTION("but with a clock it comes at once: the map would be in view while no clock runs (W15.5)") {
        const std::size_t begin = start.find("click begin\n");
        check_success(run_script(folder,
                                 start.substr(0, begin) + "click choose-clock\nclick clock:total\nclick clock-done\n" +
                                     start.substr(begin) + moves + "key F2\nexpect \"Turn 3: Red\"\nexpect-no-control rulebook-close\n",
                                 "--seed 3"));
    }
}

TEST_CASE("A program beside the folder of the games does not read them", "[script][programs]") {
    // It resigns once it has read the key in that folder.
    const auto against = [](const Folder& folder, const char* looked_into) {
        fs::copy_file(FOW_SOURCE_DIR "/tests/bots/prober.py", folder / "prober.py");
        fs::create_directory(folder / "other");
        files::write(folder / "other/key", "precious");
        return duel_against(python_program() + " " + folder.file("prober.py") + " resigns-if " + folder.file(looked_into)) +
               "click c8\nclick c7\n";
    };
    const Folder games, others;
    check_success(run_script(games, against(games, "data") + "expect \"Turn 3: Red\"\n", "--seed 3"));
    CHECK(fs::exists(games / "data/key"));
    check_success(run_script(others, against(others, "other") + "expect-not \"Turn 3: Red\"\n", "--seed 3"));  // the probe works
}

TEST_CASE("A move that is not handed over goes with its player, not with the seat", "[script][programs][secrets]") {
    const Folder folder;
    const std::string slow = bad_bot("silent");
    check_success(run_script(folder, test::stratego::begins_duel() + "click c8\nclick c7\nclick menu\nclick players\n" +
                                         "expect-not \"not been handed over\"\nclick seat:second:recruit\n"
                                         "expect \"not been handed over is lost\"\nclick players-back\n"
                                         "expect \"You have moved\"\n" +
                                         gives_red_seat_to(slow) +
                                         "meanwhile 300\nexpect \"is thinking\"\nmeanwhile 1\nexpect-not \"You have moved\"\n"
                                         "meanwhile 1\nexpect \"Turn 1: Red\"\nmeanwhile 1\nkey E\nmeanwhile 300\n"
                                         "expect \"Turn 1: Red\"\nquit\n"));
    // What the program does then is legal: nothing of that move was played.
    make_program(folder / "first", shell_program);
    const Folder other;
    check_success(run_script(other,
                             test::stratego::begins_duel() + "click c8\nclick c7\n" + gives_red_seat_to((folder / "first").string()) +
                                 "expect \"Turn 2: Blue\"\n",
                             "--seed 3"));
}

TEST_CASE("A program takes over from another, of the same name too", "[script][programs]") {
    for (const char* other_name : {"b/other", "b/bot"}) {
        const Folder folder;
        for (const char* part : {"a", "b"}) fs::create_directory(folder / part);
        make_program(folder / "a/bot", gives_up_after(1000));
        make_program(folder / other_name, gives_up_after(0));
        const std::string other_program = (folder / other_name).string();
        // Red's next move is answered by the program that has the seat now.
        check_success(run_script(folder,
                                 duel_against((folder / "a/bot").string()) +
                                     "click c8\nclick c7\nexpect \"Turn 3: Red\"\nclick menu\nclick players\n"
                                     "click seat:first-program\nkey Ctrl+A\ntype \"" +
                                     other_program +
                                     "\"\nclick players-change\nclick menu\nclick to-title\nclick continue\n"
                                     "click menu\nclick players\nclick players-back\n"
                                     "click c7\nclick b7\nexpect \"resigned\"\n",
                                 "--seed 3"));
    }
}
TEST_CASE("Two programs of one name play one game, each its own seat", "[script][programs]") {
    const Folder folder;
    for (const char* part : {"a", "b"}) fs::create_directory(folder / part);
    make_program(folder / "a/bot", gives_up_after(1000));
    make_program(folder / "b/bot", gives_up_after(0));
    // The second one resigns its set-up, or its first move.
    check_success(run_script(folder,
                             "click game:duel\nclick new-game\nclick first-takes:red\nclick second-is:program\n"
                             "click second-is-program\nkey Ctrl+A\ntype \"" +
                                 (folder / "b/bot").string() +
                                 "\"\nclick watch\nclick first-is:program\nclick first-is-program\nkey Ctrl+A\ntype \"" +
                                 (folder / "a/bot").string() + "\"\nclick begin\nexpect \"Blue has resigned\"\n",
                             "--seed 3"));
}
TEST_CASE("A command that names a file which does not exist is refused where it is typed", "[script][programs]") {
    const Folder folder;
    for (const std::string& command : {python_program() + " " + folder.file("nothere.py"), python_program() + " nothere.py",
                                       python_program() + " -u " + folder.file("nothere.py")})
        check_success(run_script(folder,
                                 "click game:duel\nclick new-game\nclick second-is:program\nclick second-is-program\nkey Ctrl+A\n"
                                 "type \"" +
                                     command +
                                     "\"\nclick begin\nexpect \"That cannot be done\"\nexpect \"there is no such file\"\n"
                                     "click message-read\nexpect-control begin\n"));
}
TEST_CASE("Whoever comes back to a seat that a program held reads what it did there", "[script][programs]") {
    const Folder folder;
    make_program(folder / "first", shell_program);
    check_success(run_script(folder,
                             test::stratego::begins_duel() + gives_red_seat_to((folder / "first").string()) +
                                 "click c3\nclick c4\nexpect \"Turn 4: Blue\"\nclick menu\nclick players\n"
                                 "click seat:second:person\nclick players-change\nclick agree-red\nclick agree-blue\nhold play-on\n"
                                 "hold take-seat\nclick g3\nclick g4\nclick end-turn\n"
                                 "expect \"takes the Red seat\"\nhold take-seat\nexpect \"Dispatch: while you were away\"\n"
                                 "expect \"Blue moves from c3 to c4.\"\nexpect \"Blue moves from g3 to g4.\"\n",
                             "--seed 3"));
}
