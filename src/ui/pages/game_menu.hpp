// The game menu: save, quit, offer a draw, resign.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "ui/pages/settings_screen.hpp"
#include "ui/widgets/buttons.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct SaveGame {
    std::string name;  ///< empty: sample_name(), with a number if that is taken
};
/// What the empty field of the name shows.
[[nodiscard]] std::string sample_name();
/// The seat's pass phrase; an empty one removes it.
struct SetPhrase {
    std::string phrase;
    std::string present;  ///< the one that the seat has, as it was entered; empty if it has none
};
struct ToTitle {};
struct DropVeil {};
/// What the player does in the game itself; each game has its own action for it.
struct ProposeDraw {};
struct GiveUpGame {};
using MenuChoice = std::variant<SaveGame, SetPhrase, ToTitle, ProposeDraw, GiveUpGame>;

/// The same with a game's own actions for the draw and for giving up.
template <class Action>
using MenuAnswer = std::variant<SaveGame, SetPhrase, ToTitle, Action>;
template <class Action>
[[nodiscard]] MenuAnswer<Action> answer_of(const MenuChoice& choice, const Action& offer, const Action& resign) {
    return std::visit(
        [&](const auto& made) -> MenuAnswer<Action> {
            using Made = std::remove_cvref_t<decltype(made)>;
            if constexpr (std::is_same_v<Made, GiveUpGame>) return resign;
            else if constexpr (std::is_same_v<Made, ProposeDraw>) return offer;
            else return made;
        },
        choice);
}

/// What the seat can do here. Where resigning is not allowed, offering a draw is not either.
struct MenuModel {
    bool may_offer_draw = false;
    bool may_resign = false;
    bool has_phrase = false;
    bool lesson = false;  ///< nothing to save or hide
    bool open = false;    ///< a game without secrets: no pass phrase
    bool moved = false;   ///< a move waits to be handed over, and is not saved before
    /// The other side decides, or a move waits: offering a draw and resigning are shown, but cannot be done.
    bool not_now = false;
};

/// The last buttons of every game's page: "sound" and "menu".
void add_table_buttons(const Window& window, std::vector<SmallButton>& row, const std::string& menu_hint);

class GameMenu {
public:
    void open() { page_ = Page::menu; }
    /// By Escape on an idle board. The press is used up: it does not close the menu again.
    void open_by_escape(Window& window);
    /// Opens it, or switches the sound, if the button of that name does so: see add_table_buttons().
    void take(Window& window, std::string_view clicked);
    [[nodiscard]] bool is_open() const { return page_ != Page::closed; }
    /// Draws over everything while open.
    [[nodiscard]] std::optional<MenuChoice> draw(Window& window, const MenuModel& model);

private:
    enum class Page { closed, menu, save, phrase, settings, draw, resign };
    [[nodiscard]] std::optional<MenuChoice> draw_menu(Window& window, const MenuModel& model);
    [[nodiscard]] std::optional<MenuChoice> draw_save(Window& window);
    [[nodiscard]] std::optional<MenuChoice> draw_phrase(Window& window, bool has_phrase);
    struct Question {
        std::string_view page;
        std::string heading, text;
        std::string_view name;  ///< of the control that carries it out
        std::string label;
        MenuChoice choice;
    };
    [[nodiscard]] std::optional<MenuChoice> draw_question(Window& window, const Question& question);
    [[nodiscard]] std::optional<MenuChoice> draw_offer(Window& window);
    [[nodiscard]] std::optional<MenuChoice> draw_resign(Window& window);
    void turn_to(Page page);
    Page page_ = Page::closed;
    SettingsPage settings_;
    std::string name_;
    std::string present_;  ///< the phrase that the seat has
    std::string phrase_;   ///< the new one
    std::string again_;    ///< the new one typed a second time
    bool fresh_ = false;
};

}  // namespace fow::ui
