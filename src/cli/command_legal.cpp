// fow legal, fow explain: what may be done, and why not.
#include <algorithm>
#include <ostream>

#include "cli/commands.hpp"

namespace fow::cli {

void add_legal(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("legal", "the legal actions, one a line, sorted; outcomes of chance where chance is due");
    auto path = std::make_shared<std::string>();
    auto ply = std::make_shared<int>(-1);
    command->add_option("GAME", *path, "a record")->required();
    command->add_option("--ply", *ply, "after so many plies")->check(CLI::NonNegativeNumber);
    command->callback([&task, path, ply] {
        task = [path, ply](Streams io) {
            const Session session = load_game(*path, *ply);
            const Roster& roster = session.rules().roster();
            std::vector<std::string> lines;
            ActionList actions;
            legal(session.rules(), session.state(), actions);
            for (const Action& action : actions) lines.push_back(to_text(roster, action));
            for (const WeightedRoll& outcome : session.rolls()) lines.push_back(to_text(roster, outcome.roll));
            std::sort(lines.begin(), lines.end());
            for (const auto& line : lines) io.out << line << '\n';
            return Exit::done;
        };
    });
}

void add_explain(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("explain", "legal, or the rule id and the reason why not");
    auto path = std::make_shared<std::string>();
    auto text = std::make_shared<std::string>();
    command->add_option("GAME", *path, "a record")->required();
    command->add_option("ACTION", *text, "an action in notation")->required();
    command->callback([&task, path, text] {
        task = [path, text](Streams io) -> int {
            const Session session = load_game(*path);
            const Action action = parse_action(session.rules().roster(), *text);
            if (const auto violation = check(session.rules(), session.state(), action)) return refuse(*violation, io.err);
            io.out << "legal\n";
            return Exit::done;
        };
    });
}

}  // namespace fow::cli
