#include "games/waterloo/screens/play/trays.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
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

/// Pieces that look the same, drawn as one block with their number.
struct Group {
    Army army;
    Kind kind{};       ///< of known pieces
    int strength = 0;  ///< of known pieces; 0: of several strengths
    std::vector<Entry> entries;
};

/// How much two pieces must have in common to share a block.
enum class Alike { strength, kind, branch };

std::vector<Group> groups_of(const Column& column, Seat seat, const Roster& roster, Alike alike) {
    std::vector<Group> groups;
    for (const Entry& entry : column.entries[seat]) {
        const SeenPiece& piece = entry.piece;
        const bool known = piece.unit.has_value();
        const Kind kind = known ? unit_of(roster, *piece.unit).kind : Kind{};
        const auto same = [&](const Group& group) {
            const SeenPiece& first = group.entries.front().piece;
            if (first.army != piece.army || first.branch != piece.branch || first.unit.has_value() != known) return false;
            if (alike == Alike::branch) return true;
            if (known && group.kind != kind) return false;
            if (alike == Alike::kind) return true;
            return first.strength == piece.strength && first.weakened == piece.weakened && first.knowledge == piece.knowledge &&
                   group.entries.front().ready == entry.ready;
        };
        const auto found = std::find_if(groups.begin(), groups.end(), same);
        if (found == groups.end()) {
            groups.push_back({piece.army, kind, piece.strength, {entry}});
            continue;
        }
        if (found->strength != piece.strength) found->strength = 0;
        found->entries.push_back(entry);
    }
    if (column.grouped)
        std::stable_sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) {
            return std::tuple(a.army, a.kind, -a.strength) < std::tuple(b.army, b.kind, -b.strength);
        });
    return groups;
}

/// One part of one side: its name and number, and its pieces as blocks. Pressed, it is unfolded.
struct Chip {
    const Column* column = nullptr;
    Seat seat{};
    std::string title;
    float least = 0;  ///< pixels, for its title
    float more = 0;   ///< pixels besides, for all its blocks in full size
};

class Tray {
public:
    Tray(Window& window, const Roster& roster, TrayInput& input, std::optional<UnitId> chosen, std::optional<UnitId> away)
        : window_(window), roster_(roster), input_(input), chosen_(chosen), away_(away) {}

    /// The parts of a side that have pieces.
    [[nodiscard]] std::vector<Chip> chips(const std::vector<Column>& columns, Seat seat, float high) const {
        std::vector<Chip> chips;
        for (const Column& column : columns) {
            const std::size_t count = column.entries[seat].size();
            if (count == 0) continue;
            Chip chip{&column, seat, fill(tr("{part} {count}"), {{"part", column.name}, {"count", std::to_string(count)}}), 0, 0};
            const float title = title_width(chip.title);
            chip.least = std::max(title + (beside(high) ? window_.units(24) : 0), window_.units(44));
            const std::vector<Group> groups = groups_of(column, seat, roster_, Alike::strength);
            const float blocks = numbers_width(groups) + block_in(high) * static_cast<float>(groups.size());
            chip.more = std::max(0.0F, blocks + window_.units(10) + (beside(high) ? title : 0) - chip.least);
            chips.push_back(std::move(chip));
        }
        return chips;
    }

    static float least_of(const std::vector<Chip>& chips) {
        return std::accumulate(chips.begin(), chips.end(), 0.0F, [](float sum, const Chip& chip) { return sum + chip.least; });
    }

