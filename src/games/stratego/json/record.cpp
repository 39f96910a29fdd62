// Records: a game as its rules, its start and its plies, with a running digest.
#include "json/record_document.hpp"
#include "parts.hpp"

namespace fow::stratego {
namespace {

using namespace json_parts;

/// How plies are written.
struct PlyNotation {
    [[nodiscard]] static std::string text(const Ply& ply) { return to_text(std::get<Action>(ply)); }
    [[nodiscard]] static std::optional<Ply> ply(bool, const std::string& text) {
        if (const auto action = action_from_text(text)) return Ply(*action);
        return std::nullopt;
    }
};

[[nodiscard]] RuleSet read_record_rules(const Node& node, std::string_view id) {
    node.object(rules_parts);
    RuleSet set;
    set.id = id;
    std::array<std::optional<Node>, 3> nodes;
    Gathered gathered(node.document());
    for (std::size_t i = 0; i < rules_parts.size(); ++i) {
        nodes[i] = node.member(rules_parts[i]);
        gathered.attempt([&] { read_part(*nodes[i], rules_parts[i], set); });
    }
    gathered.refuse();
    refuse_unplayable(set, nodes);
    return set;
}

struct Form : json::RecordForm {
    using Game = stratego::Game;
    using Notation = PlyNotation;
    static constexpr std::array<std::string_view, 2> members{"rules", "start"};
    static constexpr std::pair turns{0, static_cast<int>(ply_limit)};
    static constexpr std::size_t pencil_limit = std::size_t{2} * most_pieces;

    [[nodiscard]] static PlyNotation notation(const Rules&) { return {}; }
    [[nodiscard]] static KnownGames games() { return known_games(); }
    [[nodiscard]] static const GameDocuments& game_of(const Record& record) { return documents(record.rules.id); }
    [[nodiscard]] static Value head(const Record& record, const Rules& rules) {
        Value head{{"options", options_to_json(record.options)},
                   {"start", record.start ? position_to_json(rules, *record.start) : Value()}};
        for (const std::string_view part : rules_parts) head["rules"][std::string(part)] = part_to_json(record.rules, part);
        return head;
    }
    static void read_options(const Node& node, Record& record) { record.options = json_parts::read_options(node); }
    static void read_rules(const Node& node, const GameDocuments& game, Record& record) {
        record.rules = read_record_rules(node.member("rules"), game.id);
    }
    static void read_start(const Node& node, const Rules& rules, Record& record) {
        if (const Node start = node.member("start"); !start.is_null()) record.start = read_position(start, rules);
    }
    [[nodiscard]] static Square square(const Node& node) { return square_of(node); }
    [[nodiscard]] static Rank mark(const Node& node) { return node.word(rank_from_word, "a rank"); }
    [[nodiscard]] static std::string mark_word(Rank rank) { return word_of(rank); }
};

}  // namespace

std::string write_record(const Record& record) { return json::record_text<Form>(record); }

ReadRecord read_record(const std::string& text, const std::string& document) { return json::record_in<Form>(text, document); }

namespace {

/// Space for everything except rules and plies: names, commitments, remarks, marks.
constexpr std::size_t notes_room = 32u << 10;
/// Only plies of the set-up leave no line in the log: 40 pieces a side, and most rearranging is taken back rather than recorded.
constexpr std::size_t silent_plies = 1024;
/// The largest size of a ply in a record, which is one line.
constexpr std::size_t ply_room = std::string_view(",\n    [\"blue\", \"accept-draw\", \"0123456789abcdef\"]").size();

}  // namespace

OpenPart open_part(const Record& record) {
    return json::open_part_of(documents(record.rules.id), {{"options", options_to_json(record.options)}}, record);
}

Options options_in(const OpenPart& open) {
    const Value head = json::parse(open.head, "head");
    return read_options(Node(head, "head"));
}

std::size_t sealed_room(const Record& record, std::size_t heard) {
    const std::size_t head = write_record(new_record(record.rules, record.options)).size() + notes_room;
    constexpr std::size_t thought_room = 80;  // of each turn on the clock, which is no secret
    return head + record.thoughts.size() * thought_room + (heard + silent_plies) * ply_room;
}

}  // namespace fow::stratego
