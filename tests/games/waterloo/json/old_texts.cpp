// Documents with any typed names can be read again.
// Files of version 1.0 load forever. tests/games/waterloo/json/version_1/ keeps one of each kind as that version shipped or documented it.
#include "catch.hpp"
#include "games/waterloo/json/documents.hpp"
#include "games/waterloo/json/texts.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

struct Typed {
    std::string typed, read;
};

[[nodiscard]] std::vector<Typed> names() {
    std::string accents, swords;
    for (int i = 0; i < 150; ++i) accents += "é", swords += "\xf0\x9f\x97\xa1";
    return {{"", ""},
            {std::string(200, 'x'), std::string(200, 'x')},
            {std::string(5000, 'x'), std::string(200, 'x')},
            {accents, accents},
            {"xyz" + swords, "xyz" + swords},
            {accents + swords, accents + swords.substr(0, 200)},
            {"tab\tzero" + std::string(1, '\0') + "end", "tab\tzero" + std::string(1, '\0') + "end"},
            {"a\xff", "a\xef\xbf\xbd"},
            {std::string(300, '\xff'), [] {
                 std::string text;
                 for (int i = 0; i < 200; ++i) text += "\xef\xbf\xbd";
                 return text;
             }()}};
}

}  // namespace

TEST_CASE("a record with any names can be read again", "[record]") {
    for (const Typed& name : names()) {
        CAPTURE(name.typed);
        Record record = random_game(1, 100);
        record.names = {name.typed, name.typed};
        const ReadRecord read = read_record(write_record(record), "game");
        CHECK_FALSE(read.broken_at);
        CHECK(read.record.names[french_seat] == name.read);
        CHECK(read.record.names[allied_seat] == name.read);
        CHECK(read.record.plies == record.plies);
    }
}

TEST_CASE("a record from a scenario of any name can be read again", "[record][scenario]") {
    const auto path = rules_folder() / "scenarios" / "first-steps.json";
    const State state = read_scenario(text_of(path), path.string(), shipped()).state;
    for (const Typed& name : names()) {
        CAPTURE(name.typed);
        Session session(shipped(), {}, {"a", "b"}, Start{name.typed, state});
        REQUIRE_FALSE(session.play(EndTurn{}));
        const ReadRecord read = read_record(write_record(session.record()), "game");
        CHECK_FALSE(read.broken_at);
        CHECK(read.record.start == Start{name.read, state});
    }
}

TEST_CASE("a deployment and a scenario of any name can be read again", "[deployment][scenario]") {
    const Roster& roster = shipped().pieces.roster;
    const auto path = rules_folder() / "scenarios" / "first-steps.json";
    Scenario scenario = read_scenario(text_of(path), path.string(), shipped());
    for (const Typed& name : names()) {
        CAPTURE(name.typed);
        CHECK(read_deployment(write_deployment({french_seat, name.typed, {}}, roster), "d", roster).name == name.read);
        scenario.name = name.typed;
        scenario.description = std::string(1999, '.') + "éé";
        const Scenario read = read_scenario(write_scenario(scenario, shipped()), "s", shipped());
        CHECK(read.name == name.read);
        CHECK(read.description == std::string(1999, '.') + "é");
        CHECK(read.state == scenario.state);
    }
}

namespace {

[[nodiscard]] std::string kept(const std::string& name) {
    return text_of(std::filesystem::path(FOW_SOURCE_DIR) / "tests/games/waterloo/json/version_1" / (name + ".json"));
}

}  // namespace

TEST_CASE("a record of version 1.0 is read and replayed to its end", "[version_1][record]") {
    const ReadRecord read = read_record(kept("record"), "record.json");
    CHECK_FALSE(read.broken_at);
    const Replay game = replay(read.record);
    CHECK_FALSE(game.broken_at);
    CHECK(game.session.decider() == Decider::nobody);
    CHECK(read.record.id.empty());
}

TEST_CASE("the box has the pieces of version 1.0, whoever they stand for now, and an old record keeps its names", "[version_1][record]") {
    const std::string text = kept("record");
    const Record old = read_record(text, "record.json").record;
    const Roster& before = old.rules.pieces.roster;
    const Roster& now = shipped().pieces.roster;
    REQUIRE(before.size() == now.size());
    std::set<Contingent> seen;
    for (std::size_t i = 0; i < now.size(); ++i) {
        CAPTURE(now[i].id);
        Unit unit = now[i];
        seen.insert(std::exchange(unit.contingent, Contingent::none));
        CHECK(before[i].contingent == Contingent::none);
        unit.name = before[i].name;
        CHECK(unit == before[i]);
        CHECK((now[i].army == Army::allied) == (now[i].contingent != Contingent::none));
    }
    CHECK(seen.size() == 7);
    CHECK(find_unit(before, "73rd-foot") == find_unit(now, "73rd-foot"));
    CHECK(unit_of(before, *find_unit(before, "73rd-foot")).name == "73rd Foot");
    const std::string again = write_record(old);
    CHECK(again.find("\"73rd Foot\"") != std::string::npos);
    CHECK(again.find("contingent") == std::string::npos);
}

TEST_CASE("a deployment, a battlefield, a scenario and a lesson of version 1.0 are read", "[version_1]") {
    CHECK(read_deployment(kept("deployment"), "deployment.json", shipped().pieces.roster).places.size() > 20);
    CHECK_NOTHROW(read_battlefield(kept("battlefield"), "battlefield.json", shipped()));
    CHECK_NOTHROW(read_scenario(kept("scenario"), "scenario.json", shipped()));
    const Lesson lesson = read_lesson(kept("lesson"), "lesson.json", shipped(), rule_ids());
    CHECK(faults_of(lesson).empty());
}

TEST_CASE("settings and progress of version 1.0 are read", "[version_1][settings]") {
    CHECK(read_settings(kept("settings"), "settings.json") == Settings{});
    CHECK_FALSE(read_progress(kept("progress"), "progress.json").done.empty());
}

}  // namespace fow::testing
