#include "games/waterloo/screens/play/reference_page.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <tuple>

#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

constexpr std::array armies{Army::french, Army::allied, Army::prussian};

/// Against other pieces, without bonuses.
std::string what_it_beats(const ReferenceRow& row) {
    switch (row.kind) {
        case Kind::artillery: return tr("All that attack it from the front; falls to all others (W4.12, W4.13).");
        case Kind::commander_in_chief: return tr("All that he attacks (W5.2).");
        default: break;
    }
    const Named equal{"strength", std::to_string(row.strength)};
    if (row.strength <= 1) return fill(tr("None; against {strength} the die decides (W4.14)."), {equal});
    return fill(tr("Up to {lower}; against {strength} the die decides (W4.14)."), {{"lower", std::to_string(row.strength - 1)}, equal});
}

struct Table {
    float picture, name, does, beats, count;  ///< widths, pixels
};

void draw_row(Window& window, const PlayerView& view, const Roster& roster, const ReferenceRow& row, const Table& table, bool prussians) {
    const float gap = window.units(12);
    const std::string name = wrapped(
        window, Type::body,
        row.strength == 0 ? kind_name(row.kind)
                          : fill(tr("{kind} {strength}"), {{"kind", kind_name(row.kind)}, {"strength", std::to_string(row.strength)}}),
        table.name - gap);
    const std::string does = wrapped(window, Type::small, what_it_does(unit_of(roster, row.example), view), table.does - gap);
    const std::string beats = wrapped(window, Type::small, what_it_beats(row), table.beats - gap);
    const float text = std::max({text_size(window, Type::body, name).y, text_size(window, Type::small, does).y,
                                 text_size(window, Type::small, beats).y, table.picture - gap});
    const SDL_FRect at = place(room_width(), std::round(text + window.units(6)));
    if (!ImGui::IsRectVisible({at.x, at.y}, {at.x + at.w, at.y + at.h})) return;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float size = table.picture - gap;
    draw_piece(window, list, {at.x, std::floor(at.y + (at.h - size) / 2), size, size}, as_printed(roster, row.example), roster,
               {.face = true});
    float x = at.x + table.picture;
    const auto write = [&](Type type, const std::string& words, float wide, float align = 0) {
        const float y = at.y + (at.h - text_size(window, type, words).y) / 2;
        draw_text(window, list, type, x + (wide - gap) * align, y, colour::ink, words, align);
        x += wide;
    };
    write(Type::body, name, table.name);
    write(Type::small, does, table.does);
    write(Type::small, beats, table.beats);
    for (const Army army : armies) {
        if (army == Army::prussian && !prussians) continue;
        const ReferenceRow::Count& count = row.armies[static_cast<std::size_t>(army)];
        write(Type::body,
              count.all == 0 ? std::string("\xE2\x80\x93")
                             : fill(tr("{left} of {all}"), {{"left", std::to_string(count.left)}, {"all", std::to_string(count.all)}}),
              table.count, 0.5F);
    }
    list.AddRectFilled({at.x, at.y + at.h}, {at.x + at.w, at.y + at.h + window.line()}, packed(colour::ink, 0.15F));
}

}  // namespace

std::vector<ReferenceRow> reference_of(const PlayerView& view, const Roster& roster) {
    std::vector<ReferenceRow> rows;
    const auto is_in = [](const std::vector<UnitId>& units, UnitId unit) {
        return std::find(units.begin(), units.end(), unit) != units.end();
    };
    for (std::size_t i = 0; i < roster.size(); ++i) {
        const UnitId id(static_cast<int>(i));
        const Unit& unit = roster[i];
        if (is_in(view.absent, id)) continue;
        auto row = std::find_if(rows.begin(), rows.end(),
                                [&](const ReferenceRow& one) { return one.kind == unit.kind && one.strength == unit.strength; });
        if (row == rows.end()) row = rows.insert(rows.end(), {unit.kind, unit.strength, {}, id});
        ReferenceRow::Count& count = row->armies[static_cast<std::size_t>(unit.army)];
        ++count.all;
        if (!is_in(view.sides[seat_of(unit.army)].lost, id)) ++count.left;
    }
    std::sort(rows.begin(), rows.end(),
              [](const ReferenceRow& a, const ReferenceRow& b) { return std::tie(a.kind, a.strength) < std::tie(b.kind, b.strength); });
    return rows;
}

bool reference_page(Window& window, const PlayerView& view, const Roster& roster) {
    const std::vector<ReferenceRow> rows = reference_of(view, roster);
    const bool prussians = std::any_of(
        rows.begin(), rows.end(), [](const ReferenceRow& row) { return row.armies[static_cast<std::size_t>(Army::prussian)].all > 0; });
    modal_begin(window, "reference", 1000);
    heading(window, tr("The pieces of this battle"));
    small_text(window, tr("How many of each are left: those lost lie open beside the map. Ground and cards add to the strength."));
    std::vector<std::string> away;
    for (const UnitId unit : view.handicap_units) away.push_back(unit_of(roster, unit).name);
    if (!away.empty()) small_text(window, handicap_told(away));
    const float wide = room_width() - ImGui::GetStyle().ScrollbarSize;
    const float counts = window.units(86);
    const float picture = window.units(52);
    const float texts = wide * 0.84F - picture - counts * (prussians ? 3.0F : 2.0F);
    const Table table{picture, std::floor(wide * 0.16F), std::floor(texts * 0.55F), std::floor(texts * 0.45F), counts};
    const SDL_FRect head = place(room_width(), window.line_height(Type::small));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    float x = head.x + table.picture + table.name;
    const auto write = [&](const std::string& words, float width, float align = 0) {
        draw_text(window, list, Type::small, x + (width - window.units(12)) * align, head.y, 0x6B4A1E, words, align);
        x += width;
    };
    write(tr("Does in one action"), table.does);
    write(tr("Beats"), table.beats);
    for (const Army army : armies)
        if (army != Army::prussian || prussians) write(army_name(army), table.count, 0.5F);
    separator(window);
    const float most = static_cast<float>(window.height()) * 0.62F;
    scroll_begin(window, "reference rows", std::min(most, window.units(46) * static_cast<float>(rows.size())));
    for (const ReferenceRow& row : rows) draw_row(window, view, roster, row, table, prussians);
    scroll_end(window);
    space(window, 4);
    const bool read = button(window, "reference-read", tr("Back"), {.primary = true, .width = -1});
    modal_end(window);
    return read;
}

}  // namespace fow::waterloo::screens
