#include "games/stratego/screens/piece_card.hpp"

#include <imgui.h>
#include <algorithm>
#include <array>
#include <cmath>

#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

/// The piece as a picture, its name beside it.
void draw_head(Window& window, const SeenPiece& piece, Square square, bool face) {
    const float size = window.units(52);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_block(window, *ImGui::GetWindowDrawList(), {at.x, at.y, size, size}, piece, {.face = face});
    const std::string text = fill(tr("{square}: {piece}"), {{"square", to_text(square)}, {"piece", piece_text(piece)}});
    const std::string lines = wrapped(window, Type::heading, text, room_width() - size - window.units(8));
    const ImVec2 words = text_size(window, Type::heading, lines);
    const float high = std::max(size, words.y);
    const float x = at.x + size + window.units(8);
    const float y = std::round(at.y + (high - words.y) / 2);
    draw_letters(window, *ImGui::GetWindowDrawList(), Type::heading, {x, y}, packed(text_colour()), lines);
    add_text(window, text, {{x, y}, {x + words.x, y + words.y}}, TextRole::heading);
    place(room_width(), high + window.units(2));
}

struct Segment {
    int count;
    unsigned rgb;
};

/// A win is green, the loss of both pieces brass, a loss red; what they are is written below, so that nobody has to rely on the colours.
void draw_odds_bar(Window& window, const AttackOdds& odds) {
    const SDL_FRect bar = place(room_width(), window.units(20));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = bar.x;
    for (const auto& [count, rgb] : {Segment{odds.won, 0x6F8F4A}, Segment{odds.both, colour::gold}, Segment{odds.lost, 0xA8503F}}) {
        if (count == 0) continue;
        const float wide = bar.w * static_cast<float>(count) / static_cast<float>(odds.all());
        list.AddRectFilled({x, bar.y}, {x + wide, bar.y + bar.h}, packed(rgb));
        const std::string text = fill(tr("{percent} %"), {{"percent", std::to_string(fow::stratego::percent(count, odds.all()))}});
        const ImVec2 size = text_size(window, Type::small, text);
        const float line = window.line();
        if (size.x + 8 * line < wide) {
            const ImVec2 at{std::floor(x + (wide - size.x) / 2), std::floor(bar.y + (bar.h - size.y) / 2)};
            list.AddRectFilled({at.x - 3 * line, bar.y + 2 * line}, {at.x + size.x + 3 * line, bar.y + bar.h - 2 * line},
                               packed(colour::paper, 0.92F), 2 * line);
            draw_letters(window, list, Type::small, at, packed(colour::ink), text);
        }
        x += wide;
        list.AddLine({x, bar.y}, {x, bar.y + bar.h}, packed(colour::ink), window.line());
    }
    list.AddRect(corner(bar), far_corner(bar), packed(colour::ink), 0, 0, window.line());
}

void tell_possible(Window& window, const PieceTold& told) {
    if (told.guess) small_text(window, fill(tr("Your mark: {rank}."), {{"rank", rank_with_number(*told.guess)}}));
    const int count = total(told.possible);
    if (told.piece.rank || count == 0) return;
    small_text(window,
               fill(tr("It may be any of {count}: {pieces}."), {{"count", std::to_string(count)}, {"pieces", counts_text(told.possible)}}));
}

}  // namespace

void piece_card(Window& window, const PieceTold& told) {
    const Telling telling(window, to_text(told.square));
    draw_head(window, told.piece, told.square, told.own);
    if (told.piece.rank) small_text(window, what_it_does(*told.piece.rank));
    for (const std::string& sentence : seen_text(told.piece)) small_text(window, sentence);
    if (!told.own) tell_possible(window, told);
}

void odds_card(Window& window, const SeenPiece& attacker, const PieceTold& target, const AttackOdds& odds) {
    const Telling telling(window, to_text(target.square));
    draw_head(window, target.piece, target.square, false);
    const Named mine{"piece", rank_with_number(*attacker.rank)};
    small_text(window, fill(tr("Your {piece} attacks it:"), {mine}));
    draw_odds_bar(window, odds);
    const auto tell = [&](const Sentence& sentence, int cases) {
        if (cases > 0) small_text(window, fill(sentence, {{"percent", std::to_string(fow::stratego::percent(cases, odds.all()))}}));
    };
    if (odds.flag == odds.all()) small_text(window, tr("It is the Flag: you win the game (C4.1)."));
    else {
        tell(tr("{percent} %: it is taken off, and you take its square."), odds.won);
        tell(tr("{percent} %: both are taken off."), odds.both);
        tell(tr("{percent} %: your piece is lost."), odds.lost);
        tell(tr("{percent} %: it is the Flag (C4.1)."), odds.flag);
    }
    for (const std::string& sentence : seen_text(target.piece)) small_text(window, sentence);
    tell_possible(window, target);
}

