#include "ui/pages/saved_screen.hpp"

#include <algorithm>
#include <cmath>

#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// The words of the tabs in scripts.
const std::vector<std::pair<SavedTab, std::string>>& tab_words() {
    static const std::vector<std::pair<SavedTab, std::string>> words{
        {SavedTab::games, "games"}, {SavedTab::armies, "deployments"}, {SavedTab::bin, "bin"}, {SavedTab::standing, "standing"}};
    return words;
}

std::string nothing_in(SavedTab tab) {
    switch (tab) {
        case SavedTab::watch: return tr("There is no game to watch.");
        case SavedTab::games: return tr("There are no saved games. The game on the table is under Continue.");
        case SavedTab::armies:
            return tr("There are no deployments here. Save one while you set up an army. Those of a game in progress are not listed.");
        case SavedTab::bin: return tr("The bin is empty.");
        case SavedTab::standing: return tr("No saved game is over.");
    }
    return {};
}

}  // namespace

std::optional<SavedIntent> SavedScreen::draw(Window& window, const SavedModel& model) {
    intent_.reset();
    unread_.clear();
    if (chosen_ && *chosen_ >= model.rows.size()) chosen_.reset();
    draw_backdrop(window);
    card_begin(window, "files", centred_rect(window, 860, 730));
    heading(window, model.tab == SavedTab::watch ? tr("Watch a game") : tr("Saved games"));
    separator(window);
    if (model.tab != SavedTab::watch) draw_tabs(window, model);
    const float notice = window.line_height(Type::small) + ImGui::GetStyle().ItemSpacing.y;
    const float buttons = button_height(window) + ImGui::GetStyle().ItemSpacing.y;
    scroll_begin(window, "list", room_height() - buttons - notice);
    draw_rows(window, model);
    scroll_end(window);
    const SDL_FRect line = place(room_width(), window.line_height(Type::small));
    if (!model.notice.empty())
        draw_text(window, *ImGui::GetWindowDrawList(), Type::small, line.x, line.y, text_colour(),
                  shortened(window, Type::small, model.notice, line.w));
    draw_buttons(window, model);
    card_end(window);
    if (page_ != Page::list) draw_page(window, model);
    else if (escape_pressed(window)) intent_ = LeaveSaved{};
    return intent_;
}

void SavedScreen::draw_tabs(Window& window, const SavedModel& model) {
    const auto& words = tab_words();
    const auto now = std::find_if(words.begin(), words.end(), [&](const auto& tab) { return tab.first == model.tab; });
    std::string chosen = now->second;
    if (choice(window, "tab",
               {{"games", tr("Games")}, {"deployments", tr("Deployments")}, {"bin", tr("Bin")}, {"standing", tr("Standing")}}, chosen))
        intent_ = std::find_if(words.begin(), words.end(), [&](const auto& tab) { return tab.second == chosen; })->first;
    space(window, 2);
}

void SavedScreen::draw_rows(Window& window, const SavedModel& model) {
    if (model.rows.empty()) italic_text(window, nothing_in(model.tab));
    for (std::size_t i = 0; i < model.rows.size(); ++i) draw_row(window, model, i);
}

void SavedScreen::draw_row(Window& window, const SavedModel& model, std::size_t row) {
    const SavedRow& saved = model.rows[row];
    const bool mapped = model.tab == SavedTab::watch || model.tab == SavedTab::games;
    const float line = window.line_height(Type::body);
    const float small = window.line_height(Type::small);
    const float pad = window.units(8);
    const float told = mapped ? 2 : static_cast<float>(saved.told.size());
    const float high = std::ceil(line + told * (small + window.units(2)) + 2 * pad);
    const ImVec2 size(std::max(1.0F, room_width()), high);
    const ImVec2 top = ImGui::GetCursorScreenPos();
    Press p{.rect = {top, {top.x + size.x, top.y + size.y}}};
    if (saved.control.empty()) place(size.x, size.y);
    else p = press(window, saved.control, size, true);
    if (p.clicked) chosen_ = row;
    if (mapped && ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left)) intent_ = OpenSaved{row};
    if (!ImGui::IsItemVisible()) return;
    if (!saved.read) unread_.push_back(row);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_row_ground(window, p.rect, chosen_ == row, p.hovered);
    float left = p.rect.Min.x + pad;
    if (mapped) {
        const SDL_FRect picture{left, p.rect.Min.y + pad, std::round((high - 2 * pad) * 1.2F), high - 2 * pad};
        draw_picture(saved.picture, window, list, picture);
        left += picture.w + pad;
    }
    const float right = p.rect.Max.x - pad;
    const float detail = saved.detail.empty() ? 0 : text_size(window, Type::small, saved.detail).x + pad;
    float y = p.rect.Min.y + pad;
    if (!saved.detail.empty())
        draw_text(window, list, Type::small, right, y + std::floor((line - small) / 2), text_colour(), saved.detail, 1);
    draw_text(window, list, Type::body, left, y, text_colour(), shortened(window, Type::body, saved.name, right - left - detail));
    y += line;
    for (const std::string& sentence : saved.told) {
        y += window.units(2);
        draw_text(window, list, Type::small, left, y, text_colour(), shortened(window, Type::small, sentence, right - left));
        y += small;
    }
}

