// One damaged file of the program's data: the game it belongs to is greyed out with the reason, and everything else goes on.
#include "catch.hpp"

#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "games/waterloo/stages/running.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

/// A copy of the rules, and links to the rest.
fs::path own_rules(const Folder& folder) {
    const fs::path data = folder / "own";
    fs::create_directories(data);
    for (const char* name : {"assets", "docs"}) fs::create_directory_symlink(fs::path(FOW_SOURCE_DIR) / name, data / name);
    fs::copy(fs::path(FOW_SOURCE_DIR) / "rules", data / "rules", fs::copy_options::recursive);
    return data;
}

RunResult run_with_own(const Folder& folder, const std::string& script, Environment environment = {}) {
    std::ofstream(folder / "script.fow") << script;
    environment["FOG_OF_WATERLOO_DATA"] = folder.file("own");
    return run_program(
        folder, "--script " + folder.file("script.fow") + " --layout " + folder.file("layout.txt") + " --data-dir " + folder.file("data"),
        environment);
}

void check_started(const Folder& folder, const std::string& script, const Environment& environment = {}) {
    check_success(run_with_own(folder, script, environment));
}

/// The title page has that control, but it cannot be used.
void check_greyed_out(const Folder& folder, const std::string& control) {
    const RunResult outcome = run_with_own(folder, "expect-control " + control + "\n");
    INFO(outcome.output);
    CHECK(outcome.code == 1);
    CHECK(outcome.output.find("\"" + control + "\" cannot be used now") != std::string::npos);
}

/// The game and what is damaged, below rules/.
struct Damage {
    std::string game, title, file;
};

}  // namespace

TEST_CASE("A damaged file of a game's rules greys out that game, with the reason, and no other", "[start][damaged]") {
    const std::vector<Damage> all{{"waterloo", "Waterloo", "waterloo/turns.json"},
                                  {"stratego", "Classic game, Duel, Barrage", "stratego/armies.json"},
                                  {"duel", "Classic game, Duel, Barrage", "stratego/board.json"},
                                  {"alliance", "La Belle Alliance", "alliance/tables.json"},
                                  {"callipers", "By callipers", "callipers/ground.json"},
                                  {"callipers", "By callipers", "callipers/battles/derlon.json"}};
    for (const Damage& damage : all) {
        CAPTURE(damage.file);
        const Folder folder;
        const fs::path file = own_rules(folder) / "rules" / damage.file;
        std::ofstream(file) << "{";
        const std::string other = damage.game == "alliance" ? "callipers" : "alliance";
        check_started(folder, "expect \"" + damage.title + " cannot be played\"\nexpect \"" + file.filename().string() + "\"\n" +
                                  "click game:" + other + "\nclick new-game\nexpect-control begin\n");
        check_greyed_out(folder, "game:" + damage.game);
    }
}

TEST_CASE("A rules file that is missing, a folder or a pipe greys out its game too", "[start][damaged]") {
    for (const char* kind : {"missing", "folder", "pipe", "no battles"}) {
        CAPTURE(kind);
        const Folder folder;
        const fs::path callipers = own_rules(folder) / "rules" / "callipers";
        fs::remove(callipers / "figures.json");
        if (std::string(kind) == "folder") fs::create_directory(callipers / "figures.json");
        if (std::string(kind) == "pipe") REQUIRE(::mkfifo((callipers / "figures.json").c_str(), 0600) == 0);
        if (std::string(kind) == "no battles") {
            fs::copy_file(fs::path(FOW_SOURCE_DIR) / "rules" / "callipers" / "figures.json", callipers / "figures.json");
            fs::remove_all(callipers / "battles");
        }
        check_started(folder, "expect \"By callipers cannot be played\"\nclick new-game\n");
        check_greyed_out(folder, "game:callipers");
    }
}

TEST_CASE("With all games damaged the window still opens and says why", "[start][damaged]") {
    const Folder folder;
    const fs::path data = own_rules(folder);
    fs::remove_all(data / "rules");
    check_started(folder, "expect \"Waterloo cannot be played\"\nclick load\nclick back\nclick settings\n");
    for (const char* control : {"new-game", "learn", "battlefields", "game:duel"}) check_greyed_out(folder, control);
}

TEST_CASE("A saved game of a damaged game is told to be unusable, and stays", "[start][damaged]") {
    const Folder folder;
    check_success(run_script(folder,
                             "click game:alliance\nclick new-game\nclick begin\nclick menu\nclick save\nclick save-name\ntype Mine\n"
                             "click save-now\n"));
    const fs::path saved = folder / "data" / "games" / "Mine.fow.json";
    const std::string before = read_bytes(saved), autosave = read_bytes(folder / "data" / "autosave.json");
    std::ofstream(own_rules(folder) / "rules" / "alliance" / "cards.json") << "{";
    check_started(folder,
                  "click continue\nexpect \"cannot be played here\"\nclick message-read\nclick load\n"
                  "click file:Mine\nclick open\nexpect \"cannot be played here\"\nclick message-read\n");
    CHECK(read_bytes(saved) == before);
    CHECK(read_bytes(folder / "data" / "autosave.json") == autosave);
}

TEST_CASE("A damaged translation is not used, and told", "[start][damaged]") {
    const Folder folder;
    own_rules(folder);
    const fs::path messages = folder / "locale" / "de" / "LC_MESSAGES";
    fs::create_directories(messages);
    const fs::path catalogue = messages / "fog-of-waterloo.mo";
    const Environment german{{"LC_ALL", "C.UTF-8"}, {"LANGUAGE", "de"}};
    const std::string script = "expect \"New game\"\nexpect \"a translation is damaged\"\n";
    // Its tables lead far beyond its end.
    std::string bytes("\xde\x12\x04\x95\0\0\0\0\x10\0\0\0\0\0\0\x7f\0\0\0\x7f\x05\0\0\0\0\0\0\x7f", 28);
    std::ofstream(catalogue) << bytes;
    check_started(folder, script, german);
    fs::remove(catalogue);
    REQUIRE(::mkfifo(catalogue.c_str(), 0600) == 0);
    check_started(folder, script, german);
}
