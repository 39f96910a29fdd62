// fow legal, fow explain: the legal actions, and why an action is refused.
#include <algorithm>
#include <ostream>

#include "games/waterloo/cli/sealed_game.hpp"

namespace fow::waterloo::commands {

void add_legal(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("legal", "list the legal actions, one per line, or the outcomes of chance if chance is due");
    auto path = std::make_shared<std::string>();
    auto ply = std::make_shared<int>(-1);
    command->add_option("GAME", *path, "a record; - is standard input")->required();
    command->add_option("--ply", *ply, "after this many plies")->check(CLI::NonNegativeNumber);
    auto seal = std::make_shared<SealRequest>();
    add_seal_options(*command, *seal);
    auto json = std::make_shared<bool>(false);
    add_json_flag(*command, *json);
    add_examples(*command, {"fow legal game.json", "fow legal game.json --ply 20"});
    command->callback([&task, path, ply, seal, json] {
        task = [path, ply, seal, json](Streams io) {
            ShownGame game(*path, *ply, *seal, io);
            game.admit_decider();
            const Session& session = game.session();
            const Roster& roster = session.rules().roster();
            std::vector<std::string> lines;
            ActionList actions;
            legal(session.rules(), session.state(), actions);
            for (const Action& action : actions) lines.push_back(to_text(roster, action));
            for (const WeightedRoll& outcome : session.rolls()) lines.push_back(to_text(roster, outcome.roll));
            std::sort(lines.begin(), lines.end());
            if (*json) {
                io.out << "{\"decides\": \"" << word(session.decider()) << "\", \"legal\": [";
                for (const auto& line : lines) io.out << (&line == &lines.front() ? "" : ", ") << json_string(line);
                io.out << "]}\n";
                return Exit::done;
            }
            for (const auto& line : lines) io.out << line << '\n';
            return Exit::done;
        };
    });
}

void add_explain(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("explain", "say whether an action is legal; if not, which rule forbids it and why");
    auto path = std::make_shared<std::string>();
    auto text = std::make_shared<std::string>();
    command->add_option("GAME", *path, "a record; - is standard input")->required();
    command->add_option("ACTION", *text, "an action in notation")->required();
    auto seal = std::make_shared<SealRequest>();
    add_seal_options(*command, *seal);
    auto json = std::make_shared<bool>(false);
    add_json_flag(*command, *json);
    add_examples(*command, {"fow explain game.json e8-e5"});
    command->callback([&task, path, text, seal, json] {
        task = [path, text, seal, json](Streams io) -> int {
            ShownGame game(*path, -1, *seal, io);
            game.admit_decider();
            const Session& session = game.session();
            const Action action = parse_action(session.rules().roster(), *text);
            const auto violation = check(session.rules(), session.state(), action);
            if (*json) {
                io.out << "{\"action\": " << json_string(to_text(session.rules().roster(), action)) << ", \"legal\": ";
                if (!violation) io.out << "true}\n";
                else
                    io.out << "false, \"rule\": \"" << violation->rule << "\", \"reason\": " << json_string(reason_of(*violation)) << "}\n";
                return violation ? Exit::refused : Exit::done;
            }
            if (violation) return refuse(*violation, io.err);
            io.out << "legal\n";
            return Exit::done;
        };
    });
}

}  // namespace fow::waterloo::commands
