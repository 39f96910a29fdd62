// Records: a game as its rules, its start and its plies, with a running digest.
#include <algorithm>

#include "json/pencil.hpp"
#include "json/plies.hpp"
#include "parts.hpp"

namespace fow::stratego {
namespace {

using namespace json_parts;

constexpr std::string_view record_format = "fog-of-waterloo/record";
constexpr std::size_t pencil_limit = std::size_t{2} * most_pieces;
constexpr std::pair turns_of_thought{0, static_cast<int>(ply_limit)};

/// How plies are written.
struct PlyNotation {
    static constexpr std::string_view everybody = "blue, red";

    [[nodiscard]] static std::string_view who(Decider decider) { return word(decider); }
    [[nodiscard]] static bool makes_plies(const std::string& who) { return who == "blue" || who == "red"; }
    [[nodiscard]] static std::string text(const Ply& ply) { return to_text(std::get<Action>(ply)); }
    [[nodiscard]] static std::optional<Ply> ply(const std::string&, const std::string& text) {
        if (const auto action = action_from_text(text)) return Ply(*action);
        return std::nullopt;
    }
};
using Follower = json::PlyFollower<Game, PlyNotation>;

/// The start value of the digest.
[[nodiscard]] Value head_of(const Record& record, const Rules& rules) {
    Value head{{"format", record_format}, {"version", 1}, {"game", record.rules.id}, {"options", options_to_json(record.options)}};
    for (const std::string_view part : rules_parts) head["rules"][std::string(part)] = part_to_json(record.rules, part);
    head["start"] = record.start ? position_to_json(rules, *record.start) : Value();
    return head;
}

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

}  // namespace

std::string write_record(const Record& record) {
    if (record.plies.size() > ply_limit) throw GameTooLong();
    const GameDocuments& game = documents(record.rules.id);
    const Rules rules = rules_of(record);
    const Value head = head_of(record, rules);
    std::string text = "{\n";
    for (const char* name : {"format", "version", "game", "options"}) text += json::line(name, head[name]);
    text += json::identity_lines(record) + json::line("names", json::names_to_json(game, record.names));
    text += json::block("rules", head["rules"], "") + ",\n";
    text += json::line("start", head["start"]);
    text += json::note_lines(game, record) + json::pencil_line(game, record.pencil, [](Rank rank) { return word_of(rank); });
    text += json::clock_lines(game, record);
    return text + Follower(rules, start_of(record, rules), {}, head).written(record.plies);
}

ReadRecord read_record(const std::string& text, const std::string& document) {
    const Value value = json::parse(text, document, json::record_value_limit);
    const Node node(value, document);
    node.format(record_format);
    node.object({"format", "version", "game", "options", "id?", "secret?", "names", "rules", "start", "commitments?", "remarks?", "pencil?",
                 "clock?", "thoughts?", "plies"});
    ReadRecord result;
    Record& record = result.record;
    const GameDocuments& game = json::game_of(node, known_games());
    record.options = read_options(node);
    record.names = json::read_names(game, node.member("names"));
    record.rules = read_record_rules(node.member("rules"), game.id);
    const Rules rules = rules_of(record);
    if (const Node start = node.member("start"); !start.is_null()) record.start = read_position(start, rules);
    const Node plies = node.member("plies");
    const std::size_t count = json::ply_count(plies);
    json::read_notes(game, node, count, turns_of_thought, record);
    const auto read_mark = [](const Node& mark) { return mark.word(rank_from_word, "a rank"); };
    json::read_pencil(game, node, count, pencil_limit, square_of, read_mark, record.pencil);
    Follower follower(rules, start_of(record, rules), {}, json::digested_head(value));
    follower.read(plies, result, [&](std::size_t ply) { json::test_pencil(node, record.pencil, ply, follower.state()); });
    json::cut_pencil(record.pencil, record.plies.size());
    return result;
}

namespace {

/// Space for everything except rules and plies: names, commitments, remarks, marks.
constexpr std::size_t notes_room = 32u << 10;
/// Only plies of the set-up leave no line in the log: 40 pieces a side, and most rearranging is taken back rather than recorded.
constexpr std::size_t silent_plies = 1024;
/// The largest size of a ply in a record, which is one line.
constexpr std::size_t ply_room = std::string_view(",\n    [\"blue\", \"accept-draw\", \"0123456789abcdef\"]").size();

}  // namespace

OpenPart open_part(const Record& record) {
    OpenPart open;
    open.game = &documents(record.rules.id);
    open.head = json::compact({{"options", options_to_json(record.options)}});
    open.id = record.id;
    open.names = record.names;
    for (const Commitment& made : record.commitments) open.commitments.push_back({made.seat, made.what, made.hash});
    return open;
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
