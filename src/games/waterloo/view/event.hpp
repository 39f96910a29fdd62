// What happened, as one viewer saw it.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/sentence.hpp"
#include "core/table.hpp"
#include "games/waterloo/view/card.hpp"
#include "games/waterloo/view/piece.hpp"
#include "games/waterloo/view/square.hpp"

namespace fow::waterloo {

/// How a game ended.
enum class Ending : std::uint8_t {
    line_of_retreat,          ///< W1.1 decisive victory
    commanders_lost,          ///< W1.2
    nobody_can_act,           ///< W1.5 draw
    resigned,                 ///< W1.6
    draw_agreed,              ///< W1.6
    quiet_turns,              ///< W1.7 draw
    nightfall,                ///< W15.2 draw
    commander_in_chief_lost,  ///< W1.3, Standard
    napoleon_lost,            ///< W12.1, Expert
    centre_taken,             ///< W12.2, Expert: decisive French victory
    pursuit_indecisive,       ///< W13.9 draw
    pursuit_minor,            ///< W13.9
    pursuit_major,            ///< W13.9
};
inline constexpr int ending_count = 13;
[[nodiscard]] std::string_view word(Ending ending);
/// The id of the rule for that ending.
[[nodiscard]] std::string_view rule_of(Ending ending);

struct Result {
    std::optional<Seat> winner;  ///< nothing = drawn
    Ending ending = Ending::line_of_retreat;
    friend constexpr bool operator==(const Result&, const Result&) = default;
};

/// W3.1: a Line of Retreat card was drawn. `sector` is only for the player who drew it.
struct LineDrawn {
    Seat seat;
    std::optional<Sector> sector;
    friend bool operator==(const LineDrawn&, const LineDrawn&) = default;
};
/// W6: a player is ready, with `on_board` pieces on the board and `in_reserve` in reserve.
struct SetUpDone {
    Seat seat;
    int on_board;
    int in_reserve;
    friend bool operator==(const SetUpDone&, const SetUpDone&) = default;
};
/// W7.1, W5.3: a turn begins with that many actions.
struct TurnBegan {
    Seat seat;
    int turn;
    int actions;
    friend bool operator==(const TurnBegan&, const TurnBegan&) = default;
};
/// W1.8: a turn ends with that many actions given up.
struct TurnEnded {
    Seat seat;
    int unused;
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
/// W7.4: `way` leads from the first square to the last, both included, in single steps.
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
/// W4.9-W4.11: `target` is as seen after the shot. It was destroyed, or it is light infantry and survives.
struct Fired {
    SeenPiece gun;
    Square from;
    SeenPiece target;
    Square to;
    bool destroyed;
    friend bool operator==(const Fired&, const Fired&) = default;
};
/// The result of a combat before any die roll (W8.2, W4.12-W4.14, W5.2).
enum class Verdict : std::uint8_t {
    attacker_stronger,
    defender_stronger,
    equal,                       ///< the die decides (W8.5), or the owner (W8.9)
    gun_taken,                   ///< W4.12 artillery from the flank or rear
    gun_holds,                   ///< W4.13 artillery from the front
    commander_in_chief_attacks,  ///< W5.2
    commander_in_chief_falls,    ///< W5.2
};
/// What adds to a piece's strength in one combat. The sum never exceeds the limit (W4.15).
enum class Bonus : std::uint8_t {
    fortified,  ///< W10.5
    hill,       ///< W10.10
    village,    ///< W12.6
    spirit,     ///< W11.7, W11.8
};
inline constexpr int bonus_count = 4;
/// W8.1: two pieces meet and are shown. `way` = the attacker's way, from its first square to the last one before `at`.
struct Fought {
    SeenPiece attacker;
    SeenPiece defender;
    std::vector<Square> way;
    Square at;
    bool frenzy;     ///< W8.7: not chosen by the attacker's owner
    bool same_side;  ///< W8.9
    Verdict verdict;
    int attack = 0;                       ///< the strength that the attacker fights with; 0 if it has none, or once forgotten
    int defence = 0;                      ///< the same for the defender
    std::vector<Bonus> attack_bonuses{};  ///< empty for a piece without strength, or once forgotten
    std::vector<Bonus> defence_bonuses{};
    friend bool operator==(const Fought&, const Fought&) = default;
};
/// W8.5
struct DieRolled {
    DieFace face;
    friend bool operator==(const DieRolled&, const DieRolled&) = default;
};
/// W8.9: the owner has chosen.
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
/// W4.5: a charge cost heavy cavalry 1 strength; `piece` is as it is now.
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
/// W1.6
struct DrawOffered {
    Seat seat;
    friend bool operator==(const DrawOffered&, const DrawOffered&) = default;
};
/// W3.3: the game is over and both cards are turned over.
struct GameEnded {
    Result result;
    PerSeat<std::optional<Sector>> lines;
    friend bool operator==(const GameEnded&, const GameEnded&) = default;
};

/// W10.6, W12.7: a shot at a building or a village; `damage` is the number of hits so far.
struct Bombarded {
    SeenPiece gun;
    Square from;
    Square to;
    std::string tile;  ///< its name
    int damage;
    bool destroyed;
    friend bool operator==(const Bombarded&, const Bombarded&) = default;
};
/// W10.4: a building has a new owner.
struct Conquered {
    Seat seat;
    std::string tile;  ///< its name
    friend bool operator==(const Conquered&, const Conquered&) = default;
};
/// W10.9: the owner of the winner in a building chose whom it attacks, or nobody.
struct TargetChosen {
    Seat seat;
    std::optional<Square> target;
    friend bool operator==(const TargetChosen&, const TargetChosen&) = default;
};
/// W11.1: one pick of the draft; `kept` and `discarded` are only for the player who picked.
struct CardsDrafted {
    Seat seat;
    std::optional<Card> kept;
    std::optional<Card> discarded;
    int left;  ///< number of cards handed over
    friend bool operator==(const CardsDrafted&, const CardsDrafted&) = default;
};
/// W9.8: `cards` is only for the player who took them.
struct CardsTaken {
    Seat seat;
    int count;
    std::vector<Card> cards;
    friend bool operator==(const CardsTaken&, const CardsTaken&) = default;
};
/// W11.2, W11.7, W11.8: a card was shown. `square`: the piece that gets Fighting spirit.
struct CardPlayed {
    Seat seat;
    Card card;
    std::optional<Square> square;
    friend bool operator==(const CardPlayed&, const CardPlayed&) = default;
};
/// W11.2: the card has been carried out, or its player has stopped.
struct CardEnded {
    Seat seat;
    Card card;
    friend bool operator==(const CardEnded&, const CardEnded&) = default;
};
/// W11.4: the pieces that were looked at; pieces[i] is on squares[i].
struct Scouted {
    Seat seat;  ///< who looked
    std::vector<Square> squares;
    std::vector<SeenPiece> pieces;
    friend bool operator==(const Scouted&, const Scouted&) = default;
};
/// W14.2: the die decides whether the Prussians come.
struct PrussiansDecided {
    DieFace face;
    bool come;
    friend bool operator==(const PrussiansDecided&, const PrussiansDecided&) = default;
};
/// W12.3, W13.1: one side retreats; its cavalry and the victor's line up off the board.
struct PursuitBegan {
    Seat victor;
    friend bool operator==(const PursuitBegan&, const PursuitBegan&) = default;
};
/// W13.4
struct VictimTaken {
    Rider rider;
    SeenPiece cavalry;
    SeenPiece victim;
    Square square;
    friend bool operator==(const VictimTaken&, const VictimTaken&) = default;
};
/// W13.5: `rider` and `cavalry` only in games in which cavalry must do it.
struct PieceSaved {
    std::optional<Rider> rider;
    std::optional<SeenPiece> cavalry;
    SeenPiece saved;
    Square square;
    friend bool operator==(const PieceSaved&, const PieceSaved&) = default;
};
/// W13.6: both are shown; one of them is eliminated.
struct RidersFought {
    Rider rider;
    Rider target;
    SeenPiece attacker;
    SeenPiece defender;
    bool attacker_wins;
    friend bool operator==(const RidersFought&, const RidersFought&) = default;
};
/// W13.7
struct RiderLeft {
    Rider rider;
    SeenPiece piece;
    friend bool operator==(const RiderLeft&, const RiderLeft&) = default;
};
/// W13.9: the losses of the whole game.
struct PursuitEnded {
    Seat victor;
    PerSeat<int> losses;
    friend bool operator==(const PursuitEnded&, const PursuitEnded&) = default;
};

/// Each viewer gets their own version of an event, made when it happens and from what that viewer knows then. Nobody holds a version that
/// knows more.
using Event = std::variant<LineDrawn, SetUpDone, TurnBegan, TurnEnded, Marched, Entered, TakenOff, Fired, Fought, DieRolled, FallenChosen,
                           Eliminated, Routed, TookSquare, Weakened, PrussianArrived, DrawOffered, GameEnded, Bombarded, Conquered,
                           TargetChosen, CardsDrafted, CardsTaken, CardPlayed, CardEnded, Scouted, PrussiansDecided, PursuitBegan,
                           VictimTaken, PieceSaved, RidersFought, RiderLeft, PursuitEnded, TableEvent>;

/// Whether it is the last event of that seat's turn or set-up.
[[nodiscard]] bool hands_over(const Event& event, Seat seat);

/// W15.1 "true to the table": the event as its viewer's log keeps it afterwards. Enemy pieces that are still in the game are forgotten
/// except for their backs; an onlooker forgets those of both sides.
[[nodiscard]] Event forgotten(const Event& event, Viewer viewer);

/// "French infantry 3* (1er Grenadiers)", or "Allied cavalry" if only the back is known.
[[nodiscard]] std::string describe(const Roster& roster, const SeenPiece& piece, Translate translate = untranslated);
/// A line for a log, as a whole sentence without the turn: "French cavalry attacks ...".
[[nodiscard]] std::string describe(const Roster& roster, const Event& event, Translate translate = untranslated);
/// The same for what happens at the table.
[[nodiscard]] std::string describe(const TableEvent& event, Translate translate = untranslated);

/// "9:30" for a number of minutes after midnight; the clock starts again at midnight.
[[nodiscard]] std::string clock_text(int minutes);

/// "west": where the side's left, centre or right is on the map.
[[nodiscard]] std::string sector_name(Seat seat, Sector sector, Translate translate);

/// A face of the Battle die in words: "Blue, the loser withdraws". `to_text` is its notation.
[[nodiscard]] std::string face_name(DieFace face, Translate translate);
/// "Combined attack"
[[nodiscard]] std::string card_name(Card card, Translate translate);

/// What one viewer heard, and when.
struct LogLine {
    int step = 0;  ///< number of plies that anybody heard of, so that a secret one leaves no gap (W15.3);
                   ///< what follows an answer (W11.9) belongs to the step that led to the question
    int turn = 1;
    int minutes = 0;  ///< the clock at that time
    Event event;
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// The rule for a line of a log, "" if there is none. It reveals no more than the line itself: lines that read the same in a mode have
/// the same rule.
[[nodiscard]] std::string_view rule_of(const Event& event);

}  // namespace fow::waterloo
