// What everybody hears of, as values and as sentences (K14.1).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/sentence.hpp"
#include "core/table.hpp"
#include "games/callipers/view/action.hpp"

namespace fow::callipers {

/// A piece as players call it.
struct PieceName {
    int key = 0;
    std::string name;
    Seat side = french_seat;
    friend bool operator==(const PieceName&, const PieceName&) = default;
};

/// A piece has a new place or facing.
struct PieceMoved {
    enum class How : std::uint8_t { moved, turned, wheeled, driven, retired, rallied, advanced };
    PieceName piece;
    How how = How::moved;
    Point from{}, to{};
    int facing = 0;            ///< after it
    int yards = 0;             ///< measured
    int country = 0;           ///< of these, off the road (K5.2)
    std::string stopped_by{};  ///< the piece or the farm that ended its way back before the die did (K8.1)
    bool at_edge = false;      ///< the limit of the field did
    friend bool operator==(const PieceMoved&, const PieceMoved&) = default;
};
/// K11.2, K11.4
struct GeneralRode {
    PieceName host;
    bool fallen = false;  ///< the old host was lost
    friend bool operator==(const GeneralRode&, const GeneralRode&) = default;
};
/// K7.1
struct FireOrdered {
    std::vector<PieceName> guns;
    PieceName target;
    friend bool operator==(const FireOrdered&, const FireOrdered&) = default;
};
/// K14.3
struct DieThrown {
    Seat side;
    int face = 1;
    friend bool operator==(const DieThrown&, const DieThrown&) = default;
};
/// Fire without effect: nothing gave way, or equal totals.
struct FireWithout {
    PieceName target;
    friend bool operator==(const FireWithout&, const FireWithout&) = default;
};
/// K8.1: a piece under fire that finds no place to go.
struct StoodFast {
    PieceName piece;
    friend bool operator==(const StoodFast&, const StoodFast&) = default;
};
/// K12.1
struct PieceLost {
    enum class How : std::uint8_t { crossfire, walls, duel, fight, price, rally, general };
    PieceName piece;
    int thousands = 0;
    How how = How::fight;
    friend bool operator==(const PieceLost&, const PieceLost&) = default;
};
/// K9.1
struct AttackOrdered {
    std::vector<PieceName> group;
    PieceName target;
    std::string fort;  ///< the strongpoint of the target's garrison; "" if it is none
    friend bool operator==(const AttackOrdered&, const AttackOrdered&) = default;
};
/// K9.5
struct SupportNamed {
    Seat side;
    std::vector<PieceName> pieces;  ///< may be empty
    friend bool operator==(const SupportNamed&, const SupportNamed&) = default;
};
/// One side of a fight, term by term (K9.6 to K9.11).
struct Sum {
    int points = 0;             ///< thousands (K9.6)
    int attack = 0;             ///< K9.7
    int flank = 0;              ///< K9.9
    int general = 0;            ///< K11.3
    int walls = 0;              ///< K10.5
    int capped = 0;             ///< what the cap before the dice takes off (K10.5): 0 or less
    std::array<int, 2> dice{};  ///< 0 = not thrown
    [[nodiscard]] constexpr int before_dice() const { return points + attack + flank + general + walls + capped; }
    [[nodiscard]] constexpr int total() const { return before_dice() + dice[0] + dice[1]; }
    friend constexpr bool operator==(const Sum&, const Sum&) = default;
};
/// K9.12
struct FightSettled {
    Sum attacker, defender;
    Seat side;  ///< who attacks
    friend bool operator==(const FightSettled&, const FightSettled&) = default;
};
/// An answer "no": stand, stay.
struct Declined {
    enum class What : std::uint8_t { retiring, advancing };
    Seat side;
    What what = What::retiring;
    friend bool operator==(const Declined&, const Declined&) = default;
};
/// K10.6
struct StrongpointTaken {
    std::string name;
    Seat side;
    friend bool operator==(const StrongpointTaken&, const StrongpointTaken&) = default;
};
/// K3.3
struct TurnEnded {
    Seat side;
    int turn = 1;
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
/// K12.5
struct DrawOffered {
    Seat side;
    friend bool operator==(const DrawOffered&, const DrawOffered&) = default;
};
/// K12
struct GameEnded {
    Result result;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};
using Event = std::variant<PieceMoved, GeneralRode, FireOrdered, DieThrown, FireWithout, StoodFast, PieceLost, AttackOrdered, SupportNamed,
                           FightSettled, Declined, StrongpointTaken, TurnEnded, DrawOffered, GameEnded, TableEvent>;

/// A line of the log, with the turn and the side in turn in which it was heard.
struct Line {
    int step = 0;
    int turn = 1;
    Seat side = french_seat;
    Event event;
    friend bool operator==(const Line&, const Line&) = default;
};

/// Whether it ends that seat's turn.
[[nodiscard]] bool hands_over(const Event& event, Seat seat);
/// The rule for a line of a log, "" if there is none.
[[nodiscard]] std::string_view rule_of(const Event& event);
/// A line for a log, as a whole sentence: "Bauduin attacks Byng."
[[nodiscard]] std::string describe(const Event& event, Translate translate = untranslated);
/// The same for what happens at the table.
[[nodiscard]] std::string describe(const TableEvent& event, Translate translate = untranslated);
/// A time in the game: "turn 12"; without a language, as documents have it.
[[nodiscard]] std::string clock_text(int turn);
[[nodiscard]] std::string clock_text(int turn, Translate translate);

}  // namespace fow::callipers
