// The commands of fow, as functions of their arguments.
#include "catch.hpp"

#include <sstream>

#include "cli/run_fow.hpp"
#include "files/files.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/files/rules_files.hpp"

using namespace fow;
using namespace fow::waterloo;
using fow::test::Folder;
using fow::test::Output;
using fow::test::run_fow;

namespace {

std::string new_game(const Folder& folder) {
    const std::string game = folder.file("game.json");
    REQUIRE(run_fow({"new", "--seed", "3", "--setup", "random", "-o", game}).code == cli::done);
    return game;
}

std::size_t lines_in(const std::string& text) { return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')); }

}  // namespace

TEST_CASE("fow new begins a game, and the same seed gives the same game") {
    const Folder folder;
    const std::string game = new_game(folder);
    REQUIRE(run_fow({"new", "--seed", "3", "--setup", "random", "-o", folder.file("again.json")}).code == cli::done);
    CHECK(files::read(game) == files::read(folder.file("again.json")));
    CHECK(run_fow({"verify", game}).out.find("sound: ") == 0);
}

TEST_CASE("fow new without a set-up waits for the Allied player") {
    const Folder folder;
    const std::string game = folder.file("g.json");
    REQUIRE(run_fow({"new", "--seed", "1", "-o", game}).code == cli::done);
    CHECK(run_fow({"show", game}).out.find("set_up, allied decides") != std::string::npos);
    const Output refused = run_fow({"play", game, "ready"});
    CHECK(refused.code == cli::refused);
    CHECK(refused.err.find("W6.3: ") != std::string::npos);
}

TEST_CASE("fow new --field starts from every shipped scenario") {
    const Folder folder;
    for (const auto& entry : std::filesystem::directory_iterator(files::data_folder() / "rules" / "waterloo" / "scenarios")) {
        INFO(entry.path());
        CHECK(run_fow({"new", "--field", entry.path().string(), "--seed", "1", "-o", folder.file("s.json"), "--force"}).code == cli::done);
        CHECK(run_fow({"verify", folder.file("s.json")}).code == cli::done);
    }
}

TEST_CASE("fow legal and explain agree, and a refusal names its rule") {
    const Folder folder;
    const std::string game = new_game(folder);
    std::istringstream legal(run_fow({"legal", game}).out);
    std::string last;
    for (std::string action; std::getline(legal, action); last = action) {
        CHECK(last < action);
        CHECK(run_fow({"explain", game, action}).out == "legal\n");
    }
    const Output refused = run_fow({"explain", game, "a5-a6"});
    CHECK(refused.code == cli::refused);
    CHECK(refused.err == "W7.2: You have no piece on that square.\n");
    CHECK(run_fow({"explain", game, "nonsense"}).code == cli::usage);
}

TEST_CASE("fow play changes the record, and a refusal changes nothing") {
    const Folder folder;
    const std::string game = new_game(folder);
    const std::string before = files::read(game);
    const Output refused = run_fow({"play", game, "end", "a10-a9", "end"});
    CHECK(refused.code == cli::refused);
    CHECK(files::read(game) == before);
    REQUIRE(run_fow({"play", game, "end", "-o", folder.file("other.json")}).code == cli::done);
    CHECK(files::read(game) == before);
    REQUIRE(run_fow({"play", game, "end"}).code == cli::done);
    CHECK(files::read(game) == files::read(folder.file("other.json")));
    CHECK(run_fow({"play", game, "end", "--dice", "Green"}).code == cli::usage);
    REQUIRE(run_fow({"play", game, "resign"}).code == cli::done);
    CHECK(run_fow({"log", game}).out.find("The French resign: the Allies win.") != std::string::npos);
    CHECK(run_fow({"play", game, "end"}).err.find("W1.4: ") != std::string::npos);
}

TEST_CASE("fow show shows each seat its own view") {
    const Folder folder;
    const std::string game = new_game(folder);
    CHECK(run_fow({"show", game, "--seat", "french"}).out.find("A3*") == std::string::npos);
    CHECK(run_fow({"show", game, "--seat", "allied"}).out.find("F3*") == std::string::npos);
    CHECK(run_fow({"show", game, "--seat", "onlooker"}).out.find("3*") == run_fow({"show", game}).out.find("3*"));
    const std::string both = run_fow({"show", game, "--seat", "both"}).out;
    CHECK(both.find("A3*") != std::string::npos);
    CHECK(both.find("F3*") != std::string::npos);
    CHECK(run_fow({"show", game, "--seat", "french", "--json"}).out.find("wellington") == std::string::npos);
    CHECK(run_fow({"show", game, "--ply", "0"}).out.find("line_draw") != std::string::npos);
    CHECK(run_fow({"show", game, "--ply", "100000"}).code == cli::usage);
    CHECK(run_fow({"show", game, "--seat", "cook"}).code == cli::usage);
}

TEST_CASE("fow log does not show a line of retreat to the opponent") {
    const Folder folder;
    const std::string game = new_game(folder);
    CHECK(run_fow({"log", game, "--seat", "allied"}).out.find("The Allies draw their Line of Retreat card: ") != std::string::npos);
    CHECK(run_fow({"log", game, "--seat", "french"}).out.find("The Allies draw their Line of Retreat card.") != std::string::npos);
    CHECK(lines_in(run_fow({"log", game, "--json"}).out) == lines_in(run_fow({"log", game}).out) + 1);  // and how it began
}

TEST_CASE("fow perft counts the legal actions at depth 1") {
    const Folder folder;
    const std::string game = new_game(folder);
    const std::size_t uncounted = 5;  // resign, offer-draw, three standing orders
    CHECK(run_fow({"perft", game, "1"}).out == "1 " + std::to_string(lines_in(run_fow({"legal", game}).out) - uncounted) + "\n");
}

TEST_CASE("fow playout ends every game and plays the same for the same seed, in every mode", "[slow]") {
    const std::string mode = GENERATE("basic", "standard", "expert");
    INFO(mode);
    const auto without_seconds = [](const std::string& text) { return text.substr(0, text.find("\"seconds\"")); };
    const std::vector<std::string> arguments{"playout", "--mode", mode, "--games", "20", "--seed", "9", "--check", "--json"};
    const Output once = run_fow(arguments);
    CHECK(once.code == cli::done);
    CHECK(without_seconds(once.out) == without_seconds(run_fow(arguments).out));
    CHECK(once.out.find("\"cap\"") == std::string::npos);
    CHECK(run_fow({"playout", "--mode", "grand"}).code == cli::usage);
}

TEST_CASE("W14.3 every shipped battlefield is played to the end by random games", "[slow]") {
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(FOW_SOURCE_DIR) / "rules" / "waterloo" / "fields")) {
        INFO(entry.path().filename().string());
        const Output said = run_fow({"playout", "--field", entry.path().string(), "--games", "20", "--check", "--json"});
        INFO(said.err);
        CHECK(said.code == cli::done);
        CHECK(said.out.find("\"cap\"") == std::string::npos);
    }
}

