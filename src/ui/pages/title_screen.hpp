// The title page.
#pragma once

#include <optional>
#include <string>

#include "ui/window/window.hpp"

namespace fow::ui {

enum class TitleChoice { learn, new_game, go_on, load, replay, battlefields, rulebook, settings, quit };

/// The title page.
struct TitleModel {
    std::string version;        ///< "1.0.0"
    bool can_continue = false;  ///< there is a game to continue
    bool first_start = false;   ///< nobody has played here yet
};
[[nodiscard]] std::optional<TitleChoice> title_screen(Window& window, const TitleModel& model);

}  // namespace fow::ui
