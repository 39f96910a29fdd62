// A line for each frame that was shown: enough to compare two games frame by frame.
#pragma once

#include <filesystem>
#include <fstream>

#include "ui/window/window.hpp"

namespace fow::app {

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

}  // namespace fow::app