TEST_CASE("W14.1 and W14.2 fow new takes the Expert options, and only in Expert") {
    const Folder folder;
    const std::string game = folder.file("early.json");
    REQUIRE(
        run_fow({"new", "--mode", "expert", "--start-early", "--where-are-the-prussians", "--setup", "random", "--seed", "2", "-o", game})
            .code == cli::done);
    const std::string shown = run_fow({"show", game}).out;
    CHECK(shown.find("turn -2, 9:30, draft, allied decides") == 0);
    CHECK(shown.find("Prussians to come: perhaps 13") != std::string::npos);
    CHECK(run_fow({"verify", game}).out.find("sound: ") == 0);
    CHECK(run_fow({"new", "--mode", "standard", "--start-early", "-o", game}).code == cli::usage);
    CHECK(run_fow({"new", "--where-are-the-prussians", "-o", game}).code == cli::usage);
}

TEST_CASE("W15.7 fow new takes the handicap, only in Expert, and its views tell of it") {
    const Folder folder;
    const std::string game = folder.file("handicap.json");
    REQUIRE(run_fow({"new", "--mode", "expert", "--handicap", "--setup", "random", "--seed", "2", "-o", game}).code == cli::done);
    CHECK_THAT(run_fow({"show", game, "--json"}).out, ContainsSubstring("\"handicap_units\""));
    CHECK(run_fow({"verify", game}).out.find("sound: ") == 0);
    const Output misused = run_fow({"new", "--mode", "standard", "--handicap", "-o", folder.file("other.json")});
    CHECK(misused.code == cli::usage);
    CHECK_THAT(misused.err, ContainsSubstring("--handicap") && ContainsSubstring("(W15.7)"));
    CHECK(run_fow({"match", "--mode", "expert", "--handicap", "--first", "random", "--second", "random", "--games", "2"}).code ==
          cli::done);
}

TEST_CASE("fow rules shows the diagrams of a rule and of a chapter as boards") {
    const std::string rule = run_fow({"rules", "W4.3"}).out;
    CHECK_THAT(rule, ContainsSubstring("     a   b   c   d   e   f   g   h\n"));
    CHECK_THAT(rule, ContainsSubstring(" 4   .   .   .  F2c  .  F3*  .   .    4\n"));
    CHECK_THAT(rule, ContainsSubstring("may: d4-d7, d4-a4, d4-e4\nmay not: d4-e5 (W4.3)\n"));
    CHECK_THAT(run_fow({"rules", "W4"}).out, ContainsSubstring("\nW4.9: ") && ContainsSubstring("\nW4.13: "));
    CHECK_THAT(run_fow({"rules", "W4.15"}).out, !ContainsSubstring("may"));
}

