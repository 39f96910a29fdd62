#include "games/stratego/screens/piece_card.hpp"

#include <imgui.h>

#include <array>
#include <cmath>

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
    const auto tell = [&](const std::string& sentence, int cases) {
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

}  // namespace fow::stratego::screens
