// What a player hears of, as values and as sentences.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/sentence.hpp"
#include "core/table.hpp"
#include "games/stratego/view/action.hpp"

namespace fow::stratego {

/// C1.6
struct SetUpDone {
    Seat side = red_seat;
    friend constexpr bool operator==(const SetUpDone&, const SetUpDone&) = default;
};
/// C2.1
struct Moved {
    Seat side = red_seat;
    Square from;
    Square to;
    bool last_over_pair = false;  ///< C2.7: the next move straight back will be refused (C2.4)
    friend constexpr bool operator==(const Moved&, const Moved&) = default;
};
/// C3.1, C3.2
struct Fought {
    Seat side = red_seat;  ///< the attacker
    Square from;
    Square to;
    std::optional<Rank> attacker;  ///< none once forgotten (W15.1)
    std::optional<Rank> defender;  ///< the same
    Outcome outcome = Outcome::both;
    friend constexpr bool operator==(const Fought&, const Fought&) = default;
};
/// C4.3
struct DrawOffered {
    Seat side = red_seat;
    friend constexpr bool operator==(const DrawOffered&, const DrawOffered&) = default;
};
/// C4.1 to C4.5
struct GameEnded {
    Result result;
    friend constexpr bool operator==(const GameEnded&, const GameEnded&) = default;
};
/// All events are public (C3.7), so that every viewer hears the same.
using Event = std::variant<SetUpDone, Moved, Fought, DrawOffered, GameEnded, TableEvent>;

/// A line of the log: what was heard, and in which turn, counted from 1 for both players together; 0 before the first.
struct Line {
    int step = 0;
    int turn = 0;
    Event event;
    friend bool operator==(const Line&, const Line&) = default;
};

/// Where the piece that was on that square is after an event; nothing if the event took it off the board.
[[nodiscard]] std::optional<Square> square_after(const Event& event, Square square);
/// Whether it is the last event of that seat's turn or set-up, unless the game ends.
[[nodiscard]] bool hands_over(const Event& event, Seat seat);

/// W15.1 "true to the table": the event as its viewer's log keeps it afterwards. The rank of an enemy piece that survived a fight is
/// forgotten; an onlooker forgets those of both sides.
[[nodiscard]] Event forgotten(const Event& event, Viewer viewer);

/// A line for a log, as a whole sentence: "Red's Scout b5 attacked the Miner on b9 and fell."
[[nodiscard]] std::string describe(const Event& event, Translate translate = untranslated);
/// The same for what happens at the table.
[[nodiscard]] std::string describe(const TableEvent& event, Translate translate = untranslated);
/// A turn in notation, with the fight, attacker first (C6.2): "b4-b7 fight 9 8 lost"; empty if the event is not a turn. A forgotten rank is
/// "?".
[[nodiscard]] std::string notation_of(const Event& event);

/// A time in the game, in turns of both players together: "turn 12"; without a language, as documents have it.
[[nodiscard]] std::string clock_text(int turns);
[[nodiscard]] std::string clock_text(int turns, Translate translate);

/// The rule for a line of a log, "" if there is none.
[[nodiscard]] std::string_view rule_of(const Event& event);

}  // namespace fow::stratego
