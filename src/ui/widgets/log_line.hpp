// A line of what happened, and the rule it goes by.
#pragma once

#include <string>
#include <string_view>

#include "ui/window/window.hpp"

namespace fow::ui {

struct LoggedLine {
    std::string text;
    std::string_view rule{};  ///< "W8.7"; "" for what is of no rule
    friend bool operator==(const LoggedLine&, const LoggedLine&) = default;
};

/// How wide the room of the mark is that stands right of a line, pixels.
[[nodiscard]] float rule_mark_width(const Window& window);
/// The mark of a line of that lettering, its corner at `at` (pixels): faint until it is pointed at; a click opens the rule.
/// Nothing where there is none or it is out of sight. Registers as `name`.
void rule_mark(Window& window, Type type, std::string_view name, std::string_view rule, const ImVec2& at);
/// The line in the present card, small, with its mark. Registers as "log-rule:1" and its like, by `number`.
void log_line(Window& window, const LoggedLine& line, std::size_t number);

}  // namespace fow::ui
