// Statistics of a battle, as pure functions: what each side had, spent and lost, what the die rolled, and where the battle turned.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "games/waterloo/engine/session.hpp"

namespace fow::waterloo {

/// The pieces that are not lost, on and off the board. A Prussian piece counts after its arrival.
struct Force {
    int pieces = 0;
    int strength = 0;  ///< as printed; guns and commanders in chief have none
    friend bool operator==(const Force&, const Force&) = default;
};

/// What a seat spent its actions on, and what it did without one.
enum class Spent : std::uint8_t { march, attack, shot, bombardment, entry, rest, card, pursuit };
inline constexpr int spent_count = 8;

/// One player's turn.
struct TurnCount {
    Seat seat = allied_seat;
    int turn = 1;
    int minutes = 0;       ///< the clock at that time
    std::size_t line = 0;  ///< index of its first line in the log
    int actions = 0;
    int unused = 0;       ///< actions given up at its end
    PerSeat<Force> left;  ///< at its end
    PerSeat<int> lost;    ///< pieces lost during it
    int rolls = 0;        ///< of the Battle die, since the start of the game
    int french_wins = 0;  ///< how many of those the French won
    double expected = 0;  ///< how many of those the French would win on average
    friend bool operator==(const TurnCount&, const TurnCount&) = default;
};

struct FaceCount {
    DieFace face;
    int shown = 0;
    double expected = 0;
    friend bool operator==(const FaceCount&, const FaceCount&) = default;
};

/// Where a battle turned. Based only on what both players could see, so it tells a seat nothing new.
struct TurningPoint {
    enum class What : std::uint8_t {
        losses,     ///< a game turn in which one side lost far more than the other
        leader,     ///< a commander or a commander in chief is lost
        prussians,  ///< the first Prussians arrive
        pursuit,    ///< W12.3
        end,
    };
    What what = What::losses;
    Seat seat = french_seat;  ///< who suffers it; who pursues; the winner
    std::size_t line = 0;     ///< index in the log
    int turn = 1;
    int minutes = 0;
    PerSeat<int> lost;             ///< pieces; for `losses`
    UnitId unit;                   ///< for `leader`
    std::optional<Result> result;  ///< for `end`
    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};
/// In the order of the log; `heard` may be any viewer's.
[[nodiscard]] std::vector<TurningPoint> turning_points(const Roster& roster, const std::vector<LogLine>& heard);
/// "14:30: losses in turn 8: French 4, Allies 1."
[[nodiscard]] std::string describe(const Roster& roster, const TurningPoint& point, Translate translate = untranslated);

struct Statistics {
    PerSeat<Force> at_first;
    std::vector<TurnCount> turns;                 ///< in order; the last one may be unfinished
    PerSeat<std::array<int, spent_count>> spent;  ///< by Spent
    PerSeat<std::array<int, kind_count>> losses;  ///< by Kind
    std::vector<FaceCount> faces;                 ///< of the Battle die, each face once, in the order of the data
    std::vector<TurningPoint> turning;
    std::optional<Result> result;
    friend bool operator==(const Statistics&, const Statistics&) = default;
};
/// For finished games: it reveals the losses of both sides (but no other secrets) and is computed from the truth.
[[nodiscard]] Statistics statistics_of(const Session& session);
/// A summary in sentences: who won and how, what was lost, what the die did, where the battle turned.
[[nodiscard]] std::vector<std::string> summary_of(const Roster& roster, const Statistics& statistics, Translate translate = untranslated);

}  // namespace fow::waterloo
