#include "ui/pages/series_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/pictures.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// Units of scale 1.
constexpr float card_gap = 8, card_inside = 8, lowest_map = 40;
/// The height of a small map for its width, and what is beside one that is lower: the colour of a plate (0xRRGGBB).
constexpr float map_shape = 0.83F;
constexpr unsigned card_colour = 0xE6DABB;

/// The battles side by side, each a small map with its date and its result.
class BattleCards {
public:
    BattleCards(Window& window, const SeriesModel& model) : window_(window), model_(model) {
        const auto count = static_cast<float>(model.battles.size());
        wide_ = std::floor((room_width() - window.units(card_gap) * (count - 1)) / count);
        for (const SeriesCard& card : model.battles) {
            float high = card.result.empty() ? 0 : window.line_height(Type::body) + window.units(2);
            for (const std::string& sentence : card.told)
                high += text_size(window, Type::small, shown(sentence), inner()).y + window.units(3);
            told_high_ = std::max(told_high_, high);
        }
    }

    /// `most`: the height of a card if it has that much to show, pixels.
    void draw(float most) const {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float written =
            window_.line_height(Type::heading) + window_.line_height(Type::small) + told_high_ + window_.units(2 * card_inside + 8);
        const float map =
            std::floor(std::clamp(most - written, window_.units(lowest_map), std::max(inner() * map_shape, window_.units(lowest_map))));
        const SDL_FRect row = place(room_width(), std::min(most, written + map));
        float x = at.x;
        for (const SeriesCard& card : model_.battles) {
            draw_card(card, {x, at.y, wide_, row.h}, map);
            x += wide_ + window_.units(card_gap);
        }
    }

private:
    [[nodiscard]] float inner() const { return wide_ - 2 * window_.units(card_inside); }
    /// A sentence may quote a name of any length: it has about three lines.
    [[nodiscard]] std::string shown(const std::string& sentence) const { return shortened(window_, Type::small, sentence, inner() * 2.8F); }

    void draw_card(const SeriesCard& card, const SDL_FRect& rect, float map) const {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const bool now = card.state == SeriesCard::State::next || card.state == SeriesCard::State::in_progress;
        draw_plate(window_, {corner(rect), far_corner(rect)}, {});
        if (now) list.AddRect(corner(rect), far_corner(rect), packed(colour::brass), 0, 0, window_.units(3));
        const float pad = window_.units(card_inside), left = rect.x + pad;
        const SDL_FRect picture{std::floor(left), std::floor(rect.y + pad), std::floor(inner()), map};
        if (SDL_Texture* sheet = drawn(card, picture)) list.AddImage(sheet, corner(picture), far_corner(picture));
        if (card.state == SeriesCard::State::in_progress) draw_ribbon(list, picture, tr("In progress"));
        float y = picture.y + picture.h + window_.units(4);
        draw_text(window_, list, Type::heading, left, y, colour::ink, shortened(window_, Type::heading, card.title, inner()));
        y += window_.line_height(Type::heading);
        draw_text(window_, list, Type::small, left, y, 0x6A4A22, shortened(window_, Type::small, card.date, inner()));
        y += window_.line_height(Type::small) + window_.units(4);
        if (!card.result.empty()) {
            draw_text(window_, list, Type::body, left, y, colour::ink, shortened(window_, Type::body, card.result, inner()));
            y += window_.line_height(Type::body) + window_.units(2);
        }
        for (const std::string& sentence : card.told) {
            const float top = y;
            for (const std::string& line : lines_in(wrapped(window_, Type::small, shown(sentence), inner()))) {
                draw_letters(window_, list, Type::small, {left, y}, packed(colour::ink), line);
                y += window_.line_height(Type::small);
            }
            add_text(window_, shown(sentence), {{left, top}, {left + inner(), y}});
            y += window_.units(3);
        }
    }
    void draw_ribbon(ImDrawList& list, const SDL_FRect& picture, const std::string& text) const {
        const float high = window_.line_height(Type::small) + window_.units(4);
        const float y = picture.y + picture.h - high;
        list.AddRectFilled({picture.x, y}, far_corner(picture), packed(colour::brass, 0.94F));
        draw_text(window_, list, Type::small, std::floor(picture.x + picture.w / 2), y + window_.units(2), colour::ink, text, 0.5F);
    }
    /// Drawn once: its pieces would take most of the time of a frame.
    [[nodiscard]] SDL_Texture* drawn(const SeriesCard& card, const SDL_FRect& place) const {
        const SDL_FRect sheet{0, 0, place.w, place.h};
        const auto canvas = window_.pictures().canvas("series card " + card.title, static_cast<int>(place.w), static_cast<int>(place.h),
                                                      std::string(word(window_.settings().colours)));
        if (canvas.fresh && canvas.texture != nullptr)
            window_.paint(*canvas.texture, [&](ImDrawList& list) {
                list.AddRectFilled(corner(sheet), far_corner(sheet), packed(card_colour));
                draw_picture(card.picture, window_, list, sheet);
            });
        return canvas.texture;
    }

    Window& window_;
    const SeriesModel& model_;
    float wide_ = 0, told_high_ = 0;  ///< pixels
};

