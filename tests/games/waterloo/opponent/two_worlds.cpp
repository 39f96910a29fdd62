// Two games side by side that differ only in what a seat may not know: its computed player does the same in both, for the same reason.
// What a computed player says about an action and about hidden pieces.
#include <array>
#include <memory>

#include "catch.hpp"
#include "environment.hpp"
#include "games.hpp"
#include "games/waterloo/opponent/guess.hpp"
#include "games/waterloo/opponent/think.hpp"
#include "other_worlds.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

constexpr Budget quick{60};

/// The games of both worlds, from a position where they part, until something tells them apart.
class Pair {
public:
    Pair(const Rules& rules, const State& state, Viewer viewer, Dice& dice)
        : rules_(rules),
          viewer_(viewer),
          dice_(dice),
          difference_(random_difference(rules, state, viewer, dice)),
          a_(game_of(state)),
          b_(game_of(other_world(rules, state, difference_, dice))) {}

    /// Plays at most that many plies and counts the compared answers by level. Returns the state of the first world at the end.
    State play(int plies, std::array<std::size_t, levels.size()>& compared) {
        for (int ply = 0; ply < plies && !apart_ && a_.decider() != Decider::nobody; ++ply) {
            MUST(a_.view(viewer_) == b_.view(viewer_));
            MUST(a_.heard(viewer_) == b_.heard(viewer_));
            const State before_a = a_.state(), before_b = b_.state();
            const std::size_t heard = a_.heard(viewer_).size();
            if (a_.decider() == Decider::chance) roll();
            else if (decides(a_.decider(), viewer_)) think(compared);
            else act();
            if (apart_) break;
            answer(a_, b_);
            answer(b_, a_);
            // W9.8: the pile is shown.
            apart_ = (viewer_ == allied_viewer && a_.state().phase == Phase::take_cards) || told(before_a, a_, heard) ||
                     told(before_b, b_, heard) || a_.decider() != b_.decider();
        }
        return a_.state();
    }

private:
    [[nodiscard]] Session game_of(const State& state) const { return Session(rules_.set(), rules_.options(), {}, Start{"posed", state}); }

    void think(std::array<std::size_t, levels.size()>& compared) {
        const Mind mind{dice_.one_of(levels), dice_.one_of(styles), dice_.below(1000)};
        const auto one = thought_of(a_, mind, quick), two = thought_of(b_, mind, quick);
        INFO(word(mind.level) << ", " << word(mind.style) << ": " << to_text(rules_.roster(), one.action) << " or "
                              << to_text(rules_.roster(), two.action));
        MUST(one == two);
        ++compared[static_cast<std::size_t>(mind.level)];
        MUST(!a_.play(one.action));
        MUST(!b_.play(one.action));
    }
    void roll() {
        const Roll roll = dice_.one_of(a_.rolls()).roll;
        MUST(a_.roll(roll));
        MUST(b_.roll(difference_(roll)));
    }
    /// The enemy does the same in both worlds, with other pieces behind the backs; an action that only one world allows tells them apart.
    void act() {
        ActionList list;
        legal(rules_, a_.state(), list);
        const Action action = random_action(rules_, a_.state(), list, dice_);
        const Action twin = difference_(secret_twin(rules_, b_.state(), action, dice_));
        apart_ = check(rules_, b_.state(), twin).has_value();
        if (apart_) return;
        MUST(!a_.play(action));
        MUST(!b_.play(twin));
    }
    /// W15.3, W11.9: one world asks the defender; in the other a standing order answers.
    void answer(Session& one, const Session& two) const {
        while (!decides(one.decider(), viewer_) && one.state().phase == Phase::defence && two.state().phase != Phase::defence)
            MUST(!one.play(AnswerAttack{false}));
    }
    [[nodiscard]] bool told(const State& before, const Session& after, std::size_t heard) const {
        std::vector<Event> news;
        for (std::size_t i = heard; i < after.heard(viewer_).size(); ++i) news.push_back(after.heard(viewer_)[i].event);
        return told_apart(difference_, before, after.state(), news);
    }

    const Rules& rules_;
    Viewer viewer_;
    Dice& dice_;
    Difference difference_;
    Session a_, b_;
    bool apart_ = false;
};

}  // namespace

