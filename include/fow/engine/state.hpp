// The truth. Trivially copyable, at most 512 bytes; only rule functions change it.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "fow/engine/ruleset.hpp"
#include "fow/view/player_view.hpp"

namespace fow {

/// Where a unit is: a square of the board, or a Place beside it.
class Whereabouts {
public:
    constexpr Whereabouts() = default;
    constexpr Whereabouts(Square square) : code_(static_cast<std::uint8_t>(square.index())) {}
    constexpr Whereabouts(Place place) : code_(static_cast<std::uint8_t>(square_count + static_cast<int>(place))) {}
    [[nodiscard]] constexpr bool on_board() const { return code_ < square_count; }
    /// Only when on_board().
    [[nodiscard]] constexpr Square square() const { return Square::from_index(code_); }
    [[nodiscard]] constexpr bool is(Place place) const { return *this == Whereabouts(place); }
    /// Only when not on_board().
    [[nodiscard]] constexpr Place place() const { return static_cast<Place>(code_ - square_count); }
    friend constexpr bool operator==(Whereabouts, Whereabouts) = default;

private:
    std::uint8_t code_ = square_count + static_cast<int>(Place::absent);
};

/// What sticks to a unit.
struct Marks {
    std::uint8_t seen : 2 = 0;      ///< the enemy's Knowledge of it (W4.10, W8.11)
    std::uint8_t weakened : 3 = 0;  ///< blocks (W4.5); never more than strength - 1
    std::uint8_t charged : 1 = 0;   ///< charged in the own turn, this one or the last (W4.6)
    std::uint8_t fresh : 1 = 0;     ///< left the board since its owner's last turn began (W4.7, W8.10)
    std::uint8_t spare : 1 = 0;
    friend constexpr bool operator==(const Marks&, const Marks&) = default;
};

/// The combat under way while the die or an owner is asked (W8.5, W8.9).
struct Fight {
    UnitId attacker;
    UnitId defender;
    Square via;
    Square at;
    bool frenzy = false;
    friend constexpr bool operator==(const Fight&, const Fight&) = default;
};

/// Most Prussian pieces that can arrive at the end of one turn.
inline constexpr int max_arrivals = 4;

struct State {
    SquareSet occupied_french;  ///< derived from `where`
    SquareSet occupied_allied;  ///< derived; Prussians included
    std::array<std::uint8_t, square_count> board{};  ///< derived: unit index + 1, 0 = empty
    std::array<Whereabouts, max_units> where{};
    std::array<Marks, max_units> marks{};

    Phase phase = Phase::line_draw;
    Seat mover = Seat::allied;
    Seat first_mover = Seat::allied;
    std::int16_t turn = 1;
    std::int8_t actions = 0;       ///< the turn's number, given-back ones included (W5.3, W5.4)
    std::int8_t actions_used = 0;
    Fight fight;

    bool commander_cost = false;   ///< this turn's number lacks the mover's commander's action (W5.4)
    bool bulow_cost = false;       ///< it lacks the Prussian action because Bülow is withdrawn (W5.5)
    bool prussian_action = false;  ///< W9.5 holds this turn, so W9.6 does
    bool allied_acted = false;     ///< W9.6
    bool prussian_acted = false;   ///< W9.6
    bool stuck_before = false;     ///< the game turn's first turn was ended without a legal action (W1.5)
    bool fought_this_turn = false; ///< an attack or a shot in this game turn (W1.7)
    bool draw_offered_now = false; ///< the mover offered in this turn (W1.6)
    bool draw_pending = false;     ///< the other's offer of the last turn may be accepted as the first act
    std::uint8_t quiet_turns = 0;
    std::uint8_t to_draw = 0;      ///< Prussian pieces still to be drawn now (W9.1)
    std::array<Square, max_arrivals> arrival_squares{};  ///< where they will stand; the last `to_draw` of the first ones
    std::uint8_t arrivals = 0;     ///< how many of arrival_squares count
    PerSeat<bool> asks{true, true};///< W15.3
    PerSeat<bool> ready;           ///< W6
    PerSeat<std::uint8_t> line{3, 3};  ///< Sector, 3 = not drawn yet (W3.1)
    bool has_result = false;
    bool has_winner = false;
    Seat winner = Seat::french;
    Ending ending = Ending::line_of_retreat;

    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] SquareSet occupied(Seat seat) const { return seat == Seat::french ? occupied_french : occupied_allied; }
    [[nodiscard]] SquareSet occupied() const { return occupied_french | occupied_allied; }
    [[nodiscard]] std::optional<UnitId> unit_at(Square s) const {
        const auto code = board[static_cast<std::size_t>(s.index())];
        return code == 0 ? std::nullopt : std::optional(UnitId(code - 1));
    }
    [[nodiscard]] Whereabouts whereabouts(UnitId u) const { return where[static_cast<std::size_t>(u.index())]; }
    [[nodiscard]] Marks& mark(UnitId u) { return marks[static_cast<std::size_t>(u.index())]; }
    [[nodiscard]] const Marks& mark(UnitId u) const { return marks[static_cast<std::size_t>(u.index())]; }
    [[nodiscard]] int actions_left() const { return actions - actions_used; }
    [[nodiscard]] std::optional<Result> result() const {
        if (!has_result) return std::nullopt;
        return Result{has_winner ? std::optional(winner) : std::nullopt, ending};
    }
    [[nodiscard]] std::optional<Sector> line_of(Seat seat) const {
        return line[seat] > 2 ? std::nullopt : std::optional(static_cast<Sector>(line[seat]));
    }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

/// A game before its first draw: every unit in reserve, turn 1 (W2).
[[nodiscard]] State initial_state(const Rules& rules);

/// Recomputes what is derived and compares, and asserts every invariant of a state. Debug builds call it after each step.
/// Returns the first fault as text, or nothing.
[[nodiscard]] std::optional<std::string> inconsistency(const Rules& rules, const State& state);

/// Puts a unit somewhere and keeps the derived members true. For setting up positions; rule functions use it too.
void put(const Rules& rules, State& state, UnitId unit, Whereabouts where);

/// Makes a posed position playable: the turn of `state.mover` in game turn `state.turn` begins with the number of
/// actions of W5.3 and W9.5, of which `actions_used` are gone. Keeps every mark as posed.
void begin_posed_turn(const Rules& rules, State& state, int actions_used);

}  // namespace fow
