#include "games/stratego/screens/game_look.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

struct Widths {
    float picture, name, does, beats, count;  ///< pixels
};

void draw_rank(Window& window, const View& view, const RuleSet& rules, Rank rank, const Widths& widths) {
    const float gap = window.units(10);
    const std::string name = wrapped(window, Type::body, rank_with_number(rank), widths.name - gap);
    const std::string does = wrapped(window, Type::small, what_it_does(rank), widths.does - gap);
    const std::string beats = wrapped(window, Type::small, what_it_beats(rank), widths.beats - gap);
    const float text = std::max({text_size(window, Type::body, name).y, text_size(window, Type::small, does).y,
                                 text_size(window, Type::small, beats).y, widths.picture - gap});
    const SDL_FRect at = place(room_width(), std::round(text + window.units(4)));
    if (!ImGui::IsRectVisible({at.x, at.y}, {at.x + at.w, at.y + at.h})) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float size = widths.picture - gap;
    const Seat side = view.viewer == fow::stratego::red_viewer ? red_seat : blue_seat;
    draw_block(window, list, {at.x, std::floor(at.y + (at.h - size) / 2), size, size}, fresh_piece(side, rank), {.face = true});
    float x = at.x + widths.picture;
    const auto write = [&](Type type, const std::string& words, float wide, float align = 0) {
        draw_text(window, list, type, x + (wide - gap) * align, at.y + (at.h - text_size(window, type, words).y) / 2, colour::ink, words,
                  align);
        x += wide;
    };
    write(Type::body, name, widths.name);
    write(Type::small, does, widths.does);
    write(Type::small, beats, widths.beats);
    for (const Seat each : {blue_seat, red_seat}) {
        const int all = rules.armies[each][rank];
        write(Type::body,
              fill(tr("{left} of {all}"), {{"left", std::to_string(all - view.lost[each][rank])}, {"all", std::to_string(all)}}),
              widths.count, 0.5F);
    }
    list.AddRectFilled({at.x, at.y + at.h}, {at.x + at.w, at.y + at.h + window.line()}, packed(colour::ink, 0.15F));
}

}  // namespace

bool reference_page(Window& window, const View& view, const RuleSet& rules) {
    modal_begin(window, "reference", 980);
    heading(window, tr("The pieces of this game"));
    small_text(window, tr("Equal ranks are both taken off (C3.2). How many of each are left: both players see those lost."));
    const float wide = room_width() - ImGui::GetStyle().ScrollbarSize;
    const float count = window.units(84);
    const float picture = window.units(40);
    const float texts = wide * 0.83F - picture - 2 * count;
    const Widths widths{picture, std::floor(wide * 0.17F), std::floor(texts * 0.66F), std::floor(texts * 0.34F), count};
    const SDL_FRect head = place(room_width(), window.line_height(Type::small));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = head.x + widths.picture + widths.name;
    const auto write = [&](const std::string& words, float width, float align = 0) {
        draw_text(window, list, Type::small, x + (width - window.units(10)) * align, head.y, 0x6B4A1E, words, align);
        x += width;
    };
    write(tr("Does in a turn"), widths.does);
    write(tr("Takes off"), widths.beats);
    write(side_name(blue_seat), widths.count, 0.5F);
    write(side_name(red_seat), widths.count, 0.5F);
    separator(window);
    const float most = static_cast<float>(window.height()) - window.units(230);  // what is around them on the page
    const auto rows = static_cast<float>(std::count_if(ranks.begin(), ranks.end(), [&](Rank rank) { return has_any(rules.armies, rank); }));
    scroll_begin(window, "reference rows", std::min(most, window.units(44) * rows));
    for (int i = static_cast<int>(Rank::marshal); i >= 0; --i)
        if (has_any(rules.armies, static_cast<Rank>(i))) draw_rank(window, view, rules, static_cast<Rank>(i), widths);
    for (const Rank rank : {Rank::bomb, Rank::flag})
        if (has_any(rules.armies, rank)) draw_rank(window, view, rules, rank, widths);
    scroll_end(window);
    space(window, 4);
    const bool read = button(window, "reference-read", tr("Back"), {.primary = true, .width = -1});
    modal_end(window);
    return read;
}

}  // namespace fow::stratego::screens
