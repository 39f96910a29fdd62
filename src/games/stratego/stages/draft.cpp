#include "games/stratego/stages/draft.hpp"

#include <algorithm>

#include "games/stratego/stages/filling.hpp"

namespace fow::app::stratego {
namespace {

bool next_to(Square a, Square b) { return std::abs(a.file() - b.file()) + std::abs(a.rank() - b.rank()) == 1; }

}  // namespace

std::optional<Rank> Draft::own_at(Square square) const {
    if (!rules_->on_board(square)) return std::nullopt;
    const int piece = state_.board[static_cast<std::size_t>(square.index())] - 1;
    const int first = rules_->first(seat());
    if (piece < first || piece >= first + rules_->count()) return std::nullopt;
    return rules_->rank_of(piece);
}

std::vector<Square> Draft::zone() const {
    std::vector<Square> squares;
    for (int rank = 0; rank < rules_->set().ranks; ++rank)
        for (int file = 0; file < rules_->set().files; ++file)
            if (const Square square(file, rank); rules_->set().zones[seat()].has(square)) squares.push_back(square);
    return squares;
}

std::optional<Violation> Draft::put_down(Rank rank, Square square) {
    const Action action = Place{rank, square};
    if (auto refusal = check(*rules_, state_, action)) return refusal;
    apply(*rules_, state_, action, nullptr);
    return std::nullopt;
}

std::optional<Violation> Draft::place(Rank rank, Square square) {
    const State before = state_;
    take_up(square);
    auto refusal = put_down(rank, square);
    if (refusal) state_ = before;
    return refusal;
}

std::optional<Violation> Draft::shift(Square from, Square to) {
    const auto moved = own_at(from);
    if (!moved || from == to) return std::nullopt;
    const State before = state_;
    const auto met = own_at(to);
    take_up(from);
    take_up(to);
    auto refusal = put_down(*moved, to);
    if (!refusal && met) refusal = put_down(*met, from);
    if (refusal) state_ = before;
    return refusal;
}

void Draft::take_up(Square square) {
    if (own_at(square)) apply(*rules_, state_, Action(TakeUp{square}), nullptr);
}

void Draft::clear() {
    for (const Square square : zone()) take_up(square);
}

std::optional<Violation> Draft::mirror() {
    std::vector<Place> mirrored = places();
    for (Place& place : mirrored) place.at = Square(rules_->set().files - 1 - place.at.file(), place.at.rank());
    return set(mirrored);
}

void Draft::fill(Pcg32& numbers) {
    const std::vector<Square> squares = zone();
    const auto depth = [&](Square square) {
        return seat() == blue_seat ? square.rank() - squares.front().rank() : squares.back().rank() - square.rank();
    };
    const int rows = squares.back().rank() - squares.front().rank() + 1;
    const State before = state_;
    constexpr int attempts = 20;  // an army that could not move is rare
    for (int i = 0; i < attempts && (i == 0 || not_ready()); ++i) {
        state_ = before;
        for (const Rank rank : filling_order())
            while (view().box[rank] > 0) {
                std::vector<FillPlace> free;
                for (const Square square : squares) {
                    if (own_at(square)) continue;
                    const bool guards = std::any_of(squares.begin(), squares.end(),
                                                    [&](Square other) { return own_at(other) == Rank::flag && next_to(square, other); });
                    free.push_back({square, depth(square), guards});
                }
                if (free.empty() || put_down(rank, useful_square(rank, free, rows, numbers))) return;
            }
    }
}

std::optional<Violation> Draft::set(const std::vector<Place>& army) {
    const State before = state_;
    clear();
    for (const Place& place : army)
        if (auto refusal = put_down(place.rank, place.at)) {
            state_ = before;
            return refusal;
        }
    return std::nullopt;
}

void Draft::read(const std::string& letters) { static_cast<void>(set(game::read_set_up(*rules_, seat(), letters))); }

std::vector<Place> Draft::places() const {
    std::vector<Place> places;
    for (const Square square : zone())
        if (const auto rank = own_at(square)) places.push_back({*rank, square});
    return places;
}

std::string Draft::letters() const { return game::write_set_up(*rules_, state_, seat()); }

std::optional<Violation> Draft::not_ready() const { return check(*rules_, state_, Ready{}); }

View Draft::view() const { return view_of(*rules_, state_, viewer_of(seat())); }

}  // namespace fow::app::stratego
