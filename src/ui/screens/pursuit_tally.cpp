#include "ui/screens/pursuit_tally.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/table/furniture.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/pursuit_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

/// "French losses   14" with the army's crest.
void draw_losses(Window& window, Seat seat, int losses) {
    const float size = window.units(24);
    const SDL_FRect row = place(room_width(), size);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_crest(window, list, {row.x, row.y, size, size}, army_of(seat), window.uniform(seat).cloth);
    const std::string text = seat == Seat::french ? tr("French losses") : tr("Allied losses");
    const float letters = text_size(window, Type::body, text).y;
    const float y = row.y + (size - letters) / 2;
    draw_text(window, list, Type::body, row.x + size + 8 * window.scale(), y, colour::ink, text);
    draw_text(window, list, Type::heading, row.x + row.w, row.y - (window.line_height(Type::heading) - size) / 2, colour::ink,
              std::to_string(losses), 1);
    window.controls().say(text + ' ' + std::to_string(losses));
}

/// The difference on a scale with the two boundaries of W13.9.
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
    zone(pursuit.minor_from, pursuit.major_from, window.uniform(pursuit.victor).cloth, 0.45F);
    zone(pursuit.major_from, last, window.uniform(pursuit.victor).cloth, 0.95F);
    list.AddRect({room.x, top}, {room.x + room.w, top + bar}, packed(colour::ink, 0.7F), 0, 0, line);
    for (const int boundary : {pursuit.minor_from, pursuit.major_from}) {
        list.AddLine({x_of(boundary), top}, {x_of(boundary), top + bar + 2 * line}, packed(colour::ink), line);
        draw_text(window, list, Type::small, x_of(boundary), top + bar, colour::ink, std::to_string(boundary), 0.5F);
    }
    const float at = x_of(pursuit.difference);
    list.AddTriangleFilled({at - tip * 0.75F, room.y}, {at + tip * 0.75F, room.y}, {at, room.y + tip * 1.3F}, packed(colour::ink));
    list.AddLine({at, room.y + tip}, {at, top + bar}, packed(colour::ink), 2 * line);
}

/// A heading and pieces in rows, smaller where they are many.
void draw_heap(Window& window, const Roster& roster, const std::string& name, const std::vector<SeenPiece>& pieces, Viewer viewer,
               bool faces) {
    small_text(window, fill(tr("{heap}: {count}"), {{"heap", name}, {"count", std::to_string(pieces.size())}}));
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
        draw_piece(window, *ImGui::GetWindowDrawList(), at, pieces[i], roster, {.face = faces || shows_face(viewer, pieces[i])});
    }
}

}  // namespace

void draw_pursuit_tally(Window& window, const SDL_FRect& rect, const SeenPursuit& pursuit) {
    card_begin(window, "tally", rect);
    for (const Seat seat : {other(pursuit.victor), pursuit.victor}) draw_losses(window, seat, pursuit.losses[seat]);
    rule(window);
    small_text(window, difference_text(pursuit));
    draw_scale(window, pursuit);
    paragraph(window, verdict_now(pursuit));
    if (const std::string next = verdict_next(pursuit); !next.empty()) small_text(window, next);
    card_end(window);
}

std::vector<SeenPiece> fallen_by(const PlayerView& then, const PlayerView& now, std::vector<SeenPiece> fallen) {
    std::size_t later = 0;
    for (const Seat seat : seats) later += now.sides[seat].lost.size() - then.sides[seat].lost.size();
    fallen.resize(fallen.size() - std::min(later, fallen.size()));
    return fallen;
}

void draw_pursuit_taken(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster,
                        const std::vector<SeenPiece>& fallen) {
    card_begin(window, "taken", rect, Sheet::dark);
    scroll_begin(window, "heaps");
    const SeenPursuit& pursuit = *view.pursuit;
    const Seat beaten = other(pursuit.victor);
    PerSeat<std::vector<SeenPiece>> fell;
    for (const SeenPiece& piece : fallen) fell[seat_of(piece.army)].push_back(piece);
    const auto named = [](Seat seat, const std::string& french, const std::string& allied) {
        return seat == Seat::french ? french : allied;
    };
    draw_heap(window, roster, named(beaten, tr("French lost in the pursuit"), tr("Allied lost in the pursuit")), fell[beaten], view.viewer,
              true);
    draw_heap(window, roster, named(beaten, tr("French saved"), tr("Allied saved")), pursuit.saved[beaten], view.viewer, false);
    if (!fell[pursuit.victor].empty())
        draw_heap(window, roster, named(pursuit.victor, tr("French lost in the pursuit"), tr("Allied lost in the pursuit")),
                  fell[pursuit.victor], view.viewer, true);
    if (!pursuit.saved[pursuit.victor].empty())
        draw_heap(window, roster, named(pursuit.victor, tr("French riders that left"), tr("Allied riders that left")),
                  pursuit.saved[pursuit.victor], view.viewer, false);
    scroll_end(window);
    card_end(window);
}

}  // namespace fow::ui