/// Who plays on the left, and under which terms on the right.
void draw_form(Window& window, const SeriesModel& model, SeriesForm& form, float high) {
    const ImVec2 top = ImGui::GetCursorScreenPos();
    const float gap = window.units(24), wide = std::floor((room_width() - gap) / 2);
    scroll_begin(window, "players", ImVec2(wide, high));
    players_choice(window, form.players);
    scroll_end(window);
    ImGui::SetCursorScreenPos({top.x + wide + gap, top.y});
    scroll_begin(window, "terms", ImVec2(wide, high));
    small_text(window, tr("In the first battle, the first player leads"));
    choice(window, "first-takes", {model.leads[0], model.leads[1], {"lot", tr("Draw lots")}}, form.first_takes);
    small_text(window, tr("After each battle"));
    choice(window, "sides", {{"changed", tr("The players change sides")}, {"kept", tr("They keep their sides")}}, form.sides);
    small_text(window, tr("Rules"));
    choice(window, "rules", model.rules, form.rules);
    for (std::size_t i = 0; i < model.rules.size(); ++i)
        if (model.rules[i].key == form.rules) small_text(window, model.rules_told[i]);
    if (!model.kept_as.empty()) small_text(window, model.kept_as);
    scroll_end(window);
    ImGui::SetCursorScreenPos({top.x, top.y + high});
}

/// Who has how many points, as a table, and who is ahead.
void draw_standing(Window& window, const SeriesModel& model) {
    const float line = window.line_height(Type::body), wide = std::min(room_width(), window.units(620));
    const SDL_FRect room = place(wide, window.line_height(Type::small) + 2 * line + window.units(6));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto column = [&](int number) { return room.x + wide - window.units(110) * static_cast<float>(3 - number); };
    float y = room.y;
    int number = 1;
    for (const std::string& head : {tr("Points"), tr("Battles won"), tr("Pieces lost")})
        draw_text(window, list, Type::small, column(number++), y, text_colour(), head, 1);
    y += window.line_height(Type::small) + window.units(2);
    list.AddRectFilled({room.x, y}, {room.x + wide, y + window.line()}, packed(colour::ink, 0.4F));
    y += window.units(2);
    for (const SeriesModel::Row& row : model.standing) {
        const float most = column(1) - room.x - window.units(70);
        draw_text(window, list, Type::body, room.x, y, text_colour(), shortened(window, Type::body, row.name, most));
        number = 1;
        for (const int count : {row.points, row.won, row.losses})
            draw_text(window, list, Type::body, column(number++), y, text_colour(), std::to_string(count), 1);
        y += line;
    }
}

std::optional<SeriesChoice> draw_buttons(Window& window, const SeriesModel& model) {
    std::optional<SeriesChoice> made;
    const bool usable = model.trouble.empty(), asks = model.begins;
    const bool in_progress = std::any_of(model.battles.begin(), model.battles.end(),
                                         [](const SeriesCard& card) { return card.state == SeriesCard::State::in_progress; });
    const float share = share_of_room(window, asks ? 2 : 3);
    if (button(window, "back", tr("Back"), {.width = share, .key = SDLK_ESCAPE})) made = SeriesChoice::back;
    ImGui::SameLine();
    if (asks) {
        if (button(window, "series-begin", tr("Begin the first battle"), {.primary = true, .width = share})) made = SeriesChoice::begin;
        return made;
    }
    if (button(window, "series-new", tr("New series"), {.primary = model.over || !usable, .width = share})) made = SeriesChoice::fresh;
    ImGui::SameLine();
    const bool next = usable && !model.over;
    if (button(window, "series-next", in_progress ? tr("Go on with the battle") : tr("Next battle"),
               {.enabled = next, .primary = next, .width = share, .hint = next ? std::string() : tr("There is no battle left to fight.")}))
        made = SeriesChoice::next;
    return made;
}

}  // namespace

std::optional<SeriesChoice> series_screen(Window& window, const SeriesModel& model, SeriesForm& form) {
    draw_backdrop(window);
    card_begin(window, "series", centred_rect(window, 1120, 720));
    heading(window, model.title);
    separator(window);
    small_text(window, model.about);
    space(window, 2);
    const BattleCards cards(window, model);
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const float buttons = button_height(window) + gap;
    if (model.begins) {
        const float wanted = window.units(260);
        cards.draw(std::max(window.units(150), room_height() - buttons - wanted - 2 * gap));
        draw_form(window, model, form, room_height() - buttons - gap);
    } else {
        const float wide = room_width(), small = window.line_height(Type::small) + gap, body = window.line_height(Type::body);
        const float told = model.trouble.empty() ? small + 3 * body + window.units(12) + 3 * gap + (model.notice.empty() ? 0 : small)
                                                 : text_size(window, Type::body, model.trouble, wide).y + gap;
        cards.draw(std::max(window.units(150), room_height() - buttons - told - 2 * gap));
        if (model.trouble.empty()) {
            draw_standing(window, model);
            italic_text(window, shortened(window, Type::italic, model.verdict, room_width()));
            small_text(window, model.terms);
            if (!model.notice.empty()) small_text(window, model.notice);
        } else {
            warning_text(window, model.trouble);
        }
    }
    space(window, std::max(0.0F, (room_height() - buttons) / window.scale()));
    const auto made = draw_buttons(window, model);
    card_end(window);
    return made;
}

}  // namespace fow::ui
