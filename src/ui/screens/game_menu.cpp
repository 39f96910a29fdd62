#include "ui/screens/game_menu.hpp"

#include <imgui.h>

#include "ui/widgets/press.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

void GameMenu::turn_to(Page page) {
    page_ = page;
    fresh_ = true;
    phrase_.clear();
    again_.clear();
}

std::optional<MenuChoice> GameMenu::draw(Window& window, const MenuModel& model) {
    if (page_ == Page::closed) return std::nullopt;
    if (escape_pressed(window)) {
        turn_to(Page::closed);
        window.wake();
        return std::nullopt;
    }
    std::optional<MenuChoice> made;
    if (page_ == Page::settings && settings_.draw(window)) turn_to(Page::menu);
    else if (page_ == Page::menu) made = draw_menu(window, model);
    else if (page_ == Page::save) made = draw_save(window);
    else if (page_ == Page::phrase) made = draw_phrase(window, model.has_phrase);
    else if (page_ == Page::resign) made = draw_resign(window);
    if (made) turn_to(Page::closed);
    return made;
}

std::optional<MenuChoice> GameMenu::draw_menu(Window& window, const MenuModel& model) {
    std::optional<MenuChoice> made;
    modal_begin(window, "menu", 380);
    heading(window, model.lesson ? tr("The lesson") : tr("The game"));
    rule(window);
    if (button(window, "back", tr("Back to the map"), {.primary = true, .width = -1})) turn_to(Page::closed);
    if (!model.lesson && button(window, "save", tr("Save under a name"), {.width = -1})) turn_to(Page::save);
    if (!model.lesson && button(window, "phrase", tr("Pass phrase"),
                                {.width = -1, .hint = tr("Asked for before you take your seat, once the game has been closed.")}))
        turn_to(Page::phrase);
    if (model.may_resign) {  // in the pursuit there is no result but its own
        if (button(window, "offer-draw", tr("Offer a draw"),
                   {.enabled = model.may_offer_draw,
                    .width = -1,
                    .hint = tr("Once in an own turn; the other may accept it as the first act of the next (W1.6).")}))
            made = Action(OfferDraw{});
        if (button(window, "resign", tr("Resign"), {.width = -1})) turn_to(Page::resign);
    }
    if (button(window, "rulebook", tr("Rulebook"), {.width = -1})) window.look_up({});
    if (button(window, "settings", tr("Settings"), {.width = -1})) turn_to(Page::settings);
    if (button(window, "to-title", model.lesson ? tr("Leave the lesson") : tr("Leave for the title"), {.width = -1})) made = ToTitle{};
    if (!model.lesson) small_text(window, tr("Every step is saved by itself; Continue on the title page goes on here."));
    modal_end(window);
    return made;
}

std::optional<MenuChoice> GameMenu::draw_save(Window& window) {
    std::optional<MenuChoice> made;
    modal_begin(window, "save", 440);
    heading(window, tr("Save the game"));
    rule(window);
    text_field(window, "save-name", name_, {.label = tr("Under this name"), .placeholder = tr("Sunday evening"), .focus = fresh_});
    fresh_ = false;
    space(window, 6);
    const float share = share_of_room(window, 2);
    if (button(window, "back", tr("Back"), {.width = share})) turn_to(Page::menu);
    ImGui::SameLine();
    if (button(window, "save-now", tr("Save"), {.enabled = !name_.empty(), .primary = true, .width = share})) made = SaveGame{name_};
    modal_end(window);
    return made;
}

std::optional<MenuChoice> GameMenu::draw_phrase(Window& window, bool has_phrase) {
    std::optional<MenuChoice> made;
    modal_begin(window, "phrase", 520);
    heading(window, has_phrase ? tr("Your pass phrase") : tr("A pass phrase"));
    rule(window);
    paragraph(window, tr("Whenever this game has been closed and is opened again, the veil asks for it before your side is shown. It is "
                         "yours alone; the other player may have one too."));
    small_text(window, tr("If you forget it, both of you must agree to give it up, and everybody's log will say so."));
    space(window, 4);
    text_field(window, "new-phrase", phrase_, {.label = has_phrase ? tr("A new one") : tr("The phrase"), .focus = fresh_, .hidden = true});
    fresh_ = false;
    text_field(window, "phrase-again", again_, {.label = tr("The same again"), .hidden = true});
    const bool alike = phrase_ == again_;
    small_text(window, alike || again_.empty() ? std::string(" ") : tr("The two are not the same yet."));
    const float share = share_of_room(window, has_phrase ? 3 : 2);
    if (button(window, "back", tr("Back"), {.width = share})) turn_to(Page::menu);
    if (has_phrase) {
        ImGui::SameLine();
        if (button(window, "remove-phrase", tr("Do without"),
                   {.width = share, .hint = tr("Your side is then shown to whoever takes your seat.")}))
            made = SetPhrase{};
    }
    ImGui::SameLine();
    if (button(window, "set-phrase", has_phrase ? tr("Change it") : tr("Set it"),
               {.enabled = alike && !phrase_.empty(), .primary = true, .width = share}))
        made = SetPhrase{phrase_};
    modal_end(window);
    return made;
}

std::optional<MenuChoice> GameMenu::draw_resign(Window& window) {
    std::optional<MenuChoice> made;
    modal_begin(window, "resign", 440);
    heading(window, tr("Give up the battle?"));
    rule(window);
    paragraph(window, tr("The other side wins at once (W1.6). This cannot be taken back."));
    space(window, 6);
    const float share = share_of_room(window, 2);
    if (button(window, "back", tr("Fight on"), {.primary = true, .width = share})) turn_to(Page::menu);
    ImGui::SameLine();
    if (button(window, "resign-now", tr("Resign"), {.width = share})) made = Action(Resign{});
    modal_end(window);
    return made;
}

}  // namespace fow::ui
