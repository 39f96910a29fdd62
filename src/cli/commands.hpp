// The commands of `fow`: one file each. They speak through the streams they are given and touch files through fow::files only.
#pragma once

#include <CLI/CLI.hpp>
#include <array>
#include <functional>
#include <string>

#include "cli/run.hpp"
#include "files/files.hpp"

namespace fow::cli {

/// What a command line chose: run after parsing.
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
/// All of them, as `fow --help` lists them.
inline constexpr std::array all_commands{add_new,    add_show,    add_legal, add_explain, add_play,   add_log,
                                         add_verify, add_playout, add_perft, add_rules,   add_lesson, add_statistics};

// What several commands share.
/// Reads and replays a record; throws DataError where its head or a ply does not fit. A sealed one is refused by that name.
[[nodiscard]] Session load_game(const std::string& path);
/// The same of the text of a record that is not sealed, up to `ply` plies; -1 = all.
[[nodiscard]] Session game_of(const std::string& text, const std::string& path, int ply = -1);
/// Throws CLI::ValidationError for what is no notation.
[[nodiscard]] Action parse_action(const Roster& roster, const std::string& text);
/// "french", "allied", "onlooker".
[[nodiscard]] Viewer parse_viewer(const std::string& text);
/// Prints "W7.4: reason" to `err`; gives Exit::refused.
int refuse(const Violation& violation, std::ostream& err);
/// "turn 3, 12:00"
[[nodiscard]] std::string moment(int turn, int minutes);

}  // namespace fow::cli
