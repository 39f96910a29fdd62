#include "games/stratego/screens/table_menu.hpp"

#include <type_traits>

namespace fow::ui::stratego {

std::optional<TableChoice> draw_table_menu(GameMenu& menu, Window& window, const MenuModel& model) {
    const auto made = menu.draw(window, model);
    if (!made) return std::nullopt;
    return std::visit(
        [](const auto& choice) -> TableChoice {
            using Choice = std::remove_cvref_t<decltype(choice)>;
            if constexpr (std::is_same_v<Choice, GiveUpGame>) return fow::stratego::Action(fow::stratego::Resign{});
            else if constexpr (std::is_same_v<Choice, ProposeDraw>) return fow::stratego::Action(fow::stratego::OfferDraw{});
            else return choice;
        },
        *made);
}

}  // namespace fow::ui::stratego
