#include "catch.hpp"

#include "json/documents.hpp"
#include "json/edits.hpp"
#include "json/schema.hpp"

namespace fow::testing {
namespace {

[[nodiscard]] DataError settings_refused(const std::string& text) {
    return refusal([&] { return read_settings(text, "settings.json"); });
}

}  // namespace

TEST_CASE("settings are read as they were written", "[settings][schema]") {
    Settings other;
    other.pace = Pace::slow;
    other.sound = false;
    other.volume = 0;
    other.turn_board = other.true_to_table = other.full_screen = true;
    other.confirm = false;
    other.fight_pace = Pace::off;
    other.odds = OddsShown::with_memory;
    other.large_numbers = true;
    other.face_down = true;
    other.move_at_once = false;
    other.veil_hold = longest_hold;
    other.keys[0] = "Q";
    other.speech = true;
    other.width = smallest_width;
    other.height = largest_side;
    other.first_player = "Marie";
    other.second_player = "\"Arthur\"";
    other.program = "python3 'my bot.py'";
    other.opponent = "recruit";
    other.opponent_style = "bold";
    other.hints = false;
    other.place = DesktopPlace{-1200, 40};
    other.game = "another";
    for (const TextSize size : text_sizes)
        for (const Colours colours : colour_sets) {
            other.text_size = size;
            other.colours = colours;
            const std::string written = write_settings(other);
            CHECK(read_settings(written, "settings.json") == other);
            CHECK_FALSE(misfit("settings", written));
        }
    CHECK(read_settings(write_settings({}), "settings.json") == Settings{});
    // Version 1.0 wrote no names.
    const std::string now = write_settings({});
    const std::string before = now.substr(0, now.find(",\n  \"first_player\"")) + "\n}\n";
    CHECK(read_settings(before, "settings.json") == Settings{});
    CHECK_FALSE(misfit("settings", before));
}

TEST_CASE("bad settings are refused with the place of the fault", "[settings][strict][schema]") {
    const std::string good = write_settings({});
    struct Case {
        const char* pointer;
        const char* value;
    };
    const Case cases[] = {{"/version", "2"},          {"/format", "\"fog-of-waterloo/deployment\""},
                          {"/text_size", "\"huge\""}, {"/pace", "1"},
                          {"/sound", "\"on\""},       {"/volume", "101"},
                          {"/volume", "-1"},          {"/volume", "30.0"},
                          {"/colours", "\"grey\""},   {"/turn_board", "null"},
                          {"/true_to_table", "0"},    {"/confirm", "[]"},
                          {"/full_screen", "{}"},     {"/width", "1023"},
                          {"/height", "639"},         {"/height", "16385"},
                          {"/colour", "\"red\""},     {"/fight_pace", "\"haste\""},
                          {"/odds", "true"},          {"/veil_hold", "199"},
                          {"/face_down", "1"},        {"/move_at_once", "\"no\""},
                          {"/large_numbers", "2"},    {"/keys", "[]"},
                          {"/speech", "\"yes\""}};
    for (const Case& bad : cases) {
        CAPTURE(bad.pointer, bad.value);
        const std::string text = with(good, bad.pointer, bad.value);
        const DataError error = settings_refused(text);
        CHECK(error.document == "settings.json");
        CHECK(error.pointer == bad.pointer);
        // To a schema, every number with a whole value is an integer.
        if (std::string(bad.value) != "30.0") CHECK(misfit("settings", text));
    }
    for (const char* member : {"/pace", "/volume", "/height"})
        CHECK(settings_refused(without(good, member)).reason.find("is missing") != std::string::npos);
    CHECK(settings_refused(with(good, "/keys/lift", "\"E\"")).reason.find("for two commands") != std::string::npos);
    const DataError both = settings_refused(with(with(good, "/volume", "500"), "/width", "5"));
    REQUIRE(both.all.size() == 2);
    CHECK(both.all[1].pointer == "/width");
    CHECK(settings_refused("").pointer.empty());
    CHECK(settings_refused("[]").document == "settings.json");
}

TEST_CASE("settings of version 1.0 are read: what they do not say is as it was", "[settings]") {
    Settings old;
    old.pace = Pace::brisk;
    std::string text = write_settings(old);
    for (const char* member : {"/fight_pace", "/odds", "/large_numbers", "/face_down", "/move_at_once", "/veil_hold", "/keys"})
        text = without(text, member);
    old.fight_pace = Pace::brisk;
    CHECK(read_settings(text, "settings.json") == old);
    CHECK_FALSE(misfit("settings", text));
}

}  // namespace fow::testing
