// A bot gets the same bytes in two worlds that its seat cannot tell apart.
#include "catch.hpp"

#include "bots/messages.hpp"
#include "bots/referee.hpp"
#include "games/stratego/bots/in_words.hpp"
#include "games/stratego/engine/set_up_text.hpp"
#include "games/stratego/files/rules_files.hpp"
#include "games/waterloo/bots/in_words.hpp"
#include "games/waterloo/engine/other_worlds.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

constexpr bots::Wants all_wants{.view = true, .exact = true};

/// A game as its referee runs it.
struct Refereed {
    std::unique_ptr<Played> game;
    Pcg32 chance{5};
    [[nodiscard]] std::optional<Refused> play(const std::string& word) {
        auto refused = game->play(word);
        bots::roll_due(*game, chance);
        return refused;
    }
};
[[nodiscard]] Refereed game_from(const Rules& rules, const State& state) {
    Refereed refereed{in_words(Session(rules.set(), rules.options(), {}, Start{"posed", state}))};
    bots::roll_due(*refereed.game, refereed.chance);
    return refereed;
}

void expect_same_lines(const Played& a, const Played& b, Seat seat, std::size_t told) {
    MUST(bots::opening(a.seat_view(seat), 1, false) == bots::opening(b.seat_view(seat), 1, false));
    MUST(bots::news(a.seat_view(seat), told, all_wants) == bots::news(b.seat_view(seat), told, all_wants));
    MUST((a.decider() == decider_of(seat)) == (b.decider() == decider_of(seat)));
    if (a.decider() == decider_of(seat))
        MUST(bots::question(a.seat_view(seat), all_wants, 1, {.milliseconds = 9}) ==
             bots::question(b.seat_view(seat), all_wants, 1, {.milliseconds = 9}));
}

}  // namespace

TEST_CASE("Waterloo: a bot's lines do not depend on what its seat does not know") {
    int compared = 0;
    in_random_games(40, [&](const Rules& rules, State& state, Dice& dice) {
        const auto compare = [&] {
            const Seat seat = dice.one_of(seats);
            const Difference difference = random_difference(rules, state, viewer_of(seat), dice);
            const State twin = other_world(rules, state, difference, dice);
            if (turn(state) == Decider::chance || turn(state) == Decider::nobody || turn(twin) != turn(state)) return;
            Refereed a = game_from(rules, state), b = game_from(rules, twin);
            expect_same_lines(*a.game, *b.game, seat, 0);
            ++compared;
            if (a.game->decider() != decider_of(seat)) return;
            // An action that meets no enemy piece cannot tell the worlds apart.
            const auto words = a.game->seat_view(seat).choices().forward;
            const std::string& word = dice.one_of(words);
            const auto action = action_from_text(rules.roster(), word);
            if (!action || !(std::holds_alternative<Move>(*action) || std::holds_alternative<Enter>(*action))) return;
            // A step onto a line of retreat that only one of the worlds has ends the battle there (W1.1, W13.1). If both have it, the
            // Pursuit draws lots for pieces that one number of chance names differently in the two worlds.
            const auto ends = [&](State after) {
                apply(rules, after, *action);
                return after.pursuing || turn(after) == Decider::nobody;
            };
            if (!state.pursuing && (ends(state) || ends(twin))) return;
            MUST(!a.play(word) && !b.play(word));
            expect_same_lines(*a.game, *b.game, seat, 0);
        };
        if (dice.once_in(8)) compare();
        random_step(rules, state, dice);
    });
    CHECK(compared > 10);
}

TEST_CASE("the classic game: a bot's lines do not depend on the enemy's set-up") {
    const stratego::Rules rules(stratego::data::load_rule_set("stratego"));
    const auto formations = stratego::data::formations(rules).sound;
    Dice dice(random_seeds(1).front());
    for (int game = 0; game < 20; ++game) {
        const auto& own = dice.one_of(formations).set_up;
        const auto& red_a = dice.one_of(formations).set_up;
        const auto& red_b = dice.one_of(formations).set_up;
        const auto begin = stratego::game_in_words(stratego::variant_of("stratego")).begin;
        Refereed a{begin({"stratego", {}, {}})}, b{begin({"stratego", {}, {}})};
        REQUIRE((!a.play(red_a) && !b.play(red_b)));
        expect_same_lines(*a.game, *b.game, Seat::first, 0);
        REQUIRE((!a.play(own) && !b.play(own)));
        for (int ply = 0; ply < 12; ++ply) {
            expect_same_lines(*a.game, *b.game, Seat::first, 0);
            const Seat mover = *bots::seat_to_decide(*a.game);
            const auto words = a.game->seat_view(mover).choices().forward;
            const auto others = b.game->seat_view(mover).choices().forward;
            std::vector<std::string> common;
            for (const std::string& word : words)
                if (std::find(others.begin(), others.end(), word) != others.end()) common.push_back(word);
            if (common.empty()) break;
            const std::string& word = dice.one_of(common);
            const std::size_t before = a.game->seat_view(mover).lines();
            MUST(!a.play(word) && !b.play(word));
            if (a.game->seat_view(mover).line(before, Form::plain).find("\"fought\"") != std::string::npos) break;
        }
    }
}
