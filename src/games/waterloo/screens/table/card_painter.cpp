#include "games/waterloo/screens/table/card_painter.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/event.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

namespace {

constexpr int least_letters = 9;  // pixels; a smaller title would only be a smudge

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = std::min(text.find(' ', from), text.size());
        if (to > from) words.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return words;
}

Surface lettering(Pictures& pictures, int size, const std::string& text) {
    return pictures.text(size < 15 ? Cut::small : Cut::regular, size, text, colour::ink);
}

/// One font size for all five titles, so that their longest word fits. 0 when it would be too small.
int letters_for(Pictures& pictures, int room, int most) {
    for (int size = most; size >= least_letters; --size) {
        int widest = 0;
        for (const Card card : cards)
            for (const std::string& word : words_of(card_name(card))) widest = std::max(widest, lettering(pictures, size, word)->w);
        if (widest <= room) return size;
    }
    return 0;
}

/// The title's words, as many per line as fit.
std::vector<Surface> title_lines(Pictures& pictures, const std::string& title, int size, int room) {
    std::vector<Surface> lines;
    std::string line;
    for (const std::string& word : words_of(title)) {
        const std::string longer = line.empty() ? word : line + ' ' + word;
        Surface tried = lettering(pictures, size, longer);
        if (!line.empty() && tried->w > room) {
            line = word;
            lines.push_back(lettering(pictures, size, line));
        } else {
            line = longer;
            if (lines.empty()) lines.emplace_back();
            lines.back() = std::move(tried);
        }
    }
    return lines;
}

Surface card_face(Pictures& pictures, Card card, int wide, int high) {
    Surface face = pictures.svg("card_face", wide, high);
    if (!face) return face;
    const int room = wide - part(wide, 0.17F);
    const int letters = letters_for(pictures, room, part(high, 0.095F));
    const int emblem = part(wide, 0.80F);
    const std::string name = "card_" + std::string(word(card));
    if (letters == 0) {
        const Surface picture = pictures.svg(name, emblem, emblem);
        blit(*face, *picture, (wide - emblem) / 2, (high - emblem) / 2);
        return face;
    }
    const Surface picture = pictures.svg(name, emblem, emblem);
    blit(*face, *picture, (wide - emblem) / 2, part(high, 0.065F));
    const Surface bar = empty_surface(part(wide, 0.36F), std::max(1, part(high, 0.005F)));
    SDL_FillRect(bar.get(), nullptr, 0xFF000000 | colour::brass);
    blit(*face, *bar, (wide - bar->w) / 2, part(high, 0.66F));
    const std::vector<Surface> lines = title_lines(pictures, card_name(card), letters, room);
    const int step = part(letters, 1.06F);
    int y = part(high, 0.815F) - step * static_cast<int>(lines.size()) / 2 - part(letters, 0.14F);
    for (const Surface& line : lines) {
        blit(*face, *line, (wide - line->w) / 2, y);
        y += step;
    }
    return face;
}

void draw_number(Window& window, ImDrawList& list, const SDL_FRect& card, int count, float line) {
    const float radius = std::round(std::clamp(card.w * 0.13F, 9 * window.scale(), 18 * window.scale()));
    const ImVec2 middle(std::round(card.x + card.w - radius * 0.9F), std::round(card.y + radius * 0.9F));
    list.AddCircleFilled({middle.x + line, middle.y + line}, radius, packed(0x000000, 0.35F), 32);
    list.AddCircleFilled(middle, radius, packed(0x6E5420), 32);
    list.AddCircleFilled(middle, radius - line, packed(0xE2C078), 32);
    const int letters = static_cast<int>(radius * 1.45F);
    const std::string number = std::to_string(count);
    SDL_Texture* figure = window.pictures().kept("card number " + number + ' ' + std::to_string(letters),
                                                 [&] { return window.pictures().text(Cut::bold, letters, number, colour::ink); });
    const SDL_FPoint size = size_of(figure);
    const ImVec2 at(std::round(middle.x - size.x / 2), std::round(middle.y - size.y * 0.49F));
    list.AddImage(figure, at, {at.x + size.x, at.y + size.y});
}

}  // namespace

std::string card_name(Card card) { return fow::waterloo::card_name(card, tr); }

std::string card_text(Card card, const PlayerView& view) {
    const SeenCards& rules = *view.cards;
    switch (card) {
        case Card::reconnaissance:
            return fill(tr("Look at up to {count} enemy pieces on the enemy's own half, each adjacent to one chosen before. You see them "
                           "when you stop. The enemy learns which ones you looked at."),
                        {{"count", std::to_string(rules.looks)}});
        case Card::initiative:
            return fill(
                tr("Move up to {count} of your pieces, each with an ordinary move, for one action in all. None of them attacks or fires."),
                {{"count", std::to_string(rules.movers)}});
        case Card::combined_attack:
            return tr(
                "Attack once with infantry and once with cavalry, and fire one gun, for one action in all. In any order; you may leave any "
                "of them out.");
        case Card::fighting_spirit:
            return fill(tr("In your turn, for one action: a piece of your infantry or cavalry fights with +{points} until the turn ends. "
                           "Or keep it until the enemy attacks: it then gives +{points} in that one fight and costs nothing."),
                        {{"points", std::to_string(view.bonuses[static_cast<std::size_t>(Bonus::spirit)])}});
        case Card::grand_battery:
            return tr("Fire one gun; every gun of yours connected to it, edge to edge, may fire once as well, for one action in all.");
    }
    return {};
}

