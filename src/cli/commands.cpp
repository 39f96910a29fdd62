#include "cli/commands.hpp"

#include <algorithm>
#include <ostream>

#include "cli/sealed_game.hpp"
#include "fow/view/event.hpp"

namespace fow::cli {

Session load_game(const std::string& path) {
    const std::string text = files::read(path);
    if (read_sealed_record(text, path)) throw Sealed("this game is sealed: until it is over, it is played in the window");
    return game_of(text, path);
}

Session game_of(const std::string& text, const std::string& path, int ply) {
    ReadRecord read = read_record(text, path);
    const std::size_t wanted = ply < 0 ? read.record.plies.size() : static_cast<std::size_t>(ply);
    if (read.broken_at && (ply < 0 || wanted > *read.broken_at))
        throw DataError(path, "/plies/" + std::to_string(*read.broken_at), read.reason);
    if (wanted > read.record.plies.size())
        throw CLI::ValidationError("--ply", "the game has only " + std::to_string(read.record.plies.size()) + " plies");
    read.record.plies.resize(wanted);
    return std::move(replay(read.record).session);
}

Action parse_action(const Roster& roster, const std::string& text) {
    if (const auto action = action_from_text(roster, text)) return *action;
    throw CLI::ValidationError("ACTION", "\"" + text + "\" is not an action; see docs/formats.md for the notation");
}

Viewer parse_viewer(const std::string& text) {
    for (const Viewer viewer : viewers)
        if (word(viewer) == text) return viewer;
    throw CLI::ValidationError("--seat", "\"" + text + "\" is not french, allied or onlooker");
}

int refuse(const Violation& violation, std::ostream& err) {
    err << to_text(violation) << '\n';
    return Exit::refused;
}

std::string moment(int turn, int minutes) { return "turn " + std::to_string(turn) + ", " + clock_text(minutes); }

void add_game_options(CLI::App& command, GameRequest& request) {
    command.add_option("--mode", request.mode, "basic, standard or expert (default: that of the battlefield, or basic)");
    command.add_option("--field", request.field, "a battlefield or posed position to start from (a scenario file)");
    command.add_flag("--true-to-the-table", request.table, "forget what was shown (W15.1)");
    command.add_flag("--nightfall", request.nightfall, "the game is drawn at the end of turn 20 (W15.2)");
    command.add_flag("--start-early", request.start_early, "Expert: start at 9:30; some French pieces come late (W14.1)");
    command.add_flag("--where-are-the-prussians", request.where_are_the_prussians, "Expert: the die decides whether they come (W14.2)");
}

GameChoice choose_game(const GameRequest& request) {
    GameChoice choice{files::load_ruleset(), {}, std::nullopt};
    if (!request.mode.empty()) {
        const auto mode = mode_from_word(request.mode);
        if (!mode) throw CLI::ValidationError("--mode", "\"" + request.mode + "\" is not basic, standard or expert");
        choice.options.mode = *mode;
    }
    choice.options.memory = !request.table;
    choice.options.nightfall = request.nightfall;
    choice.options.start_early = request.start_early;
    choice.options.where_are_the_prussians = request.where_are_the_prussians;
    if (!request.field.empty()) {
        Scenario scenario = read_scenario(files::read(request.field), request.field, choice.rules, choice.options);
        if (!request.mode.empty() && scenario.mode != choice.options.mode)
            throw CLI::ValidationError("--mode", "this battlefield is made for " + std::string(word(scenario.mode)));
        choice.options.mode = scenario.mode;
        choice.rules = std::move(scenario.rules);
        choice.start = Start{scenario.name, scenario.state};
    }
    if ((request.start_early || request.where_are_the_prussians) && choice.options.mode != Mode::expert)
        throw CLI::ValidationError(request.start_early ? "--start-early" : "--where-are-the-prussians", "is for --mode expert (W14)");
    return choice;
}

int run(std::vector<std::string> arguments, Streams io) {
    CLI::App app(
        "Fog of Waterloo on the command line.\nExit codes: 0 done, 1 refused by the rules or a seal, 2 wrong usage, 3 unusable file.",
        "fow");
    app.set_version_flag("--version", "fow " FOW_VERSION);
    app.require_subcommand(1);
    Task task;
    for (const auto add : all_commands) add(app, task);
    std::reverse(arguments.begin(), arguments.end());  // CLI11 expects reverse order
    try {
        app.parse(arguments);
        return task(io);
    } catch (const CLI::Success& asked) {
        return app.exit(asked, io.out, io.err);
    } catch (const CLI::Error& error) {
        app.exit(error, io.out, io.err);
        return Exit::usage;
    } catch (const Sealed& refusal) {
        io.err << "fow: " << refusal.what() << '\n';
        return Exit::refused;
    } catch (const DataError& error) {
        for (const Fault& fault : error.all)
            io.err << "fow: " << error.document << ": " << (fault.pointer.empty() ? "" : fault.pointer + ": ") << fault.reason << '\n';
        return Exit::unusable;
    }
}

}  // namespace fow::cli
