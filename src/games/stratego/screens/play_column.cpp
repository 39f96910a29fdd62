// The column of the play screen: status, selection, buttons, log.
#include <imgui.h>

#include <algorithm>

#include "games/stratego/screens/moves.hpp"
#include "games/stratego/screens/play_screen.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

bool tells_odds(const Window& window, const PlayModel& model) {
    switch (window.settings().odds) {
        case OddsShown::always: return true;
        case OddsShown::with_memory: return model.remembers;
        case OddsShown::never: break;
    }
    return false;
}

PieceTold told_of(const PlayModel& model, Square square) {
    const SeenPiece& piece = *model.view.at(square);
    const RankCounts may_be = model.remembers ? possible(model.view, model.rules, square) : RankCounts{};
    return {square, piece, may_be, guess_on(model.marks, square), piece.side == model.seat};
}

}  // namespace

void PlayScreen::draw_column(Window& window, const PlayModel& model, const SDL_FRect& column) {
    card_begin(window, "play", column);
    draw_status(window, model);
    if (!model.news.empty()) {
        draw_news(window, model);
        card_end(window);
        return;
    }
    // The selection gives some of its room to the log if there is little room.
    const float room = room_height() - buttons_high_ - window.units(22);
    const float log = window.units(70);
    const float most = std::max(window.units(230), room - window.units(150));
    shows_log_ = room >= log + window.units(pencil_ ? 200 : 150);
    scroll_begin(window, "selection", shows_log_ ? std::min(most, room - log) : std::max(room, window.units(40)));
    draw_selection(window, model);
    scroll_end(window);
    separator(window);
    const float before = room_height();
    draw_buttons(window, model);
    buttons_high_ = before - room_height();
    if (shows_log_) {
        scroll_begin(window, "log", rest_of_column(window), true);
        for (std::size_t i = 0; i < model.log.size(); ++i) log_line(window, model.log[i], i + 1);
        scroll_end(window);
    }
    card_end(window);
}

void PlayScreen::draw_status(Window& window, const PlayModel& model) {
    const View& view = model.view;
    const Named turn{"turn", std::to_string(model.turn)};
    const Seat mover = model.moved ? model.seat : view.mover;
    heading(window, mover == blue_seat ? fill(tr("Turn {turn}: Blue"), {turn}) : fill(tr("Turn {turn}: Red"), {turn}));
    const Named name{"name", model.names[model.seat]};
    if (model.waits) {
        paragraph(window, fill(tr("{name} is thinking."), {{"name", model.names[other(model.seat)]}}));
    } else if (model.moved && model.hands_over) {
        paragraph(window, tr("You have moved. For a moment you can take it back (C2.1)."));
    } else if (model.moved) {
        paragraph(window, model.can_undo ? tr("You have moved. You can take it back until you hand over (C2.1).") : tr("You have moved."));
    } else {
        paragraph(window, model.seat == blue_seat ? fill(tr("{name} leads Blue."), {name}) : fill(tr("{name} leads Red."), {name}));
    }
    if (model.clock) {
        const Telling telling(window, "clock");
        small_text(window, clocks_text(*model.clock, model.names));
    }
    if (view.draw_offered_by) {
        if (*view.draw_offered_by == model.seat)
            small_text(window, tr("You have offered a draw. The enemy accepts it, or declines it by playing on."));
        else paragraph(window, fill(tr("{name} offers a draw. Any move declines it (C4.3)."), {{"name", model.names[other(model.seat)]}}));
    }
    if (may(view, fow::stratego::AcceptDraw{}) && button(window, "accept-draw", tr("Accept the draw"), {.width = -1}))
        intent_ = fow::stratego::Action(fow::stratego::AcceptDraw{});
    draw_warnings(window, model);
    separator(window);
}

