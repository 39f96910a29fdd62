#include "games/stratego/screens/table_menu.hpp"

#include <type_traits>

namespace fow::ui::stratego {

std::optional<TableChoice> draw_table_menu(GameMenu& menu, Window& window, const MenuModel& model) {
    const auto made = menu.draw(window, model);
    if (!made) return std::nullopt;
    return std::visit(
        [](const auto& choice) -> TableChoice {
            if constexpr (std::is_constructible_v<TableChoice, decltype(choice)>) return choice;
            else if (std::holds_alternative<fow::Resign>(choice)) return fow::stratego::Action(fow::stratego::Resign{});
            else return fow::stratego::Action(fow::stratego::OfferDraw{});
        },
        *made);
}

}  // namespace fow::ui::stratego
