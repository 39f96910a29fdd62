// The classic game and its variants meet the requirements of every game system.
#include "core/conformance.hpp"

#include "board.hpp"
#include "catch.hpp"

using namespace fow;
using namespace fow::stratego;
using namespace fow::stratego::testing;
using fow::testing::Dice;

namespace {

template <const Rules& (*game)(), bool true_to_table>
struct OnTrial {
    using Game = stratego::Game;
    using Session = stratego::Session;

    static const Rules& rules() { return game(); }  // for all options: the rules do not depend on them

    static Session begin(Dice& dice) {
        Record record = new_record(rules().set(), {.memory = !true_to_table}, {"Anna", "Bert"});
        static int games = 0;  // every second one begins with the set-up: only then is there something to take back
        if (++games % 2 == 0) record.start = random_start(rules(), dice);
        return Session(record);
    }
    static Viewer viewer_of(Decider decider) { return decider == blue_decider ? blue_viewer : red_viewer; }

    static Action choose(const View& view, Dice& dice) {
        for (;;) {
            const Action& action = dice.one_of(view.legal);
            const bool gives_up = std::holds_alternative<Resign>(action) || std::holds_alternative<AcceptDraw>(action);
            const bool dithers = std::holds_alternative<TakeUp>(action) || std::holds_alternative<OfferDraw>(action);
            if (dice.once_in(gives_up ? 500 : dithers ? 8 : 1)) return action;
        }
    }

    static Action conceivable(const Session& session, Dice& dice) {
        if (const auto legal = session.view(viewer_of(session.decider())).legal; !legal.empty() && dice.once_in(3))
            return dice.one_of(legal);
        const auto square = [&] { return Square(static_cast<int>(dice.below(most_files)), static_cast<int>(dice.below(most_ranks))); };
        const Square from = square(), to = square();
        const std::array actions{Action(Place{dice.one_of(ranks), to}),
                                 Action(TakeUp{to}),
                                 Action(Ready{}),
                                 Action(Move{from, to}),
                                 Action(OfferDraw{}),
                                 Action(AcceptDraw{}),
                                 Action(Resign{})};
        return dice.one_of(actions);
    }

    /// Swaps enemy pieces that the viewer cannot tell apart.
    static State other_world(const Session& session, Viewer viewer, Dice& dice) {
        State world = session.state();
        if (world.phase == Phase::over) return world;
        for (const Seat side : seats) {
            if (sits(viewer, side)) continue;
            const int first = rules().first(side);
            for (int tries = 0; tries < 20; ++tries) {
                const auto a = static_cast<std::size_t>(first) + dice.below(static_cast<std::size_t>(rules().end(side) - first));
                const auto b = static_cast<std::size_t>(first) + dice.below(static_cast<std::size_t>(rules().end(side) - first));
                const auto fits = [&](std::size_t piece, std::uint8_t marks) {
                    const Rank rank = rules().rank_of(static_cast<int>(piece));
                    return (marks & Position::shown) == 0 && ((marks & Position::moved) == 0 || can_move(rank)) &&
                           ((marks & Position::far) == 0 || rank == Rank::scout);
                };
                if (world.at[a] == Position::none || world.at[b] == Position::none || !fits(a, world.marks[b]) ||
                    !fits(b, world.marks[a]) || !fits(a, world.marks[a]) || !fits(b, world.marks[b]))
                    continue;
                swap(world, a, b);
            }
        }
        return world;
    }

    static std::string text(const Session&, const PlyOf<Game>& ply) { return to_text(std::get<Action>(ply)); }
    static std::optional<PlyOf<Game>> ply(const Session&, Decider, const std::string& text) {
        const auto action = action_from_text(text);
        return action ? std::optional<PlyOf<Game>>(*action) : std::nullopt;
    }

private:
    static void swap(State& world, std::size_t a, std::size_t b) {
        State again = begin(rules());
        std::swap(world.at[a], world.at[b]);
        std::swap(world.marks[a], world.marks[b]);
        for (std::size_t i = 0; i < world.quiet; ++i) {
            std::uint8_t& piece = world.trail[i].piece;
            piece = static_cast<std::uint8_t>(piece == a ? b : piece == b ? a : piece);
        }
        // The squares follow from the pieces.
        for (const Seat side : seats)
            for (int piece = rules().first(side); piece < rules().end(side); ++piece)
                if (const int at = world.at[static_cast<std::size_t>(piece)]; at != Position::none)
                    put(rules(), again, side, rules().rank_of(piece), Square::from_index(at));
        world.taken = again.taken;
        world.movers = again.movers;
        world.board[world.at[a]] = static_cast<std::uint8_t>(a + 1);
        world.board[world.at[b]] = static_cast<std::uint8_t>(b + 1);
    }
    static State begin(const Rules& rules) { return stratego::begin(rules); }
};

template <const Rules& (*game)(), bool true_to_table = false>
void expect_conformance(unsigned games, int plies) {
    fow::testing::Conformance<OnTrial<game, true_to_table>> trial;
    for (const std::uint32_t seed : fow::testing::random_seeds(games)) {
        CAPTURE(seed);
        Dice dice(seed);
        trial.play(dice, plies);
    }
    CHECK(trial.steps > static_cast<int>(games) * 50);
    CHECK(trial.accepted > trial.steps);
    CHECK(trial.refused > trial.steps);
    CHECK(trial.undone > 20);
    CHECK(trial.other_worlds > trial.steps / 2);
}

}  // namespace

TEST_CASE("The classic game meets the requirements of every system", "[stratego][conformance][property]") {
    expect_conformance<classic>(4, 300);
}
TEST_CASE("A Duel that is true to the table meets the requirements of every system", "[stratego][W15.1][conformance][property]") {
    expect_conformance<duel, true>(4, 400);
}
TEST_CASE("The Duel meets the requirements of every system", "[stratego][conformance][property]") { expect_conformance<duel>(6, 400); }
TEST_CASE("C5.3 Barrage meets the requirements of every system", "[stratego][C5.3][conformance][property]") {
    expect_conformance<barrage>(6, 300);
}
TEST_CASE("C1.8 a Duel of uneven armies meets the requirements of every system", "[stratego][C1.8][conformance][property]") {
    expect_conformance<uneven_duel>(4, 400);
}
