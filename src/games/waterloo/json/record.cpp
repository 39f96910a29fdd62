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
constexpr std::size_t remark_limit = 1000, pencil_limit = 2 * max_units, thought_count_limit = 2 * 1010;

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

[[nodiscard]] Value commitments_to_json(const Record& record) {
    Value list = Value::array();
    for (const Commitment& made : record.commitments)
        list.push_back({{"seat", word(made.seat)},
                        {"what", made.what},
                        {"ply", made.ply},
                        {"hash", json::hex(made.hash)},
                        {"salt", json::hex(made.salt)}});
    return list;
}

[[nodiscard]] Value remarks_to_json(const Record& record) {
    Value list = Value::array();
    for (const Remark& made : record.remarks) {
        Value entry = json::remark_to_json(made.what);
        entry["ply"] = made.ply;
        list.push_back(std::move(entry));
    }
    return list;
}

[[nodiscard]] Value pencil_to_json(const Record& record) {
    Value list = Value::array();
    for (const PencilMark& made : record.pencil)
        list.push_back({{"seat", word(made.seat)}, {"ply", made.ply}, {"square", to_text(made.square)}, {"mark", word(made.mark)}});
    return list;
}

[[nodiscard]] Value clock_to_json(const ClockRules& clock) {
    return {{"kind", word(clock.kind)}, {"seconds", clock.seconds}, {"extra_seconds", clock.extra_seconds}, {"decides", clock.decides}};
}

[[nodiscard]] Value thoughts_to_json(const Record& record) {
    Value list = Value::array();
    for (const Thought& made : record.thoughts)
        list.push_back({{"seat", word(made.seat)}, {"turn", made.turn}, {"milliseconds", made.milliseconds}});
    return list;
}

[[nodiscard]] ClockRules read_clock(const Node& node) {
    node.object({"kind", "seconds", "extra_seconds", "decides"});
    ClockRules clock;
    clock.kind = node.member("kind").word(clock_kind_from_word, "a clock (total, turn, fischer)");
    if (clock.kind == ClockKind::none) node.member("kind").fail("is left out without a clock");
    clock.seconds = node.member("seconds").integer(1, clock_limit);
    clock.extra_seconds = node.member("extra_seconds").integer(0, clock.kind == ClockKind::fischer ? clock_limit : 0);
    clock.decides = node.member("decides").boolean();
    return clock;
}

/// After how many plies an entry of such a list was made: at most all of them, and at least as many as for the entry before.
[[nodiscard]] std::size_t read_place(const Node& entry, std::size_t least, std::size_t plies) {
    return static_cast<std::size_t>(entry.member("ply").integer(static_cast<int>(least), static_cast<int>(plies)));
}

void read_commitments(const Node& node, std::size_t plies, Record& record) {
    std::size_t least = 0;
    for (std::size_t i = 0; i < node.size(seats.size() * secret_kinds.size()); ++i) {
        const Node entry = node.element(i);
        entry.object({"seat", "what", "ply", "hash", "salt"});
        const Seat seat = seat_of(entry.member("seat"));
        const std::string what = json::secret_kind_of(entry.member("what"));
        for (const Commitment& made : record.commitments)
            if (made.seat == seat && made.what == what) entry.fail("has already been committed to");
        least = read_place(entry, least, plies);
        record.commitments.push_back({seat, what, least, json::hex_bytes(entry.member("hash"), json::hash_size),
                                      json::hex_bytes(entry.member("salt"), json::hash_size)});
    }
}

void read_remarks(const Node& node, std::size_t plies, Record& record) {
    std::size_t least = 0;
    for (std::size_t i = 0; i < node.size(remark_limit); ++i) {
        const Node entry = node.element(i);
        const TableEvent what = json::read_remark(entry);
        least = read_place(entry, least, plies);
        record.remarks.push_back({least, what});
    }
}

