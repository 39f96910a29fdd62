// Records: a game as its data, its start and its plies, with a running digest; and scenarios, which have no plies.
#include "json/record_document.hpp"
#include "parts.hpp"

namespace fow::alliance {
namespace {

using namespace json_parts;

constexpr std::string_view scenario_format = "fog-of-waterloo/scenario";

[[nodiscard]] Value first_game_to_json(const FirstGame& game) {
    const auto per_army = [](const PerSeat<int>& counts) { return Value{{"french", counts.first}, {"allied", counts.second}}; };
    return {{"over", result_to_json(game.result)}, {"morale", per_army(game.morale)}, {"casualties", per_army(game.casualties)}};
}

[[nodiscard]] FirstGame read_first_game(const Node& node) {
    const auto per_army = [](const Node& counts) {
        counts.object({"french", "allied"});
        return PerSeat<int>{static_cast<int>(counts.member("french").integer(0, 200)),
                            static_cast<int>(counts.member("allied").integer(0, 200))};
    };
    node.object({"over", "morale", "casualties"});
    return {read_result(node.member("over")), per_army(node.member("morale")), per_army(node.member("casualties"))};
}

/// Reads the parts that are present.
void read_parts(const Node& node, RuleSet& set) {
    Gathered gathered(node.document());
    for (const std::string_view part : rules_parts) gathered.member(node, part, [&](const Node& n) { read_part(n, part, set); });
    gathered.refuse();
}

[[nodiscard]] State read_start(const Node& node, const Rules& rules) {
    const State start = read_position_node(node, rules);
    if (start.result) node.fail("the game is over in this position (" + std::string(rule_of(start.result->ending)) + ")");
    return start;
}

struct Form : json::RecordForm {
    using Game = alliance::Game;
    using Notation = json::PlainNotation<Game, ply_from_text>;
    static constexpr std::array<std::string_view, 3> members{"rules", "start", "first_game?"};
    static constexpr std::pair turns{1, most_turns};

    [[nodiscard]] static Notation notation(const Rules&) { return {}; }
    [[nodiscard]] static KnownGames games() { return only_documents(); }
    [[nodiscard]] static const GameDocuments& game_of(const Record&) { return documents(); }
    [[nodiscard]] static Value head(const Record& record, const Rules& rules) {
        Value head{{"start", record.start ? position_to_json(rules, *record.start) : Value()}};
        for (const std::string_view part : rules_parts) head["rules"][std::string(part)] = part_to_json(record.rules, part);
        if (record.first_game) head["first_game"] = first_game_to_json(*record.first_game);
        return head;
    }
    static void read_rules(const Node& node, const GameDocuments&, Record& record) {
        node.member("rules").object(rules_parts);
        read_parts(node.member("rules"), record.rules);
    }
    static void read_start(const Node& node, const Rules& rules, Record& record) {
        if (const Node start = node.member("start"); !start.is_null()) record.start = alliance::read_start(start, rules);
        if (node.has("first_game")) record.first_game = read_first_game(node.member("first_game"));
    }
};

}  // namespace

const GameDocuments& documents() {
    static const GameDocuments game{.id = "alliance",
                                    .seats = {word(french_seat), word(allied_seat)},
                                    .clock_text = clock_text,
                                    .clock_from_text = [](std::string_view text) { return json::turn_from_text(text, most_turns); },
                                    .clock_wanted = "a time like \"turn 12\""};
    return game;
}

KnownGames only_documents() {
    static const GameDocuments* const game = &documents();
    return {&game, 1};
}

std::string write_record(const Record& record) { return json::record_text<Form>(record); }

ReadRecord read_record(const std::string& text, const std::string& document) { return json::record_in<Form>(text, document); }

OpenPart open_part(const Record& record) { return json::open_part_of(documents(), Value::object(), record); }

std::size_t sealed_room(const Record& record, std::size_t) { return write_record(record).size(); }

Scenario read_scenario(const std::string& text, const std::string& document, const RuleSet& base) {
    const Value value = json::parse(text, document);
    const Node node(value, document);
    node.format(scenario_format);
    node.object({"format", "version", "name", "game", "description", "corps?", "tracks?", "tables?", "cards?", "constants?", "position"});
    static_cast<void>(json::game_of(node, only_documents()));
    Scenario scenario;
    scenario.name = node.member("name").text();
    scenario.description = node.member("description").text(json::description_limit);
    scenario.rules = base;
    read_parts(node, scenario.rules);
    scenario.start = read_start(node.member("position"), Rules(scenario.rules));
    return scenario;
}

std::string write_scenario(const Scenario& scenario, const RuleSet& base) {
    std::string text = json::head(scenario_format, scenario.name) + json::line("game", documents().id) +
                       json::line("description", json::free_text(scenario.description, json::description_limit));
    for (const std::string_view part : rules_parts)
        if (const Value own = part_to_json(scenario.rules, part); own != part_to_json(base, part))
            text += json::block(part, own, "") + ",\n";
    return text + json::block("position", position_to_json(Rules(scenario.rules), scenario.start), "") + "\n}\n";
}

}  // namespace fow::alliance
