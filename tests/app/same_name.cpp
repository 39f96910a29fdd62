// When two names are the name of one player, and how players of one name are told apart.
#include "catch.hpp"

#include "app/game.hpp"
#include "app/same_name.hpp"

using namespace fow;
using namespace fow::app;

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
