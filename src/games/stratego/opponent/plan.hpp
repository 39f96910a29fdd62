// What a turn costs or brings beyond the few turns that a search sees: pieces that show themselves, guards that walk away.
#pragma once

#include "board.hpp"

namespace fow::stratego::opponent {

/// The prices of turns in one position.
class Plan {
public:
    explicit Plan(const Board& board);
    /// In points, to be taken from the value of that turn. Attacks are free.
    [[nodiscard]] double price(const Stride& stride) const;

private:
    /// A known enemy that few of ours can stop.
    struct Watch {
        int guard = 0;      ///< the one of ours that beats or equals it and is the nearest to our Flag
        int enemy_way = 0;  ///< how far the enemy is from our Flag
        bool held = false;  ///< the guard is as near
    };
    void find_watches();
    [[nodiscard]] double of_first_move(const Stride& stride) const;
    [[nodiscard]] double of_guards(const Stride& stride) const;

    const Board& board_;
    int out_ = 0;       ///< pieces of ours that have moved and are still unknown
    double scale_ = 1;  ///< what a point changes in the value of this position
    std::vector<Watch> watches_;
};

}  // namespace fow::stratego::opponent
