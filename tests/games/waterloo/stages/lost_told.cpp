// No data is lost: what the real program tells the player.
#include "catch.hpp"

#include <cerrno>
#include <fstream>

#include "app/faults.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

namespace fs = std::filesystem;

const std::string new_game = "click new-game\nclick mode:basic\nclick begin\n";
const std::string seated = "hold take-seat\n";

/// A game in progress, as the program leaves it on disk after a few steps.
struct Left {
    Folder folder;
    fs::path data = folder.path() / "data";
    Left() {
        const RunResult outcome = run_script(folder, new_game + seated + "click historical\nclick mirror\n", "--seed 1 --size 1024x640");
        INFO(outcome.output);
        REQUIRE(outcome.code == 0);
    }
    RunResult again(const std::string& script, const std::string& arguments = "--size 1024x640") const {
        return run_script(folder, script, arguments);
    }
    [[nodiscard]] Record in_progress() const { return record_of(WaterlooStore(data).in_progress()); }
};

void cut_off(const fs::path& path) {
    const std::string text = read_bytes(path);
    std::ofstream(path) << text.substr(0, text.size() / 2);
}

/// A saved game whose third step was changed.
fs::path bad_third_step(const Folder& folder) {
    Session session(data::load_ruleset(), Options{}, {"Marie", "Arthur"});
    REQUIRE(session.roll(DrawLine{Sector::left}));
    for (int i = 0; i < 4; ++i) REQUIRE_FALSE(session.play(session.view(allied_viewer).legal.front()));
    std::string text = write_record(session.record());
    const std::size_t third = text.find("[\"allied\"", text.find("[\"allied\"") + 1);
    const std::size_t digest = text.rfind('"', text.find(']', third)) - 1;
    text[digest] = text[digest] == '0' ? '1' : '0';
    const fs::path games = folder.path() / "data" / "games";
    fs::create_directories(games);
    std::ofstream(games / "Bad.json") << text;
    return games / "Bad.json";
}

/// The call that puts the n-th step in place; the first is 1.
long call_of(const Unharmed& whole, std::size_t n) { return whole.kept.at(n - 1).call; }

}  // namespace

TEST_CASE("A game that was left continues behind the veil, including the army being set up", "[lost][told]") {
    const Left left;
    const Record before = left.in_progress();
    REQUIRE(before.plies.size() > 20);
    check_success(
        left.again("click continue\nexpect-no-control ready\nhold take-seat\nclick menu\nclick save\nclick save-name\ntype Army\nclick "
                   "save-now\nexpect Saved\n"));
    CHECK(left.in_progress().plies == before.plies);
    CHECK(record_of(WaterlooStore(left.data).load_game(left.data / "games" / "Army.fow.json")).plies == before.plies);
    check_success(left.again("click continue\nhold take-seat\nclick ready\nhold take-seat\n"));
}

TEST_CASE("If the last step cannot be read, the one before it is offered, and the unreadable file is kept", "[lost][told]") {
    const Left left;
    const Record before = record_of(WaterlooStore(left.data).load_game(left.data / "autosave.1.json"));
    const fs::path newest = left.data / "autosave.json";
    cut_off(newest);
    const std::string bytes = read_bytes(newest);
    const std::string question = "click continue\nexpect \"The last step cannot be read\"\nexpect-no-control take-seat\n";
    check_success(left.again(question + "shot damaged\nclick message-no\nexpect-control continue\n"));
    bool untouched = read_bytes(newest) == bytes;
    CHECK(untouched);
    check_success(left.again(
        question + "click message-yes\nexpect \"takes the Allied seat\"\nexpect-no-control ready\nhold take-seat\nexpect-control ready\n"));
    CHECK(left.in_progress().plies == before.plies);
    untouched = read_bytes(left.data / "games" / "Damaged game.fow.json") == bytes;
    CHECK(untouched);
}

