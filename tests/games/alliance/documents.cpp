// L14: data, positions, records and scenarios, and how they are refused.
#include "json/schema.hpp"
#include "table.hpp"

#include "core/rulebook.hpp"
#include "files/files.hpp"

using namespace fow;
using namespace fow::alliance;
using namespace fow::alliance::testing;

namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(FOW_SOURCE_DIR) / "rules" / "alliance";

[[nodiscard]] std::array<std::string, 5> texts() {
    std::array<std::string, 5> all;
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = files::read(folder / (std::string(rules_parts[i]) + ".json"));
    return all;
}
/// What is wrong with the data once that text of a part has been replaced: "corps.json /corps/0/markers reason".
[[nodiscard]] std::string fault_after(std::string_view part, const std::string& from, const std::string& to) {
    auto all = texts();
    const auto at = static_cast<std::size_t>(std::find(rules_parts.begin(), rules_parts.end(), part) - rules_parts.begin());
    const auto found = all[at].find(from);
    REQUIRE(found != std::string::npos);
    all[at].replace(found, from.size(), to);
    try {
        static_cast<void>(read_rule_set(all, "data"));
    } catch (const DataError& error) {
        return error.document + " " + error.pointer + " " + error.reason;
    }
    return "";
}
[[nodiscard]] std::string fault_of_position(const std::string& json) {
    try {
        static_cast<void>(posed(json));
    } catch (const DataError& error) {
        return error.pointer + " " + error.reason;
    }
    return "";
}

}  // namespace

TEST_CASE("L14.1 each value of the data carries its rule and its origin, and fits its schema", "[L14.1][schema]") {
    for (const std::string_view part : rules_parts) {
        CAPTURE(part);
        const auto misfit = fow::testing::misfit_of_file(folder / (std::string(part) + ".json"));
        INFO(misfit.value_or(""));
        CHECK_FALSE(misfit);
    }
    CHECK(shipped().table(TableId::battery).rows[2].origin == Origin::known);
    CHECK(shipped().table(TableId::battery).rows[6].origin == Origin::reconstruction);
    CHECK(shipped().of(Corps::hill).origin == Origin::ruling);
}

TEST_CASE("L14.2 every action has an id that reads back", "[L14.2]") {
    int french = 0, allied = 0;
    for (std::size_t i = 0; i < card_action_count; ++i) {
        const auto id = static_cast<ActionId>(i);
        for (const bool napoleon : {false, true}) {
            if (napoleon && !shipped().action(id).napoleon) continue;
            ++(side_of(id) == french_seat ? french : allied);
            CHECK(order_from_text(to_text(Order{id, napoleon})) == Order{id, napoleon});
        }
    }
    CHECK(french == 18);
    CHECK(allied == 12);
    CHECK_FALSE(action_from_text("guard"));
    CHECK_FALSE(action_from_text("derlon+wellington"));
    CHECK_FALSE(action_from_text("take:blucher"));
}

TEST_CASE("L14.3 L14.6 bad data is refused with document, place and reason", "[L14.3][L14.6]") {
    CHECK(fault_after("corps", "\"markers\": 4", "\"markers\": 0") == "data/corps.json /corps/0/markers must be between 1 and 20");
    CHECK(fault_after("corps", "\"id\": \"reille\"", "\"id\": \"derlon\"") == "data/corps.json /corps/1/id this corps is listed twice");
    CHECK(fault_after("corps", "\"army\": \"french\"", "\"army\": \"allied\"") ==
          "data/corps.json /corps/0/army the army of this corps is french");
    CHECK(fault_after("corps", "\"rule\": \"L1.3\"", "\"rule\": \"L1.2\"") ==
          "data/corps.json /battery/rule \"L1.2\" is not the rule of this value, \"L1.3\" is");
    CHECK(fault_after("corps", "alliance/corps", "alliance/cards").starts_with("data/corps.json /format "));
    CHECK(fault_after("tracks", "[1, \"B\"]", "[2, \"B\"]") == "data/tracks.json /tracks/0/boxes ends with one box B");
    CHECK(fault_after("tracks", "[4, \"RT\", 0]", "[4, \"RT\"]") ==
          "data/tracks.json /tracks/0/boxes/1 an RT box says what it adds, and no other");
    CHECK(fault_after("tracks", "\"afternoon\"", "\"night\"") == "data/tracks.json /time/1 must be afternoon (L1.5)");
    CHECK(fault_after("tables", "[\"FM\", 1]", "[\"XX\", 1]") == "data/tables.json /tables/0/rows/0/do/0/0 \"XX\" is not a code of L0.2");
    CHECK(fault_after("tables", "\"origin\": \"known\"", "\"origin\": \"guess\"") ==
          "data/tables.json /tables/0/rows/0/origin \"guess\" is not seed, known, reconstruction or ruling");
    CHECK(fault_after("tables", "\"derlon_lhs_allied\", \"rule\": \"L5.1\"", "\"wellington\", \"rule\": \"L6.6\"")
              .starts_with("data/tables.json /tables/16/id"));
    CHECK(fault_after("cards", "\"side\": \"french\"", "\"side\": \"allied\"")
              .starts_with("data/cards.json /actions/0/side this is an action of the other side"));
    CHECK(
        fault_after("cards", "\"targets\": [\"orange\"]", "\"targets\": [\"lobau\"]").starts_with("data/cards.json /actions/0/targets/0 "));
    CHECK(fault_after("cards", "[\"prussians-min\", 1]", "\"prussians-min\"")
              .starts_with("data/cards.json /actions/2/needs/0 a number or an id"));
    CHECK(fault_after("cards", "\"corps\": \"derlon\"", "\"corps\": \"reille\"").starts_with("data/cards.json /actions/0/corps "));
    CHECK(fault_after("cards", "\"fc\": [\"derlon\"]", "\"fc\": [\"target\"]").starts_with("data/cards.json /actions/0/fc/0 "));
    CHECK(fault_after("cards", "\"does\": \"line\"", "\"does\": \"recover\"").find("is for the Reserve") != std::string::npos);
    CHECK(fault_after("constants", "\"value\": 100", "\"value\": 0") == "data/constants.json /draw_after/value must be between 1 and 1000");
    CHECK(fault_after("constants", "\"napoleon\"", "\"bonaparte\"").find("unknown member") != std::string::npos);
}

