// The rulebook in the program does not change the game; opening files from the desktop.
#include "catch.hpp"

#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/stages/input.hpp"
#include "games/waterloo/stages/running.hpp"
#include "games/waterloo/stages/waterloo_store.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::test;

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
                         "click rule:W8.7\nexpect \"A face with + is a frenzy\"\nclick rulebook-back\nclick rulebook-close\n"
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
