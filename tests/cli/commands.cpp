// The commands of fow, as functions of their arguments.
#include "catch.hpp"

#include <sstream>

#include "cli/says.hpp"
#include "files/files.hpp"

using namespace fow;
using fow::test::Folder;
using fow::test::fow_says;
using fow::test::Said;

namespace {

std::string new_game(const Folder& folder) {
    const std::string game = folder.file("game.json");
    REQUIRE(fow_says({"new", "--seed", "3", "--setup", "random", "-o", game}).code == cli::done);
    return game;
}

std::size_t lines_in(const std::string& text) { return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')); }

}  // namespace

TEST_CASE("fow new begins a game, and the same seed the same one") {
    const Folder folder;
    const std::string game = new_game(folder);
    REQUIRE(fow_says({"new", "--seed", "3", "--setup", "random", "-o", folder.file("again.json")}).code == cli::done);
    CHECK(files::read(game) == files::read(folder.file("again.json")));
    CHECK(fow_says({"verify", game}).out.find("sound: ") == 0);
}

TEST_CASE("fow new without a set-up waits for the Allied player") {
    const Folder folder;
    const std::string game = folder.file("g.json");
    REQUIRE(fow_says({"new", "--seed", "1", "-o", game}).code == cli::done);
    CHECK(fow_says({"show", game}).out.find("set_up, allied decides") != std::string::npos);
    const Said refused = fow_says({"play", game, "ready"});
    CHECK(refused.code == cli::refused);
    CHECK(refused.err.find("W6.3: ") != std::string::npos);
}

TEST_CASE("fow new --field starts from every scenario that is shipped") {
    const Folder folder;
    for (const auto& entry : std::filesystem::directory_iterator(files::data_folder() / "rules" / "waterloo" / "scenarios")) {
        INFO(entry.path());
        CHECK(fow_says({"new", "--field", entry.path().string(), "--seed", "1", "-o", folder.file("s.json")}).code == cli::done);
        CHECK(fow_says({"verify", folder.file("s.json")}).code == cli::done);
    }
}

TEST_CASE("fow legal and explain agree, and a refusal names its rule") {
    const Folder folder;
    const std::string game = new_game(folder);
    std::istringstream legal(fow_says({"legal", game}).out);
    std::string last;
    for (std::string action; std::getline(legal, action); last = action) {
        CHECK(last < action);
        CHECK(fow_says({"explain", game, action}).out == "legal\n");
    }
    const Said refused = fow_says({"explain", game, "a5-a6"});
    CHECK(refused.code == cli::refused);
    CHECK(refused.err == "W7.2: There is no own piece on that square.\n");
    CHECK(fow_says({"explain", game, "nonsense"}).code == cli::usage);
}

TEST_CASE("fow play changes the record, and a refusal changes nothing") {
    const Folder folder;
    const std::string game = new_game(folder);
    const std::string before = files::read(game);
    const Said refused = fow_says({"play", game, "end", "a10-a9", "end"});
    CHECK(refused.code == cli::refused);
    CHECK(files::read(game) == before);
    REQUIRE(fow_says({"play", game, "end", "-o", folder.file("other.json")}).code == cli::done);
    CHECK(files::read(game) == before);
    REQUIRE(fow_says({"play", game, "end"}).code == cli::done);
    CHECK(files::read(game) == files::read(folder.file("other.json")));
    CHECK(fow_says({"play", game, "end", "--dice", "Green"}).code == cli::usage);
    REQUIRE(fow_says({"play", game, "resign"}).code == cli::done);
    CHECK(fow_says({"log", game}).out.find("The French resign: the Allies win.") != std::string::npos);
    CHECK(fow_says({"play", game, "end"}).err.find("W1.4: ") != std::string::npos);
}

TEST_CASE("fow show tells each seat its own") {
    const Folder folder;
    const std::string game = new_game(folder);
    CHECK(fow_says({"show", game, "--seat", "french"}).out.find("A3*") == std::string::npos);
    CHECK(fow_says({"show", game, "--seat", "allied"}).out.find("F3*") == std::string::npos);
    CHECK(fow_says({"show", game, "--seat", "onlooker"}).out.find("3*") == fow_says({"show", game}).out.find("3*"));
    const std::string both = fow_says({"show", game, "--seat", "both"}).out;
    CHECK(both.find("A3*") != std::string::npos);
    CHECK(both.find("F3*") != std::string::npos);
    CHECK(fow_says({"show", game, "--seat", "french", "--json"}).out.find("wellington") == std::string::npos);
    CHECK(fow_says({"show", game, "--ply", "0"}).out.find("line_draw") != std::string::npos);
    CHECK(fow_says({"show", game, "--ply", "100000"}).code == cli::usage);
    CHECK(fow_says({"show", game, "--seat", "cook"}).code == cli::usage);
}

TEST_CASE("fow log tells no line of retreat to the other") {
    const Folder folder;
    const std::string game = new_game(folder);
    CHECK(fow_says({"log", game, "--seat", "allied"}).out.find("The Allies draw their Line of Retreat card: ") != std::string::npos);
    CHECK(fow_says({"log", game, "--seat", "french"}).out.find("The Allies draw their Line of Retreat card.") != std::string::npos);
    CHECK(lines_in(fow_says({"log", game, "--json"}).out) == lines_in(fow_says({"log", game}).out));
}

TEST_CASE("fow perft counts the legal actions at depth 1") {
    const Folder folder;
    const std::string game = new_game(folder);
    const std::size_t uncounted = 3;  // resign, offer-draw, a standing order
    CHECK(fow_says({"perft", game, "1"}).out == "1 " + std::to_string(lines_in(fow_says({"legal", game}).out) - uncounted) + "\n");
}

TEST_CASE("fow playout ends every game and plays the same for the same seed, in every mode", "[slow]") {
    const std::string mode = GENERATE("basic", "standard", "expert");
    INFO(mode);
    const auto told = [](const std::string& text) { return text.substr(0, text.find("\"seconds\"")); };
    const std::vector<std::string> wish{"playout", "--mode", mode, "--games", "20", "--seed", "9", "--check", "--json"};
    const Said once = fow_says(wish);
    CHECK(once.code == cli::done);
    CHECK(told(once.out) == told(fow_says(wish).out));
    CHECK(once.out.find("\"cap\"") == std::string::npos);
    CHECK(fow_says({"playout", "--mode", "grand"}).code == cli::usage);
}

TEST_CASE("W14.3 every shipped battlefield is played to the end by random games", "[slow]") {
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(FOW_SOURCE_DIR) / "rules" / "waterloo" / "fields")) {
        INFO(entry.path().filename().string());
        const Said said = fow_says({"playout", "--field", entry.path().string(), "--games", "20", "--check", "--json"});
        INFO(said.err);
        CHECK(said.code == cli::done);
        CHECK(said.out.find("\"cap\"") == std::string::npos);
    }
}