void SavedScreen::draw_buttons(Window& window, const SavedModel& model) {
    const bool some = chosen_.has_value();
    const auto next = [&](const char* name, const std::string& label, const SavedIntent& intent, ButtonOptions options) {
        ImGui::SameLine();
        if (button(window, name, label, options)) intent_ = intent;
    };
    const bool kept = model.tab == SavedTab::games || model.tab == SavedTab::armies;
    const int count = model.tab == SavedTab::games ? 5 : model.tab == SavedTab::armies ? 4 : model.tab == SavedTab::bin ? 3 : 2;
    const float share = share_of_room(window, model.tab == SavedTab::standing ? 1 : count);
    if (button(window, "back", tr("Back"), {.width = share})) intent_ = LeaveSaved{};
    if (kept || model.tab == SavedTab::bin) next("open-folder", tr("Open the folder"), OpenSavedFolder{}, {.width = share});
    const auto page = [&](const char* name, const std::string& label, Page to) {
        ImGui::SameLine();
        if (!button(window, name, label, {.enabled = some, .width = share})) return;
        page_ = to;
        name_ = model.rows[*chosen_].name;
    };
    if (kept) {
        page("rename", tr("Rename"), Page::rename);
        page("delete", tr("Delete"), Page::erase);
    }
    const ButtonOptions main{.enabled = some, .primary = some, .width = share};
    const std::size_t row = chosen_.value_or(0);
    if (model.tab == SavedTab::watch) next("open", tr.in("a game", "Watch"), OpenSaved{row}, main);
    if (model.tab == SavedTab::games) next("open", tr("Load"), OpenSaved{row}, main);
    if (model.tab == SavedTab::bin) next("put-back", tr("Put back"), PutBackSaved{row}, main);
}

void SavedScreen::draw_page(Window& window, const SavedModel& model) {
    if (!chosen_ || escape_pressed(window)) {
        page_ = Page::list;
        return;
    }
    const Page page = page_;
    const std::string& name = model.rows[*chosen_].name;
    modal_begin(window, "saved page", 520);
    heading(window, page == Page::rename ? tr("Rename") : fill(tr("Delete \"{name}\"?"), {{"name", shown_name(window, name)}}));
    separator(window);
    if (page == Page::rename) text_field(window, "new-name", name_, {.label = tr("The new name"), .focus = ImGui::IsWindowAppearing()});
    else paragraph(window, tr("It goes to the bin, from where you can put it back."));
    space(window, 6);
    const float half = share_of_room(window, 2);
    if (button(window, "page-back", tr("Back"), {.width = half})) page_ = Page::list;
    ImGui::SameLine();
    const auto done = [&](const char* control, const std::string& label, bool enabled, SavedIntent intent) {
        if (!button(window, control, label, {.enabled = enabled, .primary = enabled, .width = half})) return;
        intent_ = std::move(intent);
        page_ = Page::list;
    };
    if (page == Page::rename) done("rename-now", tr("Rename"), !name_.empty() && name_ != name, RenameSaved{*chosen_, name_});
    else done("delete-now", tr("Delete"), true, DeleteSaved{*chosen_});
    modal_end(window);
}

std::optional<Seat> whose_eyes_screen(Window& window, const PerSeat<std::string>& names, bool& never_mind) {
    std::optional<Seat> chosen;
    modal_begin(window, "eyes", 460);
    heading(window, tr("Who looks?"));
    separator(window);
    paragraph(window, tr("This game is not over: it can be stepped through with one player's knowledge only."));
    space(window, 4);
    for (const Seat seat : seats) {
        const SeatLook& look = window.look().seats[seat];
        if (button(window, "eyes-" + look.word, fill(look.seated, {{"name", shown_name(window, names[seat])}}), {.width = -1}))
            chosen = seat;
    }
    space(window, 4);
    if (button(window, "never-mind", tr("Back"), {.width = -1, .key = SDLK_ESCAPE})) never_mind = true;
    modal_end(window);
    return chosen;
}

}  // namespace fow::ui
