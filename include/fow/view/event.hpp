// What happened, as one viewer saw it. Events are made for each viewer apart, at the moment they happen
// and with that viewer's knowledge of that moment; nobody holds an event that knows more.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/view/piece.hpp"
#include "fow/view/square.hpp"

namespace fow {

/// How a game ended.
enum class Ending : std::uint8_t {
    line_of_retreat,     ///< W1.1 decisive victory
    commanders_lost,     ///< W1.2
    nobody_can_act,      ///< W1.5 draw
    resigned,            ///< W1.6
    draw_agreed,         ///< W1.6
    quiet_turns,         ///< W1.7 draw
    nightfall,           ///< W15.2 draw
};
[[nodiscard]] std::string_view word(Ending ending);
/// The id of the rule that ends a game so.
[[nodiscard]] std::string_view rule_of(Ending ending);

struct Result {
    std::optional<Seat> winner;  ///< nothing = drawn
    Ending ending = Ending::line_of_retreat;
    friend constexpr bool operator==(const Result&, const Result&) = default;
};

/// W3.1: a Line of Retreat card was drawn. `sector` only for the one who drew it.
struct LineDrawn {
    Seat seat;
    std::optional<Sector> sector;
    friend bool operator==(const LineDrawn&, const LineDrawn&) = default;
};
/// W6: a player is ready; `on_board` pieces stand, `in_reserve` do not.
struct SetUpDone {
    Seat seat;
    int on_board;
    int in_reserve;
    friend bool operator==(const SetUpDone&, const SetUpDone&) = default;
};
/// W7.1, W5.3: a turn begins with so many actions.
struct TurnBegan {
    Seat seat;
    int turn;
    int actions;
    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
struct TurnEnded {
    Seat seat;
    int unused;
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
/// W7.4: `way` runs from the first square to the last, both included, one step at a time.
struct Marched {
    SeenPiece piece;
    std::vector<Square> way;
    friend bool operator==(const Marched&, const Marched&) = default;
};
/// W7.2, W4.7, W8.10: a piece came onto the board.
struct Entered {
    SeenPiece piece;
    Square square;
    Place from;
    friend bool operator==(const Entered&, const Entered&) = default;
};
/// W4.6
struct TakenOff {
    SeenPiece piece;
    Square from;
    friend bool operator==(const TakenOff&, const TakenOff&) = default;
};
/// W4.9-W4.11: `target` is as seen after the shot; it was destroyed, or is light infantry and stands.
struct Fired {
    SeenPiece gun;
    Square from;
    SeenPiece target;
    Square to;
    bool destroyed;
    friend bool operator==(const Fired&, const Fired&) = default;
};
/// What one combat comes to before any die (W8.2, W4.12-W4.14, W5.2).
enum class Verdict : std::uint8_t {
    attacker_stronger,
    defender_stronger,
    equal,                     ///< the die decides (W8.5), or the owner (W8.9)
    gun_taken,                 ///< W4.12 artillery from the flank or rear
    gun_holds,                 ///< W4.13 artillery from the front
    commander_in_chief_attacks,///< W5.2
    commander_in_chief_falls,  ///< W5.2
};
/// W8.1: two pieces meet and are shown. `way` = the attacker's way up to and without `at`, its start included.
struct Fought {
    SeenPiece attacker;
    SeenPiece defender;
    std::vector<Square> way;
    Square at;
    bool frenzy;     ///< W8.7: not chosen by the attacker's owner
    bool same_side;  ///< W8.9
    Verdict verdict;
    friend bool operator==(const Fought&, const Fought&) = default;
};
/// W8.5
struct DieRolled {
    DieFace face;
    friend bool operator==(const DieRolled&, const DieRolled&) = default;
};
/// W8.9: the owner chose.
struct FallenChosen {
    Seat seat;
    bool frenzied_falls;
    friend bool operator==(const FallenChosen&, const FallenChosen&) = default;
};
/// W8.2, W4.10: a piece left the game.
struct Eliminated {
    SeenPiece piece;
    Square at;
    friend bool operator==(const Eliminated&, const Eliminated&) = default;
};
/// W8.10
struct Routed {
    SeenPiece piece;
    Square from;
    friend bool operator==(const Routed&, const Routed&) = default;
};
/// W8.2, W8.7: the winner of a combat took a square.
struct TookSquare {
    SeenPiece piece;
    Square from;
    Square to;
    friend bool operator==(const TookSquare&, const TookSquare&) = default;
};
/// W4.5: a charge cost heavy cavalry one strength; `piece` is as it is now.
struct Weakened {
    SeenPiece piece;
    Square at;
    friend bool operator==(const Weakened&, const Weakened&) = default;
};
/// W9.1, W9.2
struct PrussianArrived {
    SeenPiece piece;
    Square square;
    friend bool operator==(const PrussianArrived&, const PrussianArrived&) = default;
};
struct DrawOffered {
    Seat seat;
    friend bool operator==(const DrawOffered&, const DrawOffered&) = default;
};
/// W3.3: the game is over and both cards are turned up.
struct GameEnded {
    Result result;
    PerSeat<std::optional<Sector>> lines;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

using Event = std::variant<LineDrawn, SetUpDone, TurnBegan, TurnEnded, Marched, Entered, TakenOff, Fired, Fought, DieRolled,
                           FallenChosen, Eliminated, Routed, TookSquare, Weakened, PrussianArrived, DrawOffered, GameEnded>;

/// W15.1 "true to the table": the event as its viewer's log keeps it, once the moment is over.
/// Enemy pieces that are still in the game lose their faces; an onlooker forgets both sides'.
[[nodiscard]] Event forgotten(const Event& event, Viewer viewer);

/// Looks a sentence up in a catalogue; the default leaves it as it is.
using Translate = std::string (*)(const char* sentence);
[[nodiscard]] std::string untranslated(const char* sentence);

/// Puts values into the named places of a sentence: "{piece} moves" with {"piece", "Ney"}.
struct Named {
    std::string_view name;
    std::string value;
};
[[nodiscard]] std::string fill(std::string sentence, std::initializer_list<Named> values);

/// "French line infantry 3* (1st Leger)", or "Allied cavalry" where only the back is known.
[[nodiscard]] std::string describe(const Roster& roster, const SeenPiece& piece, Translate translate = untranslated);
/// One line for a log, as a whole sentence without the turn: "French cavalry attacks from e4 ...".
[[nodiscard]] std::string describe(const Roster& roster, const Event& event, Translate translate = untranslated);

}  // namespace fow
