// What a level can do, and what a style likes: numbers, nothing else.
#pragma once

#include "fow/core/opponent.hpp"
#include "fow/games/stratego/view/board.hpp"

namespace fow::stratego::opponent {

/// What a level remembers, concludes and looks at.
struct Skill {
    int memory_least = 0;        ///< own turns for which it keeps the face of a piece that it was shown; 0 = for good
    int memory_most = 0;         ///< the length between the two is drawn for each piece
    bool keeps_marshal = true;   ///< the strongest enemy is never forgotten
    bool rows = true;            ///< concludes from where a piece was set up
    bool deeds = true;           ///< concludes from what a piece did
    int depth = 1;               ///< plies, with its own
    int captures = 0;            ///< plies of fights after those
    double care = 2;             ///< so many times as likely an officer takes unknown pieces for Bombs, in an army of forty
    double within = 0.1;         ///< chooses among actions that are less than this worse than the best, in points
    std::uint64_t nodes = 1000;  ///< its usual budget
};
[[nodiscard]] Skill skill_of(Level level);

/// What things are worth, in points: the strongest piece that stands on the board counts `top`.
struct Weights {
    double top = 20;
    double step = 0.70;      ///< the worth of each next strength
    double unbeaten = 1.15;  ///< times that if no enemy equals it
    double miner = 2.5;      ///< more, while it may be needed for Bombs
    double scout = 0.4;      ///< more
    double spy = 3.5;        ///< more, while its Marshal lives
    double bomb = 2.5;
    double flag = 0.375;        ///< the game, as a part of all that stands on the board
    double storm = 0.5;         ///< of that, for what draws pieces to where the Flag may be
    double secret = 0.12;       ///< of a piece's worth, while the other side does not know it
    double ambush = 4;          ///< so many times as likely a known Marshal takes unknown pieces for the Spy, in an army of forty
    double curiosity = 0.12;    ///< the same of an enemy's
    double field = 0.22;        ///< of what can be gained, for standing where it can be reached
    double fade = 0.86;         ///< of that, a step further off
    double guard = 1.2;         ///< for each enemy near the Flag
    double trade = 25;          ///< for being ahead by all that stands
    double dares_moved = 0.8;   ///< how likely an enemy attacks what it does not know and has moved
    double dares_still = 0.35;  ///< the same of what has not
    double repeat = 0.6;        ///< for each time that the board was like this since the last fight
    double waver = 1.6;         ///< for taking back the last move of a piece, if there was no fight since
    double trust = 1;           ///< how far deeds are believed: 0 = not at all, 1 = as they are
    double advance = 0.03;      ///< for a step forward
};
[[nodiscard]] Weights weights_of(Style style);

}  // namespace fow::stratego::opponent
