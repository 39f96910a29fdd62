// What a player can do about the game itself: save it, leave it, offer a draw, give it up.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "fow/view/action.hpp"
#include "ui/desk.hpp"

namespace fow::ui {

struct SaveGame {
    std::string name;
};
struct ToTitle {};
struct DropVeil {};
using MenuChoice = std::variant<SaveGame, ToTitle, Action>;

class GameMenu {
public:
    void open() { page_ = Page::menu; }
    [[nodiscard]] bool is_open() const { return page_ != Page::closed; }
    /// Draws over everything while open. `view.legal` says whether a draw can be offered; where one may not resign,
    /// neither is there to be seen (W13).
    [[nodiscard]] std::optional<MenuChoice> draw(Desk& desk, bool may_offer_draw, bool may_resign);

private:
    enum class Page { closed, menu, save, resign };
    [[nodiscard]] std::optional<MenuChoice> draw_menu(Desk& desk, bool may_offer_draw, bool may_resign);
    Page page_ = Page::closed;
    std::string name_;
    bool fresh_ = false;
};

}  // namespace fow::ui
