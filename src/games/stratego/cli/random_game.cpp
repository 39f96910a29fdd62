#include "games/stratego/cli/random_game.hpp"

#include <utility>

namespace fow::stratego::commands {

void RandomGame::begin() {
    state_ = stratego::begin(rules_);
    for (const Seat side : {red_seat, blue_seat}) {
        const State before = state_;
        do {
            state_ = before;
            set_up(side);
        } while (check(rules_, state_, Ready{}));  // C1.7
        apply(rules_, state_, Ready{}, nullptr);
    }
}

void RandomGame::set_up(Seat side) {
    FixedList<Square, most_files * most_ranks> squares;
    rules_.set().zones[side].any([&](std::uint8_t square) {
        squares.push_back(Square::from_index(square));
        return false;
    });
    std::size_t next = 0;
    for (const Rank rank : ranks)
        for (int i = 0; i < rules_.set().armies[side][rank]; ++i, ++next) {
            const std::size_t lot = next + numbers_.below(static_cast<std::uint32_t>(squares.size() - next));
            std::swap(*(squares.begin() + next), *(squares.begin() + lot));
            put(rules_, state_, side, rank, squares[next]);
        }
}

std::size_t RandomGame::step() {
    moves(rules_, state_, list_);
    apply(rules_, state_, list_[numbers_.below(static_cast<std::uint32_t>(list_.size()))]);
    return list_.size();
}

}  // namespace fow::stratego::commands
