// Scripts that click through the real program.
// The rulebook in the program does not change the game; opening files from the desktop.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "catch.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/greedy_game.hpp"
#include "games/waterloo/stages/input.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"
#include "seal/commitments.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

namespace {

void check_script(const std::string& name, const std::string& arguments = "--seed 1") {
    const Folder folder;
    const RunResult outcome = run_script_file(folder, name, arguments);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
}

enum class By { pointer, keyboard };

/// The game played by clicks is the same as the engine's. Uses the smallest window, where every control must be reachable.
void check_whole_game(const Options& options, std::uint64_t seed, const std::string& at_the_end, By by = By::pointer) {
    const GreedyGame game = play_greedy_game(data::load_ruleset(), options, seed);
    REQUIRE(game.session.decider() == Decider::nobody);
    const Folder folder;
    const std::string ending =
        at_the_end +
        "shot victory\nclick step-through\nclick last\nclick eyes:french\nclick previous\nclick eyes:allied\nclick previous\n"
        "click first\nclick next\nclick leave\nclick save-name\ntype Whole\nclick save-now\nclick to-title\n";
    const std::string script = game.script + ending;
    const std::filesystem::path faults = folder.path() / "layout.txt";
    const RunResult outcome =
        run_script(folder, by == By::keyboard ? keys_for(script) : script, "--size 1024x640 --seed " + std::to_string(seed));
    INFO(outcome.output);
    REQUIRE(outcome.code == 0);
    INFO(read_bytes(faults));
    CHECK(read_bytes(faults).find("line") == std::string::npos);
    const Session played = session_of(WaterlooStore(folder.path() / "data").load_game(folder.path() / "data" / "games" / "Whole.fow.json"));
    Record record = played.record();
    const auto checked = seal::check_commitments(replay(record).session);
    CHECK(checked.size() == (options.mode == Mode::expert ? 2 : 4));
    for (const CheckedCommitment& one : checked) CHECK(one.verdict == CheckedCommitment::Verdict::kept);
    CHECK(record.plies == game.session.record().plies);
    CHECK(record.secret.empty());
    CHECK(played.decider() == Decider::nobody);
}

/// Runs NAME.fow on the position of NAME.json.
void check_posed(const std::string& name, const std::string& size) {
    const Folder folder;
    const RunResult outcome = run_posed(folder, script_file(name + ".json"), script_file(name + ".fow"), "--size " + size);
    INFO(size << ": " << outcome.output);
    CHECK(outcome.code == 0);
}

}  // namespace

TEST_CASE("From the title to the first moves", "[script]") { check_script("first-moves"); }
TEST_CASE("An army is set up by clicks and by dragging, and is not ready while it breaks W6", "[script][W6.2][W6.3]") {
    check_script("set-up");
}
TEST_CASE("Two computed players are watched, and a person takes a seat", "[script][opponent]") {
    const Folder folder;
    check_success(run_script_file(folder, "two-computers", "--seed 4"));
}
TEST_CASE("Deployments are saved and loaded", "[script]") { check_script("deployments"); }
TEST_CASE("A battle with the die is shown to both players", "[script][W8.1][W8.5]") { check_script("battle"); }
TEST_CASE("Against the computer a fight is shown in the person's own view", "[script][opponent][W8.1]") { check_script("computer"); }
TEST_CASE("The trays unfold in the column, and Escape opens the menu", "[script]") { check_script("column"); }
TEST_CASE("Games are saved, loaded, continued and replayed", "[script]") { check_script("saves"); }
TEST_CASE("A draw is offered and accepted", "[script][W1.6]") { check_script("draw"); }
TEST_CASE("Everything can be reached in the smallest window", "[script]") { check_script("first-moves", "--seed 1 --size 1024x640"); }

