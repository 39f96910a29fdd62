// What one viewer may know, as a value. The ui and every computer player live on this alone.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "fow/view/action.hpp"
#include "fow/view/event.hpp"

namespace fow {

/// Where the game stands.
enum class Phase : std::uint8_t {
    line_draw,       ///< W3.1: a Line of Retreat card is to be drawn (chance)
    set_up,          ///< W6: `mover` sets up
    turn,            ///< W7: `mover` acts
    battle_die,      ///< W8.5: the die is to be rolled (chance)
    frenzy_choice,   ///< W8.9: an owner chooses which own piece falls, perhaps out of turn
    prussian_draw,   ///< W9.1: a Prussian piece is to be drawn (chance)
    over,
};
[[nodiscard]] std::string_view word(Phase phase);

enum class Nation : std::uint8_t { allied, prussian };

/// The combat under way, both pieces shown (W8.1).
struct SeenFight {
    SeenPiece attacker;
    SeenPiece defender;
    Square via;  ///< where the attacker fights from
    Square at;   ///< the contested square
    bool frenzy = false;
    friend bool operator==(const SeenFight&, const SeenFight&) = default;
};

/// A piece off the board that may come back (W4.7, W8.10).
struct OffBoard {
    SeenPiece piece;
    Place place = Place::withdrawn;
    bool may_return = false;  ///< from the owner's next turn on
    friend bool operator==(const OffBoard&, const OffBoard&) = default;
};

/// What is known of one side.
struct SeenSide {
    std::array<int, 3> reserve{};         ///< pieces in reserve by Branch (W6.4)
    std::vector<UnitId> reserve_units;    ///< which, in roster order; the owner's view only
    std::vector<OffBoard> off_board;      ///< withdrawn and regaining
    std::vector<UnitId> lost;             ///< eliminated, in roster order; seen by both (W8.4)
    std::optional<Sector> line_of_retreat;///< the owner's view, and everybody's once the game is over
    std::vector<Square> line_squares;     ///< the squares of it, when known (W3.2)
    bool set_up = false;                  ///< said ready
    friend bool operator==(const SeenSide&, const SeenSide&) = default;
};

struct PlayerView {
    Viewer viewer = Viewer::onlooker;
    Phase phase = Phase::line_draw;
    Decider decider = Decider::chance;
    Seat mover = Seat::allied;        ///< whose turn, set-up or draw it is
    int turn = 1;                     ///< game turn (W2.3)
    int minutes = 11 * 60;            ///< the clock, minutes after midnight
    int actions = 0;                  ///< actions the turn started with, those given back included
    int actions_left = 0;
    bool commander_may_return_free = false;  ///< W5.4
    std::vector<Nation> owing;        ///< W9.6, while it holds
    std::array<std::optional<SeenPiece>, square_count> board{};
    PerSeat<SeenSide> sides;
    int prussians_to_come = 0;        ///< pieces not yet drawn (W2.2)
    int prussian_turn = 12;           ///< the turn at whose end the first ones come (W9.1)
    std::vector<Square> prussian_entry;  ///< the flag's squares, then the others (W9.3)
    std::vector<Square> set_up_zone;  ///< the viewer's own (W6.2)
    std::vector<Square> back_row;     ///< the viewer's own (W7.2)
    int reserve_limit = 10;           ///< W6.3
    int artillery_range = 3;          ///< W4.9, in squares
    std::optional<SeenFight> fight;
    std::optional<Seat> draw_offered_by;
    bool asks_before_cards = true;    ///< the viewer's own standing order (W15.3)
    int quiet_turns = 0;              ///< game turns in a row without attack or shot (W1.7)
    std::optional<Result> result;
    std::vector<Action> legal;        ///< exactly what this viewer may do now, sorted; empty for others

    friend bool operator==(const PlayerView&, const PlayerView&) = default;
    [[nodiscard]] const std::optional<SeenPiece>& at(Square square) const {
        return board[static_cast<std::size_t>(square.index())];
    }
};

/// W15.4: the viewer's own pieces that an enemy gun in sight, as it stands, would hit in the first volley.
[[nodiscard]] std::vector<Square> first_volley_targets(const PlayerView& view, const Roster& roster);

}  // namespace fow
