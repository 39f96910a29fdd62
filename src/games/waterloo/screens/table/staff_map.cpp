#include "games/waterloo/screens/table/staff_map.hpp"

#include <imgui.h>
#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/ground.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

constexpr unsigned graphite = 0x3A3A40, slip = 0xFBF6E6;

/// Short enough for a slip.
std::string sign_of(Pencil mark) {
    switch (mark) {
        case Pencil::commander: return tr("G");
        case Pencil::commander_in_chief: return tr("C");
        case Pencil::beware: return "!";
        case Pencil::doubt: return "?";
        default: return std::string(word(mark));
    }
}

std::string label_of(Pencil mark) {
    switch (mark) {
        case Pencil::commander: return tr("Commander");
        case Pencil::commander_in_chief: return tr("Chief");
        default: return sign_of(mark);
    }
}

/// The kind, if all of these have the same; light infantry and light cavalry are told apart by the branch on the back.
std::optional<Kind> kind_for(const Roster& roster, const UnitSet& units) {
    const KindCounts counts = kinds_of(roster, units);
    const auto all = static_cast<int>(units.count());
    for (int kind = 0; kind < kind_count; ++kind)
        if (all > 0 && counts[static_cast<std::size_t>(kind)] == all) return static_cast<Kind>(kind);
    return std::nullopt;
}

std::string word_for(Kind kind) {
    switch (kind) {
        case Kind::light_infantry:
        case Kind::light_cavalry: return tr("light");
        case Kind::line_infantry: return tr("line");
        case Kind::heavy_cavalry: return tr("heavy");
        case Kind::commander: return tr("general");
        case Kind::commander_in_chief: return tr("chief");
        case Kind::artillery: break;
    }
    return {};
}

/// In the corner that the piece leaves free: weakening is shown in the other one (W4.5).
void draw_mark_slip(Window& window, ImDrawList& list, const SDL_FRect& cell, Pencil mark, bool left) {
    const float size = std::max(std::round(cell.w * 0.32F), window.units(15));
    const float inset = std::round(cell.w * 0.04F);
    const ImVec2 low{left ? cell.x + inset : cell.x + cell.w - inset - size, cell.y + inset};
    const ImVec2 high{low.x + size, low.y + size};
    const float line = window.line();
    list.AddRectFilled({low.x + line, low.y + line}, {high.x + line, high.y + line}, packed(0x000000, 0.35F));
    list.AddRectFilled(low, high, packed(slip));
    list.AddRect(low, high, packed(graphite, 0.6F), 0, 0, line);
    const std::string sign = sign_of(mark);
    const float tall = text_size(window, Type::body, sign).y;
    draw_text(window, list, Type::body, (low.x + high.x) / 2, std::floor((low.y + high.y - tall) / 2), graphite, sign, 0.5F);
}

/// A small round sign in the lower corner, where the back shows nothing.
void draw_deduction(Window& window, ImDrawList& list, const SDL_FRect& cell, Army army, Kind kind) {
    const float radius = std::max(std::round(cell.w * 0.15F), window.units(8));
    const ImVec2 at{std::round(cell.x + cell.w - radius - cell.w * 0.05F), std::round(cell.y + cell.h - radius - cell.w * 0.05F)};
    list.AddCircleFilled(at, radius, packed(0xFBF6E6), 28);
    list.AddCircle(at, radius, packed(graphite), 28, window.line());
    draw_figure(window, list, {at.x - radius * 0.72F, at.y - radius * 0.72F, radius * 1.44F, radius * 1.44F}, army, kind);
    window.controls().add_text(word_for(kind));
}

}  // namespace

std::optional<Pencil> mark_on(const StaffMap& staff, Square square) {
    for (const Pencilled& made : staff.marks)
        if (made.square == square) return made.mark;
    return std::nullopt;
}

bool deduced(const StaffMap& staff, Square square) {
    const auto i = static_cast<std::size_t>(square.index());
    return staff.may_be[i] != staff.by_sight[i];
}

