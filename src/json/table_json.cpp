#include "json/table_json.hpp"

#include <algorithm>
#include <charconv>

#include "json/record.hpp"

namespace fow::json {
namespace {

[[nodiscard]] std::string in_quotes(std::string_view text) { return "\"" + std::string(text) + "\""; }

/// "a", "b" or "c"
[[nodiscard]] std::string one_of(std::span<const std::string_view> words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + in_quotes(words[i]);
    return text;
}

[[nodiscard]] std::string one_of(const Node& node, std::span<const std::string_view> words) {
    std::string found = node.text();
    if (std::find(words.begin(), words.end(), found) == words.end()) node.fail(in_quotes(found) + " is not " + one_of(words));
    return found;
}

[[nodiscard]] Value moment_to_json(const GameDocuments& game, const GameMoment& moment) {
    return {{"clock", game.clock_text(moment.clock)}, {"step", moment.steps}};
}

[[nodiscard]] GameSetBack read_set_back(const GameDocuments& game, const Node& node) {
    node.object({"from", "to", "ended"});
    GameSetBack back{{}, read_moment(game, node.member("to")), node.member("ended").boolean()};
    if (const Node from = node.member("from"); !from.is_null()) back.from = read_moment(game, from);
    return back;
}

[[nodiscard]] std::string_view chance_word(ChanceChosen::How how) { return how == ChanceChosen::How::seed ? "seed" : "dice"; }

[[nodiscard]] std::optional<ChanceChosen::How> how_from_word(std::string_view text) {
    for (const auto how : {ChanceChosen::How::seed, ChanceChosen::How::dice})
        if (chance_word(how) == text) return how;
    return std::nullopt;
}

/// Checks that a remark has these members, and no others but its places.
void check_members(const Node& entry, std::initializer_list<std::string_view> own) {
    std::vector<std::string_view> members{"ply?", "again?"};
    members.insert(members.end(), own.begin(), own.end());
    entry.object(members);
}

/// A remark without content: it is there or not.
void read_mark(const Node& entry, std::string_view name) {
    check_members(entry, {name});
    if (!entry.member(name).boolean()) entry.member(name).fail("must be true if it is there.");
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

void read_commitments(const GameDocuments& game, const Node& node, std::size_t plies, TableNotes& notes) {
    std::size_t least = 0;
    for (std::size_t i = 0; i < node.size(seats.size() * game.secrets.size()); ++i) {
        const Node entry = node.element(i);
        entry.object({"seat", "what", "ply", "hash", "salt"});
        const Seat seat = seat_of(game, entry.member("seat"));
        const std::string what = secret_of(game, entry.member("what"));
        for (const Commitment& made : notes.commitments)
            if (made.seat == seat && made.what == what) entry.fail("has already been committed to");
        least = read_place(entry, least, plies);
        notes.commitments.push_back(
            {seat, what, least, hex_bytes(entry.member("hash"), hash_size), hex_bytes(entry.member("salt"), hash_size)});
    }
}

void read_remarks(const GameDocuments& game, const Node& node, std::size_t plies, TableNotes& notes) {
    std::size_t least = 0;
    for (std::size_t i = 0; i < node.size(remark_limit); ++i) {
        const Node entry = node.element(i);
        const TableEvent what = read_remark(game, entry);
        least = read_place(entry, least, plies);
        notes.remarks.push_back({least, what});
        if (!entry.has("again")) continue;
        const Node again = entry.member("again");
        for (std::size_t k = 0; k < again.size(remark_limit); ++k) {
            least = static_cast<std::size_t>(again.element(k).integer(static_cast<int>(least), static_cast<int>(plies)));
            notes.remarks.push_back({least, what});
        }
    }
    if (notes.remarks.size() > remark_limit) node.fail("more than " + std::to_string(remark_limit) + " remarks");
}

void read_thoughts(const GameDocuments& game, const Node& node, std::pair<int, int> turns, TableNotes& notes) {
    int least = turns.first;
    const std::size_t limit = 2 * static_cast<std::size_t>(turns.second - turns.first + 1);  // one for each turn of a seat
    for (std::size_t i = 0; i < node.size(limit); ++i) {
        notes.thoughts.push_back(read_thought(game, node.element(i), {least, turns.second}));
        least = notes.thoughts.back().turn;
    }
}

[[nodiscard]] std::string list_line(std::string_view name, const Value& list) {
    return "  \"" + std::string(name) + "\": " + one_per_line(list, "  ") + ",\n";
}

}  // namespace

Seat seat_of(const GameDocuments& game, const Node& node) { return one_of(node, game.seats) == game.seats[0] ? Seat::first : Seat::second; }

const GameDocuments& game_of(const Node& node, KnownGames games) {
    const Node named = node.member("game");
    const std::string found = named.text();
    std::vector<std::string_view> known;
    for (const GameDocuments* game : games) {
        if (game->id == found) return *game;
        known.push_back(game->id);
    }
    named.fail("only " + one_of(known) + " is known");
}

Value names_to_json(const GameDocuments& game, const PerSeat<std::string>& names) {
    Value value;
    for (const Seat seat : seats) value[std::string(word(game, seat))] = free_text(names[seat]);
    return value;
}

PerSeat<std::string> read_names(const GameDocuments& game, const Node& node) {
    node.object(game.seats);
    return {node.member(game.seats[0]).text(), node.member(game.seats[1]).text()};
}

std::string secret_of(const GameDocuments& game, const Node& node) { return one_of(node, game.secrets); }

std::optional<int> turn_from_text(std::string_view text, int most) {
    constexpr std::string_view start = "turn ";
    if (!text.starts_with(start)) return std::nullopt;
    text.remove_prefix(start.size());
    int turn = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), turn);
    if (error != std::errc() || end != text.data() + text.size() || turn < 0 || turn > most) return std::nullopt;
    return text == std::to_string(turn) ? std::optional(turn) : std::nullopt;
}

