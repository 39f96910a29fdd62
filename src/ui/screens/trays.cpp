#include "ui/screens/trays.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/screens/card_stacks.hpp"
#include "ui/table/card_painter.hpp"
#include "ui/table/furniture.hpp"
#include "ui/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {

namespace {

struct Entry {
    SeenPiece piece;
    bool own = false;   ///< friendly, so it can be selected
    bool ready = true;  ///< may enter now
};

SeenPiece back_of(Army army, Branch branch) { return {army, branch, Knowledge::back, {}, 0, 0, {}}; }

std::vector<Entry> reserve_of(const PlayerView& view, const Roster& roster, Seat seat) {
    std::vector<Entry> entries;
    const SeenSide& side = view.sides[seat];
    if (!side.reserve_units.empty()) {  // the player's own, unless they lie face down; shown to others only after the game
        for (const UnitId unit : side.reserve_units) entries.push_back({as_printed(roster, unit), sits(view.viewer, seat), true});
        return entries;
    }
    for (const Branch branch : {Branch::infantry, Branch::cavalry, Branch::artillery})
        for (int i = 0; i < side.reserve[static_cast<std::size_t>(branch)]; ++i)
            entries.push_back({back_of(army_of(seat), branch), false, true});
    return entries;
}

std::vector<Entry> off_board_of(const PlayerView& view, Seat seat) {
    std::vector<Entry> entries;
    for (const OffBoard& off : view.sides[seat].off_board)
        entries.push_back({off.piece, sits(view.viewer, seat) && off.piece.unit.has_value(), off.may_return});
    return entries;
}

std::vector<Entry> lost_of(const PlayerView& view, const Roster& roster, Seat seat) {
    std::vector<Entry> entries;
    for (const UnitId unit : view.sides[seat].lost) entries.push_back({as_printed(roster, unit), false, true});
    return entries;
}

/// W13: cavalry beside the field, and pieces that have left the pursuit for good.
std::vector<Entry> riders_of(const PlayerView& view, Seat seat) {
    std::vector<Entry> entries;
    for (const SeenRider& rider : view.pursuit->riders[seat]) entries.push_back({rider.piece, false, true});
    return entries;
}

std::vector<Entry> saved_of(const PlayerView& view, Seat seat) {
    std::vector<Entry> entries;
    for (const SeenPiece& piece : view.pursuit->saved[seat]) entries.push_back({piece, false, true});
    return entries;
}

/// One part of the trays, with a row of pieces for each side.
struct Column {
    std::string name;
    float share = 0;  ///< of the width
    PerSeat<std::vector<Entry>> entries;
};

std::vector<Column> columns_of(const PlayerView& view, const Roster& roster) {
    const auto column = [](std::string name, float share, const auto& of) {
        return Column{std::move(name), share, {of(Seat::french), of(Seat::allied)}};
    };
    const auto reserve = [&](Seat seat) { return reserve_of(view, roster, seat); };
    const auto off_board = [&](Seat seat) { return off_board_of(view, seat); };
    const auto lost = [&](Seat seat) { return lost_of(view, roster, seat); };
    if (!view.pursuit)
        return {column(tr("Reserve"), 0.3F, reserve), column(tr("Withdrawn"), 0.25F, off_board), column(tr("Lost"), 0.45F, lost)};
    const auto beside = [&](Seat seat) {
        std::vector<Entry> entries = reserve(seat);
        for (const Entry& entry : off_board(seat)) entries.push_back(entry);
        return entries;
    };
    return {column(tr("Riding"), 0.3F, [&](Seat seat) { return riders_of(view, seat); }), column(tr("Reserve"), 0.15F, beside),
            column(tr("Saved"), 0.15F, [&](Seat seat) { return saved_of(view, seat); }), column(tr("Lost"), 0.4F, lost)};
}

class Tray {
public:
    Tray(Window& window, const Roster& roster, TrayInput& input, std::optional<UnitId> chosen, std::optional<UnitId> away)
        : window_(window), roster_(roster), input_(input), chosen_(chosen), away_(away) {}

