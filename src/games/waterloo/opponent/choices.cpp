#include "choices.hpp"

#include <algorithm>
#include <array>

namespace fow::waterloo::opponent {
namespace {

void list_entries(const Rules& rules, const State& state, ActionList& out) {
    std::array<std::uint32_t, max_units> seen{};
    std::size_t kinds = 0;
    ActionList entries;
    for (int i = rules.first_unit(state.mover); i < rules.end_unit(state.mover); ++i) {
        const UnitId unit(i);
        const Whereabouts where = state.whereabouts(unit);
        if (where.on_board() || where.is(Place::eliminated) || where.is(Place::absent)) continue;
        const auto& profile = rules.profile(unit);
        const auto key = static_cast<std::uint32_t>(profile.kind) * 4096U + static_cast<std::uint32_t>(profile.army) * 1024U +
                         static_cast<std::uint32_t>(strength_of(rules, state, unit)) * 64U + static_cast<std::uint32_t>(where.place());
        if (std::find(seen.begin(), seen.begin() + kinds, key) != seen.begin() + kinds) continue;
        entries.clear();
        legal_of(rules, state, unit, entries);
        if (entries.empty()) continue;
        seen[kinds++] = key;
        for (const Action& entry : entries) out.push_back(entry);
    }
}

void list_cards(const Rules& rules, const State& state, ActionList& out, std::size_t first) {
    const CardCounts hand = state.hand[state.mover];
    if (hand.empty() || state.card_played || state.actions_left() < 1) return;
    const auto list = [&](const Action& action) {
        if (check(rules, state, action)) return false;
        out.push_back(action);
        return true;
    };
    const std::size_t last = out.size();
    for (const Card card : cards)
        if (card != Card::fighting_spirit && hand[card] > 0 && !list(PlayCard{card, Nation::allied}) && card == Card::reconnaissance)
            list(PlayCard{card, Nation::prussian});
    if (hand[Card::fighting_spirit] == 0 || state.actions_left() < 2) return;
    SquareSet tried;
    for (std::size_t i = first; i < last; ++i)
        if (const auto* attack = std::get_if<Attack>(&out[i]); attack != nullptr && !tried.contains(attack->from)) {
            tried.insert(attack->from);
            const UnitId unit = *state.unit_at(attack->from);
            if (rules.profile(unit).kind == Kind::commander_in_chief) continue;
            if (!list(Inspire{attack->from, Nation::allied})) list(Inspire{attack->from, Nation::prussian});
        }
}

}  // namespace

void choices(const Rules& rules, const State& state, ActionList& out) {
    const std::size_t first = out.size();
    for (const Square square : state.occupied(state.mover)) {
        const UnitId unit = *state.unit_at(square);
        legal_of(rules, state, unit, out);
        // W4.6: only units that are weakened enough to be worth two turns.
        if (state.mark(unit).weakened >= 2)
            if (const Action off = TakeOff{square}; !check(rules, state, off)) out.push_back(off);
    }
    list_entries(rules, state, out);
    list_cards(rules, state, out, first);
}

}  // namespace fow::waterloo::opponent