GameMoment read_moment(const GameDocuments& game, const Node& node) {
    node.object({"clock", "step"});
    const Node clock = node.member("clock");
    const std::string found = clock.text();
    const std::optional<int> time = game.clock_from_text(found);
    if (!time) clock.fail(in_quotes(found) + " is not " + std::string(game.clock_wanted));
    return {*time, node.member("step").integer(0, number_bound)};
}

Value point_to_json(const GameDocuments& game, const CoursePoint& point) {
    return {
        {"plies", point.plies}, {"remarks", point.remarks}, {"digest", hex(point.digest)}, {"moment", moment_to_json(game, point.moment)}};
}

Value thought_to_json(const GameDocuments& game, const Thought& thought) {
    return {{"seat", word(game, thought.seat)}, {"turn", thought.turn}, {"milliseconds", thought.milliseconds}};
}

Thought read_thought(const GameDocuments& game, const Node& node, std::pair<int, int> turns) {
    node.object({"seat", "turn", "milliseconds"});
    return {seat_of(game, node.member("seat")), node.member("turn").integer(turns.first, turns.second),
            node.member("milliseconds").integer(0, thought_limit)};
}

CoursePoint read_point(const GameDocuments& game, const Node& node) {
    const auto count = [&](const char* name) { return static_cast<std::size_t>(node.member(name).integer(0, number_bound)); };
    return {count("plies"), count("remarks"), hex_bytes(node.member("digest"), hash_size), read_moment(game, node.member("moment"))};
}

namespace {

/// The most letters of the name of a program.
constexpr std::size_t program_limit = 60;

}  // namespace

Level read_level(const Node& node) { return node.word(level_from_word, "a level (" + words_of(levels) + ")"); }
Style read_style(const Node& node) { return node.word(style_from_word, "a style (" + words_of(styles) + ")"); }

void add_player(Value& entry, const std::optional<ComputedPlayer>& player) {
    if (!player) return;
    if (!player->program.empty()) {
        entry["program"] = free_text(player->program, program_limit);
        return;
    }
    entry["level"] = word(player->level);
    entry["style"] = word(player->style);
}

