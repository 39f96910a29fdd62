// Escape, Enter, and keys that come faster than frames.
#include "catch.hpp"

#include "app/store.hpp"
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
    for (const Page& page : turn_pages)
        script += page.way + "expect-control " + page.shows + "\nkey Escape\nexpect-no-control " + page.shows + "\nexpect-control " +
                  page.back + "\n";
    const Folder folder;
    run_keys(folder, script);
}

TEST_CASE("Enter answers a question, also after the mouse was used", "[keys]") {
    const Folder folder;
    run_keys(folder, first_two_turns + "click end-turn\nexpect-control end-now\nkey Return\nexpect-control take-seat\n");
    // Enter presses the harmless button; on a page that offers two actions, it presses neither.
    run_keys(folder, "click continue\nhold take-seat\nkey Escape\nclick menu\nclick resign\nkey Return\nexpect-no-control resign-now\n");
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