    /// Side by side across `rect`; those with more pieces are wider.
    void row(const SDL_FRect& rect, const std::vector<Chip>& chips) const {
        const float gap = window_.units(5);
        float wishes = 0, x = rect.x;
        for (const Chip& chip : chips) wishes += chip.more;
        const float room = rect.w - gap * static_cast<float>(chips.size() - 1), least = least_of(chips);
        const float spare = std::max(0.0F, room - least), share = std::min(1.0F, room / std::max(1.0F, least));
        for (const Chip& chip : chips) {
            const float wide = std::floor(chip.least * share + (wishes > 0 ? std::min(chip.more, spare * chip.more / wishes) : 0));
            draw(chip, {x, rect.y, wide, rect.h});
            x += wide + gap;
        }
    }

private:
    [[nodiscard]] float title_height() const { return window_.line_height(Type::small) + window_.units(4); }
    [[nodiscard]] float title_width(const std::string& title) const { return text_size(window_, Type::small, title).x + window_.units(14); }
    /// With large text in a low row, blocks below the title would be too small: they stand beside it.
    [[nodiscard]] bool beside(float high) const { return high - title_height() < window_.units(20); }
    [[nodiscard]] float block_in(float high) const {
        const float title = beside(high) ? 0 : title_height();
        return std::clamp(high - title - window_.units(4), window_.units(24), window_.units(46));
    }
    [[nodiscard]] float number_width(const Group& group) const {
        return group.entries.size() > 1 ? text_size(window_, Type::small, "×" + std::to_string(group.entries.size())).x + window_.units(4)
                                        : window_.units(2);
    }
    [[nodiscard]] float numbers_width(const std::vector<Group>& groups) const {
        return std::accumulate(groups.begin(), groups.end(), 0.0F,
                               [&](float sum, const Group& group) { return sum + number_width(group); });
    }

    void draw(const Chip& chip, const SDL_FRect& rect) const {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const bool flat = beside(rect.h);
        const float left = flat ? std::min(title_width(chip.title), rect.w - window_.units(28)) : 0, title = flat ? 0 : title_height();
        const float edge = flat ? window_.units(2) : window_.units(5);
        const SDL_FRect head{rect.x, rect.y, flat ? left : rect.w, flat ? rect.h : title};
        const SDL_FRect blocks{rect.x + left + edge, rect.y + title + (flat ? edge : 0), rect.w - left - 2 * edge,
                               rect.h - title - window_.units(flat ? 4 : 2)};
        const bool hovered = ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(corner(rect), far_corner(rect));
        list.AddRectFilled(corner(rect), far_corner(rect), packed(colour::chalk, hovered ? 0.13F : 0.06F), window_.units(4));
        list.AddRect(corner(rect), far_corner(rect), packed(colour::gold, hovered ? 0.55F : 0.25F), window_.units(4), 0, window_.line());
        const bool own = chip.column->entries[chip.seat].front().own;
        draw_groups(chip, blocks, own);
        const std::string id = "part:" + std::string(chip.column->id) + ':' + std::string(word(chip.seat));
        // Friendly pieces are controls of their own: they can be chosen without unfolding.
        const SDL_FRect pressed = own ? head : rect;
        ImGui::SetCursorScreenPos(corner(pressed));
        if (ImGui::InvisibleButton(id.c_str(), {pressed.w, pressed.h})) input_.unfolded = TrayPart{chip.column->id, chip.seat};
        window_.controls().add(id, pressed);
        window_.controls().set_label(chip.title);
        hint_under_pointer(window_, tr("Click to see each of these pieces, large"));
        const float y = flat ? std::floor((rect.h - window_.line_height(Type::small)) / 2) : window_.units(2);
        draw_fitted(window_, list, Type::small, rect.x + window_.units(7), rect.y + y, colour::gold, chip.title,
                    head.w - window_.units(14));
    }

