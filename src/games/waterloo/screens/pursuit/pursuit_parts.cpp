#include "games/waterloo/screens/pursuit/pursuit_parts.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/pursuit_words.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

namespace {

/// Marks a possible target with a frame, not the ring of the map, so that known strengths stay legible.
void frame(ImDrawList& list, const SDL_FRect& cell) {
    const float inset = cell.w * 0.045F;
    for (const auto& [rgb, thick] : {std::pair{0xFFF8E2U, 0.09F}, std::pair{0x8C1B12U, 0.05F}})
        list.AddRect({cell.x + inset, cell.y + inset}, {cell.x + cell.w - inset, cell.y + cell.h - inset}, packed(rgb), cell.w * 0.08F, 0,
                     cell.w * thick);
}

void empty_place(Window& window, ImDrawList& list, const SDL_FRect& cell) {
    const float inset = std::round(cell.w * 0.09F);
    list.AddRect({cell.x + inset, cell.y + inset}, {cell.x + cell.w - inset, cell.y + cell.h - inset}, packed(colour::chalk, 0.16F),
                 cell.w * 0.06F, 0, window.line());
}

/// Whose line it is, its task and the number of riders. Returns the height.
float draw_titles(Window& window, ImDrawList& list, const ImVec2& low, const PursuitLine& line, std::size_t count) {
    const std::string riding = fill(tr("1 rider", "{count} riders", count), {{"count", std::to_string(count)}});
    const float step = window.line_height(Type::small);
    float y = low.y;
    const auto add_line = [&](const std::string& text, unsigned rgb) {
        if (text.empty()) return;
        draw_fitted(window, list, Type::small, low.x, y, rgb, text, room_width());
        window.controls().add_text(text);
        y += step;
    };
    add_line(line.title, colour::gold);
    add_line(line.task, colour::chalk);
    add_line(riding, colour::chalk);
    return y - low.y;
}

/// A rider in its place; clickable if its line has a prefix.
void draw_place(Window& window, const PursuitLine& line, const PlayerView& view, const Roster& roster, const SDL_FRect& place,
                const SDL_FRect& cell, const SeenRider& rider, bool out, LineInput& input) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const bool chosen = line.chosen == rider.rider;
    bool hovered = false;
    if (!line.prefix.empty()) {
        const std::string name = line.prefix + std::to_string(rider.rider.slot() + 1);
        ImGui::SetCursorScreenPos(corner(place));
        if (ImGui::InvisibleButton(name.c_str(), {place.w, place.h})) input.clicked = rider.rider;
        hovered = ImGui::IsItemHovered();
        window.controls().add(name, place);
    }
    if (hovered) input.looked_at = rider.rider;
    if (chosen || hovered)
        list.AddRectFilled(corner(place), far_corner(place), packed(colour::brass, chosen ? 0.6F : 0.25F), cell.w * 0.06F);
    if (!out) draw_piece(window, list, cell, rider.piece, roster, {.face = shows_face(view.viewer, rider.piece), .lifted = chosen});
    if (line.targets) frame(list, cell);
}

/// The commander in chief, set aside: in the last line of the card.
void draw_chief(Window& window, const PlayerView& view, const Roster& roster, UnitId chief, const SDL_FRect& room) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const SeenPiece piece = as_printed(roster, chief);
    draw_piece(window, list, {room.x, room.y, room.h, room.h}, piece, roster, {.face = shows_face(view.viewer, piece), .dimmed = true});
    const std::string told = tr("does not fight");
    const float x = room.x + room.h + window.units(4);
    const bool fits = text_size(window, Type::small, told).x <= room.x + room.w - x;
    const std::size_t split = fits ? std::string::npos : told.rfind(' ');  // two lines where the text is large
    const float line = window.line_height(Type::small);
    const float y = room.y + std::floor((room.h - (split == std::string::npos ? line : 2 * line)) / 2);
    draw_text(window, list, Type::small, x, y, colour::gold, told.substr(0, split));
    if (split != std::string::npos) draw_text(window, list, Type::small, x, y + line, colour::gold, told.substr(split + 1));
    window.controls().add_text(tr("does not fight"));
}

}  // namespace

