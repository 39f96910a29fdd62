#include "games/stratego/screens/set_up_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

bool stands_own(const SetUpModel& model, Square square) {
    const auto& piece = model.view.at(square);
    return piece && piece->side == model.seat;
}

std::vector<Square> zone_of(const SetUpModel& model) {
    std::vector<Square> zone = squares_of(model.rules);
    std::erase_if(zone, [&](Square square) { return !model.rules.zones[model.seat].has(square); });
    return zone;
}

/// Whether the zone, sorted and not empty, is all of the rows from its first to its last.
bool full_rows(const RuleSet& rules, const std::vector<Square>& zone) {
    return static_cast<int>(zone.size()) == (zone.back().rank() - zone.front().rank() + 1) * rules.files;
}

std::string box_name(Rank rank) {
    std::string word(name(rank));
    word.front() = static_cast<char>(word.front() - 'A' + 'a');
    return "box:" + word;
}

}  // namespace

std::optional<SetUpIntent> SetUpScreen::draw(Window& window, const SetUpModel& model) {
    intent_.reset();
    const TableLayout layout = table_layout(window, model.rules);
    if (rank_ && model.view.box[*rank_] == 0) rank_.reset();
    if (square_ && !stands_own(model, *square_)) square_.reset();
    const bool on_map = page_ == Page::map && !menu_.is_open();
    const TableGesture gesture =
        hand_.watch(window, layout.map, model.rules, [&](Square square) { return on_map && stands_own(model, square); });
    hovered_ = gesture.hovered && model.view.at(*gesture.hovered) ? gesture.hovered : std::nullopt;

    TableMarks marks;
    marks.selected = square_;
    marks.hover = gesture.hovered;
    marks.zone = zone_of(model);
    if (dragged_ || rank_ || gesture.carried || square_) {
        marks.entries = marks.zone;
        std::erase_if(marks.entries, [&](Square square) { return model.view.at(square).has_value(); });
    }
    if (gesture.carried) marks.away = {*gesture.carried};
    draw_board(window, layout.map, model.rules, model.view, marks);
    draw_column(window, model, layout.column);
    draw_state(window, model, layout.tray);
    const float cell = grid_of(window, layout.map, model.rules).cell();
    if (gesture.carried) draw_in_hand(window, *model.view.at(*gesture.carried), cell);
    if (dragged_) {
        draw_in_hand(window, fresh_piece(model.seat, *dragged_), cell);
        if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
            const ImVec2 at = ImGui::GetIO().MousePos;
            if (const auto to = grid_of(window, layout.map, model.rules).square_at(at.x, at.y)) intent_ = PlaceRank{*dragged_, *to};
            dragged_.reset();
        }
    }
    if (on_map) use_board(window, model, gesture);
    if (auto choice = draw_table_menu(menu_, window, {.may_resign = !model.lesson, .has_phrase = model.has_phrase, .lesson = model.lesson}))
        intent_ = std::move(*choice);
    draw_page(window, model);
    return intent_;
}

void SetUpScreen::use_board(Window& window, const SetUpModel& model, const TableGesture& gesture) {
    if (escape_pressed(window)) {
        if (!rank_ && !square_) menu_.open_by_escape(window);
        rank_.reset();
        square_.reset();
    }
    if (gesture.right_click && stands_own(model, *gesture.right_click)) intent_ = TakeBackPiece{*gesture.right_click};
    if (gesture.dragged_out) intent_ = TakeBackPiece{*gesture.dragged_out};
    if (gesture.drag) intent_ = ShiftPiece{gesture.drag->first, gesture.drag->second};
    if (!gesture.click) return;
    const Square at = *gesture.click;
    if (rank_ && !stands_own(model, at)) {
        intent_ = PlaceRank{*rank_, at};
    } else if (square_ && *square_ != at) {
        intent_ = ShiftPiece{*square_, at};
        square_.reset();
    } else if (stands_own(model, at)) {
        square_ = square_ == at ? std::nullopt : std::optional(at);
        rank_.reset();
    }
}

