#include "fow/games/waterloo/opponent/think.hpp"

namespace fow::inline waterloo {

Thought think(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard, const Mind& mind, Budget budget) {
    static_cast<void>(rules), static_cast<void>(heard), static_cast<void>(mind), static_cast<void>(budget);
    return {view.legal.front(), {}, 500, 1};
}

Budget budget_of(Level) { return {1}; }

std::vector<Style> styles_of_game() { return {Style::steady}; }

}  // namespace fow::inline waterloo
