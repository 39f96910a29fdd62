// Parts shared by several screens: notices, the veil button, clocks, the backdrop.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/seat.hpp"
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

/// The pointer was moved or pressed in this frame.
[[nodiscard]] bool pointer_acts();

/// Shows a notice until the player points at something else. Make a new one when the player has asked for something.
template <class Aim>
class NoticeReader {
public:
    /// `aim`: what is selected and pointed at now; `something`: there is more to say about it than about an empty square.
    [[nodiscard]] bool shows(const Notice& notice, const Aim& aim, bool something) {
        if (notice.empty()) return false;
        // When a page closes under a pointer at rest, what appears there was not pointed at by the player.
        if (!at_ || !pointer_acts()) at_ = aim;
        read_ = read_ || (something && aim != *at_);
        return !read_;
    }

private:
    std::optional<Aim> at_;  ///< before the pointer acted
    bool read_ = false;
};
/// The milliseconds that each seat has left.
using ClockShown = PerSeat<std::int64_t>;
/// "12:05", "1:00:00"; with a minus sign if the time is up.
[[nodiscard]] std::string time_text(std::int64_t milliseconds);
/// What both clocks show, in one line.
[[nodiscard]] std::string clocks_text(const ClockShown& clock, const PerSeat<std::string>& names);

/// The two answers to a question at the foot of a page: "back", which Escape gives too, and `name`, beside each other. True for `name`,
/// false for "back". `stays`: "back" is the main one.
[[nodiscard]] std::optional<bool> two_answers(Window& window, const std::string& back, std::string_view name, const std::string& label,
                                              bool stays);

/// Drops the veil during a game; `width` as in ButtonOptions. True when clicked.
[[nodiscard]] bool veil_button(Window& window, float width);

/// Who may look next, after something that both players have seen.
struct NextLook {
    std::string text{};    ///< "Then only Marie looks."; empty if both still do
    bool alone = false;    ///< there is only one person: nobody is told who may look
    bool at_once = false;  ///< no veil comes in between: the button must be held briefly, so that a stray click does not show the faces
};
/// The foot of the column beside a meeting that both players see: who may look, and the button, in one place from first to last. `held`
/// stores how far the button has been held. True when it was pressed.
bool meeting_button(Window& window, std::string_view name, const std::string& label, bool enabled, const NextLook& next, float& held);
/// Its height, pixels.
[[nodiscard]] float meeting_foot(const Window& window);

/// The backdrop of screens without a game.
void draw_backdrop(Window& window);

}  // namespace fow::ui
