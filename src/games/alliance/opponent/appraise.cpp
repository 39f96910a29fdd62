#include "games/alliance/opponent/think.hpp"

#include <algorithm>
#include <cmath>

#include "search.hpp"
#include "skill.hpp"

namespace fow::alliance {

using namespace opponent;

std::optional<Appraisal> appraise(const Rules& rules, const View& view, std::span<const Line>, const Mind& mind, Budget budget,
                                  const Action& action) {
    const Seat me = turn(view) == french_decider ? french_seat : allied_seat;
    const Found found = look(rules, view, value_for(mind, me), skill_of(mind.level).phases, std::max<std::uint64_t>(budget.nodes, 1));
    const auto own =
        std::find_if(found.choices.begin(), found.choices.end(), [&](const Choice& choice) { return choice.action == action; });
    if (own == found.choices.end()) return std::nullopt;
    const Choice& better = found.choices.front();
    const int best = static_cast<int>(std::lround(1000 * better.chance));
    const int made = static_cast<int>(std::lround(1000 * own->chance));
    return Appraisal{best, best, made, made == best ? std::string() : to_text(better.action), found.nodes};
}

std::vector<Told> why(const Rules& rules, const View& view, const Action& action) {
    return reason_for(rules, view, action, view.legal.size());
}

}  // namespace fow::alliance
