// What one viewer may know, as a value. The ui and every computer player live on this alone.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "fow/view/action.hpp"
#include "fow/view/event.hpp"
#include "fow/view/field.hpp"

namespace fow {

/// Where the game stands.
enum class Phase : std::uint8_t {
    line_draw,      ///< W3.1: a Line of Retreat card is to be drawn (chance)
    set_up,         ///< W6: `mover` sets up
    turn,           ///< W7: `mover` acts
    battle_die,     ///< W8.5: the die is to be rolled (chance)
    frenzy_choice,  ///< W8.9: an owner chooses which own piece falls, perhaps out of turn
    prussian_draw,  ///< W9.1: a Prussian piece is to be drawn (chance)
    over,
    draft,            ///< W11.1: `mover` picks from the pack
    take_cards,       ///< W9.8: the Allied player takes cards of the discard pile
    card,             ///< W11.2: `mover` carries out the card that was played
    defence,          ///< W11.9: the owner of the attacked piece answers, mostly out of turn
    building_choice,  ///< W10.9: the winner in a building chooses, perhaps out of turn
    prussian_die,     ///< W14.2: the die says whether the Prussians come (chance)
    muster,           ///< W13.1: cavalry from beside the field lines up in an order by lot (chance)
    pursuit,          ///< W13: `mover` acts
};
[[nodiscard]] std::string_view word(Phase phase);

/// The combat under way: both pieces shown (W8.1), but as they were known while the defender is asked (W11.9).
struct SeenFight {
    SeenPiece attacker;
    SeenPiece defender;
    Square via;  ///< where the attacker fights from
    Square at;   ///< the contested square
    bool frenzy = false;
    int attack = 0;  ///< the strengths that they fight with once shown; 0 for who has none
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

/// What is known of one side.
struct SeenSide {
    std::array<int, 3> reserve{};           ///< pieces in reserve by Branch (W6.4)
    std::vector<UnitId> reserve_units;      ///< which, in roster order; the owner's view only
    std::vector<OffBoard> off_board;        ///< withdrawn and regaining
    std::vector<UnitId> lost;               ///< eliminated, in roster order; seen by both (W8.4)
    std::optional<Sector> line_of_retreat;  ///< the owner's view, and everybody's once the game is over
    std::vector<Square> line_squares;       ///< the squares of it, when known (W3.2)
    bool set_up = false;                    ///< said ready
    friend bool operator==(const SeenSide&, const SeenSide&) = default;
};

/// What is known of the manoeuvre cards (W11).
struct SeenCards {
    int hand_limit = 4;              ///< W11.1: what each side drafts
    int looks = 4;                   ///< W11.4
    int movers = 3;                  ///< W11.5
    int taken = 2;                   ///< W9.8
    int taken_so_far = 0;            ///< W9.8: cards that the Allied player took off the pile; seen by both
    CardCounts box;                  ///< all cards of this game (W11); known to both
    PerSeat<int> hand_size;          ///< seen by both
    CardCounts hand;                 ///< the viewer's own
    CardCounts discarded;            ///< W11.3: put on the pile by the viewer during the draft
    PerSeat<CardCounts> played;      ///< W11.3: by each side so far, seen by both
    int pile_size = 0;               ///< the discard pile
    std::optional<CardCounts> pile;  ///< the Allied player's view, while W9.8 shows it
    int pack_size = 0;               ///< W11.1: the pack being handed to and fro
    std::optional<CardCounts> pack;  ///< for the one who picks from it now
    bool played_this_turn = false;   ///< W11.2
    std::optional<Card> playing;     ///< the card being carried out
    std::vector<Square> picked;      ///< of that card: pieces named (W11.4), moved (W11.5), that may still fire (W11.10)
    bool infantry_done = false;      ///< W11.6, of the card being carried out
    bool cavalry_done = false;
    bool artillery_done = false;
    std::optional<Square> inspired;  ///< W11.7: where the piece stands
    friend bool operator==(const SeenCards&, const SeenCards&) = default;
};

/// Cavalry beside the field during the pursuit.
struct SeenRider {
    Rider rider;
    SeenPiece piece;
    friend bool operator==(const SeenRider&, const SeenRider&) = default;
};

/// W13
struct SeenPursuit {
    Seat victor = Seat::french;
    PerSeat<std::vector<SeenRider>> riders;  ///< still in the pursuit, by slot
    PerSeat<std::vector<SeenPiece>> saved;   ///< W13.5, W13.7; an enemy's in an order that tells nothing
    PerSeat<bool> chief_lives;               ///< W13.3
    PerSeat<int> losses;                     ///< W13.9: of the whole game
    int difference = 0;                      ///< W13.9: the defeated's losses less the victor's
    int minor_from = 4;                      ///< W13.9: a minor victory from this difference on
    int major_from = 10;
    friend bool operator==(const SeenPursuit&, const SeenPursuit&) = default;
};

struct PlayerView {
    Viewer viewer = Viewer::onlooker;
    Mode mode = Mode::basic;
    Phase phase = Phase::line_draw;
    Decider decider = Decider::chance;
    Seat mover = Seat::allied;  ///< whose turn, set-up or draw it is
    int turn = 1;               ///< game turn (W2.3)
    int minutes = 11 * 60;      ///< the clock, minutes after midnight
    int actions = 0;            ///< actions the turn started with, those given back included
    int actions_left = 0;
    bool commander_may_return_free = false;  ///< W5.4
    std::vector<Nation> owing;               ///< W9.6, while it holds; the mover's own view only
    std::array<std::optional<SeenPiece>, square_count> board{};
    PerSeat<SeenSide> sides;
    int prussians_to_come = 0;                         ///< pieces not yet drawn (W2.2)
    int prussian_turn = 12;                            ///< the turn at whose end the first ones come (W9.1)
    std::vector<Square> prussian_entry;                ///< the flag's squares, then the others (W9.3)
    std::vector<Square> set_up_zone;                   ///< the viewer's own (W6.2)
    std::vector<Square> back_row;                      ///< the viewer's own (W7.2)
    int reserve_limit = 10;                            ///< W6.3
    int light_infantry_moves = 3;                      ///< W4.1, in squares
    int line_infantry_moves = 2;                       ///< W4.2
    int artillery_range = 3;                           ///< W4.9, in squares
    int strength_limit = 6;                            ///< W4.15
    std::array<int, bonus_count> bonuses{1, 1, 1, 1};  ///< what each Bonus adds
    std::vector<DieFace> die_faces;                    ///< W8.5: of the Battle die, alike in chance
    std::vector<UnitId> absent;                        ///< pieces of the box that have no part in this battle (W14.2, W14.3); known to both
    std::vector<SeenTile> tiles;                       ///< those of this game, in the order of the data
    int tile_hits = 4;                                 ///< W10.6: hits that destroy a building or a village
    int hill_range = 4;                                ///< W10.12, in squares
    bool hill_fires_lines = false;                     ///< W10.12: along the three lines, not in the arc
    SquareSet garrison_squares;                        ///< W12.4: where the viewer's garrison is set up; empty for others
    int garrison_size = 0;                             ///< W12.4: how many infantry pieces it is, no more and no fewer
    std::optional<SeenCards> cards;                    ///< nothing in Basic
    std::vector<UnitId> late_units;                    ///< W14.1: the list, known to both; empty without that option
    int late_turn = 1;                                 ///< W14.1: they may enter from this game turn on
    bool prussians_in_doubt = false;                   ///< W14.2: the die has not spoken yet
    int doubt_turn = 9;                                ///< W14.2: it will, before the first turn of this game turn
    std::optional<SeenPursuit> pursuit;                ///< from W12.3 on
    std::optional<SeenFight> fight;
    std::optional<Seat> draw_offered_by;
    bool asks_before_cards = true;  ///< the viewer's own standing order (W15.3)
    int quiet_turns = 0;            ///< game turns in a row without attack or shot (W1.7)
    std::optional<Result> result;
    std::vector<Action> legal;  ///< exactly what this viewer may do now, sorted; empty for others

    friend bool operator==(const PlayerView&, const PlayerView&) = default;
    /// The standing tile of a square, or nothing.
    [[nodiscard]] const SeenTile* tile_at(Square square) const;
    [[nodiscard]] const std::optional<SeenPiece>& at(Square square) const { return board[static_cast<std::size_t>(square.index())]; }
};

/// W15.4: the viewer's own pieces that an enemy gun in sight, as it stands, would hit in the first volley.
[[nodiscard]] std::vector<Square> first_volley_targets(const PlayerView& view, const Roster& roster);

}  // namespace fow
