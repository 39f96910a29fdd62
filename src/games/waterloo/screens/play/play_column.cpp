// The column of the play screen: status, selection, buttons.
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/play/piece_card.hpp"
#include "games/waterloo/screens/play/play_screen.hpp"
#include "games/waterloo/screens/play/targets.hpp"
#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

/// A piece on the map in one line: "e7: Allied infantry. One of 10: 3 light infantry, 7 line infantry."
void line_on(Window& window, const PlayModel& model, Square square) {
    const Telling telling(window, square);
    const SeenPiece& piece = *model.view.at(square);
    std::string line = fill(tr("{square}: {piece}."), {{"square", to_text(square)}, {"piece", describe(model.roster, piece, tr)}});
    if (!piece.unit) line += " " + may_be_text(model.roster, model.staff.may_be[static_cast<std::size_t>(square.index())]);
    small_text(window, line);
}

/// A small button with a place of its own in the column.
struct Place {
    std::string name, label, hint;
    Shortcut key{};
    bool enabled = true;
    bool primary = false;
    Sign sign = Sign::none;
};

bool place_button(Window& window, const Place& place, const ImVec2& size) {
    const Press p = press(window, place.name, size, place.enabled, place.primary ? Control::Kind::primary : Control::Kind::button);
    set_label(window, place.label);
    draw_plate(window, p.rect, {place.primary, place.enabled, p.hovered, p.held});
    if (draw_face(window, p.rect, place.label, place.sign, colour::ink, label_alpha(place.enabled), Type::small))
        hint_under_pointer(window, place.hint, place.label);
    else hint_under_pointer(window, place.label + "\n" + place.hint);
    return p.clicked || (place.enabled && place.key != Shortcut() && card_visible() && window.controls().uncovered() &&
                         !ImGui::GetIO().WantTextInput && window.keyboard().pressed(place.key));
}

/// Side by side over as many rows as they need; each row is filled. Returns the name of the one that was pressed.
std::string place_row(Window& window, const std::vector<Place>& places) {
    const float gap = window.units(6);
    const float high = window.touched() ? 44 : std::round(window.line_height(Type::small) + window.units(12));
    float worded = -gap;
    for (const Place& place : places) worded += face_width(window, Type::small, place.label, place.sign, true) + window.units(10) + gap;
    const bool with_words = worded <= room_width();  // else signs stand alone
    const auto least = [&](const Place& place) {
        return face_width(window, Type::small, place.label, place.sign, with_words) + window.units(10);
    };
    std::string clicked;
    for (std::size_t from = 0; from < places.size();) {
        std::size_t to = from;
        float left = room_width() + gap;
        while (to < places.size() && (to == from || left >= least(places[to]) + gap)) left -= least(places[to++]) + gap;
        const float more = std::max(0.0F, left) / static_cast<float>(to - from);
        for (std::size_t i = from; i < to; ++i) {
            if (i > from) ImGui::SameLine(0, gap);
            if (place_button(window, places[i], {std::min(std::floor(least(places[i]) + more), room_width()), high}))
                clicked = places[i].name;
        }
        from = to;
    }
    return clicked;
}

/// Why the chosen piece has no mark on the map; empty if it has one, or if nothing moves any more.
std::string stuck_text(const PlayerView& view, Square from) {
    const Targets targets = targets_of(view, from);
    const bool acts = !targets.moves.empty() || !targets.attacks.empty() || !targets.shots.empty() || !targets.bombards.empty();
    if (acts || targets.take_off || view.phase != Phase::turn || view.actions_left == 0) return {};
    const bool enclosed = std::all_of(std::begin(directions), std::end(directions), [&](Direction direction) {
        const auto beside = step(from, direction);
        return !beside || view.at(*beside);
    });
    return enclosed ? tr("Blocked: it cannot move now.") : tr("It can do nothing now.");
}

Perspective eyes_of(const PlayModel& model) { return {model.view, model.roster, model.staff, model.seat}; }

}  // namespace

