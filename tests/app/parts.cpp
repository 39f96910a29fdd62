// Small parts of the program: chance, scripts, file names.
#include "catch.hpp"

#include "app/script.hpp"
#include "app/typed_paths.hpp"
#include "core/errors.hpp"
#include "core/pcg32.hpp"

using namespace fow;
using namespace fow::app;

TEST_CASE("PCG32 gives the same numbers for the same seed, within the bound", "[chance]") {
    Pcg32 same(42);
    Pcg32 again(42);
    Pcg32 other(43);
    bool differs = false;
    for (int i = 0; i < 64; ++i) {
        const auto number = same.next();
        CHECK(number == again.next());
        differs = differs || number != other.next();
    }
    CHECK(differs);
    for (int i = 0; i < 200; ++i) CHECK(same.below(6) < 6);
}

TEST_CASE("Errors in scripts are reported with the line", "[script]") {
    const auto commands = parse_script("# a comment\nclick e4\n\nhold take-seat 900\ntype \"two words\"\nwait 5\n", "x.fow");
    REQUIRE(commands.size() == 4);
    CHECK(commands[0] == Command{Verb::click, {"e4"}, -1, 2});
    CHECK(commands[1] == Command{Verb::hold, {"take-seat"}, 900, 4});
    CHECK(commands[2].words == std::vector<std::string>{"two words"});
    CHECK(commands[3].number == 5);
    const auto fault = [](const char* text) {
        try {
            static_cast<void>(parse_script(text, "x.fow"));
        } catch (const DataError& error) {
            return error.pointer;
        }
        return std::string("none");
    };
    CHECK(fault("click e4\njump\n") == "line 2");
    CHECK(fault("click\n") == "line 1");
    CHECK(fault("type \"open\n") == "line 1");
    CHECK(fault("wait soon\n") == "line 1");
    CHECK(fault("resize 640x480\n") == "line 1");
    CHECK(fault("quit\n") == "none");
}

TEST_CASE("File names are made safe", "[store]") {
    CHECK(file_name("Sunday evening") == "Sunday evening");
    CHECK(file_name("../../etc/passwd") == "-..-etc-passwd");
    CHECK(file_name("") == "unnamed");
    CHECK(file_name(std::string(500, 'a')).size() == 60);
    std::string accents, swords;
    for (int i = 0; i < 60; ++i) accents += "\u00E9", swords += "\U0001F5E1";
    CHECK(file_name(accents) == accents);
    CHECK(file_name(accents + "x") == accents);
    CHECK(file_name(swords).size() == 200);
    // A number is never cut off: otherwise looking for a free name would not end.
    CHECK(numbered("Sunday evening", 2) == "Sunday evening 2");
    for (const std::string& name : {std::string(500, 'a'), accents, swords}) CHECK(file_name(numbered(name, 12)).ends_with(" 12"));
}
