#include "sample.hpp"

#include <SDL.h>

#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/layout.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"

namespace fow::test {

using namespace waterloo;

Roster sample_roster() {
    const auto unit = [](const char* id, const char* name, Army army, Kind kind, int strength) {
        return Unit{id, name, army, kind, strength};
    };
    return {
        unit("napoleon", "Napoleon", Army::french, Kind::commander_in_chief, 0),
        unit("ney", "Ney", Army::french, Kind::commander, 5),
        unit("leger-1", "1er L\xC3\xA9ger", Army::french, Kind::light_infantry, 1),
        unit("leger-13", "13e L\xC3\xA9ger", Army::french, Kind::light_infantry, 2),
        unit("ligne-54", "54e Ligne", Army::french, Kind::line_infantry, 3),
        unit("ligne-105", "105e Ligne", Army::french, Kind::line_infantry, 3),
        unit("young-guard", "1er Tirailleurs", Army::french, Kind::line_infantry, 4),
        unit("middle-guard", "3e Grenadiers", Army::french, Kind::line_infantry, 5),
        unit("old-guard", "1er Grenadiers", Army::french, Kind::line_infantry, 6),
        unit("chasseurs-6", "6e Chasseurs", Army::french, Kind::light_cavalry, 2),
        unit("lancers-3", "3e Lanciers", Army::french, Kind::light_cavalry, 2),
        unit("cuirassiers-1", "1er Cuirassiers", Army::french, Kind::heavy_cavalry, 4),
        unit("dragoons", "Dragons de l'Imp\xC3\xA9ratrice", Army::french, Kind::heavy_cavalry, 6),
        unit("battery-1", "Batterie Desales", Army::french, Kind::artillery, 0),
        unit("battery-2", "Batterie de la Garde", Army::french, Kind::artillery, 0),
        unit("wellington", "Wellington", Army::allied, Kind::commander_in_chief, 0),
        unit("uxbridge", "Uxbridge", Army::allied, Kind::commander, 5),
        unit("foot-33", "33rd Foot", Army::allied, Kind::line_infantry, 3),
        unit("guards", "1st Foot Guards", Army::allied, Kind::line_infantry, 6),
        unit("greys", "Scots Greys", Army::allied, Kind::heavy_cavalry, 5),
        unit("rifles", "95th Rifles", Army::allied, Kind::light_infantry, 2),
        unit("battery-ross", "Ross's Troop", Army::allied, Kind::artillery, 0),
        unit("bulow", "B\xC3\xBClow", Army::prussian, Kind::commander, 5),
        unit("landwehr", "Kurmark Landwehr", Army::prussian, Kind::light_infantry, 2),
    };
}

namespace {

Square at(const char* name) { return *square_from_text(name); }

void stand(PlayerView& view, const Roster& roster, const char* square, const char* id) {
    view.board[static_cast<std::size_t>(at(square).index())] = screens::as_printed(roster, *find_unit(roster, id));
}

SeenPiece& piece(PlayerView& view, const char* square) { return *view.board[static_cast<std::size_t>(at(square).index())]; }

void stand_back(PlayerView& view, const char* square, Army army, Branch branch) {
    SeenPiece seen;
    seen.army = army;
    seen.branch = branch;
    view.board[static_cast<std::size_t>(at(square).index())] = seen;
}

}  // namespace

PlayerView sample_view(const Roster& roster) {
    PlayerView view;
    view.viewer = french_viewer;
    view.phase = Phase::turn;
    view.decider = french_decider;
    view.mover = french_seat;
    view.turn = 14;
    view.minutes = 17 * 60 + 30;
    view.actions = 3;
    view.actions_left = 2;
    const std::pair<const char*, const char*> french[] = {
        {"f1", "napoleon"},  {"e3", "ney"},           {"b4", "leger-1"},      {"c4", "leger-13"},  {"d4", "ligne-54"},
        {"e4", "ligne-105"}, {"h3", "young-guard"},   {"g2", "middle-guard"}, {"f2", "old-guard"}, {"a3", "chasseurs-6"},
        {"k4", "lancers-3"}, {"f6", "cuirassiers-1"}, {"i5", "dragoons"},     {"g5", "battery-1"}, {"h4", "battery-2"}};
    for (const auto& [square, id] : french) stand(view, roster, square, id);
    piece(view, "i5").weakened = 2;
    piece(view, "i5").strength = 4;
    piece(view, "f6").weakened = 1;
    piece(view, "f6").strength = 3;
    piece(view, "f6").known_to_enemy = Knowledge::all;
    piece(view, "c4").known_to_enemy = Knowledge::light_infantry;

    for (const char* s : {"a8", "c8", "d7", "f7", "h7", "i8", "j7", "e8", "b9", "g9"}) stand_back(view, s, Army::allied, Branch::infantry);
    for (const char* s : {"c10", "h10", "k8"}) stand_back(view, s, Army::allied, Branch::cavalry);
    for (const char* s : {"d9", "g8", "f8"}) stand_back(view, s, Army::allied, Branch::artillery);
    stand(view, roster, "e7", "guards");
    stand(view, roster, "i7", "greys");
    piece(view, "i7").weakened = 1;
    piece(view, "i7").strength = 4;
    stand(view, roster, "f10", "wellington");
    stand(view, roster, "e9", "uxbridge");
    stand(view, roster, "h8", "battery-ross");
    piece(view, "j7").knowledge = Knowledge::light_infantry;
    stand_back(view, "l5", Army::prussian, Branch::infantry);
    stand(view, roster, "l6", "bulow");
    stand_back(view, "k6", Army::prussian, Branch::cavalry);
    stand_back(view, "l7", Army::prussian, Branch::artillery);
    view.prussians_to_come = 9;
    for (const char* s : {"l5", "l6", "l4", "l7", "l3", "l8"}) view.prussian_entry.push_back(at(s));
    return view;
}

screens::BoardMarks sample_marks() {
    screens::BoardMarks marks;
    marks.selected = at("g5");
    marks.moves = {at("f5"), at("h5"), at("g4"), at("g6")};
    marks.attacks = {at("h7")};
    marks.shots = {at("g8")};
    marks.hover = at("h5");
    marks.cursor = at("d5");
    marks.warned = {at("d4")};
    marks.ways = {{at("e5"), at("e6"), at("d6"), at("c6")}};
    marks.entries = {at("a1"), at("b1")};
    return marks;
}

std::vector<SeenTile> sample_tiles() {
    const auto tile = [](const char* id, const char* name, TileKind kind, std::initializer_list<const char*> squares) {
        SeenTile made;
        made.id = id;
        made.name = name;
        made.kind = kind;
        for (const char* square : squares) made.squares.insert(at(square));
        return made;
    };
    std::vector<SeenTile> tiles{
        tile("hougoumont", "Hougoumont", TileKind::building, {"b5", "c5", "b6", "c6"}),
        tile("papelotte", "La Haye / Papelotte", TileKind::building, {"j5", "k5", "j6", "k6"}),
        tile("haye-sainte", "La Haye Sainte", TileKind::building, {"f4", "g4", "f5", "g5"}),
        tile("mont-st-jean", "Mont St Jean", TileKind::hill, {"e7", "f7", "g7", "h7", "e8", "f8", "g8", "h8"}),
        tile("plancenoit", "Plancenoit", TileKind::village, {"j2", "k2", "j3", "k3"}),
        tile("rossomme", "Rossomme", TileKind::hill, {"c2", "d2", "e2", "d1", "c3", "b2", "b3"}),
        tile("merbe", "Merbe Braine", TileKind::village, {"a9", "b9", "a10", "b10"}),
        tile("sunken-field", "The sunken field", TileKind::mud, {"h2", "h3", "g3", "i3", "i4"}),
        tile("ohain", "Ohain", TileKind::mud, {"k9"}),
        tile("belle-alliance", "La Belle Alliance", TileKind::building, {"h5", "i5", "h6", "i6"}),
    };
    tiles[0].owner = french_seat;
    tiles[0].fortified = true;
    tiles[1].owner = allied_seat;
    tiles[1].damage = 2;
    tiles[2].damage = 3;
    tiles[4].damage = 1;
    tiles[9].destroyed = true;
    tiles[9].damage = 4;
    return tiles;
}

void click(ui::Window& window, const SDL_FRect& rect) {
    const int x = static_cast<int>(rect.x + rect.w / 2);
    const int y = static_cast<int>(rect.y + rect.h / 2);
    SDL_Event event{};
    event.type = SDL_MOUSEMOTION;
    event.motion.x = x;
    event.motion.y = y;
    SDL_PushEvent(&event);
    for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP}) {
        event = {};
        event.type = type;
        event.button.button = SDL_BUTTON_LEFT;
        event.button.x = x;
        event.button.y = y;
        SDL_PushEvent(&event);
    }
    take_events(window);
}

