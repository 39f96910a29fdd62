#include "parts.hpp"

#include <algorithm>

#include "seen_json.hpp"

namespace fow::json::inline waterloo {
namespace {

/// Records from before Standard have only the first two.
[[nodiscard]] Options read_options(const Node& node, Mode mode) {
    node.object({"memory", "nightfall", "start_early?", "where_are_the_prussians?"});
    const auto chosen = [&](std::string_view name) { return node.has(name) && node.member(name).boolean(); };
    return {mode, chosen("memory"), chosen("nightfall"), chosen("start_early"), chosen("where_are_the_prussians")};
}

[[nodiscard]] GameSetBack read_set_back(const Node& node) {
    node.object({"from", "to", "ended"});
    GameSetBack back{{}, read_moment(node.member("to")), node.member("ended").boolean()};
    if (const Node from = node.member("from"); !from.is_null()) back.from = read_moment(from);
    return back;
}

[[nodiscard]] std::optional<ChanceChosen::How> how_from_word(std::string_view text) {
    for (const auto how : {ChanceChosen::How::seed, ChanceChosen::How::dice})
        if (word_of(how) == text) return how;
    return std::nullopt;
}

}  // namespace

Square square_of(const Node& node) {
    const std::string found = node.text();
    if (const auto square = square_from_text(found)) return *square;
    node.fail("\"" + found + "\" is not a square of the board (W0.1)");
}

std::vector<Square> squares_of(const Node& node) {
    std::vector<Square> list;
    Gathered gathered(node.document());
    gathered.each(node, square_count, [&](const Node& entry) { list.push_back(square_of(entry)); });
    gathered.refuse();
    return list;
}

SquareSet square_set_of(const Node& node) {
    SquareSet set;
    Gathered gathered(node.document());
    gathered.each(node, square_count, [&](const Node& entry) {
        const Square square = square_of(entry);
        if (set.contains(square)) entry.fail("a square is listed twice");
        set.insert(square);
    });
    gathered.refuse();
    return set;
}

Seat seat_of(const Node& node) { return node.word(seat_from_word, "\"french\" or \"allied\""); }

UnitId unit_of(const Node& node, const Roster& roster) {
    const std::string found = node.text();
    if (const auto unit = find_unit(roster, found)) return *unit;
    node.fail("there is no piece \"" + found + "\" in the roster");
}

Value squares_to_json(const std::vector<Square>& squares) {
    Value texts = Value::array();
    for (const Square square : squares) texts.push_back(to_text(square));
    return texts;
}

Value squares_to_json(SquareSet squares) { return squares_to_json(std::vector<Square>(squares.begin(), squares.end())); }

std::optional<Seat> seat_from_word(std::string_view text) {
    for (const Seat seat : seats)
        if (fow::word(seat) == text) return seat;
    return std::nullopt;
}

Value options_to_json(const Options& options) {
    return {{"memory", options.memory},
            {"nightfall", options.nightfall},
            {"start_early", options.start_early},
            {"where_are_the_prussians", options.where_are_the_prussians}};
}

Value names_to_json(const PerSeat<std::string>& names) {
    return {{"french", free_text(names[french_seat])}, {"allied", free_text(names[allied_seat])}};
}

void read_table(const Node& node, Options& options, PerSeat<std::string>& names) {
    if (node.member("game").text() != "waterloo") node.member("game").fail("only \"waterloo\" is known");
    options = read_options(node.member("options"), node.member("mode").word(mode_from_word, modes_wanted));
    const Node called = node.member("names");
    called.object({"french", "allied"});
    names = {called.member("french").text(), called.member("allied").text()};
}

std::string secret_kind_of(const Node& node) {
    std::string found = node.text();
    if (std::find(secret_kinds.begin(), secret_kinds.end(), found) == secret_kinds.end())
        node.fail("\"" + found + "\" is not \"set_up\" or \"line_of_retreat\"");
    return found;
}

Value moment_to_json(const GameMoment& moment) { return {{"clock", clock_text(moment.clock)}, {"step", moment.steps}}; }

GameMoment read_moment(const Node& node) {
    node.object({"clock", "step"});
    return {node.member("clock").clock(), node.member("step").integer(0, number_bound)};
}

Value point_to_json(const CoursePoint& point) {
    return {{"plies", point.plies}, {"remarks", point.remarks}, {"digest", hex(point.digest)}, {"moment", moment_to_json(point.moment)}};
}

CoursePoint read_point(const Node& node) {
    const auto count = [&](const char* name) { return static_cast<std::size_t>(node.member(name).integer(0, number_bound)); };
    return {count("plies"), count("remarks"), hex_bytes(node.member("digest"), hash_size), read_moment(node.member("moment"))};
}

Value phrase_to_json(const SealedRecord::Phrase& phrase) { return {{"salt", hex(phrase.salt)}, {"check", hex(phrase.check)}}; }

SealedRecord::Phrase read_phrase(const Node& node) {
    constexpr std::size_t salt_size = 16;
    node.object({"salt", "check"});
    return {hex_bytes(node.member("salt"), salt_size), hex_bytes(node.member("check"), hash_size)};
}

Value phrases_to_json(const PerSeat<std::optional<SealedRecord::Phrase>>& phrases) {
    Value value = Value::object();
    for (const Seat seat : seats)
        if (const auto& phrase = phrases[seat]) value[std::string(word(seat))] = phrase_to_json(*phrase);
    return value;
}

PerSeat<std::optional<SealedRecord::Phrase>> read_phrases(const Node& node) {
    node.object({"french?", "allied?"});
    PerSeat<std::optional<SealedRecord::Phrase>> phrases;
    for (const Seat seat : seats)
        if (node.has(word(seat))) phrases[seat] = read_phrase(node.member(word(seat)));
    return phrases;
}

Value remark_to_json(const TableEvent& what) {
    if (const auto* phrase = std::get_if<PhraseGivenUp>(&what)) return {{"phrase_given_up", word(phrase->seat)}};
    if (const auto* back = std::get_if<GameSetBack>(&what)) return {{"set_back", set_back_to_json(*back)}};
    if (std::holds_alternative<PracticeAlone>(what)) return {{"practice_alone", true}};
    if (const auto* chosen = std::get_if<ChanceChosen>(&what)) return {{"chance_chosen", word_of(chosen->how)}};
    if (const auto* played = std::get_if<PlayedOn>(&what)) return {{"played_on", moment_to_json(played->from)}};
    return {{"time_up", word(std::get<TimeUp>(what).seat)}};
}

TableEvent read_remark(const Node& entry) {
    if (entry.has("set_back")) {
        entry.object({"ply?", "set_back"});
        return read_set_back(entry.member("set_back"));
    }
    if (entry.has("chance_chosen")) {
        entry.object({"ply?", "chance_chosen"});
        return ChanceChosen{entry.member("chance_chosen").word(how_from_word, "\"seed\" or \"dice\"")};
    }
    if (entry.has("practice_alone")) {
        entry.object({"ply?", "practice_alone"});
        if (!entry.member("practice_alone").boolean()) entry.member("practice_alone").fail("must be true if it is there.");
        return PracticeAlone{};
    }
    if (entry.has("played_on")) {
        entry.object({"ply?", "played_on"});
        return PlayedOn{read_moment(entry.member("played_on"))};
    }
    if (entry.has("time_up")) {
        entry.object({"ply?", "time_up"});
        return TimeUp{seat_of(entry.member("time_up"))};
    }
    entry.object({"ply?", "phrase_given_up"});
    return PhraseGivenUp{seat_of(entry.member("phrase_given_up"))};
}

}  // namespace fow::json::inline waterloo
