#include "placer.hpp"

#include <algorithm>
#include <array>

#include "core/pcg32.hpp"

namespace fow::waterloo::opponent {
namespace {

[[nodiscard]] bool walks(Kind kind) { return kind == Kind::light_infantry || kind == Kind::line_infantry; }

class Placer {
public:
    Placer(const Rules& rules, const PlayerView& view, const Mind& mind)
        : rules_(rules),
          seat_(sits(view.viewer, french_seat) ? french_seat : allied_seat),
          army_(seat_ == french_seat ? Army::french : Army::allied),
          ahead_(seat_ == french_seat ? Direction::north : Direction::south),
          style_(mind.style),
          dice_(mind.seed ^ 0x5e7u),
          line_(view.sides[seat_].line_of_retreat) {
        zone_ = rules.set().board.set_up_zone[seat_];
        home_ = rules.set().board.back_row[seat_];
        for (std::size_t i = 0; i < rules.works().size(); ++i)
            if (rules.works()[i].kind == TileKind::building) buildings_ |= rules.works()[i].squares;
        for (int i = rules.first_unit(army_); i < rules.end_unit(army_); ++i) {
            const UnitId unit(i);
            const bool absent = std::find(view.absent.begin(), view.absent.end(), unit) != view.absent.end();
            if (absent || rules.late(unit)) continue;
            box_.push_back(unit);
        }
        for (const Square square : zone_) deepest_ = std::max(deepest_, depth(square));
        watch_guns(view);
    }

    /// Pieces already on the board stay where they are.
    void keep(const PlayerView& view) {
        for (int i = 0; i < square_count; ++i)
            if (const auto& piece = view.board[static_cast<std::size_t>(i)]; piece && piece->unit && seat_of(piece->army) == seat_)
                put_down(*piece->unit, Square::from_index(i));
        kept_ = taken_;
    }

    std::vector<PlaceUnit> plan(const PlayerView& view) {
        place_leaders();
        if (view.garrison_size > 0) place_garrison(view.garrison_squares, view.garrison_size);
        place_screen();
        place_guns();
        place_rest();
        return std::move(plan_);
    }

private:
    /// Ranks in front of our back row.
    [[nodiscard]] int depth(Square square) const { return seat_ == french_seat ? square.rank() : rank_count - 1 - square.rank(); }
    [[nodiscard]] double chance() { return dice_.below(1U << 16U) / 65536.0; }
    [[nodiscard]] Kind kind(UnitId unit) const { return rules_.profile(unit).kind; }
    [[nodiscard]] int strength(UnitId unit) const { return rules_.profile(unit).strength; }
    [[nodiscard]] SquareSet open_to(UnitId unit) const {
        SquareSet squares = zone_ & ~taken_;
        if (!walks(kind(unit))) squares &= ~buildings_;
        if (kind(unit) == Kind::artillery) squares &= ~rules_.mud();
        return squares;
    }
    /// W15.4: what the enemy guns in sight could hit from where they are, if no piece of ours stood between.
    void watch_guns(const PlayerView& view) {
        const Direction theirs = opposite(ahead_);
        for (int i = 0; i < square_count; ++i) {
            const Square from = Square::from_index(i);
            const auto& piece = view.at(from);
            if (!piece || seat_of(piece->army) == seat_ || piece->branch != Branch::artillery) continue;
            if (rules_.hills().contains(from)) {
                shot_ |= rules_.hill_reach(other(seat_), from);
                continue;
            }
            // Our pieces do not block fire: their squares follow from this plan, which must stay the same while it is carried out.
            const auto blocks = [&](Square square) { return view.at(square) && seat_of(view.at(square)->army) != seat_; };
            auto next = step(from, theirs);
            for (int reach = rules_.set().pieces.artillery_range; reach > 0 && next && !blocks(*next); --reach, next = step(*next, theirs))
                shot_.insert(*next);
        }
    }
    void put_down(UnitId unit, Square square) {
        plan_.push_back({unit, square});
        taken_.insert(square);
        std::erase(box_, unit);
    }
    /// Puts the unit on the free square with the best score.
    template <class Score>
    bool place(UnitId unit, const Score& score, double noise = 0.3) {
        std::optional<Square> best;
        double most = -1e9;
        for (const Square square : open_to(unit)) {
            const double points = score(square) + noise * chance();
            if (points > most) most = points, best = square;
        }
        if (best) put_down(unit, *best);
        return best.has_value();
    }
    /// The unplaced unit that is worth most by that measure; none if all are worth 0.
    template <class Worth>
    [[nodiscard]] std::optional<UnitId> pick(const Worth& worth) const {
        std::optional<UnitId> best;
        double most = 0;
        for (const UnitId unit : box_)
            if (const double points = worth(unit); points > most) most = points, best = unit;
        return best;
    }
    [[nodiscard]] std::optional<UnitId> infantry_of(int wanted) const {
        return pick([&](UnitId unit) { return kind(unit) == Kind::line_infantry ? 10.0 - std::abs(strength(unit) - wanted) : 0.0; });
    }
    [[nodiscard]] bool on_own_line(Square square) const {
        return line_ && rules_.set().board.line_of_retreat[seat_][static_cast<std::size_t>(*line_)].contains(square);
    }

