// Reading aloud, with a program in place of spd-say that writes down its arguments.
#include "catch.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "app/reader.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/stages/running.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

/// Writes a program spd-say into a folder for PATH.
void install(const Folder& folder, const std::string& does) {
    const fs::path program = folder.path() / "bin" / "spd-say";
    fs::create_directories(program.parent_path());
    std::ofstream(program) << "#!/bin/sh\n" << does << '\n';
    fs::permissions(program, fs::perms::owner_all);
}

std::string writes_down(const Folder& folder) { return "printf '%s\\n' \"$*\" >>'" + folder.file("said.txt") + "'"; }

std::string path_with(const Folder& folder) { return folder.file("bin") + ":/usr/bin:/bin"; }

Settings reading_settings() {
    Settings settings;
    settings.speech = true;
    return settings;
}

RunResult run(const Folder& folder, const std::string& script, const Settings& settings, const Session* game = nullptr,
              const std::string& option = "--speech") {
    files::write(folder.path() / "data" / "settings.json", write_settings(settings));
    files::write(folder.path() / "script.fow", script);
    std::string arguments = "--script " + folder.file("script.fow") + " --data-dir " + folder.file("data") + " --layout " +
                            folder.file("layout.txt") + " " + option;
    if (game != nullptr) arguments += " --load " + game_file(folder, game->record()).string();
    return run_program(folder, arguments, {{"PATH", path_with(folder)}});
}

/// What was said, in order; an empty text where speech was stopped.
std::vector<std::string> said_in(const Folder& folder) {
    const std::string before_text = "-P message -l en -- ";
    std::vector<std::string> said;
    std::istringstream lines(read_bytes(folder.path() / "said.txt"));
    for (std::string line; std::getline(lines, line);) {
        const auto text = line.find(before_text);
        if (line.rfind("-C", 0) != 0) CHECK(text == 0);
        said.push_back(text == std::string::npos ? std::string() : line.substr(text + before_text.size()));
    }
    return said;
}

std::vector<std::string> read_aloud(const std::string& script, const Session* game = nullptr,
                                    const Settings& settings = reading_settings()) {
    const Folder folder;
    install(folder, writes_down(folder));
    const RunResult outcome = run(folder, script, settings, game);
    INFO(script);
    check_success(outcome);
    return said_in(folder);
}

bool has(const std::vector<std::string>& said, const std::string& text) { return std::find(said.begin(), said.end(), text) != said.end(); }

/// The first text that begins like this.
std::string text_of(const std::vector<std::string>& said, const std::string& beginning) {
    const auto found = std::find_if(said.begin(), said.end(), [&](const std::string& text) { return text.rfind(beginning, 0) == 0; });
    INFO(beginning);
    CHECK(found != said.end());
    return found == said.end() ? std::string() : *found;
}

/// The last text; the end of the program may still stop it.
std::string last_of(const std::vector<std::string>& said) {
    const auto found = std::find_if(said.rbegin(), said.rend(), [](const std::string& text) { return !text.empty(); });
    return found == said.rend() ? std::string() : *found;
}

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const std::string both_ready =
    "click new-game\nclick begin\nhold take-seat\nclick historical\nclick ready\n"
    "hold take-seat\nclick historical\nclick ready\nhold take-seat\n";
const std::string veil =
    "Second player. takes the Allied seat. Everybody else, look away now. Hold the button, or the space bar, until it is full.";

}  // namespace

TEST_CASE("The square under the keyboard is read as the column tells it", "[speech][keys]") {
    const auto said = read_aloud(both_ready + "reach g7\nexpect \"Allied light infantry 2 (95th Rifles)\"\nreach g3\n");
    CHECK(has(said,
              "g7. Allied light infantry 2 (95th Rifles). British troops. Up to three squares, turning freely. Guns cannot harm it (W4.1). "
              "The enemy sees "
              "only its back."));
    CHECK(has(said, "g6"));  // an empty square
    CHECK(has(said, "g3. French infantry. One of 25: 5 light infantry, 20 line infantry."));
}

