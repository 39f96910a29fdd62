// The title page.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

enum class TitleChoice { learn, new_game, go_on, load, replay, battlefields, rulebook, settings, quit };

/// The title page.
struct TitleModel {
    std::string version;        ///< "1.0.0"
    bool can_continue = false;  ///< there is a game to continue
    bool first_start = false;   ///< nobody has played here yet
    /// The games. One of them is chosen: the page is about that one.
    struct Offer {
        std::string id;
        std::string title;
        std::string fault{};  ///< why it cannot be played; empty if it can
    };
    std::vector<Offer> games{};
    std::string chosen{};  ///< the id of one of them
    bool playable = true;  ///< that one can be played
    bool has_course = true;
    bool has_fields = true;
};
struct ChooseGame {
    std::string id;
};
/// Registers "game:ID" for each game if there are several.
[[nodiscard]] std::optional<std::variant<TitleChoice, ChooseGame>> title_screen(Window& window, const TitleModel& model);

}  // namespace fow::ui
