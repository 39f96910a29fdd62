#include "app/layout_log.hpp"

#include "fow/json/documents.hpp"
#include "ui/window/boxes.hpp"

namespace fow::app {

LayoutLog::LayoutLog(const std::filesystem::path& file) : file_(file) {
    if (!file_) throw DataError(file.string(), "", "it cannot be written");
}

LayoutLog::~LayoutLog() { file_ << frames_ << " frames\n"; }

void LayoutLog::note(const ui::Window& window, int line) {
    ++frames_;
    for (std::string& fault : ui::layout_faults(window.controls().boxes().all(), window.width(), window.window_height()))
        if (told_.insert(fault).second) file_ << "line " << line << ": " << fault << '\n';
}

}  // namespace fow::app
