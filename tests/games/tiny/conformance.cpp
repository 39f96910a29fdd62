// The tiny game meets the requirements of every system, is played by `fow` and in the window, saved, replayed and undone.
#include "core/conformance.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "files/files.hpp"
#include "folder.hpp"
#include "game/tiny.hpp"

using namespace fow;
using namespace fow::tiny;
using fow::testing::Dice;

namespace {

struct OnTrial {
    using Game = tiny::Game;
    using Session = tiny::Session;
    static Session begin(Dice&) { return Session({"Ann", "Ben"}); }
    static Viewer viewer_of(Decider decider) { return decider == Decider::first ? Viewer::first : Viewer::second; }
    static Action choose(const View& view, Dice& dice) {
        for (;;)
            if (const Action action = any(dice); !check({}, view, action)) return action;
    }
    static Action any(Dice& dice) {
        if (dice.once_in(40)) return Resign{};
        return dice.once_in(3) ? Action(EndTurn{}) : Action(Mark{static_cast<int>(dice.below(11)) - 1});
    }
    static Action conceivable(const Session&, Dice& dice) { return any(dice); }
    static State other_world(const Session& session, Viewer, Dice&) { return session.state(); }  // nothing is hidden
    static std::string text(const Session&, const Ply& ply) { return to_text(ply); }
    static std::optional<Ply> ply(const Session&, Decider decider, const std::string& text) {
        if (const auto roll = roll_from_text(text); decider == Decider::chance) return roll ? std::optional<Ply>(*roll) : std::nullopt;
        const auto action = action_from_text(text);
        return action ? std::optional<Ply>(*action) : std::nullopt;
    }
};

int run_fow(const std::vector<std::string>& line, std::string& said) {
    std::ostringstream out;
    std::istringstream in;
    const std::array games{commands()};
    const int code = cli::run(games, line, {out, out, in});
    said = out.str();
    return code;
}

void play_in_window(const test::Folder& folder, const std::string& script) {
    std::ofstream(folder.file("script.fow")) << script;
    const std::string line = "SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy '" FOW_OWN_PROGRAM
                             "' --pace off --dice die:2,die:3,die:4,die:5,die:6,die:2,die:3,die:4,die:5,die:6 --size 1024x640 --script '" +
                             folder.file("script.fow") + "' --data-dir '" + folder.file("data") + "' --shots '" + folder.file("shots") +
                             "'";
    CHECK(std::system(line.c_str()) == 0);
}

}  // namespace

TEST_CASE("The tiny game meets the requirements of every system", "[tiny][conformance]") {
    fow::testing::Conformance<OnTrial> trial;
    for (const std::uint32_t seed : fow::testing::random_seeds(20)) {
        CAPTURE(seed);
        Dice dice(seed);
        trial.play(dice, 100);
    }
    CHECK(trial.ended > 0);
    CHECK(trial.undone > 0);
}

TEST_CASE("fow plays the tiny game and refuses by rule", "[tiny][cli]") {
    const test::Folder folder;
    std::string said;
    REQUIRE(run_fow({"new", "-o", folder.file("game.json")}, said) == 0);
    const int code = run_fow({"play", folder.file("game.json"), "5", "end", "1", "end", "--dice", "6,1"}, said);
    INFO(said);
    REQUIRE(code == 0);
    CHECK(run_fow({"play", folder.file("game.json"), "5"}, said) == cli::refused);
    CHECK(said == "5: T1: That square is not free.\n");
    REQUIRE(run_fow({"log", folder.file("game.json")}, said) == 0);
    CHECK(said == "  Crosses mark 5.\n  Noughts mark 1, which is rubbed out.\n");
    const auto read = read_record(files::read(folder.file("game.json")), "game");
    CHECK_FALSE(read.broken_at);
    CHECK(read.record.plies.size() == 6);
}

TEST_CASE("Bots play the tiny game, and thinking beats lots", "[tiny][bots]") {
    std::string said;
    REQUIRE(run_fow({"match", "--first", "greedy", "--second", "random", "--games", "200", "--seed", "1"}, said) == 0);
    INFO(said);
    CHECK(said.find("200 games: 1") != std::string::npos);  // 100 to 199 of them won
}

TEST_CASE("An outside player of the tiny game sees what its seat sees, and decides the same", "[tiny][bots]") {
    const auto game = in_words().begin(Head{"tiny", {}, {}});
    Dice dice(fow::testing::random_seeds(1).front());
    const auto player = in_words().bot_player(game->seat_view(Seat::first).head());
    int decisions = 0;
    for (; game->decider() != Decider::nobody; ++decisions) {
        if (game->decider() == Decider::chance) {
            REQUIRE(game->roll(dice.one_of(game->rolls()).roll) == Rolled::played);
            continue;
        }
        const auto& seen = game->seat_view(game->decider() == Decider::first ? Seat::first : Seat::second);
        const auto thought = player->thought(seen.view(Form::exact), Mind{}, Budget{1});
        REQUIRE(thought.action == seen.thought(Mind{}, Budget{1}).action);
        REQUIRE_FALSE(game->play(thought.action));
    }
    CHECK(decisions > 10);
}

TEST_CASE("The window plays the tiny game: undo, saving, an opponent, the end, a replay", "[tiny][script]") {
    const test::Folder folder;
    play_in_window(folder,
                   "click new-game\nclick against:Ben\nclick square:5\nclick undo\nclick square:1\nclick end-turn\nexpect Ben\n"
                   "click square:1\nexpect \"That square is not free. (T1)\"\nclick title\nclick continue\nclick square:4\nclick end-turn\n"
                   "click square:2\nclick end-turn\nclick square:5\nclick end-turn\nquit\n");
    play_in_window(folder,
                   "click continue\nexpect \"Both players must agree\"\nclick agree-crosses\nclick agree-noughts\nhold play-on\n"
                   "click square:3\nclick end-turn\nexpect \"Crosses win.\"\nclick step-through\nclick step\n"
                   "expect \"Step 1\"\nclick leave\n");
    play_in_window(folder,
                   "click new-game\nclick against:Computer\nclick square:1\nclick end-turn\nclick square:2\nclick end-turn\n"
                   "click square:8\nclick end-turn\nexpect \"Noughts win.\"\n");
}
