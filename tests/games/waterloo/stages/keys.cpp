// Escape, Enter, and keys that come faster than frames.
// How many clicks, keys and holds something takes.
#include <algorithm>

#include "app/script.hpp"
#include "app/store.hpp"
#include "catch.hpp"
#include "files/files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/running.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

void run_keys(const Folder& folder, const std::string& script) {
    INFO(script);
    check_success(run_script(folder, script));
}

const std::string first_two_turns =
    "click new-game\nclick begin\nhold take-seat\nclick historical\nclick ready\n"
    "hold take-seat\nclick historical\nclick ready\nhold take-seat\n";

}  // namespace

TEST_CASE("Escape leaves every page that can be left", "[keys]") {
    struct Page {
        std::string way, shows, back;  ///< how to get there; a control on it; one on the page that Escape returns to
    };
    const Page menu_pages[] = {{"click learn\n", "next-lesson", "new-game"},
                               {"click new-game\n", "begin", "learn"},
                               {"click new-game\nclick first-name\n", "begin", "learn"},
                               {"click new-game\nclick more-choices\nclick choose-battlefield\n", "play-field", "begin"},
                               {"click load\n", "back", "learn"},
                               {"click replay\n", "back", "learn"},
                               {"click battlefields\n", "play-field", "learn"},
                               {"click battlefields\nclick open-file\n", "page-back", "play-field"},
                               {"click battlefields\nclick new-field\n", "start-game", "play-field"},
                               {"click settings\n", "settings-done", "learn"},
                               {"click rulebook\n", "rulebook-close", "learn"},
                               {"key F1\n", "keys-read", "learn"},
                               {"click replay\nclick \"file:A Basic battle\"\nclick open\n", "leave", "learn"},
                               {"click replay\nclick \"file:A Basic battle\"\nclick open\nclick statistics\n", "back", "two-truths"},
                               {"click replay\nclick \"file:A Basic battle\"\nclick open\nclick export\n", "export-now", "two-truths"}};
    for (const Page& page : menu_pages) {
        const Folder folder;
        run_keys(folder, page.way + "expect-control " + page.shows + "\nkey Escape\nexpect-control " + page.back + "\n");
    }
    const Page turn_pages[] = {{"key E\n", "end-now", "end-turn"},
                               {"click menu\n", "resign", "end-turn"},
                               {"key F3\n", "reference-read", "end-turn"},
                               {"click menu\nclick reference\n", "reference-read", "end-turn"},
                               {"click menu\nclick save\n", "back", "end-turn"},
                               {"click menu\nclick phrase\n", "back", "end-turn"},
                               {"click menu\nclick resign\n", "resign-now", "end-turn"},
                               {"click menu\nclick settings\n", "settings-done", "end-turn"}};
    std::string script = first_two_turns + "key D\nexpect-control news-read\nkey Escape\nexpect-control end-turn\n";
    for (const Page& page : turn_pages) {
        const bool of_menu = page.way.starts_with("click menu\nclick ");  // Escape leads back to the menu first
        script += page.way + "expect-control " + page.shows + (of_menu ? "\nkey Escape\nexpect-control resign" : "") +
                  "\nkey Escape\nexpect-no-control " + page.shows + "\nexpect-control " + page.back + "\n";
    }
    const Folder folder;
    run_keys(folder, script);
}

TEST_CASE("Enter answers a question, also after the mouse was used", "[keys]") {
    const Folder folder;
    run_keys(folder, first_two_turns + "click end-turn\nexpect-control end-now\nkey Return\nexpect-control take-seat\n");
    // Enter presses the harmless button; on a page that offers two actions, it presses neither.
    run_keys(folder, "click continue\nhold take-seat\nkey Escape\nclick resign\nkey Return\nexpect-no-control resign-now\n");
}

TEST_CASE("Enter in the field of a name saves under it", "[keys]") {
    const Folder folder;
    run_keys(folder, first_two_turns + "click menu\nclick save\ntype Sunday\nkey Return\nexpect-no-control save-name\n");
    CHECK(std::filesystem::exists(folder.path() / "data" / "games" / "Sunday.fow.json"));
}

