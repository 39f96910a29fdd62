// fow playout: random games, to measure and to look for trouble.
#include <chrono>
#include <iomanip>
#include <map>
#include <ostream>
#include <sstream>

#include "cli/commands.hpp"
#include "cli/random_game.hpp"

namespace fow::cli {
namespace {

struct Wish {
    std::string mode = "basic";
    std::uint64_t games = 1000, seed = 1;
    bool check = false, json = false;
};

struct Tally {
    std::uint64_t games = 0, plies = 0;
    double seconds = 0;
    std::map<std::string, std::uint64_t> endings;
    double branching = 0;
};

constexpr const char* capped = "cap";

/// What --check asks of every position; throws where it does not hold.
void examine(const Rules& rules, const State& state, ActionList& actions, std::uint64_t game, std::uint64_t ply) {
    const auto fail = [&](const std::string& fault) {
        throw DataError("playout", "/games/" + std::to_string(game) + "/plies/" + std::to_string(ply), fault);
    };
    if (const auto fault = inconsistency(rules, state)) fail(*fault);
    legal(rules, state, actions);
    const Decider decider = turn(state);
    const bool somebody = decider == Decider::french || decider == Decider::allied;
    if (somebody == actions.empty()) fail("nothing is legal, or something is when nobody decides");
    const Action* last = nullptr;
    for (const Action& action : actions) {
        const std::string text = to_text(rules.roster(), action);
        if (check(rules, state, action)) fail(text + " is listed and refused");
        if (action_from_text(rules.roster(), text) != action) fail(text + " does not read back");
        if (last != nullptr && !(*last < action)) fail(text + " is out of order or stands twice");
        last = &action;
    }
    for (const Viewer viewer : viewers)
        if (view_of(rules, state, viewer).legal.size() != (decides(decider, viewer) ? actions.size() : 0))
            fail("a view lists other actions than the rules");
}

[[nodiscard]] std::string ending_of(const State& state) {
    return state.has_result ? std::string(word(state.ending)) : std::string(capped);
}

[[nodiscard]] Tally play_all(const Rules& rules, const Wish& wish) {
    Tally tally;
    RandomGame game(rules, wish.seed);
    ActionList actions;
    const auto start = std::chrono::steady_clock::now();
    for (; tally.games < wish.games; ++tally.games) {
        game.begin();
        std::uint64_t plies = 0;
        while (turn(game.state()) != Decider::nobody && plies < ply_cap) {
            if (wish.check) examine(rules, game.state(), actions, tally.games, plies);
            plies += game.step() ? 1 : 0;
        }
        tally.plies += plies;
        ++tally.endings[ending_of(game.state())];
    }
    tally.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return tally;
}

/// Legal actions a decision, over a few games of their own: counting them would disturb the measurement.
[[nodiscard]] double branching(const Rules& rules, std::uint64_t seed) {
    RandomGame game(rules, seed);
    ActionList actions;
    std::uint64_t sum = 0, positions = 0;
    for (int i = 0; i < 3; ++i) {
        game.begin();
        for (int ply = 0; turn(game.state()) != Decider::nobody && ply < ply_cap; ++ply) {
            legal(rules, game.state(), actions);
            sum += actions.size();
            positions += actions.empty() ? 0 : 1;
            game.step();
        }
    }
    return positions == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(positions);
}

void print(const Tally& tally, bool json, std::ostream& out) {
    const double rate = tally.seconds > 0 ? static_cast<double>(tally.plies) / tally.seconds : 0;
    const double mean = tally.games > 0 ? static_cast<double>(tally.plies) / static_cast<double>(tally.games) : 0;
    std::ostringstream text;
    text << std::fixed;
    if (json) {
        text << "{\"games\": " << tally.games << ", \"plies\": " << tally.plies << std::setprecision(3)
             << ", \"seconds\": " << tally.seconds << std::setprecision(0) << ", \"plies_per_second\": " << rate << ", \"endings\": {";
        const char* comma = "";
        for (const auto& [ending, count] : tally.endings) {
            text << comma << '"' << ending << "\": " << count;
            comma = ", ";
        }
        text << std::setprecision(1) << "}, \"mean_length\": " << mean << ", \"branching\": " << tally.branching << "}\n";
    } else {
        text << tally.games << " games, " << tally.plies << " plies, " << std::setprecision(3) << tally.seconds << " seconds, "
             << std::setprecision(0) << rate << " plies/s, " << std::setprecision(1) << mean << " plies a game, "
             << tally.branching << " actions to choose from\n";
        for (const auto& [ending, count] : tally.endings) text << "  " << ending << ": " << count << '\n';
    }
    out << text.str();
}

}  // namespace

void add_playout(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand(
        "playout", "random games from random set-ups; set-up and chance are not counted as plies. "
                   "Games of 20000 plies are given up and counted as \"cap\"");
    auto wish = std::make_shared<Wish>();
    command->add_option("--mode", wish->mode, "basic")->capture_default_str();
    command->add_option("--games", wish->games, "how many")->capture_default_str();
    command->add_option("--seed", wish->seed, "the same seed plays the same games")->capture_default_str();
    command->add_flag("--check", wish->check, "invariants, legality, notation and views at every ply");
    command->add_flag("--json", wish->json, "as one JSON object");
    command->callback([&task, wish] {
        task = [wish](Streams io) {
            const auto mode = mode_from_word(wish->mode);
            if (!mode) throw CLI::ValidationError("--mode", "\"" + wish->mode + "\" is not played yet; basic is");
            const Rules rules(files::load_ruleset(), {*mode});
            Tally tally = play_all(rules, *wish);
            tally.branching = branching(rules, wish->seed);
            print(tally, wish->json, io.out);
            return Exit::done;
        };
    });
}

}  // namespace fow::cli
