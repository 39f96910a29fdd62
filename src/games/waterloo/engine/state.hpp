// The truth, which only rule functions change.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "games/waterloo/engine/ruleset.hpp"
#include "games/waterloo/view/player_view.hpp"

namespace fow::waterloo {

/// Where a unit is: on a square of the board, or at a Place off the board.
class Whereabouts {
public:
    constexpr Whereabouts() = default;
    constexpr Whereabouts(Square square) : code_(static_cast<std::uint8_t>(square.index())) {}
    constexpr Whereabouts(Place place) : code_(static_cast<std::uint8_t>(square_count + static_cast<int>(place))) {}
    /// Place::riding, in that slot of its side's line (W13.1).
    constexpr Whereabouts(Rider rider) : code_(static_cast<std::uint8_t>(first_rider + rider.slot())) {}
    [[nodiscard]] constexpr bool on_board() const { return code_ < square_count; }
    /// Only if on_board().
    [[nodiscard]] constexpr Square square() const { return Square::from_index(code_); }
    [[nodiscard]] constexpr bool is(Place place) const {
        return place == Place::riding ? rides() : code_ == square_count + static_cast<int>(place);
    }
    /// Only if not on_board().
    [[nodiscard]] constexpr Place place() const { return rides() ? Place::riding : static_cast<Place>(code_ - square_count); }
    [[nodiscard]] constexpr bool rides() const { return code_ >= first_rider; }
    /// Only if rides().
    [[nodiscard]] constexpr Rider rider() const { return Rider(code_ - first_rider); }
    friend constexpr bool operator==(Whereabouts, Whereabouts) = default;

private:
    static constexpr int first_rider = square_count + static_cast<int>(Place::riding);
    std::uint8_t code_ = square_count + static_cast<int>(Place::absent);
};

/// Properties of a unit that change during the game.
struct Marks {
    std::uint8_t seen : 2 = 0;      ///< the enemy's Knowledge of it (W4.10, W8.11)
    std::uint8_t weakened : 3 = 0;  ///< blocks (W4.5); never more than strength - 1
    std::uint8_t charged : 1 = 0;   ///< charged in its owner's present or last turn (W4.6)
    std::uint8_t fresh : 1 = 0;     ///< left the board since its owner's last turn began (W4.7, W8.10)
    std::uint8_t picked : 1 = 0;    ///< by the card in play: named (W11.4), moved (W11.5), or still able to fire (W11.10)
    friend constexpr bool operator==(const Marks&, const Marks&) = default;
};

/// The combat in progress, while it waits for the die or an owner (W8.5, W8.9).
struct Fight {
    UnitId attacker;
    UnitId defender;
    Square via;
    Square at;
    bool frenzy = false;
    bool spirit = false;    ///< W11.8: Fighting spirit was played for the defender
    bool diagonal = false;  ///< W10.9: nothing more happens after it
    friend constexpr bool operator==(const Fight&, const Fight&) = default;
};

/// A building or a village on the board (W10, W12.5).
struct WorkState {
    std::uint8_t owner : 2 = 2;   ///< Seat, 2 = nobody yet (W10.4)
    std::uint8_t damage : 6 = 0;  ///< number of hits; destroyed at TerrainRules::hits
    friend constexpr bool operator==(const WorkState&, const WorkState&) = default;
};

/// The card in play (W11.2).
struct CardInPlay {
    bool active = false;
    Card card = Card::reconnaissance;
    std::uint8_t steps = 0;      ///< taken so far
    bool infantry_done = false;  ///< W11.6
    bool cavalry_done = false;
    bool artillery_done = false;
    friend constexpr bool operator==(const CardInPlay&, const CardInPlay&) = default;
};

/// The largest number of Prussian pieces that can arrive at the end of one turn.
inline constexpr int max_arrivals = 4;

/// Trivially copyable and at most 512 bytes.
struct State {
    SquareSet occupied_french;                       ///< derived from `where`
    SquareSet occupied_allied;                       ///< derived; includes Prussians
    SquareSet buildings;                             ///< squares of standing buildings; derived from `works`
    SquareSet villages;                              ///< the same for villages; derived
    std::array<std::uint8_t, square_count> board{};  ///< derived: unit index + 1, 0 = empty
    std::array<Whereabouts, max_units> where{};
    std::array<Marks, max_units> marks{};

    Phase phase = Phase::line_draw;
    Seat mover = allied_seat;
    Seat first_mover = allied_seat;
    std::int16_t turn = 1;
    std::int8_t actions = 0;  ///< of this turn, including those given back (W5.3, W5.4)
    std::int8_t actions_used = 0;
    Fight fight;

