#include "games/alliance/screens/replay_screen.hpp"

#include <cmath>

#include "games/alliance/screens/field.hpp"
#include "games/alliance/screens/furniture.hpp"
#include "games/alliance/screens/layout.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {

std::optional<ReplayIntent> ReplayScreen::draw(Window& window, const ReplayModel& model) {
    column_.begin(window, model.column.timeline, model.column.halt);
    model.motion.advance(window);
    const View& view = model.motion.running() ? model.motion.shown() : model.view;
    const TableLayout layout = table_layout(window.width(), height_above_timeline(window), window.scale(), false);
    draw_field(window, layout.map, view, model.rules, {});
    for (const Seat army : seats) draw_tracks(window, layout.tracks[army], army, view, model.rules);
    auto intent = column_.draw(window, model.column, layout.column);
    model.motion.draw(window, layout, model.rules);
    return intent;
}

std::string play_on_text(const View& view) {
    return fill(tr("A new game begins with this one as it was in turn {turn}. The record and every log say where it comes from. It does "
                   "not count in the standing."),
                {{"turn", std::to_string(view.turn)}});
}

Surface map_picture(Window& window, const View& view, const RuleSet& rules, const Caption& caption, float cell) {
    const SDL_FPoint size{std::round(cell * 12), std::round(cell * 12 * map_high / map_wide)};
    return captioned_picture(window, size, cell, caption, [&](SDL_Texture& canvas) {
        SDL_SetTextureBlendMode(&canvas, SDL_BLENDMODE_NONE);
        window.paint(canvas, [&](ImDrawList& list) { paint_field(window, list, {0, 0, size.x, size.y}, view, rules, {}); });
    });
}

}  // namespace fow::alliance::screens
