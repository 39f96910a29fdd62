// What of a battle is to be kept as a file, which part of it, and where.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "ui/screens/parts.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

enum class ExportKind { text, picture, moving, record };

struct ExportWish {
    ExportKind kind = ExportKind::text;
    std::string folder;
    std::string name;      ///< without its ending
    std::size_t from = 0;  ///< halts, of a moving picture
    std::size_t to = 0;
};
struct ExportModel {
    std::string seen_by;      ///< whose eyes it is told and drawn with
    std::size_t last = 0;     ///< the last halt
    std::string from_moment;  ///< "turn 3, 12:00": where the moving picture begins
    std::string to_moment;
    Notice notice;                  ///< what has been done, or why not
    bool there = false;             ///< there is a file of that name: replace it?
    std::optional<float> progress;  ///< 0 to 1, while a moving picture is made
};
struct MakeExport {
    bool replace = false;
};
struct StopExport {};
struct LeaveExport {};
using ExportIntent = std::variant<MakeExport, StopExport, LeaveExport>;

/// Above everything. Registers as "export:text", "export:picture", "export:moving", "export:record", "export-from", "export-to",
/// "export-folder", "export-name", "export-now", "export-stop", "back".
[[nodiscard]] std::optional<ExportIntent> export_screen(Window& window, const ExportModel& model, ExportWish& wish);

}  // namespace fow::ui
