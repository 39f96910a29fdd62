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

void add_perft(CommandLine& line) {
    struct Asked {
        std::string game;
        int depth = 1;
        bool json = false;
    };
    Command command(line, "perft",
                    "count the ways in which the game can go on for DEPTH plies; outcomes of chance are plies, "
                    "draw offers, resigning and standing orders are left out");
    Asked& asked = command.request<Asked>();
    command.text("GAME", asked.game, "a record; - is standard input").required();
    command.number("DEPTH", asked.depth, "plies").required().within(0, 8);
    command.json(asked.json, "one line of JSON per depth");
    command.examples({"fow perft game.json 3"});
    command.does([&asked](Streams io) {
        const Session session = load_session(asked.game, io);
        cli::Progress progress(io);
        for (int depth = 1; depth <= asked.depth; ++depth) {
            const std::uint64_t count = leaves_told(session.rules(), session.state(), depth, progress);
            if (asked.json) io.out << "{\"depth\": " << depth << ", \"count\": " << count << '}' << std::endl;
            else io.out << depth << ' ' << count << std::endl;
        }
        return Exit::done;
    });
}

}  // namespace fow::waterloo::commands
