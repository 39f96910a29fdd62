// The editor's column: the battle, lakes, zones, the army.
#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/stratego/screens/editor/board_editor.hpp"
#include "games/stratego/screens/table/piece_painter.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

constexpr int least_size = 6;
constexpr int quiet_step = 20;  // turns of both players

std::string number(int n) { return std::to_string(n); }

/// What the zones offer the army.
std::string room_text(const RuleSet& rules) {
    return fill(tr("{pieces} Blue's zone has {blue} squares, Red's {red}."), {{"pieces", pieces_text(rules.armies)},
                                                                              {"blue", number(count_of(rules, rules.zones[blue_seat]))},
                                                                              {"red", number(count_of(rules, rules.zones[red_seat]))}});
}

std::string quiet_text(int limit) {
    if (limit == 0) return tr("never");
    return fill(tr.in("of one player", "{turns} turns"), {{"turns", number(limit)}});
}

}  // namespace

void BoardEditor::draw_page(Window& window, const BoardEditorModel& model) {
    switch (tool_) {
        case BoardTool::battle: return draw_battle(window, model);
        case BoardTool::lakes: return draw_lakes(window, model);
        case BoardTool::blue_zone: return draw_zone(window, model, blue_seat);
        case BoardTool::red_zone: return draw_zone(window, model, red_seat);
        case BoardTool::army: return draw_army(window, model);
        case BoardTool::eraser:
            small_text(window, tr("Draw over the board to remove lakes and zones. The right button does the same with the other brushes."));
            separator(window);
            return draw_symmetry(window);
    }
}

void BoardEditor::draw_battle(Window& window, const BoardEditorModel& model) {
    const Battlefield& field = model.field;
    if (auto typed = frame_.type(window, "field-name", tr("Name"), field.name, name_letters))
        edit(NameBoard{std::move(typed->text)}, typed->goes_on);
    if (auto typed = frame_.type(window, "field-description", tr("Description"), field.description, description_letters))
        edit(DescribeBoard{std::move(typed->text)}, typed->goes_on);
    if (!field.description.empty()) italic_text(window, tr(field.description));
    space(window, 2);
    small_text(window, tr("For which game"));
    std::string variant = field.rules.id;
    std::vector<Choice> variants;
    for (const RuleSet& printed : model.printed) variants.push_back({printed.id, tr(words_of(printed.id).name)});
    if (choice(window, "field-variant", variants, variant)) edit(ChooseVariant{variant});
    space(window, 2);
    draw_size(window, field.rules);
    space(window, 2);
    small_text(window, tr("A draw after so many turns of both players without an attack (C4.5)"));
    const int limit = field.rules.quiet_limit;
    const int step = stepper(window, "quiet-limit", quiet_text(limit), limit > 0, limit < fow::stratego::most_quiet);
    if (step != 0) edit(SetQuietLimit{std::clamp(limit + step * quiet_step, 0, fow::stratego::most_quiet)});
    space(window, 2);
    small_text(window, room_text(field.rules));
    draw_fit(window, field.rules);
}

/// Offered only where it is needed: a small board has no room for forty pieces.
void BoardEditor::draw_fit(Window& window, const RuleSet& rules) {
    const bool fits = std::all_of(seats.begin(), seats.end(),
                                  [&](Seat side) { return rules.armies[side].total() <= count_of(rules, rules.zones[side]); });
    if (!fits && button(window, "fit-armies", tr("Fit the armies to their zones"),
                        {.width = -1, .hint = tr("Takes pieces of the ranks that an army has most of, never its Flag.")}))
        edit(FitArmies{});
}

void BoardEditor::draw_size(Window& window, const RuleSet& rules) {
    small_text(window, tr("Squares from west to east, and from south to north (C1.8)"));
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float half = std::floor((room_width() - gap) / 2);
    const ImVec2 top = ImGui::GetCursorScreenPos();
    if (const int step =
            stepper(window, "files", number(rules.files), rules.files > least_size, rules.files < fow::stratego::most_files, half))
        edit(ResizeBoard{rules.files + step, rules.ranks});
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({top.x + half + gap, top.y});
    if (const int step =
            stepper(window, "ranks", number(rules.ranks), rules.ranks > least_size, rules.ranks < fow::stratego::most_ranks, half))
        edit(ResizeBoard{rules.files, rules.ranks + step});
    ImGui::SetCursorScreenPos(after);
    small_text(window, tr("The board grows and shrinks in its middle: edges and zones stay."));
}

void BoardEditor::draw_symmetry(Window& window) {
    small_text(window, tr("What you draw is repeated for the other side"));
    std::string now = symmetry_ == Symmetry::turn ? "turn" : symmetry_ == Symmetry::mirror ? "mirror" : "none";
    if (choice(window, "symmetry",
               {{"turn", tr("Turned"), true, tr("As the other player sees it across the table: the same board for both.")},
                {"mirror", tr("Mirrored"), true, tr("On the same file, as far from the other edge.")},
                {"none", tr("Off"), true, tr("Only where you draw.")}},
               now))
        symmetry_ = now == "turn" ? Symmetry::turn : now == "mirror" ? Symmetry::mirror : Symmetry::none;
    const bool any = symmetry_ != Symmetry::none;
    if (button(window, "repeat-south", tr("Copy the south to the north"),
               {.enabled = any, .width = -1, .hint = any ? std::string() : tr("Choose how: turned or mirrored.")}))
        edit(RepeatSouth{symmetry_});
}

