// Pass phrases in need: one that has been forgotten, and those that open a game which was sealed elsewhere.
#pragma once

#include <optional>
#include <string>

#include "fow/view/seat.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Both players agree to do without the phrase of one of them.
class GiveUpScreen {
public:
    enum class Choice { back, give_up };
    [[nodiscard]] std::optional<Choice> draw(Window& window, Seat forgetful, const PerSeat<std::string>& names);
    [[nodiscard]] bool animating() const { return progress_ > 0; }

private:
    PerSeat<bool> agrees_{};
    float progress_ = 0;
};

/// Both phrases together open a game on another computer.
class BothPhrasesScreen {
public:
    enum class Choice { back, open };
    /// `wrong`: those typed last were not both right.
    [[nodiscard]] std::optional<Choice> draw(Window& window, const PerSeat<std::string>& names, bool wrong, PerSeat<std::string>& phrases);

private:
    bool fresh_ = true;
};

}  // namespace fow::ui