TEST_CASE("A page is read when it opens, then only what changes", "[speech]") {
    const auto said = read_aloud("wait 100\n" + both_ready + "click g7\nclick g6\nclick menu\nkey Escape\nwait 200\n");
    CHECK(contains(text_of(said, "Fog of Waterloo."), "Napoleon against Wellington"));
    CHECK(contains(text_of(said, "Set up the Allied army."), "Your zone is rows 7 to 10."));
    const std::string turn = text_of(said, "Turn 1, 11:00.");
    CHECK(contains(turn, "Second player leads the Allies. Three actions left. Your line of retreat:"));
    CHECK_FALSE(contains(turn, "End the turn"));
    CHECK(has(said, "Two actions left."));
    CHECK(last_of(said).rfind("The game.", 0) == 0);  // the page below is not read again
    CHECK(said.back().empty());
}

TEST_CASE("The dispatch is read when it opens, a refusal when it appears", "[speech]") {
    const auto said = read_aloud(both_ready +
                                 "click g7\nclick g6\nclick g8\nclick g7\nclick end-turn\nclick end-now\nhold take-seat\n"
                                 "expect-control news-read\nclick news-read\nclick g3\nclick c8\n");
    const std::string dispatch = text_of(said, "Turn 1, 11:00. First player leads the French.");
    CHECK(contains(dispatch, "Dispatch: while you were away. "));
    const auto first = dispatch.find("from g7 to g6.");
    CHECK(first != std::string::npos);
    CHECK(dispatch.find("from g8 to g7.") > first);
    CHECK(contains(last_of(said), "(W"));
}

TEST_CASE("A control is read with its state when the keyboard moves to it", "[speech][keys]") {
    const auto said =
        read_aloud("click settings\nreach confirm\nkey Return\nreach text-size:normal\nreach settings-done\nclick settings-done\n" +
                   both_ready + "reach end-turn\nreach menu\n");
    CHECK(has(said, "Ask before actions are given up. on"));
    CHECK(has(said, "off"));
    CHECK(has(said, "Normal. chosen"));
    CHECK(has(said, "Done"));
    CHECK(has(said, "End the turn"));
    CHECK(has(said, "Menu. Save, settings, draw, quit"));
}

TEST_CASE("A key of the player's own reads the whole page", "[speech][keys]") {
    const std::string script = "key F1\nexpect \"read the whole page aloud\"\nkey Escape\n" + both_ready;
    const std::string whole = "End the turn. Take back, not available. Take off to rest, not available.";
    const auto is_whole = [&](const std::string& text) { return text.rfind("Turn 1, 11:00.", 0) == 0 && contains(text, whole); };
    const auto usual = read_aloud(script + "key R\n");
    CHECK(std::count_if(usual.begin(), usual.end(), is_whole) == 1);
    CHECK(contains(*std::find_if(usual.begin(), usual.end(), is_whole), "The Allies begin turn 1 with 3 actions."));
    Settings own = reading_settings();
    own.keys[static_cast<std::size_t>(TurnCommand::read_aloud)] = "Q";
    const auto other = read_aloud(script + "key R\n", nullptr, own);
    CHECK(std::count_if(other.begin(), other.end(), is_whole) == 0);
    const auto chosen = read_aloud(script + "key Q\n", nullptr, own);
    CHECK(std::count_if(chosen.begin(), chosen.end(), is_whole) == 1);
    // In a field it is a letter.
    const auto typed = read_aloud("click new-game\nclick first-name\nwait 100\nrush R\nwait 100\n");
    CHECK(std::count_if(typed.begin(), typed.end(), [](const std::string& text) { return text.rfind("A new game.", 0) == 0; }) == 1);
}