std::optional<ComputedPlayer> read_player(const Node& entry) {
    if (entry.has("program")) {
        for (const char* other : {"level", "style"})
            if (entry.has(other)) entry.member(other).fail("cannot be there beside \"program\".");
        ComputedPlayer player;
        player.program = entry.member("program").text(program_limit);
        if (player.program.empty()) entry.member("program").fail("is empty.");
        return player;
    }
    if (!entry.has("level") && !entry.has("style")) return std::nullopt;
    return ComputedPlayer{.level = read_level(entry.member("level")), .style = read_style(entry.member("style"))};
}

namespace {

/// An event of the table in JSON: a remark is {name: value} with the further members; a log has the value as `member`, or its members if
/// it is an object without such a name.
struct Written {
    const char* name;
    const char* member;
    Value value;
    Value further = Value::object();
};

/// A new kind of event does not compile without an entry here.
struct EventWriter {
    const GameDocuments& game;
    const char* seat;  ///< the member of a log that names one

    Written operator()(const PhraseGivenUp& e) const { return {"phrase_given_up", seat, word(game, e.seat)}; }
    Written operator()(const GameSetBack& e) const {
        return {"set_back",
                nullptr,
                {{"from", e.from ? moment_to_json(game, *e.from) : Value()}, {"to", moment_to_json(game, e.to)}, {"ended", e.ended}}};
    }
    Written operator()(const ChanceChosen& e) const { return {"chance_chosen", "how", chance_word(e.how)}; }
    Written operator()(const PracticeAlone&) const { return {"practice_alone", nullptr, true}; }
    Written operator()(const PlayedOn& e) const { return {"played_on", "from", moment_to_json(game, e.from)}; }
    Written operator()(const TimeUp& e) const { return {"time_up", seat, word(game, e.seat)}; }
    Written operator()(const SeatTaken& e) const {
        Written written{"seat_taken", seat, word(game, e.seat)};
        add_player(written.further, e.by);
        return written;
    }
    Written operator()(const HintsAllowed&) const { return {"hints_allowed", nullptr, true}; }
    Written operator()(const HintGiven& e) const { return {"hint_given", seat, word(game, e.seat)}; }
};

}  // namespace

Value table_event_to_json(const GameDocuments& game, const TableEvent& event, const char* seat) {
    Written written = std::visit(EventWriter{game, seat}, event);
    Value facts = std::move(written.further);
    facts["event"] = written.name;
    if (written.member != nullptr) facts[written.member] = std::move(written.value);
    else if (written.value.is_object()) facts.update(written.value);
    return facts;
}

Value remark_to_json(const GameDocuments& game, const TableEvent& what) {
    Written written = std::visit(EventWriter{game, nullptr}, what);
    Value remark = std::move(written.further);
    remark[written.name] = std::move(written.value);
    return remark;
}

TableEvent read_remark(const GameDocuments& game, const Node& entry) {
    if (entry.has("set_back")) {
        check_members(entry, {"set_back"});
        return read_set_back(game, entry.member("set_back"));
    }
    if (entry.has("chance_chosen")) {
        check_members(entry, {"chance_chosen"});
        return ChanceChosen{entry.member("chance_chosen").word(how_from_word, "\"seed\" or \"dice\"")};
    }
    if (entry.has("practice_alone")) {
        read_mark(entry, "practice_alone");
        return PracticeAlone{};
    }
    if (entry.has("hints_allowed")) {
        read_mark(entry, "hints_allowed");
        return HintsAllowed{};
    }
    if (entry.has("seat_taken")) {
        check_members(entry, {"seat_taken", "level?", "style?", "program?"});
        return SeatTaken{seat_of(game, entry.member("seat_taken")), read_player(entry)};
    }
    if (entry.has("hint_given")) {
        check_members(entry, {"hint_given"});
        return HintGiven{seat_of(game, entry.member("hint_given"))};
    }
    if (entry.has("played_on")) {
        check_members(entry, {"played_on"});
        return PlayedOn{read_moment(game, entry.member("played_on"))};
    }
    if (entry.has("time_up")) {
        check_members(entry, {"time_up"});
        return TimeUp{seat_of(game, entry.member("time_up"))};
    }
    check_members(entry, {"phrase_given_up"});
    return PhraseGivenUp{seat_of(game, entry.member("phrase_given_up"))};
}