TEST_CASE("Each card is played, an attack answered, a village shot at",
          "[script][W10.9][W11.4][W11.5][W11.6][W11.7][W11.8][W11.9][W11.10][W12.7][W15.3][slow]") {
    check_posed("cards", GENERATE("1280x800", "1024x640"));
}

TEST_CASE("Help on the map: hover, odds, the page of a rule, the staff map", "[script][W4.1][W4.9][W4.13][W8.5][W11.8]") {
    check_posed("help", GENERATE("1280x800", "1024x640"));
}

TEST_CASE("The drafted cards, the garrison and the late pieces", "[script][W11.1][W12.4][W14.1][slow]") { check_script("draft"); }

TEST_CASE("New game offers the handicap in Expert, and the game tells of it", "[script][W15.7]") { check_script("handicap"); }

TEST_CASE("A whole Basic game from the title to victory and replay", "[script][complete][slow]") {
    check_whole_game(Options{}, 28, "expect \"pieces lost\"\n");
}
TEST_CASE("A whole Basic game with the keyboard alone", "[script][complete][keyboard][slow]") {
    check_whole_game(Options{}, 28, "expect \"pieces lost\"\n", By::keyboard);
}
TEST_CASE("A whole Standard game, with its cards and the Prussians' new orders", "[script][complete][W1.3][W9.8][W11.1][slow]") {
    check_whole_game({.mode = Mode::standard}, 49, "expect \"(W1.3)\"\n");
}
TEST_CASE("A whole Expert game, with the Prussians' die and the Pursuit", "[script][complete][W13.9][W14.2][slow]") {
    check_whole_game({.mode = Mode::expert, .where_are_the_prussians = true}, 45, "expect \"(W13.9)\"\n");
}
TEST_CASE("An Expert game that starts early", "[script][complete][W14.1][slow]") {
    check_whole_game({.mode = Mode::expert, .start_early = true}, 17, "");
}

TEST_CASE("The veil looks the same whatever is in the game", "[script][secrets]") {
    const std::string start = "click new-game\nclick begin\nhold take-seat\n";
    const std::string rest = "click ready\n";
    const Folder one;
    const Folder two;
    const RunResult first =
        run_drawn(one, start + "click historical\n" + rest + "shot veil\nhold take-seat\nkey F9\nshot again\n", "--seed 1");
    const RunResult second = run_drawn(two, start + "click fill\nclick mirror\n" + rest + "shot veil\n", "--seed 2");
    INFO(first.output << second.output);
    REQUIRE(first.code == 0);
    REQUIRE(second.code == 0);
    const std::string picture = read_bytes(one.path() / "shots" / "veil.png");
    CHECK(picture.size() > 1000);
    CHECK(picture == read_bytes(two.path() / "shots" / "veil.png"));
}

