// Runs the real program with written input, without a display.
#pragma once

#include <filesystem>
#include <string>

#include "folder.hpp"
#include "fow/engine/session.hpp"

namespace fow::test {

struct Outcome {
    int code = 0;
    std::string output;  ///< both streams
};
/// The script's pictures go to <folder>/shots, saved games to <folder>/data.
Outcome run_script(const Folder& folder, const std::string& script, const std::string& arguments = "--seed 1");
/// The same with a script of tests/app/scripts.
Outcome run_script_file(const Folder& folder, const std::string& name, const std::string& arguments = "--seed 1");
/// The game that a scenario poses, between Marie and Arthur; `memory`: W15.1.
[[nodiscard]] Session posed(const std::string& scenario, bool memory = true);
/// A script from a posed game on; `scenario` is its document.
Outcome run_posed(const Folder& folder, const std::string& scenario, const std::string& script, const std::string& arguments = "--seed 1");
/// A file of tests/app/scripts.
[[nodiscard]] std::string script_file(const std::string& name);
/// The program with these arguments only.
Outcome run_program(const Folder& folder, const std::string& arguments, const std::string& environment = "SDL_VIDEODRIVER=dummy");

[[nodiscard]] std::string read_bytes(const std::filesystem::path& path);

}  // namespace fow::test
