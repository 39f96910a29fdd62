// A picture that goes with a rule: a position, what may be done there and what may not.
#pragma once

#include <string>
#include <vector>

#include "fow/view/player_view.hpp"

namespace fow {

struct DiagramArrow {
    enum class Kind {
        march,    ///< along `way`, first square to last
        attack,   ///< the same; the last square is the enemy's
        shot,     ///< from the first square to the last
        arrival,  ///< `way` is one square: something comes onto the board there
        look,     ///< `way` is one square: it is looked at
    };
    Kind kind = Kind::march;
    std::vector<Square> way;
    int number = 0;        ///< its place in what is played, from 1; 0 = it stands alone
    bool refused = false;  ///< the rules forbid it
    friend bool operator==(const DiagramArrow&, const DiagramArrow&) = default;
};

struct Diagram {
    struct Refusal {
        std::string action;  ///< in notation
        std::string rule;    ///< that forbids it
        friend bool operator==(const Refusal&, const Refusal&) = default;
    };
    std::string rule;  ///< beside which it stands
    std::string caption;
    Square low;                      ///< the south-west square of the part of the board that is shown
    Square high;                     ///< the north-east one
    PlayerView view;                 ///< the position before anything is played, with everything open
    std::vector<std::string> plays;  ///< actions and outcomes of chance, in notation, in order
    std::vector<std::string> may;    ///< each legal once those have been played
    std::vector<Refusal> may_not;    ///< each refused then
    std::vector<DiagramArrow> arrows;
    std::vector<Square> marks;  ///< squares that are pointed at
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

}  // namespace fow