TEST_CASE("L14.7 the data can be corrected", "[L14.7]") {
    auto all = texts();
    const std::string from = "\"fc\": [\"derlon\", \"reille\"]";
    const auto at = all[3].find(from);
    REQUIRE(at != std::string::npos);
    all[3].replace(at, from.size(), "\"fc\": [\"guard\"]");
    Board board(read_rule_set(all, "data"), R"({"phase": "allied", "boxes": {"derlon": 0, "reille": 3}, "casualties": {"french": 5}})");
    board.play("wellington die:4");
    CHECK(board.at(Corps::guard) == 2);
}

TEST_CASE("L14.7 cards of a posed position keep nothing of the shipped ones", "[L14.7]") {
    std::string cards = texts()[3];
    const std::string from = "\"corps\": \"derlon\"";
    REQUIRE(cards.find(from) != std::string::npos);
    cards.replace(cards.find(from), from.size(), "\"corps\": null");
    cards = "{" + cards.substr(cards.find("\"actions\""));  // without the head of a document
    const Scenario read = read_scenario(R"({"format": "fog-of-waterloo/scenario", "version": 1, "name": "", "game": "alliance",
        "description": "", "position": {}, "cards": )" +
                                            cards + "}",
                                        "posed.json", shipped());
    CHECK(read.rules.actions[0].corps == std::nullopt);
    CHECK(read.rules.actions[1] == shipped().actions[1]);
}

