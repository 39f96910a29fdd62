// Whole games clicked through the real program.
#include "catch.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "app/process.hpp"
#include "app/program_run.hpp"
#include "board.hpp"
#include "files/files.hpp"
#include "games/stratego/json/documents.hpp"
#include "json/documents.hpp"
#include "played.hpp"

using namespace fow;
using namespace fow::test;
using namespace fow::test::stratego;

namespace {

RunResult run_file(const Folder& folder, const std::string& name, const std::string& arguments = "") {
    const std::string script = read_bytes(std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/stratego/stages/scripts" / (name + ".fow"));
    REQUIRE(!script.empty());
    return run_script(folder, script, arguments);
}

fow::stratego::Record saved(const Folder& folder, const std::string& name) {
    const std::filesystem::path path = folder.path() / "data" / "games" / (name + ".fow.json");
    return fow::stratego::read_record(files::read(path), path.string()).record;
}

/// From the title to the first decision of a Duel that Red plays.
const std::string duel_against_a_recruit =
    "click game:duel\nclick new-game\nclick second-is:recruit\nclick begin\nclick set-up-text\nkey Ctrl+A\n"
    "type \"B..B.8...F/1.8...2.s./..9......9\"\nclick read-set-up\nclick ready\n";

constexpr const char* at_the_end = "shot victory\nclick save-name\ntype Whole\nclick save-now\nexpect \"Whole\"\nclick to-title\n";

}  // namespace

TEST_CASE("From the title to the first turn of a Duel", "[script][C1.6][C5.1]") {
    const Folder folder;
    check_success(run_file(folder, "first-moves"));
}
TEST_CASE("C5.3 Barrage is chosen on the page of a new game, in the smallest window with the largest text too", "[script][C5.3]") {
    const Folder folder;
    check_success(run_file(folder, "barrage"));
    Settings settings;
    settings.text_size = TextSize::largest;
    const Folder small;
    files::write(small.path() / "data" / "settings.json", write_settings(settings));
    check_success(run_file(small, "barrage", "--size 1024x640"));
    std::istringstream faults(read_bytes(small.path() / "layout.txt"));
    for (std::string line; std::getline(faults, line);) CHECK_THAT(line, ContainsSubstring(" frames"));
}
TEST_CASE("Everything can be reached in the smallest window", "[script]") {
    const Folder folder;
    check_success(run_file(folder, "first-moves", "--size 1024x640"));
}
TEST_CASE("A draw is offered, declined by a move, and accepted later", "[script][C4.3]") {
    const Folder folder;
    check_success(run_file(folder, "draw"));
}
TEST_CASE("A move can be taken back until the turn is handed over, and is not saved before", "[script][C2.1]") {
    const Folder folder;
    check_success(run_file(folder, "take-back"));
}
TEST_CASE("A key that is tapped while the page changes does not lift the veil", "[script][secrets]") {
    const Folder folder;
    const std::string army =
        "hold take-seat\nclick set-up-text\nkey Ctrl+A\ntype \"B..B.8...F/1.8...2.s./..9......9\"\nclick read-set-up\nclick ready\n";
    check_success(run_script(folder, "click game:duel\nclick new-game\nclick begin\n" + army + army +
                                         "hold take-seat\nclick c8\nclick c7\nrush e|Space\nwait 3000\nexpect \"takes the Blue seat\"\n"));
}
TEST_CASE("A player resigns, and the loser gets a rematch with the sides swapped", "[script][C4.3]") {
    const Folder folder;
    check_success(run_file(folder, "resign"));
}
TEST_CASE("The next game is on the same battlefield, between the same players", "[script]") {
    const Folder folder;
    check_success(run_file(folder, "again"));
}
TEST_CASE("Games of both kinds are saved, loaded and continued, and never mixed up", "[script]") {
    const Folder folder;
    check_success(run_file(folder, "saves"));
}
TEST_CASE("The page on which both players agree names the sides of the game that it is about", "[script][timeline]") {
    const std::string army =
        "hold take-seat\nclick set-up-text\nkey Ctrl+A\ntype \"B..B.8...F/1.8...2.s./..9......9\"\nclick read-set-up\n"
        "click ready\n";
    const Folder folder;
    check_success(
        run_script(folder, "click game:duel\nclick new-game\nclick begin\n" + army + army +
                               "hold take-seat\nclick menu\nclick save\nclick save-name\ntype Copy\nclick save-now\n"
                               "expect \"Saved as\"\nclick c8\nclick c7\nclick end-turn\nhold take-seat\nclick news-read\nclick menu\n"
                               "click to-title\nclick game:waterloo\nclick load\nclick file:Copy\nclick open\n"
                               "expect \"(Blue) agrees\"\nexpect \"(Red) agrees\"\nexpect-not \"French\"\n"
                               "click agree-blue\nclick agree-red\nhold play-on\nexpect \"takes the Red seat\"\n"));
}
TEST_CASE("Set-ups are saved and loaded again", "[script]") {
    const Folder folder;
    check_success(run_file(folder, "kept"));
}
TEST_CASE("A person plays against the computer without a veil, and never sees what it holds", "[script][opponent]") {
    const Folder folder;
    check_success(run_file(folder, "computer", "--seed 4"));
}
TEST_CASE("After a fight the keyboard is where it was on the map", "[script][keys]") {
    const Folder folder;
    const std::string script = duel_against_a_recruit +
                               "reach c8\nkey Return\nkey Up\nkey Return\nwait 100\nexpect \"A fight\"\nkey Return\nwait 100\n"
                               "key Return\nexpect \"c7: Red Scout (2)\"\n";
    check_success(run_script(folder, script, "--pace off --seed 3"));
}
TEST_CASE("Hints are given only while there is something to decide, and seats change hands", "[script][opponent]") {
    const Folder folder;
    check_success(run_file(folder, "hint", "--seed 4"));
}
TEST_CASE("A game against the computer is counted once, and so is advice that is asked for twice", "[script][opponent]") {
    const Folder folder;
    const std::string script = duel_against_a_recruit +
                               "key F4\nclick message-read\nkey F4\nclick message-read\nclick menu\nclick resign\nclick resign-now\n"
                               "click save-name\ntype Lost\nclick save-now\nexpect \"Saved as\"\n";
    check_success(run_script(folder, script, "--pace off"));
    const Progress progress = read_progress(read_bytes(folder.path() / "data" / "progress.json"), "progress.json");
    REQUIRE(progress.against.size() == 1);
    CHECK(progress.against.front().id == saved(folder, "Lost").id);
    CHECK(progress.against.front().hints == 1);
}
TEST_CASE("Showing saved games on the title page and in their list creates no key", "[script][sealed]") {
    namespace fs = std::filesystem;
    const Folder played, folder;
    check_success(run_script(played,
                             "click game:duel\nclick new-game\nclick second-is:recruit\nclick begin\nclick menu\nclick resign\n"
                             "click resign-now\nclick save-name\ntype Lost\nclick save-now\nexpect \"Saved as\"\n"));
    REQUIRE(fs::exists(played.path() / "data" / "key"));
    const fs::path data = folder.path() / "data";
    fs::create_directories(data / "games");
    fs::copy(played.path() / "data" / "games" / "Lost.fow.json", data / "games");
    check_success(run_script(folder, "click game:duel\nclick load\nclick file:Lost\nexpect \"Duel\"\nclick back\nexpect-control quit\n"));
    CHECK_FALSE(fs::exists(data / "key"));
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(data)) names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    CHECK(names == std::vector<std::string>{"autosave.lock", "games", "settings.json"});
}
TEST_CASE("A game that is closed while the computer thinks gets the same answer afterwards", "[script][opponent][lost]") {
    const std::string begins =
        "click game:duel\nclick new-game\nclick second-is:marshal\nclick begin\nclick set-up-text\nkey Ctrl+A\n"
        "type \"B..B.8...F/1.8...2.s./..9......9\"\nclick read-set-up\nclick ready\nclick c8\nclick c7\n";
    const std::string ends =
        "click menu\nclick resign\nclick resign-now\nclick save-name\ntype Answered\nclick save-now\nexpect \"Saved as\"\n";
    // Both games begin with the same random numbers, so that the computer has the same army and the same seed.
    const auto run_alike = [](const Folder& folder, const std::string& script) {
        files::write(folder.path() / "script.fow", script);
        Environment environment = with_fault(folder.path() / "data", "none 0");
        environment["FOW_FAULT_RANDOM"] = "1";
        check_success(run_program(
            folder, "--script " + folder.file("script.fow") + " --shots " + folder.file("shots") + " --data-dir " + folder.file("data"),
            environment));
    };
    const Folder whole, broken;
    run_alike(whole, begins + ends);
    // Nearly always before the answer is there; it has to be the same in either case, so nothing here depends on the machine.
    run_alike(broken, begins + "meanwhile 1\nquit\n");
    check_success(run_script(broken, "click continue\n" + ends));
    const fow::stratego::Record record = saved(whole, "Answered");
    CHECK(saved(broken, "Answered").plies == record.plies);
    CHECK(fow::stratego::replay(record).session.state().turns == 2);
}
TEST_CASE("Two computed players are watched until two persons take their seats", "[script][opponent]") {
    const Folder folder;
    check_success(run_file(folder, "two-computers", "--seed 4"));
}
TEST_CASE("Two computed players are watched to the end of the game", "[script][opponent]") {
    // Each side has one piece that moves, and neither has a Miner: soon one of them cannot move any more (C4.2).
    const fow::stratego::RuleSet rules = fow::stratego::testing::duel().set();
    fow::stratego::Session riders(
        fow::stratego::new_record(rules, {}, {"Corporal", "Marie"},
                                  fow::stratego::testing::posed(fow::stratego::Rules(rules), "Fa1 Bb1 Ba2 8e4", "Fj8 Bi8 Bj7 2e5")));
    riders.remark(SeatTaken{fow::stratego::blue_seat, ComputedPlayer{Level::corporal, Style::steady, {}}});
    const Folder folder;
    const std::filesystem::path file = folder.path() / "riders.json";
    files::write(file, write_record(riders.record()));
    const RunResult outcome = run_script(folder,
                                         "expect-no-control take-seat\nclick menu\nclick players\nclick seat:second:marshal\n"
                                         "expect \"You watch, and see the pieces of both.\"\nclick players-change\n"
                                         "shot victory\nclick save-name\ntype Watched\nclick save-now\n"
                                         "expect \"Saved as\"\n",
                                         "--seed 4 --pace off " + file.string());
    INFO(outcome.output);
    REQUIRE(outcome.code == 0);
    const fow::stratego::Record record = saved(folder, "Watched");
    CHECK(fow::stratego::replay(record).session.decider() == Decider::nobody);
    CHECK(player_of(record, fow::stratego::red_seat) == ComputedPlayer{Level::marshal, Style::steady});
    CHECK(player_of(record, fow::stratego::blue_seat) == ComputedPlayer{Level::corporal, Style::steady});
}
TEST_CASE("A program of somebody's own sits at a seat, and its record cannot start it", "[script][opponent][programs]") {
    const Folder folder;
    const std::string python = std::filesystem::exists("/usr/bin/python3") ? "/usr/bin/python3" : "python3";
    const std::string begins = "click game:duel\nclick new-game\nclick second-is:program\n";
    const std::string command = python + " " FOW_SOURCE_DIR "/docs/sample_bot.py";
    const std::string army = "click set-up-text\nkey Ctrl+A\ntype \"" + std::string(open_red) + "\"\nclick read-set-up\nclick ready\n";
    check_success(run_script(folder,
                             begins +
                                 "click second-is-program\ntype /nowhere/bot\nclick begin\nexpect \"That cannot be done\"\n"
                                 "click message-read\nclick second-is-program\nkey Ctrl+A\ntype \"" +
                                 command + "\"\nclick begin\nexpect \"Set up the Red army\"\n" + army +
                                 "expect \"Turn 1: Red\"\nexpect-no-control take-seat\nclick c8\nclick c7\n"
                                 "expect \"Turn 3: Red\"\nclick menu\nclick save\nclick save-name\ntype \"With a program\"\n"
                                 "click save-now\n",
                             "--seed 3"));
    // The command is known: the game goes on with the program.
    const std::string goes_on =
        "click continue\nexpect \"a seed that was chosen\"\nclick play-on\nexpect-no-control take-seat\nclick c7\nclick b7\n";
    check_success(run_script(folder, goes_on + "click go-on\nexpect \"Turn 5: Red\"\n", "--seed 3"));  // a Scout attacks
    // Elsewhere it is not, so a person has the seat.
    std::filesystem::remove(folder.path() / "data" / "settings.json");
    check_success(run_script(folder,
                             "click game:duel\nclick continue\nclick play-on\nclick b7\nclick b6\nexpect \"cannot be started here\"\n"
                             "click message-read\nexpect-control take-seat\n",
                             "--seed 3"));
}
struct DuelWithoutLedger {
    std::filesystem::path file, lock;
};
/// A posed Duel in a file, with that player at the Blue seat; a folder lies where the lock of the ledger has to be.
[[nodiscard]] DuelWithoutLedger duel_without_ledger(const Folder& folder, const PerSeat<std::string>& names, Seat mover,
                                                    const ComputedPlayer& blue) {
    const fow::stratego::RuleSet rules = fow::stratego::testing::duel().set();
    fow::stratego::Session session(fow::stratego::new_record(
        rules, {}, names, fow::stratego::testing::posed(fow::stratego::Rules(rules), "Fa1 Bb1 Ba2 8e4", "Fj8 Bi8 Bj7 2e5", mover)));
    session.remark(SeatTaken{fow::stratego::blue_seat, blue});
    DuelWithoutLedger duel{folder.path() / "duel.json", folder.path() / "data" / "ledger.lock"};
    files::write(duel.file, write_record(session.record()));
    std::filesystem::create_directories(duel.lock);
    return duel;
}

