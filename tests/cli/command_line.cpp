// What people expect of a command line: where output goes, what it replaces, and what reaches a terminal.
#include "catch.hpp"

#include <sys/stat.h>
#include <unistd.h>
#include <fstream>

#include "cli/run_fow.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "games/waterloo/json/documents.hpp"

using namespace fow;
using namespace fow::waterloo;
using fow::test::Folder;
using fow::test::Output;
using fow::test::run_fow;

namespace {

namespace fs = std::filesystem;

/// A game that is begun in the file `out`.
Output begin_at(const std::string& out, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"new", "--seed", "3", "--setup", "random", "-o", out};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_fow(arguments);
}

/// Runs fow with standard output on `out`.
Output run_into(std::ostream& out, std::vector<std::string> arguments) {
    std::ostringstream err;
    std::istringstream in;
    const int code = cli::run(cli::games_of_fow(), std::move(arguments), {out, err, in});
    return {code, {}, err.str()};
}

}  // namespace

TEST_CASE("fow does not replace a file without --force") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    files::write(game, "precious");
    const Output refused = begin_at(game);
    CHECK(refused.code == cli::unusable);
    CHECK(refused.err == "fow: " + game + ": it exists already; --force replaces it\n");
    CHECK(refused.out.empty());
    CHECK(files::read(game) == "precious");
    REQUIRE(begin_at(game, {"--force"}).code == cli::done);
    const std::string before = files::read(game);
    CHECK(run_fow({"verify", game}).code == cli::done);

    files::write(folder / "other.json", "precious");
    CHECK(run_fow({"play", game, "end", "-o", folder.file("other.json")}).code == cli::unusable);
    CHECK(files::read(folder / "other.json") == "precious");
    CHECK(run_fow({"play", game, "end", "-o", game}).code == cli::unusable);
    CHECK(files::read(game) == before);
    CHECK(run_fow({"play", game, "end", "-o", folder.file("other.json"), "--force"}).code == cli::done);
    CHECK(run_fow({"play", game, "end"}).code == cli::done);
    CHECK(files::read(game) == files::read(folder / "other.json"));
    CHECK(folder.entries() == 2);
}

TEST_CASE("fow follows symlinks when it writes") {
    const Folder folder;
    REQUIRE(begin_at(folder.file("target.json")).code == cli::done);
    const std::string before = files::read(folder / "target.json");
    fs::create_directory(folder / "links");
    fs::create_symlink("../target.json", folder / "links/first.json");
    fs::create_symlink("links/first.json", folder / "second.json");

    REQUIRE(run_fow({"play", folder.file("second.json"), "end"}).code == cli::done);
    CHECK(fs::is_symlink(folder / "second.json"));
    CHECK(fs::is_symlink(folder / "links/first.json"));
    CHECK(files::read(folder / "target.json") != before);
    CHECK(begin_at(folder.file("second.json")).code == cli::unusable);
    REQUIRE(begin_at(folder.file("second.json"), {"--force"}).code == cli::done);
    CHECK(fs::is_symlink(folder / "second.json"));
    CHECK(files::read(folder / "target.json") == before);

    fs::create_symlink("absent.json", folder / "dangling.json");
    REQUIRE(begin_at(folder.file("dangling.json")).code == cli::done);
    CHECK(fs::is_symlink(folder / "dangling.json"));
    CHECK(files::read(folder / "absent.json") == before);

    fs::create_symlink("loop.json", folder / "loop.json");
    const Output loop = begin_at(folder.file("loop.json"), {"--force"});
    CHECK(loop.code == cli::unusable);
    CHECK(fs::is_symlink(folder / "loop.json"));
}

TEST_CASE("fow writes only to regular files, even with --force") {
    const Folder folder;
    REQUIRE(::mkfifo(folder.file("pipe").c_str(), 0600) == 0);
    fs::create_directory(folder / "folder");
    fs::create_symlink("/dev/null", folder / "null");
    for (const char* name : {"pipe", "null"}) {
        INFO(name);
        const Output said = begin_at(folder.file(name), {"--force"});
        CHECK(said.code == cli::unusable);
        CHECK(said.err == "fow: " + folder.file(name) + ": it is a pipe or a device, not a file\n");
    }
    for (const char* name : {"folder", "folder/"}) {
        INFO(name);
        const Output said = begin_at(folder.file(name), {"--force"});
        CHECK(said.code == cli::unusable);
        CHECK(said.err == "fow: " + folder.file(name) + ": it is a folder, not a file\n");
    }
    CHECK(fs::is_fifo(folder / "pipe"));
    CHECK(fs::is_symlink(folder / "null"));
    CHECK(fs::is_empty(folder / "folder"));
    CHECK(begin_at("").code == cli::usage);
}