TEST_CASE("L14.8 a posed position is refused with the rule that it breaks", "[L14.8]") {
    CHECK(fault_of_position("{}").empty());
    const std::array<std::pair<const char*, const char*>, 22> bad{{
        {R"({"boxes": {"derlon": 5}})", "/boxes/derlon more than the 4 markers (L1.2)"},
        {R"({"boxes": {"derlon": 3}})", "/casualties/french boxes and casualties together are 17, not 18 (L4.8)"},
        {R"({"boxes": {"orange": 4}})", "/casualties/allied boxes and casualties together are 13, not 14 (L4.8)"},
        {R"({"boxes": {"orange": 3, "reserve": 3}})", "/casualties/allied boxes and casualties together are 11, not 13 to 14 (L4.8)"},
        {R"({"casualties": {"allied": 1}})", "/casualties/allied boxes and casualties together are 15, not 14 (L4.8)"},
        {R"({"morale": {"french": 0}})", "/morale/french an army on B has lost (L10.6)"},
        {R"({"morale": {"allied": 11}})", "/morale/allied higher than 10 (L4.8)"},
        {R"({"time": "afternoon"})", "/time the time is as many boxes on as reasons have been used (L11.1)"},
        {R"({"boxes": {"hill": 0}, "casualties": {"allied": 2}, "squares": {"hill": true}})",
         "/squares/hill a corps without markers is in line (L7.3)"},
        {R"({"ney": true, "boxes": {"kellermann": 0, "milhaud": 0}, "casualties": {"french": 4}})",
         "/ney without cavalry the charge is over (L7.7)"},
        {R"({"last": {"french": "orange"}})", "/last/french that is an action of the other side (L14.2)"},
        {R"({"last": {"french": "derlon+napoleon"}})", "/used/napoleon he has directed the last French action (L3.9)"},
        {R"({"last": {"allied": "derlon+nobody"}})", "/last/allied \"derlon+nobody\" is not an action of L14.2"},
        {R"({"prussians": 7})", "/prussians more Prussian divisions than there are (L1.2)"},
        {R"({"battery": 4})", "/battery more markers than the Grand Battery has (L1.3)"},
        {R"({"turn": 101})", "/turn the game is drawn before this turn (L11.3)"},
        {R"({"french_phase": {"morale": 1}, "morale": {"allied": 9}})", "/french_phase the French phase has not begun (L13.5)"},
        {R"({"phase": "allied", "french_phase": {"captured": "lahaye"}})", "/french_phase/captured that place is not French (L6.4)"},
        {R"({"places": {"plancenoit": "allied"}})", "/places/plancenoit \"allied\" is not french or prussian"},
        {R"({"corps": {}})", "/corps unknown member"},
        {R"({"over": {"winner": null, "reason": "rout"}})", "/over/winner a draw, and nothing else, has no winner (L12.4)"},
        {R"({"phase": "allied", "asks": {"side": "french", "action": "blucher", "target": "lobau", "from": ["reille", "guard"],
             "rest": [["FC", 1]], "tests": {"french": false, "allied": false}}})",
         "/asks/from nobody is asked where there is no choice (L13.3)"},
    }};
    for (const auto& [json, fault] : bad) {
        CAPTURE(json);
        CHECK(fault_of_position(json) == fault);
    }
    CHECK(fault_of_position(R"({"short": true, "boxes": {"derlon": 1}})").empty());
    CHECK_FALSE(fault_of_position(R"({"short": true, "casualties": {"french": 1}})").empty());
    const State asks =
        posed(R"({"phase": "allied", "boxes": {"derlon": 0, "lobau": 0, "kellermann": 0, "milhaud": 0}, "casualties": {"french": 11},
        "prussians": 3, "asks": {"side": "french", "action": "blucher", "target": "lobau", "from": ["reille", "guard"],
        "rest": [["FC", 1], ["FM", 1]], "tests": {"french": false, "allied": false}}})");
    CHECK(turn(asks) == french_decider);
    CHECK(asks.last.second == Order{ActionId::blucher});
}

TEST_CASE("L14.9 a record reads back, replays, and its digest finds a change", "[L14.9][L13.2]") {
    Session session(new_record(shipped(), {"Anna", "Bert"}));
    for (const char* word :
         {"derlon", "die:5", "uxbridge:derlon", "die:6", "offer", "battery+napoleon", "die:1", "blucher", "die:3", "resign"}) {
        INFO(word);
        const auto fault = session.take(*ply_from_text(word));
        INFO(fault.value_or(""));
        REQUIRE_FALSE(fault);
    }
    const std::string text = write_record(session.record());
    const ReadRecord read = read_record(text, "game");
    INFO(read.reason);
    CHECK_FALSE(read.broken_at);
    CHECK(read.record == session.record());
    CHECK(replay(read.record).session.state() == session.state());
    CHECK(write_record(read.record) == text);
    std::string changed = text;
    changed.replace(changed.find("die:5"), 5, "die:4");
    CHECK(read_record(changed, "game").broken_at == 1);
    std::string data = text;
    data.replace(data.find("\"value\":100"), 11, "\"value\":99 ");
    CHECK(read_record(data, "game").broken_at == 0);
    std::string who = text;
    who.replace(who.find("[\"chance\", \"die:5\""), 18, "[\"french\", \"die:5\"");
    CHECK(read_record(who, "game").broken_at == 1);
    CHECK_THROWS_AS(read_record("{}", "game"), DataError);
    CHECK(text.find("\"secret\"") == std::string::npos);
    for (const std::string& written : {text, write_record(new_record(shipped(), {"Anna", "Bert"}, posed(R"({"turn": 5})")))}) {
        const auto misfit = fow::testing::misfit_with(folder / "schema" / "record.schema.json", written);
        INFO(misfit.value_or(""));
        CHECK_FALSE(misfit);
    }
    std::string nobody = text;
    nobody.replace(nobody.find("[\"chance\", \"die:5\""), 18, "[\"nobody\", \"die:5\"");
    CHECK(fow::testing::misfit_with(folder / "schema" / "record.schema.json", nobody));
}