    void draw_groups(const Chip& chip, const SDL_FRect& room, bool own) const {
        std::vector<Group> groups;
        float cell = 0;
        for (const Alike alike : {Alike::strength, Alike::kind, Alike::branch}) {  // as finely as there is room
            groups = groups_of(*chip.column, chip.seat, roster_, alike);
            cell = std::floor((room.w - numbers_width(groups)) / static_cast<float>(groups.size()));
            if (cell >= window_.units(20)) break;
        }
        const bool tight = cell < window_.units(20);  // then they overlap, and the title alone counts
        cell = std::min({cell, std::floor(room.h), window_.units(46)});
        if (tight) cell = std::min(room.h, window_.units(24));
        const float step = std::max(1.0F, (room.w - cell) / static_cast<float>(std::max<std::size_t>(1, groups.size() - 1)));
        // Overlapping blocks leave too little to press: each piece gets the same share of the room.
        const float share = room.w / static_cast<float>(chip.column->entries[chip.seat].size());
        float x = room.x, from = room.x;
        for (const Group& group : groups) {
            const float wide = tight ? std::min(step, cell) : cell + number_width(group);
            const SDL_FRect rect{std::floor(x), std::floor(room.y + (room.h - cell) / 2), cell, cell};
            draw_group(rect, group, tight);
            const SDL_FRect pressed{tight ? from : rect.x, room.y,
                                    tight ? share * static_cast<float>(group.entries.size()) : std::floor(x + wide) - rect.x, room.h};
            if (own) slices(pressed, chip, group);
            else look_at({rect.x, room.y, wide, room.h}, chip, group);
            x += wide;
            from += pressed.w;
        }
    }

    void draw_group(const SDL_FRect& rect, const Group& group, bool tight) const {
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const Entry& first = group.entries.front();
        const bool chosen = std::any_of(group.entries.begin(), group.entries.end(),
                                        [&](const Entry& entry) { return entry.own && entry.piece.unit && entry.piece.unit == chosen_; });
        if (chosen) list.AddRectFilled(corner(rect), far_corner(rect), packed(colour::brass, 0.6F));
        if (first.piece.unit && (group.entries.size() > 1 || !first.own))
            draw_kind(window_, list, rect, group.army, group.kind, group.strength);
        else
            draw_piece(window_, list, rect, first.piece, roster_,
                       {.face = first.piece.unit.has_value(), .lifted = chosen, .dimmed = !first.ready});
        if (group.entries.size() < 2 || tight) return;
        // Part of the picture: the title and the labels of the pieces say it in words.
        ImFont* const font = window_.font(Type::small);
        list.AddText(font, font->FontSize, {rect.x + rect.w, std::floor(rect.y + (rect.h - window_.line_height(Type::small)) / 2)},
                     packed(colour::chalk), ("×" + std::to_string(group.entries.size())).c_str());
    }

    /// A place for each piece of the group, side by side on its block: they can be chosen and dragged.
    void slices(const SDL_FRect& rect, const Chip& chip, const Group& group) const {
        const float step = rect.w / static_cast<float>(group.entries.size());
        for (std::size_t i = 0; i < group.entries.size(); ++i) {
            const Entry& entry = group.entries[i];
            const auto unit = entry.piece.unit;
            if (!unit || unit == away_) continue;
            const float left = std::floor(rect.x + step * static_cast<float>(i));
            const SDL_FRect slice{left, rect.y, std::max(1.0F, std::floor(rect.x + step * static_cast<float>(i + 1)) - left), rect.h};
            const std::string id = "tray:" + unit_of(roster_, *unit).id;
            ImGui::SetCursorScreenPos(corner(slice));
            const bool clicked = ImGui::InvisibleButton(id.c_str(), {slice.w, slice.h});
            window_.controls().add(id, slice);
            window_.controls().set_label(capitalised(describe(roster_, entry.piece, tr)));
            if (clicked) {
                input_.clicked = unit;
                // Too narrow for a finger: the part unfolds, and another can be chosen there.
                if (slice.w < window_.units(44)) input_.unfolded = TrayPart{chip.column->id, chip.seat};
            }
            if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left)) input_.dragged = unit;
            if (ImGui::IsItemHovered()) input_.looked_at = entry.piece;
        }
    }

    void look_at(const SDL_FRect& rect, const Chip& chip, const Group& group) const {
        if (!ImGui::IsWindowHovered() || !ImGui::IsMouseHoveringRect(corner(rect), far_corner(rect))) return;
        if (!chip.column->grouped) {
            input_.looked_at = group.entries.front().piece;
            return;
        }
        for (const Entry& entry : group.entries)
            if (entry.piece.unit) input_.lost_looked_at.push_back(*entry.piece.unit);
    }

    Window& window_;
    const Roster& roster_;
    TrayInput& input_;
    std::optional<UnitId> chosen_;
    std::optional<UnitId> away_;
};

