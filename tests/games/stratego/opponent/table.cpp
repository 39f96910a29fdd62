#include "table.hpp"

#include <map>

#include "catch.hpp"

namespace fow::stratego::testing {

Played play_game(const Rules& rules, PerSeat<Mind> minds, PerSeat<Budget> budgets, int cap, const Watch& watch) {
    Played game{begin(rules), {}};
    std::map<std::array<std::uint8_t, 2 * most_pieces>, int> seen;
    while (game.state.phase == Phase::set_up || (game.state.phase == Phase::turn && game.turns < cap)) {
        const Seat seat = game.state.mover;
        const View view = view_of(rules, game.state, viewer_of(seat));
        const auto thought = think(rules, view, game.heard.lines(), minds[seat], budgets[seat]);
        CAPTURE(game.turns, to_text(thought.action), thought.reason);
        REQUIRE_FALSE(check(rules, game.state, thought.action));
        if (watch) watch(game.state, game.heard.lines(), thought);
        game.heard.turn = static_cast<int>(game.state.turns) + 1;
        apply(rules, game.state, thought.action, &game.heard);
        if (!std::holds_alternative<Move>(thought.action)) continue;
        ++game.turns;
        if (game.state.quiet == 0) seen.clear();
        else if (seen[game.state.at]++ > 0) ++game.returns;
    }
    return game;
}

}  // namespace fow::stratego::testing
