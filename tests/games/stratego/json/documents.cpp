// Documents of the classic game and its Duel: data, formations, deployments, scenarios, views.
// docs/formats.md is correct: reads its examples of the classic game and its Duel.
#include <nlohmann/json.hpp>

#include "board.hpp"
#include "catch.hpp"
#include "files/files.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/stratego/json/documents.hpp"
#include "json/spoil.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;

namespace {

RuleSet of_duel() { return data::load_rule_set("duel"); }

}  // namespace

TEST_CASE("The data files hold the numbers of the rulebook", "[C1.1][C1.2][C1.3][C4.5][C5.1][C5.3]") {
    CHECK(data::load_rule_set("stratego") == classic().set());
    CHECK(data::load_rule_set("duel") == duel().set());
    CHECK(data::load_rule_set("barrage") == barrage().set());
}

TEST_CASE("Faults in the data are all reported with their places", "[json]") {
    const std::string folder = std::string(FOW_SOURCE_DIR) + "/rules/stratego/";
    const RulesTexts texts{files::read(folder + "board.json"), files::read(folder + "armies.json"), files::read(folder + "limits.json")};
    RulesTexts bad = texts;
    bad.armies =
        with(with(with(texts.armies, "/duel/scout/rule", "\"C1.3\""), "/duel/spy/value", "41"), "/duel/zones/red/squares/0", "\"z9\"");
    CHECK(places_of([&] { return read_rule_set(bad, "rules", "duel"); }) ==
          std::vector<std::string>{"/duel/spy/value", "/duel/scout/rule", "/duel/zones/red/squares/0"});
    CHECK_NOTHROW(read_rule_set(bad, "rules", "stratego"));
    bad.armies = with(texts.armies, "/duel/flag/value", "2");
    CHECK(places_of([&] { return read_rule_set(bad, "rules", "duel"); }) == std::vector<std::string>{"/duel/flag"});
    bad.armies = with(texts.armies, "/duel/red", "{}");
    CHECK(places_of([&] { return read_rule_set(bad, "rules", "duel"); }) == std::vector<std::string>{"/duel/red"});
    bad = texts;
    bad.board = with(texts.board, "/files/value", "13");
    CHECK(places_of([&] { return read_rule_set(bad, "rules", "duel"); }) == std::vector<std::string>{"/files"});
}

TEST_CASE("Every formation that comes with the game is sound", "[C1.7][C6.3]") {
    for (const auto& [rules, count] : {std::pair(classic(), 8U), std::pair(duel(), 5U), std::pair(barrage(), 4U)}) {
        const data::Formations found = data::formations(rules);
        for (const DataError& fault : found.refused) FAIL_CHECK(fault.what());
        CHECK(found.sound.size() == count);
        for (const Formation& formation : found.sound)
            for (const Seat side : seats)
                CHECK(static_cast<int>(read_set_up(rules, side, formation.set_up).size()) == rules.set().armies[side].total());
    }
}

TEST_CASE("A formation that could not move is refused", "[C1.7]") {
    const std::string text = files::read(std::string(FOW_SOURCE_DIR) + "/rules/stratego/formations/duel-lake-wall.json");
    const std::vector<Rules> games{classic(), duel()};
    CHECK(read_formation(text, "f", games).id == "duel-lake-wall");
    CHECK(places_of([&] { return read_formation(with(text, "/set_up", "\"..BF8\""), "f", games); }) == std::vector<std::string>{"/set_up"});
    CHECK(places_of([&] { return read_formation(with(text, "/game", "\"waterloo\""), "f", games); }) == std::vector<std::string>{"/game"});
}

TEST_CASE("A kept set-up reads back, complete or not", "[json]") {
    const RuleSet rules = of_duel();
    const Deployment kept{
        red_seat, "Mine", {{Rank::scout, *square_from_text("c8")}, {Rank::flag, *square_from_text("a10")}}, std::string(16, 'k')};
    const std::string text = write_deployment(kept, rules);
    CHECK(read_deployment(text, "d", rules) == kept);
    CHECK(game_of_deployment(text, "d") == kept.kept_in);
    CHECK(read_deployment(without(text, "/kept_in"), "d", rules).kept_in.empty());
    CHECK(places_of([&] {
              return read_deployment(with(text, "/pieces", R"(["9@c8", "F@c8", "F@a10", "F@a9", "1@a1", "7@b8", "resign"])"), "d", rules);
          }) == std::vector<std::string>{"/pieces/1", "/pieces/3", "/pieces/4", "/pieces/5", "/pieces/6"});
    CHECK(places_of([&] { return read_deployment(text, "d", classic().set()); }) == std::vector<std::string>{"/game"});
}