LineInput draw_pursuit_line(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster, const PursuitLine& line) {
    LineInput input;
    const auto& riders = view.pursuit->riders[line.seat];
    card_begin(window, line.seat == french_seat ? "south line" : "north line", rect, Sheet::dark);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float pad = window.units(3);
    const float width = room_width();
    const float titles = draw_titles(window, list, low, line, riders.size());
    const float top = low.y + titles + 2 * pad;
    float high = low.y + room_height() - top;
    if (const auto chief = chief_beside(*view.pursuit, roster, line.seat)) {
        const float last = window.units(34);
        draw_chief(window, view, roster, *chief, {low.x, top + high - last, width, last});
        high -= last + pad;
    }

    const int places = riders.empty() ? 1 : riders.back().rider.slot() + 1;
    const LineGrid grid = line_grid(width, high, std::max(places, 3), window.line_height(Type::small));
    const float step = std::min(grid.cell + 6 * window.scale(), width / static_cast<float>(grid.in_row));
    auto next = riders.begin();
    for (int slot = 0; next != riders.end(); ++slot) {
        const SDL_FRect cell{std::floor(low.x + step * static_cast<float>(slot % grid.in_row)),
                             std::floor(top + (grid.cell + grid.number) * static_cast<float>(slot / grid.in_row)), grid.cell, grid.cell};
        const SDL_FRect place{cell.x, cell.y, cell.w, cell.h + grid.number};
        const bool rides = next->rider.slot() == slot;
        input.places.push_back(cell);
        const bool out = std::find(line.out.begin(), line.out.end(), Rider(slot)) != line.out.end();
        if (out) list.AddRectFilled(corner(place), far_corner(place), packed(colour::brass, 0.45F), cell.w * 0.06F);
        if (rides) draw_place(window, line, view, roster, place, cell, *next++, out, input);
        else empty_place(window, list, cell);
        draw_text(window, list, Type::small, cell.x + cell.w / 2, cell.y + cell.h - pad, rides ? colour::chalk : 0x6C7A70,
                  std::to_string(slot + 1), 0.5F);
    }
    card_end(window);
    return input;
}

std::string task_text(Seat seat, const SeenPursuit& pursuit) {
    return seat == pursuit.victor ? tr("in pursuit") : tr("covers the retreat");
}

RiderPlaces draw_open_lines(Window& window, const PursuitLayout& layout, const PlayerView& view, const Roster& roster,
                            const Motion& motion) {
    RiderPlaces places;
    const auto out = riders_out(motion);
    for (const Seat seat : {allied_seat, french_seat}) {
        PursuitLine line;
        line.seat = seat;
        line.title = capitalised(seat == french_seat ? tr("French cavalry") : tr("Allied cavalry"));
        line.task = task_text(seat, *view.pursuit);
        line.out = out[seat];
        places[seat] = draw_pursuit_line(window, seat == allied_seat ? layout.north : layout.south, view, roster, line).places;
    }
    return places;
}

namespace {

/// "French losses 14" with the army's crest.
void draw_losses(Window& window, const SDL_FRect& room, Seat seat, int losses) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string text =
        fill(seat == french_seat ? tr("French losses {count}") : tr("Allied losses {count}"), {{"count", std::to_string(losses)}});
    const float beside_crest = room.h + window.units(5);
    const bool fits = beside_crest + text_size(window, Type::small, text).x <= room.w;
    if (fits) draw_crest(window, list, {room.x, room.y, room.h, room.h}, army_of(seat), uniform_of(seat, window).cloth);
    const float indent = fits ? beside_crest : 0;
    draw_fitted(window, list, Type::small, room.x + indent, room.y + (room.h - window.line_height(Type::small)) / 2, colour::ink, text,
                room.w - indent);
    window.controls().add_text(text);
}

/// The difference on a scale with the two limits of W13.9.
void draw_scale(Window& window, const SeenPursuit& pursuit) {
    const float bar = window.units(12);
    const float letters = window.line_height(Type::small);
    const float tip = window.units(8);
    const SDL_FRect room = place(room_width(), tip + bar + letters);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const int first = std::min(0, pursuit.difference);
    const int last = std::max(pursuit.major_from + 3, pursuit.difference + 1);
    const auto x_of = [&](int difference) {
        return std::round(room.x + room.w * static_cast<float>(difference - first) / static_cast<float>(last - first));
    };
    const float line = window.line();
    const float top = room.y + tip;
    const auto zone = [&](int from, int to, unsigned rgb, float alpha) {
        list.AddRectFilled({x_of(from), top}, {x_of(to), top + bar}, packed(rgb, alpha));
    };
    zone(first, pursuit.minor_from, colour::ink, 0.14F);
    zone(pursuit.minor_from, pursuit.major_from, uniform_of(pursuit.victor, window).cloth, 0.45F);
    zone(pursuit.major_from, last, uniform_of(pursuit.victor, window).cloth, 0.95F);
    list.AddRect({room.x, top}, {room.x + room.w, top + bar}, packed(colour::ink, 0.7F), 0, 0, line);
    for (const int boundary : {pursuit.minor_from, pursuit.major_from}) {
        list.AddLine({x_of(boundary), top}, {x_of(boundary), top + bar + 2 * line}, packed(colour::ink), line);
        draw_text(window, list, Type::small, x_of(boundary), top + bar, colour::ink, std::to_string(boundary), 0.5F);
    }
    const float at = x_of(pursuit.difference);
    list.AddTriangleFilled({at - tip * 0.75F, room.y}, {at + tip * 0.75F, room.y}, {at, room.y + tip * 1.3F}, packed(colour::ink));
    list.AddLine({at, room.y + tip}, {at, top + bar}, packed(colour::ink), 2 * line);
}

