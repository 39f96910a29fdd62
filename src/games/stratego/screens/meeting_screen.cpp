#include "games/stratego/screens/meeting_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/stratego/screens/losses.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/movement.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

constexpr float whole_meeting = 1600;  ///< milliseconds at the usual pace
constexpr float faces_up = 0.35F, decided = 0.75F;
constexpr float tipped = 0.34F;  ///< radians: how far the one that is lost tips over; further, it would stand out of its panel

bool skips(const Window& window) {
    return ImGui::IsMouseClicked(ImGuiMouseButton_Left) || window.keyboard().pressed(SDLK_ESCAPE) ||
           window.keyboard().pressed(SDLK_SPACE) || window.keyboard().pressed(SDLK_RETURN);
}

/// With the mark of the rule that decided it.
void tell_outcome(Window& window, const Fought& fought) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = room_width() - rule_mark_width(window);
    const std::string text = fill(tr("{outcome} ({rule})"), {{"outcome", fight_text(fought)}, {"rule", std::string(rule_of(fought))}});
    const std::string lines = wrapped(window, Type::heading, text, wide);
    const ImVec2 size = text_size(window, Type::heading, lines);
    draw_letters(window, *ImGui::GetWindowDrawList(), Type::heading, at, packed(text_colour()), lines);
    add_text(window, text, {at, {at.x + size.x, at.y + size.y}}, TextRole::heading);
    rule_mark(window, Type::heading, "meeting-rule", rule_of(fought), {at.x + wide, at.y});
    place(room_width(), size.y + window.units(4));
}

std::string leads_text(Seat side, const std::string& name) {
    return side == blue_seat ? fill(tr("{name}, Blue"), {{"name", name}}) : fill(tr("{name}, Red"), {{"name", name}});
}

}  // namespace

float MeetingScreen::advance(Window& window) {
    const float factor = factor_of(window.settings().fight_pace);
    if (!since_) {
        since_ = now();
        window.play(Sound::blade);
    } else if (!told_ && skips(window)) {
        told_ = true;
        window.play(Sound::fall);
    }
    const float share = factor <= 0 ? 1.0F : std::min(1.0F, static_cast<float>(now() - *since_) / (whole_meeting * factor));
    if (!told_ && share >= decided) {
        told_ = true;
        window.play(Sound::fall);
    }
    if (share < 1) window.wake();
    return told_ ? std::max(share, decided) : share;
}

bool MeetingScreen::draw(Window& window, const MeetingModel& model) {
    const bool ended = told_;  // the key that goes to the end must not go on as well
    const float share = advance(window);
    if (told_ != ended) window.wake();
    const TableLayout layout = table_layout(window, model.rules);
    TableMarks marks;
    marks.ways = {{model.fought.from, model.fought.to}};
    marks.away = {model.fought.to};
    marks.dimmed = true;
    draw_board(window, layout.map, model.rules, model.view, marks);
    draw_pieces(window, layout.map, model, share);
    View before = model.view;
    if (!told_) {
        const Fought& fought = model.fought;
        if (fought.outcome != Outcome::won) --before.lost[fought.side][*fought.attacker];
        if (fought.outcome != Outcome::lost) --before.lost[other(fought.side)][*fought.defender];
    }
    draw_losses(window, layout.tray, model.rules, before);

    card_begin(window, "meeting", layout.column);
    heading(window, tr("A fight"));  // no square: small capitals turn i8 into 18
    separator(window);
    if (share >= faces_up || told_) {
        const Seat side = model.fought.side;
        paragraph(window, fill(tr("{name} attacks {square} with the {rank}."), {{"name", model.names[side]},
                                                                                {"square", to_text(model.fought.to)},
                                                                                {"rank", rank_with_number(*model.fought.attacker)}}));
        paragraph(window, fill(tr("{name} defends with the {rank}."),
                               {{"name", model.names[other(side)]}, {"rank", rank_with_number(*model.fought.defender)}}));
    }
    if (told_) {
        space(window, 4);
        tell_outcome(window, model.fought);
        if (model.fought.outcome != Outcome::both && *model.fought.defender != Rank::flag)
            small_text(window, tr("The survivor is hidden again, but both players know it from now on (C3.5)."));
    } else {
        small_text(window, tr("A key or a click goes to the end."), TextRole::aside);
    }
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::max(0.0F, room_height() - meeting_foot(window)));
    const bool done = meeting_button(window, "go-on", tr("Go on"), ended, model.next, held_);
    card_end(window);
    return done;
}

