// fow perft: counts the positions that the rules allow, to a depth.
#include <ostream>

#include "cli/commands.hpp"

namespace fow::cli {
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

}  // namespace

void add_perft(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("perft",
                                       "count the ways in which the game can go on for DEPTH plies; outcomes of chance are plies, "
                                       "draw offers, resigning and standing orders are left out");
    auto path = std::make_shared<std::string>();
    auto depth = std::make_shared<int>(1);
    command->add_option("GAME", *path, "a record")->required();
    command->add_option("DEPTH", *depth, "plies")->required()->check(CLI::Range(0, 8));
    command->callback([&task, path, depth] {
        task = [path, depth](Streams io) {
            const Session session = load_game(*path);
            for (int d = 1; d <= *depth; ++d) io.out << d << ' ' << leaves(session.rules(), session.state(), d) << std::endl;
            return Exit::done;
        };
    });
}

}  // namespace fow::cli