TEST_CASE("L14.8 a scenario reads back and is played from", "[L14.8]") {
    RuleSet own = shipped();
    own.napoleon.value = 3;
    const State start =
        posed(R"({"turn": 5, "phase": "allied", "last": {"french": "derlon"}, "boxes": {"derlon": 3}, "casualties": {"french": 1}})");
    const Scenario scenario{"After a repulse", "A counter-attack is open.", own, start};
    const std::string text = write_scenario(scenario, shipped());
    CHECK(read_scenario(text, "scenario", shipped()) == scenario);
    CHECK_FALSE(fow::testing::misfit_with(folder / "schema" / "scenario.schema.json", text));
    CHECK(text.find("\"constants\"") != std::string::npos);
    CHECK(text.find("\"tables\"") == std::string::npos);
    Session session(new_record(own, {}, start));
    CHECK_FALSE(session.play(Order{ActionId::uxbridge_derlon}));
    CHECK(read_record(write_record(session.record()), "game").record == session.record());
    State over = start;
    over.stage = Stage::over;
    over.result = Result{french_seat, Ending::resigned};
    CHECK_THROWS_AS(read_scenario(write_scenario({"x", "", own, over}, shipped()), "scenario", shipped()), DataError);
}

TEST_CASE("The shipped scenarios can be played", "[L14.8]") {
    for (const fs::path& path : data::scenarios(fs::path(FOW_SOURCE_DIR))) {
        CAPTURE(path);
        CHECK(turn(read_scenario(files::read(path), path.string(), shipped()).start) != Decider::nobody);
        const auto misfit = fow::testing::misfit_of_file(path);
        INFO(misfit.value_or(""));
        CHECK_FALSE(misfit);
    }
    CHECK(data::scenarios(fs::path(FOW_SOURCE_DIR)).size() == 3);
}

TEST_CASE("Every shipped diagram agrees with the rules and belongs to a rule of the book", "[diagram]") {
    const auto book = rules_of(data::read_rulebook(FOW_SOURCE_DIR));
    const data::Diagrams diagrams = data::load_diagrams(FOW_SOURCE_DIR, shipped());
    for (const DataError& error : diagrams.refused) FAIL_CHECK(error.what());
    CHECK(diagrams.drawn.size() == 6);
    for (const Diagram& diagram : diagrams.drawn) {
        CAPTURE(diagram.caption);
        CHECK(find_rule(book, diagram.rule) != nullptr);
        CHECK_FALSE(diagram.arrows.empty());
        CHECK(diagram.tested.has_value() == (diagram.rule == "L10.2"));
    }
    for (const fs::path& path : files::documents_in(folder / "diagrams")) {
        const auto misfit = fow::testing::misfit_of_file(path);
        INFO(misfit.value_or(""));
        CHECK_FALSE(misfit);
    }
}

TEST_CASE("A diagram that the rules contradict is refused with its place", "[diagram]") {
    const auto fault = [](const std::string& claims) {
        try {
            static_cast<void>(read_diagram(R"({"format": "fog-of-waterloo/diagram", "version": 1, "rule": "L3.2", "caption": "A charge.",
                "scenario": {"position": {}}, "plays": ["derlon", "die:5"], )" +
                                               claims + "}",
                                           "d", shipped()));
        } catch (const DataError& error) {
            return error.pointer + ": " + error.reason;
        }
        return std::string();
    };
    CHECK(fault(R"("may": ["uxbridge:derlon"], "marks": ["lahaye"])").empty());
    CHECK(fault(R"("may": ["reserve:hill"])").starts_with("/may/0: the rules forbid it: "));
    CHECK(fault(R"("may_not": [{"do": "blucher", "rule": "L2.4"}])") == "/may_not/0/do: the rules allow it");
    CHECK(fault(R"("may_not": [{"do": "reserve:hill", "rule": "L2.4"}])").starts_with("/may_not/0/rule: \"L6."));
    CHECK(fault(R"("marks": ["wavre"])").starts_with("/marks/0"));
    CHECK(fault(R"("part": ["a1", "b2"])").find("unknown member") != std::string::npos);
}

TEST_CASE("Views, logs and chances are JSON that says what is due", "[L13.1][L13.6]") {
    Session session(new_record(shipped()));
    CHECK(write_view(session.rules(), session.state()).find("\"legal\":[\"derlon\",\"derlon+napoleon\"") != std::string::npos);
    REQUIRE_FALSE(session.play(Order{ActionId::derlon}));
    CHECK(write_view(session.rules(), session.state()).find("\"decides\":\"chance\"") != std::string::npos);
    REQUIRE(session.roll({Roll::Kind::action, 5}));
    const std::string log = write_log(session);
    CHECK(std::count(log.begin(), log.end(), '\n') == 6);
    CHECK(log.find("\"rule\":\"L4.1\"") != std::string::npos);
    CHECK(write_outlook(rules(), outlook(rules(), begin(rules()), {ActionId::battery})).find("\"do\":[[\"GB\",1]]") != std::string::npos);
}
