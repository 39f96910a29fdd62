// The battlefield: camps with their blocks, places with their cubes, and what is marked on them.
#pragma once

#include <SDL.h>
#include <imgui.h>

#include <optional>
#include <vector>

#include "games/alliance/screens/words.hpp"
#include "ui/window/surfaces.hpp"
#include "ui/window/window.hpp"

namespace fow::alliance::screens {

struct FieldMarks {
    std::optional<CardId> selected;  ///< a broad frame of brass
    std::optional<CardId> hovered;   ///< a thin one
    std::optional<Corps> target;     ///< a dashed ring: whom the selected action strikes
    std::optional<Place> place;      ///< the same
    std::vector<Corps> asked;        ///< lit: one of them loses the division (L4.3)
    bool still = false;              ///< a picture only: nothing can be pointed at
};

/// The cards that have a camp on the map.
[[nodiscard]] std::vector<CardId> camps();
/// The rectangle of a camp on the map, pixels. `map`: where the map is.
[[nodiscard]] SDL_FRect camp_rect(Window& window, const SDL_FRect& map, const View& view, const RuleSet& rules, CardId camp);
/// The middle of a place's cube, pixels.
[[nodiscard]] ImVec2 place_at(const SDL_FRect& map, Place place);
/// Where a die is thrown for an action of that card: beside its camp.
[[nodiscard]] ImVec2 die_at(Window& window, const SDL_FRect& map, const View& view, const RuleSet& rules, CardId card);
/// Pixels for each unit of the map.
[[nodiscard]] float field_scale(const SDL_FRect& map);

/// Draws under all cards and registers the camps as "camp:derlon" and so on.
void draw_field(Window& window, const SDL_FRect& map, const View& view, const RuleSet& rules, const FieldMarks& marks);
/// The same on any list, without registering anything.
void paint_field(Window& window, ImDrawList& list, const SDL_FRect& map, const View& view, const RuleSet& rules, const FieldMarks& marks);
/// The camp under the pointer, if no card covers it.
[[nodiscard]] std::optional<CardId> pointed_camp(Window& window, const SDL_FRect& map, const View& view, const RuleSet& rules);
/// The ground alone, without camps: for small pictures.
void draw_ground(Window& window, ImDrawList& list, const SDL_FRect& map);

}  // namespace fow::alliance::screens