void draw_card(Window& window, ImDrawList& list, const SDL_FRect& rect, Card card, const CardLook& look) {
    const float line = window.line();
    const float beneath = static_cast<float>(std::clamp(look.count - 1, 0, 2));
    const float step = std::max(2.0F, std::round(rect.w * 0.03F));
    const float lift = look.lifted ? window.units(4) : 0;
    SDL_FRect top{std::round(rect.x), std::round(rect.y + beneath * step), std::round(rect.w - beneath * step),
                  std::round(rect.h - beneath * step)};
    if (top.w < 8 || top.h < 8) return;
    const float round = top.w * 8 / 140;
    for (float i = beneath; i > 0; --i) {
        const SDL_FRect under{top.x + i * step, top.y - i * step, top.w, top.h};
        list.AddRectFilled(corner(under), far_corner(under), packed(0x5B4A30), round);
        list.AddRectFilled({under.x + line, under.y + line}, {under.x + under.w - line, under.y + under.h - line}, packed(0xE6DABB), round);
    }
    const float fall = window.units(2) + lift;
    list.AddRectFilled({top.x + fall, top.y + fall}, {top.x + top.w + fall, top.y + top.h + fall}, packed(0x000000, 0.28F), round);
    top.y -= lift;

    const int wide = static_cast<int>(top.w);
    const int high = static_cast<int>(top.h);
    const std::string key = "card " + std::to_string(wide) + "x" + std::to_string(high) + ' ' +
                            (look.face_down ? std::string("back") : std::string(word(card)));
    SDL_Texture* picture = window.pictures().kept(key, [&] {
        return look.face_down ? window.pictures().svg("card_back", wide, high) : card_face(window.pictures(), card, wide, high);
    });
    list.AddImage(picture, corner(top), far_corner(top));
    if (look.count > 1) draw_number(window, list, top, look.count, line);
}

namespace {

/// The slip under a picture `high` pixels wide, and where the words begin.
float draw_chip(Window& window, ImDrawList& list, const SDL_FRect& rect, unsigned rgb, bool lifted) {
    const float round = window.units(3);
    const float fall = window.units(lifted ? 3 : 1);
    list.AddRectFilled({rect.x + fall, rect.y + fall}, {rect.x + rect.w + fall, rect.y + rect.h + fall}, packed(0x000000, 0.3F), round);
    list.AddRectFilled(corner(rect), far_corner(rect), packed(rgb), round);
    list.AddRect(corner(rect), far_corner(rect), packed(lifted ? colour::brass : 0x6E5420, lifted ? 1 : 0.7F), round, 0,
                 lifted ? 2 * window.line() : window.line());
    return rect.x + rect.h + window.units(4);
}

/// The longest word in pixels.
float widest_word(Window& window, const std::string& text) {
    float widest = 0;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = std::min(text.find(' ', from), text.size());
        widest = std::max(widest, text_size(window, Type::small, text.substr(from, to - from)).x);
        from = to + 1;
    }
    return widest;
}

/// One or two lines beside the picture of a chip, up to `right`. No word is broken: a long one gets narrower letters.
void write_chip(Window& window, ImDrawList& list, const SDL_FRect& rect, float x, float right, unsigned rgb, const std::string& text) {
    const float line = window.line_height(Type::small);
    const float room = right - x - window.units(5);
    const bool two_fit = 2 * line <= rect.h;
    const std::string lines = two_fit ? wrapped(window, Type::small, text, std::ceil(std::max(room, widest_word(window, text) + 1))) : text;
    const ImVec2 size = text_size(window, Type::small, lines);
    const int first = list.VtxBuffer.Size;
    list.PushClipRectFullScreen();  // ImGui leaves out letters beyond the edge, where they are before they get narrower
    draw_letters(window, list, Type::small, {x, std::floor(rect.y + (rect.h - size.y) / 2)}, packed(rgb), lines);
    list.PopClipRect();
    for (int i = first; i < list.VtxBuffer.Size && size.x > room; ++i)  // narrower letters rather than half a title
        list.VtxBuffer[i].pos.x = x + (list.VtxBuffer[i].pos.x - x) * room / size.x;
    window.controls().add_text(text);
}

}  // namespace

