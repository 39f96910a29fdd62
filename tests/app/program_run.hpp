// Runs the real program with a script, without a display, whatever it plays.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/process.hpp"
#include "folder.hpp"

namespace fow::test {

struct RunResult {
    int code = 0;
    std::string output;  ///< both streams
};
/// Runs the program with these arguments, separated by blanks.
RunResult run_program(const Folder& folder, const std::string& arguments, Environment environment = {});
/// Runs a script; the player's files go to <folder>/data. Nothing is drawn, which takes a twentieth of the time: the layout faults of
/// its frames go to <folder>/layout.txt.
RunResult run_script(const Folder& folder, const std::string& script, const std::string& arguments = "");
/// The script without the texts that it expects: for a run in another language.
std::string without_texts(const std::string& script);
/// The same, drawn: its pictures go to <folder>/shots. Only for tests that compare or read pictures.
RunResult run_drawn(const Folder& folder, const std::string& script, const std::string& arguments = "");
/// Fails the test if the program failed.
void check_success(const RunResult& outcome);

/// A frame of a script, as written by --frames.
struct Frame {
    int line = 0;        ///< of the script
    std::string pixels;  ///< checksums
    std::string texts;
    std::string all;  ///< everything except the frame's number
};
struct Showing {
    RunResult outcome;
    std::vector<Frame> frames;
    /// The frames of one line of the script.
    [[nodiscard]] std::vector<Frame> of(int line) const;
    /// The last frame of that line.
    [[nodiscard]] Frame after(int line) const;
};
/// Runs a script, drawn, in the smallest window and collects its frames; starts with the record `game`, as text, if there is one.
[[nodiscard]] Showing show_record(const Folder& folder, const std::string& script, const std::string& game,
                                  const std::string& arguments = "");
/// The number of a script's last line.
[[nodiscard]] int last_line(const std::string& script);
/// The same script without the pointer: Tab and the arrow keys lead to each control, Enter clicks it, holding Enter drags.
[[nodiscard]] std::string keys_for(const std::string& clicks);

[[nodiscard]] std::string read_bytes(const std::filesystem::path& path);
/// The text with the first `from` replaced; fails the test if there is none.
[[nodiscard]] std::string replaced(std::string text, const std::string& from, const std::string& to);

}  // namespace fow::test
