// Records: a game as its rules, its start and its plies, with a running digest.
#include "parts.hpp"
#include "seen_json.hpp"

#include <algorithm>
#include <array>

namespace fow::inline waterloo {
namespace {

using json::Node;
using json::Value;

constexpr std::string_view record_format = "fog-of-waterloo/record";
constexpr std::size_t pencil_limit = 2 * max_units;
constexpr std::pair turns_of_thought{-9, 1000};

/// FNV-1a, 64 bits.
class Digest {
public:
    void add(std::string_view text) {
        for (const char c : text) {
            sum_ ^= static_cast<unsigned char>(c);
            sum_ *= 0x100000001b3ULL;
        }
    }
    [[nodiscard]] std::string text() const {
        std::string hex(16, '0');
        for (std::size_t i = 0; i < 16; ++i) hex[15 - i] = "0123456789abcdef"[(sum_ >> (4 * i)) & 15];
        return hex;
    }

private:
    std::uint64_t sum_ = 0xcbf29ce484222325ULL;
};

/// Records from before Standard have only the documents of Basic.
[[nodiscard]] Ruleset read_record_rules(const Node& node, Mode mode) {
    if (mode == Mode::basic) node.object({"board", "pieces", "turns", "die", "arrival", "terrain?", "cards?", "expert?"});
    else node.object({"board", "pieces", "turns", "die", "arrival", "terrain", "cards", "expert"});
    json::RulesNodes parts;
    for (const std::string_view part : json::rules_parts)
        if (node.has(part)) parts.emplace(part, node.member(part));
    return json::read_rules(parts);
}

/// The start value of the digest: everything that the plies depend on, so neither the names nor the plies themselves.
[[nodiscard]] Value head_of(const Record& record, const Rules& rules) {
    Value head{{"format", record_format},
               {"version", 1},
               {"game", "waterloo"},
               {"mode", word(record.options.mode)},
               {"options", json::options_to_json(record.options)},
               {"rules", json::rules_to_json(record.rules)}};
    head["start"] = nullptr;
    if (record.start.state != initial_state(rules)) {
        head["start"] = json::position_to_json(record.start.state, rules);
        head["start"]["name"] = json::free_text(record.start.name);
    }
    return head;
}

[[nodiscard]] Value pencil_to_json(const Record& record) {
    Value list = Value::array();
    for (const PencilMark& made : record.pencil)
        list.push_back({{"seat", word(made.seat)}, {"ply", made.ply}, {"square", to_text(made.square)}, {"mark", word(made.mark)}});
    return list;
}

void read_pencil(const Node& node, std::size_t plies, Record& record) {
    std::size_t least = 0;
    for (std::size_t i = 0; i < node.size(pencil_limit); ++i) {
        const Node entry = node.element(i);
        entry.object({"seat", "ply", "square", "mark"});
        const Seat seat = seat_of(entry.member("seat"));
        least = json::read_place(entry, least, plies);
        record.pencil.push_back(
            {seat, least, square_of(entry.member("square")), entry.member("mark").word(pencil_from_word, "a mark of the staff map")});
    }
}

/// Follows a game without listeners.
struct Follower {
    const Rules& rules;
    State state;

