#include "fow/games/stratego/opponent/think.hpp"

namespace fow::stratego {

Thought think(const Rules& rules, const View& view, std::span<const Line> heard, const Mind& mind, Budget budget) {
    static_cast<void>(rules), static_cast<void>(heard), static_cast<void>(mind), static_cast<void>(budget);
    return {view.legal.front(), {}, 500, 1};
}

Budget budget_of(Level) { return {1}; }

std::vector<Style> styles_of_game() { return {Style::steady}; }

}  // namespace fow::stratego
