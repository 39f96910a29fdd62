// fow log: what happened.
#include <ostream>

#include "cli/sealed_game.hpp"

namespace fow::cli {

void add_log(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("log", "what happened, as that seat knows it, each line with turn and clock");
    auto path = std::make_shared<std::string>();
    auto seat = std::make_shared<std::string>("onlooker");
    auto json = std::make_shared<bool>(false);
    command->add_option("GAME", *path, "a record")->required();
    command->add_option("--seat", *seat, "french, allied or onlooker")->capture_default_str();
    command->add_flag("--json", *json, "each event as a line of JSON");
    auto seal = std::make_shared<SealWish>();
    add_seal_options(*command, *seal);
    command->callback([&task, path, seat, json, seal] {
        task = [path, seat, json, seal](Streams io) {
            const Viewer viewer = parse_viewer(*seat);
            LookedAt game(*path, -1, *seal, io);
            game.admit(viewer);
            const Session& session = game.session();
            const auto log = session.log(viewer);
            if (*json) {
                io.out << write_log(log, session.rules().roster());
                return Exit::done;
            }
            for (const LogLine& line : log)
                io.out << moment(line.turn, line.minutes) << "  " << describe(session.rules().roster(), line.event) << '\n';
            return Exit::done;
        };
    });
}

}  // namespace fow::cli
