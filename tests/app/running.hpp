// Runs the real program with a script, without a display.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/process.hpp"
#include "folder.hpp"
#include "fow/games/waterloo/engine/session.hpp"

namespace fow::test {

struct Outcome {
    int code = 0;
    std::string output;  ///< both streams
};
/// A record of the game with a fixed secret, so that each run of the program rolls the same dice.
std::string with_fixed_dice(Record record);
/// Runs the program with these arguments, separated by blanks.
Outcome run_program(const Folder& folder, const std::string& arguments, Environment environment = {});
/// Runs a script. Its pictures go to <folder>/shots, the player's files to <folder>/data.
Outcome run_script(const Folder& folder, const std::string& script, const std::string& arguments = "");
/// The same with NAME.fow of tests/app/scripts.
Outcome run_script_file(const Folder& folder, const std::string& name, const std::string& arguments = "");
/// Runs a script from a posed game on; `scenario` is its document.
Outcome run_posed(const Folder& folder, const std::string& scenario, const std::string& script, const std::string& arguments = "");
/// Fails the test if the program failed.
void check_success(const Outcome& outcome);

/// A frame of a script, as written by --frames.
struct Frame {
    int line = 0;        ///< of the script
    std::string pixels;  ///< checksums
    std::string texts;
    std::string all;  ///< everything except the frame's number
};
struct Showing {
    Outcome outcome;
    std::vector<Frame> frames;
    /// The frames of one line of the script.
    [[nodiscard]] std::vector<Frame> of(int line) const;
    /// The last frame of that line.
    [[nodiscard]] Frame after(int line) const;
};
/// Runs a script in the smallest window and collects its frames; starts with `game` if there is one.
[[nodiscard]] Showing show(const Folder& folder, const std::string& script, const Session* game = nullptr,
                           const std::string& arguments = "");
/// The number of a script's last line.
[[nodiscard]] int last_line(const std::string& script);

/// The game that a scenario poses, between Marie and Arthur; `memory`: W15.1.
[[nodiscard]] Session posed(const std::string& scenario, bool memory = true);
/// The content of a file of tests/app/scripts.
[[nodiscard]] std::string script_file(const std::string& name);
[[nodiscard]] std::string read_bytes(const std::filesystem::path& path);
/// The text with the first `from` replaced; fails the test if there is none.
[[nodiscard]] std::string replaced(std::string text, const std::string& from, const std::string& to);

}  // namespace fow::test