/// What both players see coming (C2.7, C4.5).
void PlayScreen::draw_warnings(Window& window, const PlayModel& model) const {
    const View& view = model.view;
    if (view.quiet_limit > 0 && 2 * view.quiet > view.quiet_limit)
        small_text(window, fill(tr("{turns} turns without an attack; after {limit} the game is drawn (C4.5)."),
                                {{"turns", std::to_string(view.quiet)}, {"limit", std::to_string(view.quiet_limit)}}));
    if (model.last_over_pair)
        small_text(window, tr("That was your third move between these two squares: the next one straight back is refused (C2.4)."));
}

void PlayScreen::draw_selection(Window& window, const PlayModel& model) {
    const bool something = hovered_ && model.view.at(*hovered_).has_value();
    if (pencil_) {
        heading(window, tr("Staff map"));
        pencil_box(window, model.rules.armies[other(model.seat)], *pencil_);
        if (something && !told_of(model, *hovered_).own) piece_card(window, told_of(model, *hovered_));
        else
            small_text(window, tr("Click enemy pieces to mark them. Nobody else sees your marks; they move with the pieces."),
                       TextRole::aside);
    } else if (reads_notice_.shows(model.notice, {selected_, hovered_}, something)) {
        notice_text(window, model.notice);
    } else {
        draw_square(window, model);
    }
}

/// The piece under the pointer or the selected one; the odds if the player aims at a target.
void PlayScreen::draw_square(Window& window, const PlayModel& model) const {
    const View& view = model.view;
    if (selected_ && hovered_ && !hides_faces(model) && !model.moved) {
        if (const std::string why = why_crossed(view, {*selected_, *hovered_}); !why.empty()) return warning_text(window, why);
        if (is_among(reach_of(view, *selected_).attacks, *hovered_) && tells_odds(window, model))
            if (const auto odds = attack_odds(view, model.rules, *selected_, *hovered_))
                return odds_card(window, *view.at(*selected_), told_of(model, *hovered_), *odds);
    }
    const auto square = hovered_ && view.at(*hovered_) ? hovered_ : selected_;
    if (!square) return draw_guide(window, model);
    PieceTold told = told_of(model, *square);
    if (told.own && hides_faces(model)) told.piece.rank.reset();
    piece_card(window, told);
    if (told.own && !model.moved && view.mover == model.seat) {
        const Telling telling(window, to_text(*square));
        if (const std::string text = reach_text(view, *square); !text.empty()) small_text(window, text);
        if (selected_ == square && !reach_of(view, *square).crossed.empty())
            small_text(window, tr("A limit on repetition forbids the crossed squares: point at one to read why."));
    }
}

void PlayScreen::draw_guide(Window& window, const PlayModel& model) const {
    if (model.moved) return;
    if (!shows_log_) {
        constexpr std::size_t newest = 3;
        for (std::size_t i = model.log.size() - std::min(newest, model.log.size()); i < model.log.size(); ++i)
            log_line(window, model.log[i], i + 1);
        return;
    }
    if (!model.waits)
        italic_text(window, tr("Click one of your pieces to see where it can go. Dots are moves, rings attacks, crosses what is refused."));
    small_text(window, fill(tr("{name} knows the rank of your pieces that have a small eye."), {{"name", model.names[other(model.seat)]}}));
}

void PlayScreen::draw_turn_buttons(Window& window, const PlayModel& model) {
    const float half = share_of_room(window, 2);
    if (button(window, "end-turn", tr("Hand over"),
               {.enabled = model.moved,
                .primary = model.moved,
                .width = half,
                .hint = model.moved ? std::string() : tr("Move or attack first: a turn cannot be passed (C2.1)."),
                .key = window.key(TurnCommand::end_turn)}))
        intent_ = HandOver{};
    ImGui::SameLine();
    if (button(window, "undo", tr("Take back"),
               {.enabled = model.can_undo,
                .width = half,
                .hint = tr("The move of this turn, unless it was an attack (C2.1)."),
                .key = window.key(TurnCommand::take_back),
                .sign = Sign::take_back}))
        intent_ = TakeMoveBack{};
}

