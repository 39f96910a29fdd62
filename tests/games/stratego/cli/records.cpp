// The commands of fow for records of the classic game and its Duel.
#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "cli/run_fow.hpp"
#include "files/files.hpp"

using namespace fow;
using fow::test::Output;
using fow::test::run_fow;

namespace {

const std::string set_up = "F..B....../B8.s..8.../..129.9...";

/// A Duel that is set up and ready, in a file.
std::string duel_in(const fow::test::Folder& folder) {
    const std::string path = (folder.path() / "game.json").string();
    const Output begun =
        run_fow({"--game", "duel", "new", "--red", set_up, "--blue", set_up, "--red-name", "Anna", "--seed", "1", "-o", path});
    CHECK(begun.err.empty());
    CHECK(begun.out == path + ": turn 0, red decides; seed 1\n");
    return path;
}

}  // namespace

TEST_CASE("fow plays, shows, tells and verifies a Duel", "[C6.1][C6.2]") {
    const fow::test::Folder folder;
    const std::string game = duel_in(folder);
    CHECK(run_fow({"play", game, "b9-b8", "e3-e7", "b8-b7"}).out ==
          "Red moves from b9 to b8.\nBlue moves from e3 to e7.\nRed moves from b8 to b7.\n");
    CHECK(run_fow({"play", game, "e7-d7", "b7-b6", "d7-d8"}).code == cli::done);
    const Output log = run_fow({"log", game});
    CHECK_THAT(log.out, ContainsSubstring("turn 6  Blue's Scout d7 attacked the General on d8 and fell.\n"));
    CHECK(run_fow({"log", game, "--seat", "both"}).out == log.out);
    CHECK_THAT(run_fow({"log", game, "--json"}).out,
               ContainsSubstring("\"notation\": \"d7-d8 fight 9 2 lost\"") || ContainsSubstring("\"notation\":\"d7-d8 fight 9 2 lost\""));
    CHECK_THAT(run_fow({"show", game, "--seat", "blue"}).out, ContainsSubstring("[2]*"));
    CHECK_THAT(run_fow({"show", game, "--seat", "blue", "--ply", "23"}).out, ContainsSubstring("blue to move"));
    CHECK(nlohmann::json::parse(run_fow({"show", game, "--seat", "blue", "--json"}).out)["board"]["d8"]["rank"] == "general");
    CHECK_FALSE(nlohmann::json::parse(run_fow({"show", game, "--json"}).out)["board"]["a1"].contains("rank"));
    CHECK_THAT(run_fow({"legal", game}).out, ContainsSubstring("b6-b5\n"));
    CHECK(run_fow({"explain", game, "a10-a9"}).err == "C2.2: Bombs and the Flag never move.\n");
    CHECK(run_fow({"explain", game, "b6-b5"}).out == "legal\n");
    CHECK(run_fow({"verify", game}).out ==
          "sound: 28 plies, turn 6, in progress\nnot committed to: Red's set-up\nnot committed to: Blue's set-up\n");
    const auto sound = nlohmann::json::parse(run_fow({"verify", game, "--json", "--against", game}).out);
    CHECK(sound["plies"] == 28);
    CHECK(sound["same_as_earlier"] == 0);
    CHECK_THAT(run_fow({"perft", game, "1"}).out, ContainsSubstring("1 "));
}

TEST_CASE("fow play refuses with the rule, and then writes nothing", "[C1.5]") {
    const fow::test::Folder folder;
    const std::string game = duel_in(folder);
    const std::string before = files::read(game);
    const Output refused = run_fow({"play", game, "b9-b8", "b8-b7"});
    CHECK(refused.code == cli::refused);
    CHECK_THAT(refused.err, ContainsSubstring("b8-b7: C"));
    CHECK(files::read(game) == before);
    CHECK(run_fow({"play", game, "nonsense"}).code == cli::usage);
}

TEST_CASE("fow new sets up what is given, draws the rest, or leaves it to the players", "[C1.6]") {
    const auto begun = [](std::vector<std::string> more) {
        std::vector<std::string> all{"--game", "stratego", "new", "-o", "-"};
        all.insert(all.end(), more.begin(), more.end());
        return run_fow(all);
    };
    CHECK_THAT(begun({}).err, ContainsSubstring("-: turn 0, red decides"));
    const Output drawn = begun({"--setup", "random", "--seed", "7", "--true-to-the-table"});
    CHECK(nlohmann::json::parse(drawn.out)["plies"].size() == 82);
    CHECK(nlohmann::json::parse(drawn.out)["options"]["memory"] == false);
    CHECK(begun({"--setup", "random", "--seed", "7", "--true-to-the-table"}).out == drawn.out);
    CHECK(begun({"--setup", "sorted"}).code == cli::usage);
    CHECK(begun({"--blue", "F"}).code == cli::usage);
    CHECK_THAT(begun({"--blue", "FB8sB479B8/BB31555583/6724898974/967B669999"}).err, ContainsSubstring("Red sets up first"));
}

TEST_CASE("fow converts games between a record and what other programs read", "[C6.3][C6.4]") {
    const fow::test::Folder folder;
    const std::string game = duel_in(folder);
    REQUIRE(run_fow({"play", game, "b9-b8", "e3-e7"}).code == cli::done);
    const Output xml = run_fow({"convert", game, "-o", "-"});
    CHECK_THAT(xml.out,
               ContainsSubstring("<move id=\"1\" source=\"B2\" target=\"B3\"/>") && ContainsSubstring("<player id=\"1\">Anna</player>"));
    const Output back = run_fow({"--game", "duel", "convert", "-", "-o", "-"}, xml.out);
    CHECK(back.err.empty());
    CHECK(run_fow({"convert", "-", "-o", "-"}, back.out).out == xml.out);
    CHECK(run_fow({"convert", game, "--to", "gsn", "-o", "-"}).code == cli::unusable);  // a game that is not over
    const std::string over = folder.file("over.json");
    REQUIRE(run_fow({"play", game, "resign", "-o", over}).code == cli::done);
    const Output gsn = run_fow({"convert", over, "--to", "gsn", "-o", "-"});
    CHECK_THAT(gsn.out, ContainsSubstring("\nB2 B3\nE8 E4\nEND\nAnna vs ") && ContainsSubstring(" result 3 winner 1\n"));
    const Output of_gsn = run_fow({"--game", "duel", "convert", "-", "-o", "-"}, gsn.out);
    CHECK(of_gsn.err.empty());
    CHECK(run_fow({"convert", "-", "--to", "gsn", "-o", "-"}, of_gsn.out).out == gsn.out);
    const Output board = run_fow({"convert", game, "--to", "board", "-o", "-"});
    CHECK(board.out.size() == 101);
    const Output posed = run_fow({"--game", "duel", "convert", "-", "-o", "-", "--mover", "red"}, board.out);
    CHECK(run_fow({"convert", "-", "--to", "board", "-o", "-"}, posed.out).out == board.out);
    CHECK(run_fow({"convert", game, "--to", "set-up", "-o", "-"}).out == "blue " + set_up + "\nred " + set_up + "\n");
    CHECK(run_fow({"--game", "duel", "convert", "-", "-o", "-"}, "<a/>").code == cli::unusable);
}
