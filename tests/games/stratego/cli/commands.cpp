// The commands of fow for the classic game and its Duel, as functions of their arguments.
#include "catch.hpp"

#include <sstream>

#include "cli/run_fow.hpp"

using namespace fow;
using fow::test::Output;
using fow::test::run_fow;

namespace {

const std::string whole = "FB8sB479B8/BB31555583/6724898974/967B669999";  // C6.3
const std::string duel = "F..B....../B8.s..8.../..129.9...";

Output classic(std::vector<std::string> arguments, const std::string& turns = {}) {
    arguments.insert(arguments.end(), {"--game", "stratego", "--blue", whole, "--red", whole});
    if (!turns.empty()) arguments.insert(arguments.end(), {"--moves", turns});
    return run_fow(arguments);
}
Output small(std::vector<std::string> arguments, const std::string& turns = {}) {
    arguments.insert(arguments.end(), {"--game", "duel", "--blue", duel, "--red", duel});
    if (!turns.empty()) arguments.insert(arguments.end(), {"--moves", turns});
    return run_fow(arguments);
}

/// Without the lines of the legend, which are the same every time.
std::string board_of(const Output& said) {
    CHECK(said.err.empty());
    CHECK(said.code == cli::done);
    return said.out.substr(0, said.out.find("(4) Blue"));
}

}  // namespace

TEST_CASE("fow show prints what both players know of a classic game", "[C3.7][C6.3]") {
    CHECK(board_of(classic({"show", "--seat", "blue"})) ==
          "red to move\n"
          "    a   b   c   d   e   f   g   h   i   j\n"
          "10 [?] [?] [?] [?] [?] [?] [?] [?] [?] [?] 10\n"
          " 9 [?] [?] [?] [?] [?] [?] [?] [?] [?] [?]  9\n"
          " 8 [?] [?] [?] [?] [?] [?] [?] [?] [?] [?]  8\n"
          " 7 [?] [?] [?] [?] [?] [?] [?] [?] [?] [?]  7\n"
          " 6  .   .   ~   ~   .   .   ~   ~   .   .   6\n"
          " 5  .   .   ~   ~   .   .   ~   ~   .   .   5\n"
          " 4 (9) (6) (7) (B) (6) (6) (9) (9) (9) (9)  4\n"
          " 3 (6) (7) (2) (4) (8) (9) (8) (9) (7) (4)  3\n"
          " 2 (B) (B) (3) (1) (5) (5) (5) (5) (8) (3)  2\n"
          " 1 (F) (B) (8) (s) (B) (4) (7) (9) (B) (8)  1\n"
          "    a   b   c   d   e   f   g   h   i   j\n"
          "Red lost: nothing\n"
          "Blue lost: nothing\n");
    CHECK(classic({"show"}).out == classic({"show", "--seat", "onlooker"}).out);
    CHECK_THAT(classic({"show", "--seat", "both"}).out, ContainsSubstring(" 1 (F) (B) (8) (s)") && ContainsSubstring("10 [F] [B] [8] [s]"));
    CHECK(classic({"show", "--seat", "french"}).code == cli::usage);
}

TEST_CASE("fow show tells what moved, what was shown and what was lost", "[C3.5][C3.7]") {
    // A Miner steps, a Scout runs, the Scout runs into the Miner's neighbour.
    CHECK(board_of(small({"show"}, "b9-b8,e3-e7,g8-g7,e7-e8")) ==
          "red to move\n"
          "    a   b   c   d   e   f   g   h   i   j\n"
          "10 [?]  .   .  [?]  .   .   .   .   .   .  10\n"
          " 9 [?]  .   .  [?]  .   .  [?]  .   .   .   9\n"
          " 8  .  [?]'[?] [?]  .   .   .   .   .   .   8\n"
          " 7  .   .   .   .   .   .  [?]' .   .   .   7\n"
          " 6  .   .   ~   ~   .   .   ~   ~   .   .   6\n"
          " 5  .   .   ~   ~   .   .   ~   ~   .   .   5\n"
          " 4  .   .   .   .   .   .   .   .   .   .   4\n"
          " 3  .   .  (?) (?)  .   .  (?)  .   .   .   3\n"
          " 2 (?) (?)  .  (?)  .   .  (?)  .   .   .   2\n"
          " 1 (?)  .   .  (?)  .   .   .   .   .   .   1\n"
          "    a   b   c   d   e   f   g   h   i   j\n"
          "Red lost: 1 Scout\n"
          "Blue lost: 1 Scout\n");
    // C3.5: the winner is known to both.
    CHECK_THAT(small({"show"}, "a9-a8,e3-e7,j8-j7").err, ContainsSubstring("a9-a8: C2.2: "));
    CHECK_THAT(small({"show"}, "b9-b8,e3-e7,b8-b7,e7-d7,b7-b8,d7-d8").out, ContainsSubstring(" 8  .  [?]'[?] [2]*[?] "));
    CHECK_THAT(small({"show"}, "b9-b8,e3-e7,b8-b7").out, ContainsSubstring(" 7  .  [?]' .   .  (9)* ") &&
                                                             ContainsSubstring("blue to move, 3 turns without an attack (drawn at 400)\n"));
}