TEST_CASE("The computer offers a draw once nobody has attacked for half of the limit, and moves", "[script][opponent][C4.3][C4.5]") {
    fow::stratego::RuleSet rules = fow::stratego::testing::duel().set();
    rules.quiet_limit = 88;
    fow::stratego::Session session(fow::stratego::new_record(
        rules, {}, {"Captain", "Marie"},
        fow::stratego::testing::posed(fow::stratego::Rules(rules), "Fa1 Bb1 Ba2 8e3", "Fj10 Bi10 Bj9 8f8", fow::stratego::blue_seat)));
    session.remark(SeatTaken{fow::stratego::blue_seat, ComputedPlayer{Level::captain, Style::steady, {}}});
    constexpr std::array<const char*, 8> way{"e3-f3", "f8-e8", "f3-f4", "e8-e7", "f4-e4", "e7-f7", "e4-e3", "f7-f8"};
    for (std::size_t turn = 0; turn < 44; ++turn) REQUIRE_FALSE(session.play(fow::stratego::testing::move(way[turn % way.size()])));
    const Folder folder;
    const std::filesystem::path file = folder.path() / "walk.json";
    files::write(file, write_record(session.record()));
    check_success(run_script(folder,
                             "expect \"Turn 46: Red\"\nexpect-control accept-draw\nclick menu\nclick to-title\nclick continue\n"
                             "expect-control accept-draw\nclick accept-draw\nexpect \"A drawn game\"\n",
                             "--pace off " + file.string()));
}
TEST_CASE("A program that cannot go on leaves its seat only once that is noted", "[script][opponent][timeline][programs]") {
    const Folder folder;
    const auto [file, lock] = duel_without_ledger(folder, {"bot.py", "Marie"}, fow::stratego::blue_seat, {.program = "bot.py"});
    check_success(run_script(folder,
                             "expect \"The ledger cannot be written\"\nclick message-read\n"
                             "expect-not \"The ledger cannot be written\"\nexpect-control new-game\nexpect-no-control take-seat\n"
                             "expect-not \"cannot be started here\"\n",
                             "--load " + file.string()));
    std::filesystem::remove(lock);
    check_success(
        run_script(folder, "expect \"cannot be started here\"\nclick message-read\nexpect-control take-seat\n", "--load " + file.string()));
}
TEST_CASE("A move that is handed over at once and refused is not tried again by itself", "[script][opponent][timeline]") {
    const Folder folder;
    const auto [file, lock] =
        duel_without_ledger(folder, {"Anna", "Recruit"}, fow::stratego::red_seat, ComputedPlayer{Level::recruit, Style::steady, {}});
    check_success(run_script(folder,
                             "expect \"The ledger cannot be written\"\nclick message-read\nclick e5\nclick e6\n"
                             "expect \"The ledger cannot be written\"\nclick message-read\n"
                             "expect-not \"The ledger cannot be written\"\nexpect \"You have moved\"\n"
                             "click end-turn\nexpect \"The ledger cannot be written\"\nclick message-read\n"
                             "expect-not \"The ledger cannot be written\"\nclick undo\nexpect \"Turn 1: Red\"\n",
                             "--load " + file.string()));
}
TEST_CASE("Games that come with the program are watched with their comments", "[replay][script]") {
    const Folder folder;
    check_success(run_file(folder, "watch"));
}
TEST_CASE("Marks go with the enemy's pieces", "[script]") {
    const Folder folder;
    check_success(run_file(folder, "marks"));
}

