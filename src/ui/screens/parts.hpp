// Parts shared by several screens: notices, the veil button, the backdrop, the dispatch.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "fow/view/seat.hpp"
#include "ui/widgets/log_line.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// A message about something the player asked for: that it is done, or why it is not.
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

/// W15.5: the milliseconds that each seat has left.
using ClockShown = PerSeat<std::int64_t>;
/// "12:05", "1:00:00"; behind a minus sign if the time is up.
[[nodiscard]] std::string time_text(std::int64_t milliseconds);
/// What both clocks show, in one line.
[[nodiscard]] std::string clocks_text(const ClockShown& clock, const PerSeat<std::string>& names);

/// Drops the veil during a game; `width` as in ButtonOptions. True when clicked.
[[nodiscard]] bool veil_button(Window& window, float width);
/// Says that both may look during a game; in a lesson nothing is secret.
void both_may_look(Window& window);

/// What a page tells about a meeting of two pieces: a paragraph for each sentence. It takes the same room before anything is told, so
/// that the size of the page does not tell it.
void tell_outcome(Window& window, const std::vector<std::string>& told);

/// An empty map behind screens without a game.
void draw_backdrop(Window& window);

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
