// Records: a game as its data, its start and its plies, with a running digest; and scenarios, which have no plies.
#include <charconv>

#include "json/plies.hpp"
#include "parts.hpp"

namespace fow::alliance {
namespace {

using namespace json_parts;

constexpr std::string_view record_format = "fog-of-waterloo/record", scenario_format = "fog-of-waterloo/scenario";
constexpr std::string_view clock_start = "turn ";

[[nodiscard]] std::optional<int> turn_from_text(std::string_view text) {
    if (!text.starts_with(clock_start)) return std::nullopt;
    text.remove_prefix(clock_start.size());
    int turn = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), turn);
    if (error != std::errc() || end != text.data() + text.size() || turn < 0 || turn > most_turns) return std::nullopt;
    return text == std::to_string(turn) ? std::optional(turn) : std::nullopt;
}

/// How plies are written.
struct PlyNotation {
    static constexpr std::string_view everybody = "french, allied, chance";

    [[nodiscard]] static std::string_view who(Decider decider) { return word(decider); }
    [[nodiscard]] static bool makes_plies(const std::string& who) { return who == "french" || who == "allied" || who == "chance"; }
    [[nodiscard]] static std::string text(const Ply& ply) { return to_text(ply); }
    [[nodiscard]] static std::optional<Ply> ply(const std::string& who, const std::string& text) {
        const auto found = ply_from_text(text);
        const bool rolls = found && std::holds_alternative<Roll>(*found);
        return found && rolls == (who == "chance") ? found : std::nullopt;
    }
};
using Follower = json::PlyFollower<Game, PlyNotation>;

[[nodiscard]] Value first_game_to_json(const FirstGame& game) {
    const auto per_army = [](const PerSeat<int>& counts) { return Value{{"french", counts.first}, {"allied", counts.second}}; };
    return {{"over", result_to_json(game.result)}, {"morale", per_army(game.morale)}, {"casualties", per_army(game.casualties)}};
}

/// The start value of the digest.
[[nodiscard]] Value head_of(const Record& record, const Rules& rules) {
    Value head{{"format", record_format}, {"version", 1}, {"game", documents().id}};
    for (const std::string_view part : rules_parts) head["rules"][std::string(part)] = part_to_json(record.rules, part);
    head["start"] = record.start ? position_to_json(rules, *record.start) : Value();
    if (record.first_game) head["first_game"] = first_game_to_json(*record.first_game);
    return head;
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

}  // namespace

const GameDocuments& documents() {
    static const GameDocuments game{
        "alliance", {word(french_seat), word(allied_seat)},       {}, clock_text, turn_from_text, "a time like \"turn 12\"",
        {},         [](const std::string&, const std::string&) {}};
    return game;
}

KnownGames only_documents() {
    static const GameDocuments* const game = &documents();
    return {&game, 1};
}

std::string write_record(const Record& record) {
    if (record.plies.size() > ply_limit) throw GameTooLong();
    const Rules rules = rules_of(record);
    const Value head = head_of(record, rules);
    std::string text = "{\n";
    for (const char* name : {"format", "version", "game"}) text += json::line(name, head[name]);
    text += json::identity_lines(record) + json::line("names", json::names_to_json(documents(), record.names));
    text += json::block("rules", head["rules"], "") + ",\n";
    text += json::line("start", head["start"]);
    if (record.first_game) text += json::line("first_game", head["first_game"]);
    text += json::note_lines(documents(), record) + json::clock_lines(documents(), record);
    return text + Follower(rules, start_of(record, rules), {}, head).written(record.plies);
}

ReadRecord read_record(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document, json::record_value_limit);
    const Node node(value, document);
    node.format(record_format);
    node.object({"format", "version", "game", "id?", "secret?", "names", "rules", "start", "first_game?", "commitments?", "remarks?",
                 "clock?", "thoughts?", "plies"});
    ReadRecord result;
    Record& record = result.record;
    static_cast<void>(json::game_of(node, only_documents()));
    record.names = json::read_names(documents(), node.member("names"));
    node.member("rules").object(rules_parts);
    read_parts(node.member("rules"), record.rules);
    const Rules rules = rules_of(record);
    if (const Node start = node.member("start"); !start.is_null()) record.start = read_start(start, rules);
    if (node.has("first_game")) record.first_game = read_first_game(node.member("first_game"));
    const Node plies = node.member("plies");
    json::read_notes(documents(), node, json::ply_count(plies), {1, most_turns}, record);
    Follower follower(rules, start_of(record, rules), {}, json::digested_head(value));
    follower.read(plies, result, [](std::size_t) {});
    return result;
}

OpenPart open_part(const Record& record) { return {&documents(), "{}", record.id, record.names, {}}; }

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
