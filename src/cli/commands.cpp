#include "cli/commands.hpp"

#include <algorithm>
#include <istream>
#include <numeric>
#include <ostream>

#include "chance/chance.hpp"
#include "cli/sealed_game.hpp"
#include "fow/games/waterloo/view/event.hpp"

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

}  // namespace

std::string text_in(const std::string& path, Streams io) {
    if (path != "-") return files::read(path);
    std::string text;
    std::array<char, 1 << 14> buffer{};
    while (io.in.read(buffer.data(), buffer.size()) || io.in.gcount() > 0) {
        text.append(buffer.data(), static_cast<std::size_t>(io.in.gcount()));
        if (text.size() > files::size_limit) throw DataError("standard input", "", "is larger than 16 MiB");
    }
    if (io.in.bad()) throw DataError("standard input", "", "cannot be read");
    return text;
}

Session load_game(const std::string& path, Streams io) {
    const std::string text = text_in(path, io);
    if (read_sealed_record(text, path, only_documents())) throw Sealed("this game is sealed: until it is over, it is played in the window");
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
    throw CLI::ValidationError("ACTION", "\"" + text + "\" is not an action; \"fow legal GAME\" lists those that are legal");
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

CLI::Option* add_seed_option(CLI::App& command, std::uint64_t& seed, const std::string& what) {
    return command.add_option("--seed", seed, what)->check(fault_of_seed);
}

void add_json_flag(CLI::App& command, bool& json, const std::string& what) { command.add_flag("--json", json, what); }

void add_examples(CLI::App& command, const std::vector<std::string>& lines) {
    std::string text = lines.size() == 1 ? "Example:" : "Examples:";
    for (const std::string& line : lines) text += "\n  " + line;
    command.footer(text);
}

void Progress::tell(std::uint64_t done, std::uint64_t of, const char* what) {
    if (!io_.err_is_terminal || std::chrono::steady_clock::now() - told_ < pause_) return;
    io_.err << "fow: " << done << " of " << of << ' ' << what << '\n';
    told_ = std::chrono::steady_clock::now();
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

GameChoice choose_game(const GameRequest& request, Streams io) {
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
        Scenario scenario = read_scenario(text_in(request.field, io), request.field, choice.rules, choice.options);
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

namespace {

int run_visibly(std::vector<std::string> arguments, Streams io) {
    CLI::App app(
        "Fog of Waterloo on the command line.\nExit codes: 0 done, 1 refused by the rules or a seal, 2 wrong usage, 3 unusable file.",
        "fow");
    app.set_version_flag("--version", "fow " FOW_VERSION);
    app.require_subcommand(1);
    Task task;
    for (const auto add : all_commands) add(app, task);
    add_examples(app, {"fow new --mode expert --setup random -o game.json", "fow show game.json --seat allied", "fow rules W8.7"});
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

int run(std::vector<std::string> arguments, Streams io) {
    VisibleBuffer shown(io.out);
    VisibleBuffer warned(io.err);
    std::ostream out(&shown);
    std::ostream err(&warned);
    const int code = run_visibly(std::move(arguments), {out, err, io.in, io.err_is_terminal});
    const bool written = shown.finish() && out.good();
    if (!written) err << "fow: standard output could not be written\n";
    static_cast<void>(warned.finish());
    return written ? code : Exit::unusable;
}

}  // namespace fow::cli
