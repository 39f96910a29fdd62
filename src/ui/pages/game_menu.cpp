#include "ui/pages/game_menu.hpp"

#include <imgui.h>

#include <algorithm>

#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

std::string sample_name() { return tr("Sunday evening"); }

void add_table_buttons(const Window& window, std::vector<SmallButton>& row, const std::string& menu_hint) {
    const bool sounds = window.settings().sound;
    row.push_back({.name = "sound",
                   .label = sounds ? tr("Mute") : tr("Sound on"),
                   .hint = sounds ? tr("The game makes sounds now.") : tr("The game is silent now."),
                   .sign = sounds ? Sign::sound_on : Sign::sound_off});
    row.push_back({.name = "menu", .label = tr("Menu"), .hint = menu_hint, .sign = Sign::menu});
}

void GameMenu::open_by_escape(Window& window) {
    window.swallow_escape();
    open();
    window.wake();
}

void GameMenu::take(Window& window, std::string_view clicked) {
    if (clicked == "menu") open();
    if (clicked != "sound") return;
    Settings settings = window.settings();
    settings.sound = !settings.sound;
    window.use(settings);
}

void GameMenu::turn_to(Page page) {
    page_ = page;
    fresh_ = true;
    present_.clear();
    phrase_.clear();
    again_.clear();
}

std::optional<MenuChoice> GameMenu::draw(Window& window, const MenuModel& model) {
    if (page_ == Page::closed && window.take_menu_asked()) open();
    if (page_ == Page::closed) return std::nullopt;
    // The settings have pages of their own, and close themselves.
    if (page_ != Page::settings && escape_pressed(window)) {
        turn_to(page_ == Page::menu ? Page::closed : Page::menu);
        window.wake();
        return std::nullopt;
    }
    std::optional<MenuChoice> made;
    if (page_ == Page::settings && settings_.draw(window)) turn_to(Page::menu);
    else if (page_ == Page::menu) made = draw_menu(window, model);
    else if (page_ == Page::save) made = draw_save(window);
    else if (page_ == Page::phrase) made = draw_phrase(window, model.has_phrase);
    else if (page_ == Page::draw) made = draw_offer(window);
    else if (page_ == Page::resign) made = draw_resign(window);
    if (made) turn_to(Page::closed);
    return made;
}

std::optional<MenuChoice> GameMenu::draw_menu(Window& window, const MenuModel& model) {
    std::optional<MenuChoice> made;
    modal_begin(window, "menu", 380);
    heading(window, model.lesson ? tr("The lesson") : tr("The game"));
    separator(window);
    if (button(window, "back", tr("Back to the game"), {.primary = true, .width = -1})) turn_to(Page::closed);
    if (!model.lesson && button(window, "save", tr("Save as"), {.width = -1})) turn_to(Page::save);
    if (!model.lesson && !model.open &&
        button(window, "phrase", tr("Pass phrase"),
               {.width = -1,
                .hint = tr("A secret of your own. It is asked before you take your seat, once the game has been closed, so that nobody "
                           "else sees your "
                           "pieces.")}))
        turn_to(Page::phrase);
    if (model.may_resign || model.not_now) {
        const std::string not_now = tr("At the beginning of your turn.");
        if (button(window, "offer-draw", tr("Offer a draw"),
                   {.enabled = model.may_offer_draw && !model.not_now,
                    .width = -1,
                    .hint = model.not_now ? not_now : window.look().draw_offers})) {
            if (window.plays_with_computer()) turn_to(Page::draw);
            else made = ProposeDraw{};
        }
        if (button(window, "resign", tr("Resign"),
                   {.enabled = !model.not_now, .width = -1, .hint = model.not_now ? not_now : std::string()}))
            turn_to(Page::resign);
    }
    if (window.hint_offered() &&
        button(window, "hint", tr("Hint"), {.width = -1, .hint = tr("What a Marshal would do with what you know (F4)")})) {
        window.ask_for_hint();
        turn_to(Page::closed);
    }
    if (window.seats_offered() && button(window, "players", tr("Who plays"),
                                         {.width = -1, .hint = tr("The computer can take a seat, and a person can take one from it.")})) {
        window.ask_for_seats();
        window.leave_menu();
        turn_to(Page::closed);
    }
    if (button(window, "rulebook", tr("Rulebook"), {.width = -1})) window.look_up({});
    if (button(window, "reference", tr("Reference card"), {.width = -1, .hint = tr("The pieces of this game (F3)")})) {
        window.open_reference();
        window.leave_menu();
        turn_to(Page::closed);
    }
    if (button(window, "settings", tr("Settings"), {.width = -1})) turn_to(Page::settings);
    if (button(window, "to-title", model.lesson ? tr("Leave the lesson") : tr("Quit to title"), {.width = -1})) made = ToTitle{};
    if (!model.lesson)
        small_text(window, model.moved ? tr("Your move is saved when you hand over; everything before it is.")
                                       : tr("Every step is saved automatically; Continue on the title page resumes."));
    modal_end(window);
    return made;
}

