// A level makes progress against somebody who never attacks (W1.7).
#include <algorithm>

#include "catch.hpp"
#include "environment.hpp"
#include "games.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

/// A game of `mind`, as `own`, against somebody who only ends its turns once both armies stand. Whether it was not drawn for want of a
/// fight.
bool goes_on(Mode mode, Seat own, const Mind& mind, std::uint32_t seed) {
    Options options;
    options.mode = mode;
    Session game = new_game(options);
    Pcg32 dice(seed);
    for (int plies = 0; game.decider() != Decider::nobody && plies < 5000; ++plies) {
        if (game.decider() == Decider::chance) {
            roll_due(game, dice);
            continue;
        }
        const Seat seat = game.decider() == Decider::first ? french_seat : allied_seat;
        const Action idle = EndTurn{};
        const bool idles = seat != own && game.state().phase == Phase::turn && !check(game.rules(), game.state(), idle);
        static_cast<void>(game.play(idles ? idle : thought_of(game, mind, {300}).action));
    }
    const auto result = game.state().result();
    return result && result->ending != Ending::quiet_turns;
}

}  // namespace

TEST_CASE("a level does not wait for the draw of quiet turns", "[opponent][W1.7]") {
    for (const Mode mode : {Mode::standard, Mode::expert})
        for (const std::uint32_t seed : random_seeds(8)) {
            const Seat own = seed % 2 == 0 ? french_seat : allied_seat;
            CAPTURE(seed);
            CHECK(goes_on(mode, own, {Level::recruit, Style::steady, seed}, seed));
        }
}
