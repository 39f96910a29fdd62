// The title page.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

enum class TitleChoice { learn, new_game, go_on, load, replay, battlefields, series, rulebook, introduction, settings, quit };

/// The title page.
struct TitleModel {
    std::string version;       ///< "2.0.0"
    bool first_start = false;  ///< nobody has played here yet
    /// A game, as a card.
    struct Offer {
        std::string id;
        std::string title;
        std::string fault{};      ///< why it cannot be played; empty if it can
        TitleLook look{};         ///< its picture and its sentences
        bool can_go_on = false;   ///< a game of this kind can be continued
        bool over = false;        ///< that one is over: only its result is left to see
        std::string continues{};  ///< which one, as anybody at the computer may know it; may be empty
    };
    std::vector<Offer> games{};  ///< never empty; a newcomer is advised to begin with the first
    std::string chosen{};        ///< the id of one of them: the buttons are about that one
    bool playable = true;        ///< that one can be played
    bool has_course = true;
    bool has_fields = true;
    std::string series{};        ///< the id of the series that it offers; empty if it offers none
    std::string series_title{};  ///< of that
};
struct ChooseGame {
    std::string id;
};
/// Registers "game:ID" for each game, and the id of the series, if there is one.
[[nodiscard]] std::optional<std::variant<TitleChoice, ChooseGame>> title_screen(Window& window, const TitleModel& model);

}  // namespace fow::ui
