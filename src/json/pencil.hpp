// The pencil marks of a record. Private to the json layers.
#pragma once

#include <string>
#include <vector>

#include "core/pencil.hpp"
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

}  // namespace fow::json
