#include "games/waterloo/screens/set_up/set_up_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/waterloo/screens/play/forces.hpp"
#include "games/waterloo/screens/play/trays.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/pages/parts.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

/// W12.4: number of pieces in the garrison.
int garrison(const PlayerView& view) {
    int count = 0;
    for (const Square square : view.garrison_squares) count += view.at(square) ? 1 : 0;
    return count;
}

/// W6.2, W10.3, W12.4, W14.4: squares where that piece may be placed.
std::vector<Square> free_for(const PlayerView& view, const SeenPiece& piece) {
    std::vector<Square> squares;
    const auto bears = [&](Square square) {
        const SeenTile* tile = view.tile_at(square);
        if (tile == nullptr || piece.branch == Branch::infantry) return true;
        return tile->kind != TileKind::building && (tile->kind != TileKind::mud || piece.branch != Branch::artillery);
    };
    for (const Square square : view.set_up_zone)
        if (!view.at(square) && bears(square)) squares.push_back(square);
    if (piece.branch == Branch::infantry && garrison(view) < view.garrison_size)
        for (const Square square : view.garrison_squares)
            if (!view.at(square)) squares.push_back(square);
    return squares;
}

bool late(const PlayerView& view, UnitId unit) {
    return std::find(view.late_units.begin(), view.late_units.end(), unit) != view.late_units.end();
}

/// "Lloyd's Battery (e8), Scots Greys (i7)"
std::string warned_text(const SetUpModel& model) {
    std::vector<std::string> parts;
    for (const Square square : model.warned) {
        const auto& piece = model.view.at(square);
        const std::string& name = unit_of(model.roster, *piece->unit).name;
        parts.push_back(fill(tr("{name} ({square})"), {{"name", name}, {"square", to_text(square)}}));
    }
    return listed(parts);
}

}  // namespace

std::optional<SetUpIntent> SetUpScreen::draw(Window& window, const SetUpModel& model) {
    intent_.reset();
    const PlayLayout layout = play_layout(window, model.view);
    const SeenSide& side = model.view.sides[model.seat];
    const auto in_box = [&](std::optional<UnitId> unit) {
        return unit && !late(model.view, *unit) &&
               std::find(side.reserve_units.begin(), side.reserve_units.end(), *unit) != side.reserve_units.end();
    };
    if (!in_box(unit_)) unit_.reset();
    if (square_ && !own(model.view, model.seat, *square_)) square_.reset();
    const bool on_map = page_ == Page::map && !menu_.is_open();
    const BoardGesture gesture = hand_.watch(window, layout.map, [&](Square s) { return on_map && own(model.view, model.seat, s); });

    hovered_ = gesture.hovered && model.view.at(*gesture.hovered) ? gesture.hovered : std::nullopt;
    BoardMarks marks;
    marks.selected = square_;
    marks.hover = gesture.hovered;
    marks.zone = model.view.set_up_zone;
    marks.lines = lines_of(model.view);
    marks.warned = model.warned;
    marks.garrison = {model.view.garrison_squares.begin(), model.view.garrison_squares.end()};
    const auto in_hand = gesture.carried ? gesture.carried : square_;
    if (dragged_ || unit_) marks.entries = free_for(model.view, as_printed(model.roster, dragged_ ? *dragged_ : *unit_));
    else if (in_hand) marks.entries = free_for(model.view, *model.view.at(*in_hand));
    if (gesture.carried) marks.away = {*gesture.carried};
    draw_board(window, layout.map, model.view, model.roster, marks);
    draw_clock(window, layout.clock, model.view.turn, model.view.prussian_turn);
    draw_prussian_road(window, layout.road, layout.map, model.view);
    draw_column(window, model, layout.column);
    draw_list(window, model, layout.trays);
    const float cell = geometry_of(window, layout.map).cell();
    if (gesture.carried) draw_carried(window, *model.view.at(*gesture.carried), model.roster, cell);
    if (dragged_) {
        draw_carried(window, as_printed(model.roster, *dragged_), model.roster, cell);
        if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
            const ImVec2 at = ImGui::GetIO().MousePos;
            if (const auto to = geometry_of(window, layout.map).square_at(at.x, at.y)) intent_ = PlaceUnit{*dragged_, *to};
            dragged_.reset();
        }
    }
    if (on_map) use_board(window, model, gesture);
    if (const auto choice = menu_.draw(window, {.may_resign = !model.lesson, .has_phrase = model.has_phrase, .lesson = model.lesson}))
        intent_ = *choice;
    draw_page(window, model);
    return intent_;
}

