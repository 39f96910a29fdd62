#include "games/callipers/screens/replay_field.hpp"

#include <imgui.h>

#include <cmath>

#include "games/callipers/screens/furniture.hpp"
#include "games/callipers/screens/ground.hpp"
#include "games/callipers/screens/still.hpp"
#include "ui/widgets/base.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {

void draw_replay(Window& window, const Halt& halt, const RuleSet& rules, Motion& motion, Sight& sight, const DrawColumn& column) {
    motion.advance(window);
    const View& shown = motion.running() ? motion.shown() : halt.view;
    const TableLayout layout = table_layout(window.width(), height_above_timeline(window), window.scale(), false);
    if (!window.controls().covered()) use_sight(window, layout.map, rules.battle, sight);
    const Camera camera(layout.map, rules.battle, sight);
    draw_still(window, camera, shown, rules, &motion);
    if (halt.better && !motion.running()) {
        ImDrawList& list = *ImGui::GetBackgroundDrawList();
        list.PushClipRect(corner(layout.map), far_corner(layout.map), true);
        paint_goal(window, list, camera, rules, *halt.better);
        list.PopClipRect();
    }
    column(layout.column);
    motion.draw(window, camera);
}

std::string play_on_text(const View& view) {
    return fill(tr("A new game begins with this one as it was in turn {turn}. The record and every log say where it comes from. It does "
                   "not count in the standing."),
                {{"turn", std::to_string(view.turn)}});
}

Surface map_picture(Window& window, const View& view, const RuleSet& rules, const Caption& caption, float cell) {
    const Battle& battle = rules.battle;
    const float shape = static_cast<float>(battle.high.y - battle.low.y) / static_cast<float>(battle.high.x - battle.low.x);
    const SDL_FPoint size{std::round(cell * 12), std::round(cell * 12 * shape)};
    return captioned_picture(window, size, cell, caption, [&](SDL_Texture& canvas) {
        SDL_SetTextureBlendMode(&canvas, SDL_BLENDMODE_NONE);
        window.paint(canvas, [&](ImDrawList& list) {
            const Camera camera({0, 0, size.x, size.y}, battle, {});
            paint_ground(window, list, camera, rules, false);
            paint_still(window, list, camera, view, rules, nullptr);
        });
    });
}

}  // namespace fow::callipers::screens