    [[nodiscard]] std::string who() const { return std::string(word(turn(state))); }
    void take(const Ply& ply) {
        std::visit([&](const auto& what) { apply(rules, state, what); }, ply);
    }
};

[[nodiscard]] std::string ply_text(const Roster& roster, const Ply& ply) {
    return std::visit([&](const auto& what) { return to_text(roster, what); }, ply);
}

[[nodiscard]] std::optional<Ply> ply_from_text(const Roster& roster, const std::string& who, const std::string& text) {
    if (who == "chance") {
        if (const auto roll = roll_from_text(roster, text)) return Ply(*roll);
        return std::nullopt;
    }
    if (const auto action = action_from_text(roster, text)) return Ply(*action);
    return std::nullopt;
}

/// Plays a ply of the file, or says why it does not fit.
[[nodiscard]] std::optional<std::string> take_ply(const Node& node, Follower& follower, Digest& digest, Record& record) {
    if (node.size(3) != 3) return "a ply is [who, what, digest]";
    const std::string who = node.element(0).text(), what = node.element(1).text(), sum = node.element(2).text();
    if (who != "chance" && !json::seat_from_word(who)) return "\"" + who + "\" is not one of french, allied, chance";
    const auto ply = ply_from_text(record.rules.pieces.roster, who, what);
    if (!ply) return "\"" + what + "\" is not the notation of an action or an outcome";
    digest.add(who + " " + what + "\n");
    if (digest.text() != sum) return "the digest does not match: this ply, one before it or the head was changed";
    if (who != follower.who()) return who + " does not decide here, " + follower.who() + " does";
    if (auto reason = misfit<Waterloo>(follower.rules, follower.state, *ply)) return reason;
    follower.take(*ply);
    record.plies.push_back(*ply);
    return std::nullopt;
}

}  // namespace

std::string write_record(const Record& record) {
    if (record.plies.size() > ply_limit) throw GameTooLong();
    const Rules rules(record.rules, record.options);
    Value head = head_of(record, rules);
    Digest digest;
    digest.add(json::compact(head));

    std::string text = "{\n";
    for (const char* name : {"format", "version", "game", "mode", "options"}) text += json::line(name, head[name]);
    text += json::identity_lines(record) + json::line("names", json::names_to_json(documents(), record.names));
    text += "  \"rules\": {\n";
    for (const std::string_view part : json::rules_parts)
        text += "    \"" + std::string(part) + "\": " + json::compact(head["rules"][std::string(part)]) +
                (part == json::rules_parts.back() ? "\n  },\n" : ",\n");
    text += json::line("start", head["start"]);
    text += json::note_lines(documents(), record);
    if (!record.pencil.empty()) text += "  \"pencil\": " + json::one_per_line(pencil_to_json(record), "  ") + ",\n";
    text += json::clock_lines(documents(), record);
    text += "  \"plies\": [";
    Follower follower{rules, record.start.state};
    for (std::size_t i = 0; i < record.plies.size(); ++i) {
        const std::string who = follower.who();
        const std::string what = ply_text(rules.roster(), record.plies[i]);
        digest.add(who + " " + what + "\n");
        text += (i == 0 ? "\n    [\"" : ",\n    [\"") + who + "\", \"" + what + "\", \"" + digest.text() + "\"]";
        follower.take(record.plies[i]);
    }
    return text + (record.plies.empty() ? "]\n}\n" : "\n  ]\n}\n");
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
    record.options = json::read_options(node);
    record.names = json::read_names(documents(), node.member("names"));
    const Mode mode = record.options.mode;
    record.rules = read_record_rules(node.member("rules"), mode);
    const Rules rules(record.rules, record.options);
    record.start = {{}, initial_state(rules)};
    if (const Node start = node.member("start"); !start.is_null()) {
        Value position = value["start"];
        record.start.name = start.member("name").text();
        position.erase("name");
        record.start.state = json::read_position(Node(position, document, "/start"), rules);
    }
    const Node plies = node.member("plies");
    Digest digest;
    Value head;
    constexpr std::array<std::string_view, 10> not_in_head{"$schema", "id",     "secret", "names",    "commitments",
                                                           "remarks", "pencil", "clock",  "thoughts", "plies"};
    for (const auto& [name, part] : value.items())
        if (std::find(not_in_head.begin(), not_in_head.end(), name) == not_in_head.end()) head[name] = part;
    digest.add(json::compact(head));
    Follower follower{rules, record.start.state};
    const std::size_t count = plies.size(json::record_value_limit);
    if (count > ply_limit) plies.fail("the game is too long to be read: it has more than " + std::to_string(ply_limit) + " steps");
    json::read_notes(documents(), node, count, turns_of_thought, record);
    if (node.has("pencil")) read_pencil(node.member("pencil"), count, record);
    const auto test_pencil = [&](std::size_t ply) {
        for (std::size_t i = 0; i < record.pencil.size(); ++i)
            if (const PencilMark& made = record.pencil[i];
                made.ply == ply && !follower.state.occupied(other(made.seat)).contains(made.square))
                node.member("pencil").element(i).fail("there was no enemy piece on that square");
    };
    record.plies.reserve(count);
    for (std::size_t i = 0; i < count && !result.broken_at; ++i) {
        test_pencil(i);
        std::optional<std::string> fault;
        try {
            fault = take_ply(plies.element(i), follower, digest, record);
        } catch (const DataError& error) {
            fault = error.reason;
        }
        if (!fault) continue;
        result.broken_at = i;
        result.reason = *fault;
        json::cut_notes(record, record.plies.size());
        std::erase_if(record.pencil, [&](const PencilMark& made) { return made.ply > record.plies.size(); });
        std::erase_if(record.thoughts, [&](const Thought& made) { return made.turn > follower.state.turn; });
    }
    if (!result.broken_at) test_pencil(count);
    return result;
}

namespace {

/// Space for everything except rules and plies: names, start, commitments, remarks, marks.
constexpr std::size_t notes_room = 32u << 10;
/// Plies that nobody hears of: at most so many while the armies are set up, and later one for each line that is heard. Standing orders
/// that follow each other cancel out, and an answer to an attack is followed by the fight.
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
    open.head = json::compact({{"mode", word(record.options.mode)}, {"options", json::options_to_json(record.options)}});
    open.id = record.id;
    open.names = record.names;
    for (const Commitment& made : record.commitments) open.commitments.push_back({made.seat, made.what, made.hash});
    return open;
}

Options options_in(const OpenPart& open) {
    const json::Value head = json::parse(open.head, "head");
    return json::read_options(json::Node(head, "head"));
}

std::size_t sealed_room(const Record& record, std::size_t heard) {
    const std::size_t head = write_record(Session(record.rules, record.options, {}).record()).size() + notes_room;
    constexpr std::size_t thought_room = 80;  // of each turn on the clock, which is no secret
    return head + record.thoughts.size() * thought_room + (2 * heard + silent_plies) * ply_room(record.rules.pieces.roster);
}

}  // namespace fow::inline waterloo
