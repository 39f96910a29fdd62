#include "games/waterloo/screens/play/forces.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "games/waterloo/screens/play/card_screens.hpp"
#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

namespace {

SeenPiece back_of(Army army, Branch branch) { return {army, branch, Knowledge::back, {}, 0, 0, {}}; }

std::vector<Entry> reserve_of(const PlayerView& view, const Roster& roster, Seat seat) {
    std::vector<Entry> entries;
    const SeenSide& side = view.sides[seat];
    if (!side.reserve_units.empty()) {  // the player's own, unless they lie face down; shown to others only after the game
        for (const UnitId unit : side.reserve_units) entries.push_back({as_printed(roster, unit), sits(view.viewer, seat), true});
        return entries;
    }
    for (const Branch branch : {Branch::infantry, Branch::cavalry, Branch::artillery})
        for (int i = 0; i < side.reserve[static_cast<std::size_t>(branch)]; ++i)
            entries.push_back({back_of(army_of(seat), branch), false, true});
    return entries;
}

std::vector<Entry> off_board_of(const PlayerView& view, Seat seat) {
    std::vector<Entry> entries;
    for (const OffBoard& off : view.sides[seat].off_board)
        entries.push_back({off.piece, sits(view.viewer, seat) && off.piece.unit.has_value(), off.may_return});
    return entries;
}

std::vector<Entry> lost_of(const PlayerView& view, const Roster& roster, Seat seat) {
    std::vector<Entry> entries;
    for (const UnitId unit : view.sides[seat].lost) entries.push_back({as_printed(roster, unit), false, true});
    return entries;
}

/// W13: cavalry beside the field, and pieces that have left the pursuit for good.
std::vector<Entry> riders_of(const PlayerView& view, Seat seat) {
    std::vector<Entry> entries;
    for (const SeenRider& rider : view.pursuit->riders[seat]) entries.push_back({rider.piece, false, true});
    return entries;
}

std::vector<Entry> saved_of(const PlayerView& view, Seat seat) {
    std::vector<Entry> entries;
    for (const SeenPiece& piece : view.pursuit->saved[seat]) entries.push_back({piece, false, true});
    return entries;
}

}  // namespace

std::vector<Column> columns_of(const PlayerView& view, const Roster& roster) {
    const auto column = [](std::string_view id, std::string name, const auto& of, bool grouped = false) {
        return Column{id, std::move(name), grouped, {of(french_seat), of(allied_seat)}};
    };
    const auto reserve = [&](Seat seat) { return reserve_of(view, roster, seat); };
    const auto off_board = [&](Seat seat) { return off_board_of(view, seat); };
    const auto lost = [&](Seat seat) { return lost_of(view, roster, seat); };
    if (!view.pursuit)
        return {column("reserve", tr("Reserve"), reserve), column("withdrawn", tr("Withdrawn"), off_board),
                column("lost", tr("Lost"), lost, true)};
    const auto beside = [&](Seat seat) {
        std::vector<Entry> entries = reserve(seat);
        for (const Entry& entry : off_board(seat)) entries.push_back(entry);
        return entries;
    };
    return {column("riding", tr("Riding"), [&](Seat seat) { return riders_of(view, seat); }), column("reserve", tr("Reserve"), beside),
            column("saved", tr.in("rescued pieces", "Saved"), [&](Seat seat) { return saved_of(view, seat); }),
            column("lost", tr("Lost"), lost, true)};
}

namespace {

/// All pieces of that part, as large as they fit, with a heading.
void draw_part(Window& window, const Roster& roster, const std::string& name, const std::vector<Entry>& entries) {
    if (entries.empty()) return;
    small_text(window, fill(tr("{part}: {count}"), {{"part", name}, {"count", std::to_string(entries.size())}}));
    const float cell = window.units(52);
    const int in_row = std::max(1, static_cast<int>(room_width() / cell));
    const int rows = (static_cast<int>(entries.size()) + in_row - 1) / in_row;
    const SDL_FRect room = place(room_width(), cell * static_cast<float>(rows));
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const int at = static_cast<int>(i);
        const SDL_FRect rect{room.x + cell * static_cast<float>(at % in_row), room.y + cell * static_cast<float>(at / in_row), cell, cell};
        draw_piece(window, *ImGui::GetWindowDrawList(), rect, entries[i].piece, roster,
                   {.face = entries[i].piece.unit.has_value(), .dimmed = !entries[i].ready});
    }
}

}  // namespace

