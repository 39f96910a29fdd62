// A line of the log, with the rule it refers to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

struct LoggedLine {
    std::string text;
    std::string_view rule{};          ///< its id; "" if no rule applies
    std::vector<Drawing> pictures{};  ///< of the pieces that it is about, for a list with pictures
    std::string hint{};               ///< shown beside it while the pointer is on it
};

/// Width reserved for the rule mark right of a line, pixels.
[[nodiscard]] float rule_mark_width(const Window& window);
/// The rule mark of a line, its corner at `at` (pixels): faint until pointed at; a click opens the rule. Draws nothing without a rule or
/// when out of sight. Registers as `name`.
void rule_mark(Window& window, Type type, std::string_view name, std::string_view rule, const ImVec2& at);
/// The line in small text with its mark, in the current card. Registers as "log-rule:" and `number`.
void log_line(Window& window, const LoggedLine& line, std::size_t number);

}  // namespace fow::ui
