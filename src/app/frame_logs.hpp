// What --frames and --layout write about the frames of a script.
#pragma once

#include <filesystem>
#include <fstream>
#include <set>

#include "ui/window/window.hpp"

namespace fow::app {

/// Writes one line for each frame shown: enough to compare two games frame by frame.
class FrameLog {
public:
    /// Throws DataError if the file cannot be written.
    FrameLog(const std::filesystem::path& file, ui::Window& window);
    /// Logs the frame just shown. `line`: line of the script, 0 before the first. `moving`: whether the next frame follows at once.
    void note(const ui::Window& window, int line, bool moving);

private:
    std::ofstream file_;
    int frames_ = 0;
};

/// Writes the layout faults of the frames of a script.
class LayoutLog {
public:
    /// Throws DataError if the file cannot be written.
    explicit LayoutLog(const std::filesystem::path& file);
    ~LayoutLog();
    LayoutLog(const LayoutLog&) = delete;
    LayoutLog& operator=(const LayoutLog&) = delete;

    /// Checks a frame at rest. `line` as above. Each fault is reported once, where it first appears.
    void note(const ui::Window& window, int line);

private:
    std::ofstream file_;
    std::set<std::string> reported_;
    int frames_ = 0;
};

}  // namespace fow::app
