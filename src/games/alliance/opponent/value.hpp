// What a position is worth: the chance that the French win it, without looking ahead.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "games/alliance/engine/rules.hpp"

namespace fow::alliance::opponent {

/// The features of a position: each part selects one entry of its table, and the weights say what that entry is worth. The tables, and how
/// many entries each has. All of them are read when an action is to be chosen, and only then.
enum class Part : std::uint8_t {
    french_morale,
    allied_morale,
    french_casualties,
    allied_casualties,
    french_margin,  ///< morale above the highest sum of the next rout test, by the distance to the next RT box
    allied_margin,
    by_casualties,  ///< how many casualties the clock still waits for (L11.1)
    by_prussians,   ///< how many Prussian divisions
    time,
    derlon,
    reille,
    lobau,
    guard,  ///< its markers, whether the Reserve blunts it (L5.4), whether Napoleon is unused
    kellermann,
    milhaud,
    orange,  ///< its markers, whether in square
    hill,
    uxbridge,
    reserve,
    hougoumont,
    lahaye,
    prussians,  ///< on the battlefield, who holds Plancenoit, Lobau's markers
    battery,    ///< its markers, whether Napoleon is unused
    ney,        ///< whether the charge is on, the markers of the cavalry
    wellington,
    open,            ///< what is possible now but not next turn: a prepared attack, counter-attacks (L3.2)
    gave_orange,     ///< what the Reserve could bring back: divisions, morale (L6.4)
    gave_hill,       ///< the same
    captured_place,  ///< the same
    margins,         ///< both margins, the Prussians two at a time
    pressure,        ///< Prussians by French casualties
    centre,          ///< Orange's and d'Erlon's markers
    west,            ///< Hill's and Reille's markers
};
inline constexpr std::array<int, 33> part_sizes{11, 11, 13, 12, 48, 48, 7,  7, 3, 6,  6,  5, 16,  4,  4,  14, 10,
                                                5,  6,  2,  2,  56, 8,  10, 3, 8, 16, 12, 3, 108, 49, 30, 15};
inline constexpr std::size_t part_count = part_sizes.size();
[[nodiscard]] constexpr std::size_t index(Part part) { return static_cast<std::size_t>(part); }
inline constexpr std::array<std::size_t, part_count + 1> part_begins = [] {
    std::array<std::size_t, part_count + 1> begins{};
    for (std::size_t i = 0; i < part_count; ++i) begins[i + 1] = begins[i] + static_cast<std::size_t>(part_sizes[i]);
    return begins;
}();
/// The index of that entry of the part among all entries.
[[nodiscard]] constexpr std::size_t feature(Part part, int entry) { return part_begins[index(part)] + static_cast<std::size_t>(entry); }
/// The number of entries in all tables.
inline constexpr std::size_t feature_count = part_begins[part_count];

/// Visits each part of the position with its entry: visit(Part, entry). An action must be due.
template <class Visit>
class Features {
public:
    Features(const Rules& rules, const State& state, Visit& visit) : rules_(rules), state_(state), visit_(visit) {}

    void each() {
        for (const Seat army : seats) army_of(army);
        clock();
        corps();
        places();
        chances();
        pairs();
        if (state_.phase == allied_seat) reserve_actions();
    }

private:
    void tell(Part part, int entry) { visit_(part, std::clamp(entry, 0, part_sizes[index(part)] - 1)); }
    [[nodiscard]] int markers(Corps which) const { return state_.markers(which); }
    [[nodiscard]] static int up_to(int most, int count) { return std::min(most, count); }