    /// Pieces side by side in `rect`, overlapping if there are many.
    void row(const SDL_FRect& rect, const std::vector<Entry>& entries) const {
        if (entries.empty()) return;
        const float cell = rect.h;
        const float count = static_cast<float>(entries.size());
        const float step = std::min(cell, count > 1 ? (rect.w - cell) / (count - 1) : cell);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const SDL_FRect at{std::floor(rect.x + step * static_cast<float>(i)), rect.y, cell, cell};
            item(at, step, entries[i]);
        }
    }

private:
    void item(const SDL_FRect& rect, float step, const Entry& entry) const {
        const auto unit = entry.piece.unit;
        if (unit && unit == away_) return;
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const bool chosen = unit && entry.own && unit == chosen_;
        if (unit) {
            const std::string id = "tray:" + unit_of(roster_, *unit).id;
            ImGui::SetCursorScreenPos({rect.x, rect.y});
            const bool clicked = ImGui::InvisibleButton(id.c_str(), {step, rect.h});
            if (entry.own) {
                window_.controls().add(id, {rect.x, rect.y, step, rect.h});
                if (clicked) input_.clicked = unit;
                if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left)) input_.dragged = unit;
            }
        }
        if (ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({rect.x, rect.y}, {rect.x + step, rect.y + rect.h}))
            input_.looked_at = entry.piece;
        if (chosen) list.AddRectFilled(corner(rect), far_corner(rect), packed(colour::brass, 0.6F));
        draw_piece(window_, list, rect, entry.piece, roster_, {.face = unit.has_value(), .lifted = chosen, .dimmed = !entry.ready});
    }

    Window& window_;
    const Roster& roster_;
    TrayInput& input_;
    std::optional<UnitId> chosen_;
    std::optional<UnitId> away_;
};

/// The public counts, above the player's own cards side by side.
void draw_hand(Window& window, const SDL_FRect& rect, float label, const PlayerView& view, Seat lower, TrayInput& input) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const SeenCards& cards = *view.cards;
    const bool onlooker = view.viewer == Viewer::onlooker;
    const std::string title =
        onlooker ? fill(tr("Cards: French {french}, Allied {allied}"),
                        {{"french", std::to_string(cards.hand_size.french)}, {"allied", std::to_string(cards.hand_size.allied)}})
                 : fill(tr("Cards: yours {own}, enemy {enemy}"),
                        {{"own", std::to_string(cards.hand_size[lower])}, {"enemy", std::to_string(cards.hand_size[other(lower)])}});
    draw_text(window, list, Type::small, rect.x, rect.y, 0xD9B870, title);
    const float top = std::floor(rect.y + label + 3 * window.scale());
    const float high = rect.y + rect.h - top;
    const float wide = std::floor(high * card_shape);
    const SDL_FRect pile{rect.x + rect.w - wide, top, wide, high};
    ImGui::SetCursorScreenPos({pile.x, rect.y});
    if (ImGui::InvisibleButton("cards", {wide, rect.h})) input.cards_opened = true;
    window.controls().add("cards", pile);
    if (cards.pile_size > 0)
        draw_card(window, list, pile, Card::reconnaissance,
                  {.face_down = true, .count = cards.pile_size, .lifted = ImGui::IsItemHovered()});
    draw_text(window, list, Type::small, pile.x + wide / 2, rect.y, 0xD9B870, tr("Pile"), 0.5F);
    const float room = rect.w - wide - 14 * window.scale();
    const std::vector<Card> hand = cards_in(cards.hand);
    const float count = static_cast<float>(hand.size());
    const float step = count > 1 ? std::min(wide + 4 * window.scale(), (room - wide) / (count - 1)) : wide;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const SDL_FRect at{std::floor(rect.x + step * static_cast<float>(i)), top, wide, high};
        const float seen = i + 1 == hand.size() ? wide : std::min(step, wide);
        const std::string id = "hand:" + std::string(word(hand[i]));
        ImGui::SetCursorScreenPos({at.x, at.y});
        ImGui::PushID(static_cast<int>(i));
        if (ImGui::InvisibleButton(id.c_str(), {seen, high})) {
            input.cards_opened = true;
            input.card_clicked = hand[i];
        }
        ImGui::PopID();
        const bool hovered = ImGui::IsItemHovered();
        if (hovered) input.card_looked_at = hand[i];
        window.controls().add(id, {at.x, at.y, seen, high});
        draw_card(window, list, at, hand[i], {.lifted = hovered});
    }
}

}  // namespace

