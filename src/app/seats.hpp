// The person at the screen: the veil between the seats, and what may be shown to whom.
#pragma once

#include <optional>

#include "core/seat.hpp"
#include "ui/pages/parts.hpp"

namespace fow::app {

class Program;

class Seats {
public:
    explicit Seats(Program& program) : program_(program) {}

    /// The seat whose person is at the screen; none if nobody has lifted the veil, or both players look on.
    [[nodiscard]] std::optional<Seat> seated() const { return seated_; }
    /// Nobody may see a secret before the veil is lifted.
    void leave();
    /// That seat is at the screen, and no veil was needed.
    void sit_down(Seat seat) { seated_ = seat; }
    /// Seats have changed hands: whoever comes to the screen next is asked for a pass phrase.
    void expect_stranger() { stranger_ = true; }
    void forget_stranger() { stranger_ = false; }

    /// Hides the screen from the seat that looked last: the veil for that seat.
    void hand_over(Seat seat);
    /// That seat has lifted the veil.
    void take_seat(Seat seat);
    /// Hides the seat on screen behind the veil, because its player asks for it.
    void drop_veil();
    /// Hides the secrets of the seat on screen, unless nobody else plays: the window is no longer in front.
    void drop_veil_unasked();
    /// Whether the veil hides that seat of the game on screen: not in a lesson, nor if only one person has ever sat at the table.
    [[nodiscard]] bool veils(Seat seat);
    /// Whether the veil asks for the seat's phrase: once after the game was opened, and whenever another person comes to the screen.
    [[nodiscard]] bool asks_phrase(Seat seat);
    /// The player who sets up is ready. This takes effect when the other player lifts the veil; until then it can be taken back on the
    /// veil.
    void say_ready();
    /// False if it cannot be noted now; then the set-up continues.
    bool confirm_army();
    /// Who will look once both players have seen what is on the screen.
    [[nodiscard]] ui::NextLook next_look() const;
    /// Whether the person at the screen plays the game at the table, and decides now.
    [[nodiscard]] bool person_decides() const;
    /// Depends on the seat at the screen, even while both players look on, so that the map does not turn back and forth.
    [[nodiscard]] bool seen_from_north() const;

private:
    Program& program_;
    std::optional<Seat> seated_;
    bool stranger_ = false;  ///< seats have changed hands, and whoever comes to the screen now has not lifted the veil yet
};

}  // namespace fow::app
