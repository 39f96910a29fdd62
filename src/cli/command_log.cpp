// fow log, fow verify: what happened, and whether the record holds.
#include <ostream>

#include "cli/commands.hpp"

namespace fow::cli {

void add_log(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("log", "what happened, as that seat knows it, each line with turn and clock");
    auto path = std::make_shared<std::string>();
    auto seat = std::make_shared<std::string>("onlooker");
    auto json = std::make_shared<bool>(false);
    command->add_option("GAME", *path, "a record")->required();
    command->add_option("--seat", *seat, "french, allied or onlooker")->capture_default_str();
    command->add_flag("--json", *json, "each event as a line of JSON");
    command->callback([&task, path, seat, json] {
        task = [path, seat, json](Streams io) {
            const Viewer viewer = parse_viewer(*seat);
            const Session session = load_game(*path);
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

void add_verify(CLI::App& app, Task& task) {
    auto* command = app.add_subcommand("verify", "replay a record: digest, legality and invariants at every step");
    auto path = std::make_shared<std::string>();
    command->add_option("GAME", *path, "a record")->required();
    command->callback([&task, path] {
        task = [path](Streams io) {
            const Session session = load_game(*path);
            const auto fail = [&](std::size_t ply, const std::string& fault) -> int {
                throw DataError(*path, "/plies/" + std::to_string(ply), fault);
            };
            for (std::size_t ply = 0; ply < session.history().size(); ++ply)
                if (const auto fault = inconsistency(session.rules(), session.history()[ply])) return fail(ply, *fault);
            if (const auto fault = inconsistency(session.rules(), session.state())) return fail(session.ply_count(), *fault);
            io.out << "sound: " << session.ply_count() << " plies, "
                   << moment(session.state().turn, clock_minutes(session.rules(), session.state().turn)) << ", ";
            if (const auto result = session.state().result())
                io.out << word(result->ending) << (result->winner ? ", won by " + std::string(word(*result->winner)) : ", drawn");
            else
                io.out << "in progress";
            io.out << '\n';
            return int(Exit::done);
        };
    });
}

}  // namespace fow::cli