TrayInput draw_trays(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster, std::optional<UnitId> chosen,
                     std::optional<UnitId> away) {
    TrayInput input;
    card_begin(window, "trays", rect, Sheet::dark);
    const Tray tray(window, roster, input, chosen, away);
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float high = room_height();
    const float label = window.line_height(Type::small);
    const float gap = window.units(10);
    const float side_name = window.units(58);
    // The player's own row is the lower one, as on the map; an onlooker sees the French below.
    const Seat lower = view.viewer == Viewer::allied ? Seat::allied : Seat::french;
    const bool with_cards = view.cards && !view.pursuit;
    const float hand = with_cards ? std::round(std::min(318 * window.scale(), room_width() * 0.36F)) : 0;
    const float wide = room_width() - hand;
    const std::vector<Column> columns = columns_of(view, roster);
    // With large text in a small window the trays are too high for their width.
    const auto narrowest =
        std::min_element(columns.begin(), columns.end(), [](const Column& a, const Column& b) { return a.share < b.share; });
    const float least = (wide - side_name) * narrowest->share - 2 * gap;
    const float row = std::floor(std::min((high - label - gap / 2) / 2, least * 0.7F));
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const Seat seat : {other(lower), lower}) {
        const float y = std::floor(low.y + label + gap / 4 + (seat == lower ? row + gap / 4 : 0));
        draw_text(window, list, Type::small, low.x, y + (row - label) / 2, colour::chalk, army_name(seat));
        float x = low.x + side_name;
        for (const Column& column : columns) {
            const float w = std::floor((wide - side_name) * column.share);
            if (seat == lower) {
                draw_text(window, list, Type::small, x, low.y, 0xD9B870, column.name);
                if (&column != &columns.front())
                    list.AddLine({x - gap, low.y}, {x - gap, low.y + high}, packed(colour::chalk, 0.18F), window.line());
            }
            tray.row({x, y, w - 2 * gap, row}, column.entries[seat]);
            x += w;
        }
    }
    if (with_cards) {
        const float x = low.x + wide;
        list.AddLine({x - gap, low.y}, {x - gap, low.y + high}, packed(colour::chalk, 0.18F), window.line());
        draw_hand(window, {x, low.y, hand, high}, label, view, lower, input);
    }
    card_end(window);
    return input;
}

void draw_surroundings(Window& window, const PlayLayout& layout, const PlayerView& view, const Roster& roster) {
    draw_clock(window, layout.clock, view.turn, view.prussian_turn);
    draw_prussian_road(window, layout.road, layout.map, view);
    static_cast<void>(draw_trays(window, layout.trays, view, roster, std::nullopt));
}

bool late_page(Window& window, const PlayerView& view, const Roster& roster) {
    modal_begin(window, "late", 620);
    heading(window, tr("The late pieces"));
    separator(window);
    paragraph(window, fill(tr("These {count} French pieces are still on the road. They may enter from turn {turn} on, as the reserve does. "
                              "Both players know the list, but not whether a piece that enters is on it (W14.1)."),
                           {{"count", std::to_string(view.late_units.size())}, {"turn", std::to_string(view.late_turn)}}));
    space(window, 4);
    constexpr int columns = 7;
    const float cell = std::floor(room_width() / columns);
    const auto rows = (view.late_units.size() + columns - 1) / columns;
    const SDL_FRect room = place(cell * columns, cell * static_cast<float>(rows));
    for (std::size_t i = 0; i < view.late_units.size(); ++i) {
        const SDL_FRect at{room.x + cell * static_cast<float>(i % columns), room.y + cell * static_cast<float>(i / columns), cell, cell};
        draw_piece(window, *ImGui::GetWindowDrawList(), at, as_printed(roster, view.late_units[i]), roster, {.face = true});
    }
    space(window, 6);
    const bool done = button(window, "late-read", tr("Back"), {.primary = true, .width = -1}) || escape_pressed(window);
    modal_end(window);
    return done;
}

}  // namespace fow::ui
