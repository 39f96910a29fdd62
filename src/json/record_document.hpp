// The document of a record: a game as its rules, its start, its plies with a running digest, and its pencil marks; private to the json
// layers.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/pencil.hpp"
#include "json/plies.hpp"
#include "json/sealed.hpp"
#include "json/table_json.hpp"

namespace fow::json {

/// The member "pencil" as a whole line; empty if there are no marks. `word_of(mark)`: the game's word for a mark.
template <class Square, class Mark, class Word>
[[nodiscard]] std::string pencil_line(const GameDocuments& game, const std::vector<PencilMarkOf<Square, Mark>>& marks,
                                      const Word& word_of) {
    if (marks.empty()) return {};
    Value list = Value::array();
    for (const auto& made : marks)
        list.push_back(
            {{"seat", word(game, made.seat)}, {"ply", made.ply}, {"square", to_text(made.square)}, {"mark", word_of(made.mark)}});
    return "  \"pencil\": " + one_per_line(list, "  ") + ",\n";
}

/// Reads that member of a record with that many plies; nothing if there is none. Throws if there are more than `limit` marks.
/// `square(node)` and `mark(node)` read what the game writes.
template <class Square, class Mark, class ReadSquare, class ReadMark>
void read_pencil(const GameDocuments& game, const Node& record, std::size_t plies, std::size_t limit, const ReadSquare& square,
                 const ReadMark& mark, std::vector<PencilMarkOf<Square, Mark>>& marks) {
    if (!record.has("pencil")) return;
    const Node list = record.member("pencil");
    std::size_t least = 0;
    for (std::size_t i = 0; i < list.size(limit); ++i) {
        const Node entry = list.element(i);
        entry.object({"seat", "ply", "square", "mark"});
        const Seat seat = seat_of(game, entry.member("seat"));
        least = read_place(entry, least, plies);
        marks.push_back({seat, least, square(entry.member("square")), mark(entry.member("mark"))});
    }
}

/// For PlyFollower::read: fails if a mark that was made after that many plies is on no enemy piece.
template <class State, class Square, class Mark>
void test_pencil(const Node& record, const std::vector<PencilMarkOf<Square, Mark>>& marks, std::size_t ply, const State& state) {
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (marks[i].ply == ply && !enemy_on(state, marks[i].seat, marks[i].square))
            record.member("pencil").element(i).fail("there was no enemy piece on that square");
}

/// A record that was cut short at a ply keeps the marks up to there.
template <class Square, class Mark>
void cut_pencil(std::vector<PencilMarkOf<Square, Mark>>& marks, std::size_t plies) {
    std::erase_if(marks, [&](const auto& made) { return made.ply > plies; });
}

inline constexpr std::string_view record_format = "fog-of-waterloo/record";

/// What a form says unless a game says otherwise; see below.
struct RecordForm {
    static constexpr std::array<std::string_view, 0> members{};
    template <class Record>
    static void read_options(const Node&, Record&) {}
    template <class Record>
    static void read_rules(const Node&, const GameDocuments&, Record&) {}
    template <class Rules, class Record>
    static void read_start(const Node&, const Rules&, Record&) {}
    /// The member "rules" as lines of text.
    [[nodiscard]] static std::string rules_text(const Value& rules) { return block("rules", rules, "") + ",\n"; }
};

/// "{", and the members up to the names. `head`: see digested_head().
[[nodiscard]] std::string record_start(const GameDocuments& game, const TableNotes& notes, const Value& head);
/// The members of a record, of which `own` stand behind the names.
[[nodiscard]] std::vector<std::string_view> record_members(const GameDocuments& game, std::span<const std::string_view> own);
/// What anybody may know of a game in progress. `head`: the members GameDocuments::head.
[[nodiscard]] OpenPart open_part_of(const GameDocuments& game, const Value& head, const TableNotes& notes);

/// `Form` is a RecordForm, with what the game says of its own:
///   Game, Notation, notation(rules)   the game system, and how its plies are written (PlyFollower)
///   games(), game_of(record)          the games that write such records, and that of one of them
///   members                           its members behind the names; "rules" is one of them, if there are rules
///   turns                             the first and the last turn in which a seat can have thought
///   head(record, rules)               its members and those of GameDocuments::head; some of `members` may be missing
///   read_options(node, record), read_rules(node, game, record), read_start(node, rules, record)   read them, in this order
///   pencil_limit, square(node), mark(node), mark_word(mark)   the marks, if there are any
/// Throws GameTooLong.
template <class Form>
[[nodiscard]] std::string record_text(const typename Form::Game::Record& record) {
    if (record.plies.size() > ply_limit) throw GameTooLong();
    const GameDocuments& game = Form::game_of(record);
    const auto rules = rules_of(record);
    Value head = Form::head(record, rules);
    head.update({{"format", record_format}, {"version", 1}, {"game", game.id}});
    std::string text = record_start(game, record, head);
    for (const std::string_view member : Form::members) {
        const std::string name(member.substr(0, member.find('?')));
        if (name == "rules") text += Form::rules_text(head[name]);
        else if (head.contains(name)) text += line(name, head[name]);
    }
    text += note_lines(game, record);
    if constexpr (requires { record.pencil; }) text += pencil_line(game, record.pencil, Form::mark_word);
    text += clock_lines(game, record);
    return text +
           PlyFollower<typename Form::Game, typename Form::Notation>(game, rules, start_of(record, rules), Form::notation(rules), head)
               .written(record.plies);
}

/// Throws if the head is unusable. A bad ply only cuts the record short and is reported.
template <class Form>
[[nodiscard]] ReadRecordOf<typename Form::Game::Record> record_in(const std::string& text, const std::string& document) {
    constexpr bool marked = requires(typename Form::Game::Record record) { record.pencil; };
    const Value value = parse(text, document, record_value_limit);
    const Node node(value, document);
    node.format(record_format);
    auto members = record_members(*Form::games().front(), Form::members);
    if (marked) members.push_back("pencil?");
    node.object(members);
    ReadRecordOf<typename Form::Game::Record> result;
    auto& record = result.record;
    const GameDocuments& game = game_of(node, Form::games());
    Form::read_options(node, record);
    record.names = read_names(game, node.member("names"));
    Form::read_rules(node, game, record);
    const auto rules = rules_of(record);
    Form::read_start(node, rules, record);
    const Node plies = node.member("plies");
    const std::size_t count = ply_count(plies);
    read_notes(game, node, count, Form::turns, record);
    if constexpr (marked) read_pencil(game, node, count, Form::pencil_limit, Form::square, Form::mark, record.pencil);
    PlyFollower<typename Form::Game, typename Form::Notation> follower(game, rules, start_of(record, rules), Form::notation(rules),
                                                                       digested_head(value));
    follower.read(plies, result, [&]([[maybe_unused]] std::size_t ply) {
        if constexpr (marked) test_pencil(node, record.pencil, ply, follower.state());
    });
    if constexpr (marked) cut_pencil(record.pencil, record.plies.size());
    return result;
}

}  // namespace fow::json
