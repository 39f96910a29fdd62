#include "games/alliance/screens/replay_field.hpp"

#include <cmath>

#include "games/alliance/screens/field.hpp"
#include "games/alliance/screens/layout.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {

void draw_replay(Window& window, const View& view, const RuleSet& rules, Motion& motion, const DrawColumn& column) {
    motion.advance(window);
    const View& shown = motion.running() ? motion.shown() : view;
    const TableLayout layout = table_layout(window.width(), height_above_timeline(window), window.scale(), false);
    draw_field(window, layout.map, shown, rules, {});
    for (const Seat army : seats) draw_tracks(window, layout.tracks[army], army, shown, rules);
    column(layout.column);
    motion.draw(window, layout, rules);
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
