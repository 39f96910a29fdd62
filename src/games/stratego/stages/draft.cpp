#include "games/stratego/stages/draft.hpp"

#include <algorithm>

#include "games/stratego/opponent/think.hpp"

namespace fow::stratego::stages {
std::optional<Rank> Draft::own_at(Square square) const {
    if (!rules_->on_board(square)) return std::nullopt;
    const int piece = state_.board[static_cast<std::size_t>(square.index())] - 1;
    if (piece < rules_->first(seat()) || piece >= rules_->end(seat())) return std::nullopt;
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
    const std::uint64_t seed = std::uint64_t{numbers.next()} << 32U | numbers.next();
    const std::vector<Style> styles = stratego::styles_of_game();
    const Style style = styles[numbers.below(static_cast<std::uint32_t>(styles.size()))];
    for (const Place& place : stratego::completed_army(*rules_, seat(), places(), {Level::marshal, style, seed}))
        if (!own_at(place.at)) static_cast<void>(put_down(place.rank, place.at));
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

void Draft::read(const std::string& letters) { static_cast<void>(set(stratego::read_set_up(*rules_, seat(), letters))); }

std::vector<Place> Draft::places() const {
    std::vector<Place> places;
    for (const Square square : zone())
        if (const auto rank = own_at(square)) places.push_back({*rank, square});
    return places;
}

std::string Draft::letters() const { return stratego::write_set_up(*rules_, state_, seat()); }

std::optional<Violation> Draft::not_ready() const { return check(*rules_, state_, Ready{}); }

View Draft::view() const { return view_of(*rules_, state_, viewer_of(seat())); }

}  // namespace fow::stratego::stages
