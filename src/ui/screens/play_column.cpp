// The column of the play screen: what is to be done, what is chosen or pointed at, the buttons.
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/furniture.hpp"
#include "ui/piece_painter.hpp"
#include "ui/card_painter.hpp"
#include "ui/screens/odds.hpp"
#include "ui/screens/play_screen.hpp"
#include "ui/screens/play_words.hpp"
#include "ui/screens/targets.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {
namespace {

const Unit& unit_of(const PlayModel& model, UnitId unit) { return model.roster[static_cast<std::size_t>(unit.index())]; }

/// The sides an attack may come from that make a difference to the odds.
std::vector<Odds> odds_from(const PlayerView& view, Square from, const std::vector<Square>& sides, Square at) {
    std::vector<Odds> all;
    for (const Square via : sides)
        if (const auto odds = odds_of(view, from, via, at); odds && std::find(all.begin(), all.end(), *odds) == all.end())
            all.push_back(*odds);
    return all;
}

}  // namespace

void PlayScreen::draw_status(Desk& desk, const PlayModel& model) {
    const PlayerView& view = model.view;
    heading(desk, fill(tr("Turn {turn}, {clock}"), {{"turn", std::to_string(view.turn)}, {"clock", clock_text(view.minutes)}}));
    paragraph(desk, model.seat == Seat::french ? fill(tr("{name} leads the French."), {{"name", model.name}})
                                               : fill(tr("{name} leads the Allies."), {{"name", model.name}}));
    draw_actions(desk, view.actions, view.actions_left);
    paragraph(desk, actions_left_text(view.actions_left));
    if (view.owing.size() == 2) small_text(desk, tr("The Allies and the Prussians each still owe an action (W9.6)."));
    else if (!view.owing.empty())
        small_text(desk, view.owing.front() == Nation::prussian ? tr("The Prussians still owe an action (W9.6).")
                                                                : tr("The Allies still owe an action (W9.6)."));
    if (view.commander_may_return_free) small_text(desk, tr("Bringing the withdrawn commander back costs nothing now (W5.4)."));
    if (view.draw_offered_by) {
        if (*view.draw_offered_by == model.seat) small_text(desk, tr("You have offered a draw."));
        else paragraph(desk, fill(tr("{name} offers a draw. Any other act declines it (W1.6)."), {{"name", model.other_name}}));
    }
    if (is_legal(view, AcceptDraw{}) && button(desk, "accept-draw", tr("Accept the draw"), {.width = -1})) intent_ = Action(AcceptDraw{});
    const SeenSide& side = view.sides[model.seat];
    if (view.mode == Mode::expert) small_text(desk, aim_text(model.seat));
    if (side.line_of_retreat && !side.line_squares.empty())
        small_text(desk, fill(tr("Your line of retreat: {first} to {last}."),
                              {{"first", to_text(side.line_squares.front())}, {"last", to_text(side.line_squares.back())}}));
    rule(desk);
}

void PlayScreen::draw_card_in_play(Desk& desk, const PlayModel& model) {
    const SeenCards& cards = *model.view.cards;
    heading(desk, card_name(*cards.playing));
    const auto done = static_cast<int>(cards.picked.size());
    for (const std::string& line : what_is_left(model.view, done)) paragraph(desk, line);
}

void PlayScreen::draw_selection(Desk& desk, const PlayModel& model) {
    // A field of fixed height: nothing below moves when the pointer does.
    const float high = std::round((model.view.cards ? 186 : 168) * desk.scale());
    scroll_begin(desk, "selection", high);
    if (!model.notice.empty()) {
        warning_text(desk, model.notice);
    } else if (attack_target_) {
        heading(desk, tr("From which side?"));
        paragraph(desk, fill(tr("Click one of the marked squares: from there {target} is attacked. Escape or a right click gives it up."),
                             {{"target", to_text(*attack_target_)}}));
        const std::vector<Square> sides = last_squares(model.view, *selected_, *attack_target_);
        if (hovered_ && std::find(sides.begin(), sides.end(), *hovered_) != sides.end())
            if (const auto odds = odds_of(model.view, *selected_, *hovered_, *attack_target_))
                small_text(desk, forecast_text(model.view, *odds));
    } else if (inspiring_) {
        heading(desk, card_name(Card::fighting_spirit));
        paragraph(desk, tr("Click one of the marked pieces: it has more strength until the turn ends (W11.7). Escape or a right click gives it up."));
    } else if (card_looked_at_) {
        heading(desk, card_name(*card_looked_at_));
        small_text(desk, card_text(*card_looked_at_));
        small_text(desk, tr("Click it to play it."));
    } else {
        draw_square(desk, model);
    }
    scroll_end(desk);
    rule(desk);
}

void PlayScreen::draw_guide(Desk& desk, const PlayModel& model) {
    italic_text(desk, tr("Click one of your pieces to see what it may do. Dots are moves, rings attacks, crosses shots."));
    const auto playable = [&](Card card) { return card != Card::fighting_spirit && may_play(model.view, card); };
    if (std::any_of(cards.begin(), cards.end(), playable))
        italic_text(desk, tr("A card may be played now, before your first action: click it below the map (W11.2)."));
}

