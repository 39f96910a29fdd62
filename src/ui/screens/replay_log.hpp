// A long log: only what is seen of it is laid out. The line of the moment is marked, what is still to come is faint.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/widgets/log_line.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

class ReplayLog {
public:
    /// Fills the room that is left in the present card, which scrolls where that is too little. `heard`: how many of the lines have been
    /// heard by now. The line that was clicked; those that are seen register as "line:1" upwards. Whatever replaces `lines` has to say so
    /// by forget().
    [[nodiscard]] std::optional<std::size_t> draw(Window& window, const std::vector<LoggedLine>& lines, std::size_t heard);
    void forget() { tops_.clear(); }

private:
    void measure(Window& window, const std::vector<LoggedLine>& lines, float width);
    std::vector<float> tops_;  ///< of each line, and where the last one ends, pixels
    float width_ = 0;
    float scale_ = 0;
    std::size_t shown_ = static_cast<std::size_t>(-1);  ///< what was heard when it was last scrolled to
};

}  // namespace fow::ui