namespace {

void expect_played(const PlayedGame& game, const std::string& script, const std::string& id) {
    const Folder folder;
    const RunResult outcome = run_script(folder, script, "--size 1024x640");
    INFO(outcome.output << game.script);
    REQUIRE(outcome.code == 0);
    const fow::stratego::Record record = saved(folder, "Whole");
    CHECK(record.rules.id == id);
    CHECK(record.secret.empty());
    CHECK(record.commitments.size() == 2);
    // The same armies, though placed in another order, and the same turns.
    const auto turns = [](const fow::stratego::Record& of) {
        std::vector<fow::stratego::Action> found;
        for (const auto& ply : of.plies)
            if (const auto* action = std::get_if<fow::stratego::Action>(&ply);
                action != nullptr && std::holds_alternative<fow::stratego::Move>(*action))
                found.push_back(*action);
        return found;
    };
    CHECK(turns(record) == turns(game.session.record()));
}

}  // namespace

TEST_CASE("A whole Duel is clicked as the engine plays it", "[script][slow]") {
    const PlayedGame game = played_duel(1815);
    expect_played(game, game.script + at_the_end, "duel");
}

TEST_CASE("A whole classic game is clicked as the engine plays it", "[script][slow][optimised]") {
    const PlayedGame game = played_classic(1);
    expect_played(game, game.script + at_the_end, "stratego");
}

TEST_CASE("A whole classic game is played without the pointer", "[script][slow][optimised]") {
    const PlayedGame game = played_classic(2);
    expect_played(game, keys_for(game.script + at_the_end), "stratego");
}

TEST_CASE("A Duel is played without the pointer", "[script][slow]") {
    const std::string clicks =
        begins_duel() + "click j8\nclick j1\nclick go-on\nexpect \"Red has taken the Blue Flag (C4.1).\"\n" + at_the_end;
    const Folder folder;
    const RunResult outcome = run_script(folder, keys_for(clicks), "--size 1024x640");
    INFO(outcome.output);
    REQUIRE(outcome.code == 0);
    CHECK(fow::stratego::replay(saved(folder, "Whole")).session.state().result->winner == fow::stratego::red_seat);
}
