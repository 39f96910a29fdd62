// Settings, which take effect at once, and the list of keys.
#pragma once

#include "fow/view/settings.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

class SettingsPage {
public:
    /// Draws over everything. True when the player is done.
    [[nodiscard]] bool draw(Window& window);

private:
    void sound(Window& window, Settings& settings);
    bool volume_moved_ = false;  ///< the new volume is played once the pointer is released
};

/// The list of keys, over everything on the screen. True when the player closes it.
[[nodiscard]] bool keys_sheet(Window& window);

}  // namespace fow::ui