TEST_CASE("When the veil falls, speech stops and only the veil is read", "[speech][secrets][leaks]") {
    for (const std::string deed : {"key F9\n", "click veil\n"}) {
        INFO(deed);
        const auto said = read_aloud(both_ready + "reach g7\n" + deed + "wait 200\nkey R\nwait 200\n");
        const auto secret = std::find_if(said.rbegin(), said.rend(), [](const std::string& text) { return contains(text, "Rifles"); });
        REQUIRE(secret != said.rend());
        std::vector<std::string> after(secret.base(), said.end());
        REQUIRE(after.size() >= 3);
        CHECK(after[0].empty());  // stopped, before anything else
        CHECK(after[1] == veil);
        CHECK(after[2] == veil + " Hold to take the seat");
        for (const std::string& text : after) CHECK((text.empty() || text.rfind(veil, 0) == 0));
    }
    const auto away = read_aloud(both_ready + "reach g7\nfocus-lost\nwait 500\n");
    REQUIRE(away.size() > 2);
    CHECK(contains(away[away.size() - 2], "Rifles"));
    CHECK(away.back().empty());
    const auto back = read_aloud(both_ready + "reach g7\nminimise\nwait 200\nkey Shift+Left\nwait 200\n");
    const auto stop = std::find_if(back.rbegin(), back.rend(), [](const std::string& text) { return contains(text, "Rifles"); });
    CHECK(std::vector<std::string>(stop.base(), back.end()).at(0).empty());
    for (auto text = stop.base(); text != back.end(); ++text)
        CHECK((text->empty() || text->rfind(veil, 0) == 0 || *text == "Hold to take the seat"));
}

TEST_CASE("Two worlds that a seat cannot tell apart sound the same", "[speech][secrets][leaks]") {
    const std::string text = script_file("cards.json");
    const Session one = posed(text);
    const Session two = posed(replaced(replaced(replaced(text, "\"33rd-foot\"", "\"-\""), "\"1st-foot-guards\"", "\"33rd-foot\""), "\"-\"",
                                       "\"1st-foot-guards\""));
    const std::string script =
        "hold take-seat\nreach d3\nreach e8\nreach d6\nreach f10\nreach d3\nkey Return\nreach e10\nkey Return\nkey R\nkey Escape\n"
        "reach end-turn\nkey Return\nkey Return\nwait 300\n";
    const auto texts_of = [&](const Session& game) {
        std::vector<std::string> said = read_aloud(script, &game);
        std::erase(said, std::string());
        return said;
    };
    const std::vector<std::string> said = texts_of(one);
    CHECK(said.size() > 20);
    CHECK(said == texts_of(two));
}

TEST_CASE("Own pieces that lie face down are not read by name until they are lifted", "[speech][secrets]") {
    Settings settings = reading_settings();
    settings.face_down = true;
    const std::string looks = both_ready + "reach g7\nkey R\n";
    const auto said = read_aloud(looks, nullptr, settings);
    const auto turn = std::find_if(said.begin(), said.end(), [](const std::string& text) { return text.rfind("Turn 1,", 0) == 0; });
    REQUIRE(turn != said.end());
    for (auto text = turn; text != said.end(); ++text) {
        CHECK_FALSE(contains(*text, "Rifles"));
        CHECK_FALSE(contains(*text, "line of retreat:"));
    }
    CHECK(has(said, "g7. Allied infantry. The enemy sees only its back."));
    const auto lifted = read_aloud(looks + "key F\n", nullptr, settings);
    CHECK(std::any_of(lifted.begin(), lifted.end(), [](const std::string& text) { return contains(text, "95th Rifles"); }));
}

TEST_CASE("Without spd-say the setting cannot be used and says what to install", "[speech][settings]") {
    const Folder folder;
    const std::string script = "click settings\nexpect \"install speech-dispatcher\"\nclick speech\n";
    const RunResult without = run(folder, script, Settings{});
    CHECK(without.code == 1);
    CHECK(contains(without.output, "\"speech\" cannot be used now"));
    CHECK(run(folder, both_ready, reading_settings()).code == 0);
    // A script that was not asked to speak refuses in the same way.
    install(folder, writes_down(folder));
    CHECK(contains(run(folder, script, reading_settings(), nullptr, "").output, "\"speech\" cannot be used now"));
    CHECK_FALSE(fs::exists(folder.path() / "said.txt"));
}

