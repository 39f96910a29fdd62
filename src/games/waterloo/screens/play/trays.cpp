#include "games/waterloo/screens/play/trays.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "games/waterloo/screens/play/card_screens.hpp"
#include "games/waterloo/screens/play/forces.hpp"
#include "games/waterloo/screens/table/card_painter.hpp"
#include "games/waterloo/screens/table/furniture.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/draw_list.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {

namespace {

/// The lost pieces of one kind of one side.
struct Lost {
    Army army;
    Kind kind;
    std::vector<UnitId> units;
};

/// Adds up the groups of one branch of one army.
std::vector<Lost> by_branch(const std::vector<Lost>& kinds) {
    std::vector<Lost> groups;
    for (const Lost& kind : kinds) {
        const auto same = [&](const Lost& group) { return group.army == kind.army && branch_of(group.kind) == branch_of(kind.kind); };
        const auto found = std::find_if(groups.begin(), groups.end(), same);
        if (found == groups.end()) groups.push_back(kind);
        else found->units.insert(found->units.end(), kind.units.begin(), kind.units.end());
    }
    return groups;
}

std::vector<Lost> by_kind(const std::vector<Entry>& entries, const Roster& roster) {
    std::vector<Lost> groups;
    for (const Entry& entry : entries) {
        if (!entry.piece.unit) continue;
        const Kind kind = unit_of(roster, *entry.piece.unit).kind;
        const auto same = [&](const Lost& group) { return group.army == entry.piece.army && group.kind == kind; };
        const auto found = std::find_if(groups.begin(), groups.end(), same);
        (found == groups.end() ? groups.emplace_back(Lost{entry.piece.army, kind, {}}) : *found).units.push_back(*entry.piece.unit);
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [](const Lost& a, const Lost& b) { return std::pair(a.army, a.kind) < std::pair(b.army, b.kind); });
    return groups;
}

class Tray {
public:
    Tray(Window& window, const Roster& roster, TrayInput& input, std::optional<UnitId> chosen, std::optional<UnitId> away)
        : window_(window), roster_(roster), input_(input), chosen_(chosen), away_(away) {}

    void part(const SDL_FRect& rect, const Column& column, Seat seat) const {
        if (column.grouped) groups(rect, by_kind(column.entries[seat], roster_));
        else row(rect, column.entries[seat]);
    }

private:
    /// The distance of `count` places that share `wide` pixels, each at most `most` apart.
    static float step_for(float wide, float last, float most, std::size_t count) {
        return count > 1 ? std::min(most, (wide - last) / static_cast<float>(count - 1)) : most;
    }

    /// Pieces side by side, smaller if there are many, overlapping if there are very many.
    void row(const SDL_FRect& rect, const std::vector<Entry>& entries) const {
        if (entries.empty()) return;
        const float cell = std::floor(std::clamp(rect.w / static_cast<float>(entries.size()), rect.h * 0.6F, rect.h));
        const float step = step_for(rect.w, cell, cell, entries.size());
        for (std::size_t i = 0; i < entries.size(); ++i)
            item({std::floor(rect.x + step * static_cast<float>(i)), std::floor(rect.y + (rect.h - cell) / 2), cell, cell}, step,
                 entries[i]);
    }

