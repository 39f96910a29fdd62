// The players' choices for their window; each holds at once.
// Which key does what.
#pragma once

#include "fow/view/settings.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

class SettingsPage {
public:
    /// Draws over everything. True when the player has done with it.
    [[nodiscard]] bool draw(Window& window);

private:
    void sound(Window& window, Settings& settings);
    bool volume_moved_ = false;  ///< and is heard once the pointer lets go
};

/// Lies over whatever is on the screen. True when the player has read it.
[[nodiscard]] bool keys_sheet(Window& window);

}  // namespace fow::ui