/// Both pieces large over the board, each with its side and rank; the one that is lost fades.
void MeetingScreen::draw_pieces(Window& window, const SDL_FRect& map, const MeetingModel& model, float share) const {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const float size = std::round(std::min(map.w * 0.34F, map.h * 0.40F));
    const float gap = std::round(size * 0.22F);
    const float come = std::min(1.0F, share / faces_up);
    const float y = std::round(map.y + (map.h - size) / 2 - window.line_height(Type::heading));
    const bool face = share >= faces_up || told_;
    const Fought& fought = model.fought;
    const float words_high = 2 * window.line_height(Type::heading) + 2 * window.line_height(Type::body) + window.units(16);
    const float around = std::round(gap * 0.9F);
    const ImVec2 low{std::round(map.x + map.w / 2 - size - gap / 2 - around), y - around};
    const ImVec2 high{std::round(map.x + map.w / 2 + size + gap / 2 + around), y + size + words_high + window.units(4)};
    list.AddRectFilled(low, high, packed(colour::baize, 0.94F * come), window.units(6));
    list.AddRect(low, high, packed(colour::brass, 0.8F * come), window.units(6), 0, window.line());
    const auto draw_one = [&](Seat side, Rank rank, bool left, bool lost) {
        const float target = map.x + map.w / 2 + (left ? -size - gap / 2 : gap / 2);
        const float from = left ? map.x - size * 0.2F : map.x + map.w - size * 0.8F;
        const float x = std::round(from + (target - from) * come);
        const float fallen = told_ && lost ? std::clamp((share - decided) / (1 - decided), 0.0F, 1.0F) : 0;
        SeenPiece piece = fresh_piece(side, rank);
        if (!face) piece.rank.reset();
        const Reshape drawn(list);
        draw_block(window, list, {x, y + fallen * size * 0.06F, size, size}, piece,
                   {.face = true, .lifted = true, .alpha = 1 - 0.62F * fallen});
        if (fallen > 0 && factor_of(window.settings().fight_pace) > 0)  // it tips over, away from the other one
            drawn.turn({left ? x + size * 0.1F : x + size * 0.9F, y + size * 0.95F}, (left ? -1.0F : 1.0F) * fallen * fallen * tipped);
        draw_cloud(list, {.at = {x + size / 2, y + size * 0.8F}, .radius = size * 0.5F, .seed = left ? 1 : 4, .drift = 0.4F}, fallen);
        if (!face) return;
        const float words = y + size + window.units(10);
        draw_text(window, list, Type::heading, x + size / 2, words, 0xFFF8E2, rank_with_number(rank), 0.5F, TextRole::picture);
        draw_text(window, list, Type::body, x + size / 2, words + window.line_height(Type::heading), colour::chalk,
                  leads_text(side, model.names[side]), 0.5F, TextRole::picture);
        if (lost && told_)
            draw_text(window, list, Type::italic, x + size / 2, words + window.line_height(Type::heading) + window.line_height(Type::body),
                      colour::gold, tr("taken off"), 0.5F, TextRole::picture);
    };
    const bool attacker_lost = fought.outcome != Outcome::won, defender_lost = fought.outcome != Outcome::lost;
    draw_one(fought.side, *fought.attacker, true, attacker_lost);
    draw_one(other(fought.side), *fought.defender, false, defender_lost);
}

}  // namespace fow::stratego::screens