TEST_CASE("fow creates missing folders only with --parents") {
    const Folder folder;
    const std::string game = folder.file("a/b/game.json");
    const Output refused = begin_at(game);
    CHECK(refused.code == cli::unusable);
    CHECK(refused.err == "fow: " + game + ": it is in a folder that does not exist; --parents creates it\n");
    CHECK(folder.entries() == 0);
    CHECK(begin_at(game, {"--parents"}).code == cli::done);
    CHECK(run_fow({"verify", game}).code == cli::done);
    CHECK(begin_at(game, {"--parents"}).code == cli::unusable);  // it exists
}

TEST_CASE("a file that fow replaces keeps its permissions") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    REQUIRE(begin_at(game).code == cli::done);
    for (const auto permissions : {fs::perms(0600), fs::perms(0640), fs::perms(0664)}) {
        fs::permissions(game, permissions);
        REQUIRE(run_fow({"play", game, "end"}).code == cli::done);
        CHECK(fs::status(game).permissions() == permissions);
    }
}

TEST_CASE("fow -o - writes to standard output, and its messages to standard error") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    const Output said = begin_at(game);
    CHECK(said.err.empty());
    const Output piped = begin_at("-");
    CHECK(piped.code == cli::done);
    CHECK(piped.out == files::read(game));
    CHECK(piped.err.find("turn 1, 11:00, allied decides; seed 3") != std::string::npos);
    const std::string before = files::read(game);
    const Output played = run_fow({"play", game, "end", "-o", "-"});
    CHECK(played.code == cli::done);
    CHECK(files::read(game) == before);
    REQUIRE(run_fow({"play", game, "end"}).out == played.err);
    CHECK(played.out == files::read(game));
    CHECK_FALSE(fs::exists("-"));
}

TEST_CASE("fow fails if standard output cannot be written") {
    const Folder folder;
    const std::string game = folder.file("game.json");
    REQUIRE(begin_at(game).code == cli::done);
    const std::vector<std::vector<std::string>> lines{{"show", game},         {"legal", game}, {"rules"},
                                                      {"new", "-o", "-"},     {"log", game},   {"verify", game},
                                                      {"--version"},          {"--help"},      {"play", game, "end", "-o", "-"},
                                                      {"log", game, "--json"}};
    for (const auto& line : lines) {
        INFO(line.front());
        std::ofstream full("/dev/full");
        REQUIRE(full.is_open());
        const Output said = run_into(full, line);
        CHECK(said.code == cli::unusable);
        CHECK_THAT(said.err, ContainsSubstring("fow: standard output could not be written"));
    }
    // A disk that fills up while fow writes.
    struct Limited : std::streambuf {
        int left = 100;
        int_type overflow(int_type c) override { return left-- > 0 ? c : traits_type::eof(); }
    } limited;
    std::ostream out(&limited);
    CHECK(run_into(out, {"rules"}).code == cli::unusable);
}

TEST_CASE("fow shows control characters instead of writing them") {
    const Folder folder;
    const std::string evil =
        "\x1b]0;owned\x07 \xc2\x9b"
        "2J\x7f \xe2\x80\xae";
    const std::string shown = "\\u001b]0;owned\\u0007 \\u009b2J\\u007f \\u202e";
    const auto harmless = [&](const Output& said) {
        for (const std::string& text : {said.out, said.err}) {
            CHECK(text.find('\x1b') == std::string::npos);
            CHECK(text.find('\x07') == std::string::npos);
            CHECK(text.find('\x7f') == std::string::npos);
            CHECK(text.find("\xc2\x9b") == std::string::npos);
            CHECK(text.find("\xe2\x80\xae") == std::string::npos);
        }
    };
    // A tile's name in a record.
    const std::string game = folder.file("game.json");
    Ruleset rules = data::load_ruleset();
    Options options;
    options.mode = Mode::standard;
    rules.pieces.roster.front().name = evil;
    rules.terrain.tiles.front().name = evil;
    files::write(game, write_record(Session(rules, options, {evil, evil}).record()));
    const Output board = run_fow({"show", game});
    CHECK_THAT(board.out, ContainsSubstring(shown));
    harmless(board);
    harmless(run_fow({"show", game, "--json"}));

    // A lesson's title.
    std::string lesson = files::read(std::string(FOW_SOURCE_DIR) + "/tests/games/waterloo/fuzz/corpus/lesson/across-the-brook");
    const std::string title = "\"Across the brook\"";
    lesson.replace(lesson.find(title), title.size(), "\"\\u001b]0;owned\\u0007 \\u009b2J\\u007f \\u202e\"");
    files::write(folder / "lesson.json", lesson);
    const Output said = run_fow({"lesson", folder.file("lesson.json")});
    CHECK_THAT(said.out, ContainsSubstring(shown + ": 4 steps"));
    harmless(said);

    // Refusals that quote a file, an argument, or a path.
    files::write(folder / "evil.json", "{\"format\": \"fog-of-waterloo/record\", \"version\": 1, \"\\u001b[2J\": 1}");
    const Output member = run_fow({"verify", folder.file("evil.json")});
    CHECK(member.code == cli::unusable);
    CHECK_THAT(member.err, ContainsSubstring("\\u001b[2J"));
    harmless(member);
    harmless(run_fow({"explain", game, evil}));
    harmless(run_fow({evil}));
    harmless(run_fow({"rules", evil}));
    const Output path = run_fow({"show", folder.file("none\x1b[31m")});
    CHECK_THAT(path.err, ContainsSubstring("none\\u001b[31m"));
    const Output byte = run_fow({"show", folder.file("none\x9b"
                                                     "31m")});
    CHECK_THAT(byte.err, ContainsSubstring("none\\x9b31m"));
}

