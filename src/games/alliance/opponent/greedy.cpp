#include "games/alliance/opponent/greedy.hpp"

#include "core/greedy.hpp"
#include "search.hpp"

namespace fow::alliance {
namespace {

using namespace opponent;

/// Only morale and casualties count, and every box counts the same.
[[nodiscard]] Weights plain_weights() {
    constexpr int morale = 90, casualty = 60;
    Weights weights;
    for (const Seat side : seats)
        for (const auto& [part, step] : {std::pair(Part::french_morale, morale), std::pair(Part::allied_morale, -morale),
                                         std::pair(Part::french_casualties, -casualty), std::pair(Part::allied_casualties, casualty)})
            for (int i = 0; i < part_sizes[index(part)]; ++i) weights.of[side][feature(part, i)] = static_cast<std::int16_t>(step * i);
    return weights;
}

}  // namespace

Action greedy_action(const Rules& rules, const View& view, std::uint64_t seed) {
    static const Value value(plain_weights());
    const Found found = look(rules, view, value, 1, 1);
    Pcg32 numbers(seed);
    return best_alone(found.choices, numbers, [](const Choice& choice) { return 100 * choice.chance; }).action;
}

}  // namespace fow::alliance