struct Heap {
    std::string name;
    std::vector<SeenPiece> pieces;
    bool faces;  ///< both players know them
};

/// A heading and rows of pieces, smaller if there are many.
void draw_heap(Window& window, const Roster& roster, const Heap& heap, Viewer viewer) {
    const std::vector<SeenPiece>& pieces = heap.pieces;
    small_text(window, fill(tr("{heap}: {count}"), {{"heap", heap.name}, {"count", std::to_string(pieces.size())}}));
    if (pieces.empty()) return;
    const float wide = room_width();
    const float wished = window.units(pieces.size() > 12 ? 34 : 44);
    const int in_row = std::max(1, static_cast<int>(wide / wished));
    const float cell = std::floor(wide / static_cast<float>(in_row));
    const int rows = (static_cast<int>(pieces.size()) + in_row - 1) / in_row;
    const SDL_FRect room = place(wide, cell * static_cast<float>(rows));
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const SDL_FRect at{room.x + cell * static_cast<float>(static_cast<int>(i) % in_row),
                           room.y + cell * static_cast<float>(static_cast<int>(i) / in_row), cell, cell};
        draw_piece(window, *ImGui::GetWindowDrawList(), at, pieces[i], roster, {.face = heap.faces || shows_face(viewer, pieces[i])});
    }
}

}  // namespace

void draw_pursuit_tally(Window& window, const SDL_FRect& rect, const SeenPursuit& pursuit) {
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {window.units(16), window.units(8)});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {window.units(8), window.units(2)});
    card_begin(window, "tally", rect);
    const SDL_FRect row = place(room_width(), window.units(22));
    const float gap = window.units(8);
    const float half = (row.w - gap) / 2;
    for (const Seat seat : seats)
        draw_losses(window, {row.x + (seat == pursuit.victor ? half + gap : 0), row.y, half, row.h}, seat, pursuit.losses[seat]);
    small_text(window, difference_text(pursuit));
    draw_scale(window, pursuit);
    small_text(window, verdict_now(pursuit));
    if (const std::string next = verdict_next(pursuit); !next.empty()) {
        const SDL_FRect line = place(room_width(), window.line_height(Type::small));
        draw_fitted(window, *ImGui::GetWindowDrawList(), Type::small, line.x, line.y, colour::ink, next, line.w);
    }
    card_end(window);
    ImGui::PopStyleVar(2);
}

std::vector<SeenPiece> fallen_until(const PlayerView& then, const PlayerView& now, std::vector<SeenPiece> fallen) {
    std::size_t later = 0;
    for (const Seat seat : seats) later += now.sides[seat].lost.size() - then.sides[seat].lost.size();
    fallen.resize(fallen.size() - std::min(later, fallen.size()));
    return fallen;
}

void draw_pursuit_taken(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster,
                        const std::vector<SeenPiece>& fallen) {
    const SeenPursuit& pursuit = *view.pursuit;
    const Seat beaten = other(pursuit.victor);
    PerSeat<std::vector<SeenPiece>> fell;
    for (const SeenPiece& piece : fallen) fell[seat_of(piece.army)].push_back(piece);
    const auto named = [](Seat seat, const std::string& french, const std::string& allied) {
        return seat == french_seat ? french : allied;
    };
    std::vector<Heap> heaps;
    heaps.push_back({named(beaten, tr("French lost in the pursuit"), tr("Allied lost in the pursuit")), fell[beaten], true});
    heaps.push_back({named(beaten, tr("French saved"), tr("Allied saved")), pursuit.saved[beaten], false});
    if (!fell[pursuit.victor].empty())
        heaps.push_back(
            {named(pursuit.victor, tr("French lost in the pursuit"), tr("Allied lost in the pursuit")), fell[pursuit.victor], true});
    if (!pursuit.saved[pursuit.victor].empty())
        heaps.push_back(
            {named(pursuit.victor, tr("French riders that left"), tr("Allied riders that left")), pursuit.saved[pursuit.victor], false});

    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {window.units(10), window.units(6)});
    card_begin(window, "taken", rect, Sheet::dark);
    ImGui::PopStyleVar();
    const bool side_by_side = rect.w > 4 * rect.h;
    const float share = side_by_side ? std::floor(room_width() / static_cast<float>(heaps.size())) : room_width();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float high = room_height();
    if (!side_by_side) scroll_begin(window, "heaps");
    for (std::size_t i = 0; i < heaps.size(); ++i) {
        if (side_by_side) {
            ImGui::SetCursorScreenPos({at.x + share * static_cast<float>(i), at.y});
            scroll_begin(window, "heap " + std::to_string(i), ImVec2(share - window.units(8), high));
        }
        draw_heap(window, roster, heaps[i], view.viewer);
        if (side_by_side) scroll_end(window);
    }
    if (!side_by_side) scroll_end(window);
    card_end(window);
}

}  // namespace fow::waterloo::screens