TEST_CASE("fow rules leaves out a diagram that no longer fits the rules, and says so") {
    const Folder folder;
    const fs::path data = folder / "data";
    fs::create_directories(data / "docs");
    fs::copy(files::data_folder() / "rules", data / "rules", fs::copy_options::recursive);
    fs::copy(files::data_folder() / "docs/rules", data / "docs/rules", fs::copy_options::recursive);
    std::string pieces = files::read(data / "rules/waterloo/pieces.json");
    const std::string range = "\"artillery_range\": {\"rule\": \"W4.9\", \"value\": ";
    REQUIRE(pieces.find(range) != std::string::npos);
    pieces[pieces.find(range) + range.size()] = '4';
    files::write(data / "rules/waterloo/pieces.json", pieces);

    struct Elsewhere {
        explicit Elsewhere(const fs::path& folder) { ::setenv("FOG_OF_WATERLOO_DATA", folder.c_str(), 1); }
        ~Elsewhere() { ::unsetenv("FOG_OF_WATERLOO_DATA"); }
    };
    const std::string before = run_fow({"rules", "W4"}).out;
    const std::string rule = run_fow({"rules", "W4.3"}).out;
    REQUIRE_THAT(before, ContainsSubstring("\nW4.9: "));
    const Elsewhere elsewhere(data);
    const Output chapter = run_fow({"rules", "W4"});
    CHECK(chapter.code == cli::done);
    CHECK_THAT(chapter.out, ContainsSubstring("\nW4.13: ") && !ContainsSubstring("\nW4.9: "));
    CHECK_THAT(chapter.err, ContainsSubstring("W4.9-field-of-fire.json") && ContainsSubstring("left out"));
    const Output untouched = run_fow({"rules", "W4.3"});
    CHECK(untouched.code == cli::done);
    CHECK(untouched.out == rule);
    const Output page = run_fow({"rules", "--diagrams"});
    CHECK(page.code == cli::done);
    CHECK_THAT(page.out, ContainsSubstring("## W4.3") && !ContainsSubstring("## W4.9\n"));
}

TEST_CASE("A wrong command line is told in a short sentence") {
    struct Case {
        std::vector<std::string> words;
        std::string complaint;
    };
    const std::vector<Case> cases{
        {{}, "a command is missing"},
        {{"show"}, "GAME is missing"},
        {{"show", "x.json", "--ply", "-1"}, "--ply: \"-1\" is not a whole number from 0 on"},
        {{"show", "x.json", "--ply", "1.5"}, "--ply: \"1.5\" is not a whole number from 0 on"},
        {{"show", "x.json", "--ply"}, "--ply: its value is missing"},
        {{"show", "x.json", "y.json"}, "not expected: y.json"},
        {{"show", "x.json", "y.json", "--bogus"}, "not expected: --bogus y.json"},
        {{"match", "--first", "captain", "--second", "captain", "--games", "0"}, "--games: \"0\" is not a whole number from 1 to 1000000"},
        {{"match", "--first", "captain", "--second", "captain", "--seed", "-4"},
         "--seed: \"-4\" is not a number from 0 to 18446744073709551615"},
        {{"match", "--first", "captain", "--second", "captain", "--setup", "odd"}, "--setup: \"odd\" is not shared or own"},
    };
    for (const Case& a : cases) {
        const Output told = run_fow(a.words);
        CHECK(told.code == cli::usage);
        CHECK(told.err == a.complaint + "\nRun with --help for more information.\n");
        CHECK(told.out.empty());
    }
}