void draw_staff_map(Window& window, const SDL_FRect& map, const PlayerView& view, const Roster& roster, const StaffMap& staff) {
    if (!staff.kept) return;
    const BoardGeometry geometry = geometry_of(window, map);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const BoardClip clip(list, geometry);
    for (const Square square : SquareSet::all()) {
        const auto& piece = view.at(square);
        if (!piece || piece->knowledge != Knowledge::back || !deduced(staff, square)) continue;
        if (const auto kind = kind_for(roster, staff.may_be[static_cast<std::size_t>(square.index())]); kind && *kind != Kind::artillery)
            draw_deduction(window, list, geometry.rect(square), piece->army, *kind);
    }
    for (const Pencilled& made : staff.marks)
        draw_mark_slip(window, list, geometry.rect(made.square), made.mark, view.at(made.square)->weakened > 0);
}

std::string mark_text(Pencil mark) {
    switch (mark) {
        case Pencil::commander: return tr("Your mark: a general.");
        case Pencil::commander_in_chief: return tr("Your mark: the commander in chief.");
        case Pencil::beware: return tr("Your mark: beware.");
        case Pencil::doubt: return tr("Your mark: doubtful.");
        default: return fill(tr("Your mark: strength {strength}."), {{"strength", std::string(word(mark))}});
    }
}

namespace {

std::string meaning_of(Pencil mark) {
    switch (mark) {
        case Pencil::commander: return tr("A general, the second in command");
        case Pencil::commander_in_chief: return tr("The commander in chief");
        case Pencil::beware: return tr("Beware of this piece");
        case Pencil::doubt: return tr("You are not sure");
        default: return fill(tr("Strength {strength}"), {{"strength", std::string(word(mark))}});
    }
}

}  // namespace

void pencil_box(Window& window, std::optional<Pencil>& chosen) {
    const auto pencil = [&](Pencil mark, float width) {
        const std::string meaning = meaning_of(mark);
        if (button(window, "pencil:" + std::string(word(mark)), label_of(mark),
                   {.primary = chosen == mark, .width = width, .hint = meaning}))
            chosen = mark;
    };
    const float eighth = share_of_room(window, 8);
    for (std::size_t i = 0; i < 6; ++i) {
        pencil(pencils[i], eighth);
        ImGui::SameLine();
    }
    pencil(Pencil::beware, eighth);
    ImGui::SameLine();
    pencil(Pencil::doubt, -1);
    const float third = share_of_room(window, 3);
    pencil(Pencil::commander, third);
    ImGui::SameLine();
    pencil(Pencil::commander_in_chief, third);
    ImGui::SameLine();
    if (button(window, "pencil:none", tr("Erase"), {.primary = !chosen, .width = -1})) chosen.reset();
}

void draw_small_ground(Window& window, ImDrawList& list, const BoardGeometry& geometry, const std::vector<SeenTile>& tiles) {
    const SDL_FRect map = geometry.sheet();
    draw_shadow(list, corner(map), far_corner(map), window.units(2), 0.3F);
    draw_sheet(window, list, geometry, tiles.empty());
    draw_tiles(window, list, geometry, tiles, SquareSet::all());
    draw_grid(window, list, geometry);
}

void draw_public_map(Window& window, ImDrawList& list, const SDL_FRect& rect, const PublicMap& map) {
    const BoardGeometry geometry(rect, false);
    draw_small_ground(window, list, geometry, map.tiles);
    for (const auto& [square, army] : map.pieces) {
        const SDL_FRect r = geometry.rect(square);
        const float inset = std::max(1.0F, std::floor(r.w * 0.14F));
        list.AddRectFilled({r.x + inset, r.y + inset}, {r.x + r.w - inset, r.y + r.h - inset}, packed(uniform_of(army, window).cloth));
    }
}

Drawing picture_of(PublicMap map) {
    return [map = std::move(map)](Window& window, ImDrawList& list, const SDL_FRect& rect) { draw_public_map(window, list, rect, map); };
}

}  // namespace fow::waterloo::screens