void SetUpScreen::use_board(Window& window, const SetUpModel& model, const BoardGesture& gesture) {
    if (escape_pressed(window)) {
        if (!unit_ && !square_) menu_.open_by_escape(window);
        unit_.reset();
        square_.reset();
    }
    if (gesture.right_click && own(model.view, model.seat, *gesture.right_click)) intent_ = TakeBack{*gesture.right_click};
    if (gesture.dragged_out) intent_ = TakeBack{*gesture.dragged_out};
    if (gesture.drag) intent_ = Shift{gesture.drag->first, gesture.drag->second};
    if (!gesture.click) return;
    const Square at = *gesture.click;
    if (unit_ && !own(model.view, model.seat, at)) {
        intent_ = PlaceUnit{*unit_, at};
        choose_next(model, *unit_);
    } else if (square_ && *square_ != at) {
        intent_ = Shift{*square_, at};
        square_.reset();
    } else if (own(model.view, model.seat, at)) {
        square_ = square_ == at ? std::nullopt : std::optional(at);
        unit_.reset();
    }
}

/// After a piece is placed, selects another one of its kind; after the last of a kind the hand stays empty.
void SetUpScreen::choose_next(const SetUpModel& model, UnitId placed) {
    const auto& box = model.view.sides[model.seat].reserve_units;
    const Kind kind = unit_of(model.roster, placed).kind;
    unit_.reset();
    for (const UnitId unit : box) {
        if (unit == placed || late(model.view, unit) || unit_of(model.roster, unit).kind != kind) continue;
        if (!unit_ || (*unit_ < placed && unit > placed)) unit_ = unit;
    }
}

/// Whether the buttons for a whole army fit side by side. With large text and long words they take two rows of two.
bool SetUpScreen::four_in_a_row(Window& window) {
    float widest = 0;
    for (const std::string& word : {tr("Mirror"), tr("Clear"), tr("Save"), tr("Load")})
        widest = std::max(widest, text_size(window, Type::body, word).x);
    return widest + window.units(16) <= share_of_room(window, 4);
}

void SetUpScreen::draw_buttons(Window& window, const SetUpModel& model) {
    const float half = share_of_room(window, 2);
    if (button(window, "fill", tr("Fill the rest"),
               {.width = half, .hint = tr("Places the pieces still in the box; a few stay in reserve.")}))
        intent_ = WholeArmy::fill;
    ImGui::SameLine();
    if (button(window, "historical", tr("As in 1815"),
               {.width = half,
                .hint = tr("The whole army as it stood on the 18th of June. It is harder to command than what “Fill the rest” sets up.")}))
        intent_ = WholeArmy::historical;
    const bool one_row = four_in_a_row(window);
    const float quarter = share_of_room(window, one_row ? 4 : 2);
    if (button(window, "mirror", tr("Mirror"), {.width = quarter, .hint = tr("Swaps left and right.")})) intent_ = WholeArmy::mirror;
    ImGui::SameLine();
    if (button(window, "clear", tr("Clear"), {.width = quarter, .hint = tr("Everything back into the box.")})) intent_ = WholeArmy::clear;
    if (one_row) ImGui::SameLine();
    if (button(window, "keep", tr("Save"), {.width = quarter, .hint = tr("Save this deployment under a name.")})) {
        page_ = Page::keep;
        name_.clear();
    }
    ImGui::SameLine();
    if (button(window, "fetch", tr("Load"), {.width = quarter, .hint = tr("Load a saved deployment.")})) {
        page_ = Page::load;
        phrase_.clear();
    }
    std::vector<SmallButton> row_of_pages{{"veil", tr("Veil"), tr("Hides the map at once (F9)")}};
    if (!model.view.late_units.empty()) row_of_pages.push_back({"late", tr("Late pieces")});
    add_table_buttons(window, row_of_pages, tr("Save, settings, quit"));
    const std::string clicked = button_row(window, row_of_pages);
    if (clicked == "veil") intent_ = DropVeil{};
    else if (clicked == "late") page_ = Page::late;
    else menu_.take(window, clicked);
    const std::string reason = model.not_ready ? reason_of(*model.not_ready, tr) : std::string();
    if (button(window, "ready", tr("Ready"), {.enabled = !model.not_ready, .primary = !model.not_ready, .width = -1, .hint = reason}))
        intent_ = SayReady{};
}