    /// One block for each kind, with the number of pieces; one for each branch if the numbers of the kinds have no room.
    void groups(const SDL_FRect& rect, std::vector<Lost> lost) const {
        if (step_for(rect.w, rect.h, rect.h, lost.size()) < window_.units(24)) lost = by_branch(lost);
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const bool narrow = static_cast<float>(lost.size()) * (rect.h + window_.units(24)) > rect.w;
        const float number = window_.units(narrow ? 16 : 24);
        const float step = step_for(rect.w, rect.h + number, rect.h + number, lost.size());
        for (std::size_t i = 0; i < lost.size(); ++i) {
            const Lost& group = lost[i];
            const SDL_FRect cell{std::floor(rect.x + step * static_cast<float>(i)), rect.y, rect.h, rect.h};
            draw_kind(window_, list, cell, group.army, group.kind);
            if (group.units.size() > 1)
                draw_text(window_, list, Type::small, cell.x + cell.w + window_.units(1),
                          cell.y + (cell.h - window_.line_height(Type::small)) / 2, colour::chalk,
                          (narrow ? "" : "×") + std::to_string(group.units.size()));
            if (ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({cell.x, cell.y}, {cell.x + step, cell.y + cell.h}))
                input_.lost_looked_at = group.units;
        }
    }

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

/// The card as it lies on the table, while the pointer is on its place in the hand.
void draw_preview(Window& window, const SDL_FRect& chip, Card card) {
    const float high = window.units(230);
    const float wide = std::floor(high * card_shape);
    const float x = std::clamp(chip.x + chip.w / 2 - wide / 2, 0.0F, static_cast<float>(window.width()) - wide);
    ImDrawList& list = *ImGui::GetForegroundDrawList();
    const SDL_FRect rect{std::floor(x), std::floor(chip.y - high - window.units(6)), wide, high};
    draw_shadow(list, corner(rect), far_corner(rect), window.units(7), 0.4F);
    draw_card(window, list, rect, card);
}

/// The player's cards by name, with the pile in the last place, below the public counts.
void draw_hand(Window& window, const SDL_FRect& rect, const PlayerView& view, Seat lower, TrayInput& input) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const SeenCards& cards_seen = *view.cards;
    const std::string title =
        view.viewer == Viewer::onlooker
            ? fill(tr("Cards: French {french}, Allied {allied}"), {{"french", std::to_string(cards_seen.hand_size[french_seat])},
                                                                   {"allied", std::to_string(cards_seen.hand_size[allied_seat])}})
            : fill(tr("Cards: yours {own}, enemy {enemy}"),
                   {{"own", std::to_string(cards_seen.hand_size[lower])}, {"enemy", std::to_string(cards_seen.hand_size[other(lower)])}});
    draw_text(window, list, Type::small, rect.x, rect.y, colour::gold, title);
    const float gap = window.units(3);
    const float top = rect.y + window.line_height(Type::small) + 1;
    constexpr int in_row = 3;
    const float wide = std::floor((rect.w - (in_row - 1) * gap) / in_row);
    const float high = std::floor(std::min((rect.y + rect.h - top - gap) / 2, window.units(38)));
    const auto chip = [&](int place) {
        return SDL_FRect{rect.x + (wide + gap) * static_cast<float>(place % in_row),
                         top + (high + gap) * static_cast<float>(place / in_row), wide, high};
    };
    int place = 0;
    for (const Card card : cards) {
        const int count = cards_seen.hand[card];
        if (count == 0) continue;
        const SDL_FRect at = chip(place++);
        const std::string id = "hand:" + std::string(word(card));
        ImGui::SetCursorScreenPos(corner(at));
        if (ImGui::InvisibleButton(id.c_str(), {at.w, at.h})) {
            input.cards_opened = true;
            input.card_clicked = card;
        }
        const bool hovered = ImGui::IsItemHovered();
        window.controls().add(id, at);
        window.controls().set_label(card_name(card));
        draw_card_chip(window, list, at, card, {.count = count, .lifted = hovered});
        if (!hovered) continue;
        input.card_looked_at = card;
        draw_preview(window, at, card);
    }
    const SDL_FRect pile = chip(card_kinds);
    ImGui::SetCursorScreenPos(corner(pile));
    if (ImGui::InvisibleButton("cards", {pile.w, pile.h})) input.cards_opened = true;
    window.controls().add("cards", pile);
    window.controls().set_label(tr("The cards"));
    draw_pile_chip(window, list, pile, cards_seen.pile_size, ImGui::IsItemHovered());
}

/// The names of the sides, which open the page of all pieces off the map.
void draw_side(Window& window, const SDL_FRect& rect, Seat seat, bool named, TrayInput& input) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const std::string id = "forces:" + std::string(word(seat));
    ImGui::SetCursorScreenPos(corner(rect));
    if (ImGui::InvisibleButton(id.c_str(), {rect.w, rect.h})) input.opened = true;
    window.controls().add(id, rect);
    window.controls().set_label(army_name(seat));
    if (ImGui::IsItemHovered()) list.AddRectFilled(corner(rect), far_corner(rect), packed(colour::chalk, 0.12F), window.units(3));
    hint_under_pointer(window, tr("All pieces off the map, large"));
    const float size = std::min(rect.h, window.units(22));
    const float y = std::floor(rect.y + (rect.h - size) / 2);
    draw_crest(window, list, {rect.x, y, size, size}, army_of(seat), colour::chalk);
    if (named)
        draw_text(window, list, Type::small, rect.x + size + window.units(4), rect.y + (rect.h - window.line_height(Type::small)) / 2,
                  colour::chalk, army_name(seat));
}