TEST_CASE("what a computed player does rests on what its seat knows", "[opponent][secrets]") {
    const std::size_t positions = from_environment("FOW_POSITIONS", 60);  // per mode
    for (const Mode mode : modes) {
        std::array<std::size_t, levels.size()> compared{};
        std::size_t sum = 0;
        for (std::uint32_t seed = random_seeds(1).front(); sum < positions; ++seed) {
            INFO(word(mode) << ", seed " << seed);
            Dice dice(seed);
            Options options = random_options(mode, dice);
            options.nightfall = false;
            const Rules rules(random_ground(dice), options);
            State state = random_beginning(rules, dice);
            const Viewer viewer = dice.once_in(2) ? french_viewer : allied_viewer;
            // A fight in progress would reveal the difference.
            for (int pair = 0; pair < 8 && turn(state) != Decider::nobody; ++pair) {
                while (turn(state) != Decider::nobody && (turn(state) == Decider::chance || state.phase == Phase::defence ||
                                                          state.phase == Phase::frenzy_choice || state.phase == Phase::building_choice))
                    random_step(rules, state, dice);
                if (turn(state) != Decider::nobody) state = Pair(rules, state, viewer, dice).play(40, compared);
            }
            sum = 0;
            for (const std::size_t count : compared) sum += count;
        }
        for (const Level level : levels) {
            CAPTURE(word(mode), word(level));
            CHECK(compared[static_cast<std::size_t>(level)] * 8 > positions);
        }
    }
}

namespace {

constexpr Budget small{400};
constexpr Mind captain{Level::captain, Style::steady, 3};

}  // namespace

TEST_CASE("what is believed of each enemy piece adds up, and known pieces are sure", "[opponent]") {
    for (const std::uint32_t seed : random_seeds(4)) {
        INFO("seed " << seed);
        Dice dice(seed);
        const Rules rules(shipped(), {});
        const State state = random_late_position(rules, dice);
        if (turn(state) == Decider::chance || turn(state) == Decider::nobody || state.pursuing) continue;
        const Viewer viewer = turn(state) == Decider::first ? french_viewer : allied_viewer;
        const PlayerView view = view_of(rules, state, viewer);
        for (const Believed& piece : believed(rules, view, {}, captain)) {
            int sum = 0;
            for (std::size_t i = 0; i < piece.may_be.size(); ++i) {
                sum += piece.may_be[i].chance;
                CHECK((i == 0 || piece.may_be[i].chance <= piece.may_be[i - 1].chance));
            }
            CHECK(sum == 1000);
            const auto& seen = view.at(piece.at);
            REQUIRE(seen);
            if (!seen->unit) continue;
            CHECK(piece.may_be.size() == 1);
            CHECK(piece.may_be.front().what.strength == seen->strength);
        }
    }
}

TEST_CASE("what a seat cannot tell apart, it judges and believes alike", "[opponent][secrets]") {
    for (const Mode mode : modes)
        for (const std::uint32_t seed : random_seeds(2)) {
            INFO("seed " << seed);
            Dice dice(seed);
            Options options;
            options.mode = mode;
            const Rules rules(shipped(), options);
            const State a = random_late_position(rules, dice);
            if (turn(a) == Decider::chance || turn(a) == Decider::nobody || a.pursuing) continue;
            const Viewer viewer = turn(a) == Decider::first ? french_viewer : allied_viewer;
            const State b = other_world(rules, a, random_difference(rules, a, viewer, dice), dice);
            const PlayerView one = view_of(rules, a, viewer), two = view_of(rules, b, viewer);
            MUST(one == two);
            CHECK(believed(rules, one, {}, captain) == believed(rules, two, {}, captain));
            for (int i = 0; i < 2; ++i) {
                const Action& action = dice.one_of(one.legal);
                const auto judged = appraise(rules, one, {}, captain, small, action);
                CHECK(judged == appraise(rules, two, {}, captain, small, action));
                if (!judged) continue;
                CHECK(judged->made <= judged->best);
                CHECK(judged->better.empty() == (judged->made == judged->best));
            }
        }
}
