// fow perft: counts the positions that the rules allow, to a depth.
#include <ostream>

#include "games/waterloo/cli/commands.hpp"

namespace fow::waterloo::commands {
namespace {

/// W1.6 and W15.3 change no piece and would only multiply the count.
[[nodiscard]] bool counts(const Action& action) {
    return !std::holds_alternative<Resign>(action) && !std::holds_alternative<OfferDraw>(action) &&
           !std::holds_alternative<AcceptDraw>(action) && !std::holds_alternative<StandingOrder>(action);
}

[[nodiscard]] std::uint64_t leaves(const Rules& rules, const State& state, int depth) {
    if (depth == 0 || turn(state) == Decider::nobody) return 1;
    std::uint64_t count = 0;
    const auto follow = [&](const auto& what) {
        State next = state;
        apply(rules, next, what);
        count += leaves(rules, next, depth - 1);
    };
    if (turn(state) == Decider::chance) {
        RollList outcomes;
        rolls(rules, state, outcomes);
        for (const WeightedRoll& outcome : outcomes) follow(outcome.roll);
        return count;
    }
    ActionList actions;
    legal(rules, state, actions);
    for (const Action& action : actions)
        if (counts(action)) follow(action);
    return count;
}

/// leaves() with reports of its progress.
[[nodiscard]] std::uint64_t leaves_told(const Rules& rules, const State& state, int depth, cli::Progress& progress) {
    ActionList actions;
    if (turn(state) != Decider::chance) legal(rules, state, actions);
    if (depth < 2 || actions.empty()) return leaves(rules, state, depth);
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        progress.tell(i, actions.size(), "actions");
        if (!counts(actions[i])) continue;
        State next = state;
        apply(rules, next, actions[i]);
        count += leaves(rules, next, depth - 1);
    }
    return count;
}

}  // namespace

void add_perft(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("perft",
                                       "count the ways in which the game can go on for DEPTH plies; outcomes of chance are plies, "
                                       "draw offers, resigning and standing orders are left out");
    auto path = std::make_shared<std::string>();
    auto depth = std::make_shared<int>(1);
    command->add_option("GAME", *path, "a record; - is standard input")->required();
    command->add_option("DEPTH", *depth, "plies")->required()->check(CLI::Range(0, 8));
    auto json = std::make_shared<bool>(false);
    add_json_flag(*command, *json, "one line of JSON per depth");
    add_examples(*command, {"fow perft game.json 3"});
    command->callback([&task, path, depth, json] {
        task = [path, depth, json](Streams io) {
            const Session session = load_game(*path, io);
            cli::Progress progress(io);
            for (int d = 1; d <= *depth; ++d) {
                const std::uint64_t count = leaves_told(session.rules(), session.state(), d, progress);
                if (*json) io.out << "{\"depth\": " << d << ", \"count\": " << count << '}' << std::endl;
                else io.out << d << ' ' << count << std::endl;
            }
            return Exit::done;
        };
    });
}

}  // namespace fow::waterloo::commands
