// Settings, which take effect at once, and the list of keys.
#pragma once

#include <optional>
#include <string>

#include "core/settings.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// The player's own keys for the commands of a turn.
class KeysPage {
public:
    /// Draws over everything. True when the player is done.
    [[nodiscard]] bool draw(Window& window);

private:
    void bind(Settings& settings, SDL_Keycode key);
    std::optional<TurnCommand> waiting_;  ///< for the key of this command
    std::string told_;                    ///< why a key was not accepted
};

class SettingsPage {
public:
    /// Draws over everything. True when the player is done.
    [[nodiscard]] bool draw(Window& window);

private:
    void language(Window& window);
    void sound(Window& window, Settings& settings);
    void look(Window& window, Settings& settings);
    void play(Window& window, Settings& settings);
    std::optional<KeysPage> keys_;  ///< shown instead
    bool languages_ = false;        ///< likewise
    bool volume_moved_ = false;     ///< the new volume is played once the pointer is released
};

/// The language that is spoken, by its own name.
[[nodiscard]] std::string name_of_language(Window& window);
/// All languages, over everything on the screen. True when the player has chosen one, or closes it.
[[nodiscard]] bool languages_sheet(Window& window);
/// All of them in a row.
void language_row(Window& window);

/// The list of keys, over everything on the screen. True when the player closes it.
[[nodiscard]] bool keys_sheet(Window& window);

}  // namespace fow::ui