TEST_CASE("The enemy's hand, discards and attacker look the same whatever they are", "[script][secrets][W11.3][W11.9]") {
    const std::string one = script_file("cards.json");
    std::string two = one;
    const auto change = [&](const std::string& from, const std::string& to) {
        REQUIRE(two.find(from) != std::string::npos);
        two.replace(two.find(from), from.size(), to);
    };
    const bool of_the_defender = GENERATE(true, false);
    std::string script;
    if (of_the_defender) {  // what the French attacker sees
        change(R"("allied": ["reconnaissance", "fighting_spirit"])", R"("allied": ["initiative", "grand_battery"])");
        change(R"("allied": ["reconnaissance", "initiative", "grand_battery", "grand_battery"])",
               R"("allied": ["reconnaissance", "reconnaissance", "fighting_spirit", "grand_battery"])");
        script =
            "hold take-seat\nshot a\nclick cards\nshot b\nclick back\nclick hand:combined_attack\nclick play-card\nshot c\n"
            "drag b4 b5\nhold take-seat\nclick no-card\nclick roll-die\nwait 1000\nshot d\nclick continue\nhold take-seat\nshot e\n";
    } else {  // what the Allied defender sees
        change(R"("unit": "93e-de-ligne")", R"("unit": "1er-grenadiers-de-la-garde")");
        change(R"("french": ["initiative", "combined_attack", "fighting_spirit", "grand_battery"])",
               R"("french": ["reconnaissance", "initiative", "fighting_spirit", "grand_battery"])");
        change(R"("french": ["reconnaissance", "initiative", "combined_attack"])",
               R"("french": ["fighting_spirit", "combined_attack", "initiative"])");
        script = "hold take-seat\ndrag b4 b5\nhold take-seat\nshot a\nkey F9\nshot b\nhold take-seat\nshot c\n";
    }
    const std::string dice = " --dice Blue";
    const Folder first;
    const Folder second;
    const RunResult before = run_posed(first, one, script, dice, Drawn::yes);
    const RunResult after = run_posed(second, two, script, dice, Drawn::yes);
    INFO(before.output << after.output);
    REQUIRE(before.code == 0);
    REQUIRE(after.code == 0);
    for (const auto& picture : std::filesystem::directory_iterator(first.path() / "shots")) {
        INFO((of_the_defender ? "attacker " : "defender ") << picture.path().filename());
        const bool alike = read_bytes(picture.path()) == read_bytes(second.path() / "shots" / picture.path().filename());
        CHECK(alike);
    }
}

TEST_CASE("Behind the veil there is nothing to click and nothing to read", "[script][secrets]") { check_script("veil"); }

TEST_CASE("A script that names a missing control fails with its line", "[script]") {
    const Folder folder;
    const RunResult outcome = run_script(folder, "click new-game\nclick e4\n");
    CHECK(outcome.code == 1);
    CHECK(outcome.output.find("line 2") != std::string::npos);
    CHECK(outcome.output.find("\"e4\"") != std::string::npos);
    CHECK(run_script(folder, "click new-game\nfly\n").code == 3);
}

TEST_CASE("Without a display the program ends with a message", "[program]") {
    const Folder folder;
    const RunResult outcome = run_program(folder, "", {{"SDL_VIDEODRIVER", "nothing"}});
    CHECK(outcome.code == 1);
    CHECK(outcome.output.find("graphical desktop") != std::string::npos);
}

TEST_CASE("A broken record is named and not changed", "[program]") {
    const Folder folder;
    std::ofstream(folder.path() / "broken.json") << "{\"format\": ";
    const std::string file = (folder.path() / "broken.json").string();
    const RunResult outcome = run_script(folder, "expect broken.json\nclick message-read\nexpect-control new-game\n", "--load " + file);
    INFO(outcome.output);
    CHECK(outcome.code == 0);
    CHECK(read_bytes(file) == "{\"format\": ");
}

TEST_CASE("The program prints its version and its options", "[program]") {
    const Folder folder;
    CHECK(run_program(folder, "--version").code == 0);
    const RunResult help = run_program(folder, "--help");
    CHECK(help.code == 0);
    CHECK(help.output.find("--script") != std::string::npos);
    CHECK(run_program(folder, "--size 10x10").code == 2);
}

namespace {

Session game_with_an_end() {
    Session game(data::load_ruleset(), Options{}, {"Marie", "Arthur"});
    while (game.state().phase != Phase::set_up) REQUIRE(game.roll(game.rolls()[0].roll));
    REQUIRE_FALSE(game.play(Resign{}));
    return game;
}

/// Starts the program with a file of that content, as the desktop does on a double click.
RunResult opened(const Folder& folder, const std::string& content, const std::string& script) {
    files::write(folder / "Sunday.fow.json", content);
    return run_script(folder, script, folder.file("Sunday.fow.json"));
}

}  // namespace

TEST_CASE("The rulebook can be searched, its links followed, and it closes to the page where it was opened", "[rulebook][script]") {
    const Folder folder;
    check_success(run_script_file(folder, "rulebook"));
}