void SetUpScreen::draw_column(Window& window, const SetUpModel& model, const SDL_FRect& rect) {
    card_begin(window, "set-up", rect);
    heading(window, model.seat == french_seat ? tr("Set up the French army") : tr("Set up the Allied army"));
    italic_text(window, model.name);
    if (!model.series.empty()) small_text(window, model.series);
    const SeenSide& side = model.view.sides[model.seat];
    if (side.line_of_retreat && !side.line_squares.empty())
        small_text(window, fill(tr("Your line of retreat: {sector}, {first} to {last}. Only you know it; {pieces} of the enemy there win "
                                   "the battle (W1.1)."),
                                {{"sector", sector_name(model.seat, *side.line_of_retreat)},
                                 {"first", to_text(side.line_squares.front())},
                                 {"last", to_text(side.line_squares.back())},
                                 {"pieces", pieces_text(model.view.lines_to_sever)}}));
    separator(window);
    const auto& zone = model.view.set_up_zone;
    const auto [first, last] = std::minmax_element(zone.begin(), zone.end(), [](Square a, Square b) { return a.rank() < b.rank(); });
    const float gap = ImGui::GetStyle().ItemSpacing.y;
    const float row = button_height(window) + gap;
    const float words = 2 * window.line_height(Type::small) + gap;  // of the piece pointed at; always reserved, so that nothing below moves
    const float buttons = (four_in_a_row(window) ? 4.0F : 5.0F) * row + words + 2 * gap;
    if (room_height() - buttons > window.units(150))  // a lesson leaves less room, and says it itself
        small_text(window,
                   fill(tr("Your zone is rows {first} to {last}. Click a piece, then a square; or drag it. Move pieces on the map the same "
                           "way; right-click to take one back."),
                        {{"first", std::to_string(first->rank() + 1)}, {"last", std::to_string(last->rank() + 1)}}));
    scroll_begin(window, "box", std::max(room_height() - buttons, window.units(40)));
    if (!model.briefing.empty()) paragraph(window, model.briefing);
    draw_box(window, model);
    scroll_end(window);
    const auto shown = looked_at_ ? looked_at_ : hovered_ ? std::nullopt : unit_;
    const auto square = hovered_ ? hovered_ : square_;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (shown || square) {
        const Telling telling(window, shown ? std::nullopt : square);
        small_text(window, capitalised(describe(model.roster, shown ? as_printed(model.roster, *shown) : *model.view.at(*square), tr)));
    } else {
        small_text(window, tr("Point at a piece to read its name."), TextRole::aside);
    }
    ImGui::SetCursorScreenPos({at.x, at.y + words});
    draw_buttons(window, model);
    card_end(window);
}

void SetUpScreen::draw_box(Window& window, const SetUpModel& model) {
    std::vector<UnitId> box = model.view.sides[model.seat].reserve_units;
    std::erase_if(box, [&](UnitId unit) { return late(model.view, unit); });
    looked_at_.reset();
    if (box.empty()) {
        italic_text(window, tr("The box is empty: the whole army is on the map."));
        return;
    }
    const int count = static_cast<int>(box.size());
    int columns = 7;  // more and smaller ones when the text is large
    const ImVec2 origin = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetWindowHeight() - ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y - 1;
    const auto rows_fit = [&] {
        const float cell = std::floor(ImGui::GetWindowWidth() / static_cast<float>(columns));
        return cell * static_cast<float>((count + columns - 1) / columns) <= room;
    };
    while (columns < 12 && !rows_fit()) ++columns;
    // The room beside a scroll bar is left free whether there is one or not: smaller pieces might need none, and then grow again.
    const float wide = ImGui::GetWindowWidth() - (rows_fit() ? 0 : ImGui::GetStyle().ScrollbarSize);
    const float cell = std::floor(wide / static_cast<float>(columns));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < box.size(); ++i) {
        const UnitId unit = box[i];
        const SDL_FRect rect{origin.x + cell * static_cast<float>(i % static_cast<std::size_t>(columns)),
                             origin.y + cell * static_cast<float>(i / static_cast<std::size_t>(columns)), cell, cell};
        const std::string id = "box:" + unit_of(model.roster, unit).id;
        ImGui::SetCursorScreenPos({rect.x, rect.y});
        if (ImGui::InvisibleButton(id.c_str(), {cell, cell})) {
            unit_ = unit_ == unit ? std::nullopt : std::optional(unit);
            square_.reset();
        }
        window.controls().add(id, rect);
        if (ImGui::IsItemHovered()) looked_at_ = unit;
        if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left)) dragged_ = unit;
        if (dragged_ == unit) continue;
        if (unit_ == unit) list.AddRectFilled({rect.x, rect.y}, {rect.x + cell, rect.y + cell}, packed(colour::brass, 0.6F));
        draw_piece(window, list, rect, as_printed(model.roster, unit), model.roster, {.face = true, .lifted = unit_ == unit});
    }
    ImGui::SetCursorScreenPos({origin.x, origin.y + cell * static_cast<float>((count + columns - 1) / columns)});
    ImGui::Dummy({1, 1});
}

