// What the other side did meanwhile, as a list beside the map.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/widgets/log_line.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct DispatchModel {
    const std::vector<LoggedLine>& lines;  ///< oldest first
    std::optional<std::size_t> shown;      ///< the one that is seen on the map now
    bool moves = false;                    ///< the map is telling it
    bool can_move = false;                 ///< it could tell it again
};

struct NewsRead {};
/// The map is to tell it from that line on.
struct TellFrom {
    std::size_t line;
};
using DispatchIntent = std::variant<NewsRead, TellFrom>;

/// Fills the room that is left in the present card. Registers as "news-read", "news-again", "news:1" upwards and the marks of
/// their rules as "news-rule:1" upwards.
[[nodiscard]] std::optional<DispatchIntent> draw_dispatch(Window& window, const DispatchModel& model);

}  // namespace fow::ui