TEST_CASE("The rulebook is read with the keyboard alone", "[rulebook][script][keys]") {
    const Folder folder;
    check_success(run_script(
        folder, keys_for("click rulebook\nclick chapter:W8\nexpect \"Combat and the Battle die\"\nclick rulebook-search\ntype frenzy\n"
                         "click rule:W8.7\nexpect \"A face with two arrowheads is a frenzy\"\nclick rulebook-back\nclick rulebook-close\n"
                         "expect-no-control rulebook-close\n")));
}

TEST_CASE("The rulebook does not change a game, and is hidden behind the veil", "[rulebook][script]") {
    const Folder folder;
    check_success(
        run_posed(folder, script_file("help.json"),
                  "hold take-seat\nclick e6\nclick d6\nexpect \"Two actions left.\"\nkey F2\nkey E\nkey U\nclick chapter:W7\nkey E\nkey "
                  "U\nclick rulebook-close\n"
                  "expect \"Two actions left.\"\nexpect-control end-turn\n"
                  "click log-rule:1\nexpect-control rulebook-close\nkey Escape\nclick menu\nclick rulebook\nexpect-control "
                  "rulebook-close\nkey Escape\n"
                  "expect-control resign\nkey Escape\nkey F2\nkey F9\nexpect-no-control rulebook-close\nexpect-control take-seat\n"));
    const WaterlooStore store(folder.path() / "data");
    CHECK(record_of(store.read_game(folder.path() / "data" / "autosave.json")).plies.size() == 1);
}

TEST_CASE("What a player looked up in the rulebook is forgotten at the veil", "[rulebook][script][secrets]") {
    const Folder folder;
    check_success(run_posed(folder, script_file("help.json"),
                            "hold take-seat\nkey F2\nclick rulebook-search\ntype nightfall\nexpect-control rule:W15.2\nkey Escape\n"
                            "key F2\nexpect-control rule:W15.2\nkey Escape\nkey F9\nkey F2\nexpect-control rulebook-close\n"
                            "expect-no-control rule:W15.2\nkey Escape\nhold take-seat\nkey F2\nexpect-no-control rule:W15.2\n"));
}

TEST_CASE("A game opened from the desktop is replayed if it is finished, else continued behind the veil", "[opening][script]") {
    const Folder first;
    check_success(opened(first, write_record(game_with_an_end().record()), "expect-control leave\nexpect-no-control take-seat\n"));
    const Folder second;
    check_success(opened(second, write_record(Session(data::load_ruleset(), Options{}, {"Marie", "Arthur"}).record()),
                         "expect Arthur\nhold take-seat\nexpect-control historical\n"));
}

TEST_CASE("A battlefield opened from the desktop is offered for a game, a posed turn is played on", "[opening][script]") {
    const Folder first;
    check_success(opened(first, files::read(files::data_folder() / "rules/waterloo/fields/the-farm.json"),
                         "expect-control begin\nexpect-control choose-battlefield\n"));
    const Folder second;
    check_success(opened(second, files::read(files::data_folder() / "rules/waterloo/scenarios/first-steps.json"),
                         "hold take-seat\nexpect-control end-turn\n"));
}

TEST_CASE("An unusable file is refused on the title page with place and reason, and nothing is written", "[opening][script]") {
    for (const char* content : {"", "{}", "no JSON", R"({"format": "fog-of-waterloo/scenario", "version": 1})",
                                R"({"format": "fog-of-waterloo/record", "version": 9})"}) {
        CAPTURE(content);
        const Folder folder;
        check_success(
            opened(folder, content, "expect Sunday.fow.json\nclick message-read\nexpect-control new-game\nexpect-control replay\n"));
        CHECK_FALSE(WaterlooStore(folder.path() / "data").has_autosave());
    }
    const Folder folder;
    check_success(run_script(folder, "expect missing.json\nclick message-read\nexpect-control new-game\n", folder.file("missing.json")));
}