std::optional<MenuChoice> GameMenu::draw_save(Window& window) {
    std::optional<MenuChoice> made;
    modal_begin(window, "save", 440);
    heading(window, tr("Save the game"));
    separator(window);
    text_field(window, "save-name", name_, {.label = tr("Name"), .placeholder = sample_name(), .focus = fresh_, .enter = "save-now"});
    fresh_ = false;
    space(window, 6);
    const float share = share_of_room(window, 2);
    if (button(window, "back", tr("Back"), {.width = share})) turn_to(Page::menu);
    ImGui::SameLine();
    if (button(window, "save-now", tr("Save"), {.primary = true, .width = share})) made = SaveGame{name_};
    modal_end(window);
    return made;
}

namespace {

constexpr std::size_t safe_characters = 8;

}  // namespace

std::optional<MenuChoice> GameMenu::draw_phrase(Window& window, bool has_phrase) {
    std::optional<MenuChoice> made;
    modal_begin(window, "phrase", 520);
    heading(window, has_phrase ? tr("Your pass phrase") : tr("A pass phrase"));
    separator(window);
    paragraph(window, tr("When this game is closed and opened again, the veil asks for it before showing your side. It is yours only; the "
                         "other player may have one too."));
    small_text(window, tr("If you forget it, both of you must agree to give it up, and every log will say so."));
    space(window, 4);
    // Somebody else may sit here, after a phrase that was entered earlier.
    if (has_phrase)
        text_field(window, "present-phrase", present_,
                   {.label = tr("Your pass phrase"), .focus = fresh_, .hidden = true, .enter = "new-phrase", .most = phrase_letters});
    text_field(window, "new-phrase", phrase_,
               {.label = has_phrase ? tr("A new one") : tr("The phrase"),
                .focus = fresh_ && !has_phrase,
                .hidden = true,
                .enter = "phrase-again",
                .most = phrase_letters});
    fresh_ = false;
    text_field(window, "phrase-again", again_, {.label = tr("Repeat it"), .hidden = true, .enter = "set-phrase", .most = phrase_letters});
    const bool alike = phrase_ == again_;
    if (!alike && !again_.empty()) small_text(window, tr("The two do not match."));
    else if (!phrase_.empty() && letters_in(phrase_) < safe_characters)
        small_text(window, tr("Fewer than eight characters are soon guessed."));
    else small_text(window, " ");
    const float share = share_of_room(window, has_phrase ? 3 : 2);
    const bool may = !has_phrase || !present_.empty();
    if (button(window, "back", tr("Back"), {.width = share})) turn_to(Page::menu);
    if (has_phrase) {
        ImGui::SameLine();
        if (button(window, "remove-phrase", tr("Remove"),
                   {.enabled = may, .width = share, .hint = tr("Your side is then shown to whoever takes your seat.")}))
            made = SetPhrase{{}, present_};
    }
    ImGui::SameLine();
    if (button(window, "set-phrase", has_phrase ? tr("Change") : tr("Set"),
               {.enabled = may && alike && !phrase_.empty(), .primary = true, .width = share}))
        made = SetPhrase{phrase_, present_};
    modal_end(window);
    return made;
}

std::optional<MenuChoice> GameMenu::draw_question(Window& window, const Question& question) {
    modal_begin(window, question.page, 440);
    heading(window, question.heading);
    separator(window);
    paragraph(window, question.text);
    const auto answer = two_answers(window, tr("Fight on"), question.name, question.label, true);
    modal_end(window);
    if (answer == false) turn_to(Page::menu);
    return answer == true ? std::optional(question.choice) : std::nullopt;
}

std::optional<MenuChoice> GameMenu::draw_resign(Window& window) {
    return draw_question(window, {"resign", tr("Give up the game?"), window.look().resigning, "resign-now", tr("Resign"), GiveUpGame{}});
}

/// A computed player's yes ends the game.
std::optional<MenuChoice> GameMenu::draw_offer(Window& window) {
    return draw_question(
        window,
        {"offer", tr("Offer a draw?"),
         tr("The computer answers when it is its turn. If it accepts, the game is over, and nobody has won; if not, it just plays on."),
         "offer-draw-now", tr("Offer a draw"), ProposeDraw{}});
}

}  // namespace fow::ui
