// A position, of which all is open to everybody (K14.1), and illustrations of rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "core/diagram.hpp"
#include "games/callipers/view/action.hpp"
#include "games/callipers/view/spot.hpp"

namespace fow::callipers {

/// Pieces by their index among those of the battle, which are in the order of their keys.
class PieceSet {
public:
    [[nodiscard]] constexpr bool has(int piece) const { return (words_[at(piece)] >> (piece % 64) & 1U) != 0; }
    constexpr void add(int piece) { words_[at(piece)] |= std::uint64_t{1} << (piece % 64); }
    constexpr void remove(int piece) { words_[at(piece)] &= ~(std::uint64_t{1} << (piece % 64)); }
    [[nodiscard]] constexpr bool empty() const { return words_[0] == 0 && words_[1] == 0; }
    friend constexpr bool operator==(const PieceSet&, const PieceSet&) = default;

private:
    [[nodiscard]] static constexpr std::size_t at(int piece) { return static_cast<std::size_t>(piece) / 64; }
    std::array<std::uint64_t, 2> words_{};
};

/// K3.2
enum class Step : std::uint8_t { moves, fire, attacks };
inline constexpr std::array<std::string_view, 3> step_words{"moves", "fire", "attacks"};

/// What is due next.
enum class Stage : std::uint8_t {
    orders,            ///< the side in turn
    retire_from_fire,  ///< the cavalry under fire (K7.10)
    fire_dice,
    retire,      ///< the attacked cavalry (K9.5)
    support,     ///< the defender names supports (K9.5)
    dice,        ///< of a combat
    tie_first,   ///< after a tie the defender may retire (K9.13)
    tie_second,  ///< then the attacker
    host,        ///< a new host for the general of `asked` (K11.4)
    advance,     ///< K9.17
    over,
};
inline constexpr std::array<std::string_view, 11> stage_words{"orders",    "retire_from_fire", "fire_dice", "retire",  "support", "dice",
                                                              "tie_first", "tie_second",       "host",      "advance", "over"};

/// What is known of a piece on the board, and what it has done in this turn.
struct Place {
    Point at{};
    std::int16_t facing = 0;
    bool stands = false;      ///< on the board
    bool moved = false;       ///< K4.3
    bool fired = false;       ///< K7.1
    bool shot_at = false;     ///< K7.5
    bool attacked = false;    ///< K9.3
    bool defended = false;    ///< K9.3: target or support
    std::uint8_t tie = 0;     ///< K9.13: number of the tie in which it took part in this turn; 0 = none
    std::uint8_t frozen = 0;  ///< the same for the turn before
    friend constexpr bool operator==(const Place&, const Place&) = default;
};

/// The fire or the attack that is being settled. Empty while orders are due.
struct Clash {
    std::int16_t target = -1;
    std::int16_t fort = -1;              ///< the strongpoint whose garrison is fired at or attacked
    Point where{};                       ///< the target at the order
    PieceSet group{};                    ///< guns, or attackers
    PieceSet touching{};                 ///< those of the group that touched the target or the strongpoint at the order (K9.17)
    PieceSet supports{};                 ///< of the defender
    std::array<std::uint8_t, 4> dice{};  ///< thrown so far
    std::uint8_t thrown = 0;             ///< how many of these
    std::uint8_t wanted = 0;             ///< how many there will be
    std::uint8_t pairs = 0;              ///< guns that have yet to throw at a garrison, including the present one (K7.8)
    bool hit = false;                    ///< one of them has thrown enough
    bool won = false;                    ///< by the attacker
    friend constexpr bool operator==(const Clash&, const Clash&) = default;
};

/// K14.1: all of it is open, so the truth, what a player may know and what an opponent thinks about are one type.
struct Position {
    std::array<Place, most_pieces> pieces{};
    PerSeat<std::int16_t> general{-1, -1};  ///< the index of the host; -1 = none
    PerSeat<std::int16_t> losses{};         ///< thousands
    std::array<Seat, most_strongpoints> owners{};
    std::int16_t turn = 1;
    std::int16_t marched = 0;  ///< thousands that have moved (K4.1)
    Seat side = french_seat;   ///< in turn
    Step step = Step::moves;
    Stage stage = Stage::orders;
    Seat asked = french_seat;     ///< who answers in the stage `host`
    bool rode = false;            ///< the general of the side in turn has used K11.2
    bool unready = false;         ///< that general counts for no attack of this side in this turn (K11.2, K11.4)
    bool offered = false;         ///< the side in turn has offered a draw in it
    std::optional<Seat> offer{};  ///< K12.5: who has offered a draw that can still be accepted
    std::uint8_t ties = 0;        ///< in this turn
    Clash clash{};
    std::optional<Result> result{};
    friend bool operator==(const Position&, const Position&) = default;
};
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 2048);

/// The same for every viewer.
using View = Position;

/// How an order or its result is drawn.
struct DiagramFigure {
    enum class Kind {
        march,   ///< along `stops`, measured with callipers
        swing,   ///< a turn or a wheel
        back,    ///< driven, retired, rallied or gone forward
        shot,    ///< of guns
        attack,  ///< of a group
    };
    Kind kind = Kind::march;
    std::vector<int> keys{};     ///< the pieces that act
    int target = 0;              ///< the key of the piece that is fired at or attacked
    std::vector<Point> stops{};  ///< of the piece that moves: its centre at the start and after each leg
    int facing = 0;              ///< at the end
    int number = 0;              ///< its place in the sequence that is played, from 1; 0 = not part of it
    bool refused = false;        ///< the rules forbid it
    friend bool operator==(const DiagramFigure&, const DiagramFigure&) = default;
};

/// An illustration of a rule: a position, what is played on it, what is allowed then and what is not.
struct Diagram : DiagramClaims {
    std::string rule;  ///< id of the rule that it illustrates
    std::string caption;
    RuleSet rules{};
    View view{};  ///< the position before anything is played
    std::vector<DiagramFigure> arrows;
    std::vector<Spot> marks;  ///< highlighted
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

}  // namespace fow::callipers
