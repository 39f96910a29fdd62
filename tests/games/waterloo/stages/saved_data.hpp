// Data folders with saved games, and runs of the program on them.
#pragma once

#include <filesystem>
#include <string>

#include "core/clock.hpp"
#include "games/waterloo/stages/running.hpp"

namespace fow::test {

using namespace waterloo;

/// Parts of scripts: saves the game as "x", and goes to the title page.
inline const std::string save_x = "click menu\nclick save\nclick save-name\ntype x\nclick save-now\nexpect \"Saved as\"\n";
inline const std::string to_title = "click menu\nclick to-title\n";

/// A finished greedy game between Marie and Arthur; its id is that letter 16 times.
[[nodiscard]] Session finished_game(char id = 'f');
/// A script without drawing in the smallest window; expects success and no layout faults.
void check_runs(const Folder& folder, const std::string& script, const std::string& arguments = "");
[[nodiscard]] std::filesystem::path data_of(const Folder& folder);
/// Arguments that begin the game on the position of cards.json, French to move.
[[nodiscard]] std::string posed_game(const Folder& folder, const ClockRules& clock = {});
/// The game in progress in the data folder.
[[nodiscard]] Record in_progress(const Folder& folder);

}  // namespace fow::test