void PlayScreen::draw_column(Window& window, const PlayModel& model, const SDL_FRect& column, bool moves) {
    const bool tells = !model.news.empty();
    if (tells && moves) window.controls().cover();
    card_begin(window, "play", column);
    draw_status(window, model);
    if (tells) {
        draw_news(window, model, moves);
        card_end(window);
        return;
    }
    // The buttons lie at the foot of the column, whatever is told above them: they never move.
    const float foot = std::min(buttons_high_, room_height());
    share_column(window, foot);
    draw_selection(window, model);
    if (shows_log_) {
        scroll_begin(window, "log", std::max(1.0F, room_height() - foot - ImGui::GetStyle().ItemSpacing.y), true);
        for (std::size_t i = 0; i < model.log.size(); ++i) log_line(window, model.log[i], i + 1);
        scroll_end(window);
    }
    ImGui::SetCursorPosY(ImGui::GetCursorPosY() + std::max(0.0F, room_height() - foot));
    const float below = room_height();
    draw_buttons(window, model);
    const float high = below - room_height();
    if (std::abs(high - buttons_high_) > 0.5F) window.wake();
    buttons_high_ = high;
    card_end(window);
}

/// What is told of the selection pushes the log, down to two lines of it; the log has at least five if there is room. In a lesson there
/// may be no room for it. The pencils of the staff map come before the log.
void PlayScreen::share_column(const Window& window, float foot) {
    const float spacing = ImGui::GetStyle().ItemSpacing.y;
    const float room = room_height() - foot - window.units(6) - 4 * spacing;
    const float line = window.line_height(Type::small) + spacing;
    const float least = std::min(window.units(80), room * 0.5F);
    shows_log_ = room >= 2 * line + window.units(pencil_ ? 236 : 60);
    if (!shows_log_) selection_high_ = std::max(room, window.units(36));
    else selection_high_ = std::clamp(std::max(selection_needs_, pencil_ ? window.units(236) : least), 1.0F, room - 2 * line);
}

void PlayScreen::draw_status(Window& window, const PlayModel& model) {
    const PlayerView& view = model.view;
    const bool beside = draw_moment(window, view);
    if (model.waits) paragraph(window, fill(tr("{name} decides."), {{"name", model.other_name}}));
    else
        paragraph(window, model.seat == french_seat ? fill(tr("{name} leads the French."), {{"name", model.name}})
                                                    : fill(tr("{name} leads the Allies."), {{"name", model.name}}));
    if (!model.series.empty()) small_text(window, model.series);
    if (model.clock) {
        const Telling telling(window, "clock");
        const bool french = model.seat == french_seat;
        small_text(window, clocks_text(*model.clock, {french ? model.name : model.other_name, french ? model.other_name : model.name}));
    }
    const SeenSide& side = view.sides[model.seat];
    const float gap = window.units(12);
    if (!beside) draw_actions(window, view.actions, view.actions_left);
    std::string left;
    if (!model.waits || view.actions_left > 0) left = actions_left_text(view.actions_left);  // a turn that begins is not told as spent
    if (!left.empty()) {
        if (!beside) ImGui::SameLine(0, gap);
        small_text(window, left);
    }
    if (side.line_of_retreat && !side.line_squares.empty()) {
        const std::string line =
            fill(tr("Your line of retreat: {sector}, {first} to {last}."), {{"sector", sector_name(model.seat, *side.line_of_retreat)},
                                                                            {"first", to_text(side.line_squares.front())},
                                                                            {"last", to_text(side.line_squares.back())}});
        const float both = text_size(window, Type::small, left).x + gap + text_size(window, Type::small, line).x;
        if (!left.empty() && beside && both <= room_width()) ImGui::SameLine(0, gap);
        small_text(window, line);
    }
    if (view.owing.size() == 2) small_text(window, tr("The Allies and the Prussians each still owe an action (W9.6)."));
    else if (!view.owing.empty())
        small_text(window, view.owing.front() == Nation::prussian ? tr("The Prussians still owe an action (W9.6).")
                                                                  : tr("The Allies still owe an action (W9.6)."));
    if (view.commander_may_return_free && !model.waits)
        small_text(window, tr("Bringing the withdrawn commander back costs nothing now (W5.4)."));
    if (view.draw_offered_by) {
        if (*view.draw_offered_by == model.seat)
            small_text(window, tr("You have offered a draw. The enemy accepts it, or declines it by playing on."));
        else short_paragraph(window, fill(tr("{name} offers a draw. Any other act declines it (W1.6)."), {{"name", model.other_name}}));
    }
    if (is_legal(view, AcceptDraw{}) && button(window, "accept-draw", tr("Accept the draw"), {.width = -1})) intent_ = Action(AcceptDraw{});
    if (view.mode == Mode::expert) small_text(window, aim_text(model.seat, view));
    separator(window);
}

