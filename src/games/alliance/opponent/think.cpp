#include "games/alliance/opponent/think.hpp"

#include <algorithm>
#include <cmath>

#include "core/mixing.hpp"
#include "core/pcg32.hpp"
#include "reasons.hpp"
#include "search.hpp"
#include "skill.hpp"

namespace fow::alliance {
namespace {

using namespace opponent;

[[nodiscard]] bool is_legal(const View& view, const Action& action) {
    return std::find(view.legal.begin(), view.legal.end(), action) != view.legal.end();
}

/// A number that differs between the decisions of a game.
[[nodiscard]] std::uint64_t moment_of(const State& state) {
    const auto losses = static_cast<std::uint64_t>(state.casualties.first + state.casualties.second);
    return (state.turn * 2ULL + index(state.phase)) * 64 + (state.stage == Stage::casualty ? 1 + losses : 0);
}

}  // namespace

Answer think(const Rules& rules, const View& view, std::span<const Line>, const Mind& mind, Budget budget) {
    const Seat me = turn(view) == french_decider ? french_seat : allied_seat;
    const Skill skill = skill_of(mind.level);
    const Found found = look(rules, view, value_for(mind, me), skill.phases, std::max<std::uint64_t>(budget.nodes, 1));
    const double best = found.choices.front().chance;
    const int chance = static_cast<int>(std::lround(1000 * best));
    if (is_legal(view, AcceptDraw{}) && chance <= 500)
        return {AcceptDraw{}, "A draw is at least as good as this position.", chance, found.nodes};

    // Near a win or a loss, small differences count; a sure win is never given up for an almost sure one.
    const double least = best - skill.within * 4 * best * (1 - best);
    std::size_t alike = 1;
    while (alike < found.choices.size() && found.choices[alike].chance >= least) ++alike;
    Pcg32 numbers(mixed(mind.seed, moment_of(view)));
    const Choice& choice = found.choices[numbers.below(static_cast<std::uint32_t>(alike))];
    return {choice.action, reason_for(rules, view, choice.action, found.choices.size()), chance, found.nodes};
}

Budget budget_of(Level level) { return {skill_of(level).nodes}; }

std::vector<Style> styles_of_game() { return {Style::steady, Style::bold, Style::patient}; }

}  // namespace fow::alliance
