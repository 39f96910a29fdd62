#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "fow/view/player_view.hpp"

using namespace fow;

TEST_CASE("the six faces of the Battle die have their texts", "[words][W8.5]") {
    const std::pair<const char*, DieFace> faces[] = {
        {"Blue", {Seat::french, DieEffect::plain}},   {"Red", {Seat::allied, DieEffect::plain}},
        {"Blue+", {Seat::french, DieEffect::frenzy}}, {"Red+", {Seat::allied, DieEffect::frenzy}},
        {"BlueR", {Seat::french, DieEffect::rout}},   {"RedR", {Seat::allied, DieEffect::rout}}};
    for (const auto& [text, face] : faces) {
        CHECK(to_text(face) == text);
        CHECK(die_face_from_text(text) == face);
    }
    for (const char* text : {"", "blue", "Black", "Blue ", "BlueX", "Blue++", "R", "+"}) CHECK_FALSE(die_face_from_text(text));
}

TEST_CASE("words are read back", "[words]") {
    for (const Army army : {Army::french, Army::allied, Army::prussian}) CHECK(army_from_word(word(army)) == army);
    for (const Sector sector : {Sector::left, Sector::centre, Sector::right}) CHECK(sector_from_word(word(sector)) == sector);
    for (const Kind kind : {Kind::light_infantry, Kind::line_infantry, Kind::light_cavalry, Kind::heavy_cavalry,
                            Kind::artillery, Kind::commander, Kind::commander_in_chief})
        CHECK(kind_from_word(word(kind)) == kind);
    for (const Place place : {Place::reserve, Place::withdrawn, Place::regaining, Place::eliminated, Place::absent})
        CHECK(place_from_word(word(place)) == place);
    CHECK_FALSE(army_from_word("French"));
    CHECK_FALSE(kind_from_word(""));
}

TEST_CASE("each ending has a word and the rule that it rests on", "[words][W1.1][W1.2][W1.5][W1.6][W1.7][W15.2]") {
    const std::pair<Ending, const char*> endings[] = {
        {Ending::line_of_retreat, "W1.1"}, {Ending::commanders_lost, "W1.2"}, {Ending::nobody_can_act, "W1.5"},
        {Ending::resigned, "W1.6"},        {Ending::draw_agreed, "W1.6"},     {Ending::quiet_turns, "W1.7"},
        {Ending::nightfall, "W15.2"}};
    std::set<std::string> words;
    for (const auto& [ending, rule] : endings) {
        words.insert(std::string(word(ending)));
        CHECK(rule_of(ending) == rule);
    }
    CHECK(words.size() == 7);
}

TEST_CASE("phases have words of their own", "[words]") {
    std::set<std::string> words;
    for (const Phase phase : {Phase::line_draw, Phase::set_up, Phase::turn, Phase::battle_die, Phase::frenzy_choice,
                              Phase::prussian_draw, Phase::over})
        words.insert(std::string(word(phase)));
    CHECK(words.size() == 7);
}

TEST_CASE("values are filled into a sentence by name", "[words]") {
    CHECK(fill("{who} attacks {whom}.", {{"whom", "Ney"}, {"who", "Uxbridge"}}) == "Uxbridge attacks Ney.");
    CHECK(fill("{a}{a}", {{"a", "x"}}) == "xx");
    CHECK(fill("nothing", {}) == "nothing");
    CHECK(fill("{a}", {{"a", "{a}"}}) == "{a}");
}
