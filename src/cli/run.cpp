#include <algorithm>
#include <ostream>

#include "cli/sealed_game.hpp"

namespace fow::cli {

int run(std::vector<std::string> arguments, Streams io) {
    CLI::App app("Fog of Waterloo without a screen.\nExit: 0 done, 1 refused, by the rules or by a seal, 2 wrong usage, 3 unusable file.", "fow");
    app.set_version_flag("--version", "fow " FOW_VERSION);
    app.require_subcommand(1);
    Task task;
    for (const auto add : {add_new, add_show, add_legal, add_explain, add_play, add_log, add_verify, add_playout, add_perft, add_rules, add_lesson, add_statistics})
        add(app, task);
    std::reverse(arguments.begin(), arguments.end());  // as CLI11 takes them
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

Session load_game(const std::string& path) { return load_game(path, -1); }

Session load_game(const std::string& path, int ply) {
    const std::string text = files::read(path);
    if (read_sealed_record(text, path)) throw Sealed("this game is sealed: it is played in the window until it is over");
    return game_of(text, path, ply);
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
    throw CLI::ValidationError("ACTION", "\"" + text + "\" is no action; see docs/formats.md for the notation");
}

Viewer parse_viewer(const std::string& text) {
    for (const Viewer viewer : viewers)
        if (word(viewer) == text) return viewer;
    throw CLI::ValidationError("--seat", "\"" + text + "\" is nobody at this table");
}

int refuse(const Violation& violation, std::ostream& err) {
    err << violation.rule << ": " << violation.reason << '\n';
    return Exit::refused;
}

std::string moment(int turn, int minutes) {
    const auto two = [](int n) { return std::string(n < 10 ? "0" : "") + std::to_string(n); };
    return "turn " + std::to_string(turn) + ", " + two(minutes / 60 % 24) + ":" + two(minutes % 60);
}

}  // namespace fow::cli
