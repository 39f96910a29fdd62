// An illustration of a rule of any game on squares: a position, what is allowed there and what is not.
#pragma once

#include <string>
#include <vector>

namespace fow {

template <class Square>
struct DiagramArrowOf {
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
    friend bool operator==(const DiagramArrowOf&, const DiagramArrowOf&) = default;
};

/// What a diagram says about actions, each in notation.
struct DiagramClaims {
    struct Refusal {
        std::string action;
        std::string rule;  ///< the rule that forbids it
        friend bool operator==(const Refusal&, const Refusal&) = default;
    };
    std::vector<std::string> plays;  ///< actions and outcomes of chance that are played, in order
    std::vector<std::string> may;    ///< each is legal after those have been played
    std::vector<Refusal> may_not;    ///< each is refused then
    friend bool operator==(const DiagramClaims&, const DiagramClaims&) = default;
};

template <class View, class Square>
struct DiagramOf : DiagramClaims {
    using Arrow = DiagramArrowOf<Square>;
    std::string rule;  ///< id of the rule that it illustrates
    std::string caption;
    Square low;   ///< the south-western corner of the part of the board that is shown
    Square high;  ///< the north-eastern corner
    View view;    ///< the position before anything is played, with nothing hidden
    std::vector<Arrow> arrows;
    std::vector<Square> marks;  ///< highlighted squares
    friend bool operator==(const DiagramOf&, const DiagramOf&) = default;
};

}  // namespace fow
