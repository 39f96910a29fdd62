// The pages over the set-up: formations, saved set-ups, the set-up as text.
#include <imgui.h>

#include <algorithm>

#include "games/stratego/screens/set_up_screen.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {

void SetUpScreen::turn_to(Page page) {
    page_ = page;
    fresh_ = true;
    name_.clear();
    phrase_.clear();
    text_.clear();
    formation_.reset();
}

void SetUpScreen::finish(Window& window, const char* name, const std::string& label, bool enabled, SetUpIntent intent) {
    space(window, 6);
    const float half = share_of_room(window, 2);
    if (button(window, "back", tr("Back"), {.width = half})) turn_to(Page::map);
    ImGui::SameLine();
    if (!button(window, name, label, {.enabled = enabled, .primary = enabled, .width = half})) return;
    intent_ = std::move(intent);
    turn_to(Page::map);
}

void SetUpScreen::draw_page(Window& window, const SetUpModel& model) {
    if (page_ == Page::map) return;
    if (escape_pressed(window)) return turn_to(Page::map);
    modal_begin(window, "set-up page", page_ == Page::text ? 620 : page_ == Page::formations ? 720 : 500);
    switch (page_) {
        case Page::formations: draw_formations(window, model); break;
        case Page::keep: draw_keep(window, model); break;
        case Page::load: draw_load(window, model); break;
        case Page::text: draw_text_page(window, model); break;
        case Page::map: break;
    }
    fresh_ = false;
    modal_end(window);
}

/// A small picture of that army as its owner sees it, the own back row below.
void SetUpScreen::draw_army(Window& window, const SetUpModel& model, const std::vector<fow::stratego::Place>& army) const {
    if (army.empty()) return;
    const auto [low, high] =
        std::minmax_element(army.begin(), army.end(), [](const auto& a, const auto& b) { return a.at.rank() < b.at.rank(); });
    const int first = low->at.rank(), last = high->at.rank(), files = model.rules.files;
    const float cell = std::floor(std::min(room_width() / static_cast<float>(files), window.units(36)));
    const SDL_FRect field = place(room_width(), cell * static_cast<float>(last - first + 1));
    const float left = std::floor(field.x + (field.w - cell * static_cast<float>(files)) / 2);
    for (const fow::stratego::Place& one : army) {
        const bool blue = model.seat == blue_seat;
        const int row = blue ? last - one.at.rank() : one.at.rank() - first, file = blue ? one.at.file() : files - 1 - one.at.file();
        const SDL_FRect at{left + cell * static_cast<float>(file), field.y + cell * static_cast<float>(row), cell, cell};
        draw_block(window, *ImGui::GetWindowDrawList(), at, fresh_piece(model.seat, one.rank), {.face = true});
    }
}

void SetUpScreen::draw_formations(Window& window, const SetUpModel& model) {
    heading(window, tr("Formations"));
    separator(window);
    if (model.formations.empty()) italic_text(window, tr("There is none for this army."));
    else if (!formation_) formation_ = 0;
    // The list beside the picture: one below the other they are higher than a small window.
    if (formation_ && ImGui::BeginTable("formations", 2)) {
        ImGui::TableSetupColumn("list", ImGuiTableColumnFlags_WidthFixed, std::floor(room_width() * 0.4F));
        ImGui::TableSetupColumn("picture", ImGuiTableColumnFlags_WidthStretch);
        ImGui::TableNextColumn();
        for (std::size_t i = 0; i < model.formations.size(); ++i)
            if (list_row(window, "formation:" + std::to_string(i + 1), model.formations[i].name, formation_ == i)) formation_ = i;
        ImGui::TableNextColumn();
        // As high as the longest text, so that the buttons stay where they are.
        float high = 0;
        for (const FormationShown& formation : model.formations)
            high = std::max(high, text_size(window, Type::small, formation.text, room_width()).y);
        draw_army(window, model, model.formations[*formation_].army);
        const float top = ImGui::GetCursorPosY();
        small_text(window, model.formations[*formation_].text);
        ImGui::SetCursorPosY(top + high + ImGui::GetStyle().ItemSpacing.y);
        ImGui::EndTable();
    }
    small_text(window, tr("It replaces all that stands on the board. You can change it afterwards."));
    finish(window, "use-formation", tr("Set it up"), formation_.has_value(), UseFormation{formation_.value_or(0)});
}

void SetUpScreen::draw_keep(Window& window, const SetUpModel& model) {
    heading(window, tr("Save this set-up"));
    separator(window);
    text_field(window, "set-up-name", name_, {.label = tr("Name"), .focus = fresh_, .enter = "keep-now"});
    if (model.has_phrase) small_text(window, tr("It is sealed with your pass phrase."));
    else
        warning_text(window, tr("You have no pass phrase, so the file is not sealed: anyone who uses this computer can read it. Until this "
                                "game is over, no other game lists it."));
    finish(window, "keep-now", tr("Save"), !name_.empty(), KeepSetUp{name_});
}

void SetUpScreen::draw_load(Window& window, const SetUpModel& model) {
    heading(window, tr("Load a set-up"));
    separator(window);
    if (model.kept.empty()) italic_text(window, tr("Nothing saved for this army."));
    const KeptSetUp* chosen = nullptr;
    for (const KeptSetUp& kept : model.kept) {
        const std::string label = kept.sealed ? fill(tr("{name} (sealed)"), {{"name", kept.name}}) : kept.name;
        if (list_row(window, "kept:" + kept.name, label, name_ == kept.name)) name_ = kept.name;
        if (name_ == kept.name) chosen = &kept;
    }
    if (chosen != nullptr && chosen->sealed)
        text_field(
            window, "set-up-phrase", phrase_,
            {.label = tr("Its pass phrase, if it is not your present one"), .hidden = true, .enter = "fetch-now", .most = phrase_letters});
    finish(window, "fetch-now", tr("Load"), chosen != nullptr, LoadSetUp{name_, phrase_});
}

void SetUpScreen::draw_text_page(Window& window, const SetUpModel& model) {
    if (fresh_) text_ = model.text;
    heading(window, tr("The set-up as text"));
    separator(window);
    small_text(window, tr("Your back row first, each row from file a on, with / between the rows and . for an empty square: 1 Marshal, "
                          "2 General, 3 Colonel, 4 Major, 5 Captain, 6 Lieutenant, 7 Sergeant, 8 Miner, 9 Scout, s Spy, B Bomb, F Flag "
                          "(C6.3). Other programs read and write the same."));
    text_field(window, "set-up-letters", text_,
               {.label = tr("Set-up"), .focus = fresh_, .selects = true, .enter = "read-set-up", .most = order_letters});
    if (button(window, "copy-set-up", tr("Copy"),
               {.width = -1, .hint = tr("Puts the text into the clipboard, where other programs can read it.")}))
        ImGui::SetClipboardText(text_.c_str());
    finish(window, "read-set-up", tr("Set it up"), !text_.empty() && text_ != model.text, ReadSetUp{text_});
}

}  // namespace fow::stratego::screens
