#include "ui/screens/title_screen.hpp"

#include <cmath>

#include "ui/layout.hpp"
#include "ui/piece_painter.hpp"
#include "ui/screens/parts.hpp"
#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {
namespace {

/// Two lines of blocks facing each other over the title's two halves: what the game is, at a glance.
void draw_ranks(Desk& desk, const Roster& roster) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float size = std::round(56 * desk.scale());
    const SDL_FRect row = place(room_width(), size);
    const auto back = [](Army army, Branch branch) { return SeenPiece{army, branch, Knowledge::back, {}, 0, 0, {}}; };
    const SeenPiece pieces[] = {back(Army::french, Branch::infantry), back(Army::french, Branch::cavalry),
                                back(Army::french, Branch::artillery), back(Army::prussian, Branch::infantry),
                                back(Army::allied, Branch::artillery), back(Army::allied, Branch::cavalry),
                                back(Army::allied, Branch::infantry)};
    const float step = row.w / 7;
    float x = row.x + (step - size) / 2;
    for (const SeenPiece& piece : pieces) {
        draw_piece(desk, list, {std::floor(x), row.y, size, size}, piece, roster);
        x += step;
    }
}

}  // namespace

std::optional<TitleChoice> title_screen(Desk& desk, const Roster& roster, bool can_continue) {
    std::optional<TitleChoice> choice;
    cover_desk(desk);
    card_begin(desk, "title", centred_rect(desk.width(), desk.height(), 560, 590));
    space(desk, 14);
    centred(desk, Type::title, tr("Fog of Waterloo"));
    centred(desk, Type::italic, tr("Mont St Jean, the 18th of June 1815"));
    space(desk, 10);
    draw_ranks(desk, roster);
    space(desk, 10);
    centred(desk, Type::body, tr("A battle of hidden pieces for two, at one table."));
    space(desk, 14);
    const auto entry = [&](const char* name, const std::string& label, TitleChoice what, ButtonOptions options) {
        options.width = -1;
        if (button(desk, name, label, options)) choice = what;
        space(desk, 2);
    };
    const std::string nothing = tr("There is no game to go on with yet.");
    entry("continue", tr("Continue the game"), TitleChoice::go_on,
          {.enabled = can_continue, .primary = can_continue, .hint = can_continue ? "" : nothing});
    entry("new-game", tr("New game"), TitleChoice::new_game, {.primary = !can_continue});
    entry("load", tr("Load a game"), TitleChoice::load, {});
    entry("replay", tr("Step through a game"), TitleChoice::replay, {});
    entry("battlefields", tr("Battlefields"), TitleChoice::battlefields, {});
    entry("quit", tr("Leave the table"), TitleChoice::quit, {});
    card_end(desk);
    return choice;
}

}  // namespace fow::ui
