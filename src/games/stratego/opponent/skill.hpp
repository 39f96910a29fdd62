// What a level can do and what a style prefers, as numbers.
#pragma once

#include "core/opponent.hpp"
#include "games/stratego/view/board.hpp"

namespace fow::stratego::opponent {

/// What a level remembers, concludes and considers.
struct Skill {
    int memory_least = 0;        ///< its own turns for which it remembers a piece that it was shown; 0 = for good
    int memory_most = 0;         ///< the number of turns between the two is drawn for each piece
    bool keeps_marshal = true;   ///< the strongest enemy is never forgotten
    bool rows = true;            ///< concludes from where a piece was set up
    bool deeds = true;           ///< concludes from what a piece did
    bool hunters = false;        ///< keeps away from known hunters, and knows whom an enemy attacks and what an unbeaten officer is worth
    bool plans = false;          ///< counts what a turn costs beyond what it foresees
    int depth = 1;               ///< plies, including its own
    int captures = 0;            ///< further plies with attacks only
    double care = 2;             ///< factor on how likely an officer takes an unknown piece for a Bomb, in an army of forty
    double within = 0.1;         ///< chooses among actions that are less than this worse than the best, in points
    std::uint64_t nodes = 1000;  ///< its usual budget
};
[[nodiscard]] Skill skill_of(Level level);

/// What things are worth, in points: the strongest piece on the board counts `top`.
struct Weights {
    double top = 20;
    double step = 0.70;      ///< factor for each step down in strength
    double unbeaten = 1.15;  ///< factor if no enemy equals it
    double miner = 2.5;      ///< added while it may be needed for Bombs
    double scout = 0.4;      ///< added
    double spy = 3.5;        ///< added while the other side's Marshal is alive
    double bomb = 2.5;
    double flag = 0.375;          ///< the game, as a share of all that is on the board
    double storm = 0.5;           ///< share of that with which a possible Flag attracts pieces
    double secret = 0.3;          ///< share of a piece's worth, added while the other side does not know it
    double secret_officer = 0.6;  ///< the same for officers below the Marshal
    double secret_marshal = 0.1;  ///< the same for the Marshal
    double ambush = 20;           ///< factor on how likely a known Marshal takes an unknown piece for the Spy, in an army of forty
    double guards_moved = 3.5;    ///< factor on the odds that a moved piece beats ours when ours has just taken what stood beside it
    double guards_still = 1.3;    ///< the same for a piece that has not moved
    double curiosity = 0.12;      ///< share of its worth by which an enemy piece that we do not know attracts ours
    double field = 0.22;          ///< share of a possible gain that counts for a square from which it can be reached
    double fade = 0.86;           ///< factor on that for each step further away
    double fear = 0.2;            ///< share of the worth of a piece that has moved which a known hunter beside it costs; fades, too
    double guard = 1.2;           ///< penalty for each enemy near the Flag
    double dominance = 0.1;       ///< share of all that the other side has, for the side whose strongest piece nobody can stop
    double trade = 25;            ///< bonus for a lead as large as everything on the board
    double dares_moved = 0.95;    ///< how likely an enemy attacks an unknown piece that has moved
    double dares_still = 0.1;     ///< the same for a piece that has not moved
    double dares_home = 0.4;      ///< the same for the Flag and the Bombs: some time it comes for them
    double repeat = 0.6;          ///< penalty for each time that this board occurred since the last fight
    double waver = 1.6;           ///< penalty for taking back the last move of a piece without a fight since
    double trust = 1;             ///< how far deeds are believed: 0 = not at all, 1 = as they are
    double party = 2;             ///< pieces that may move before the enemy knows them, free of charge
    double exposure = 0.4;        ///< price of the first move of one more; each further one costs that much more than the one before
    double expose_small = 1.6;    ///< factor on that for pieces that most others beat
    double expose_strong = 0.5;   ///< the same for Marshal and General
    double keep_guard = 3;        ///< price for moving the piece that could stop an enemy officer further from the Flag than it
    double bring_guard = 0.3;     ///< what its way back is worth, step by step
    double flank = 4;             ///< price of the first move of a piece beside the Flag
    double advance = 0.03;        ///< for a step forward
    double press = 3;             ///< bonus for an attack in a level position, once the enemy has long been quiet
    double press_lead = 0.25;     ///< share of a lead that is added to it
    double press_least = 1;       ///< the least that it is then
    double press_most = 8;        ///< the most
    double press_late = 2;        ///< how much larger all this becomes towards the draw of C4.5
};
[[nodiscard]] Weights weights_of(Style style);
/// The same for a player that does not know about hunters.
[[nodiscard]] Weights without_hunters(Weights weights);

}  // namespace fow::stratego::opponent