std::optional<UnitId> draw_unfolded(Window& window, const PlayerView& view, const Roster& roster, const TrayPart& part,
                                    std::optional<UnitId> chosen) {
    std::optional<UnitId> clicked;
    for (const Column& column : columns_of(view, roster)) {
        if (column.id != part.id) continue;
        const std::vector<Entry>& entries = column.entries[part.seat];
        heading(window, fill(tr("{army}: {part} ({count})"),
                             {{"army", army_name(part.seat)}, {"part", column.name}, {"count", std::to_string(entries.size())}}));
        const float cell = window.units(50);
        const auto in_row = static_cast<std::size_t>(std::max(1.0F, room_width() / cell));
        const SDL_FRect room = place(room_width(), cell * static_cast<float>((entries.size() + in_row - 1) / in_row));
        const ImVec2 after = ImGui::GetCursorScreenPos();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const Entry& entry = entries[i];
            const SDL_FRect rect{room.x + cell * static_cast<float>(i % in_row), room.y + cell * static_cast<float>(i / in_row), cell,
                                 cell};
            ImGui::SetCursorScreenPos({rect.x, rect.y});
            const bool mine = entry.own && entry.piece.unit;
            const std::string id = "unfolded:" + (mine ? unit_of(roster, *entry.piece.unit).id : std::to_string(i));
            const bool pressed = ImGui::InvisibleButton(id.c_str(), {cell, cell});
            if (mine) {
                window.controls().add(id, rect);
                window.controls().set_label(capitalised(describe(roster, entry.piece, tr)));
                if (pressed) clicked = entry.piece.unit;
            }
            draw_piece(window, *ImGui::GetWindowDrawList(), rect, entry.piece, roster,
                       {.face = entry.piece.unit.has_value(), .lifted = mine && entry.piece.unit == chosen, .dimmed = !entry.ready});
            hint_under_pointer(window, capitalised(describe(roster, entry.piece, tr)));
        }
        ImGui::SetCursorScreenPos(after);
    }
    return clicked;
}

bool forces_page(Window& window, const PlayerView& view, const Roster& roster) {
    modal_begin(window, "forces", 760);
    heading(window, tr("Pieces off the map"));
    const Seat lower = view.viewer == allied_viewer ? allied_seat : french_seat;
    for (const Seat seat : {lower, other(lower)}) {
        separator(window);
        paragraph(window, army_name(seat));
        bool any = false;
        for (const Column& column : columns_of(view, roster)) {
            draw_part(window, roster, column.name, column.entries[seat]);
            any = any || !column.entries[seat].empty();
        }
        if (!any) italic_text(window, tr("None."));
    }
    space(window, 6);
    const bool done = button(window, "forces-read", tr("Back"), {.primary = true, .width = -1}) || escape_pressed(window);
    modal_end(window);
    return done;
}

bool late_page(Window& window, const PlayerView& view, const Roster& roster) {
    modal_begin(window, "late", 620);
    heading(window, tr("The late pieces"));
    separator(window);
    paragraph(window, fill(tr("These {count} French pieces are still on the road. They may enter from turn {turn} on, as the reserve does. "
                              "Both players know the list, but not whether a piece that enters is on it (W14.1)."),
                           {{"count", std::to_string(view.late_units.size())}, {"turn", std::to_string(view.late_turn)}}));
    space(window, 4);
    constexpr int columns = 7;
    const float cell = std::floor(room_width() / columns);
    const auto rows = (view.late_units.size() + columns - 1) / columns;
    const SDL_FRect room = place(cell * columns, cell * static_cast<float>(rows));
    for (std::size_t i = 0; i < view.late_units.size(); ++i) {
        const SDL_FRect at{room.x + cell * static_cast<float>(i % columns), room.y + cell * static_cast<float>(i / columns), cell, cell};
        draw_piece(window, *ImGui::GetWindowDrawList(), at, as_printed(roster, view.late_units[i]), roster, {.face = true});
    }
    space(window, 6);
    const bool done = button(window, "late-read", tr("Back"), {.primary = true, .width = -1}) || escape_pressed(window);
    modal_end(window);
    return done;
}

}  // namespace fow::waterloo::screens
