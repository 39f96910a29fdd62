// Records: a game as its rules, its start and its plies, with a running digest.
#include <algorithm>

#include "json/pencil.hpp"
#include "json/plies.hpp"
#include "parts.hpp"
#include "seen_json.hpp"

namespace fow::waterloo {
namespace {

using namespace json_parts;

using json::Node;
using json::Value;

constexpr std::string_view record_format = "fog-of-waterloo/record";
constexpr std::size_t pencil_limit = 2 * max_units;
constexpr std::pair turns_of_thought{-9, static_cast<int>(ply_limit)};

/// Records from before Standard have only the documents of Basic.
[[nodiscard]] Ruleset read_record_rules(const Node& node, Mode mode) {
    if (mode == Mode::basic) node.object({"board", "pieces", "turns", "die", "arrival", "terrain?", "cards?", "expert?"});
    else node.object({"board", "pieces", "turns", "die", "arrival", "terrain", "cards", "expert"});
    json_parts::RulesNodes parts;
    for (const std::string_view part : json_parts::rules_parts)
        if (node.has(part)) parts.emplace(part, node.member(part));
    return json_parts::read_rules(parts);
}

/// The start value of the digest: everything that the plies depend on, so neither the names nor the plies themselves.
[[nodiscard]] Value head_of(const Record& record, const Rules& rules) {
    Value head{{"format", record_format},
               {"version", 1},
               {"game", "waterloo"},
               {"mode", word(record.options.mode)},
               {"options", json_parts::options_to_json(record.options)},
               {"rules", json_parts::rules_to_json(record.rules)}};
    head["start"] = nullptr;
    if (record.start.state != initial_state(rules)) {
        head["start"] = json_parts::position_to_json(record.start.state, rules);
        head["start"]["name"] = json::free_text(record.start.name);
    }
    return head;
}

/// How plies are written.
struct Notation {
    const Roster& roster;
    static constexpr std::string_view everybody = "french, allied, chance";

    [[nodiscard]] static std::string_view who(Decider decider) { return word(decider); }
    [[nodiscard]] bool makes_plies(const std::string& who) const { return who == "chance" || json_parts::seat_from_word(who); }
    [[nodiscard]] std::string text(const Ply& ply) const {
        return std::visit([&](const auto& what) { return to_text(roster, what); }, ply);
    }
    [[nodiscard]] std::optional<Ply> ply(const std::string& who, const std::string& text) const {
        if (who == "chance") {
            if (const auto roll = roll_from_text(roster, text)) return Ply(*roll);
            return std::nullopt;
        }
        if (const auto action = action_from_text(roster, text)) return Ply(*action);
        return std::nullopt;
    }
};
using Follower = json::PlyFollower<Waterloo, Notation>;

}  // namespace

std::string write_record(const Record& record) {
    if (record.plies.size() > ply_limit) throw GameTooLong();
    const Rules rules(record.rules, record.options);
    const Value head = head_of(record, rules);
    std::string text = "{\n";
    for (const char* name : {"format", "version", "game", "mode", "options"}) text += json::line(name, head[name]);
    text += json::identity_lines(record) + json::line("names", json::names_to_json(documents(), record.names));
    text += "  \"rules\": {\n";
    for (const std::string_view part : json_parts::rules_parts)
        text += "    \"" + std::string(part) + "\": " + json::compact(head["rules"][std::string(part)]) +
                (part == json_parts::rules_parts.back() ? "\n  },\n" : ",\n");
    text += json::line("start", head["start"]);
    text += json::note_lines(documents(), record);
    text += json::pencil_line(documents(), record.pencil, [](Pencil mark) { return word(mark); });
    text += json::clock_lines(documents(), record);
    return text + Follower(rules, record.start.state, {rules.roster()}, head).written(record.plies);
}

ReadRecord read_record(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document, json::record_value_limit);
    const Node node(value, document);
    node.format(record_format);
    node.object({"format", "version", "game", "mode", "options", "id?", "secret?", "names", "rules", "start", "commitments?", "remarks?",
                 "pencil?", "clock?", "thoughts?", "plies"});
    ReadRecord result;
    Record& record = result.record;
    static_cast<void>(json::game_of(node, only_documents()));
    record.options = json_parts::read_options(node);
    record.names = json::read_names(documents(), node.member("names"));
    const Mode mode = record.options.mode;
    record.rules = read_record_rules(node.member("rules"), mode);
    const Rules rules(record.rules, record.options);
    record.start = {{}, initial_state(rules)};
    if (const Node start = node.member("start"); !start.is_null()) {
        Value position = value["start"];
        record.start.name = start.member("name").text();
        position.erase("name");
        record.start.state = json_parts::read_position(Node(position, document, "/start"), rules);
    }
    const Node plies = node.member("plies");
    const std::size_t count = json::ply_count(plies);
    json::read_notes(documents(), node, count, turns_of_thought, record);
    const auto read_mark = [](const Node& mark) { return mark.word(pencil_from_word, "a mark of the staff map"); };
    json::read_pencil(documents(), node, count, pencil_limit, json_parts::square_of, read_mark, record.pencil);
    Follower follower(rules, record.start.state, {rules.roster()}, json::digested_head(value));
    follower.read(plies, result, [&](std::size_t ply) { json::test_pencil(node, record.pencil, ply, follower.state()); });
    json::cut_pencil(record.pencil, record.plies.size());
    return result;
}

namespace {

/// Space for everything except rules and plies: names, start, commitments, remarks, marks.
constexpr std::size_t notes_room = 32u << 10;
/// Plies that leave no line in the log: at most this many while the armies are set up, and later one for each line that is heard. Standing
/// orders that follow each other cancel out, and an answer to an attack is followed by the fight.
constexpr std::size_t silent_plies = 512;

/// The largest size of a ply in a record, which is one line.
[[nodiscard]] std::size_t ply_room(const Roster& roster) {
    constexpr std::size_t around = std::string_view(",\n    [\"french\", \"\", \"0123456789abcdef\"]").size();
    std::size_t longest = std::string_view("keep:combined_attack,discard:reconnaissance").size();
    for (const Unit& unit : roster) longest = std::max(longest, unit.id.size() + std::string_view("@reserve").size());
    return around + longest;
}

}  // namespace

OpenPart open_part(const Record& record) {
    OpenPart open;
    open.game = &documents();
    open.head = json::compact({{"mode", word(record.options.mode)}, {"options", json_parts::options_to_json(record.options)}});
    open.id = record.id;
    open.names = record.names;
    for (const Commitment& made : record.commitments) open.commitments.push_back({made.seat, made.what, made.hash});
    return open;
}

Options options_in(const OpenPart& open) {
    const json::Value head = json::parse(open.head, "head");
    return json_parts::read_options(json::Node(head, "head"));
}

std::size_t sealed_room(const Record& record, std::size_t heard) {
    const std::size_t head = write_record(Session(record.rules, record.options, {}).record()).size() + notes_room;
    constexpr std::size_t thought_room = 80;  // of each turn on the clock, which is no secret
    return head + record.thoughts.size() * thought_room + (2 * heard + silent_plies) * ply_room(record.rules.pieces.roster);
}

}  // namespace fow::waterloo
