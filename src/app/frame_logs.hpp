// What a script run writes about its frames.
#pragma once

#include <filesystem>
#include <fstream>
#include <set>

#include "ui/window/window.hpp"

namespace fow::app {

/// A line for each frame that was shown: enough to compare two games frame by frame.
class FrameLog {
public:
    /// Throws DataError where the file cannot be written.
    FrameLog(const std::filesystem::path& file, ui::Window& window);
    /// The frame just shown. `line`: of the script, 0 before its first. `goes_on`: whether the next one is wanted at once.
    void note(const ui::Window& window, int line, bool goes_on);

private:
    std::ofstream file_;
    int frames_ = 0;
};

/// What is wrong with how the frames of a script are laid out.
class LayoutLog {
public:
    /// Throws DataError where the file cannot be written.
    explicit LayoutLog(const std::filesystem::path& file);
    ~LayoutLog();
    LayoutLog(const LayoutLog&) = delete;
    LayoutLog& operator=(const LayoutLog&) = delete;

    /// A frame at rest. `line`: of the script, 0 before its first. A fault is told where it is first seen.
    void note(const ui::Window& window, int line);

private:
    std::ofstream file_;
    std::set<std::string> told_;
    int frames_ = 0;
};

}  // namespace fow::app