TEST_CASE("The setting begins and ends speech at once and is kept", "[speech][settings]") {
    const Folder folder;
    install(folder, writes_down(folder));
    const RunResult outcome = run(folder,
                                  "wait 100\nclick settings\nexpect-not \"install speech-dispatcher\"\nreach speech\nkey Return\nwait 100\n"
                                  "key Return\nwait 100\nreach settings-done\nkey Return\nwait 100\n",
                                  Settings{});
    check_success(outcome);
    const auto said = said_in(folder);
    REQUIRE(said.size() == 2);
    CHECK(contains(said[0], "Read aloud. on. What the screen says"));
    CHECK(said[1].empty());
    CHECK_FALSE(read_settings(files::read(folder.path() / "data" / "settings.json"), "settings.json").speech);
}

TEST_CASE("Names of players reach spd-say as plain text", "[speech][bounds]") {
    const std::string name = "--version \"$(reboot)\" 'x' `y` %n%s";
    const Scenario read = read_scenario(script_file("cards.json"), "scenario", data::load_ruleset());
    const Session game(read.rules, {.mode = read.mode}, {name, "Arthur"}, Start{read.name, read.state});
    CHECK(has(read_aloud("wait 100\n", &game),
              "--version \"$(reboot)\" 'x' `y` percentnpercents. takes the French seat. Everybody else, "
              "look away now. Hold the button, or the space bar, until it is full."));
    CHECK(app::speakable("-C\n\x1b[1m a\tb\x7f\xc2\x9b"
                         "c\xe2\x80\xae"
                         "d\xff"
                         "e") == "-C [1m a b c de");
    const std::string longest = app::speakable(std::string(3998, 'a') + " \xc3\xa9\xc3\xa9\xc3\xa9");
    CHECK(longest == std::string(3998, 'a'));
    CHECK(app::speakable(std::string(9000, 'a')).size() == app::spoken_limit);
}

TEST_CASE("The game goes on when spd-say disappears or fails, and leaves no process behind", "[speech][faults]") {
    const Folder gone;
    install(gone, writes_down(gone) + "\nrm \"$0\"");
    check_success(
        run(gone, both_ready + "reach g7\nclick menu\nclick settings\nexpect \"install speech-dispatcher\"\n", reading_settings()));
    CHECK(said_in(gone).size() == 1);
    const Folder failing;
    install(failing, "exit 1");
    check_success(run(failing, both_ready + "reach g7\n", reading_settings()));
    // Each run counts the ended processes that the game has not cleared away.
    const Folder counting;
    install(counting, "cat /proc/[0-9]*/stat 2>/dev/null | grep -c \") Z $PPID \" >>'" + counting.file("left.txt") + "'\nexit 0");
    check_success(run(counting, both_ready + "reach g7\nkey F9\nhold take-seat\n", reading_settings()));
    const std::string left = read_bytes(counting.path() / "left.txt");
    CHECK(contains(left, "0\n"));
    CHECK_FALSE(contains(left, "1\n"));
}

TEST_CASE("A spd-say that hangs delays nothing and is ended with the rest", "[speech][faults]") {
    const Folder folder;
    install(folder, writes_down(folder) + "\n[ \"$*\" = -C ] || exec sleep 60");
    const char* before = std::getenv("PATH");
    const std::string path = before != nullptr ? before : "";
    REQUIRE(::setenv("PATH", path_with(folder).c_str(), 1) == 0);
    const auto started = std::chrono::steady_clock::now();
    const auto passed = [&] { return std::chrono::steady_clock::now() - started; };
    app::Voice voice(true);
    REQUIRE(::setenv("PATH", path.c_str(), 1) == 0);
    REQUIRE(voice.available());
    voice.say("One", app::Voice::When::now);
    voice.say("Two", app::Voice::When::after);
    voice.say("Three", app::Voice::When::now);
    CHECK(passed() < std::chrono::seconds(2));
    voice.silence();
    while (voice.busy() && passed() < std::chrono::seconds(20)) voice.tick();
    CHECK_FALSE(voice.busy());
    const auto said = said_in(folder);
    CHECK_FALSE(has(said, "Two"));
    CHECK_FALSE(has(said, "Three"));
    CHECK(has(said, ""));
}
