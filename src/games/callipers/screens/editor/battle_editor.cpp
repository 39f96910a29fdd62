#include "games/callipers/screens/editor/battle_editor.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "games/callipers/screens/pieces.hpp"
#include "games/callipers/screens/still.hpp"
#include "ui/pages/editor_frame.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

struct ToolName {
    const char* name;
    const char* label;
};
/// In the order of BattleTool.
constexpr std::array battle_tools{
    ToolName{"battle", tr_later("Battle")}, ToolName{"map", tr_later("Map")},     ToolName{"french", tr_later("French")},
    ToolName{"allied", tr_later("Allies")}, ToolName{"farms", tr_later("Farms")}, ToolName{"roads", tr_later("Roads")},
};

void draw_army_icon(const Window& window, ImDrawList& list, const SDL_FRect& rect, Seat side) {
    const Uniform uniform = uniform_of(side, window);
    const IconPen pen(list, rect, window.line());
    const bool north = side == french_seat;
    pen.box(0.06F, 0.24F, 0.88F, 0.52F, uniform.light);
    pen.box(0.06F, north ? 0.24F : 0.63F, 0.88F, 0.13F, 0xFFFFFF);
    pen.frame(0.06F, 0.24F, 0.88F, 0.52F, uniform.edge);
    const ImVec2 middle(rect.x + rect.w / 2, rect.y + rect.h * (north ? 0.56F : 0.44F));
    paint_sign(list, middle, {0, -rect.h * 0.11F}, {rect.h * 0.11F, 0}, Arm::infantry, packed(0xFFFFFF), window.line());
}

void draw_tool_icon(const Window& window, ImDrawList& list, const SDL_FRect& rect, BattleTool tool) {
    const IconPen pen(list, rect, window.line());
    constexpr unsigned lane = 0xF3E8C6, walls = 0x6B3A26, roofs = 0x9E5A3C, sand = 0xE9DDBB;
    switch (tool) {
        case BattleTool::battle: return draw_sheet_icon(pen);
        case BattleTool::map:
            pen.box(0.06F, 0.12F, 0.88F, 0.76F, sand);
            pen.frame(0.06F, 0.12F, 0.88F, 0.76F, colour::ink);
            return pen.frame(0.13F, 0.19F, 0.74F, 0.62F, colour::ink);
        case BattleTool::french: return draw_army_icon(window, list, rect, french_seat);
        case BattleTool::allied: return draw_army_icon(window, list, rect, allied_seat);
        case BattleTool::farms:
            pen.box(0.10F, 0.14F, 0.80F, 0.72F, 0xD9C79A);
            pen.frame(0.10F, 0.14F, 0.80F, 0.72F, walls);
            pen.box(0.18F, 0.22F, 0.36F, 0.22F, roofs);
            return pen.box(0.62F, 0.22F, 0.20F, 0.46F, roofs);
        case BattleTool::roads:
            pen.shape(std::array<ImVec2, 4>{ImVec2{0.62F, 0.06F}, {0.86F, 0.06F}, {0.60F, 0.54F}, {0.36F, 0.54F}}, lane, 0xB89A68);
            return pen.shape(std::array<ImVec2, 4>{ImVec2{0.36F, 0.50F}, {0.60F, 0.50F}, {0.44F, 0.94F}, {0.20F, 0.94F}}, lane, 0xB89A68);
    }
}

std::vector<ToolShown> shown_battle_tools() {
    std::vector<ToolShown> shown;
    for (std::size_t i = 0; i < battle_tools.size(); ++i)
        shown.push_back({battle_tools[i].name, tr(battle_tools[i].label), [i](Window& window, ImDrawList& list, const SDL_FRect& rect) {
                             draw_tool_icon(window, list, rect, static_cast<BattleTool>(i));
                         }});
    return shown;
}

