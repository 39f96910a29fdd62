// An illustration of a rule: a position, what is played on it, what is allowed then and what is not.
#pragma once

#include <string>
#include <vector>

#include "core/diagram.hpp"
#include "games/callipers/view/position.hpp"
#include "games/callipers/view/spot.hpp"

namespace fow::callipers {

/// How an order or its result is drawn.
struct DiagramFigure {
    enum class Kind {
        march,   ///< along `stops`, measured with callipers
        swing,   ///< a turn or a wheel
        back,    ///< driven, retired, rallied or gone forward
        shot,    ///< of guns
        attack,  ///< of a group
    };
    Kind kind = Kind::march;
    std::vector<int> keys{};     ///< the pieces that act
    int target = 0;              ///< the key of the piece that is fired at or attacked
    std::vector<Point> stops{};  ///< of the piece that moves: its centre at the start and after each leg
    int facing = 0;              ///< at the end
    int number = 0;              ///< its place in the sequence that is played, from 1; 0 = not part of it
    bool refused = false;        ///< the rules forbid it
    friend bool operator==(const DiagramFigure&, const DiagramFigure&) = default;
};

struct Diagram : DiagramClaims {
    std::string rule;  ///< id of the rule that it illustrates
    std::string caption;
    RuleSet rules{};
    View view{};  ///< the position before anything is played
    std::vector<DiagramFigure> arrows;
    std::vector<Spot> marks;  ///< highlighted
    friend bool operator==(const Diagram&, const Diagram&) = default;
};

}  // namespace fow::callipers