void PlayScreen::draw_card_in_play(Window& window, const PlayModel& model) {
    const SeenCards& cards = *model.view.cards;
    heading(window, card_name(*cards.playing));
    const auto done = static_cast<int>(cards.picked.size());
    for (const std::string& line : what_is_left(model.view, done)) paragraph(window, line);
}

/// Odds tell the strength of the player's own piece too.
bool PlayScreen::tells_odds(const Window& window, const PlayModel& model) const {
    return shows_odds(window, model.staff) && !hides_faces(model);
}

bool PlayScreen::aims_at_something(const PlayModel& model) const {
    return (hovered_ && model.view.at(*hovered_)) || looked_at_ || card_looked_at_;
}

void PlayScreen::draw_selection(Window& window, const PlayModel& model) {
    // A field of fixed height: nothing below moves with the pointer.
    scroll_begin(window, "selection", selection_high_);
    if (pencil_) {
        draw_pencils(window, model);
    } else if (reads_notice_.shows(model.notice, {selected_, hovered_, unit_, card_looked_at_}, aims_at_something(model))) {
        notice_text(window, model.notice);
    } else if (attack_target_) {
        const std::vector<Square> sides = last_squares(model.view, *selected_, *attack_target_);
        const bool odds = tells_odds(window, model);
        const bool aims = odds && hovered_ && is_among(sides, *hovered_);
        heading(window, tr("From which side?"));
        small_text(window, fill(tr("Click a marked square to attack {target} from there. Escape or a right click cancels."),
                                {{"target", to_text(*attack_target_)}}));
        if (odds) attack_card(window, eyes_of(model), *selected_, aims ? std::vector{*hovered_} : sides, *attack_target_);
    } else if (inspiring_) {
        heading(window, card_name(Card::fighting_spirit));
        paragraph(window, tr("Click a marked piece: it is stronger until the turn ends (W11.7). Escape or a right click cancels."));
    } else if (card_looked_at_) {
        heading(window, card_name(*card_looked_at_));
        small_text(window, card_text(*card_looked_at_, model.view));
        small_text(window, tr("Click it to play it."));
    } else if (!lost_looked_at_.empty()) {
        heading(window, tr("Lost"));
        for (const UnitId unit : lost_looked_at_)
            small_text(window, capitalised(describe(model.roster, as_printed(model.roster, unit), tr)));
    } else if (unfolded_ && !(hovered_ && model.view.at(*hovered_))) {
        draw_tray_part(window, model);
    } else {
        draw_square(window, model);
    }
    const float needs = ImGui::GetCursorPosY() - window.units(2);  // odds stand closer than other lines: no line is cut below them
    if (std::abs(needs - selection_needs_) > 0.5F) window.wake();
    selection_needs_ = needs;
    scroll_end(window);
    separator(window);
}

/// A part of the trays, with every piece large; a friendly one can be chosen to bring it on.
void PlayScreen::draw_tray_part(Window& window, const PlayModel& model) {
    if (const auto clicked = draw_unfolded(window, model.view, model.roster, *unfolded_, unit_)) unit_ = clicked;
    if (unit_)
        small_text(window, entries_of(model.view, *unit_).empty() ? entry_refused(model.view, *unit_)
                                                                  : tr("Click a marked square to bring it on."));
}