/// The map, some ground around it, and pieces that stand beside it.
Battle seen_extent(const Battle& battle) {
    Battle extent;
    extent.low = {std::min(battle.low.x, battle.high.x), std::min(battle.low.y, battle.high.y)};
    extent.high = {std::max(battle.low.x, battle.high.x), std::max(battle.low.y, battle.high.y)};
    const int margin = std::max({100, (extent.high.x - extent.low.x) / 16, (extent.high.y - extent.low.y) / 16});
    extent.low = extent.low - Point{margin, margin};
    extent.high = extent.high + Point{margin, margin};
    for (const Piece& piece : battle.pieces) {
        constexpr int around = 120;
        extent.low = {std::min(extent.low.x, piece.at.x - around), std::min(extent.low.y, piece.at.y - around)};
        extent.high = {std::max(extent.high.x, piece.at.x + around), std::max(extent.high.y, piece.at.y + around)};
    }
    return extent;
}

/// The number behind that text in a pointer: 3 of "/battle/pieces/3/key".
std::optional<int> number_after(const std::string& pointer, std::string_view before) {
    const std::size_t at = pointer.find(before);
    if (at == std::string::npos) return std::nullopt;
    int number = 0;
    const char* const begin = pointer.data() + at + before.size();
    return std::from_chars(begin, pointer.data() + pointer.size(), number).ec == std::errc() ? std::optional(number) : std::nullopt;
}

Point centre_of(const std::vector<Point>& points) {
    Point sum{};
    for (const Point point : points) sum = sum + point;
    const auto count = static_cast<std::int32_t>(std::max<std::size_t>(1, points.size()));
    return {sum.x / count, sum.y / count};
}

}  // namespace

FaultPlace where_is(const RuleSet& rules, const Fault& fault) {
    const auto piece_there = [&](int index) {
        return index >= 0 && index < count_of(rules) ? FaultPlace{{Chosen::What::piece, index}, piece_of(rules, index).at} : FaultPlace{};
    };
    if (const auto piece = number_after(fault.pointer, "/battle/pieces/")) return piece_there(*piece);
    for (const Seat side : seats)
        if (fault.pointer == "/battle/generals/" + std::string(callipers::word(side)))
            return piece_there(index_of(rules, rules.battle.generals[side]));
    if (const auto farm = number_after(fault.pointer, "/ground/strongpoints/")) {
        const Chosen chosen{Chosen::What::farm, *farm};
        if (exists(rules, chosen)) return {chosen, centre_of(rules.ground.strongpoints[static_cast<std::size_t>(*farm)].polygon)};
    }
    if (const auto road = number_after(fault.pointer, "/ground/roads/")) {
        const int leg = number_after(fault.pointer, "/strips/").value_or(0);
        Chosen chosen{Chosen::What::road, *road};
        if (!exists(rules, chosen)) return {};
        const auto& line = rules.ground.roads[static_cast<std::size_t>(*road)].line;
        chosen.corner = std::min(leg, static_cast<int>(line.size()) - 1);
        return {chosen, line[static_cast<std::size_t>(chosen.corner)]};
    }
    return {};
}

std::string sentence_of(const RuleSet& rules, const Fault& fault) {
    std::string reason = text_of(fault, tr);
    const FaultPlace place = where_is(rules, fault);
    std::string who;
    switch (place.chosen.what) {
        case Chosen::What::piece: {
            const Piece& piece = piece_of(rules, place.chosen.index);
            who = std::to_string(piece.key) + " " + short_name(piece);
            break;
        }
        case Chosen::What::farm: who = tr(rules.ground.strongpoints[static_cast<std::size_t>(place.chosen.index)].name.c_str()); break;
        case Chosen::What::road: who = tr(rules.ground.roads[static_cast<std::size_t>(place.chosen.index)].name.c_str()); break;
        case Chosen::What::nothing: return capitalised(reason);
    }
    const auto& values = fault.reason.values;
    if (std::any_of(values.begin(), values.end(), [](const auto& value) { return value.first == "name"; })) return reason;
    return fill(tr("{who}: {reason}"), {{"who", who}, {"reason", reason}});
}

