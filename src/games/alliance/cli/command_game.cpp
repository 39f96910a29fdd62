// fow new, fow play, fow roll, fow undo, fow log, fow verify: games and their records.
#include "cli/open_game.hpp"
#include "games/alliance/cli/commands.hpp"
#include "games/alliance/files/rules_files.hpp"

namespace fow::alliance::commands {
namespace {

/// The rules take nothing back (L13.2).
struct Open {
    using Session = alliance::Session;
    static constexpr Violation no_die{"L13.2", "No die is due."}, nothing_played{"L13.2", "Nothing has been played."};
    [[nodiscard]] static const cli::GameAccess<Session>& access() { return commands::access(); }
    [[nodiscard]] static Action action(const std::string& text) { return parse_action(text); }
    [[nodiscard]] static std::optional<Roll> roll(const std::string& text) { return roll_from_text(text); }
    [[nodiscard]] static std::string heading(const Line& line) { return clock_text(line.turn) + " " + std::string(word(line.phase)); }
};
using Commands = cli::OpenGame<Open>;

struct NewRequest {
    std::string field;
    PerSeat<std::string> names{"French", "Allied"};
    cli::OutRequest out;
    bool json = false;
};

int begin_game(const NewRequest& request, cli::Streams io) {
    Record record = new_record(data::load_rule_set(), request.names);
    if (!request.field.empty()) {
        Scenario scenario = read_scenario(cli::text_in(request.field, io), request.field, record.rules);
        record.rules = std::move(scenario.rules);
        record.start = scenario.start;
    }
    const Session session(record);
    cli::write_out(request.out, write_record(session.record()), io);
    std::ostream& out = cli::messages(request.out, io);
    if (request.json)
        out << "{\"file\": " << json_string(request.out.path) << ", \"turn\": " << session.state().turn << ", \"decides\": \""
            << word(session.decider()) << "\"}\n";
    else out << request.out.path << ": " << clock_text(session.state().turn) << ", " << word(session.decider()) << " decides\n";
    return cli::done;
}

}  // namespace

void add_new(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("new", "begin a game and write its record");
    auto request = std::make_shared<NewRequest>();
    command->add_option("--field", request->field, "a posed position to start from (a scenario file)");
    command->add_option("--french", request->names.first, "name of the French player")->capture_default_str();
    command->add_option("--allied", request->names.second, "name of the Allied player")->capture_default_str();
    cli::add_out_options(*command, request->out, "the record to write")->required();
    cli::add_json_flag(*command, request->json);
    cli::add_examples(*command, {"fow --game alliance new -o game.json", "fow --game alliance new --field evening.json -o game.json"});
    command->callback([&task, request] { task = [request](cli::Streams io) { return begin_game(*request, io); }; });
}

void add_play(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("play",
                                       "play actions; dice come from --dice, from notation between the actions (die:5, rout:2) or at "
                                       "random. If one is refused, nothing is written");
    const auto request = Commands::add_play_options(*command);
    command->add_option("ACTION", request->steps, "actions in notation (L14.9)")->required();
    cli::add_examples(*command, {"fow play game.json derlon uxbridge:derlon --dice 5,6", "fow play game.json reille die:5 take:uxbridge"});
    Commands::do_with_dice(*command, task, request, Commands::play);
}

void add_roll(CLI::App& app, cli::Task& task) { Commands::add_roll(app, task); }

void add_undo(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("undo",
                                       "take the last decision back, with the dice after it. The record then says that the game was set "
                                       "back");
    const auto request = Commands::add_play_options(*command);
    command->add_option("--plies", request->plies, "take back this many plies")->check(CLI::PositiveNumber);
    cli::add_examples(*command, {"fow undo game.json", "fow undo game.json --plies 4 -o earlier.json"});
    Commands::do_then(*command, task, request, Commands::undo);
}

void add_log(CLI::App& app, cli::Task& task) {
    auto* command = app.add_subcommand("log", "print what happened, with the turn, the phase and the rule");
    const auto request = Commands::add_read_options(*command, "one line of JSON per event, enough to replay the game without its rules");
    cli::add_examples(*command, {"fow log game.json", "fow log game.json --json"});
    Commands::do_then(*command, task, request, Commands::log);
}

void add_verify(CLI::App& app, cli::Task& task) { Commands::add_verify(app, task); }

}  // namespace fow::alliance::commands
