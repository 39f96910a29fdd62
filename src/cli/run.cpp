#include "cli/run.hpp"

#include <algorithm>
#include <ostream>
#include <sstream>

#include "cli/bot_commands.hpp"
#include "cli/command.hpp"
#include "cli/commands.hpp"
#include "cli/game_choice.hpp"
#include "cli/output.hpp"

namespace fow::cli {
namespace {

[[nodiscard]] bool has_command(const GameCommands& game, const std::string& word) {
    CommandLine line("", "");
    for (const Add add : game.commands) add(line);
    const std::vector<std::string> names = line.commands();
    return std::find(names.begin(), names.end(), word) != names.end();
}

/// Throws if the first word is not a command. Names the games that have it, or the nearest command.
void check_command(const CommandLine& line, const Wanted& wanted, std::span<const GameCommands> games) {
    if (wanted.arguments.empty() || wanted.arguments.front().starts_with('-')) return;
    const std::string& word = wanted.arguments.front();
    const std::vector<std::string> names = line.commands();
    if (std::find(names.begin(), names.end(), word) != names.end()) return;
    std::string elsewhere;
    for (const GameCommands& game : games)
        if (has_command(game, word)) elsewhere += (elsewhere.empty() ? "--game " : " or --game ") + std::string(game.id);
    const std::string close = elsewhere.empty() ? nearest(word, names) : std::string();
    throw Misuse("\"" + word + "\"",
                 "is not a command" + (!elsewhere.empty() ? " of " + std::string(wanted.game->title) + "; add " + elsewhere
                                       : close.empty()    ? std::string()
                                                          : "; the nearest one is \"" + close + "\""));
}

int run_visibly(std::span<const GameCommands> games, const std::vector<std::string>& arguments, Streams io) {
    CommandLine line(
        "fow",
        "Fog of Waterloo on the command line.\nExit codes: 0 done, 1 refused by the rules or a seal, 2 wrong usage, 3 unusable file.");
    line.version("fow " FOW_VERSION);
    line.describe("--game",
                  "the game: " + list_of(games) + "; without it, that of the file that is named, or " + std::string(games.front().id));
    try {
        const Wanted wanted = wanted_game(games, arguments, io);
        for (const Add add : wanted.game->commands) add(line);
        if (wanted.game->bots != nullptr) add_bot_command(line, games);
        line.examples({wanted.game->examples.begin(), wanted.game->examples.end()});
        check_command(line, wanted, games);
        const auto parsed = line.parse(wanted.arguments, io);
        if (const int* code = std::get_if<int>(&parsed)) return *code;
        std::istringstream typed(wanted.typed.value_or(std::string()));
        return std::get<Task>(parsed)({io.out, io.err, wanted.typed ? typed : io.in, io.err_is_terminal});
    } catch (const Misuse& fault) {
        return line.tell(fault, io);
    } catch (const Stopped&) {
        return Exit::refused;
    } catch (const Sealed& refusal) {
        io.err << "fow: " << refusal.what() << '\n';
        return Exit::refused;
    } catch (const DataError& error) {
        for (const Fault& fault : error.all)
            io.err << "fow: " << error.document << ": " << (fault.pointer.empty() ? "" : fault.pointer + ": ") << fault.reason << '\n';
        return Exit::unusable;
    }
}

}  // namespace

int run(std::span<const GameCommands> games, const std::vector<std::string>& arguments, Streams io) {
    VisibleBuffer shown(io.out);
    VisibleBuffer warned(io.err);
    std::ostream out(&shown);
    std::ostream err(&warned);
    const int code = run_visibly(games, arguments, {out, err, io.in, io.err_is_terminal});
    const bool written = shown.finish() && out.good();
    if (!written) err << "fow: standard output could not be written\n";
    static_cast<void>(warned.finish());
    return written ? code : Exit::unusable;
}

}  // namespace fow::cli
