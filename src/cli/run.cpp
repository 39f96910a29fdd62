#include <algorithm>
#include <ostream>

#include "cli/sealed_game.hpp"

namespace fow::cli {

int run(std::vector<std::string> arguments, Streams io) {
    CLI::App app("Fog of Waterloo without a screen.\nExit: 0 done, 1 refused, by the rules or by a seal, 2 wrong usage, 3 unusable file.",
                 "fow");
    app.set_version_flag("--version", "fow " FOW_VERSION);
    app.require_subcommand(1);
    Task task;
    for (const auto add : all_commands) add(app, task);
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

}  // namespace fow::cli
