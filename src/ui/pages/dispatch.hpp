// The dispatch: what the other side did meanwhile, as a list beside the map.
#pragma once

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "ui/widgets/texts.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct DispatchModel {
    const std::vector<LoggedLine>& lines;  ///< oldest first
    std::optional<std::size_t> shown;      ///< the line shown on the map now
    bool moves = false;                    ///< the animation on the map is running
    bool can_move = false;                 ///< the animation can be shown again
};

struct NewsRead {};
/// Show it on the map from that line on.
struct ShowFrom {
    std::size_t line;
};
using DispatchIntent = std::variant<NewsRead, ShowFrom>;

/// The dispatch, what the other side did meanwhile, as a list in the rest of the current card. Registers "news-read", "news-again",
/// "news:1" and up, and the marks of their rules as "news-rule:1" and up.
[[nodiscard]] std::optional<DispatchIntent> draw_dispatch(Window& window, const DispatchModel& model);

}  // namespace fow::ui
