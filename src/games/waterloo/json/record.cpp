// Records: a game as its rules, its start and its plies, with a running digest.
#include <algorithm>

#include "json/record_document.hpp"
#include "parts.hpp"
#include "seen_json.hpp"

namespace fow::waterloo {
namespace {

using namespace json_parts;

using json::Node;
using json::Value;

/// Records from before Standard have only the documents of Basic.
[[nodiscard]] Ruleset read_record_rules(const Node& node, Mode mode) {
    if (mode == Mode::basic) node.object({"board", "pieces", "turns", "die", "arrival", "terrain?", "cards?", "expert?"});
    else node.object({"board", "pieces", "turns", "die", "arrival", "terrain", "cards", "expert"});
    json_parts::RulesNodes parts;
    for (const std::string_view part : json_parts::rules_parts)
        if (node.has(part)) parts.emplace(part, node.member(part));
    return json_parts::read_rules(parts);
}

/// How plies are written.
struct Notation {
    const Roster& roster;

    [[nodiscard]] std::string text(const Ply& ply) const {
        return std::visit([&](const auto& what) { return to_text(roster, what); }, ply);
    }
    [[nodiscard]] std::optional<Ply> ply(bool by_chance, const std::string& text) const {
        if (by_chance) {
            if (const auto roll = roll_from_text(roster, text)) return Ply(*roll);
            return std::nullopt;
        }
        if (const auto action = action_from_text(roster, text)) return Ply(*action);
        return std::nullopt;
    }
};

struct Form : json::RecordForm {
    using Game = Waterloo;
    using Notation = waterloo::Notation;
    static constexpr std::array<std::string_view, 2> members{"rules", "start"};
    static constexpr std::pair turns{-9, static_cast<int>(ply_limit)};
    static constexpr std::size_t pencil_limit = 2 * max_units;

    [[nodiscard]] static Notation notation(const Rules& rules) { return {rules.roster()}; }
    [[nodiscard]] static KnownGames games() { return only_documents(); }
    [[nodiscard]] static const GameDocuments& game_of(const Record&) { return documents(); }
    [[nodiscard]] static Value head(const Record& record, const Rules& rules) {
        Value head{{"mode", word(record.options.mode)},
                   {"options", json_parts::options_to_json(record.options)},
                   {"rules", json_parts::rules_to_json(record.rules)},
                   {"start", nullptr}};
        if (record.start.state == initial_state(rules)) return head;
        head["start"] = json_parts::position_to_json(record.start.state, rules);
        head["start"]["name"] = json::free_text(record.start.name);
        return head;
    }
    [[nodiscard]] static std::string rules_text(const Value& rules) {
        std::string text = "  \"rules\": {\n";
        for (const std::string_view part : json_parts::rules_parts)
            text += "    \"" + std::string(part) + "\": " + json::compact(rules[std::string(part)]) +
                    (part == json_parts::rules_parts.back() ? "\n  },\n" : ",\n");
        return text;
    }
    static void read_options(const Node& node, Record& record) { record.options = json_parts::read_options(node); }
    static void read_rules(const Node& node, const GameDocuments&, Record& record) {
        record.rules = read_record_rules(node.member("rules"), record.options.mode);
    }
    static void read_start(const Node& node, const Rules& rules, Record& record) {
        record.start = {{}, initial_state(rules)};
        const Node start = node.member("start");
        if (start.is_null()) return;
        record.start.name = start.member("name").text();
        const Value position = start.without("name");
        record.start.state = json_parts::read_position(Node(position, start.document(), start.pointer()), rules);
    }
    [[nodiscard]] static Square square(const Node& node) { return json_parts::square_of(node); }
    [[nodiscard]] static Pencil mark(const Node& node) { return node.word(pencil_from_word, "a mark of the staff map"); }
    [[nodiscard]] static std::string_view mark_word(Pencil mark) { return word(mark); }
};

}  // namespace

std::string write_record(const Record& record) { return json::record_text<Form>(record); }

ReadRecord read_record(const std::string& text, const std::string& document) { return json::record_in<Form>(text, document); }

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
    return json::open_part_of(documents(), {{"mode", word(record.options.mode)}, {"options", json_parts::options_to_json(record.options)}},
                              record);
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
