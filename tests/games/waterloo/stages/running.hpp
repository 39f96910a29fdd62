// Runs the real program with a script and games of Waterloo.
#pragma once

#include <filesystem>
#include <string>

#include "app/program_run.hpp"
#include "games/waterloo/engine/session.hpp"

namespace fow::test {

using namespace waterloo;

enum class Drawn { no, yes };
/// Writes a record into the folder, and into its data folder a key of that letter, so that each run rolls the same dice for this record.
[[nodiscard]] std::filesystem::path game_file(const Folder& folder, const Record& record, char key = 'k');
/// run_script() with NAME.fow of tests/games/waterloo/stages/scripts.
RunResult run_script_file(const Folder& folder, const std::string& name, const std::string& arguments = "");
/// Runs a script from a posed game on; `scenario` is its document.
RunResult run_posed(const Folder& folder, const std::string& scenario, const std::string& script, const std::string& arguments = "",
                    Drawn drawn = Drawn::no);
/// show_record() of a game, if there is one.
[[nodiscard]] Showing show(const Folder& folder, const std::string& script, const Session* game = nullptr,
                           const std::string& arguments = "");

/// The game that a scenario poses, between Marie and Arthur; `memory`: W15.1.
[[nodiscard]] Session posed(const std::string& scenario, bool memory = true);
/// The content of a file of tests/games/waterloo/stages/scripts.
[[nodiscard]] std::string script_file(const std::string& name);
/// The position of cards.json as a record, in the folder.
[[nodiscard]] std::filesystem::path posed_record(const Folder& folder);

}  // namespace fow::test