TEST_CASE("A scenario keeps its board, its army and its position", "[json]") {
    Scenario scenario{"Pond", "A smaller board.", of_duel(), std::nullopt};
    CHECK(read_scenario(write_scenario(scenario, of_duel()), "s", of_duel()) == scenario);
    scenario.rules.lakes = {};
    scenario.rules.lakes.set(*square_from_text("e5"));
    scenario.rules.quiet_limit = 60;
    const Rules rules(scenario.rules);
    scenario.start = posed(rules, "Fa1 9b2 8c3", "Fa10 1e9 Bb10", blue_seat);
    scenario.start->marks[static_cast<std::size_t>(scenario.start->board[static_cast<std::size_t>(square_from_text("b2")->index())] - 1)] =
        Position::moved | Position::far | Position::shown;
    const std::string text = write_scenario(scenario, of_duel());
    CHECK(read_scenario(text, "s", of_duel()) == scenario);
    CHECK(text.find("\"army\"") == std::string::npos);
    // The pieces are in the order of their numbers: Blue's Spy is first.
    const auto at = [&](const std::string& pointer, const std::string& value) {
        return places_of([&] { return read_scenario(with(text, pointer, value), "s", of_duel()); });
    };
    CHECK(at("/position/pieces/0/square", "\"e5\"") == std::vector<std::string>{"/position/pieces/0/square"});
    CHECK(at("/position/pieces/0/square", "\"l12\"") == std::vector<std::string>{"/position/pieces/0/square"});
    CHECK(at("/position/pieces/2/moved", "true") == std::vector<std::string>{"/position/pieces/2/moved"});
    CHECK(at("/position/pieces/1/far", "true") == std::vector<std::string>{"/position/pieces/1/far"});
    CHECK(at("/position/pieces/1/rank", "\"colonel\"") == std::vector<std::string>{"/position/pieces/1/rank"});
    CHECK(at("/position/mover", "\"french\"") == std::vector<std::string>{"/position/mover"});
    CHECK(at("/board/lakes/squares/0", "\"a1\"") == std::vector<std::string>{""});  // it is the zone of the rules that does not fit
    CHECK(places_of([&] { return read_scenario(without(text, "/position/pieces/2"), "s", of_duel()); }) ==
          std::vector<std::string>{"/position"});
}

TEST_CASE("C1.8 a scenario may give Red another army, and one without it is read as before", "[json][C1.8]") {
    const Scenario scenario{"Uneven", "", uneven_duel().set(), std::nullopt};
    const std::string text = write_scenario(scenario, of_duel());
    CHECK(read_scenario(text, "s", of_duel()) == scenario);
    CHECK(read_scenario(without(text, "/army/red"), "s", of_duel()).rules == of_duel());
    const auto at = [&](const std::string& pointer, const std::string& value) {
        return places_of([&] { return read_scenario(with(text, pointer, value), "s", of_duel()); });
    };
    CHECK(at("/army/red/flag/value", "2") == std::vector<std::string>{"/army/red/flag"});
    CHECK(at("/army/red/flag/rule", "\"C1.3\"") == std::vector<std::string>{"/army/red/flag/rule"});
    CHECK(at("/army/flag/value", "0") == std::vector<std::string>{"/army/flag"});
    CHECK(at("/army/red/scout/value", "30") == std::vector<std::string>{"/army/zones/red"});
    CHECK(at("/army/red/zones", "1") == std::vector<std::string>{"/army/red/zones"});
    CHECK(places_of([&] { return read_scenario(without(text, "/army/red/spy"), "s", of_duel()); }) ==
          std::vector<std::string>{"/army/red"});
    const Record record = new_record(uneven_duel().set());
    CHECK(read_record(write_record(record), "r").record == record);
}

TEST_CASE("A view as JSON has what its viewer may know", "[C3.7][json]") {
    using nlohmann::json;
    const State state = posed(duel(), "Fa1 9b2 8c3", "Fa10 1e9 Bb10");
    const json red = json::parse(write_view(duel(), state, red_viewer));
    CHECK(red["board"]["e9"]["rank"] == "marshal");
    CHECK_FALSE(red["board"]["b2"].contains("rank"));
    CHECK(red["legal"].size() == 6);  // four steps of the Marshal, an offer, giving up
    CHECK(json::parse(write_view(duel(), state, blue_viewer))["legal"].empty());
    const json both = json::parse(write_view(duel(), state, std::nullopt));
    CHECK(both["viewer"] == "both");
    CHECK(both["board"]["b2"]["rank"] == "scout");
    CHECK(both["legal"] == red["legal"]);
    CHECK(both["lost"]["blue"]["marshal"] == 1);
}

namespace {

std::string example(const std::string& kind) {
    const std::string page = files::read(std::string(FOW_SOURCE_DIR) + "/docs/formats.md");
    const std::string open = "\n```json stratego-" + kind + "\n";
    const std::size_t begin = page.find(open);
    REQUIRE(begin != std::string::npos);
    return page.substr(begin + open.size(), page.find("```", begin + open.size()) - begin - open.size());
}

}  // namespace

TEST_CASE("The documented examples are valid", "[formats]") {
    const Scenario scenario = read_scenario(example("scenario"), "formats.md", duel().set());
    CHECK(scenario.rules.lakes.empty());
    CHECK(scenario.start->mover == red_seat);
    CHECK(scenario.start->lost[red_seat][Rank::miner] == 1);
    CHECK(read_scenario(write_scenario(scenario, duel().set()), "again", duel().set()) == scenario);
    CHECK(read_deployment(example("deployment"), "formats.md", duel().set()).places.size() == 3);
    const Lesson lesson = read_lesson(example("lesson"), "formats.md", {duel().set()}, {"C3.3", "C4.1"});
    CHECK(lesson.steps.size() == 2);
    CHECK(faults_of(lesson).empty());
    CHECK(read_formation(example("formation"), "formats.md", {classic(), duel()}).name == "By the book");
}