    bool commander_cost = false;    ///< the mover's commander is missing, so this turn has an action less (W5.4)
    bool bulow_cost = false;        ///< Bülow is withdrawn, so this turn lacks the Prussian action (W5.5)
    bool prussian_action = false;   ///< W9.5 applies in this turn, and therefore W9.6
    bool allied_acted = false;      ///< W9.6
    bool prussian_acted = false;    ///< W9.6
    bool stuck_before = false;      ///< the first turn of the game turn ended without a legal action (W1.5)
    bool fought_this_turn = false;  ///< an attack or a shot in this game turn (W1.7)
    bool draw_offered_now = false;  ///< the mover has offered a draw in this turn (W1.6)
    bool draw_pending = false;      ///< the opponent's offer of the last turn may be accepted as the first act
    std::uint8_t quiet_turns = 0;
    std::uint8_t to_draw = 0;  ///< Prussian pieces still to be drawn in this arrival (W9.1)
    std::array<Square, max_arrivals>
        arrival_squares{};                     ///< where they will be placed; the last `to_draw` of the first `arrivals` are still free
    std::uint8_t arrivals = 0;                 ///< how many of arrival_squares are used
    std::array<WorkState, max_works> works{};  ///< in the order of Rules::works()
    PerSeat<CardCounts> hand;                  ///< W11
    PerSeat<CardCounts> discarded;             ///< W11.1, during the draft, face down
    PerSeat<CardCounts> played;                ///< W11.3
    CardCounts taken;                          ///< W9.8, by the Allied player from the pile
    CardInPlay playing;
    bool card_played = false;   ///< by the mover in this turn (W11.2)
    bool has_inspired = false;  ///< W11.7 applies to `inspired`
    UnitId inspired;
    bool prussians_in_doubt = false;   ///< W14.2, not rolled yet
    bool prussians_stay_away = false;  ///< W14.2, a blue face was rolled
    bool pursuing = false;             ///< W13 has begun
    Seat victor = french_seat;         ///< of the retreat (W12.3)
    PerSeat<Orders> orders;            ///< W15.3
    PerSeat<bool> ready;               ///< W6
    PerSeat<std::uint8_t> line{3, 3};  ///< Sector, 3 = not drawn yet (W3.1)
    bool has_result = false;
    bool has_winner = false;
    Seat winner = french_seat;
    Ending ending = Ending::line_of_retreat;

    friend bool operator==(const State&, const State&) = default;

    [[nodiscard]] SquareSet occupied(Seat seat) const { return seat == french_seat ? occupied_french : occupied_allied; }
    [[nodiscard]] SquareSet occupied() const { return occupied_french | occupied_allied; }
    [[nodiscard]] std::optional<UnitId> unit_at(Square s) const {
        const auto code = board[static_cast<std::size_t>(s.index())];
        return code == 0 ? std::nullopt : std::optional(UnitId(code - 1));
    }
    [[nodiscard]] Whereabouts whereabouts(UnitId u) const { return where[static_cast<std::size_t>(u.index())]; }
    [[nodiscard]] Marks& mark(UnitId u) { return marks[static_cast<std::size_t>(u.index())]; }
    [[nodiscard]] const Marks& mark(UnitId u) const { return marks[static_cast<std::size_t>(u.index())]; }
    /// The unit in that slot of a side's line (W13.1), or nothing.
    [[nodiscard]] std::optional<UnitId> unit_riding(const Rules& rules, Seat seat, Rider rider) const {
        for (int i = rules.first_unit(seat); i < rules.end_unit(seat); ++i)
            if (where[static_cast<std::size_t>(i)] == Whereabouts(rider)) return UnitId(i);
        return std::nullopt;
    }
    /// W11.3: the discard pile.
    [[nodiscard]] CardCounts pile() const {
        return discarded[french_seat] + discarded[allied_seat] + played[french_seat] + played[allied_seat] - taken;
    }
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

/// Recomputes the derived members and checks every invariant of a state. Debug builds call it after each step. Returns the first fault as
/// text, or nothing.
[[nodiscard]] std::optional<std::string> inconsistency(const Rules& rules, const State& state);

/// Puts a unit somewhere and updates the derived members. For setting up positions and for rule functions.
void put(const Rules& rules, State& state, UnitId unit, Whereabouts where);

/// Derives `buildings` and `villages` from `works`.
void derive_works(const Rules& rules, State& state);

/// Makes a posed position playable: begins the turn of `state.mover` in game turn `state.turn` with the number of actions of W5.3 and
/// W9.5, of which `actions_used` are gone. Keeps all marks.
void begin_posed_turn(const Rules& rules, State& state, int actions_used);

}  // namespace fow::waterloo
