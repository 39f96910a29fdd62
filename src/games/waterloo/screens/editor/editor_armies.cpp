// The editor's boxes of pieces: which take part, and which are put on the map.
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/editor/editor_screen.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

std::string row_name(const Unit& unit) {
    const std::string strength = std::to_string(unit.strength);
    switch (unit.kind) {
        case Kind::light_infantry: return fill(tr("Light infantry {strength}"), {{"strength", strength}});
        case Kind::line_infantry: return fill(tr("Infantry {strength}*"), {{"strength", strength}});
        case Kind::light_cavalry: return fill(tr("Light cavalry {strength}"), {{"strength", strength}});
        case Kind::heavy_cavalry: return fill(tr("Heavy cavalry {strength}*"), {{"strength", strength}});
        case Kind::artillery: return tr("Artillery");
        case Kind::commander:
        case Kind::commander_in_chief: return unit.name;
    }
    return {};
}

}  // namespace

void EditorScreen::draw_armies(Window& window, const EditorModel& model) {
    std::string army(word(army_));
    if (choice(window, "army",
               {{"french", army_name(Army::french)}, {"allied", army_name(Army::allied)}, {"prussian", army_name(Army::prussian)}}, army)) {
        army_ = *army_from_word(army);
        kind_.reset();
    }
    const std::vector<UnitId> all = units_of(model.roster, army_);
    const Muster muster(model.field);
    const int part = muster.taking_part(all);
    const int standing = muster.standing(all);
    small_text(window, kind_ ? tr("Click the map, or draw over it, to put pieces of this kind there. Click the row again to stop.")
                             : tr("Click a row, then the map. Drag pieces to move them; a right click takes one back."));
    const float third = share_of_room(window, 3);
    if (button(window, "enlist-all", tr.in("pieces", "All"),
               {.enabled = part < static_cast<int>(all.size()), .width = third, .hint = tr("Every piece of the box takes part.")}))
        edit(Enlist{all});
    ImGui::SameLine();
    if (button(window, "dismiss-all", tr.in("pieces", "None"),
               {.enabled = part > 0, .width = third, .hint = tr("No piece of this army takes part.")}))
        edit(Dismiss{all});
    ImGui::SameLine();
    if (button(window, "lift-all", tr("Lift all"),
               {.enabled = standing > 0, .width = third, .hint = tr("All of them back into the box.")})) {
        SquareSet squares;
        for (const FieldPiece& piece : model.field.pieces)
            if (piece.square && std::find(all.begin(), all.end(), piece.unit) != all.end()) squares.insert(*piece.square);
        edit(LiftPieces{squares});
    }
    small_text(window, fill(tr("{count} take part, {standing} of them on the map."),
                            {{"count", std::to_string(part)}, {"standing", std::to_string(standing)}}));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, window.units(3)});
    for (const BoxRow& row : rows_of(model.roster, army_)) draw_row(window, model, muster, row);
    ImGui::PopStyleVar();
}

void EditorScreen::draw_row(Window& window, const EditorModel& model, const Muster& muster, const BoxRow& row) {
    const UnitId first = row.units.front();
    const Unit& unit = unit_of(model.roster, first);
    const bool now = kind_ == first;
    const float high = stepper_height(window);
    const float counter = window.units(98);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float wide = room_width() - counter - window.units(4);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Press p = press(window, "piece:" + unit.id, {wide, high}, true);
    if (p.clicked) kind_ = now ? std::nullopt : std::optional(first);
    if (now || p.hovered) list.AddRectFilled(at, {at.x + wide, at.y + high}, packed(colour::brass, now ? 0.5F : 0.16F));
    const int part = muster.taking_part(row.units);
    draw_piece(window, list, {at.x, at.y, high, high}, as_printed(model.roster, first), model.roster, {.face = true, .dimmed = part == 0});
    const float line = window.line_height(Type::small);
    draw_text(window, list, Type::small, at.x + high + window.units(6), at.y + (high - line) / 2, colour::ink, row_name(unit));
    if (const int standing = muster.standing(row.units); standing > 0) {
        const std::string on_map = fill(tr("{count} on map"), {{"count", std::to_string(standing)}});
        draw_text(window, list, Type::small, at.x + wide, at.y + (high - line) / 2, 0x6B4A1E, on_map, 1);
    }
    ImGui::SetCursorScreenPos({at.x + wide + window.units(4), at.y});
    const int size = static_cast<int>(row.units.size());
    const std::string text = fill(tr("{part}/{all}"), {{"part", std::to_string(part)}, {"all", std::to_string(size)}});
    const int step = stepper(window, "count:" + unit.id, text, part > 0, part < size, counter);
    if (step > 0) edit(Enlist{{*muster.next_to_enlist(row)}});
    if (step < 0) edit(Dismiss{{*muster.next_to_dismiss(row)}});
}

}  // namespace fow::waterloo::screens
