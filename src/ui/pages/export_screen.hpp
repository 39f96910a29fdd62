// Export of a battle: which format, which part, and where to.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "ui/pages/parts.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

enum class ExportKind { text, picture, moving, record };

struct ExportWish {
    ExportKind kind = ExportKind::text;
    std::string folder;
    std::string name;      ///< without extension
    std::size_t from = 0;  ///< first and last halt of an animation
    std::size_t to = 0;
};
struct ExportModel {
    std::string seen_by;      ///< whose view is exported
    std::size_t last = 0;     ///< the last halt
    std::size_t set_up = 0;   ///< the halt of the first move: steps are counted from there
    std::string from_moment;  ///< "turn 3, 12:00": the start of the animation
    std::string to_moment;
    Notice notice;                  ///< what has been done, or why not
    bool there = false;             ///< that file exists: offer to replace it
    std::optional<float> progress;  ///< 0 to 1, while an animation is being made
};
struct MakeExport {
    bool replace = false;
};
struct StopExport {};
struct LeaveExport {};
using ExportIntent = std::variant<MakeExport, StopExport, LeaveExport>;

/// Drawn above everything. Registers "export:text", "export:picture", "export:moving", "export:record", "export-from", "export-to",
/// "export-folder", "export-name", "export-now", "export-stop", "back".
[[nodiscard]] std::optional<ExportIntent> export_screen(Window& window, const ExportModel& model, ExportWish& wish);

}  // namespace fow::ui