std::optional<BattleEditorIntent> BattleEditor::draw(Window& window, const BattleEditorModel& model) {
    edit_.reset();
    frame_.begin();
    if (!exists(model.rules, chosen_)) chosen_ = {};
    const EditorLayout layout = editor_layout(window, [](const SDL_FRect& room) { return SDL_FPoint{room.w, room.h}; });
    if (grip_ == Grip::nothing) extent_ = seen_extent(model.rules.battle);
    if (frame_.on_map()) use_sight(window, layout.map, extent_, sight_);
    camera_ = Camera(layout.map, extent_, sight_);
    pointer_.reset();
    hovered_.reset();
    if (frame_.on_map()) {
        use_keys(window, model);
        use_pointer(window, model);
    } else grip_ = Grip::nothing;
    std::optional<RuleSet> changed;
    if (edit_) changed = edit_->next;
    const RuleSet& rules = changed ? *changed : model.rules;  // the chosen thing may be new
    draw_map(window, rules, model.faults);
    if (const auto taken = frame_.draw_palette(window, layout.palette, shown_battle_tools(), static_cast<std::size_t>(tool_), model.state))
        take(static_cast<BattleTool>(*taken));
    if (const auto fault = EditorFrame::draw_foot(window, layout.foot, model.state, std::string(), words_under_pointer(rules)))
        show(model, model.faults[*fault]);
    frame_.draw_column(window, layout.column, model.state, [&] { draw_page(window, rules); });
    if (auto intent = frame_.finish(window, model.state)) {
        if (std::holds_alternative<UndoEdit>(*intent) || std::holds_alternative<RedoEdit>(*intent)) run_.clear();
        return BattleEditorIntent(std::move(*intent));
    }
    if (edit_) return BattleEditorIntent(std::move(*edit_));
    return std::nullopt;
}

void BattleEditor::edit(RuleSet next, const std::string& run) {
    edit_ = BattleEdit{std::move(next), !run.empty() && run == run_};
    run_ = run;
}

void BattleEditor::edit_typed(RuleSet next, bool goes_on) {
    edit_ = BattleEdit{std::move(next), goes_on};
    run_.clear();
}

std::optional<Seat> BattleEditor::side_of_tool() const {
    if (tool_ == BattleTool::french) return french_seat;
    if (tool_ == BattleTool::allied) return allied_seat;
    return std::nullopt;
}

Point BattleEditor::middle() const {
    const SDL_FRect& room = camera_.room();
    return camera_.yard({room.x + room.w / 2, room.y + room.h / 2});
}

void BattleEditor::take(BattleTool tool) {
    tool_ = tool;
    chosen_ = {};
    grip_ = Grip::nothing;
    run_.clear();
}

void BattleEditor::choose(const RuleSet& rules, const Chosen& chosen) {
    BattleTool tool = tool_;
    if (chosen.what == Chosen::What::piece)
        tool = piece_of(rules, chosen.index).side == french_seat ? BattleTool::french : BattleTool::allied;
    if (chosen.what == Chosen::What::farm) tool = BattleTool::farms;
    if (chosen.what == Chosen::What::road) tool = BattleTool::roads;
    if (tool != tool_) take(tool);
    chosen_ = chosen;
    run_.clear();
}

/// Goes to the tool and the place of a fault.
void BattleEditor::show(const BattleEditorModel& model, const Fault& fault) {
    const FaultPlace place = where_is(model.rules, fault);
    if (fault.pointer == "/battle/generals/french") take(BattleTool::french);
    else if (fault.pointer == "/battle/generals/allied") take(BattleTool::allied);
    else if (place.chosen.what != Chosen::What::nothing) choose(model.rules, place.chosen);
    else if (fault.pointer == "/battle/map") take(BattleTool::map);
    else if (fault.pointer == "/battle/pieces") {
        const auto& pieces = model.rules.battle.pieces;
        const bool french = std::any_of(pieces.begin(), pieces.end(), [](const Piece& piece) { return piece.side == french_seat; });
        const auto first =
            std::find_if(model.faults.begin(), model.faults.end(), [](const Fault& each) { return each.pointer == "/battle/pieces"; });
        take(french || &fault != &*first ? BattleTool::allied : BattleTool::french);
    } else take(BattleTool::battle);
    if (!place.at) return;
    const ImVec2 there = camera_.pixel(*place.at);
    const SDL_FRect& room = camera_.room();
    sight_ = panned(camera_, extent_, sight_, {room.x + room.w / 2 - there.x, room.y + room.h / 2 - there.y});
}

}  // namespace fow::callipers::screens
