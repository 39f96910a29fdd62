#include "ui/screens/game_menu.hpp"

#include <imgui.h>

#include "ui/screens/parts.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {

std::optional<MenuChoice> GameMenu::draw(Desk& desk, bool may_offer_draw, bool may_resign) {
    if (page_ == Page::closed) return std::nullopt;
    if (ImGui::IsKeyPressed(SDL_SCANCODE_ESCAPE, false)) {
        page_ = Page::closed;
        desk.wake();
        return std::nullopt;
    }
    std::optional<MenuChoice> made;
    if (page_ == Page::menu) return draw_menu(desk, may_offer_draw, may_resign);
    if (page_ == Page::save) {
        modal_begin(desk, "save", 440);
        heading(desk, tr("Save the game"));
        rule(desk);
        text_field(desk, "save-name", name_, {.label = tr("Under this name"), .placeholder = tr("Sunday evening"), .focus = fresh_});
        fresh_ = false;
        space(desk, 6);
        const float share = share_of_room(desk, 2);
        if (button(desk, "back", tr("Back"), {.width = share})) page_ = Page::menu;
        ImGui::SameLine();
        if (button(desk, "save-now", tr("Save"), {.enabled = !name_.empty(), .primary = true, .width = share})) {
            made = SaveGame{name_};
            page_ = Page::closed;
        }
        modal_end(desk);
        return made;
    }
    modal_begin(desk, "resign", 440);
    heading(desk, tr("Give up the battle?"));
    rule(desk);
    paragraph(desk, tr("The other side wins at once (W1.6). This cannot be taken back."));
    space(desk, 6);
    const float share = share_of_room(desk, 2);
    if (button(desk, "back", tr("Fight on"), {.primary = true, .width = share})) page_ = Page::menu;
    ImGui::SameLine();
    if (button(desk, "resign-now", tr("Resign"), {.width = share})) {
        made = Action(Resign{});
        page_ = Page::closed;
    }
    modal_end(desk);
    return made;
}

std::optional<MenuChoice> GameMenu::draw_menu(Desk& desk, bool may_offer_draw, bool may_resign) {
    std::optional<MenuChoice> made;
    modal_begin(desk, "menu", 380);
    heading(desk, tr("The game"));
    rule(desk);
    if (button(desk, "back", tr("Back to the map"), {.primary = true, .width = -1})) page_ = Page::closed;
    if (button(desk, "save", tr("Save under a name"), {.width = -1})) {
        page_ = Page::save;
        fresh_ = true;
    }
    if (may_resign) {  // in the pursuit there is no result but its own
        if (button(desk, "offer-draw", tr("Offer a draw"),
                   {.enabled = may_offer_draw, .width = -1, .hint = tr("Once in an own turn; the other may accept it as the first act of the next (W1.6).")})) {
            made = Action(OfferDraw{});
            page_ = Page::closed;
        }
        if (button(desk, "resign", tr("Resign"), {.width = -1})) page_ = Page::resign;
    }
    if (button(desk, "to-title", tr("Leave for the title"), {.width = -1})) {
        made = ToTitle{};
        page_ = Page::closed;
    }
    small_text(desk, tr("Every step is saved by itself; Continue on the title page goes on here."));
    modal_end(desk);
    return made;
}

}  // namespace fow::ui
