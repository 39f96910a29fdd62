#include "ui/pages/rulebook_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pages/sayings.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// The first frames of a card only measure it.
constexpr int frames_to_seek = 3;

/// "W7.4" and the modes in which the rule applies; the rule being read has a mark beside it.
void rule_head(Window& window, const std::string& id, const std::string& modes, bool here) {
    const ImVec2 size = text_size(window, Type::heading, id);
    const SDL_FRect row = place(room_width(), size.y);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    if (here) list.AddRectFilled({row.x - window.units(10), row.y}, {row.x - window.units(6), row.y + row.h}, packed(colour::brass));
    draw_text(window, list, Type::heading, row.x, row.y, 0x6B4A1E, id);
    if (modes.empty()) return;
    const float low = row.y + std::round(window.font(Type::heading)->Ascent - window.font(Type::italic)->Ascent);
    draw_text(window, list, Type::italic, row.x + size.x + window.units(10), low, colour::ink, modes);
}

/// The first column takes a fixed share; the others share the rest.
void draw_table(Window& window, const std::vector<std::vector<std::string>>& table) {
    std::size_t columns = 0;
    for (const auto& row : table) columns = std::max(columns, row.size());
    if (columns == 0) return;
    const float gap = window.units(12);
    const float first = std::min(room_width() * 0.24F, window.units(150));
    const float other = std::floor((room_width() - first) / static_cast<float>(std::max<std::size_t>(1, columns - 1)));
    for (const auto& row : table) {
        float high = 0;
        for (std::size_t i = 0; i < row.size(); ++i)
            high = std::max(high, text_size(window, Type::small, row[i], (i == 0 ? first : other) - gap).y);
        const SDL_FRect at = place(room_width(), high + window.units(3));
        for (std::size_t i = 0; i < row.size(); ++i) {
            const float x = at.x + (i == 0 ? 0 : first + other * static_cast<float>(i - 1));
            const std::string lines = wrapped(window, Type::small, row[i], (i == 0 ? first : other) - gap);
            draw_letters(window, *ImGui::GetWindowDrawList(), Type::small, {std::floor(x), at.y}, packed(colour::ink), lines);
            window.controls().add_text(row[i], {x, at.y, (i == 0 ? first : other) - gap, high});
        }
        if (&row == &table.front()) separator(window);
    }
}

/// The text beside a diagram: its caption, and what is crossed out.
void draw_caption(Window& window, const RuleDiagram& diagram) {
    italic_text(window, tr(diagram.caption.c_str()));
    if (!diagram.crossed_out.empty()) small_text(window, fill(tr("Crossed out: {list}."), {{"list", diagram.crossed_out}}));
}

void draw_diagrams(Window& window, const RulebookModel& model, const std::string& id) {
    for (const RuleDiagram& diagram : model.diagrams) {
        if (diagram.rule != id) continue;
        space(window, 4);
        const float gap = window.units(18);
        const SDL_FPoint size = diagram.size(window, room_width());
        const SDL_FRect at = place(size.x, size.y);
        if (ImGui::IsItemVisible()) diagram.draw(window, *ImGui::GetWindowDrawList(), at);
        const bool beside = room_width() - size.x - gap > window.units(200);
        if (beside) {
            ImGui::SameLine(0, gap);
            ImGui::BeginGroup();
        }
        draw_caption(window, diagram);
        if (beside) ImGui::EndGroup();
    }
}

/// A chapter in the list, wrapped to as many lines as needed. True when clicked.
bool chapter_row(Window& window, const std::string& name, const std::string& title, bool chosen) {
    const float pad = window.units(10);
    const std::string lines = wrapped(window, Type::body, title, room_width() - pad - window.units(4));
    const Press p = press(window, name, {room_width(), text_size(window, Type::body, lines).y + window.units(3)}, true);
    draw_row_ground(window, p.rect, chosen, p.hovered);
    draw_letters(window, *ImGui::GetWindowDrawList(), Type::body, {p.rect.Min.x + pad, p.rect.Min.y + window.units(1)}, packed(colour::ink),
                 lines);
    add_text(window, title, p.rect);
    return p.clicked;
}

}  // namespace

void RulebookScreen::open(const RulebookModel& model, const std::string& rule) {
    typing_ = !open_ && rule.empty();
    const bool was_open = std::exchange(open_, true);
    if (!was_open) before_.clear();
    if (rule.empty()) return;
    if (!was_open) asked_.clear();
    const std::string chapter = rule.substr(0, rule.find('.'));
    for (std::size_t i = 0; i < model.chapters.size(); ++i) {
        if (model.chapters[i].id != chapter) continue;
        if (was_open) turn_to({i, rule});
        else at_ = {i, rule};
    }
    seek_ = frames_to_seek;
}

