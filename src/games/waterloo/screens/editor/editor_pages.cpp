// The editor's column: the battle, the ground, the Prussians, the lines of retreat.
#include <imgui.h>

#include <algorithm>

#include "games/waterloo/screens/editor/editor_overlay.hpp"
#include "games/waterloo/screens/editor/editor_screen.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

constexpr int latest_turn = 40;  // longer than any battle lasts

std::string squares_text(const std::vector<Square>& squares) {
    return squares.empty() ? std::string(tr.in("squares", "none")) : listed(squares);
}

std::string help_of(EditorTool tool) {
    switch (tool) {
        case EditorTool::building:
            return tr("Click the map: a building takes four squares. Only infantry can enter; holding all four makes it stronger (W10).");
        case EditorTool::village:
            return tr("Click the map: a village takes four squares. All may enter; infantry fights better there (W12.6).");
        case EditorTool::hill: return tr("Draw over the map. Attacks uphill are harder, and guns on a hill see farther (W10).");
        case EditorTool::mud: return tr("Draw over the map. Mud slows all but light infantry, and guns cannot enter it (W14.4).");
        case EditorTool::eraser:
            return tr(
                "Draw over the map to remove what is on top, a piece before the ground. The right button does the same with the ground "
                "tools.");
        default: return tr("Click a tile to name it. Drag a piece to move it; drag it off or right-click to take it back.");
    }
}

}  // namespace

void EditorScreen::text(Window& window, const char* name, const std::string& label, const std::string& now, std::size_t limit,
                        const std::function<EditorChange(std::string)>& change) {
    if (auto typed = frame_.type(window, name, label, now, limit)) edit(change(std::move(typed->text)), typed->goes_on);
}

void EditorScreen::draw_battle(Window& window, const EditorModel& model) {
    const Battlefield& field = model.field;
    text(window, "field-name", tr("Name"), field.name, name_letters, [](std::string name) { return NameField{std::move(name)}; });
    text(window, "field-description", tr("Description"), field.description, description_letters,
         [](std::string description) { return DescribeField{std::move(description)}; });
    if (!field.description.empty()) italic_text(window, tr(field.description));
    space(window, 2);
    small_text(window, tr("Rules"));
    std::string mode(word(field.mode));
    if (choice(window, "field-mode",
               {{"basic", mode_name(Mode::basic)}, {"standard", mode_name(Mode::standard)}, {"expert", mode_name(Mode::expert)}}, mode))
        edit(ChooseMode{*mode_from_word(mode)});
    small_text(window, tr("The armies"));
    std::string start = field.players_set_up ? "set-up" : "posed";
    if (choice(window, "field-start", {{"set-up", tr("Players set up")}, {"posed", tr("As they stand")}}, start))
        edit(ChooseStart{start == "set-up"});
    small_text(window, field.players_set_up ? tr("Pieces on the map are a proposal that each player may change.")
                                            : tr("The battle begins as the pieces stand; the others are in reserve."));
    small_text(window, tr("First to move"));
    std::string mover(word(field.first_mover));
    if (choice(window, "first-mover", {{"french", tr("The French")}, {"allied", tr("The Allies")}}, mover))
        edit(ChooseFirstMover{mover == "french" ? french_seat : allied_seat});
    space(window, 2);
    const Muster muster(field);
    const auto count = [&](Army army) { return std::to_string(muster.taking_part(units_of(model.roster, army))); };
    small_text(window, fill(tr("{french} French, {allied} Allied and {prussian} Prussian pieces take part."),
                            {{"french", count(Army::french)}, {"allied", count(Army::allied)}, {"prussian", count(Army::prussian)}}));
}

void EditorScreen::draw_ground(Window& window, const EditorModel& model) {
    small_text(window, help_of(tool_));
    separator(window);
    const auto chosen = chosen_tile(model);
    if (chosen) {
        const Tile& tile = model.field.tiles[*chosen];
        text(window, "tile-name", tr("Its name"), tile.name, name_letters,
             [&](std::string name) { return NameTile{*chosen, std::move(name)}; });
        if (model.field.mode == Mode::expert && tile.kind == TileKind::building && tile.id == model.garrison_tile)
            small_text(window, fill(model.garrison_seat == french_seat
                                        ? tr("With this name it has a garrison at the start: {pieces} of French infantry (W12.4).")
                                        : tr("With this name it has a garrison at the start: {pieces} of Allied infantry (W12.4)."),
                                    {{"pieces", pieces_text(model.garrison)}}));
        if (button(window, "remove-tile", tr("Remove"), {.width = -1})) edit(RemoveTile{*chosen});
        separator(window);
    }
    if (model.field.tiles.empty()) italic_text(window, tr("No tiles: all open ground."));
    for (std::size_t i = 0; i < model.field.tiles.size(); ++i) {
        const Tile& tile = model.field.tiles[i];
        const std::string detail =
            fill(tr("{kind}, {count} squares"), {{"kind", kind_name(tile.kind)}, {"count", std::to_string(tile.squares.size())}});
        if (list_row(window, "tile:" + tile.id, tr(tile.name), chosen == i, detail)) chosen_ = tile.squares.first();
    }
}

