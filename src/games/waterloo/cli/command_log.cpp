// fow log: what happened.
#include <ostream>

#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/cli/sealed_game.hpp"

namespace fow::waterloo::commands {

void add_log(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("log", "print what happened, as a seat knows it, with turn and clock");
    auto path = std::make_shared<std::string>();
    auto seat = std::make_shared<std::string>("onlooker");
    auto json = std::make_shared<bool>(false);
    command->add_option("GAME", *path, "a record; - is standard input")->required();
    command->add_option("--seat", *seat, "french, allied, onlooker (what both know) or both (nothing hidden)")->capture_default_str();
    add_json_flag(*command, *json, "one line of JSON per event, enough to replay the game without its rules");
    add_examples(*command, {"fow log game.json", "fow log game.json --seat both", "fow log game.json --seat french --json"});
    auto seal = std::make_shared<SealRequest>();
    add_seal_options(*command, *seal);
    command->callback([&task, path, seat, json, seal] {
        task = [path, seat, json, seal](Streams io) {
            const bool both = *seat == "both";
            const Viewer viewer = both ? Viewer::onlooker : parse_viewer(*seat);
            ShownGame game(*path, -1, *seal, io);
            if (both && game.sealed()) throw Sealed("a sealed game can be shown only from one side at a time");
            game.admit(viewer);
            const Session& session = game.session();
            if (*json) {
                io.out << write_log(session, both ? Audience() : Audience(viewer));
                return Exit::done;
            }
            for (const LogLine& line : both ? open_log(session) : session.log(viewer))
                io.out << moment(line.turn, line.minutes) << "  " << describe(session.rules().roster(), line.event) << '\n';
            return Exit::done;
        };
    });
}

}  // namespace fow::waterloo::commands
