// Records: a game as its data and its plies, with a running digest.
#include <charconv>

#include "json/plies.hpp"
#include "parts.hpp"

namespace fow::callipers {
namespace {

using namespace json_parts;

constexpr std::string_view record_format = "fog-of-waterloo/record";
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
        auto found = ply_from_text(text);
        const bool rolls = found && std::holds_alternative<Roll>(*found);
        return found && rolls == (who == "chance") ? found : std::nullopt;
    }
};
using Follower = json::PlyFollower<Game, PlyNotation>;

/// The start value of the digest.
[[nodiscard]] Value head_of(const Record& record) {
    return {{"format", record_format},
            {"version", 1},
            {"game", documents().id},
            {"rules",
             {{"figures", figures_to_json(record.rules.figures)},
              {"ground", ground_to_json(record.rules.ground)},
              {"battle", battle_to_json(record.rules.battle)}}}};
}

[[nodiscard]] RuleSet read_rules(const Node& node) {
    node.object({"figures", "ground", "battle"});
    RuleSet set;
    set.figures = read_figures(node.member("figures"));
    set.ground = read_ground_part(node.member("ground"));
    set.battle = read_battle_part(node.member("battle"), set.ground);
    std::vector<Fault> faults = faults_of(set);
    for (Fault& fault : faults) fault.pointer = node.pointer() + fault.pointer;
    if (!faults.empty()) throw DataError(node.document(), std::move(faults));
    return set;
}

}  // namespace

const GameDocuments& documents() {
    static const GameDocuments game{
        "callipers", {word(french_seat), word(allied_seat)},       {}, clock_text, turn_from_text, "a time like \"turn 12\"",
        {},          [](const std::string&, const std::string&) {}};
    return game;
}

KnownGames only_documents() {
    static const GameDocuments* const game = &documents();
    return {&game, 1};
}

std::string write_record(const Record& record) {
    if (record.plies.size() > ply_limit) throw GameTooLong();
    const Rules rules = rules_of(record);
    const Value head = head_of(record);
    std::string text = "{\n";
    for (const char* name : {"format", "version", "game"}) text += json::line(name, head[name]);
    text += json::identity_lines(record) + json::line("names", json::names_to_json(documents(), record.names));
    text += json::block("rules", head["rules"], "") + ",\n";
    text += json::note_lines(documents(), record) + json::clock_lines(documents(), record);
    return text + Follower(rules, start_of(record, rules), {}, head).written(record.plies);
}

ReadRecord read_record(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document, json::record_value_limit);
    const Node node(value, document);
    node.format(record_format);
    node.object(
        {"format", "version", "game", "id?", "secret?", "names", "rules", "commitments?", "remarks?", "clock?", "thoughts?", "plies"});
    ReadRecord result;
    Record& record = result.record;
    static_cast<void>(json::game_of(node, only_documents()));
    record.names = json::read_names(documents(), node.member("names"));
    record.rules = read_rules(node.member("rules"));
    const Rules rules = rules_of(record);
    const Node plies = node.member("plies");
    json::read_notes(documents(), node, json::ply_count(plies), {1, most_turns}, record);
    Follower follower(rules, start_of(record, rules), {}, json::digested_head(value));
    follower.read(plies, result, [](std::size_t) {});
    return result;
}

OpenPart open_part(const Record& record) { return {&documents(), "{}", record.id, record.names, {}}; }

std::size_t sealed_room(const Record& record, std::size_t) { return write_record(record).size(); }

}  // namespace fow::callipers