void BoardEditor::draw_lakes(Window& window, const BoardEditorModel& model) {
    const RuleSet& rules = model.field.rules;
    small_text(window, tr("Draw over the board. Begin on a lake to make it dry again. Nobody enters a lake or passes over it, not even a "
                          "Scout (C1.2)."));
    separator(window);
    draw_symmetry(window);
    separator(window);
    const int lakes = count_of(rules, rules.lakes);
    small_text(window, fill(tr("One square is a lake.", "{count} squares are lakes.", lakes), {{"count", number(lakes)}}));
    if (button(window, "drain-lakes", tr("Remove all lakes"), {.enabled = lakes > 0, .width = -1})) edit(DrainLakes{});
}

void BoardEditor::draw_zone(Window& window, const BoardEditorModel& model, Seat side) {
    const RuleSet& rules = model.field.rules;
    small_text(window, side == blue_seat
                           ? tr("Draw over the board where Blue sets up; begin on a square of the zone to take it out (C1.1).")
                           : tr("Draw over the board where Red sets up; begin on a square of the zone to take it out (C1.1)."));
    separator(window);
    draw_symmetry(window);
    separator(window);
    small_text(window, tr("Or all squares of the rows at the edge, for both sides"));
    const int rows = std::clamp((count_of(rules, rules.zones[side]) + rules.files / 2) / rules.files, 1, rules.ranks / 2);
    const int step = stepper(window, "zone-rows", fill(tr("{rows} row", "{rows} rows", rows), {{"rows", number(rows)}}), rows > 1,
                             rows < rules.ranks / 2);
    if (step != 0) edit(SetZoneRows{rows + step});
    if (button(window, "full-rows", tr("Fill these rows"), {.width = -1})) edit(SetZoneRows{rows});
    space(window, 2);
    small_text(window, room_text(rules));
    draw_fit(window, rules);
}

void BoardEditor::draw_army(Window& window, const BoardEditorModel& model) {
    const RuleSet& rules = model.field.rules;
    const bool differ = rules.armies.first != rules.armies.second;
    bool alike = !apart_ && !differ;
    if (checkbox(window, "armies-alike", tr("Both sides alike"), alike, tr("Otherwise each side has an army of its own (C1.8)."))) {
        apart_ = !alike;
        if (alike && differ) edit(SetArmy{rules.armies[army_side_]});
    }
    std::optional<Seat> side;
    if (!alike) {
        std::string shown = army_side_ == blue_seat ? "blue" : "red";
        choice(window, "army-side", {{"blue", side_name(blue_seat)}, {"red", side_name(red_seat)}}, shown);
        army_side_ = shown == "blue" ? blue_seat : red_seat;
        side = army_side_;
    }
    const float half = share_of_room(window, 2);
    for (std::size_t i = 0; i < model.printed.size(); ++i) {
        const Army& army = model.printed[i].armies.first;
        if (i % 2 == 1) ImGui::SameLine();
        if (button(window, "army-of:" + model.printed[i].id, tr(words_of(model.printed[i].id).army),
                   {.enabled = rules.armies[side.value_or(blue_seat)] != army, .width = half}))
            edit(SetArmy{army, side});
    }
    small_text(window, room_text(rules));
    draw_fit(window, rules);
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, window.units(3)});
    for (int i = rank_count - 3; i >= 0; --i) draw_rank(window, rules, side, static_cast<Rank>(i));
    draw_rank(window, rules, side, Rank::bomb);
    draw_rank(window, rules, side, Rank::flag);
    ImGui::PopStyleVar();
}

/// `side`: whose army; none: that of both.
void BoardEditor::draw_rank(Window& window, const RuleSet& rules, std::optional<Seat> side, Rank rank) {
    const float high = stepper_height(window);
    const float counter = window.units(120);
    const Seat shown = side.value_or(blue_seat);
    const int count = rules.armies[shown][rank];
    const SDL_FRect row = place(room_width(), high);
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    draw_block(window, list, {row.x, row.y, high, high}, fresh_piece(shown, rank), {.face = true, .alpha = count > 0 ? 1.0F : 0.45F});
    const float line = window.line_height(Type::body);
    draw_text(window, list, Type::body, row.x + high + window.units(8), row.y + (high - line) / 2, text_colour(), rank_with_number(rank));
    ImGui::SetCursorScreenPos({row.x + row.w - counter, row.y});
    std::string id(name(rank));
    id.front() = static_cast<char>(id.front() - 'A' + 'a');
    const int step = stepper(window, "count:" + id, number(count), count > 0, count < fow::stratego::most_pieces, counter);
    if (step != 0) edit(SetPieceCount{rank, count + step, side});
    ImGui::SetCursorScreenPos(after);
}

}  // namespace fow::stratego::screens
