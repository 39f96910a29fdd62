// What a player can do about the game itself: save it, leave it, offer a draw, give it up.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "fow/view/action.hpp"
#include "ui/desk.hpp"
#include "ui/screens/settings_screen.hpp"

namespace fow::ui {

struct SaveGame {
    std::string name;
};
/// The seat's pass phrase; without one it is taken away.
struct SetPhrase {
    std::string phrase;
};
struct ToTitle {};
struct DropVeil {};
using MenuChoice = std::variant<SaveGame, SetPhrase, ToTitle, Action>;

class GameMenu {
public:
    void open() { page_ = Page::menu; }
    [[nodiscard]] bool is_open() const { return page_ != Page::closed; }
    /// Draws over everything while open. `view.legal` says whether a draw can be offered; where one may not resign,
    /// neither is there to be seen (W13). `has_phrase`: the seat has a pass phrase already.
    [[nodiscard]] std::optional<MenuChoice> draw(Desk& desk, bool may_offer_draw, bool may_resign, bool has_phrase);

private:
    enum class Page { closed, menu, save, phrase, settings, resign };
    [[nodiscard]] std::optional<MenuChoice> draw_menu(Desk& desk, bool may_offer_draw, bool may_resign);
    [[nodiscard]] std::optional<MenuChoice> draw_save(Desk& desk);
    [[nodiscard]] std::optional<MenuChoice> draw_phrase(Desk& desk, bool has_phrase);
    [[nodiscard]] std::optional<MenuChoice> draw_resign(Desk& desk);
    void turn_to(Page page);
    Page page_ = Page::closed;
    SettingsPage settings_;
    std::string name_;
    std::string phrase_;
    std::string again_;  ///< the phrase typed a second time
    bool fresh_ = false;
};

}  // namespace fow::ui