TEST_CASE("fow show says what only the limit on repetition refuses", "[C2.4][C2.7]") {
    const std::string turns = "b9-b8,b2-b3,b8-b9,b3-b2,b9-b8,b2-b3";
    CHECK_THAT(small({"show", "--seat", "red"}, turns).out, ContainsSubstring("b8-b9 is refused now (C2.4)\n"));
    CHECK_THAT(small({"show", "--seat", "blue"}, turns).out, !ContainsSubstring("refused"));
    const Output said = small({"explain", "b8-b9"}, turns);
    CHECK(said.code == cli::refused);
    CHECK(said.err ==
          "C2.4: This piece has gone three times in a row between b9 and b8. Move it elsewhere, or move another piece first.\n");
}

TEST_CASE("fow legal and explain agree for the classic game", "[C2.1]") {
    const Output said = classic({"legal"});
    REQUIRE(said.code == cli::done);
    std::istringstream lines(said.out);
    int count = 0;
    for (std::string line; std::getline(lines, line); ++count) CHECK(classic({"explain", line}).out == "legal\n");
    // Files a, b, e, f, i and j are free. The Scouts on a7, i7 and j7 run up to three squares; the other pieces there can step.
    CHECK(said.out == "a7-a4\na7-a5\na7-a6\nb7-b6\ne7-e6\nf7-f6\ni7-i4\ni7-i5\ni7-i6\nj7-j4\nj7-j5\nj7-j6\noffer-draw\nresign\n");
    CHECK(count == 14);
    CHECK(classic({"legal", "--json"}, "b7-b6").out ==
          R"({"decides": "blue", "legal": ["a4-a5", "a4-a6", "a4-a7", "b4-b5", "e4-e5", "f4-f5", "i4-i5", "i4-i6", "i4-i7", "j4-j5", )"
          R"("j4-j6", "j4-j7", "offer-draw", "resign"]})"
          "\n");
    const Output refused = classic({"explain", "c7-c6"});
    CHECK(refused.code == cli::refused);
    CHECK(refused.err == "C1.2: c6 is a lake: nobody enters it.\n");
    CHECK(classic({"explain", "d7-d6", "--json"}).out ==
          "{\"action\": \"d7-d6\", \"legal\": false, \"rule\": \"C2.2\", \"reason\": "
          "\"Bombs and the Flag never move.\"}\n");
    CHECK(classic({"explain", "nonsense"}).code == cli::usage);
    CHECK(classic({"legal"}, "b7-b6,resign").out.empty());
    CHECK_THAT(classic({"show"}, "b7-b6,resign").out, ContainsSubstring("won by red: resigned (C4.3)\n"));
}