void SetUpScreen::draw_column(Window& window, const SetUpModel& model, const SDL_FRect& rect) {
    card_begin(window, "set-up", rect);
    heading(window, model.seat == blue_seat ? tr("Set up the Blue army") : tr("Set up the Red army"));
    italic_text(window, model.name);
    separator(window);
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const float words = 3 * window.line_height(Type::small) + gap;  // always reserved, so that nothing below moves
    const float buttons = 4 * (button_height(window) + gap) + words + gap;
    const std::vector<Square> zone = zone_of(model);
    if (room_height() - buttons > window.units(240) && !zone.empty())
        small_text(window,
                   fill(full_rows(model.rules, zone)
                            ? tr("Your zone is rows {first} to {last}. Click a piece, then a square; or drag it. Move pieces on the "
                                 "board the same way; right-click to take one back.")
                            : tr("Your zone is the light squares. Click a piece, then a square; or drag it. Move pieces on the board "
                                 "the same way; right-click to take one back."),
                        {{"first", std::to_string(zone.front().rank() + 1)}, {"last", std::to_string(zone.back().rank() + 1)}}));
    if (model.rules.armies.first != model.rules.armies.second)
        small_text(window, fill(tr("{pieces} (C1.8)"), {{"pieces", pieces_text(model.rules.armies)}}));
    scroll_begin(window, "box", std::max(room_height() - buttons, window.units(40)));
    draw_box(window, model);
    scroll_end(window);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_told(window, model);
    ImGui::SetCursorScreenPos({at.x, at.y + words});
    draw_buttons(window, model);
    card_end(window);
}

/// A place for each rank of the army, with how many of it are still in the box.
void SetUpScreen::draw_box(Window& window, const SetUpModel& model) {
    looked_at_.reset();
    const Army& army = model.rules.armies[model.seat];
    std::vector<Rank> shown;
    for (int i = rank_count - 1; i >= 0; --i)
        if (army[static_cast<Rank>(i)] > 0) shown.push_back(static_cast<Rank>(i));
    // Bombs and Flag last.
    std::rotate(shown.begin(), std::find_if(shown.begin(), shown.end(), [](Rank rank) { return can_move(rank); }), shown.end());
    const float line = window.line_height(Type::small);
    const auto rows_of = [&](int columns) { return (static_cast<int>(shown.size()) + columns - 1) / columns; };
    const auto cell_of = [&](int columns) {
        const float share = std::floor(ImGui::GetWindowHeight() / static_cast<float>(rows_of(columns)));
        return std::min(
            {std::floor(room_width() / static_cast<float>(columns)) - window.units(4), share - line - window.units(4), window.units(96)});
    };
    int columns = 4;  // whichever number makes them largest
    for (const int other_number : {5, 6})
        if (cell_of(other_number) > cell_of(columns)) columns = other_number;
    const float wide = std::floor(room_width() / static_cast<float>(columns));
    const auto rows = static_cast<float>(rows_of(columns));
    const float cell = std::max(cell_of(columns), window.units(30));
    const float high = cell + line + window.units(2);
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const Rank rank = shown[i];
        const int left = model.view.box[rank];
        const auto at = static_cast<int>(i);
        const SDL_FRect rect{origin.x + wide * static_cast<float>(at % columns), origin.y + high * static_cast<float>(at / columns), wide,
                             high};
        const std::string id = box_name(rank);
        ImGui::SetCursorScreenPos({rect.x, rect.y});
        if (ImGui::InvisibleButton(id.c_str(), {wide, high}) && left > 0) {
            rank_ = rank_ == rank ? std::nullopt : std::optional(rank);
            square_.reset();
        }
        window.controls().add(id, rect, left > 0);
        const std::string count = fill(tr("{left} of {all}"), {{"left", std::to_string(left)}, {"all", std::to_string(army[rank])}});
        window.controls().set_label(rank_name(rank), count);
        if (ImGui::IsItemHovered()) looked_at_ = rank;
        if (left > 0 && ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left)) dragged_ = rank;
        if (rank_ == rank)
            list.AddRectFilled({rect.x, rect.y}, {rect.x + wide, rect.y + high}, packed(colour::brass, 0.5F), window.units(3));
        draw_block(window, list, {std::round(rect.x + (wide - cell) / 2), rect.y, cell, cell}, fresh_piece(model.seat, rank),
                   {.face = true, .lifted = rank_ == rank && left > 0, .alpha = left > 0 ? 1.0F : 0.35F});
        draw_text(window, list, Type::small, rect.x + wide / 2, rect.y + cell, left > 0 ? text_colour() : 0x8B7F69, count, 0.5F);
    }
    ImGui::SetCursorScreenPos({origin.x, origin.y + high * rows});
    ImGui::Dummy({1, 1});
}