namespace {

constexpr unsigned pencil_grey = 0x3A3A40, slip_paper = 0xFBF6E6;

std::string pencil_word(Rank rank) {
    if (can_move(rank)) return std::to_string(strength(rank));
    return rank == Rank::bomb ? "bomb" : "flag";
}

std::string pencil_label(Rank rank) { return can_move(rank) ? std::to_string(strength(rank)) : rank_name(rank); }

/// In the upper left corner, where an unknown piece shows nothing.
void draw_slip(Window& window, ImDrawList& list, const SDL_FRect& cell, Rank guess) {
    const float size = std::max(std::round(cell.w * 0.34F), window.units(15));
    const ImVec2 low{cell.x + std::round(cell.w * 0.04F), cell.y + std::round(cell.w * 0.04F)};
    const ImVec2 high{low.x + size, low.y + size};
    const float line = window.line();
    list.AddRectFilled({low.x + line, low.y + line}, {high.x + line, high.y + line}, packed(0x000000, 0.35F));
    list.AddRectFilled(low, high, packed(slip_paper));
    list.AddRect(low, high, packed(pencil_grey, 0.6F), 0, 0, line);
    if (!can_move(guess)) {
        const float inset = std::round(size * 0.12F);
        draw_rank_sign(window, list, {low.x + inset, low.y + inset, size - 2 * inset, size - 2 * inset}, guess, pencil_grey);
        window.controls().add_text(rank_name(guess));
        return;
    }
    const std::string text = std::to_string(strength(guess));
    const float tall = text_size(window, Type::body, text).y;
    draw_text(window, list, Type::body, (low.x + high.x) / 2, std::floor((low.y + high.y - tall) / 2), pencil_grey, text, 0.5F,
              TextRole::picture);
}

}  // namespace

std::optional<Rank> guess_on(const std::vector<Pencilled>& marks, Square square) {
    for (const Pencilled& made : marks)
        if (made.square == square) return made.mark;
    return std::nullopt;
}

void draw_staff_map(Window& window, const SDL_FRect& map, const RuleSet& rules, const View& view, const std::vector<Pencilled>& marks) {
    const Grid grid = grid_of(window, map, rules);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const BoardClip clip(list, grid);
    for (const Pencilled& made : marks) {
        if (!view.at(made.square) || view.at(made.square)->rank) continue;
        const SDL_FRect cell = grid.rect(made.square);
        const SDL_FRect seen = common_part(cell, grid.room());
        if (seen.w < cell.w || seen.h < cell.h) continue;  // at the edge of an enlarged board
        const Telling telling(window, to_text(made.square));
        draw_slip(window, list, cell, made.mark);
    }
}

void pencil_box(Window& window, const Army& army, std::optional<Rank>& chosen) {
    const auto pencil = [&](Rank rank, float width) {
        if (button(window, "pencil:" + pencil_word(rank), pencil_label(rank),
                   {.primary = chosen == rank, .width = width, .hint = rank_name(rank)}))
            chosen = rank;
    };
    std::vector<Rank> movers;
    for (int i = static_cast<int>(Rank::marshal); i >= 0; --i)
        if (army[static_cast<Rank>(i)] > 0) movers.push_back(static_cast<Rank>(i));
    constexpr std::size_t in_row = 5;
    const float share = share_of_room(window, static_cast<int>(in_row));
    for (std::size_t i = 0; i < movers.size(); ++i) {
        if (i % in_row != 0) ImGui::SameLine();
        pencil(movers[i], share);
    }
    const float third = share_of_room(window, 3);
    pencil(Rank::bomb, third);
    ImGui::SameLine();
    pencil(Rank::flag, third);
    ImGui::SameLine();
    if (button(window, "pencil:none", tr("Erase"), {.primary = !chosen, .width = -1})) chosen.reset();
}

}  // namespace fow::stratego::screens