Value phrase_to_json(const Phrase& phrase) { return {{"salt", hex(phrase.salt)}, {"check", hex(phrase.check)}}; }

Phrase read_phrase(const Node& node) {
    constexpr std::size_t salt_size = 16;
    node.object({"salt", "check"});
    return {hex_bytes(node.member("salt"), salt_size), hex_bytes(node.member("check"), hash_size)};
}

Value phrases_to_json(const GameDocuments& game, const Phrases& phrases) {
    Value value = Value::object();
    for (const Seat seat : seats)
        if (const auto& phrase = phrases[seat]) value[std::string(word(game, seat))] = phrase_to_json(*phrase);
    return value;
}

Phrases read_phrases(const GameDocuments& game, const Node& node) {
    const std::array<std::string, 2> optional{std::string(game.seats[0]) + "?", std::string(game.seats[1]) + "?"};
    node.object({optional[0], optional[1]});
    Phrases phrases;
    for (const Seat seat : seats)
        if (node.has(word(game, seat))) phrases[seat] = read_phrase(node.member(word(game, seat)));
    return phrases;
}

std::string identity_lines(const TableNotes& notes) {
    return (notes.id.empty() ? "" : line("id", hex(notes.id))) + (notes.secret.empty() ? "" : line("secret", hex(notes.secret)));
}

std::string note_lines(const GameDocuments& game, const TableNotes& notes) {
    std::string text;
    if (!notes.commitments.empty()) {
        Value list = Value::array();
        for (const Commitment& made : notes.commitments)
            list.push_back({{"seat", word(game, made.seat)},
                            {"what", made.what},
                            {"ply", made.ply},
                            {"hash", hex(made.hash)},
                            {"salt", hex(made.salt)}});
        text += list_line("commitments", list);
    }
    if (!notes.remarks.empty()) {
        if (notes.remarks.size() > remark_limit) throw GameTooLong(GameTooLong::Counted::remarks);
        Value list = Value::array();
        const TableEvent* last = nullptr;
        for (const Remark& made : notes.remarks) {
            // A long game may have thousands of hints in a row.
            if (last != nullptr && *last == made.what) {
                list.back()["again"].push_back(made.ply);
                continue;
            }
            list.push_back(remark_to_json(game, made.what));
            list.back()["ply"] = made.ply;
            last = &made.what;
        }
        text += list_line("remarks", list);
    }
    return text;
}

std::string clock_lines(const GameDocuments& game, const TableNotes& notes) {
    const ClockRules& clock = notes.clock;
    if (clock.kind == ClockKind::none) return {};
    Value list = Value::array();
    for (const Thought& made : notes.thoughts) list.push_back(thought_to_json(game, made));
    return line("clock", {{"kind", fow::word(clock.kind)},
                          {"seconds", clock.seconds},
                          {"extra_seconds", clock.extra_seconds},
                          {"decides", clock.decides}}) +
           list_line("thoughts", list);
}

void read_notes(const GameDocuments& game, const Node& record, std::size_t plies, std::pair<int, int> turns, TableNotes& notes) {
    if (record.has("id")) notes.id = hex_bytes(record.member("id"), id_size);
    if (record.has("secret")) notes.secret = hex_bytes(record.member("secret"), hash_size);
    if (record.has("commitments")) read_commitments(game, record.member("commitments"), plies, notes);
    if (record.has("remarks")) read_remarks(game, record.member("remarks"), plies, notes);
    if (record.has("clock")) notes.clock = read_clock(record.member("clock"));
    if (record.has("clock") != record.has("thoughts")) record.fail("\"clock\" and \"thoughts\" need each other");
    if (record.has("thoughts")) read_thoughts(game, record.member("thoughts"), turns, notes);
}

std::size_t read_place(const Node& entry, std::size_t least, std::size_t plies) {
    return static_cast<std::size_t>(entry.member("ply").integer(static_cast<int>(least), static_cast<int>(plies)));
}

void cut_notes(TableNotes& notes, std::size_t plies) {
    const auto later = [&](const auto& made) { return made.ply > plies; };
    std::erase_if(notes.commitments, later);
    std::erase_if(notes.remarks, later);
}

}  // namespace fow::json
