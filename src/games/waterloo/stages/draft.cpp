#include "games/waterloo/stages/draft.hpp"

#include <algorithm>
#include <array>

namespace fow::app::inline waterloo {
namespace {

/// How many pieces stay in the box when fill() is done.
constexpr std::size_t kept_in_reserve = 6;

/// The ranks on which a kind is useful, best first; 0 is the army's own back row.
std::array<int, 4> ranks_for(Kind kind) {
    switch (kind) {
        case Kind::commander_in_chief:
        case Kind::commander: return {1, 0, 2, 3};
        case Kind::light_cavalry: return {0, 1, 2, 3};
        case Kind::heavy_cavalry: return {1, 2, 0, 3};
        case Kind::artillery:
        case Kind::light_infantry: return {3, 2, 1, 0};
        case Kind::line_infantry: return {2, 3, 1, 0};
    }
    return {0, 1, 2, 3};
}

/// Commanders first, so that there is room for them; plain infantry last, since the last ones stay in reserve.
int order_of(const Rules::Profile& profile) {
    switch (profile.kind) {
        case Kind::commander_in_chief: return 0;
        case Kind::commander: return 1;
        case Kind::artillery: return 2;
        case Kind::heavy_cavalry: return 3;
        case Kind::light_cavalry: return 4;
        case Kind::light_infantry: return 5;
        case Kind::line_infantry: return profile.strength > 3 ? 6 : 7;
    }
    return 8;
}

}  // namespace

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
    std::vector<UnitId> units = box();
    for (std::size_t i = units.size(); i > 1; --i) std::swap(units[i - 1], units[numbers.below(static_cast<std::uint32_t>(i))]);
    std::stable_sort(units.begin(), units.end(),
                     [&](UnitId a, UnitId b) { return order_of(rules_->profile(a)) < order_of(rules_->profile(b)); });
    fill_garrison({units.rbegin(), units.rend()});
    std::erase_if(units, [&](UnitId unit) { return !state_.whereabouts(unit).is(Place::reserve); });
    const std::size_t keep = std::min(kept_in_reserve, units.size());
    for (std::size_t i = 0; i < units.size() - keep; ++i) {
        for (const int row : ranks_for(rules_->profile(units[i]).kind)) {
            const int rank = seat() == french_seat ? row : rank_count - 1 - row;
            std::vector<Square> free;
            for (const Square square : rules_->set().board.set_up_zone[seat()] & SquareSet::rank(rank))
                if (!check(*rules_, state_, PlaceUnit{units[i], square})) free.push_back(square);
            if (free.empty()) continue;
            static_cast<void>(put_down(units[i], free[numbers.below(static_cast<std::uint32_t>(free.size()))]));
            break;
        }
    }
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

}  // namespace fow::app::inline waterloo
