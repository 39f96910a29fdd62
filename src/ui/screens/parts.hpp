// What several screens share: notices, the veil, the window without a game.
// What the other side did meanwhile, as a list beside the map.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "ui/widgets/log_line.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// What a player is told of something asked for: that it is done, or why it is not.
struct Notice {
    Notice() = default;
    Notice(std::string refusal) : text(std::move(refusal)) {}
    static Notice of_success(std::string text);
    [[nodiscard]] bool empty() const { return text.empty(); }
    void clear() { text.clear(); }
    std::string text;
    bool done = false;
};
void notice_text(Window& window, const Notice& notice);

/// Drops the veil, in a game; `width` as in ButtonOptions. True when clicked.
[[nodiscard]] bool veil_button(Window& window, float width);
/// Says so, in a game; in a lesson nothing is secret.
void both_may_look(Window& window);

/// An empty map for screens without a game.
void cover_desk(Window& window);

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