TEST_CASE("A damaged game is reported with the step, and offered up to there", "[lost][told]") {
    const Folder folder;
    const fs::path bad = bad_third_step(folder);
    const std::string bytes = read_bytes(bad);
    const std::string told = "expect \"The game is damaged\"\nexpect \"Step 3 of the file\"\nexpect-no-control take-seat\n";
    SECTION("loaded") {
        check_success(run_script(folder, "click load\nclick file:Bad\nclick open\n" + told +
                                             "shot breaks-off\nclick message-yes\nexpect \"takes the Allied seat\"\n"));
    }
    SECTION("loaded, or not after all") {
        check_success(
            run_script(folder, "click load\nclick file:Bad\nclick open\n" + told + "click message-no\nexpect-control \"file:Bad\"\n"));
    }
    SECTION("named when the program is begun") {
        check_success(run_script(folder, told + "click message-yes\nexpect \"takes the Allied seat\"\n", "--load " + bad.string()));
    }
    SECTION("stepped through") {
        check_success(run_script(folder, "click replay\nclick file:Bad\nclick open\n" + told +
                                             "click message-yes\nclick eyes-allied\nhold take-seat\nclick last\nexpect \"Step 2 of 2\"\n"));
    }
    const bool untouched = read_bytes(bad) == bytes;
    CHECK(untouched);
}

TEST_CASE("A record of a later version is refused with the version number, and is not changed", "[lost][told]") {
    const Folder folder;
    const fs::path games = folder.path() / "data" / "games";
    fs::create_directories(games);
    std::string text = write_record(Session(data::load_ruleset(), Options{}, {"Marie", "Arthur"}).record());
    text.replace(text.find("\"version\": 1"), 12, "\"version\": 2");
    std::ofstream(games / "Later.json") << text;
    check_success(
        run_script(folder,
                   "click load\nclick file:Later\nclick open\nexpect \"version 2 is newer than this program can read\"\nshot later\nclick "
                   "message-read\n"));
    const bool untouched = read_bytes(games / "Later.json") == text;
    CHECK(untouched);
}

TEST_CASE("Every record of format version 1 is loaded", "[lost][told]") {
    int found = 0;
    for (const auto& entry : fs::directory_iterator(fs::path(FOW_SOURCE_DIR) / "tests/games/waterloo/json/records")) {
        INFO(entry.path());
        const Folder folder;
        const WaterlooStore store(folder.path());
        CHECK_NOTHROW(store.load_game(entry.path()));
        ++found;
    }
    CHECK(found >= 3);
}

TEST_CASE("The program asks before it replaces a saved game", "[lost][told]") {
    const Left left;
    const std::string save = "click menu\nclick save\nclick save-name\nkey Ctrl+A\ntype Sunday\nclick save-now\n";
    const std::string taken = "expect \"That name is taken\"\n";
    check_success(left.again("click continue\nhold take-seat\n" + save + "expect Saved\nclick clear\n" + save + taken +
                             "shot taken\nclick message-no\nexpect-not Saved\n"));
    const WaterlooStore store(left.data);
    const fs::path sunday = left.data / "games" / "Sunday.fow.json";
    CHECK(record_of(store.load_game(sunday)).plies.size() > 20);
    check_success(left.again("click continue\nhold take-seat\n" + save + taken +
                             "key F9\nexpect-no-control message-yes\n"));  // behind the veil the question is gone
    check_success(left.again("click continue\nhold take-seat\n" + save + taken + "click message-yes\nexpect Saved\n"));
    CHECK(record_of(store.load_game(sunday)).plies == left.in_progress().plies);
    CHECK(record_of(store.load_game(sunday)).plies.size() == 1);  // the line of retreat
}

