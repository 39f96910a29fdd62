// The players' choices for their desk; each holds at once.
#pragma once

#include "fow/view/settings.hpp"
#include "ui/desk/desk.hpp"

namespace fow::ui {

class SettingsPage {
public:
    /// Draws over everything. True when the player has done with it.
    [[nodiscard]] bool draw(Desk& desk);

private:
    void sound(Desk& desk, Settings& settings);
    bool volume_moved_ = false;  ///< and is heard once the pointer lets go
};

}  // namespace fow::ui
