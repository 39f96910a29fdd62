#include "games/waterloo/stages/draft.hpp"

#include <algorithm>

#include "games/waterloo/opponent/think.hpp"

namespace fow::waterloo::stages {
std::vector<UnitId> Draft::box() const {
    std::vector<UnitId> units;
    const Army army = seat() == french_seat ? Army::french : Army::allied;
    for (int i = rules_->first_unit(army); i < rules_->end_unit(army); ++i)
        if (state_.whereabouts(UnitId(i)).is(Place::reserve) && !rules_->late(UnitId(i))) units.push_back(UnitId(i));
    return units;
}

std::optional<Violation> Draft::put_down(UnitId unit, Square square) {
    const Action action = PlaceUnit{unit, square};
    if (auto refusal = check(*rules_, state_, action)) return refusal;
    apply(*rules_, state_, action);
    return std::nullopt;
}

std::optional<Violation> Draft::place(UnitId unit, Square square) {
    const State before = state_;
    if (is_own(square)) take_back(square);
    auto refusal = put_down(unit, square);
    if (refusal) state_ = before;
    return refusal;
}

std::optional<Violation> Draft::shift(Square from, Square to) {
    if (!is_own(from) || from == to) return std::nullopt;
    const State before = state_;
    const UnitId moved = *state_.unit_at(from);
    const auto met = is_own(to) ? state_.unit_at(to) : std::nullopt;
    take_back(from);
    if (met) take_back(to);
    auto refusal = put_down(moved, to);
    if (!refusal && met) refusal = put_down(*met, from);
    if (refusal) state_ = before;
    return refusal;
}

void Draft::take_back(Square square) {
    if (is_own(square)) apply(*rules_, state_, Action(Unplace{*state_.unit_at(square)}));
}

void Draft::clear() {
    for (const Square square : state_.occupied(seat())) take_back(square);
}

void Draft::mirror() {
    const SquareSet zone = rules_->set().board.set_up_zone[seat()];
    std::vector<PlaceUnit> mirrored = places();
    for (PlaceUnit& place : mirrored)
        if (zone.contains(place.square)) place.square = Square(file_count - 1 - place.square.file(), place.square.rank());
    static_cast<void>(set(mirrored));
}

void Draft::fill(Pcg32& numbers) {
    const std::uint64_t seed = std::uint64_t{numbers.next()} << 32U | numbers.next();
    const std::vector<Style> styles = styles_of_game();
    const Style style = styles[numbers.below(static_cast<std::uint32_t>(styles.size()))];
    for (const PlaceUnit& place : completed_army(*rules_, view(), {Level::marshal, style, seed}))
        if (!is_own(place.square)) static_cast<void>(put_down(place.unit, place.square));
    fill_garrison(box());
}

/// Puts the first infantry of `order` that fits into the garrison's building, on the side towards the enemy.
void Draft::fill_garrison(const std::vector<UnitId>& order) {
    const SquareSet garrison = view().garrison_squares;
    std::vector<Square> squares(garrison.begin(), garrison.end());
    if (seat() == french_seat) std::reverse(squares.begin(), squares.end());
    for (const UnitId unit : order)
        for (const Square square : squares)
            if (!check(*rules_, state_, PlaceUnit{unit, square})) {
                static_cast<void>(put_down(unit, square));
                break;
            }
}

std::optional<Violation> Draft::set(const std::vector<PlaceUnit>& army) {
    const State before = state_;
    clear();
    for (const PlaceUnit& place : army)
        if (auto refusal = put_down(place.unit, place.square)) {
            state_ = before;
            return refusal;
        }
    return std::nullopt;
}

void Draft::set_what_fits(const std::vector<PlaceUnit>& army) {
    clear();
    for (const PlaceUnit& place : army) static_cast<void>(put_down(place.unit, place.square));
    fill_garrison(box());
}

std::vector<PlaceUnit> Draft::places() const {
    std::vector<PlaceUnit> places;
    for (const Square square : state_.occupied(seat())) places.push_back({*state_.unit_at(square), square});
    return places;
}

std::optional<Violation> Draft::not_ready() const { return check(*rules_, state_, Ready{}); }

PlayerView Draft::view() const { return view_of(*rules_, state_, viewer_of(seat())); }

}  // namespace fow::waterloo::stages
