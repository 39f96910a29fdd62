// Small parts of the program: chance, scripts, file names.
// When two names are the name of one player, and how players of one name are told apart.
#include "app/game.hpp"
#include "app/player_data.hpp"
#include "app/saved_games.hpp"
#include "app/script.hpp"
#include "app/typed_paths.hpp"
#include "catch.hpp"
#include "core/errors.hpp"
#include "core/pcg32.hpp"
#include "folder.hpp"

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

TEST_CASE("A lesson and a result of another window stay in the progress that this one saves", "[lost][lessons]") {
    const test::Folder folder;
    const std::filesystem::path path = folder / "progress.json";
    ProgressFile first(path), second(path);
    const GameAgainstComputer won{std::string(16, 'a'), "waterloo", {}, GameAgainstComputer::Result::won, 0};
    first.save({{"waterloo/first"}, {won}});
    Progress mine = second.value();
    mine.done.insert("waterloo/second");
    mine.against.push_back({std::string(16, 'b'), "waterloo", {}, GameAgainstComputer::Result::lost, 0});
    second.read_again();
    second.save(united(mine, second.value()));
    const Progress both = ProgressFile(path).value();
    CHECK(both.done == std::set<std::string>{"waterloo/first", "waterloo/second"});
    REQUIRE(both.against.size() == 2);
    CHECK(both.against.back() == won);
    CHECK(united(both, both) == both);
    // One that has become unusable is kept aside, and what is known stays.
    files::write(path, "{");
    second.read_again();
    second.save(united({{"waterloo/third"}, {}}, second.value()));
    CHECK(ProgressFile(path).value().done.size() == 3);
    CHECK(std::filesystem::exists(path.string() + ".broken"));
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

namespace {

PerSeat<std::string> seated(const std::string& first, const std::string& second, const std::string& second_is = "person") {
    ui::PlayersChoice form;
    form.first_name = first;
    form.second_name = second;
    form.second.who = second_is;
    return Players::of(form, Seat::first).names;
}

}  // namespace

TEST_CASE("Names that differ in capitals, encoding or blanks around them are one player's", "[names]") {
    const char* same[][2] = {{"Élodie", "élodie"},       {"ÉLODIE", "e\u0301lodie"},
                             {"Straße", "STRASSE"},      {"Ωμέγα", "ωμέγα"},
                             {"ΟΔΥΣΣΕΎΣ", "οδυσσεύς"},   {"Иван", "ИВАН"},
                             {" Marie", "marie  "},      {"Ǆ", "ǆ"},
                             {"\u00A0Bob", "BOB\u3000"}, {"ﬁ", "FI"},
                             {"Ｍａｒｉｅ", "Marie"}};
    for (const auto& [a, b] : same) {
        INFO(a << " and " << b);
        CHECK(is_same_name(a, b));
        CHECK(folded_name(folded_name(a)) == folded_name(a));
    }
    const char* different[][2] = {{"Elodie", "Élodie"}, {"Marie", "Maria"}, {"Anne Marie", "AnneMarie"}, {"Иван", "Иванъ"}};
    for (const auto& [a, b] : different) CHECK_FALSE(is_same_name(a, b));
    CHECK(folded_name("  ").empty());
    CHECK(folded_name("\xFF") == "\xFF");  // never happens: names are UTF-8
}

TEST_CASE("Two players of one name in one game are told apart", "[names]") {
    CHECK(seated("Marie", "Arthur") == PerSeat<std::string>{"Marie", "Arthur"});
    CHECK(seated("Élodie", "élodie") == PerSeat<std::string>{"Élodie", "élodie (2)"});
    CHECK(seated("Marie", "Marie (2)") == PerSeat<std::string>{"Marie", "Marie (2)"});
    CHECK(seated("captain", "", "captain") == PerSeat<std::string>{"captain (2)", "Captain"});
    const auto longest = seated(std::string(200, 'M'), std::string(200, 'm'));
    CHECK(longest.second.size() <= 200);
    CHECK_FALSE(is_same_name(longest.first, longest.second));
}
