// The plan of the series and the chronicle of a pair: reading, writing and refusing.
#include "catch.hpp"

#include "games/waterloo/json/texts.hpp"
#include "games/waterloo/view/event.hpp"
#include "json/schema.hpp"
#include "json/series.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

[[nodiscard]] std::string plan_text() { return text_of(rules_folder() / "series" / "hundred-days.json"); }
[[nodiscard]] Series plan() { return read_series(plan_text(), "plan"); }

[[nodiscard]] SeriesWords chronicle_words() {
    return {{"basic", "standard", "expert"}, {{word(Ending::resigned), false}, {word(Ending::draw_agreed), true}}, 50};
}

[[nodiscard]] Chronicle half_fought() {
    Chronicle chronicle;
    chronicle.series = "hundred-days";
    chronicle.rules = "standard";
    chronicle.players = {SeriesPlayer{"Marie \"Louise\"", {}}, SeriesPlayer{"Captain", ComputedPlayer{Level::captain, Style::bold, {}}}};
    chronicle.first_leads = Seat::second;
    chronicle.changes_sides = true;
    chronicle.fought = {{"quatre-bras", std::string(16, '\1'), Seat::second, "resigned", 7, {12, 3}},
                        {"genappe", std::string(16, '\2'), std::nullopt, "draw_agreed", 20, {0, 50}}};
    chronicle.begun = std::string(16, '\3');
    return chronicle;
}

[[nodiscard]] Chronicle read_back(const std::string& text) {
    return read_chronicle(text, "chronicle.json", documents(), chronicle_words(), "hundred-days", plan());
}
[[nodiscard]] DataError chronicle_refused(const std::string& text) {
    return refusal([&] { return read_back(text); });
}

}  // namespace

TEST_CASE("the shipped plan of the series fits its schema and names shipped battlefields", "[series][schema]") {
    CHECK_FALSE(misfit("series", plan_text()));
    const Series series = plan();
    CHECK(series.battles.size() == 4);
    for (const SeriesBattle& battle : series.battles) {
        CAPTURE(battle.id);
        CHECK_FALSE(battle.about.empty());
        CHECK(battle.date.find("June 1815") != std::string::npos);
        const auto path = rules_folder() / "fields" / (battle.field + ".json");
        CHECK_NOTHROW(read_battlefield(text_of(path), path.string(), shipped()));
    }
}

TEST_CASE("a bad plan of a series is refused with the place of the fault", "[series][strict]") {
    const auto fault = [](const std::string& text) { return refusal([&] { return read_series(text, "plan"); }); };
    CHECK(fault(with(plan_text(), "/battles/1/id", "\"quatre-bras\"")).pointer == "/battles/1/id");
    CHECK(fault(without(plan_text(), "/battles/2/date")).pointer == "/battles/2");
    CHECK(fault(with(plan_text(), "/battles", "[]")).pointer == "/battles");
    CHECK(fault(with(plan_text(), "/version", "2")).pointer == "/version");
}

TEST_CASE("a chronicle is read as it was written", "[series][chronicle][schema]") {
    Chronicle chronicle = half_fought();
    CHECK(read_back(write_chronicle(documents(), chronicle)) == chronicle);
    CHECK_FALSE(misfit("chronicle", write_chronicle(documents(), chronicle)));
    chronicle.players[1].computed->program = "bot.py";
    chronicle.players[1].computed->level = {};
    chronicle.players[1].computed->style = {};
    chronicle.fought.clear();
    chronicle.begun.reset();
    const Chronicle back = read_back(write_chronicle(documents(), chronicle));
    CHECK(back.players[1].computed->program == "bot.py");
    CHECK(back.fought.empty());
    CHECK_FALSE(misfit("chronicle", write_chronicle(documents(), chronicle)));
}

TEST_CASE("an edited or damaged chronicle is refused with document, place and reason", "[series][chronicle][strict]") {
    const std::string good = write_chronicle(documents(), half_fought());
    struct Case {
        const char* pointer;
        const char* value;
        const char* fault;
    };
    const Case cases[] = {{"/version", "2", "/version"},
                          {"/series", "\"another\"", "/series"},
                          {"/rules", "\"quick\"", "/rules"},
                          {"/first_leads", "\"prussian\"", "/first_leads"},
                          {"/changes_sides", "1", "/changes_sides"},
                          {"/begun", "\"12\"", "/begun"},
                          {"/players", "[]", "/players"},
                          {"/players/1/level", "\"king\"", "/players/1/level"},
                          {"/fought/0/battle", "\"genappe\"", "/fought/0/battle"},
                          {"/fought/0/winner", "null", "/fought/0/winner"},
                          {"/fought/1/winner", "\"french\"", "/fought/1/winner"},
                          {"/fought/0/ending", "\"weather\"", "/fought/0/ending"},
                          {"/fought/0/losses/french", "51", "/fought/0/losses/french"},
                          {"/fought/0/turns", "1000000", "/fought/0/turns"},
                          // Possible, but not what was written.
                          {"/fought/0/winner", "\"french\"", "/digest"},
                          {"/fought/0/losses/french", "11", "/digest"},
                          {"/players/0/name", "\"Arthur\"", "/digest"},
                          {"/begun", "null", "/digest"}};
    for (const Case& one : cases) {
        CAPTURE(one.pointer, one.value);
        const DataError fault = chronicle_refused(with(good, one.pointer, one.value));
        CHECK(fault.document == "chronicle.json");
        CHECK(fault.pointer == one.fault);
    }
    CHECK(chronicle_refused(good.substr(0, good.size() / 2)).document == "chronicle.json");
    CHECK(chronicle_refused(without(good, "/digest")).pointer.empty());
}

TEST_CASE("a chronicle of all battles has none in progress", "[series][chronicle][strict]") {
    Chronicle whole = half_fought();
    whole.fought.push_back({"the-farm", std::string(16, '\4'), Seat::first, "resigned", 1, {}});
    whole.fought.push_back({"waterloo", std::string(16, '\5'), Seat::first, "resigned", -2, {}});
    CHECK(chronicle_refused(write_chronicle(documents(), whole)).pointer == "/begun");
    whole.begun.reset();
    CHECK(read_back(write_chronicle(documents(), whole)) == whole);
    whole.fought.push_back(whole.fought.back());
    CHECK(chronicle_refused(write_chronicle(documents(), whole)).pointer == "/fought");
}

}  // namespace fow::testing