void take_events(ui::Window& window) {
    SDL_Event event;
    while (window.next_event(event, 0)) {}
}

void draw_sample(ui::Window& window, const PlayerView& view, const Roster& roster, const screens::BoardMarks& marks, bool turned) {
    using namespace screens;
    using namespace ui;
    take_events(window);
    window.turn_board(turned);
    const PlayLayout layout = play_layout(window);
    window.begin_frame();
    draw_board(window, layout.map, view, roster, marks);
    draw_clock(window, layout.clock, view.turn, view.prussian_turn);
    draw_prussian_road(window, layout.road, layout.map, view);

    card_begin(window, "column", layout.column, Sheet::paper);
    heading(window, "The French turn");
    paragraph(window, "Two actions left. The Prussians have not moved yet.");
    draw_actions(window, view.actions, view.actions_left);
    separator(window);
    const SDL_FRect big = place(150 * window.scale(), 150 * window.scale());
    draw_piece(window, *ImGui::GetWindowDrawList(), big, as_printed(roster, *find_unit(roster, "old-guard")), roster, {true});
    ImGui::SameLine();
    const SDL_FRect die = place(110 * window.scale(), 110 * window.scale());
    draw_die(window, *ImGui::GetWindowDrawList(), die, DieFace{french_seat, DieEffect::frenzy});
    small_text(window, "1er Grenadiers, Old Guard. Marches two squares, turning freely.");
    button(window, "end-turn", "End the turn", {true, true, -1});
    button(window, "offer-draw", "Offer a draw", {true, false, -1});
    button(window, "undo", "Take it back", {false, false, -1, "The die was rolled."});
    card_end(window);

    card_begin(window, "trays", layout.trays, Sheet::dark);
    small_text(window, "Your reserve");
    const float cell = 58 * window.scale();
    for (int i = 0; i < 8; ++i) {
        if (i > 0) ImGui::SameLine(0, 0);
        const SDL_FRect r = place(cell, cell);
        draw_piece(window, *ImGui::GetWindowDrawList(), r, as_printed(roster, UnitId(i + 8)), roster, {i < 5});
    }
    card_end(window);
    window.end_frame();
}