TEST_CASE("fow rules prints a rule or a chapter") {
    CHECK(run_fow({"rules", "W8.7"}).out.rfind("- **W8.7** ", 0) == 0);
    const std::string chapter = run_fow({"rules", "W8"}).out;
    CHECK(chapter.rfind("## W8 ", 0) == 0);
    CHECK(chapter.find("**W8.11**") != std::string::npos);
    CHECK(chapter.find("**W9.1**") == std::string::npos);
    CHECK(run_fow({"rules", "W99.1"}).code == cli::usage);
    const std::string found = run_fow({"rules", "hill", "GUN"}).out;
    CHECK(found.rfind("- **W10.2** ", 0) == 0);
    CHECK_THAT(found, ContainsSubstring("- **W10.12** "));
    CHECK_THAT(found, !ContainsSubstring("W10.13"));
    CHECK(run_fow({"rules", "hill", "elephant"}).code == cli::usage);
}

TEST_CASE("fow says what is wrong with a file, and where") {
    const Folder folder;
    const std::string game = new_game(folder);
    std::string text = files::read(game);
    text.replace(text.find("\"ready\""), 7, "\"reddy\"");
    files::write(folder.file("broken.json"), text);
    const Output broken = run_fow({"verify", folder.file("broken.json")});
    CHECK(broken.code == cli::unusable);
    CHECK(broken.err.find("broken.json: /plies/") != std::string::npos);
    const Output missing = run_fow({"show", folder.file("none.json")});
    CHECK(missing.code == cli::unusable);
    CHECK(missing.err.find("none.json: it cannot be opened") != std::string::npos);
    CHECK(run_fow({"dance"}).code == cli::usage);
    CHECK(run_fow({}).code == cli::usage);
    CHECK(run_fow({"--help"}).code == cli::done);
    CHECK(run_fow({"play", "--help"}).out.find("ACTION") != std::string::npos);
}

TEST_CASE("fow lesson accepts a good lesson, and lists all faults of a bad one", "[lessons]") {
    const std::string good = std::string(FOW_SOURCE_DIR) + "/tests/games/waterloo/fuzz/corpus/lesson/across-the-brook";
    const auto said = run_fow({"lesson", good});
    CHECK(said.code == cli::done);
    CHECK(said.out == "Across the brook: 4 steps, solved by its solutions\n");

    const Folder folder;
    std::string text = files::read(good);
    const auto spoil = [&](const std::string& from, const std::string& to) { text.replace(text.find(from), from.size(), to); };
    spoil("\"e6xe7\"", "\"e6-e8\"");
    files::write(folder / "l.json", text);
    const auto unsolved = run_fow({"lesson", folder.file("l.json")});
    CHECK(unsolved.code == cli::unusable);
    CHECK(unsolved.err.find(folder.file("l.json") + ": /steps/3/solution/0: \"e6-e8\" is refused: ") != std::string::npos);

    spoil("\"basic\"", "\"beginners\"");
    spoil("W8.5", "W8.99");
    files::write(folder / "l.json", text);
    const auto unreadable = run_fow({"lesson", folder.file("l.json")});
    CHECK(unreadable.code == cli::unusable);
    CHECK(unreadable.err.find("/part: ") != std::string::npos);
    CHECK(unreadable.err.find("/rules/1: there is no rule") != std::string::npos);
    CHECK(run_fow({"lesson", folder.file("none.json")}).code == cli::unusable);
}

TEST_CASE("fow statistics prints the numbers of a finished battle only", "[statistics]") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    Session session(data::load_ruleset(), {}, {"Marie", "Arthur"}, std::nullopt);
    REQUIRE(session.roll(session.rolls()[0].roll));
    files::write(game, write_record(session.record()));
    const Output early = run_fow({"statistics", game});
    CHECK(early.code == cli::refused);
    CHECK(early.out.empty());
    CHECK(early.err.find("not over") != std::string::npos);
    for (const auto& path : std::filesystem::directory_iterator(files::data_folder() / "rules" / "waterloo" / "games")) {
        INFO(path.path());
        const Output said = run_fow({"statistics", path.path().string()});
        CHECK(said.code == cli::done);
        for (const char* part : {"Lost: ", "Turning points", "heavy cavalry", "Pieces left", "Faces of the Battle die"})
            CHECK(said.out.find(part) != std::string::npos);
    }
    const Output all = run_fow({"log", (files::data_folder() / "rules" / "waterloo" / "games" / "basic.json").string(), "--seat", "both"});
    CHECK(all.code == cli::done);
    CHECK(all.out.find("The French draw their Line of Retreat card: ") != std::string::npos);
    files::write(game, "{");
    CHECK(run_fow({"statistics", game}).code == cli::unusable);
}