TEST_CASE("After a wrong pass phrase the caret is still in its field", "[keys]") {
    const Folder folder;
    run_keys(folder, first_two_turns +
                         "click menu\nclick phrase\ntype elba\nkey Return\ntype elba\nkey Return\n"
                         "expect-no-control new-phrase\n");
    run_keys(folder,
             "click continue\ntype corsica\nhold-key Return 900\nexpect \"not the pass phrase\"\ntype elba\nhold-key Return 900\n"
             "expect \"Three actions left.\"\n");
    run_keys(folder,
             "click continue\ntype corsica\nhold take-seat\nexpect \"not the pass phrase\"\ntype elba\nhold-key Return 900\n"
             "expect \"Three actions left.\"\n");
}

TEST_CASE("Keys that come faster than frames are neither lost nor mixed up", "[keys]") {
    const Folder folder;
    run_keys(folder,
             "click new-game\nclick first-name\nrush \"Maria|Backspace|e|Tab|Arthur\"\nexpect Marie\nexpect Arthur\nexpect-not MarieA\n"
             "key Return\nkey Return\nexpect-control take-seat\n");
    const Folder turn;  // each of these keys presses something
    run_keys(turn, first_two_turns +
                       "click g7\nclick g6\nclick f7\nclick f6\nexpect \"One action left.\"\nrush \"U|U\"\n"
                       "expect \"Three actions left.\"\n"
                       "rush \"E|Return\"\nexpect-control take-seat\n");
}

TEST_CASE("A key with Ctrl, Alt or Super does nothing in a turn", "[keys]") {
    const Folder folder;
    std::string script = first_two_turns;
    for (const char* with : {"Ctrl+", "Alt+", "Super+", "Ctrl+Shift+"})
        for (const char* key : {"E", "D", "M", "T", "U", "R", "F4", "Tab", "Return", "Space", "Escape"})
            script += "key " + (std::string(with) + key) +
                      "\nexpect-no-control end-now\nexpect-no-control news-read\n"
                      "expect \"Three actions left.\"\n";
    run_keys(folder, script + "key E\nexpect-control end-now\n");
}

TEST_CASE("A key with a meaning is refused as a player's own", "[keys]") {
    const Folder folder;
    std::string script = "click settings\nclick own-keys\n";
    for (const std::string key : {"O",
                                  "-",
                                  "=",
                                  "1",
                                  "0",
                                  "B",
                                  "N",
                                  "P",
                                  "G",
                                  ",",
                                  ".",
                                  "Backspace",
                                  "Delete",
                                  "Left Ctrl",
                                  "Right Alt",
                                  "Left Shift",
                                  "CapsLock",
                                  "Keypad 4",
                                  "Keypad Enter",
                                  "Home",
                                  "F5"})
        script += "click key:end_turn\nkey \"" + key + "\"\nexpect \"has a meaning everywhere\"\n";
    run_keys(folder, script + "click key:end_turn\nkey ;\nexpect-not \"has a meaning everywhere\"\n");
    run_keys(folder, first_two_turns + "key E\nexpect-no-control end-now\nkey ;\nexpect-control end-now\n");
}

TEST_CASE("An own key that an earlier version allowed gives way to the usual one, and the player is told", "[keys]") {
    const Folder folder;
    Settings settings;
    settings.keys[0] = "O";
    files::write(folder.path() / "data" / "settings.json", write_settings(settings));
    run_keys(folder, "expect \"has another meaning\"\nkey Return\n" + first_two_turns + "key E\nexpect-control end-now\n");
    run_keys(folder, "expect-not \"has another meaning\"\n");
}

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
    // With the largest text, the last button of the settings lies over the buttons of the title page.
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
    const auto record = game_file(folder, posed(script_file("cards.json")).record());
    const std::string attack = "hold take-seat\ndice Red\n";
    CHECK(presses_in(folder,
                     attack + "drag b4 b5\nhold take-seat\nclick no-card\nclick roll-die\nclick continue\nhold take-seat\n"
                              "expect \"Two actions left.\"\n",
                     "--load " + record.string()) <= 7);
}