void RulebookScreen::turn_to(Place place) {
    before_.push_back(at_);
    at_ = std::move(place);
    asked_.clear();
    seek_ = frames_to_seek;
}

void RulebookScreen::draw(Window& window, const RulebookModel& model) {
    modal_begin(window, "rulebook", 1060);
    draw_head(window);
    const float high = std::max(window.units(200), static_cast<float>(window.height()) * 0.94F - window.units(198));
    draw_chapters(window, model, high);
    ImGui::SameLine(0, window.units(24));
    const std::string part = asked_.empty() ? "rules " + std::to_string(at_.chapter) : "found";
    scroll_begin(window, part, high);
    ImGui::Indent(window.units(12));
    if (model.chapters.empty()) paragraph(window, window.look().missing_rules);
    else if (asked_.empty()) draw_chapter(window, model);
    else draw_found(window, model);
    ImGui::Unindent(window.units(12));
    scroll_end(window);
    space(window, 4);
    const float half = share_of_room(window, 2);
    const bool back = !before_.empty() || !asked_.empty();
    if (button(window, "rulebook-back", tr("Back a page"), {.enabled = back, .width = half})) {
        if (!asked_.empty()) {
            asked_.clear();
        } else {
            at_ = before_.back();
            before_.pop_back();
        }
        seek_ = frames_to_seek;
        window.wake();
    }
    ImGui::SameLine();
    if (button(window, "rulebook-close", tr("Close the book"), {.primary = true, .width = half})) close();
    modal_end(window);
    seek_ = std::max(0, seek_ - 1);
    if (seek_ > 0) window.wake();
}

void RulebookScreen::draw_head(Window& window) {
    heading(window, tr("The rulebook"));
    if (text_field(window, "rulebook-search", asked_, {.placeholder = window.look().looking_up, .focus = std::exchange(typing_, false)}))
        window.wake();
    separator(window);
}

void RulebookScreen::draw_chapters(Window& window, const RulebookModel& model, float high) {
    scroll_begin(window, "chapters", ImVec2(std::floor(room_width() * 0.29F), high));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, window.units(3)});
    for (std::size_t i = 0; i < model.chapters.size(); ++i) {
        const Chapter& chapter = model.chapters[i];
        const std::string title = chapter.id.empty() ? tr("About this book") : chapter.id + "  " + tr(chapter.title.c_str());
        if (chapter_row(window, "chapter:" + chapter.id, title, asked_.empty() && i == at_.chapter)) turn_to({i, {}});
    }
    ImGui::PopStyleVar();
    scroll_end(window);
}

void RulebookScreen::draw_passage(Window& window, const RulebookModel& model, const Passage& passage) {
    if (!passage.rule.empty()) {
        const bool here = passage.rule == at_.rule;
        if (here && seek_ > 0) ImGui::SetScrollHereY(0);
        rule_head(window, passage.rule, passage.modes, here);
    }
    if (!passage.table.empty()) draw_table(window, passage.table);
    else paragraph(window, tr(passage.text.c_str()));
    if (!passage.rule.empty()) draw_diagrams(window, model, passage.rule);
    space(window, 8);
}

void RulebookScreen::draw_chapter(Window& window, const RulebookModel& model) {
    const Chapter& chapter = model.chapters[std::min(at_.chapter, model.chapters.size() - 1)];
    if (at_.rule.empty() && seek_ > 0) ImGui::SetScrollY(0);
    heading(window, tr(chapter.title.c_str()));
    space(window, 4);
    if (const Saying* said = model.voices == nullptr ? nullptr : said_at(*model.voices, "chapter:" + chapter.id)) {
        saying(window, *said);
        space(window, 8);
    }
    for (const Passage& passage : chapter.passages) draw_passage(window, model, passage);
}

void RulebookScreen::draw_found(Window& window, const RulebookModel& model) {
    const auto found = search(model.rules, asked_);
    if (found.empty()) {
        paragraph(window, tr("No rule has all of these words."));
        return;
    }
    small_text(window, fill(tr("One rule.", "{count} rules.", found.size()), {{"count", std::to_string(found.size())}}));
    for (const RuleText* one : found) {
        space(window, 4);
        // The number links to the rule's page, as everywhere.
        small_text(window, fill(tr("{rule}  {chapter}"), {{"rule", one->id}, {"chapter", tr(one->chapter.c_str())}}));
        if (!one->modes.empty()) italic_text(window, one->modes);
        found_text(window, tr(one->text.c_str()), asked_);
    }
}

}  // namespace fow::ui