TEST_CASE("W14.1 and W14.2 fow new takes the Expert options, and only in Expert") {
    const Folder folder;
    const std::string game = folder.file("early.json");
    REQUIRE(
        fow_says({"new", "--mode", "expert", "--start-early", "--where-are-the-prussians", "--setup", "random", "--seed", "2", "-o", game})
            .code == cli::done);
    const std::string shown = fow_says({"show", game}).out;
    CHECK(shown.find("turn -2, 9:30, draft, allied decides") == 0);
    CHECK(shown.find("Prussians to come: perhaps 13") != std::string::npos);
    CHECK(fow_says({"verify", game}).out.find("sound: ") == 0);
    CHECK(fow_says({"new", "--mode", "standard", "--start-early", "-o", game}).code == cli::usage);
    CHECK(fow_says({"new", "--where-are-the-prussians", "-o", game}).code == cli::usage);
}

TEST_CASE("fow rules shows the diagrams of a rule and of a chapter as boards") {
    const std::string rule = fow_says({"rules", "W4.3"}).out;
    CHECK_THAT(rule, Catch::Contains("     a   b   c   d   e   f   g   h\n"));
    CHECK_THAT(rule, Catch::Contains(" 4   .   .   .  F2c  .  F3*  .   .    4\n"));
    CHECK_THAT(rule, Catch::Contains("may: d4-d7, d4-a4, d4-e4\nmay not: d4-e5 (W4.3)\n"));
    CHECK_THAT(fow_says({"rules", "W4"}).out, Catch::Contains("\nW4.9: ") && Catch::Contains("\nW4.13: "));
    CHECK_THAT(fow_says({"rules", "W4.15"}).out, !Catch::Contains("may"));
}

TEST_CASE("fow rules prints a rule or a chapter") {
    CHECK(fow_says({"rules", "W8.7"}).out.rfind("- **W8.7** ", 0) == 0);
    const std::string chapter = fow_says({"rules", "W8"}).out;
    CHECK(chapter.rfind("## W8 ", 0) == 0);
    CHECK(chapter.find("**W8.11**") != std::string::npos);
    CHECK(chapter.find("**W9.1**") == std::string::npos);
    CHECK(fow_says({"rules", "W99.1"}).code == cli::usage);
    const std::string found = fow_says({"rules", "hill", "GUN"}).out;
    CHECK(found.rfind("- **W10.2** ", 0) == 0);
    CHECK_THAT(found, Catch::Contains("- **W10.12** "));
    CHECK_THAT(found, !Catch::Contains("W10.13"));
    CHECK(fow_says({"rules", "hill", "elephant"}).code == cli::usage);
}

TEST_CASE("fow says what is wrong with a file, and where") {
    const Folder folder;
    const std::string game = new_game(folder);
    std::string text = files::read(game);
    text.replace(text.find("\"ready\""), 7, "\"reddy\"");
    files::write(folder.file("broken.json"), text);
    const Said broken = fow_says({"verify", folder.file("broken.json")});
    CHECK(broken.code == cli::unusable);
    CHECK(broken.err.find("broken.json: /plies/") != std::string::npos);
    const Said missing = fow_says({"show", folder.file("none.json")});
    CHECK(missing.code == cli::unusable);
    CHECK(missing.err.find("none.json: cannot be opened") != std::string::npos);
    CHECK(fow_says({"dance"}).code == cli::usage);
    CHECK(fow_says({}).code == cli::usage);
    CHECK(fow_says({"--help"}).code == cli::done);
    CHECK(fow_says({"play", "--help"}).out.find("ACTION") != std::string::npos);
}