void SetUpScreen::draw_told(Window& window, const SetUpModel& model) {
    std::optional<Rank> rank = looked_at_ ? looked_at_ : hovered_ ? std::nullopt : rank_;
    const auto square = hovered_ ? hovered_ : square_;
    if (!rank && square) rank = model.view.at(*square)->rank;
    if (rank) told_ = rank;
    else rank = told_;
    if (!rank) return small_text(window, tr("Point at a piece to read what it does."), TextRole::aside);
    const Telling telling(window, square ? to_text(*square) : std::string());
    small_text(window, fill(tr("{rank}. {does}"), {{"rank", rank_with_number(*rank)}, {"does", what_it_does(*rank)}}));
}

void SetUpScreen::draw_buttons(Window& window, const SetUpModel& model) {
    const float third = share_of_room(window, 3);
    if (button(window, "fill", tr("Fill the rest"), {.width = third, .hint = tr("Places the pieces still in the box sensibly.")}))
        intent_ = ArmyChange::fill;
    ImGui::SameLine();
    if (button(window, "shuffle", tr("Shuffle"), {.width = third, .hint = tr("A new sensible set-up of the whole army.")}))
        intent_ = ArmyChange::shuffle;
    ImGui::SameLine();
    if (button(window, "formations", tr("Formations"), {.width = third, .hint = tr("Set-ups that come with the game.")}))
        turn_to(Page::formations);
    const float fourth = share_of_room(window, 4);
    if (button(window, "mirror", tr("Mirror"), {.width = fourth, .hint = tr("Swaps left and right.")})) intent_ = ArmyChange::mirror;
    ImGui::SameLine();
    if (button(window, "clear", tr("Clear"), {.width = fourth, .hint = tr("Everything back into the box.")})) intent_ = ArmyChange::clear;
    ImGui::SameLine();
    if (button(window, "keep", tr("Save"), {.width = fourth, .hint = tr("Save this set-up under a name.")})) turn_to(Page::keep);
    ImGui::SameLine();
    if (button(window, "fetch", tr("Load"), {.width = fourth, .hint = tr("Load a saved set-up.")})) turn_to(Page::load);
    std::vector<SmallButton> row;
    if (!model.lesson) row.push_back({"veil", tr("Veil"), tr("Hides the board at once (F9)")});
    row.push_back({"set-up-text", tr("As text"), tr("Copy or type the whole set-up in letters (C6.3)")});
    add_table_buttons(window, row, model.lesson ? tr("Settings, quit") : tr("Save, settings, resign, quit"));
    const std::string clicked = button_row(window, row);
    if (clicked == "veil") intent_ = DropVeil{};
    else if (clicked == "set-up-text") turn_to(Page::text);
    else menu_.take(window, clicked);
    const std::string reason = model.not_ready ? reason_of(*model.not_ready, tr) : std::string();
    if (button(window, "ready", tr("Ready"), {.enabled = !model.not_ready, .primary = !model.not_ready, .width = -1, .hint = reason}))
        intent_ = fow::stratego::Ready{};
}

void SetUpScreen::draw_state(Window& window, const SetUpModel& model, const SDL_FRect& rect) const {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {window.units(14), window.units(8)});
    card_begin(window, "set-up state", rect, Sheet::dark, true);
    ImGui::PopStyleVar();
    if (!model.notice.empty()) notice_text(window, model.notice);
    else if (model.not_ready)
        paragraph(window, fill(tr("Not ready: {reason} ({rule})"),
                               {{"reason", reason_of(*model.not_ready, tr)}, {"rule", std::string(model.not_ready->rule)}}));
    else paragraph(window, tr("Ready to begin."));
    small_text(window, tr("The other player sees nothing of it until both are ready, and then only the backs (C1.6)."));
    card_end(window);
}

}  // namespace fow::stratego::screens