    /// Below 0 the next rout test can fail.
    [[nodiscard]] int margin_of(Seat army) const {
        const int time = rules_.set().time_adds[static_cast<std::size_t>(state_.time)].value;
        return state_.morale[army] - die_faces - time - rules_.track_add(army, state_.casualties[army] + 1);
    }
    void army_of(Seat army) {
        const bool french = army == french_seat;
        const int morale = state_.morale[army], casualties = state_.casualties[army];
        tell(french ? Part::french_morale : Part::allied_morale, morale);
        tell(french ? Part::french_casualties : Part::allied_casualties, casualties);
        int plain = 0;
        while (plain < 3 && rules_.box_of(army, casualties + 1 + plain) == Box::plain) ++plain;
        tell(french ? Part::french_margin : Part::allied_margin, plain * 12 + std::clamp(margin_of(army) + 6, 0, 11));
    }
    void clock() {
        const int all = state_.casualties.first + state_.casualties.second;
        const RuleSet& set = rules_.set();
        tell(Part::by_casualties, state_.by_casualties ? 6 : std::clamp(set.time_casualties.value - all, 0, 5));
        tell(Part::by_prussians, state_.by_prussians ? 6 : std::clamp(set.time_prussians.value - state_.prussians, 0, 5));
        tell(Part::time, static_cast<int>(state_.time));
    }
    void corps() {
        const int napoleon = state_.used[0] ? 0 : 1;
        tell(Part::derlon, markers(Corps::derlon));
        tell(Part::reille, markers(Corps::reille));
        tell(Part::lobau, markers(Corps::lobau));
        tell(Part::guard, up_to(3, markers(Corps::guard)) * 4 + (markers(Corps::reserve) >= 3 ? 2 : 0) + napoleon);
        tell(Part::kellermann, markers(Corps::kellermann));
        tell(Part::milhaud, markers(Corps::milhaud));
        tell(Part::orange, up_to(6, markers(Corps::orange)) * 2 + (state_.square[0] ? 1 : 0));
        tell(Part::hill, up_to(4, markers(Corps::hill)) * 2 + (state_.square[1] ? 1 : 0));
        tell(Part::uxbridge, markers(Corps::uxbridge));
        tell(Part::reserve, markers(Corps::reserve));
        tell(Part::battery, up_to(3, state_.battery) * 2 + napoleon);
        tell(Part::ney, (state_.ney ? 5 : 0) + up_to(4, markers(Corps::kellermann) + markers(Corps::milhaud)));
    }
    void places() {
        tell(Part::hougoumont, state_.french(Place::hougoumont) ? 1 : 0);
        tell(Part::lahaye, state_.french(Place::lahaye) ? 1 : 0);
        tell(Part::prussians,
             up_to(6, state_.prussians) * 8 + (state_.french(Place::plancenoit) ? 0 : 4) + up_to(3, markers(Corps::lobau)));
    }
    void chances() {
        const bool ripe = state_.casualties.first >= 5;
        tell(Part::wellington, state_.used[1] ? 0 : ripe ? 2 : 1);
        const auto acted = [&](Seat side, Corps which) {
            return state_.last[side] && corps_of(state_.last[side]->id) == which && markers(which) > 0;
        };
        if (state_.phase == french_seat) {
            const int counter = acted(allied_seat, Corps::orange)     ? 1
                                : acted(allied_seat, Corps::hill)     ? 2
                                : acted(allied_seat, Corps::uxbridge) ? 3
                                                                      : 0;
            tell(Part::open, counter + (state_.last.first && state_.last.first->id == ActionId::battery ? 4 : 0));
        } else {
            tell(Part::open, acted(french_seat, Corps::derlon) ? up_to(3, markers(Corps::uxbridge)) : 0);
        }
    }
    void pairs() {
        const auto step = [](int margin) { return std::clamp((margin + 7) / 2, 0, 5); };
        tell(Part::margins, (step(margin_of(french_seat)) * 6 + step(margin_of(allied_seat))) * 3 + up_to(2, state_.prussians / 2));
        tell(Part::pressure, up_to(6, state_.prussians) * 7 + up_to(6, state_.casualties.first / 2));
        tell(Part::centre, up_to(5, markers(Corps::orange)) * 5 + up_to(4, markers(Corps::derlon)));
        tell(Part::west, up_to(2, markers(Corps::hill)) * 5 + up_to(4, markers(Corps::reille)));
    }
    void reserve_actions() {
        if (markers(Corps::reserve) == 0) return;
        const FrenchPhase& phase = state_.french_phase;
        const int morale = up_to(3, phase.morale);
        if (phase.gave[0] > 0) tell(Part::gave_orange, up_to(3, phase.gave[0]) * 4 + morale);
        if (phase.gave[1] > 0) tell(Part::gave_hill, up_to(2, phase.gave[1]) * 4 + morale);
        if (phase.captured) tell(Part::captured_place, phase.captured == Place::lahaye ? 1 : 2);
    }

    const Rules& rules_;
    const State& state_;
    Visit& visit_;
};

/// Visits all entries that hold: visit(Part, entry), entry < part_sizes[part].
template <class Visit>
void each_feature(const Rules& rules, const State& state, Visit&& visit) {
    Features<Visit>(rules, state, visit).each();
}

/// In thousandths of a unit of the sum that chance_of() takes; by the side that chooses next, then by entry.
struct Weights {
    PerSeat<std::array<std::int16_t, feature_count>> of{};
};
/// Fitted to games of the player against itself: tests/games/alliance/fit/.
extern const Weights fitted_weights;

/// Which parts a player looks at: bit index(Part).
using Parts = std::uint64_t;
inline constexpr Parts all_parts = (Parts{1} << part_count) - 1;
[[nodiscard]] constexpr Parts part_bit(Part part) { return Parts{1} << index(part); }

/// A value of positions: some parts of some weights.
class Value {
public:
    explicit Value(const Weights& weights, Parts parts = all_parts, int bloodshed = 0);
    /// The chance that the French win, above 0 and below 1. An action must be due.
    [[nodiscard]] double operator()(const Rules& rules, const State& state) const;
    /// The sum of the weights, in thousandths.
    [[nodiscard]] int sum(const Rules& rules, const State& state) const;

private:
    PerSeat<std::array<std::int16_t, feature_count>> of_;
    int bloodshed_;  ///< what each loss on either side is worth to the French by their style, in thousandths
};

/// Maps an unbounded sum to a chance. The curve is algebraic, so it is the same on every machine.
[[nodiscard]] double chance_of(double sum);

}  // namespace fow::alliance::opponent
