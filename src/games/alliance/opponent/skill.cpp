#include "skill.hpp"

#include <initializer_list>

namespace fow::alliance::opponent {
namespace {

[[nodiscard]] constexpr Parts without(Parts parts, std::initializer_list<Part> overlooked) {
    for (const Part part : overlooked) parts &= ~part_bit(part);
    return parts;
}
/// A Corporal sees the armies and what may be done now, but not how these interact, nor how the clock advances.
constexpr Parts corporal_parts =
    without(all_parts, {Part::by_casualties, Part::by_prussians, Part::margins, Part::pressure, Part::centre, Part::west});
/// A Recruit sees the tracks and the corps, but no places, no Prussians, and nothing that is possible only this turn.
constexpr Parts recruit_parts = without(corporal_parts, {Part::hougoumont, Part::lahaye, Part::prussians, Part::ney, Part::wellington,
                                                         Part::open, Part::gave_orange, Part::gave_hill, Part::captured_place});

}  // namespace

Skill skill_of(Level level) {
    switch (level) {
        case Level::recruit: return {.phases = 1, .parts = recruit_parts, .within = 0.1, .nodes = 1'000};
        case Level::corporal: return {.phases = 1, .parts = corporal_parts, .within = 0.07, .nodes = 1'000};
        case Level::captain: return {.phases = 2, .parts = all_parts, .within = 0.05, .nodes = 20'000};
        case Level::marshal: break;
    }
    return {.phases = 3, .parts = all_parts, .within = 0.002, .nodes = 600'000};
}

int bloodshed_of(Style style) { return style == Style::bold ? 12 : style == Style::patient ? -12 : 0; }

Value value_for(const Mind& mind, Seat seat) {
    const int taste = bloodshed_of(mind.style);
    return Value(fitted_weights, skill_of(mind.level).parts, seat == french_seat ? taste : -taste);
}

}  // namespace fow::alliance::opponent
