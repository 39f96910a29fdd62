// What one viewer may know, as a value, and illustrations of rules.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/diagram.hpp"
#include "games/waterloo/view/action.hpp"
#include "games/waterloo/view/event.hpp"
#include "games/waterloo/view/field.hpp"

namespace fow::waterloo {

/// What the game is waiting for.
enum class Phase : std::uint8_t {
    line_draw,      ///< W3.1: a Line of Retreat card is drawn (chance)
    set_up,         ///< W6: `mover` sets up
    turn,           ///< W7: `mover` acts
    battle_die,     ///< W8.5: the die is rolled (chance)
    frenzy_choice,  ///< W8.9: an owner chooses which of two pieces falls, perhaps out of turn
    prussian_draw,  ///< W9.1: a Prussian piece is drawn (chance)
    over,
    draft,            ///< W11.1: `mover` picks from the pack
    take_cards,       ///< W9.8: the Allied player takes cards from the discard pile
    card,             ///< W11.2: `mover` carries out the card that was played
    defence,          ///< W11.9: the owner of the attacked piece answers, usually out of turn
    building_choice,  ///< W10.9: the owner of the winner in a building chooses, perhaps out of turn
    prussian_die,     ///< W14.2: the die decides whether the Prussians come (chance)
    muster,           ///< W13.1: cavalry from off the board lines up in random order (chance)
    pursuit,          ///< W13: `mover` acts
};
[[nodiscard]] std::string_view word(Phase phase);

/// The combat in progress. Both pieces are shown (W8.1); while the defender is asked (W11.9), they are as known before.
struct SeenFight {
    SeenPiece attacker;
    SeenPiece defender;
    Square from;  ///< the square that the attacker set out from
    Square via;   ///< the square that the attacker fights from
    Square at;    ///< the contested square
    bool frenzy = false;
    int attack = 0;  ///< the strengths that they fight with once shown; 0 for a piece that has none
    int defence = 0;
    std::vector<Bonus> attack_bonuses;
    std::vector<Bonus> defence_bonuses;
    friend bool operator==(const SeenFight&, const SeenFight&) = default;
};

/// A piece off the board that may come back (W4.7, W8.10).
struct OffBoard {
    SeenPiece piece;
    Place place = Place::withdrawn;
    bool may_return = false;  ///< from the owner's next turn on
    friend bool operator==(const OffBoard&, const OffBoard&) = default;
};

/// What is known about one side.
struct SeenSide {
    std::array<int, 3> reserve{};            ///< pieces in reserve by Branch (W6.4)
    std::vector<UnitId> reserve_units;       ///< which ones, in roster order; only in the owner's view
    std::vector<OffBoard> off_board;         ///< withdrawn and regaining pieces
    std::vector<UnitId> lost;                ///< eliminated, in roster order; seen by both (W8.4)
    std::optional<Sector> line_of_retreat;   ///< in the owner's view, and in everybody's once the game is over
    std::vector<Square> line_squares;        ///< its squares, if known (W3.2)
    std::array<SquareSet, 3> maybe_lines{};  ///< by Sector: the lines that it may have, while the viewer does not know which (W3.1)
    bool set_up = false;                     ///< the player is ready
    friend bool operator==(const SeenSide&, const SeenSide&) = default;
};

/// What is known about the manoeuvre cards (W11).
struct SeenCards {
    int hand_limit = 4;              ///< W11.1: the number that each side drafts
    int looks = 4;                   ///< W11.4
    int movers = 3;                  ///< W11.5
    int taken = 2;                   ///< W9.8
    int taken_so_far = 0;            ///< W9.8: cards that the Allied player has taken from the pile; seen by both
    CardCounts taken_cards;          ///< W9.8: which ones, if the viewer took them
    CardCounts box;                  ///< all cards of this game (W11); known to both
    PerSeat<int> hand_size;          ///< seen by both
    CardCounts hand;                 ///< the viewer's own
    CardCounts discarded;            ///< W11.3: put on the pile by the viewer during the draft
    PerSeat<CardCounts> played;      ///< W11.3: by each side so far; seen by both
    int pile_size = 0;               ///< of the discard pile
    std::optional<CardCounts> pile;  ///< in the Allied player's view, while W9.8 shows it
    int pack_size = 0;               ///< W11.1: of the pack that the players pass to each other
    std::optional<CardCounts> pack;  ///< for the player who picks from it now
    bool played_this_turn = false;   ///< W11.2
    std::optional<Card> playing;     ///< the card in play
    std::vector<Square> picked;      ///< pieces of that card: named (W11.4), moved (W11.5), or still able to fire (W11.10)
    bool infantry_done = false;      ///< W11.6, for the card in play
    bool cavalry_done = false;
    bool artillery_done = false;
    std::optional<Square> inspired;  ///< W11.7: the square of the piece
    friend bool operator==(const SeenCards&, const SeenCards&) = default;
};

/// Cavalry off the board during the pursuit.
struct SeenRider {
    Rider rider;
    SeenPiece piece;
    friend bool operator==(const SeenRider&, const SeenRider&) = default;
};

/// W13
struct SeenPursuit {
    Seat victor = french_seat;
    PerSeat<std::vector<SeenRider>> riders;  ///< still in the pursuit, by slot
    PerSeat<std::vector<SeenPiece>> saved;   ///< W13.5, W13.7; an enemy's are in an order that reveals nothing
    PerSeat<bool> chief_lives;               ///< W13.3
    PerSeat<int> losses;                     ///< W13.9: in the whole game
    int difference = 0;                      ///< W13.9: the losses of the defeated side less those of the victor
    bool saving_needs_cavalry = false;       ///< W13.5: only cavalry in the pursuit saves pieces
    int minor_from = 4;                      ///< W13.9: a difference of this or more is a minor victory
    int major_from = 10;
    friend bool operator==(const SeenPursuit&, const SeenPursuit&) = default;
};

/// The ui and every computer player get nothing else.
struct PlayerView {
    Viewer viewer = Viewer::onlooker;
    Mode mode = Mode::basic;
    Phase phase = Phase::line_draw;
    Decider decider = Decider::chance;
    Seat mover = allied_seat;  ///< the seat whose turn, set-up or draw it is
    int turn = 1;              ///< game turn (W2.3)
    int minutes = 11 * 60;     ///< the clock, minutes after midnight
    int actions = 0;           ///< actions that the turn started with, including those given back
    int actions_left = 0;
    bool commander_may_return_free = false;  ///< W5.4
    std::vector<Nation> owing;               ///< W9.6, if it applies; only in the mover's view
    std::vector<Nation> acted;               ///< W9.6: which of the two have acted in this turn; only in the mover's view
    bool prussian_action = false;            ///< W9.5: it is one of this turn's actions
    bool fought = false;                     ///< W1.7: there was an attack or a shot in this game turn
    SquareSet charged;                       ///< W4.6: the viewer's own heavy cavalry that charged in their present or last turn
    std::array<std::optional<SeenPiece>, square_count> board{};
    PerSeat<SeenSide> sides;
    int prussians_to_come = 0;                         ///< pieces not yet drawn (W2.2)
    int prussian_turn = 12;                            ///< the first Prussians come at the end of this turn (W9.1)
    std::vector<Square> prussian_entry;                ///< the squares of the flag, then the others (W9.3)
    std::vector<Square> set_up_zone;                   ///< the viewer's own (W6.2)
    std::vector<Square> back_row;                      ///< the viewer's own (W7.2)
    int reserve_limit = 10;                            ///< W6.3
    int light_infantry_moves = 3;                      ///< W4.1, in squares
    int line_infantry_moves = 2;                       ///< W4.2
    int artillery_range = 3;                           ///< W4.9, in squares
    int strength_limit = 6;                            ///< W4.15
    int lines_to_sever = 2;                            ///< W1.1, W12.2: pieces on the enemy's line of retreat
    int commander_actions = 1;                         ///< W5.3, lost together with the commander
    int commander_in_chief_actions = 2;                ///< W5.3
    std::array<int, bonus_count> bonuses{1, 1, 1, 1};  ///< what each Bonus adds
    std::vector<DieFace> die_faces;                    ///< W8.5: of the Battle die, all equally likely
    std::vector<UnitId> absent;          ///< pieces of the box that take no part in this battle (W14.2, W14.3, W15.7); known to both
    std::vector<SeenTile> tiles;         ///< the tiles of this game, in the order of the data
    int tile_hits = 4;                   ///< W10.6: the number of hits that destroy a building or a village
    int hill_range = 4;                  ///< W10.12, in squares
    bool hill_fires_lines = false;       ///< W10.12: along three lines instead of the arc
    SquareSet garrison_squares;          ///< W12.4: where the viewer sets up their garrison; empty for others
    int garrison_size = 0;               ///< W12.4: the exact number of infantry pieces in it
    std::optional<SeenCards> cards;      ///< nothing in Basic
    std::vector<UnitId> late_units;      ///< W14.1: known to both; empty without that option
    int late_turn = 1;                   ///< W14.1: they may enter in this game turn at the earliest
    std::vector<UnitId> handicap_units;  ///< W15.7: these are absent, too; empty without that option
    bool prussians_in_doubt = false;     ///< W14.2: the die has not been rolled yet
    int doubt_turn = 9;                  ///< W14.2: it is rolled before the first turn of this game turn
    std::optional<SeenPursuit> pursuit;  ///< present from W12.3 on
    std::optional<SeenFight> fight;
    std::optional<Seat> draw_offered_by;
    Orders orders = Orders::ask;  ///< the viewer's own standing order (W15.3)
    int quiet_turns = 0;          ///< consecutive game turns without an attack or a shot (W1.7)
    std::optional<Result> result;
    std::vector<Action> legal;  ///< everything that this viewer may do now, sorted; empty unless they decide

    friend bool operator==(const PlayerView&, const PlayerView&) = default;
    /// The standing tile on a square, or nullptr.
    [[nodiscard]] const SeenTile* tile_at(Square square) const;
    [[nodiscard]] const std::optional<SeenPiece>& at(Square square) const { return board[static_cast<std::size_t>(square.index())]; }
};

/// W15.4: the viewer's own pieces that a visible enemy gun would hit with its first shots from where it is.
[[nodiscard]] std::vector<Square> first_volley_targets(const PlayerView& view, const Roster& roster);

/// An illustration of a rule of Waterloo.
using DiagramArrow = DiagramArrowOf<Square>;
using Diagram = DiagramOf<PlayerView, Square>;

}  // namespace fow::waterloo
