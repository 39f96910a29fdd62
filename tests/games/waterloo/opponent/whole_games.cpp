// Computed players play whole games, never break the rules, and answer the same when asked again.
#include <map>
#include <optional>

#include "catch.hpp"

#include "environment.hpp"
#include "games.hpp"
#include "random_games.hpp"

using namespace fow;
using namespace fow::waterloo;
using namespace fow::testing;

namespace {

constexpr Budget brief{300};

/// How often a piece goes back to where its own last move began, with only moves and entries in between.
class Dithering {
public:
    void note(const Session& before, const Action& action) {
        if (before.state().phase != Phase::turn) return;
        if (const auto* move = std::get_if<Move>(&action)) {
            auto& last = last_[*before.state().unit_at(move->from)];
            ++moves_;
            taken_back_ += last && last->from == move->to && last->to == move->from ? 1 : 0;
            last = *move;
        } else if (!std::holds_alternative<EndTurn>(action) && !std::holds_alternative<Enter>(action)) {
            last_.clear();
        }
    }
    void begin_game() { last_.clear(); }
    /// Under 5 %.
    [[nodiscard]] bool is_rare() const { return moves_ > 0 && taken_back_ * 20 < moves_; }
    [[nodiscard]] std::string told() const { return std::to_string(taken_back_) + " of " + std::to_string(moves_) + " moves taken back"; }

private:
    std::map<UnitId, std::optional<Move>> last_;
    long moves_ = 0, taken_back_ = 0;
};

/// A whole game; returns the number of plies.
int play_out(const Options& options, const PerSeat<Mind>& minds, std::uint32_t seed, Dithering& dithering, int most = 5000) {
    Session game = new_game(options);
    Pcg32 dice(seed);
    int plies = 0;
    dithering.begin_game();
    for (; game.decider() != Decider::nobody && plies < most; ++plies) {
        if (game.decider() == Decider::chance) {
            roll_due(game, dice);
            continue;
        }
        const Seat seat = game.decider() == Decider::first ? french_seat : allied_seat;
        const auto thought = thought_of(game, minds[seat], brief);
        INFO(to_text(game.rules().roster(), thought.action));
        if (const auto refusal = check(game.rules(), game.state(), thought.action)) FAIL(to_text(*refusal));
        CHECK_FALSE(thought.reason.empty());
        MUST(thought.chance >= 0 && thought.chance <= 1000);
        dithering.note(game, thought.action);
        static_cast<void>(game.play(thought.action));
    }
    return plies;
}

void play_games(Mode mode, std::size_t games) {
    Dithering dithering;
    for (const std::uint32_t seed : random_seeds(from_environment("FOW_GAMES", games))) {
        INFO("seed " << seed);
        Options options;
        options.mode = mode;
        options.memory = seed % 5 != 0;
        options.start_early = mode == Mode::expert && seed % 3 == 0;
        options.handicap = mode == Mode::expert && seed % 2 == 0;
        options.where_are_the_prussians = mode == Mode::expert && seed % 4 == 0;
        const Mind french{Level::recruit, styles[seed % styles.size()], seed};
        const Mind allied{seed % 2 == 0 ? Level::recruit : Level::corporal, styles[(seed + 1) % styles.size()], seed + 1000};
        CHECK(play_out(options, {french, allied}, seed, dithering) < 5000);
    }
    INFO(dithering.told());
    CHECK(dithering.is_rare());
}

}  // namespace

TEST_CASE("computed players play whole games of Basic", "[opponent][slow]") { play_games(Mode::basic, 6); }
TEST_CASE("computed players play whole games of Standard", "[opponent][slow]") { play_games(Mode::standard, 8); }
TEST_CASE("computed players play whole games of Expert", "[opponent][slow]") { play_games(Mode::expert, 6); }

TEST_CASE("each level plays the beginning of a game of each mode", "[opponent]") {
    for (const Mode mode : modes)
        for (const Level level : levels) {
            Options options;
            options.mode = mode;
            const Mind mind{level, Style::steady, 7};
            Dithering dithering;
            CHECK(play_out(options, {mind, mind}, 7, dithering, 150) > 100);
            INFO(word(level) << ": " << dithering.told());
            CHECK(dithering.is_rare());
        }
}

TEST_CASE("a computed player sets up the same army again, and another with another seed", "[opponent]") {
    const auto army = [](std::uint64_t seed) {
        Session game = new_game({});
        Pcg32 dice(1);
        while (game.state().mover == allied_seat && game.state().turn == 1 && !game.state().ready[allied_seat]) {
            if (game.decider() == Decider::chance) roll_due(game, dice);
            else static_cast<void>(game.play(thought_of(game, {Level::marshal, Style::steady, seed}, brief).action));
        }
        return game.state().where;
    };
    CHECK(army(1) == army(1));
    CHECK(army(1) != army(2));
}

TEST_CASE("a set-up comes to its end, wherever the enemy's guns stand", "[opponent]") {
    for (const std::uint32_t seed : random_seeds(20)) {
        INFO("seed " << seed);
        Options options;
        options.mode = Mode::standard;
        Session game = new_game(options);
        Pcg32 dice(seed);
        while (!game.state().ready[allied_seat]) {
            if (game.decider() == Decider::chance) {
                roll_due(game, dice);
                continue;
            }
            // Allied guns in their first row, if any can be placed there: they reach the first French row.
            const auto legal = game.view(Viewer::second).legal;
            std::vector<Action> guns, others;
            for (const Action& action : legal) {
                const auto* put = std::get_if<PlaceUnit>(&action);
                const bool gun = put != nullptr && game.rules().profile(put->unit).kind == Kind::artillery && put->square.rank() == 6;
                if (gun) guns.push_back(action);
                else if (put != nullptr || std::holds_alternative<Ready>(action)) others.push_back(action);
            }
            const auto& choice = guns.empty() ? others : guns;
            static_cast<void>(game.play(choice[dice.below(static_cast<std::uint32_t>(choice.size()))]));
        }
        int actions = 0;
        for (; game.decider() == Decider::first && game.state().phase == Phase::set_up && actions < 200; ++actions)
            static_cast<void>(game.play(thought_of(game, {Level::captain, Style::steady, seed}, brief).action));
        CHECK(actions < 100);
    }
}