void draw_widgets(ui::Window& window, Entries& entries) {
    using namespace screens;
    using namespace ui;
    take_events(window);
    window.begin_frame();
    card_begin(window, "left", centred_rect(window, 520, 700));
    title(window, "Fog of Waterloo");
    heading(window, "New game");
    text_field(window, "name", entries.name, {"Who leads the French?", "a name"});
    choice(window, "seat", {{"french", "French"}, {"allied", "Allied"}, {"none", "Onlooker", false, "Not in this mode."}}, entries.seat);
    checkbox(window, "nightfall", "Nightfall ends the battle", entries.nightfall);
    slider(window, "volume", "Sound", entries.volume, 0, 1, "40 %");
    separator(window);
    list_row(window, "save-1", "Quatre Bras, evening", true, "turn 14");
    list_row(window, "save-2", "Against Anna", false, "turn 3");
    paragraph(window, "Two actions left. The Prussians have not moved yet.");
    italic_text(window, "\xE2\x80\x9CNight or the Prussians must come.\xE2\x80\x9D");
    warning_text(window, "Eleven pieces are in reserve; ten is the most. W6.3");
    if (button(window, "begin", "Begin", {true, true})) entries.clicked = true;
    ImGui::SameLine();
    button(window, "back", "Back");
    ImGui::SameLine();
    button(window, "ready", "Ready", {false, false, 0, "Ney is not on the board."});
    float held = entries.held;
    hold_button(window, "hold", "Hold to open the orders", 0.8F, held);
    card_end(window);
    if (entries.modal) {
        modal_begin(window, "confirm", 420);
        heading(window, "End the turn?");
        paragraph(window, "Two actions are unused. They are lost when the turn ends.");
        button(window, "yes", "End it", {true, true});
        ImGui::SameLine();
        button(window, "no", "Play on");
        modal_end(window);
    }
    window.end_frame();
}

}  // namespace fow::test