TEST_CASE("Another copy of the program on the same folder has its own game", "[lost][told]") {
    const Left left;
    const Record theirs = left.in_progress();
    {
        WaterlooStore first(left.data);
        REQUIRE_FALSE(first.open().another_window);
        check_success(
            left.again("expect \"Another window is open\"\nshot another\nclick message-read\n" + new_game + seated + "click historical\n"));
        CHECK(record_of(first.in_progress()).plies == theirs.plies);
        CHECK(first.games().empty());
    }
    const std::string bytes = read_bytes(left.data / "autosave-2.json");
    check_success(left.again(
        "expect \"A game of another window\"\nshot taken-over\nclick message-read\nclick load\nexpect \"Game of another window\"\n"));
    const bool kept = read_bytes(left.data / "games" / "Game of another window.fow.json") == bytes;
    CHECK(kept);
    CHECK(left.in_progress().plies == theirs.plies);
    CHECK_FALSE(fs::exists(left.data / "autosave-2.json"));
}

TEST_CASE("If nothing can be written, this is reported once, and the game continues", "[lost][told]") {
    const auto [code, words] =
        GENERATE(std::pair<int, std::string>{ENOSPC, "is full. Delete"}, std::pair<int, std::string>{EROFS, "is read-only"},
                 std::pair<int, std::string>{EIO, "reports an error"});
    const Folder folder;
    const std::string script =
        "expect \"The game is not being saved\"\nexpect \"" + words + "\"\nshot trouble\nclick message-read\n" + new_game + seated +
        "click historical\nclick mirror\nexpect-no-control message-read\nclick menu\nclick save\nclick save-name\ntype x\n"
        "click save-now\nexpect \"That could not be saved\"\nexpect \"" +
        words + "\"\nclick message-read\nexpect-control ready\n";
    check_success(run_faulty(folder, script, "", "fail-from 1 " + std::to_string(code)));
}

TEST_CASE("If the disk fails for a while, the start and the end of the trouble are reported", "[lost][told]") {
    const Folder sample;
    const std::string steps = new_game + seated + "click historical\n";
    const Unharmed whole = run_unharmed(sample, steps + "click mirror\nclick mirror\n", "");
    const long mirrored = call_of(whole, whole.kept.size() - 1);
    const Folder folder;
    const std::string told = "expect \"The game is not being saved\"\nclick message-read\n";
    const std::string over = "expect \"The game is saved again\"\nshot again\nclick message-read\n";
    check_success(run_faulty(folder, steps + "click mirror\n" + told + "click mirror\n" + over + "expect-control ready\n", "",
                             "fail " + std::to_string(mirrored) + " " + std::to_string(EIO)));
    CHECK(record_of(WaterlooStore(folder.path() / "data").in_progress()).plies == kept_record(whole.kept.back()).plies);
    CHECK(unreadable(folder.path() / "data").empty());
}

TEST_CASE("The program asks before it quits with an unsaved game", "[lost][told]") {
    const Folder folder;
    const std::string leave =
        "click message-read\n" + new_game + seated + "click menu\nclick to-title\nclick quit\n" +
        "expect \"Quit without saving?\"\nshot leave\nclick message-no\nexpect-control continue\nclick quit\nclick message-yes\n";
    check_success(run_faulty(folder, leave + "expect-control never\n", "", "fail-from 1 28"));  // the last line is not reached
}

TEST_CASE("Files that are deleted during the game are written again, and this is reported", "[lost][told]") {
    const std::string how = GENERATE("delete", "wipe");
    const Folder sample;
    const std::string steps = new_game + seated + "click historical\n";
    const Unharmed whole = run_unharmed(sample, steps + "click mirror\n", "");
    const long saved = call_of(whole, whole.kept.size() - 1) + 1;  // after it is in place
    const Folder folder;
    check_success(run_faulty(folder,
                             steps + "click mirror\nexpect \"The saved game was deleted\"\nshot deleted\nclick message-read\nclick "
                                     "mirror\nexpect-no-control message-read\n",
                             "", how + " " + std::to_string(saved)));
    CHECK(unreadable(folder.path() / "data").empty());
    CHECK(WaterlooStore(folder.path() / "data").in_progress().damage.empty());
}
