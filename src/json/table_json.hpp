// The parts about the table that several documents of all games share, private to the json layers.
#pragma once

#include "json/ledger.hpp"
#include "json/reader.hpp"

namespace fow::json {

[[nodiscard]] Seat seat_of(const GameDocuments& game, const Node& node);
/// The game that the member "game" names; fails if it is not one of these.
[[nodiscard]] const GameDocuments& game_of(const Node& node, KnownGames games);

[[nodiscard]] Value names_to_json(const GameDocuments& game, const PerSeat<std::string>& names);
[[nodiscard]] PerSeat<std::string> read_names(const GameDocuments& game, const Node& node);

/// Commitment::what
[[nodiscard]] std::string secret_of(const GameDocuments& game, const Node& node);

/// For GameDocuments::clock_from_text: the number in "turn 12", from 0 to `most`.
[[nodiscard]] std::optional<int> turn_from_text(std::string_view text, int most);
[[nodiscard]] GameMoment read_moment(const GameDocuments& game, const Node& node);

/// The members "plies", "remarks", "digest" and "moment".
[[nodiscard]] Value point_to_json(const GameDocuments& game, const CoursePoint& point);
[[nodiscard]] CoursePoint read_point(const GameDocuments& game, const Node& node);

/// The words of these values: "recruit, corporal, captain, marshal".
template <class Values>
[[nodiscard]] std::string words_of(const Values& values) {
    std::string text;
    for (const auto value : values) text += (text.empty() ? "" : ", ") + std::string(word(value));
    return text;
}
[[nodiscard]] Level read_level(const Node& node);
[[nodiscard]] Style read_style(const Node& node);
/// The members that say which computed player holds a seat: "level" and "style", or "program"; none for a person.
void add_player(Value& entry, const std::optional<ComputedPlayer>& player);
[[nodiscard]] std::optional<ComputedPlayer> read_player(const Node& entry);

/// A remark of a record, without the places where it was made.
[[nodiscard]] Value remark_to_json(const GameDocuments& game, const TableEvent& what);
[[nodiscard]] TableEvent read_remark(const GameDocuments& game, const Node& entry);
/// The facts of the event in a log, without its sentence. `seat`: the name of the member that names a seat.
[[nodiscard]] Value table_event_to_json(const GameDocuments& game, const TableEvent& event, const char* seat);

[[nodiscard]] Value thought_to_json(const GameDocuments& game, const Thought& thought);
/// `turns`: the first and the last turn in which the seat can have thought.
[[nodiscard]] Thought read_thought(const GameDocuments& game, const Node& node, std::pair<int, int> turns);

[[nodiscard]] Value phrase_to_json(const Phrase& phrase);
[[nodiscard]] Phrase read_phrase(const Node& node);
/// The seats that have a pass phrase, with the data to check it.
[[nodiscard]] Value phrases_to_json(const GameDocuments& game, const Phrases& phrases);
[[nodiscard]] Phrases read_phrases(const GameDocuments& game, const Node& node);

/// The members of a record that hold its TableNotes, except for the names, each as a whole line: "id" and "secret", and further below
/// "commitments" and "remarks", "clock" and "thoughts". Empty where there is nothing to write.
/// note_lines() throws GameTooLong.
[[nodiscard]] std::string identity_lines(const TableNotes& notes);
[[nodiscard]] std::string note_lines(const GameDocuments& game, const TableNotes& notes);
[[nodiscard]] std::string clock_lines(const GameDocuments& game, const TableNotes& notes);
/// Reads all of these from a record with that many plies. `turns`: the first and the last turn in which a seat can have thought.
void read_notes(const GameDocuments& game, const Node& record, std::size_t plies, std::pair<int, int> turns, TableNotes& notes);
/// After how many plies an entry of such a list was made: at most all of them, and at least as many as for the entry before.
[[nodiscard]] std::size_t read_place(const Node& entry, std::size_t least, std::size_t plies);
/// A record that was cut short at a ply keeps the notes up to there.
void cut_notes(TableNotes& notes, std::size_t plies);

}  // namespace fow::json
