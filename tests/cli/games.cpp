// Which game a command line is about.
#include "catch.hpp"

#include "cli/run.hpp"
#include "cli/run_fow.hpp"
#include "files/files.hpp"

using namespace fow;
using namespace fow::waterloo;
using fow::test::Folder;
using fow::test::Output;
using fow::test::run_fow;

namespace {

const std::string help = "\nRun with --help for more information.\n";
const std::string all_games = cli::list_of(cli::games_of_fow());

/// The game that fow takes this command line to be about.
std::string id_for(const std::vector<std::string>& arguments, const std::string& typed = {}) {
    std::ostringstream out, err;
    std::istringstream in(typed);
    const auto games = cli::games_of_fow();
    return std::string(cli::wanted_game(games, arguments, {out, err, in}).game->id);
}

}  // namespace

TEST_CASE("fow --help names the games") {
    const Output said = run_fow({"--help"});
    CHECK(said.code == cli::done);
    CHECK_THAT(said.out, ContainsSubstring("--game"));
    for (const cli::GameCommands& game : cli::games_of_fow()) CHECK_THAT(said.out, ContainsSubstring(std::string(game.id) + " ("));
    CHECK_THAT(said.out, ContainsSubstring("statistics"));
    const Output classic = run_fow({"--game", "stratego", "--help"});
    CHECK(classic.code == cli::done);
    CHECK_THAT(classic.out, ContainsSubstring("playout") && !ContainsSubstring("statistics"));
}

TEST_CASE("--game is understood anywhere among the arguments") {
    const std::string rule = run_fow({"--game", "stratego", "rules", "C2.6"}).out;
    CHECK_THAT(rule, ContainsSubstring("- **C2.6** A move that"));
    CHECK(run_fow({"rules", "--game", "stratego", "C2.6"}).out == rule);
    CHECK(run_fow({"rules", "C2.6", "--game=stratego"}).out == rule);
    CHECK(run_fow({"rules", "C2.6", "--game", "duel"}).out == rule);
    CHECK(run_fow({"rules", "C2.2"}).err == "fow: there is no rule C2.2\n");
    CHECK(run_fow({"rules", "--game", "waterloo", "W7.2"}).out == run_fow({"rules", "W7.2"}).out);
    // After "--" there are no options.
    CHECK(id_for({"rules", "--", "--game", "duel"}) == "waterloo");
}

TEST_CASE("a game that fow does not have is refused with the list of those it has") {
    for (const auto& [asked, close] : {std::pair("strategoo", "stratego"), std::pair("Duel", "duel"), std::pair("waterlo", "waterloo")}) {
        const Output said = run_fow({"playout", "--game", asked});
        CHECK(said.code == cli::usage);
        CHECK(said.err == std::string("--game: \"") + asked + "\" is not a game; the nearest one is \"" + close + "\". The games are " +
                              all_games + help);
        CHECK(said.out.empty());
    }
    const Output said = run_fow({"--game=chess", "playout"});
    CHECK(said.code == cli::usage);
    CHECK(said.err == "--game: \"chess\" is not a game. The games are " + all_games + help);
    const Output nothing = run_fow({"playout", "--game"});
    CHECK(nothing.code == cli::usage);
    CHECK(nothing.err == "--game: needs the name of a game: " + all_games + help);
    const Output twice = run_fow({"playout", "--game", "duel", "--game", "stratego"});
    CHECK(twice.code == cli::usage);
    CHECK(twice.err == "--game: is given twice" + help);
}

TEST_CASE("a command of another game is no command, and the refusal says what is missing") {
    const Output said = run_fow({"--game", "duel", "statistics", "game.json"});
    CHECK(said.code == cli::usage);
    CHECK(said.err == "\"statistics\": is not a command of the Duel; add --game waterloo" + help);
    CHECK_THAT(
        run_fow({"convert", "x.xml"}).err,
        Catch::Matchers::StartsWith("\"convert\": is not a command of Waterloo; add --game stratego or --game duel or --game barrage or "));
    CHECK_THAT(run_fow({"--game", "duel", "plaout"}).err, ContainsSubstring("the nearest one is \"playout\""));
}

TEST_CASE("a document tells which game it belongs to") {
    const Folder folder;
    const std::string duel = folder.file("duel.json");
    files::write(duel, R"({"format": "fog-of-waterloo/record", "version": 1, "game": "duel"})");
    CHECK(id_for({"show", duel}) == "duel");
    CHECK(id_for({"show", "--json", "-"}, files::read(duel)) == "duel");
    CHECK(id_for({"new", "--field=" + duel, "-o", "x.json"}) == "duel");
    CHECK(id_for({"--game", "duel", "show", duel}) == "duel");
    // Output files, and files with keys or phrases, do not decide the game.
    CHECK(id_for({"new", "-o", duel, "--force"}) == "waterloo");
    CHECK(id_for({"new", "--out=" + duel}) == "waterloo");
    CHECK(id_for({"show", "--phrase-file", duel}) == "waterloo");
    CHECK(id_for({"new", "-o", "-"}, files::read(duel)) == "waterloo");
    CHECK(id_for({"show", folder.file("absent.json")}) == "waterloo");
    CHECK(id_for({"show", folder.path().string()}) == "waterloo");

    const std::string game = folder.file("game.json");
    REQUIRE(run_fow({"new", "--seed", "3", "--setup", "random", "-o", game}).code == cli::done);
    CHECK(id_for({"show", game}) == "waterloo");
    // Standard input that was read to find the game is passed on.
    const Output shown = run_fow({"show", "-"}, files::read(game));
    CHECK(shown.code == cli::done);
    CHECK(shown.out == run_fow({"show", game}).out);
    CHECK(run_fow({"--game", "waterloo", "show", "-"}, files::read(game)).out == shown.out);
}

TEST_CASE("--game against a document of another game is refused by name") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    REQUIRE(run_fow({"new", "--seed", "3", "--setup", "random", "-o", game}).code == cli::done);
    const Output said = run_fow({"show", game, "--game", "stratego"});
    CHECK(said.code == cli::usage);
    CHECK(said.err == game + ": this is a game of Waterloo, not of the classic game" + help);
    const Output typed = run_fow({"--game", "duel", "show", "-"}, files::read(game));
    CHECK(typed.code == cli::usage);
    CHECK(typed.err == "-: this is a game of Waterloo, not of the Duel" + help);
    CHECK_THROWS(id_for({"--game", "waterloo", "show", "-"}, R"({"game": "duel"})"));
}

TEST_CASE("the game of a document is the member of its head, whatever else there is") {
    CHECK(cli::game_in(R"({"game": "duel"})") == "duel");
    CHECK(cli::game_in("\n{\"a\": [{\"game\": \"x\"}, \"game\"], \"b\\\"\": \"game\", \"game\" :\t\"stratego\"}") == "stratego");
    for (const char* text :
         {"", "[]", "{", "{\"game", "{\"game\"", "{\"game\":", "{\"game\": 3}", "{\"game\": \"du", "{\"x\": {\"game\": \"duel\"}}", "game",
          "\"game\": \"duel\"", "{\"games\": \"duel\"}", "{\"a\\", "{\"name\": \"game\"}"})
        CHECK(cli::game_in(text).empty());
}
