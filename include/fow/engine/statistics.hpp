// A battle counted: what each side had, spent and lost, what the die gave it, and where the battle turned. Pure.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "fow/engine/session.hpp"

namespace fow {

/// What is not lost: on the field and beside it. A Prussian piece counts from its arrival on.
struct Force {
    int pieces = 0;
    int strength = 0;  ///< as printed; guns and commanders in chief have none
    friend bool operator==(const Force&, const Force&) = default;
};

/// What a seat did with its actions and beside them.
enum class Spent : std::uint8_t { march, attack, shot, bombardment, entry, rest, card, pursuit };
inline constexpr int spent_count = 8;

/// One player's turn.
struct TurnCount {
    Seat seat = Seat::allied;
    int turn = 1;
    int minutes = 0;       ///< the clock then
    std::size_t line = 0;  ///< of the log, where it begins
    int actions = 0;
    int unused = 0;       ///< given up at its end
    PerSeat<Force> left;  ///< at its end
    PerSeat<int> lost;    ///< pieces, during it
    int rolls = 0;        ///< of the Battle die by then, from the beginning
    int french_wins = 0;  ///< among them
    double expected = 0;  ///< what chance alone would have given the French of them
    friend bool operator==(const TurnCount&, const TurnCount&) = default;
};

struct FaceCount {
    DieFace face;
    int shown = 0;
    double expected = 0;
    friend bool operator==(const FaceCount&, const FaceCount&) = default;
};

/// Where a battle turned, as both players could see it: it rests on what is public, and tells a seat nothing new.
struct TurningPoint {
    enum class What : std::uint8_t {
        losses,     ///< a game turn in which one side lost far more than the other
        leader,     ///< a commander or a commander in chief is lost
        prussians,  ///< the first ones arrive
        pursuit,    ///< W12.3
        end,
    };
    What what = What::losses;
    Seat seat = Seat::french;  ///< who suffers it; who pursues; the winner
    std::size_t line = 0;      ///< of the log
    int turn = 1;
    int minutes = 0;
    PerSeat<int> lost;             ///< pieces, of `losses`
    UnitId unit;                   ///< of `leader`
    std::optional<Result> result;  ///< of `end`
    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};
/// In the order of the log; `heard` by any viewer.
[[nodiscard]] std::vector<TurningPoint> turning_points(const Roster& roster, const std::vector<LogLine>& heard);
/// "14:30: the French lose 4 pieces in this turn, the Allies 1."
[[nodiscard]] std::string describe(const Roster& roster, const TurningPoint& point, Translate translate = untranslated);

struct Statistics {
    PerSeat<Force> at_first;
    std::vector<TurnCount> turns;                 ///< in order; the last one perhaps not ended
    PerSeat<std::array<int, spent_count>> spent;  ///< by Spent
    PerSeat<std::array<int, kind_count>> losses;  ///< by Kind
    std::vector<FaceCount> faces;                 ///< of the Battle die, each once, in the order of the data
    std::vector<TurningPoint> turning;
    std::optional<Result> result;
    friend bool operator==(const Statistics&, const Statistics&) = default;
};
/// Shows both sides' losses and nothing else that is secret, yet counts the truth: for finished games.
[[nodiscard]] Statistics statistics_of(const Session& session);
/// What it comes to, sentence by sentence: who won and how, what was lost, what the die did, where it turned.
[[nodiscard]] std::vector<std::string> summary_of(const Roster& roster, const Statistics& statistics, Translate translate = untranslated);

}  // namespace fow