void SetUpScreen::draw_list(Window& window, const SetUpModel& model, const SDL_FRect& rect) {
    const PlayerView& view = model.view;
    const auto& box = view.sides[model.seat].reserve_units;
    const auto in_reserve = std::count_if(box.begin(), box.end(), [&](UnitId unit) { return !late(view, unit); });
    // Close together: four lines fit.
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {window.units(14), window.units(6)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, 0});
    card_begin(window, "set-up list", rect, Sheet::dark, true);
    if (!model.notice.empty()) notice_text(window, model.notice);
    else if (model.not_ready)
        paragraph(window, fill(tr("Not ready: {reason} ({rule})"),
                               {{"reason", reason_of(*model.not_ready, tr)}, {"rule", std::string(model.not_ready->rule)}}));
    else paragraph(window, tr("Ready to begin."));
    const Named count{"count", std::to_string(in_reserve)};
    const Named limit{"limit", std::to_string(view.reserve_limit)};
    const auto late_ones = static_cast<int>(box.size()) - static_cast<int>(in_reserve);
    small_text(window, late_ones == 0
                           ? fill(tr("{count} still in the box; up to {limit} may stay there as the reserve (W6.3)."), {count, limit})
                           : fill(tr("{count} still in the box; up to {limit} may stay there as the reserve (W6.3), plus the {late} that "
                                     "come late (W14.1)."),
                                  {count, limit, {"late", std::to_string(late_ones)}}));
    if (view.garrison_size > 0)
        small_text(window, fill(tr("{tile} begins with {size} of your infantry in it: {count} so far (W12.4)."),
                                {{"tile", tr(view.tile_at(view.garrison_squares.first())->name)},
                                 {"size", std::to_string(view.garrison_size)},
                                 {"count", std::to_string(garrison(view))}}));
    if (!model.warned.empty())
        small_text(window,
                   fill(tr("Enemy guns in sight could hit in the first volley: {pieces} (W15.4)."), {{"pieces", warned_text(model)}}));
    else if (!model.view.sides[other(model.seat)].set_up)
        small_text(window, fill(tr("Guns reach {range} squares straight forward: the front rows are in range of each other (W15.4)."),
                                {{"range", std::to_string(model.view.artillery_range)}}));
    card_end(window);
    ImGui::PopStyleVar(2);
}

void SetUpScreen::draw_page(Window& window, const SetUpModel& model) {
    if (page_ == Page::map) return;
    if (page_ == Page::late) {
        if (late_page(window, model.view, model.roster)) page_ = Page::map;
        return;
    }
    if (escape_pressed(window)) {
        page_ = Page::map;
        return;
    }
    modal_begin(window, "set-up page", 460);
    const Page page = page_;
    if (page == Page::keep) {
        heading(window, tr("Save this deployment"));
        separator(window);
        text_field(window, "deployment-name", name_, {.label = tr("Name"), .focus = ImGui::IsWindowAppearing(), .enter = "keep-now"});
        if (model.has_phrase) small_text(window, tr("It is sealed with your pass phrase."));
        else
            warning_text(window,
                         tr("You have no pass phrase, so the file is not sealed: anyone who uses this computer can read it. Until this "
                            "game is over, no other game lists it."));
    } else {
        heading(window, tr("Load a deployment"));
        separator(window);
        if (model.deployments.empty()) italic_text(window, tr("Nothing is saved for this army."));
        const KeptArmy* chosen = nullptr;
        for (const KeptArmy& army : model.deployments) {
            const std::string label = army.sealed ? fill(tr("{name} (sealed)"), {{"name", army.name}}) : army.name;
            if (list_row(window, "deployment:" + army.name, label, name_ == army.name)) name_ = army.name;
            if (name_ == army.name) chosen = &army;
        }
        if (chosen != nullptr && chosen->sealed)
            text_field(window, "deployment-phrase", phrase_,
                       {.label = tr("Its pass phrase, if it is not your present one"),
                        .hidden = true,
                        .enter = "fetch-now",
                        .most = phrase_letters});
    }
    space(window, 6);
    const float half = share_of_room(window, 2);
    if (button(window, "back", tr("Back"), {.width = half})) page_ = Page::map;
    ImGui::SameLine();
    const auto done = [&](const char* name, const std::string& label, bool enabled, SetUpIntent intent) {
        if (!button(window, name, label, {.enabled = enabled, .primary = enabled, .width = half})) return;
        intent_ = std::move(intent);
        page_ = Page::map;
    };
    if (page == Page::keep) done("keep-now", tr("Save"), !name_.empty(), SaveDeployment{name_});
    else done("fetch-now", tr("Load"), !name_.empty() && !model.deployments.empty(), LoadDeployment{name_, phrase_});
    modal_end(window);
}

}  // namespace fow::waterloo::screens