void read_pencil(const Node& node, std::size_t plies, Record& record) {
    std::size_t least = 0;
    for (std::size_t i = 0; i < node.size(pencil_limit); ++i) {
        const Node entry = node.element(i);
        entry.object({"seat", "ply", "square", "mark"});
        const Seat seat = seat_of(entry.member("seat"));
        least = read_place(entry, least, plies);
        record.pencil.push_back(
            {seat, least, square_of(entry.member("square")), entry.member("mark").word(pencil_from_word, "a mark of the staff map")});
    }
}

void read_thoughts(const Node& node, Record& record) {
    constexpr int first_turn = -9, last_turn = 1000;
    int least = first_turn;
    for (std::size_t i = 0; i < node.size(thought_count_limit); ++i) {
        const Node entry = node.element(i);
        entry.object({"seat", "turn", "milliseconds"});
        least = entry.member("turn").integer(least, last_turn);
        record.thoughts.push_back({seat_of(entry.member("seat")), least, entry.member("milliseconds").integer(0, thought_limit)});
    }
}

/// A record that was cut short at a ply keeps the notes up to there.
void cut_notes(Record& record) {
    const auto later = [&](const auto& made) { return made.ply > record.plies.size(); };
    record.commitments.erase(std::find_if(record.commitments.begin(), record.commitments.end(), later), record.commitments.end());
    record.remarks.erase(std::find_if(record.remarks.begin(), record.remarks.end(), later), record.remarks.end());
    record.pencil.erase(std::find_if(record.pencil.begin(), record.pencil.end(), later), record.pencil.end());
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

GameTooLong::GameTooLong()
    : DataError("the game", "/plies", "The game is too long to be saved: it has more than " + std::to_string(ply_limit) + " steps.") {}

std::string write_record(const Record& record) {
    if (record.plies.size() > ply_limit) throw GameTooLong();
    const Rules rules(record.rules, record.options);
    Value head = head_of(record, rules);
    Digest digest;
    digest.add(json::compact(head));

    std::string text = "{\n";
    for (const char* name : {"format", "version", "game", "mode", "options"}) text += json::line(name, head[name]);
    if (!record.id.empty()) text += json::line("id", json::hex(record.id));
    if (!record.secret.empty()) text += json::line("secret", json::hex(record.secret));
    text += json::line("names", json::names_to_json(record.names));
    text += "  \"rules\": {\n";
    for (const std::string_view part : json::rules_parts)
        text += "    \"" + std::string(part) + "\": " + json::compact(head["rules"][std::string(part)]) +
                (part == json::rules_parts.back() ? "\n  },\n" : ",\n");
    text += json::line("start", head["start"]);
    for (const auto& [name, list] :
         {std::pair{"commitments", commitments_to_json(record)}, {"remarks", remarks_to_json(record)}, {"pencil", pencil_to_json(record)}})
        if (!list.empty()) text += "  \"" + std::string(name) + "\": " + json::one_per_line(list, "  ") + ",\n";
    if (record.clock.kind != ClockKind::none) {
        text += json::line("clock", clock_to_json(record.clock));
        text += "  \"thoughts\": " + json::one_per_line(thoughts_to_json(record), "  ") + ",\n";
    }
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
    json::read_table(node, record.options, record.names);
    if (node.has("id")) record.id = json::hex_bytes(node.member("id"), json::id_size);
    if (node.has("secret")) record.secret = json::hex_bytes(node.member("secret"), json::hash_size);
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
    if (node.has("commitments")) read_commitments(node.member("commitments"), count, record);
    if (node.has("remarks")) read_remarks(node.member("remarks"), count, record);
    if (node.has("pencil")) read_pencil(node.member("pencil"), count, record);
    if (node.has("clock")) record.clock = read_clock(node.member("clock"));
    if (node.has("clock") != node.has("thoughts")) node.fail("\"clock\" and \"thoughts\" need each other");
    if (node.has("thoughts")) read_thoughts(node.member("thoughts"), record);
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
        cut_notes(record);
        std::erase_if(record.thoughts, [&](const Thought& made) { return made.turn > follower.state.turn; });
    }
    if (!result.broken_at) test_pencil(count);
    return result;
}

}  // namespace fow::inline waterloo
