// The commands of `fow`, one file each. They use only the streams that they are given, and files only through fow::files.
#pragma once

#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <string>

#include "cli/output.hpp"
#include "cli/run.hpp"
#include "files/files.hpp"
#include "games/waterloo/files/rules_files.hpp"

namespace fow::cli {

/// The work of a command, to run after parsing.
using Task = std::function<int(Streams)>;

void add_new(CLI::App& app, Task& task);
void add_show(CLI::App& app, Task& task);
void add_legal(CLI::App& app, Task& task);
void add_explain(CLI::App& app, Task& task);
void add_play(CLI::App& app, Task& task);
void add_log(CLI::App& app, Task& task);
void add_verify(CLI::App& app, Task& task);
void add_playout(CLI::App& app, Task& task);
void add_perft(CLI::App& app, Task& task);
void add_rules(CLI::App& app, Task& task);
void add_lesson(CLI::App& app, Task& task);
void add_statistics(CLI::App& app, Task& task);
/// All of them, in the order of `fow --help`.
inline constexpr std::array all_commands{add_new,    add_show,    add_legal, add_explain, add_play,   add_log,
                                         add_verify, add_playout, add_perft, add_rules,   add_lesson, add_statistics};

// Shared by several commands.
/// The text of a file that is named on the command line; "-" is standard input. Throws like files::read().
[[nodiscard]] std::string text_in(const std::string& path, Streams io);
/// Reads and replays a record. Throws DataError if its head or a ply does not fit, Sealed if it is sealed.
[[nodiscard]] Session load_game(const std::string& path, Streams io);
/// The same for the text of a record that is not sealed, up to `ply` plies; -1 = all.
[[nodiscard]] Session game_of(const std::string& text, const std::string& path, int ply = -1);
/// Throws CLI::ValidationError if it is not valid notation.
[[nodiscard]] Action parse_action(const Roster& roster, const std::string& text);
/// "french", "allied", "onlooker".
[[nodiscard]] Viewer parse_viewer(const std::string& text);
/// Prints "W7.4: reason" to `err`; returns Exit::refused.
int refuse(const Violation& violation, std::ostream& err);
/// Adds --seed. Numbers that are too large are refused.
CLI::Option* add_seed_option(CLI::App& command, std::uint64_t& seed, const std::string& what);
/// Adds --json.
void add_json_flag(CLI::App& command, bool& json, const std::string& what = "print one JSON object");
/// What `fow COMMAND --help` ends with, one example per line.
void add_examples(CLI::App& command, const std::vector<std::string>& lines);
/// Says on standard error how far a long command has got, only at a terminal, and not more often than `pause`.
class Progress {
public:
    explicit Progress(Streams io, std::chrono::milliseconds pause = std::chrono::seconds(2))
        : io_(io), pause_(pause), told_(std::chrono::steady_clock::now()) {}
    /// "3 of 1000 games"
    void tell(std::uint64_t done, std::uint64_t of, const char* what);

private:
    Streams io_;
    std::chrono::milliseconds pause_;
    std::chrono::steady_clock::time_point told_;
};
/// "turn 3, 12:00"
[[nodiscard]] std::string moment(int turn, int minutes);

/// The options that `new` and `playout` share.
struct GameRequest {
    std::string mode;   ///< empty = that of the battlefield, or basic
    std::string field;  ///< a scenario file; empty = the printed board
    bool table = false, nightfall = false, start_early = false, where_are_the_prussians = false;
};

/// Adds --mode, --field, --true-to-the-table, --nightfall, --start-early and --where-are-the-prussians.
void add_game_options(CLI::App& command, GameRequest& request);

struct GameChoice {
    Ruleset rules;
    Options options;
    std::optional<Start> start;  ///< from the battlefield
};
/// Throws CLI::ValidationError for options that do not go together, DataError for bad data.
[[nodiscard]] GameChoice choose_game(const GameRequest& request, Streams io);

}  // namespace fow::cli