void PlayScreen::draw_buttons(Window& window, const PlayModel& model) {
    if (model.moved || !model.at_once) draw_turn_buttons(window, model);
    std::vector<SmallButton> row;
    const auto with_key = [&](const std::string& hint, TurnCommand command) { return fill(hint, {{"key", window.key_name(command)}}); };
    if (!model.lesson)
        row.push_back({"news-open", tr("Dispatch"), with_key(tr("What happened while you were away ({key})"), TurnCommand::dispatch),
                       window.key(TurnCommand::dispatch), false, Sign::none, model.has_dispatch});
    if (model.lies_flat)
        row.push_back({"lift", lifted_ ? tr("Cover") : tr("Lift"), with_key(tr("The faces of your pieces ({key})"), TurnCommand::lift),
                       window.key(TurnCommand::lift), lifted_});
    if (model.remembers)
        row.push_back({"staff-map", tr("Staff map"), with_key(tr("Your own marks on enemy pieces ({key})"), TurnCommand::staff_map),
                       window.key(TurnCommand::staff_map), pencil_.has_value()});
    if (window.hint_offered()) row.push_back({"hint", tr("Hint"), tr("What a Marshal would do with what you know (F4)")});
    if (!model.lesson) row.push_back({"veil", tr("Veil"), tr("Hides the board at once (F9)")});
    add_table_buttons(window, row, model.lesson ? tr("Settings, quit") : tr("Save, settings, draw, resign, quit"));
    const std::string clicked = button_row(window, row);
    if (clicked == "news-open") intent_ = OpenDispatch{};
    else if (clicked == "lift") lifted_ = !lifted_;
    else if (clicked == "staff-map") {
        const bool open = pencil_.has_value();
        clear_selection();
        if (!open) pencil_ = std::optional(Rank::bomb);
    } else if (clicked == "veil") intent_ = DropVeil{};
    else if (clicked == "hint") window.ask_for_hint();
    else menu_.take(window, clicked);
    space(window, 2);
    separator(window);
}

/// What the other side did meanwhile; a click on a line shows it on the board.
void PlayScreen::draw_news(Window& window, const PlayModel& model) {
    heading(window, tr("Dispatch: while you were away"));
    separator(window);
    scroll_begin(window, "news list", std::max(1.0F, room_height() - 2 * button_height(window)));
    for (std::size_t i = 0; i < model.news.size(); ++i) {
        const NewsLine& line = model.news[i];
        const std::string number = std::to_string(i + 1);
        const float wide = std::max(1.0F, room_width() - rule_mark_width(window));
        const std::string text = wrapped(window, Type::body, line.text, wide - window.units(16));
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const ImVec2 size{wide, text_size(window, Type::body, text).y + window.units(8)};
        const Press p = press(window, "news:" + number, size, true);
        draw_row_ground(window, p.rect, model.told == i, p.hovered);
        if (p.clicked) {
            followed_.reset();
            intent_ = ShowFrom{i};
        }
        const ImVec2 words{at.x + window.units(8), at.y + window.units(4)};
        draw_letters(window, *ImGui::GetWindowDrawList(), Type::body, words, packed(text_colour()), text);
        add_text(window, line.text, {words, {at.x + wide, at.y + size.y}});
        rule_mark(window, Type::body, "news-rule:" + number, line.rule, {at.x + wide, words.y});
        ImGui::SetCursorScreenPos({at.x, at.y + size.y});
    }
    scroll_end(window);
    separator(window);
    const bool can_slide = std::any_of(model.news.begin(), model.news.end(), [](const NewsLine& line) { return line.move.has_value(); });
    const float share = can_slide ? share_of_room(window, 2) : -1;
    if (can_slide) {
        if (button(window, "news-again", tr("Replay"), {.width = share})) {
            followed_.reset();
            intent_ = ShowFrom{0};
        }
        ImGui::SameLine();
    }
    if (button(window, "news-read", tr("To the board"), {.primary = true, .width = share}) || escape_pressed(window)) intent_ = NewsRead{};
}

}  // namespace fow::stratego::screens
