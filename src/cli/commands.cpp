#include "cli/commands.hpp"

#include <ostream>

#include "cli/sealed_game.hpp"
#include "fow/view/names.hpp"

namespace fow::cli {

Session load_game(const std::string& path) {
    const std::string text = files::read(path);
    if (read_sealed_record(text, path)) throw Sealed("this game is sealed: it is played in the window until it is over");
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
    throw CLI::ValidationError("ACTION", "\"" + text + "\" is no action; see docs/formats.md for the notation");
}

Viewer parse_viewer(const std::string& text) {
    for (const Viewer viewer : viewers)
        if (word(viewer) == text) return viewer;
    throw CLI::ValidationError("--seat", "\"" + text + "\" is nobody at this table");
}

int refuse(const Violation& violation, std::ostream& err) {
    err << to_text(violation) << '\n';
    return Exit::refused;
}

std::string moment(int turn, int minutes) { return "turn " + std::to_string(turn) + ", " + clock_text(minutes); }

}  // namespace fow::cli
