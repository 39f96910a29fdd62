// Positions that occur in games, written and posed again.
#include "catch.hpp"

#include "games/waterloo/json/texts.hpp"
#include "json/schema.hpp"

namespace fow::testing {

using namespace waterloo;
namespace {

/// A position of a game in the way a scenario can pose it: without what only the turn so far determines (formats.md). Nothing if the
/// turn's number of actions depends on that (a commander was lost or returned during it).
[[nodiscard]] std::optional<State> posable(const Rules& rules, const State& state) {
    if (state.phase != Phase::turn || !state.taken.empty()) return std::nullopt;
    State posed = state;
    begin_posed_turn(rules, posed, state.actions_used);
    if (posed.actions != state.actions) return std::nullopt;
    posed.allied_acted = state.allied_acted;
    posed.prussian_acted = state.prussian_acted;
    posed.fight = {};
    posed.arrival_squares = {};
    posed.stuck_before = posed.fought_this_turn = posed.draw_offered_now = false;
    posed.orders = {};
    posed.card_played = posed.has_inspired = false;
    posed.inspired = {};
    posed.playing = {};
    return posed;
}

}  // namespace

TEST_CASE("any position of a game's turns is read as it was written", "[scenario][property]") {
    int posed = 0, with_prussians = 0, beside_the_board = 0, with_cards = 0, with_works = 0;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        const Mode mode = static_cast<Mode>(seed % 3);
        const Session session = replay(random_game(seed, 600, {mode})).session;
        const Rules& rules = session.rules();
        for (std::size_t i = seed; i < session.history().size(); i += 3) {
            const auto state = posable(rules, session.history()[i]);
            if (!state) continue;
            CAPTURE(seed, i);
            const std::string text = write_scenario({"Somewhere", "In a game.", mode, shipped(), *state}, shipped());
            const Scenario read = read_scenario(text, "s.json", shipped());
            REQUIRE(read.state == *state);
            REQUIRE(write_scenario(read, shipped()) == text);
            if (posed++ % 50 == 0) REQUIRE_FALSE(misfit("scenario", text));
            with_cards += text.find("\"hands\"") != std::string::npos;
            with_works += text.find("\"works\"") != std::string::npos;
            with_prussians += state->prussian_action ? 1 : 0;
            beside_the_board += text.find("\"withdrawn\"") != std::string::npos || text.find("\"regaining\"") != std::string::npos;
        }
    }
    CHECK(posed > 500);
    CHECK(with_prussians > 20);
    CHECK(beside_the_board > 20);
    CHECK(with_cards > 100);
    CHECK(with_works > 20);
}

TEST_CASE("a game goes on from a posed position as from the same position in a game", "[scenario][property]") {
    const Session played = replay(random_game(9, 300)).session;
    int compared = 0, with_choice = 0;
    for (std::size_t i = 0; i < played.history().size(); i += 5) {
        const auto state = posable(played.rules(), played.history()[i]);
        if (!state) continue;
        CAPTURE(i);
        Session posed(shipped(), {}, {"a", "b"}, Start{"Here", *state});
        ActionList legal_there, legal_here;
        legal(played.rules(), played.history()[i], legal_there);
        legal(posed.rules(), posed.state(), legal_here);
        // A game remembers its standing orders and offers of this turn; a posed turn has none.
        const auto lasting = [](const ActionList& list) {
            std::vector<Action> kept(list.begin(), list.end());
            std::erase_if(kept, [](const Action& action) {
                return std::holds_alternative<StandingOrder>(action) || std::holds_alternative<OfferDraw>(action);
            });
            return kept;
        };
        CHECK(lasting(legal_here) == lasting(legal_there));
        ++compared;
        with_choice += lasting(legal_here).size() > 3 ? 1 : 0;
    }
    CHECK(compared > 20);
    CHECK(with_choice > 20);
}

}  // namespace fow::testing
