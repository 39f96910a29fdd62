// L6.2, L6.4, L6.7: the Allied actions without a die.
#include <algorithm>

#include "chapters.hpp"

namespace fow::alliance::chapter {
namespace {

/// The Reserve's first action: returns what that corps lost in the French phase just before, and all Allied morale lost in it.
void recover(const Rules& rules, State& state, Corps corps, Listener* listener) {
    const std::uint8_t gave = state.french_phase.gave[index(corps) - index(Corps::orange)];
    std::uint8_t& box = state.boxes[index(corps)];
    std::uint8_t& morale = state.morale.second;
    box = static_cast<std::uint8_t>(box + gave);
    state.casualties.second = static_cast<std::uint8_t>(state.casualties.second - gave);
    morale = static_cast<std::uint8_t>(std::min(morale + state.french_phase.morale, rules.set().morale.value));  // L4.8
    tell(listener, Recovered{corps, gave, morale});
}

/// The other actions: the place becomes Allied again (L8.2).
void retake(State& state, Place place, Listener* listener) {
    state.changed_hands[index(place)] = false;
    tell(listener, PlaceTaken{place, false});
}

}  // namespace

void do_deed(const Rules& rules, State& state, const ActionRule& card, Listener* listener) {
    switch (card.does) {
        case Deed::line: return set_square(state, static_cast<Corps>(card.of), false, listener);
        case Deed::recover: recover(rules, state, static_cast<Corps>(card.of), listener); break;
        case Deed::retake: retake(state, static_cast<Place>(card.of), listener); break;
        case Deed::none: assert(false); return;
    }
    // The cost: L6.7 says when it is paid.
    std::uint8_t& reserve = state.boxes[index(Corps::reserve)];
    --reserve;
    tell(listener, ReserveCommitted{reserve});
    if (reserve == 0) lose_morale(state, allied_seat, true, listener);
}

}  // namespace fow::alliance::chapter
