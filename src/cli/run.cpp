#include "cli/run.hpp"

#include <algorithm>
#include <numeric>
#include <ostream>
#include <utility>

#include "cli/commands.hpp"
#include "cli/output.hpp"

namespace fow::cli {
namespace {

/// How many letters must be left out, added or replaced to make one word of the other.
[[nodiscard]] std::size_t distance(const std::string& one, const std::string& other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < one.size(); ++i) {
        std::size_t above = row[0]++;
        for (std::size_t j = 0; j < other.size(); ++j) {
            const std::size_t replaced = std::exchange(above, row[j + 1]) + (one[i] == other[j] ? 0 : 1);
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

/// Throws if the first word is no command, and names the nearest one.
void check_command(const CLI::App& app, const std::vector<std::string>& arguments) {
    if (arguments.empty() || arguments.front().starts_with('-')) return;
    const std::string& word = arguments.front();
    std::string nearest;
    for (const CLI::App* command : app.get_subcommands(nullptr)) {
        if (command->get_name() == word) return;
        if (nearest.empty() || distance(word, command->get_name()) < distance(word, nearest)) nearest = command->get_name();
    }
    const bool close = distance(word, nearest) <= std::max<std::size_t>(2, nearest.size() / 2);
    throw CLI::ValidationError("\"" + word + "\"",
                               "is not a command" + (close ? "; the nearest one is \"" + nearest + "\"" : std::string()));
}

int run_visibly(std::span<const GameCommands> games, std::vector<std::string> arguments, Streams io) {
    CLI::App app(
        "Fog of Waterloo on the command line.\nExit codes: 0 done, 1 refused by the rules or a seal, 2 wrong usage, 3 unusable file.",
        "fow");
    app.set_version_flag("--version", "fow " FOW_VERSION);
    app.require_subcommand(1);
    Task task;
    const GameCommands& game = games.front();
    for (const Add add : game.commands) add(app, task);
    add_examples(app, {game.examples.begin(), game.examples.end()});
    std::reverse(arguments.begin(), arguments.end());  // CLI11 expects reverse order
    try {
        check_command(app, {arguments.rbegin(), arguments.rend()});
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

}  // namespace

int run(std::span<const GameCommands> games, std::vector<std::string> arguments, Streams io) {
    VisibleBuffer shown(io.out);
    VisibleBuffer warned(io.err);
    std::ostream out(&shown);
    std::ostream err(&warned);
    const int code = run_visibly(games, std::move(arguments), {out, err, io.in, io.err_is_terminal});
    const bool written = shown.finish() && out.good();
    if (!written) err << "fow: standard output could not be written\n";
    static_cast<void>(warned.finish());
    return written ? code : Exit::unusable;
}

}  // namespace fow::cli
