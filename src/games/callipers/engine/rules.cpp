// The data of a game prepared for use, its start, and what cannot be.
#include <algorithm>

#include "chapters.hpp"

namespace fow::callipers {

using namespace chapter;

Rules::Rules(RuleSet set) : set_(std::move(set)) {
    for (const Piece& piece : set_.battle.pieces)
        radii_.push_back((set_.figures.depth.value + set_.figures.widths[static_cast<std::size_t>(piece.thousands - 1)].value) / 2 + 2);
    for (const Road& road : set_.ground.roads)
        for (const auto& strip : road.strips) strips_.emplace_back(strip);
    for (const auto& [id, owner] : set_.battle.holds)
        for (const Strongpoint& fort : set_.ground.strongpoints)
            if (fort.id == id) {
                forts_.emplace_back(fort.polygon);
                fort_names_.push_back(fort.name);
            }
}

int Rules::index_of(int key) const {
    const auto& pieces = set_.battle.pieces;
    const auto found = std::lower_bound(pieces.begin(), pieces.end(), key, [](const Piece& piece, int k) { return piece.key < k; });
    return found != pieces.end() && found->key == key ? static_cast<int>(found - pieces.begin()) : -1;
}

State begin(const Rules& rules) {
    State state;
    state.side = rules.battle().first;
    for (int i = 0; i < rules.count(); ++i) {
        const Piece& piece = rules.piece(i);
        Place& place = at(state, i);
        place.at = piece.at;
        place.facing = static_cast<std::int16_t>(piece.facing);
        place.stands = true;
    }
    for (std::size_t i = 0; i < rules.battle().holds.size(); ++i) state.owners[i] = rules.battle().holds[i].second;
    for (const Seat side : seats) state.general[side] = static_cast<std::int16_t>(rules.index_of(rules.battle().generals[side]));
    change_hands(rules, state, nullptr);
    return state;
}

std::string inconsistency(const Rules& rules, const State& state) {
    PerSeat<int> lost{};
    int marched = 0;
    for (int i = 0; i < rules.count(); ++i) {
        const Place& place = at(state, i);
        const Piece& piece = rules.piece(i);
        if (!place.stands) {
            lost[piece.side] += piece.thousands;
            if (place != Place{}) return piece.name + " is lost, and something of it is left (K12.1)";
            continue;
        }
        if (place.moved && fights(rules, i)) marched += piece.thousands;
        if (const auto refusal = refusal_of_end(rules, state, i, corners_of(rules, state, i), {}))
            return piece.name + ": " + to_text(*refusal);
        if (place.moved && place.fired) return piece.name + " has moved and fired (K4.2)";
    }
    State held = state;
    change_hands(rules, held, nullptr);
    if (state.stage == Stage::orders && held.owners != state.owners) return "a strongpoint has not changed hands (K10.6)";
    for (const Seat side : seats)
        if (state.losses[side] != lost[side]) return "the dial does not show what is lost (K12.1)";
    // A piece that has moved may be lost later in the turn, but its cost stays spent.
    if (marched > state.marched || state.marched > rules.battle().budget) return "more men have moved than are counted (K4.1)";
    if ((state.stage == Stage::over) != state.result.has_value()) return "the game is over without a result, or has one (K12)";
    if (state.stage == Stage::orders && state.clash != Clash{}) return "something of a fight is left (K9.19)";
    return {};
}

}  // namespace fow::callipers
