#include "ui/words/odds.hpp"

#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

int points_of(const PlayerView& view, Bonus bonus) { return view.bonuses[static_cast<std::size_t>(bonus)]; }

}  // namespace

std::string sum_text(const PlayerView& view, const FightingStrength& might, int weakened) {
    if (weakened == 0 && might.bonuses.empty()) return std::to_string(might.total);
    int sum = might.printed;
    std::string text = std::to_string(might.printed + weakened);
    if (weakened > 0) text = fill(tr("{sum} less {blocks} weakened"), {{"sum", text}, {"blocks", std::to_string(weakened)}});
    for (const Bonus bonus : might.bonuses) {
        const Named so_far{"sum", text};
        const Named points{"points", std::to_string(points_of(view, bonus))};
        sum += points_of(view, bonus);
        switch (bonus) {
            case Bonus::fortified: text = fill(tr("{sum} + {points} fortified"), {so_far, points}); break;
            case Bonus::hill: text = fill(tr("{sum} + {points} hill"), {so_far, points}); break;
            case Bonus::village: text = fill(tr("{sum} + {points} village"), {so_far, points}); break;
            case Bonus::spirit: text = fill(tr("{sum} + {points} spirit"), {so_far, points}); break;
        }
    }
    return fill(sum > might.total ? tr("{sum} = {total} at most") : tr("{sum} = {total}"),
                {{"sum", text}, {"total", std::to_string(might.total)}});
}

}  // namespace fow::ui