void PlayScreen::draw_guide(Window& window, const PlayModel& model) {
    if (!shows_log_) {
        constexpr std::size_t newest = 3;
        for (std::size_t i = model.log.size() - std::min(newest, model.log.size()); i < model.log.size(); ++i)
            log_line(window, model.log[i], i + 1);
        return;
    }
    const auto say = [&](const std::string& text) { small_text(window, text, TextRole::aside); };  // small, so that the log has room
    if (model.waits) return say(tr("Point at a piece to see what you know of it."));
    if (is_legal(model.view, EndTurn{}) && !anything_to_do(model.view))
        return say(model.view.actions_left == 0 ? tr("All actions are used: end the turn.")
                                                : tr("None of your pieces can do anything now: end the turn."));
    constexpr int known_by_then = 3;  // turns
    if (model.view.turn < known_by_then)
        say(tr("Click one of your pieces to see what it can do. Dots are moves, rings attacks, crosses shots."));
    if (!model.view.sides[other(model.seat)].maybe_lines.front().empty())
        say(fill(tr("You win with {pieces} on the enemy's line of retreat (W1.1). It is one of the three pencilled on the map."),
                 {{"pieces", pieces_text(model.view.lines_to_sever)}}));
    const auto playable = [&](Card card) { return card != Card::fighting_spirit && may_play(model.view, card); };
    if (std::any_of(cards.begin(), cards.end(), playable))
        say(tr("You may play a card now, before your first action: click it in your hand (W11.2)."));
}

/// The selected piece or the one under the pointer, and the ground below it; the odds if the player aims at a target.
void PlayScreen::draw_square(Window& window, const PlayModel& model) {
    const PlayerView& view = model.view;
    const Perspective eyes = eyes_of(model);
    if (selected_ && hovered_ && view.at(*hovered_) && tells_odds(window, model)) {
        const Targets targets = targets_of(view, *selected_);
        if (is_among(targets.attacks, *hovered_))
            return attack_card(window, eyes, *selected_, last_squares(view, *selected_, *hovered_), *hovered_);
        if (is_among(targets.shots, *hovered_)) return shot_card(window, eyes, *selected_, *hovered_);
    }
    if (view.phase == Phase::card && !selected_ && !model.waits) {
        draw_card_in_play(window, model);
        if (hovered_ && view.at(*hovered_)) line_on(window, model, *hovered_);
        return;
    }
    std::optional<Square> square;
    if (hovered_ && view.at(*hovered_)) square = hovered_;
    else if (selected_) square = selected_;
    std::optional<SeenPiece> piece = looked_at_;
    if (!piece && square) piece = view.at(*square);
    if (looked_at_) square.reset();
    if (!piece && unit_) piece = as_printed(model.roster, *unit_);
    if (piece) {
        piece_card(window, eyes, *piece, square);
        if (square && square == selected_ && !model.waits)
            if (const std::string why = stuck_text(view, *square); !why.empty()) paragraph(window, why);
        if (unit_ && !square)
            small_text(window,
                       entries_of(view, *unit_).empty() ? entry_refused(view, *unit_) : tr("Click a marked square to bring it on."));
    } else if (hovered_ && view.tile_at(*hovered_) != nullptr) {
        const Telling telling(window, hovered_);
        heading(window, tr(view.tile_at(*hovered_)->name));
    } else {
        draw_guide(window, model);
    }
    const auto stands = hovered_ ? hovered_ : selected_;
    const Telling telling(window, stands);
    if (const SeenTile* tile = stands ? view.tile_at(*stands) : nullptr) small_text(window, ground_text(view, *tile));
}

void PlayScreen::draw_pencils(Window& window, const PlayModel& model) {
    heading(window, tr("Staff map"));
    if (hovered_ && model.view.at(*hovered_)) line_on(window, model, *hovered_);
    else
        small_text(window, tr("Click enemy pieces to mark them. Nobody else sees your marks; they move with the pieces."), TextRole::aside);
    pencil_box(window, *pencil_);
}