/// The piece chosen or under the pointer, and the ground it stands on.
void PlayScreen::draw_square(Desk& desk, const PlayModel& model) {
    const PlayerView& view = model.view;
    std::optional<SeenPiece> piece;
    if (selected_) piece = view.at(*selected_);
    else if (unit_) piece = as_printed(model.roster, *unit_);
    else if (looked_at_) piece = as_printed(model.roster, *looked_at_);
    else if (hovered_ && view.phase != Phase::card) piece = view.at(*hovered_);
    const auto ground = [&] {
        const auto square = hovered_ ? hovered_ : selected_;
        const SeenTile* tile = square ? view.tile_at(*square) : nullptr;
        if (tile != nullptr) small_text(desk, ground_text(view, *tile));
    };
    if (!piece) {
        if (view.phase == Phase::card) draw_card_in_play(desk, model);
        else if (hovered_ && view.tile_at(*hovered_) != nullptr) heading(desk, view.tile_at(*hovered_)->name);
        else draw_guide(desk, model);
        ground();
        return;
    }
    const float size = std::round(64 * desk.scale());
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_piece(desk, *ImGui::GetWindowDrawList(), {at.x, at.y, size, size}, *piece, model.roster, {.face = piece->unit.has_value()});
    ImGui::Indent(size + 8 * desk.scale());
    paragraph(desk, describe(model.roster, *piece, tr));
    if (piece->weakened > 0)
        small_text(desk, fill(tr("Weakened by {blocks}: {now} is left."), {{"blocks", std::to_string(piece->weakened)}, {"now", std::to_string(piece->strength)}}));
    if (piece->unit) small_text(desk, what_it_does(unit_of(model, *piece->unit), view));
    ImGui::Unindent(size + 8 * desk.scale());
    const float under = at.y + size + 8 * desk.scale();  // a short description ends above the picture's foot
    if (ImGui::GetCursorScreenPos().y < under) ImGui::SetCursorScreenPos({at.x, under});
    if (seat_of(piece->army) == model.seat && piece->known_to_enemy == Knowledge::all) small_text(desk, tr("The enemy knows it."));
    if (selected_ && hovered_ && *hovered_ != *selected_ && view.at(*hovered_) && !own(model.view, model.seat, *hovered_))
        draw_forecast(desk, model, *hovered_);
    else if (unit_) small_text(desk, entries_of(view, *unit_).empty() ? entry_refused(view, *unit_) : tr("Click a marked square to bring it on."));
    ground();
}

void PlayScreen::draw_forecast(Desk& desk, const PlayModel& model, Square target) {
    const PlayerView& view = model.view;
    rule(desk);
    small_text(desk, fill(tr("{square}: {piece}."), {{"square", to_text(target)}, {"piece", describe(model.roster, *view.at(target), tr)}}));
    const std::vector<Odds> odds = odds_from(view, *selected_, last_squares(view, *selected_, target), target);
    if (odds.size() > 1) small_text(desk, tr("The odds depend on the side from which it attacks."));
    for (const Odds& each : odds) small_text(desk, forecast_text(view, each));
}

void PlayScreen::draw_buttons(Desk& desk, const PlayModel& model) {
    const PlayerView& view = model.view;
    if (view.phase == Phase::card) {
        const bool begun = !view.cards->picked.empty() || view.cards->infantry_done || view.cards->cavalry_done || view.cards->artillery_done;
        if (button(desk, "card-done", tr("Done with the card"), {.primary = begun, .width = -1, .hint = tr("The steps not taken are given up (W11.2).")}))
            end_turn(model);
    } else {
        const bool may_end = is_legal(view, EndTurn{});
        const bool nothing_left = view.actions_left == 0 || !anything_to_do(view);
        if (button(desk, "end-turn", tr("End the turn"),
                   {.primary = nothing_left && may_end, .width = -1,
                    .hint = may_end ? std::string() : tr("A nation still owes an action (W9.6).")}))
            end_turn(model);
    }
    const float half = share_of_room(desk, 2);
    if (button(desk, "undo", tr("Take back"), {.enabled = model.can_undo, .width = half, .hint = tr("The last step, as long as it showed nothing to anybody.")}))
        intent_ = TakeBackAction{};
    ImGui::SameLine();
    const bool off = selected_ && targets_of(view, *selected_).take_off;
    if (button(desk, "take-off", tr("Take off to rest"), {.enabled = off, .width = half, .hint = tr("Weakened heavy cavalry leaves the map at no cost and returns at full strength from your next turn on (W4.6).")}))
        intent_ = Action(TakeOff{*selected_});
    const float share = share_of_room(desk, view.late_units.empty() ? 2 : 3);
    if (button(desk, "veil", tr("Veil (F9)"), {.width = share})) intent_ = DropVeil{};
    ImGui::SameLine();
    if (!view.late_units.empty()) {
        if (button(desk, "late", tr("Late pieces"), {.width = share})) page_ = Page::late;
        ImGui::SameLine();
    }
    if (button(desk, "menu", tr("Menu"), {.width = share})) menu_.open();
    if (view.cards) {
        bool asks = view.asks_before_cards;
        if (checkbox(desk, "ask-me", tr("Ask me when I am attacked"), asks,
                     tr("Your standing order, secret, until your next turn: whether you are asked for Fighting spirit (W11.9, W15.3)."))
            && is_legal(view, StandingOrder{asks}))
            intent_ = Action(StandingOrder{asks});
    }
    space(desk, 2);
    rule(desk);
}

}  // namespace fow::ui