void EditorScreen::draw_prussians(Window& window, const EditorModel& model) {
    const Battlefield& field = model.field;
    const std::vector<UnitId> all = units_of(model.roster, Army::prussian);
    const Muster muster(field);
    const int coming = muster.taking_part(all) - muster.standing(all);
    small_text(window, fill(tr("One Prussian piece is to come. Choose it under Pieces.",
                               "{count} Prussian pieces are to come. Choose them under Pieces.", coming),
                            {{"count", std::to_string(coming)}}));
    const float half = share_of_room(window, 2);
    if (button(window, "prussians-none", tr("None come"), {.enabled = muster.taking_part(all) > 0, .width = half})) edit(Dismiss{all});
    ImGui::SameLine();
    if (button(window, "prussians-all", tr("All come"), {.enabled = muster.taking_part(all) < static_cast<int>(all.size()), .width = half}))
        edit(Enlist{all});
    space(window, 2);
    small_text(window, fill(tr("The first arrive at the end of turn {turn}, which begins at {time}."),
                            {{"turn", std::to_string(field.prussian_turn)}, {"time", clock_text(model.prussian_minutes)}}));
    const int step = stepper(window, "prussian-turn", std::to_string(field.prussian_turn), field.prussian_turn > 1,
                             field.prussian_turn < latest_turn, window.units(130));
    if (step != 0) edit(ChoosePrussianTurn{std::clamp(field.prussian_turn + step, 1, latest_turn)});
    separator(window);
    small_text(window, tr("Click the map to add entry squares in the order of use; click again to remove one. Those beside the flag are "
                          "used only while an enemy holds a square of the flag (W9.3)."));
    std::string kind = flag_ ? "flag" : "beside";
    if (choice(window, "entry", {{"flag", tr("Under the flag")}, {"beside", tr("Beside it")}}, kind)) flag_ = kind == "flag";
    small_text(window, fill(tr("Under the flag: {squares}."), {{"squares", squares_text(field.flag)}}));
    small_text(window, fill(tr("Beside it: {squares}."), {{"squares", squares_text(field.beside)}}));
    if (button(window, "clear-entries", tr("Remove all"), {.enabled = !field.flag.empty() || !field.beside.empty(), .width = -1}))
        edit(ClearEntries{});
}

void EditorScreen::draw_lines(Window& window, const EditorModel& model) {
    small_text(window,
               fill(model.field.mode == Mode::expert
                        ? tr("Draw over the map. With {pieces} on one of them the enemy forces a retreat, or a decision (W12.2, W12.3).")
                        : tr("Draw over the map. Each side draws one of its three lines in secret; with {pieces} on it the enemy wins "
                             "(W1.1)."),
                    {{"pieces", pieces_text(model.lines_to_sever)}}));
    separator(window);
    small_text(window, tr("Side"));
    std::string seat(word(line_seat_));
    if (choice(window, "line-of", {{"french", army_name(french_seat)}, {"allied", army_name(allied_seat)}}, seat))
        line_seat_ = seat == "french" ? french_seat : allied_seat;
    small_text(window, tr("Line"));
    std::string sector(word(line_));
    if (choice(window, "line",
               {{"left", sector_name(line_seat_, Sector::left)},
                {"centre", sector_name(line_seat_, Sector::centre)},
                {"right", sector_name(line_seat_, Sector::right)}},
               sector))
        line_ = *sector_from_word(sector);
    separator(window);
    for (const Sector each : sectors) {
        const SquareSet squares = model.field.lines[line_seat_][static_cast<std::size_t>(each)];
        small_text(window, fill(tr("{line}: {squares}."),
                                {{"line", sector_name(line_seat_, each)}, {"squares", squares_text({squares.begin(), squares.end()})}}));
    }
}

}  // namespace fow::waterloo::screens
