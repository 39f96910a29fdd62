#include "fow/view/player_view.hpp"

#include "words.hpp"

namespace fow {
namespace {

constexpr std::array<std::string_view, 7> phase_words{"line_draw",     "set_up",        "turn", "battle_die",
                                                      "frenzy_choice", "prussian_draw", "over"};
}  // namespace

std::string_view word(Phase phase) { return word_of(phase_words, phase); }

std::vector<Square> first_volley_targets(const PlayerView& view, const Roster& roster) {
    SquareSet hit;
    for (int i = 0; i < square_count; ++i) {
        const Square from = Square::from_index(i);
        const auto& gun = view.at(from);
        if (!gun || gun->branch != Branch::artillery || sits(view.viewer, seat_of(gun->army))) continue;
        const Direction ahead = gun->army == Army::french ? Direction::north : Direction::south;
        std::optional<Square> next = step(from, ahead);
        for (int reach = 0; reach < view.artillery_range && next; ++reach, next = step(*next, ahead)) {
            const auto& target = view.at(*next);
            if (!target) continue;
            const bool immune =
                target->unit && roster[static_cast<std::size_t>(target->unit->index())].kind == Kind::light_infantry;
            if (sits(view.viewer, seat_of(target->army)) && !immune) hit.insert(*next);
            break;
        }
    }
    return {hit.begin(), hit.end()};
}

}  // namespace fow