/// The player's cards by name, with the pile in the last place, below the public counts.
void draw_hand(Window& window, const SDL_FRect& rect, const PlayerView& view, Seat lower, int in_row, TrayInput& input) {
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
    const float wide = std::floor((rect.w - static_cast<float>(in_row - 1) * gap) / static_cast<float>(in_row));
    const auto rows = static_cast<float>(card_kinds / in_row + 1);
    const float high = std::floor(std::min((rect.y + rect.h - top - (rows - 1) * gap) / rows, window.units(38)));
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
        draw_card_preview(window, at, card);
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

void draw_row(Window& window, const SDL_FRect& rect, const Tray& tray, const std::vector<Column>& columns, Seat seat, TrayInput& input) {
    const float side_name = window.units(30);
    draw_side(window, {rect.x, rect.y, side_name - window.units(4), rect.h}, seat, false, input);
    const std::vector<Chip> chips = tray.chips(columns, seat, rect.h);
    if (chips.empty())
        draw_text(window, *ImGui::GetWindowDrawList(), Type::small, rect.x + side_name,
                  rect.y + (rect.h - window.line_height(Type::small)) / 2, colour::gold, tr("None off the map"));
    else tray.row({rect.x + side_name, rect.y, rect.w - side_name, rect.h}, chips);
}

/// A low tray: both sides beside each other, or one above the other if they have no room, and the cards at the right.
void draw_low(Window& window, const Tray& tray, const std::vector<Column>& columns, const PlayerView& view, Seat lower, bool with_cards,
              TrayInput& input) {
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float high = room_height();
    const float gap = window.units(8);
    const float hand = with_cards ? std::round(room_width() * 0.40F) : 0;
    const float wide = room_width() - hand - (with_cards ? gap : 0);
    const float half = std::floor((wide - gap) / 2);
    const auto fits = [&](Seat seat) {
        const std::vector<Chip> chips = tray.chips(columns, seat, high);
        return Tray::least_of(chips) + window.units(30 + 5 * static_cast<float>(chips.size())) <= half;
    };
    if (fits(french_seat) && fits(allied_seat)) {
        draw_row(window, {low.x, low.y, half, high}, tray, columns, lower, input);
        draw_row(window, {low.x + half + gap, low.y, half, high}, tray, columns, other(lower), input);
    } else {
        const float row = std::floor((high - window.units(2)) / 2);
        draw_row(window, {low.x, low.y, wide, row}, tray, columns, other(lower), input);
        draw_row(window, {low.x, low.y + high - row, wide, row}, tray, columns, lower, input);
    }
    if (with_cards) draw_hand(window, {low.x + room_width() - hand, low.y, hand, high}, view, lower, 3, input);
}

/// A high tray: one line for each side, with blocks in a size to be told apart, and the cards above.
void draw_high(Window& window, const Tray& tray, const std::vector<Column>& columns, const PlayerView& view, Seat lower, bool with_cards,
               TrayInput& input) {
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float wide = room_width();
    const float high = room_height();
    const float gap = window.units(6);
    const float label = window.line_height(Type::small);
    const float hand = with_cards ? std::round(std::min(high - 2 * (label + window.units(31) + gap), label + window.units(84))) : 0;
    if (with_cards) draw_hand(window, {low.x, low.y, wide, hand}, view, lower, 2, input);
    const float from = hand > 0 ? hand + gap : 0;
    const float row = std::floor(std::min((high - from - gap) / 2, window.units(76)));
    draw_row(window, {low.x, low.y + from, wide, row}, tray, columns, other(lower), input);
    draw_row(window, {low.x, low.y + from + row + gap, wide, row}, tray, columns, lower, input);
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
