// Pencil marks of the staff map: what a player thinks an enemy piece is.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/seat.hpp"
#include "core/session.hpp"

namespace fow {

/// A mark as a record keeps it. Nobody else ever sees it, so it is among the secrets of the game, and is forgotten once the game is over.
template <class Square, class Mark>
struct PencilMarkOf {
    Seat seat;        ///< the seat whose secret it is
    std::size_t ply;  ///< number of plies before it
    Square square;    ///< the square of the enemy piece at that time
    Mark mark;
    friend bool operator==(const PencilMarkOf&, const PencilMarkOf&) = default;
};

/// A mark on the piece that is on a square now.
template <class Square, class Mark>
struct PencilledOf {
    Square square{};
    Mark mark{};
    friend constexpr bool operator==(const PencilledOf&, const PencilledOf&) = default;
};

/// For on_ply_changed(): marks later than the last ply are moved back to it, since a player's own step moves no enemy piece.
template <class Marks>
void fit_pencil(Marks& marks, std::size_t plies, bool over) {
    if (over) marks.clear();
    for (auto& made : marks) made.ply = std::min(made.ply, plies);
}

/// A game whose records keep such marks: `pencil` of its Record has them in chronological order, one per piece for each seat. These
/// functions also exist:
///   enemy_on       whether an enemy piece that the seat sees is on that square
///   square_after   where the piece on that square is after an event, as far as the seat that heard it knows; none if it left the board
template <class G, class Square, class Mark>
concept PencilledGame = Tabled<G> && requires(typename G::Record& record, const typename G::State& state, const typename G::Event& event) {
    { record.pencil } -> std::same_as<std::vector<PencilMarkOf<Square, Mark>>&>;
    { enemy_on(state, Seat{}, Square{}) } -> std::same_as<bool>;
    { square_after(event, Square{}) } -> std::same_as<std::optional<Square>>;
};

/// A game in progress whose players mark enemy pieces with a pencil.
template <class G, class Square, class Mark>
class PencilSessionOf : public TableSessionOf<G> {
    static_assert(PencilledGame<G, Square, Mark>);

public:
    using typename TableSessionOf<G>::Record;
    using Pencilled = PencilledOf<Square, Mark>;

    /// Marks the enemy piece on a square for a seat and replaces the previous mark; an empty `mark` erases it. Has no effect once the game
    /// is over, or if there is no enemy piece.
    void pencil(Seat seat, Square square, std::optional<Mark> mark) {
        if (this->decider() == G::Decider::nobody || !enemy_on(this->state(), seat, square)) return;
        auto& marks = this->notes().pencil;
        std::erase_if(marks, [&](const auto& made) {
            const auto now = square_now(made);
            return made.seat == seat && (!now || now == square);
        });
        if (mark) marks.push_back({seat, this->ply_count(), square, *mark});
    }
    /// The marks of that seat, on the squares where the pieces are now. Marks on pieces that have left the board are gone.
    [[nodiscard]] std::vector<Pencilled> pencilled(Seat seat) const {
        std::vector<Pencilled> marks;
        for (const auto& made : this->record().pencil)
            if (const auto now = made.seat == seat ? square_now(made) : std::nullopt) marks.push_back({*now, made.mark});
        return marks;
    }

protected:
    using TableSessionOf<G>::TableSessionOf;

    /// See TableSessionOf; also takes the marks.
    void take_notes(const Record& record) {
        TableSessionOf<G>::take_notes(record);
        for (const auto& made : record.pencil)
            if (made.ply == this->ply_count()) pencil(made.seat, made.square, made.mark);
    }

private:
    [[nodiscard]] std::optional<Square> square_now(const PencilMarkOf<Square, Mark>& made) const {
        const auto& lines = this->heard(viewer_of(made.seat));
        std::optional<Square> square = made.square;
        for (std::size_t i = this->heard_after(made.ply); square && i < lines.size(); ++i) square = square_after(lines[i].event, *square);
        return square;
    }
};

}  // namespace fow