/// A low tray: one line for each side, and the cards at the right.
void draw_low(Window& window, const Tray& tray, const std::vector<Column>& columns, const PlayerView& view, Seat lower, bool with_cards,
              TrayInput& input) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float high = room_height();
    const float label = window.line_height(Type::small);
    const float gap = window.units(8);
    const float side_name = window.units(82);
    const float hand = with_cards ? std::round(room_width() * 0.46F) : 0;
    const float wide = room_width() - hand - side_name - (with_cards ? gap : 0);
    const float row = std::floor((high - label) / 2);
    for (const Seat seat : {other(lower), lower}) {
        const float y = low.y + label + (seat == lower ? row : 0);
        draw_side(window, {low.x, y, side_name - gap, row}, seat, true, input);
        float x = low.x + side_name;
        for (const Column& column : columns) {
            const float name = text_size(window, Type::small, column.name).x + gap;
            const float left = low.x + side_name + wide - x;
            const float w = &column == &columns.back() ? left : std::floor(std::max(wide * column.share, name));
            if (seat == lower) draw_text(window, list, Type::small, x, low.y, colour::gold, column.name);
            tray.part({x, y, w - gap, row - 1}, column, seat);
            x += w;
        }
    }
    if (with_cards) draw_hand(window, {low.x + room_width() - hand, low.y, hand, high}, view, lower, input);
}

/// A high tray: two lines for each side, and the cards above.
void draw_high(Window& window, const Tray& tray, const std::vector<Column>& columns, const PlayerView& view, Seat lower, bool with_cards,
               TrayInput& input) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float wide = room_width();
    const float high = room_height();
    const float gap = window.units(6);
    const float label = window.line_height(Type::small);
    const float hand = with_cards ? std::round(std::min(high * 0.5F, label + window.units(72))) : 0;
    if (with_cards) draw_hand(window, {low.x, low.y, wide, hand}, view, lower, input);
    const float side_name = window.units(28);
    const float row = std::floor(std::min((high - hand - 2 * gap) / 4, window.units(46)));
    const std::size_t split = (columns.size() + 1) / 2;
    float y = low.y + hand + (with_cards ? gap / 2 : 0);
    for (const Seat seat : {other(lower), lower}) {
        draw_side(window, {low.x, y, side_name - gap, 2 * row}, seat, false, input);
        for (const auto& [from, to] : {std::pair{std::size_t{0}, split}, {split, columns.size()}}) {
            // Parts with more pieces get more room.
            const auto name_of = [&](std::size_t i) { return text_size(window, Type::small, columns[i].name).x + gap; };
            const auto share_of = [&](std::size_t i) {
                return static_cast<float>(std::max<std::size_t>(1, columns[i].entries[seat].size()));
            };
            float names = 0;
            float shares = 0;
            for (std::size_t i = from; i < to; ++i) {
                names += name_of(i);
                shares += share_of(i);
            }
            float x = low.x + side_name;
            for (std::size_t i = from; i < to; ++i) {
                const float name = name_of(i);
                const float w = std::floor(name + (wide - side_name - names) * share_of(i) / shares);
                draw_text(window, list, Type::small, x, y + (row - label) / 2, colour::gold, columns[i].name);
                tray.part({x + name, y, w - name - gap, row - 1}, columns[i], seat);
                x += w;
            }
            y += row;
        }
        y += gap / 2;
    }
}

/// Below the map, not below the column.
bool is_low(const SDL_FRect& rect) { return rect.w > 4 * rect.h; }

}  // namespace

TrayInput draw_trays(Window& window, const SDL_FRect& rect, const PlayerView& view, const Roster& roster, std::optional<UnitId> chosen,
                     std::optional<UnitId> away) {
    TrayInput input;
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {window.units(10), window.units(5)});
    card_begin(window, "trays", rect, Sheet::dark);
    ImGui::PopStyleVar();
    const Tray tray(window, roster, input, chosen, away);
    // The player's own row is the lower one, as on the map; an onlooker sees the French below.
    const Seat lower = view.viewer == allied_viewer ? allied_seat : french_seat;
    const bool with_cards = view.cards && !view.pursuit;
    const std::vector<Column> columns = columns_of(view, roster);
    (is_low(rect) ? draw_low : draw_high)(window, tray, columns, view, lower, with_cards, input);
    card_end(window);
    return input;
}

bool nothing_off_map(const PlayerView& view) {
    const auto empty = [&](Seat seat) {
        const SeenSide& side = view.sides[seat];
        const auto none = [](int count) { return count == 0; };
        return side.lost.empty() && side.off_board.empty() && side.reserve_units.empty() &&
               std::all_of(side.reserve.begin(), side.reserve.end(), none);
    };
    return !view.cards && std::all_of(seats.begin(), seats.end(), empty);
}

void draw_surroundings(Window& window, const PlayLayout& layout, const PlayerView& view, const Roster& roster) {
    draw_clock(window, layout.clock, view.turn, view.prussian_turn);
    draw_prussian_road(window, layout.road, layout.map, view);
    static_cast<void>(draw_trays(window, layout.trays, view, roster, std::nullopt));
}

}  // namespace fow::waterloo::screens