TEST_CASE("set-ups and turns that are none are refused with what is wrong", "[C1.3][C1.7][C6.3]") {
    const auto with = [](const std::string& blue, const std::string& red, const std::string& turns = {}) {
        std::vector<std::string> arguments{"show", "--game", "stratego", "--blue", blue, "--red", red};
        if (!turns.empty()) arguments.insert(arguments.end(), {"--moves", turns});
        return run_fow(arguments);
    };
    const Output missing = with(whole.substr(0, whole.size() - 1), whole);
    CHECK(missing.code == cli::usage);
    CHECK(missing.err ==
          "--blue: A set-up has 40 squares, this one 39 (C1.4). 1 Scout missing (C1.3).\nRun with --help for more information.\n");
    CHECK_THAT(with(whole, "FX" + whole.substr(2)).err, ContainsSubstring("--red: b10: 'X' is not a piece (C6.3). 1 Bomb missing (C1.3)."));
    CHECK(run_fow({"show", "--game", "stratego"}).code == cli::usage);
    CHECK_THAT(with(whole, whole, "b7-b6,here").err, ContainsSubstring("--moves: \"here\" is not a turn"));
    const Output shut_in = with(whole, "F444555566/6677778888/899999999s/BB12BB33BB");
    CHECK(shut_in.code == cli::refused);
    CHECK(shut_in.err == "red: C1.7: None of your pieces could move: you would lose at once (C4.2).\n");
}

TEST_CASE("fow perft counts the turns of the classic game", "[C2.1]") {
    // The numbers come from an independent count.
    CHECK(classic({"perft", "3"}).out == "1 12\n2 133\n3 1820\n");
    CHECK(small({"perft", "3"}).out == "1 25\n2 614\n3 16964\n");
    CHECK(classic({"perft", "1", "--json"}).out == "{\"depth\": 1, \"count\": 12}\n");
    CHECK(classic({"perft", "9"}).code == cli::usage);
}

TEST_CASE("fow playout plays and checks random games of both", "[C6.5]") {
    for (const char* game : {"stratego", "duel"}) {
        CAPTURE(game);
        const Output said = run_fow({"--game", game, "playout", "--games", "1", "--seed", "5", "--check", "--json"});
        CHECK(said.code == cli::done);
        CHECK(said.err.empty());
        CHECK_THAT(said.out, ContainsSubstring("{\"games\": 1, \"plies\": ") && ContainsSubstring("\"refused\": {\"C2.4\": "));
        const Output text = run_fow({"--game", game, "playout", "--games", "3", "--seed", "5"});
        CHECK_THAT(text.out, ContainsSubstring("3 games, ") && ContainsSubstring(" moves to choose from\n"));
    }
    CHECK(run_fow({"--game", "duel", "playout", "--seed", "-1"}).code == cli::usage);
    CHECK_THAT(run_fow({"--game", "duel", "playout", "--games", "0"}).out, ContainsSubstring("0 games, 0 plies"));
}

TEST_CASE("fow rules prints the rulebook of the classic game", "[C2.4]") {
    CHECK_THAT(run_fow({"--game", "stratego", "rules"}).out, ContainsSubstring("# The classic game and its Duel: the rulebook\n"));
    CHECK_THAT(run_fow({"--game", "duel", "rules", "C5"}).out, ContainsSubstring("## C5 ") && !ContainsSubstring("## C6"));
    CHECK_THAT(run_fow({"--game", "stratego", "rules", "C2.6", "--json"}).out,
               ContainsSubstring("{\"rule\": \"C2.6\", \"chapter\": \"Moving\"") && ContainsSubstring("\"diagrams\": []"));
    CHECK_THAT(run_fow({"--game", "duel", "rules", "C2.2"}).out, ContainsSubstring("may not: b2-b3 (C2.2)\n"));
    CHECK(run_fow({"--game", "stratego", "rules", "W8.7"}).err == "fow: there is no rule W8.7\n");
}

TEST_CASE("fow lesson checks a lesson of either game, which its file names", "[lessons]") {
    const std::string lessons = std::string(FOW_SOURCE_DIR) + "/rules/stratego/lessons/";
    const std::string solved = "A Flag in six moves: 6 steps, solved by its solutions\n";
    CHECK(run_fow({"--game", "duel", "lesson", lessons + "duel-10-a-flag-in-six-moves.json"}).out == solved);
    CHECK(run_fow({"lesson", lessons + "duel-10-a-flag-in-six-moves.json"}).out == solved);
    CHECK(run_fow({"lesson", lessons + "classic-30-an-opening.json", "--json"}).out == "{\"title\": \"An opening\", \"steps\": 5}\n");
    CHECK(run_fow({"--game", "duel", "lesson", lessons + "none.json"}).code == cli::unusable);
}