    void place_leaders() {
        const auto chief = rules_.commander_in_chief(seat_), commander = rules_.commander(army_);
        const auto ours = [&](std::optional<UnitId> unit) { return unit && std::find(box_.begin(), box_.end(), *unit) != box_.end(); };
        const auto stands = [&](std::optional<UnitId> unit) {
            const auto put = std::find_if(plan_.begin(), plan_.end(), [&](const PlaceUnit& one) { return unit == one.unit; });
            return put == plan_.end() ? std::nullopt : std::optional(put->square);
        };
        corner_ = stands(chief);
        if (corner_) wall(*corner_, {5, 4, 4, 4});
        if (const auto square = stands(commander)) wall(*square, {4, 3, 3, 3});
        const auto& flags = rules_.set().arrival.flag;
        const auto far_from_prussians = [&](Square square) {
            if (flags.empty()) return 0.0;
            const int files = square.file() - flags.front().file();
            return (files < 0 ? -files : files) / 11.0;
        };
        if (ours(chief)) {
            place(
                *chief,
                [&](Square square) {
                    const double points = -3.0 * SquareSet::of(square).neighbours().size() - 4.0 * depth(square) -
                                          (on_own_line(square) ? 1.5 : 0.0) - (shot_.contains(square) ? 50 : 0);
                    return points + (seat_ == french_seat ? 1.2 : 0.2) * far_from_prussians(square);
                },
                1.6);
            corner_ = plan_.back().square;
            wall(*corner_, {5, 4, 4, 4});
        }
        if (ours(commander)) {
            place(
                *commander,
                [&](Square square) {
                    int walls = 0;
                    for (const Square beside : SquareSet::of(square).neighbours()) walls += taken_.contains(beside) ? 1 : 0;
                    const SquareSet doors = SquareSet::of(square).neighbours() & ~taken_;
                    const int apart = corner_ ? distance(*corner_, square) : 4;
                    return -2.0 * doors.size() - 3.0 * std::max(depth(square) - 1, 0) - (apart > 4 ? 0.5 * apart : 0.0) -
                           (shot_.contains(square) ? 50 : 0) + 0.2 * walls;
                },
                0.8);
            wall(plan_.back().square, {4, 3, 3, 3});
        }
    }
    /// Puts strong infantry on every free neighbour, the strongest in front.
    void wall(Square centre, std::array<int, 4> strengths) {
        std::vector<Square> beside;
        if (const auto front = step(centre, ahead_)) beside.push_back(*front);
        for (const Direction d : directions)
            if (const auto next = step(centre, d); next && d != ahead_) beside.push_back(*next);
        std::size_t i = 0;
        for (const Square square : beside) {
            if (!zone_.contains(square) || taken_.contains(square)) continue;
            if (const auto guard = infantry_of(strengths[std::min<std::size_t>(i++, 3)])) put_down(*guard, square);
        }
    }
    /// W12.4
    void place_garrison(SquareSet squares, int size) {
        for (const Square square : squares) {
            if (size == 0) return;
            if (kept_.contains(square)) --size;
            if (taken_.contains(square)) continue;
            const auto unit = infantry_of(size > 1 ? 4 : 3);
            if (!unit) return;
            put_down(*unit, square);
            --size;
        }
    }
    /// W4.10: light infantry is safe in front of guns.
    void place_screen() {
        while (const auto unit = pick([&](UnitId one) { return kind(one) == Kind::light_infantry ? 1.0 + strength(one) : 0.0; })) {
            const auto crowded = [&](Square square) {
                double sum = 0;
                for (const PlaceUnit& put : plan_)
                    if (kind(put.unit) == Kind::light_infantry)
                        sum += 4.0 / (1 + distance(put.square, square) * distance(put.square, square) / 6.0);
                return sum;
            };
            const bool placed = place(
                *unit, [&](Square square) { return 3.0 * depth(square) - crowded(square) + (shot_.contains(square) ? 0.8 : 0.0); }, 1.2);
            if (!placed) break;
        }
    }
    void place_guns() {
        const int row = std::max(deepest_ - 1, 0);
        while (const auto gun = pick([&](UnitId one) { return kind(one) == Kind::artillery ? 1.0 : 0.0; })) {
            const auto score = [&](Square square) {
                const bool hill = rules_.hills().contains(square);
                double points = hill ? 4.0 + 1.0 * depth(square) : -4.0 * std::abs(depth(square) - row);
                if (shot_.contains(square)) points -= hill ? 2 : 7;
                if (!hill) {
                    const auto front = step(square, ahead_);
                    if (front && taken_.contains(*front)) points -= 3;
                }
                for (const PlaceUnit& put : plan_) {
                    if (kind(put.unit) != Kind::artillery) continue;
                    const int files = std::abs(put.square.file() - square.file());
                    points -= hill ? (files == 0 ? 2.0 : 0.3) : files == 0 ? 3.0 : files == 1 ? 0.8 : files == 2 ? 0.3 : 0;
                }
                const bool edge = square.file() == 0 || square.file() == file_count - 1;
                return points - (edge ? 0.4 : 0);
            };
            if (!place(*gun, score, style_ == Style::gunner ? 0.4 : 0.8)) break;
        }
    }
    /// The line between the guns first, then strong pieces behind it; the rest stays in reserve.
    void place_rest() {
        const int limit = rules_.set().pieces.reserve_limit;
        const int row = std::max(deepest_ - 1, 0);
        // Guns are weak on their flanks.
        SquareSet flanks;
        for (const PlaceUnit& put : plan_)
            if (kind(put.unit) == Kind::artillery)
                for (const Direction d : {Direction::east, Direction::west})
                    if (const auto next = step(put.square, d)) flanks.insert(*next);
        int turn = 0;
        while (static_cast<int>(box_.size()) > std::max(limit - 1, 0)) {
            // Mostly line infantry; now and then cavalry and guards behind it.
            const auto wanted = [&](UnitId unit) {
                const auto& profile = rules_.profile(unit);
                switch (profile.kind) {
                    case Kind::line_infantry: return profile.strength == 3 ? 6.0 : turn % 5 == 2 ? 7.0 : 3.0;
                    case Kind::heavy_cavalry: return turn % 5 == 4 ? 8.0 : 2.5 + 0.1 * profile.strength;
                    case Kind::light_cavalry: return turn % 7 == 6 ? 9.0 : 2.0;
                    default: return 1.0;
                }
            };
            const auto unit = pick(wanted);
            if (!unit) return;
            const bool rides = !walks(kind(*unit));
            const bool guard = !rides && strength(*unit) > 3;
            const bool placed = place(
                *unit,
                [&](Square square) {
                    const int deep = depth(square);
                    double points = 0;
                    if (rides) points = deep == 1 ? 2 : deep == 0 ? 1.5 : deep == row ? -1.5 : -5;
                    else if (guard) points = deep == row ? 1.2 : deep == 1 ? 2.2 : deep == 0 ? 0.8 : -4;
                    else points = deep == row ? 3.0 : deep == 1 ? 1.5 : deep == 0 ? 1.5 : -4;
                    if (deep > row) points -= 2;
                    if (deep == 0 && on_own_line(square)) points += 1.0;  // two pieces there lock the line
                    if (!rides && flanks.contains(square)) points += 1.6;
                    if (shot_.contains(square)) points -= 6;
                    if (!rides && rules_.hills().contains(square)) points += 0.8;
                    const auto behind = step(square, opposite(ahead_));
                    const bool fires_over =
                        behind && std::any_of(plan_.begin(), plan_.end(), [&](const PlaceUnit& put) {
                            return put.square == *behind && kind(put.unit) == Kind::artillery && !rules_.hills().contains(*behind);
                        });
                    if (fires_over) points -= 4;
                    return points;
                },
                0.9);
            if (!placed) {
                std::erase(box_, *unit);  // no room: it stays in reserve
                ++overflow_;
            }
            ++turn;
        }
    }