void PlayScreen::draw_small_buttons(Window& window, const PlayModel& model) {
    const PlayerView& view = model.view;
    std::vector<Place> places;
    const auto with_key = [&](const std::string& hint, TurnCommand command) { return fill(hint, {{"key", window.key_name(command)}}); };
    // The first three keep their places: what cannot be used now is greyed, not absent.
    places.push_back({"news-open", tr("Dispatch"), with_key(tr("What happened while you were away ({key})"), TurnCommand::dispatch),
                      window.key(TurnCommand::dispatch), model.has_dispatch});
    places.push_back({"staff-map", tr("Staff map"), with_key(tr("Your own marks on enemy pieces ({key})"), TurnCommand::staff_map),
                      window.key(TurnCommand::staff_map), model.staff.kept, pencil_.has_value()});
    if (!model.lesson)
        places.push_back({"hint",
                          tr("Hint"),
                          window.hint_offered() ? tr("What a Marshal would do with what you know (F4)")
                                                : tr("Hints are for games against the computer that were begun with them."),
                          {},
                          window.hint_offered()});
    if (!model.lesson) places.push_back({"veil", tr("Veil"), tr("Hides the map at once (F9)")});
    std::vector<SmallButton> last;
    add_table_buttons(window, last, model.lesson ? tr("Settings, quit") : tr("Save, settings, draw, quit"));
    for (SmallButton& one : last)
        places.push_back({std::move(one.name), std::move(one.label), std::move(one.hint), {}, true, false, one.sign});
    if (model.lies_flat)
        places.push_back({"lift", lifted_ ? tr("Cover") : tr("Lift"), with_key(tr("The faces of your pieces ({key})"), TurnCommand::lift),
                          window.key(TurnCommand::lift), true, lifted_});
    if (!view.late_units.empty())
        places.push_back({"late", tr("Late"), with_key(tr("The pieces still on the road ({key})"), TurnCommand::late_pieces),
                          window.key(TurnCommand::late_pieces)});
    // Above the others, which keep their place from one kind of rules to the next.
    std::string clicked;
    if (view.cards)
        clicked = place_row(
            window,
            {{"orders", order_text(view.orders),
              tr("Your secret standing order: what your pieces do with cards when they are attacked in the enemy's turn (W15.3)")}});
    if (const std::string other = place_row(window, places); !other.empty()) clicked = other;
    if (clicked == "news-open") intent_ = OpenDispatch{};
    else if (clicked == "lift") lifted_ = !lifted_;
    else if (clicked == "staff-map") open_staff_map();
    else if (clicked == "late") page_ = Page::late;
    else if (clicked == "veil") intent_ = DropVeil{};
    else if (clicked == "hint") window.ask_for_hint();
    else if (clicked == "orders") page_ = Page::orders;
    else menu_.take(window, clicked);
}

void PlayScreen::draw_buttons(Window& window, const PlayModel& model) {
    const PlayerView& view = model.view;
    separator(window);
    if (view.phase == Phase::card && !model.waits) {
        const bool begun =
            !view.cards->picked.empty() || view.cards->infantry_done || view.cards->cavalry_done || view.cards->artillery_done;
        if (button(window, "card-done", tr("Done with the card"),
                   {.primary = begun, .width = -1, .hint = tr("Unused steps are lost (W11.2)."), .key = window.key(TurnCommand::end_turn)}))
            end_turn(window, model);
    } else {
        const bool may_end = is_legal(view, EndTurn{});
        const bool nothing_left = view.actions_left == 0 || !anything_to_do(view);
        if (button(window, "end-turn", tr("End the turn"),
                   {.enabled = !model.waits,
                    .primary = nothing_left && may_end,
                    .width = -1,
                    .hint = may_end || model.waits ? std::string() : tr("A nation still owes an action (W9.6)."),
                    .key = window.key(TurnCommand::end_turn)}))
            end_turn(window, model);
    }
    // One above the other if the text is large.
    const bool beside = text_size(window, Type::body, tr("Take off to rest")).x + window.units(16) <= room_width() / 2;
    const float half = beside ? share_of_room(window, 2) : -1;
    if (button(window, "undo", tr("Take back"),
               {.enabled = model.can_undo && !model.waits,
                .width = half,
                .hint = tr("The last step, unless it revealed something."),
                .key = window.key(TurnCommand::take_back),
                .sign = Sign::take_back}))
        intent_ = TakeBackAction{};
    if (beside) ImGui::SameLine();
    const bool off = selected_ && targets_of(view, *selected_).take_off;
    if (button(window, "take-off", tr("Take off to rest"),
               {.enabled = off,
                .width = half,
                .hint = tr("Weakened heavy cavalry leaves the map at no cost and returns at full strength from your next turn on (W4.6)."),
                .key = window.key(TurnCommand::take_off)}))
        intent_ = Action(TakeOff{*selected_});
    draw_small_buttons(window, model);
}

}  // namespace fow::waterloo::screens
