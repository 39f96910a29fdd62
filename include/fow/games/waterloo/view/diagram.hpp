// An illustration of a rule: a position, what is allowed there and what is not.
#pragma once

#include <string>
#include <vector>

#include "fow/games/waterloo/view/player_view.hpp"

namespace fow::inline waterloo {

struct DiagramArrow {
    enum class Kind {
        march,    ///< along `way`, from the first square to the last
        attack,   ///< the same; the last square is the enemy's
        shot,     ///< from the first square to the last
        arrival,  ///< `way` is one square, on which something comes onto the board
        look,     ///< `way` is one square, which is looked at
    };
    Kind kind = Kind::march;
    std::vector<Square> way;
    int number = 0;        ///< its place in the sequence that is played, from 1; 0 = not part of it
    bool refused = false;  ///< the rules forbid it
    friend bool operator==(const DiagramArrow&, const DiagramArrow&) = default;
};

struct Diagram {
    struct Refusal {
        std::string action;  ///< in notation
        std::string rule;    ///< the rule that forbids it
        friend bool operator==(const Refusal&, const Refusal&) = default;
    };
    std::string rule;  ///< id of the rule that it illustrates
    std::string caption;
    Square low;                      ///< the south-western corner of the part of the board that is shown
    Square high;                     ///< the north-eastern corner
    PlayerView view;                 ///< the position before anything is played, with nothing hidden
    std::vector<std::string> plays;  ///< actions and outcomes of chance, in notation and in order
    std::vector<std::string> may;    ///< each is legal after those have been played
    std::vector<Refusal> may_not;    ///< each is refused then
    std::vector<DiagramArrow> arrows;
    std::vector<Square> marks;  ///< highlighted squares
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

}  // namespace fow::inline waterloo
