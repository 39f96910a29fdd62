// A game whose actions are checked but cannot be listed meets the requirements of every game system.
#include "catch.hpp"

#include "blocks.hpp"
#include "conformance.hpp"
#include "dice.hpp"

namespace fow::blocks {
using fow::testing::Dice;

namespace {

int any(Dice& dice, std::int64_t least, std::int64_t most) {
    return static_cast<int>(least + static_cast<std::int64_t>(dice.below(static_cast<std::size_t>(most - least + 1))));
}

struct SkirmishOnTrial {
    using Game = Blocks;
    using Session = Skirmish;

    static Skirmish begin(Dice&) { return Skirmish({first_state(), {}}); }
    static Viewer viewer_of(Decider decider) { return decider == Decider::red ? Viewer::red : Viewer::green; }

    /// Charges if it can; otherwise marches at an enemy block, a little to the side. Asks only the view whether that is possible.
    static Action choose(const View& view, Dice& dice) {
        for (int i = 0; i < block_count; ++i)
            for (int at = 0; at < block_count; ++at)
                if (!check(view, Charge{i, at}) && dice.once_in(2)) return Charge{i, at};
        for (int tries = 0; tries < 40; ++tries) {
            const int block = any(dice, 0, block_count - 1), at = any(dice, 0, block_count - 1);
            const Point from = view.blocks[static_cast<std::size_t>(block)].at, to = view.blocks[static_cast<std::size_t>(at)].at;
            const int part = any(dice, 2, 20);
            const March march_{
                block, {from.x + (to.x - from.x) / part + any(dice, -200, 200), from.y + (to.y - from.y) / part + any(dice, -200, 200)}};
            if (!check(view, march_)) return march_;
        }
        return EndTurn{};
    }

    static Action conceivable(const Skirmish& game, Dice& dice) {
        const int block = any(dice, -1, block_count), at = any(dice, -1, block_count);
        const Point from = game.state().blocks[dice.below(block_count)].at;
        switch (dice.below(6)) {
            case 0: return Charge{block, at};
            case 1: return March{block, {any(dice, -100, width + 100), any(dice, -100, depth + 100)}};
            case 2: return March{block, {any(dice, INT32_MIN, -1), any(dice, 0, INT32_MAX - 1)}};
            case 3: return EndTurn{};
            default: return March{block, {from.x + any(dice, -march, march), from.y + any(dice, -march, march)}};
        }
    }

    /// Deals again the strengths of the blocks that the viewer has not seen (B1).
    static State other_world(const Skirmish& game, Viewer viewer, Dice& dice) {
        State state = game.state();
        const auto side = [](std::size_t block) { return side_of(static_cast<int>(block)); };
        for (std::size_t i = 0; i < block_count; ++i) {
            const std::size_t j = dice.below(block_count);
            Block &one = state.blocks[i], &two = state.blocks[j];
            const bool own = viewer == (side(i) == Side::red ? Viewer::red : Viewer::green);
            const bool drawn = one.strength != 0 && two.strength != 0;
            if (side(i) == side(j) && !own && drawn && !one.shown && !two.shown) std::swap(one.strength, two.strength);
        }
        return state;
    }

    static std::string text(const Skirmish&, const PlyOf<Blocks>& ply) {
        return std::visit([](const auto& what) { return to_text(what); }, ply);
    }
    static std::optional<PlyOf<Blocks>> ply(const Skirmish&, Decider decider, const std::string& text) {
        if (decider == Decider::chance) {
            if (const auto roll = roll_from_text(text)) return *roll;
        } else if (const auto action = action_from_text(text)) {
            return *action;
        }
        return std::nullopt;
    }
};

static_assert(GameRules<Blocks>);
static_assert(!Listed<Blocks>, "there are millions of marches");

/// Red's blocks 0 to 2 and green's 3 to 5 at the given places, with strengths 1 to 3 in order; red moves.
Skirmish posed(std::array<Point, block_count> points) {
    State state = first_state();
    for (std::size_t i = 0; i < points.size(); ++i) {
        state.blocks[i].at = points[i];
        state.blocks[i].strength = static_cast<int>(i) % side_blocks + 1;
    }
    return Skirmish({state, {}});
}

std::string refusal(const Skirmish& game, const char* text) {
    const auto action = action_from_text(text);
    REQUIRE(action);
    const auto violation = check(game.rules(), game.state(), *action);
    return violation ? std::string(violation->rule) : "none";
}

}  // namespace

TEST_CASE("A game with free movement, whose actions are checked but never listed, meets the requirements of every system",
          "[core][conformance]") {
    testing::Conformance<SkirmishOnTrial> trial;
    for (const std::uint32_t seed : fow::testing::random_seeds(60)) {
        CAPTURE(seed);
        Dice dice(seed);
        trial.play(dice, 300);
    }
    CHECK(trial.ended > 30);
    CHECK(trial.undone > 500);
    CHECK(trial.other_worlds > 1000);
    CHECK(trial.accepted > 1000);
    CHECK(trial.refused > 1000);
}

TEST_CASE("A march is measured to the tenth of a millimetre", "[core][blocks]") {
    const Skirmish game = posed({{{1000, 1000}, {3000, 1000}, {5000, 1000}, {3000, 1500}, {5000, 5000}, {7000, 5000}}});
    CHECK(refusal(game, "0>2200,1000") == "none");
    CHECK(refusal(game, "0>2201,1000") == "B2");
    CHECK(refusal(game, "0>1720,1960") == "none");  // 720, 960: 1200 to the tenth of a millimetre
    CHECK(refusal(game, "0>1721,1960") == "B2");
    CHECK(refusal(game, "0>1000,125") == "none");
    CHECK(refusal(game, "0>1000,124") == "B3");
    CHECK(refusal(game, "3>3000,1600") == "B2");    // green's
    CHECK(refusal(game, "1>3000,1250") == "none");  // edge to edge with block 3
    CHECK(refusal(game, "1>3000,1251") == "B3");
    CHECK(refusal(game, "1>3000,2000") == "B3");  // through the block
    CHECK(refusal(game, "1>3250,2000") == "B3");  // the straight way passes too close to it
    CHECK(refusal(game, "0>2147483647,1000") == "B3");
}

TEST_CASE("A charge is at most 80 mm from edge to edge, shows both and asks for the die", "[core][blocks]") {
    Skirmish game = posed({{{1000, 1000}, {3000, 1000}, {5000, 1000}, {1000, 2050}, {3000, 2051}, {7000, 5000}}});
    CHECK(refusal(game, "0x3") == "none");
    CHECK(refusal(game, "1x4") == "B4");
    CHECK(refusal(game, "0x1") == "B4");
    CHECK(game.view(Viewer::green).blocks[0].strength == 0);
    REQUIRE_FALSE(game.take(Action(Charge{0, 3})));
    CHECK(game.view(Viewer::green).blocks[0].strength == 1);
    CHECK(game.view(Viewer::onlooker).blocks[3].strength == 1);
    CHECK(game.decider() == Decider::chance);
    CHECK(game.rolls().size() == 6);
    CHECK_FALSE(game.can_undo());
    const Skirmish due = game;
    CHECK(game.take(Roll(Draw{2})) == "that outcome of chance is not due here");
    REQUIRE(game.roll(Die{3}));  // 1 + 3 is not above 3 + 1
    CHECK_FALSE(game.state().blocks[0].stands);
    game = due;
    REQUIRE(game.roll(Die{4}));
    CHECK_FALSE(game.state().blocks[3].stands);
    CHECK(game.decider() == Decider::green);
}

}  // namespace fow::blocks
