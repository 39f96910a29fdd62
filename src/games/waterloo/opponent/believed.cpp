#include <algorithm>

#include "core/pcg32.hpp"
#include "games/waterloo/opponent/think.hpp"
#include "skill.hpp"

namespace fow::waterloo {
namespace {

using namespace opponent;

constexpr int drawn_worlds = 200;

/// How often each enemy unit stood on that square in the guessed worlds.
using UnitCounts = std::array<int, max_units>;

std::vector<LikelyOf<Likeness>> grouped(const Rules& rules, const UnitCounts& counts, int weakened) {
    struct Group {
        Likeness likeness;
        int most = 0;
        int all = 0;
    };
    std::vector<Group> groups;
    for (int i = 0; i < rules.unit_count(); ++i) {
        const int count = counts[static_cast<std::size_t>(i)];
        if (count == 0) continue;
        const auto& profile = rules.profile(UnitId(i));
        const int strength = std::max(0, profile.strength - weakened);
        auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& made) {
            return made.likeness.kind == profile.kind && made.likeness.strength == strength;
        });
        if (group == groups.end()) group = groups.insert(groups.end(), Group{{profile.kind, strength, UnitId(i)}, 0, 0});
        if (count > group->most) {
            group->most = count;
            group->likeness.unit = UnitId(i);
        }
        group->all += count;
    }
    std::vector<std::pair<Likeness, double>> weights;
    for (const Group& group : groups) weights.emplace_back(group.likeness, group.all);
    return in_thousandths(weights);
}

}  // namespace

std::vector<Believed> believed(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard, const Mind& mind) {
    const Seat enemy = sits(view.viewer, french_seat) ? allied_seat : french_seat;
    const Guesser guesser(rules, view, heard, skill_of(mind).memory);
    Pcg32 dice(mixed(mind.seed, heard.size()));
    std::vector<UnitCounts> counts(square_count, UnitCounts{});
    for (int i = 0; i < drawn_worlds; ++i) {
        const State world = guesser.draw(dice);
        for (const Square square : world.occupied(enemy))
            ++counts[static_cast<std::size_t>(square.index())][static_cast<std::size_t>(world.unit_at(square)->index())];
    }
    std::vector<Believed> all;
    for (int i = 0; i < square_count; ++i) {
        const auto& piece = view.board[static_cast<std::size_t>(i)];
        if (!piece || seat_of(piece->army) != enemy) continue;
        all.push_back({Square::from_index(i), grouped(rules, counts[static_cast<std::size_t>(i)], piece->weakened)});
    }
    std::erase_if(all, [](const Believed& piece) { return piece.may_be.empty(); });
    return all;
}

}  // namespace fow::waterloo