    const Rules& rules_;
    Seat seat_;
    Army army_;
    Direction ahead_;
    Style style_;
    Pcg32 dice_;
    std::optional<Sector> line_;
    SquareSet zone_, home_, buildings_, shot_, taken_, kept_;
    std::vector<UnitId> box_;
    std::vector<PlaceUnit> plan_;
    std::optional<Square> corner_;
    int deepest_ = 0;
    int overflow_ = 0;
};

}  // namespace

std::vector<PlaceUnit> planned_army(const Rules& rules, const PlayerView& view, const Mind& mind) {
    return Placer(rules, view, mind).plan(view);
}

std::vector<PlaceUnit> army_around(const Rules& rules, const PlayerView& view, const Mind& mind) {
    Placer placer(rules, view, mind);
    placer.keep(view);
    return placer.plan(view);
}

Action next_placing(const Rules& rules, const PlayerView& view, const Mind& mind) {
    const Seat seat = sits(view.viewer, french_seat) ? french_seat : allied_seat;
    const auto legal = [&](const Action& action) { return std::find(view.legal.begin(), view.legal.end(), action) != view.legal.end(); };
    for (const PlaceUnit& want : planned_army(rules, view, mind)) {
        const auto& there = view.at(want.square);
        if (there && there->unit == want.unit) continue;
        if (there && seat_of(there->army) == seat && there->unit)
            if (const Action clear = Unplace{*there->unit}; legal(clear)) return clear;
        if (legal(want)) return want;
        for (int i = 0; i < square_count; ++i)  // it stands elsewhere
            if (view.board[static_cast<std::size_t>(i)] && view.board[static_cast<std::size_t>(i)]->unit == want.unit)
                if (const Action clear = Unplace{want.unit}; legal(clear)) return clear;
    }
    if (legal(Ready{})) return Ready{};
    for (const Action& action : view.legal)
        if (std::holds_alternative<PlaceUnit>(action)) return action;
    return view.legal.front();
}

}  // namespace fow::waterloo::opponent