void draw_card_chip(Window& window, ImDrawList& list, const SDL_FRect& rect, Card card, const CardLook& look) {
    const float x = draw_chip(window, list, rect, 0xF3EAD2, look.lifted);
    const int size = std::max(8, static_cast<int>(rect.h * 0.92F));
    SDL_Texture* picture = window.pictures().sign("card_" + std::string(word(card)), size, size);
    const float inset = std::floor((rect.h - static_cast<float>(size)) / 2);
    list.AddImage(picture, {rect.x + inset, rect.y + inset},
                  {rect.x + inset + static_cast<float>(size), rect.y + inset + static_cast<float>(size)});
    const float badge = look.count > 1 ? std::round(rect.h * 0.6F) : 0;  // at the end, off the picture and the words
    write_chip(window, list, rect, x, rect.x + rect.w - badge, colour::ink, card_name(card));
    if (badge > 0) draw_number(window, list, {rect.x + rect.w - rect.h, rect.y, rect.h, rect.h}, look.count, window.line());
}

void draw_pile_chip(Window& window, ImDrawList& list, const SDL_FRect& rect, int count, bool lifted) {
    const float x = draw_chip(window, list, rect, 0x4A3F2C, lifted);
    const int high = std::max(8, static_cast<int>(rect.h * 0.84F));
    const int wide = static_cast<int>(static_cast<float>(high) * card_shape);
    SDL_Texture* back = window.pictures().sign("card_back", wide, high);
    const ImVec2 at{std::floor(rect.x + (rect.h - static_cast<float>(wide)) / 2),
                    std::floor(rect.y + (rect.h - static_cast<float>(high)) / 2)};
    list.AddImage(back, at, {at.x + static_cast<float>(wide), at.y + static_cast<float>(high)}, {0, 0}, {1, 1},
                  packed(0xFFFFFF, count > 0 ? 1 : 0.35F));
    write_chip(window, list, rect, x, rect.x + rect.w, colour::chalk, fill(tr("Pile: {count}"), {{"count", std::to_string(count)}}));
}

void draw_line_card(Window& window, ImDrawList& list, const SDL_FRect& rect, Seat seat, std::optional<Sector> sector,
                    const std::vector<Square>& squares, bool lit) {
    const unsigned army = uniform_of(seat, window).cloth;
    const float line = window.line();
    const float pad = std::round(rect.w * 0.06F);
    const ImVec2 low = corner(rect);
    const ImVec2 high = far_corner(rect);
    draw_shadow(list, low, high, 3 * line, 0.25F);
    list.AddRectFilled(low, high, packed(sector ? 0xF6EFDC : army));
    list.AddRect({low.x + pad / 2, low.y + pad / 2}, {high.x - pad / 2, high.y - pad / 2}, packed(sector ? army : colour::chalk, 0.8F), 0,
                 0, line);
    if (lit)
        list.AddRect({low.x - 2 * line, low.y - 2 * line}, {high.x + 2 * line, high.y + 2 * line}, packed(colour::brass), 0, 0, 2 * line);
    if (!sector) {
        const float size = rect.w * 0.5F;
        draw_crest(window, list, {rect.x + (rect.w - size) / 2, rect.y + (rect.h - size) / 2, size, size}, army_of(seat), colour::chalk);
        return;
    }
    const std::string name = sector_name(seat, *sector);
    const Type type = text_size(window, Type::heading, name).x <= rect.w - 2 * pad ? Type::heading : Type::small;
    draw_text(window, list, type, rect.x + rect.w / 2, rect.y + pad, army, name, 0.5F);
    const float cell = std::floor((rect.w - 2 * pad) / file_count);
    const float left = std::floor(rect.x + (rect.w - cell * file_count) / 2);
    const float top = std::floor(rect.y + rect.h - pad - cell * rank_count - pad / 2);
    list.AddRectFilled({left, top}, {left + cell * file_count, top + cell * rank_count}, packed(colour::field));
    for (const Square square : squares) {
        const float x = left + cell * static_cast<float>(square.file());
        const float y = top + cell * static_cast<float>(rank_count - 1 - square.rank());
        list.AddRectFilled({x, y}, {x + cell, y + cell}, packed(army));
    }
    for (int file = 0; file <= file_count; ++file) {
        const float x = left + cell * static_cast<float>(file);
        list.AddLine({x, top}, {x, top + cell * rank_count}, packed(colour::hachure, 0.5F), line);
    }
    for (int rank = 0; rank <= rank_count; ++rank) {
        const float y = top + cell * static_cast<float>(rank);
        list.AddLine({left, y}, {left + cell * file_count, y}, packed(colour::hachure, 0.5F), line);
    }
}

void draw_card_preview(Window& window, const SDL_FRect& chip, Card card) {
    const float high = window.units(230);
    const float wide = std::floor(high * card_shape);
    const float x = std::clamp(chip.x + chip.w / 2 - wide / 2, 0.0F, static_cast<float>(window.width()) - wide);
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const SDL_FRect rect{std::floor(x), std::floor(chip.y - high - window.units(6)), wide, high};
    draw_shadow(list, corner(rect), far_corner(rect), window.units(7), 0.4F);
    draw_card(window, list, rect, card);
}

}  // namespace fow::waterloo::screens
