#include "games/stratego/screens/table_menu.hpp"

namespace fow::stratego::screens {

std::optional<TableChoice> draw_table_menu(GameMenu& menu, Window& window, const MenuModel& model) {
    const auto made = menu.draw(window, model);
    if (!made) return std::nullopt;
    return answer_of<fow::stratego::Action>(*made, fow::stratego::OfferDraw{}, fow::stratego::Resign{});
}

}  // namespace fow::stratego::screens
