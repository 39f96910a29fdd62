// L1: the data prepared, and the set-up.
#include <utility>

#include "chapters.hpp"

namespace fow::alliance {
namespace {

[[nodiscard]] bool looks_at_target(Word word) {
    return word == Word::target_square || word == Word::target_max || word == Word::counter || word == Word::hougoumont_and_hill;
}

[[nodiscard]] Rules::Gate gate_of(const ActionRule& card, ActionId id) {
    Rules::Gate gate;
    gate.needs = card.needs;
    if (card.corps) gate.corps = static_cast<std::int8_t>(*card.corps);
    gate.napoleon = card.napoleon;
    for (const Condition& need : card.needs) gate.aims = gate.aims || looks_at_target(need.what);
    const auto corps = corps_of(id);
    gate.charges = corps == Corps::kellermann || corps == Corps::milhaud;
    return gate;
}

}  // namespace

Rules::Rules(RuleSet set) : set_(std::move(set)) {
    for (std::size_t i = 0; i < card_action_count; ++i) gates_[i] = gate_of(set_.actions[i], static_cast<ActionId>(i));
    for (const Seat army : seats) {
        const Track& track = set_.tracks[army];
        broken_at_[army] = track.broken_at();
        for (std::size_t i = 0; i < most_casualties; ++i) {
            boxes_[army][i] = track.box_of(static_cast<int>(i)).kind;
            adds_[army][i] = static_cast<std::uint8_t>(track.add_of(static_cast<int>(i)));
        }
    }
}

State begin(const Rules& rules) {
    const RuleSet& set = rules.set();
    State state;
    for (std::size_t i = 0; i < box_count; ++i) state.boxes[i] = static_cast<std::uint8_t>(set.corps[i].markers);
    state.battery = static_cast<std::uint8_t>(set.battery.value);
    for (const Seat army : seats) state.morale[army] = static_cast<std::uint8_t>(set.morale.value);
    return state;
}

}  // namespace fow::alliance
