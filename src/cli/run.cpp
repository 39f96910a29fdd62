#include "cli/run.hpp"

#include <algorithm>
#include <ostream>
#include <sstream>

#include "cli/bot_commands.hpp"
#include "cli/commands.hpp"
#include "cli/game_choice.hpp"
#include "cli/output.hpp"

namespace fow::cli {
namespace {

[[nodiscard]] std::vector<std::string> commands_of(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands(nullptr)) names.push_back(command->get_name());
    return names;
}

[[nodiscard]] bool has_command(const GameCommands& game, const std::string& word) {
    CLI::App app;
    Task task;
    for (const Add add : game.commands) add(app, task);
    const std::vector<std::string> names = commands_of(app);
    return std::find(names.begin(), names.end(), word) != names.end();
}

/// Throws if the first word is not a command. Names the games that have it, or the nearest command.
void check_command(const CLI::App& app, const Wanted& wanted, std::span<const GameCommands> games) {
    if (wanted.arguments.empty() || wanted.arguments.front().starts_with('-')) return;
    const std::string& word = wanted.arguments.front();
    const std::vector<std::string> names = commands_of(app);
    if (std::find(names.begin(), names.end(), word) != names.end()) return;
    std::string elsewhere;
    for (const GameCommands& game : games)
        if (has_command(game, word)) elsewhere += (elsewhere.empty() ? "--game " : " or --game ") + std::string(game.id);
    const std::string close = elsewhere.empty() ? nearest(word, names) : std::string();
    throw CLI::ValidationError("\"" + word + "\"",
                               "is not a command" + (!elsewhere.empty() ? " of " + std::string(wanted.game->title) + "; add " + elsewhere
                                                     : close.empty()    ? std::string()
                                                                        : "; the nearest one is \"" + close + "\""));
}

int run_visibly(std::span<const GameCommands> games, const std::vector<std::string>& arguments, Streams io) {
    CLI::App app(
        "Fog of Waterloo on the command line.\nExit codes: 0 done, 1 refused by the rules or a seal, 2 wrong usage, 3 unusable file.",
        "fow");
    app.set_version_flag("--version", "fow " FOW_VERSION);
    app.require_subcommand(1);
    std::string described;  // wanted_game() takes it out of the arguments
    app.add_option("--game", described,
                   "the game: " + list_of(games) + "; without it, that of the file that is named, or " + std::string(games.front().id));
    Task task;
    try {
        Wanted wanted = wanted_game(games, arguments, io);
        for (const Add add : wanted.game->commands) add(app, task);
        if (wanted.game->bots != nullptr) add_bot_command(app, task, games);
        add_examples(app, {wanted.game->examples.begin(), wanted.game->examples.end()});
        check_command(app, wanted, games);
        std::reverse(wanted.arguments.begin(), wanted.arguments.end());  // CLI11 expects reverse order
        app.parse(wanted.arguments);
        std::istringstream typed(wanted.typed.value_or(std::string()));
        return task({io.out, io.err, wanted.typed ? typed : io.in, io.err_is_terminal});
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
