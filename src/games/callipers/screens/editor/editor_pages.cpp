// The editor's column: the battle, the limits of the map, both armies, strongpoints, roads.
#include <imgui.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "games/callipers/screens/editor/battle_editor.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/fields.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

constexpr int most_men = 400, most_minutes = 240, day = 24 * 60;

std::string as_text(int value) { return std::to_string(value); }

enum class Half { left, right, left_alone };
/// A stepper in half of the column, with its label above it. After `left`, the right one goes on the same row. Returns -1, 0 or 1.
int labelled_stepper(Window& window, const char* name, const std::string& label, const std::string& text, bool less, bool more,
                     Half where) {
    const float gap = ImGui::GetStyle().ItemSpacing.x, half = std::floor((room_width() - gap) / 2);
    const ImVec2 top = ImGui::GetCursorScreenPos();
    const float left = where == Half::right ? top.x + half + gap : top.x;
    const float words = window.line_height(Type::small) + window.units(2);
    draw_text(window, *ImGui::GetWindowDrawList(), Type::small, left, top.y, text_colour(), label);
    ImGui::SetCursorScreenPos({left, top.y + words});
    const int step = stepper(window, name, text, less, more, half);
    const ImVec2 after = ImGui::GetCursorScreenPos();
    ImGui::SetCursorScreenPos({top.x, where == Half::left ? top.y : after.y});
    return step;
}

std::string seat_word(Seat seat) { return std::string(callipers::word(seat)); }

Seat seat_of(const std::string& word) { return word == callipers::word(french_seat) ? french_seat : allied_seat; }

/// Both sides as a choice; true when it changed.
bool side_choice(Window& window, const char* name, Seat& side) {
    std::string word = seat_word(side);
    if (!choice(window, name, {{seat_word(french_seat), tr("French")}, {seat_word(allied_seat), tr("Allies")}}, word)) return false;
    side = seat_of(word);
    return true;
}

/// All whole numbers in a text; nothing if anything else is in it.
std::optional<std::vector<int>> numbers_in(const std::string& text) {
    std::vector<int> numbers;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        if (*at == ' ' || *at == ',') {
            ++at;
            continue;
        }
        int value = 0;
        const auto [next, error] = std::from_chars(at, end, value);
        if (error != std::errc()) return std::nullopt;
        numbers.push_back(value);
        at = next;
    }
    return numbers;
}

std::string clock_text_of(int minutes) { return callipers::time_text((minutes + day) % day); }

}  // namespace

std::optional<std::vector<int>> BattleEditor::type_numbers(Window& window, const char* name, const std::string& label,
                                                           const std::vector<int>& now) {
    std::string text;
    for (const int value : now) text += (text.empty() ? "" : " ") + as_text(value);
    if (typed_.first == name && ImGui::GetIO().WantTextInput) text = typed_.second;
    if (!text_field(window, name, text, {.label = label, .selects = true, .enter = name})) return std::nullopt;
    typed_ = {name, text};
    auto numbers = numbers_in(text);
    const auto in_range = [](int value) { return std::abs(value) <= callipers::bound; };
    if (!numbers || numbers->size() != now.size() || !std::all_of(numbers->begin(), numbers->end(), in_range)) return std::nullopt;
    return numbers;
}

void BattleEditor::draw_page(Window& window, const RuleSet& rules) {
    switch (tool_) {
        case BattleTool::battle: return draw_battle(window, rules);
        case BattleTool::map: return draw_limits(window, rules);
        case BattleTool::french: return draw_army(window, rules, french_seat);
        case BattleTool::allied: return draw_army(window, rules, allied_seat);
        case BattleTool::farms: return draw_farms(window, rules);
        case BattleTool::roads: return draw_roads(window, rules);
    }
}

void BattleEditor::draw_battle(Window& window, const RuleSet& rules) {
    RuleSet next = rules;
    Battle& battle = next.battle;
    if (auto typed = frame_.type(window, "field-name", tr("Name"), battle.name, name_letters)) {
        battle.name = std::move(typed->text);
        return edit_typed(std::move(next), typed->goes_on);
    }
    const auto count = [&](const char* name, const std::string& label, int& value, int least, int most, const std::string& text,
                           Half where) {
        const int step = labelled_stepper(window, name, label, text, value > least, value < most, where);
        if (step == 0) return;
        value = std::clamp(value + step, least, most);
        edit(next, name);
    };
    space(window, 2);
    count("turns", tr("Turns"), battle.turns, 1, callipers::most_turns, as_text(battle.turns), Half::left);
    count("men-per-turn", tr("Men a turn"), battle.budget, 1, most_men, men(battle.budget), Half::right);
    count("need", tr("Men to take"), battle.need, 1, most_men, men(battle.need), Half::left);
    count("minutes", tr("Minutes of a turn"), battle.minutes, 1, most_minutes, as_text(battle.minutes), Half::right);
    const int later = labelled_stepper(window, "start", tr("It begins at"), clock_text_of(battle.clock), true, true, Half::left_alone);
    if (later != 0) {
        battle.clock = (battle.clock + 15 * later + day) % day;
        edit(next, "start");
    }
    space(window, 2);
    small_text(window, tr("Who has the first turn (K3.1)"));
    if (side_choice(window, "first", battle.first)) edit(next);
    small_text(window, tr("Who wins when all turns are over (K12.3)"));
    if (side_choice(window, "on-time", battle.on_time)) edit(next);
    space(window, 2);
    PerSeat<int> strength{};
    for (const Piece& piece : rules.battle.pieces) strength[piece.side] += piece.thousands;
    small_text(window, fill(tr("French: {french} men. Allies: {allied} men."),
                            {{"french", men(strength[french_seat])}, {"allied", men(strength[allied_seat])}}));
}

void BattleEditor::draw_limits(Window& window, const RuleSet& rules) {
    const Battle& battle = rules.battle;
    small_text(window, tr("Beyond its limits nothing may stand (K2.7). Drag the knobs on its edges, or give the limits in yards east and "
                          "north of the origin."));
    space(window, 2);
    constexpr int by = 100;
    const std::array labels{tr("West"), tr("South"), tr("East"), tr("North")};
    for (std::size_t i = 0; i < limits.size(); ++i) {
        const Limit limit = limits[i];
        const int now = limit_of(battle, limit);
        const std::string name = "limit-" + std::string(word(limit));
        const int step = labelled_stepper(window, name.c_str(), labels[i], as_text(now), now > -callipers::bound, now < callipers::bound,
                                          i % 2 == 1 ? Half::right : Half::left);
        if (step != 0) edit(with_limit(rules, limit, now + step * by), name);
    }
    space(window, 2);
    if (const auto typed =
            type_numbers(window, "limits", tr("West, south, east, north"), {battle.low.x, battle.low.y, battle.high.x, battle.high.y})) {
        const std::vector<int>& side = *typed;
        RuleSet next = rules;
        if (side[0] + least_limit <= side[2] && side[1] + least_limit <= side[3]) {
            next.battle.low = {side[0], side[1]};
            next.battle.high = {side[2], side[3]};
            edit(std::move(next), "limits");
        }
    }
    small_text(window, fill(tr("{wide} by {high} yards."),
                            {{"wide", as_text(battle.high.x - battle.low.x)}, {"high", as_text(battle.high.y - battle.low.y)}}));
    small_text(window, tr("Ridges, woods and fields are for the eye alone and are drawn where they lay at Waterloo."));
}

bool BattleEditor::draw_traits(Window& window, Piece& piece) {
    bool changed = false;
    std::string arm(callipers::word(piece.arm));
    if (choice(window, "arm", {{"infantry", tr("Infantry")}, {"cavalry", tr("Cavalry")}, {"artillery", tr("Guns")}}, arm)) {
        piece.arm = callipers::arm_from_word(arm).value_or(piece.arm);
        changed = true;
    }
    const int most = piece.arm == Arm::artillery ? 2 : callipers::most_thousands;
    piece.thousands = std::min(piece.thousands, std::max(most, 1));
    const int more =
        labelled_stepper(window, "men", tr("Men"), men(piece.thousands), piece.thousands > 1, piece.thousands < most, Half::left);
    piece.thousands += more;
    const int turn = labelled_stepper(window, "facing", tr("Facing (degrees)"), as_text(piece.facing), true, true, Half::right);
    piece.facing = (piece.facing + 5 * turn + 360) % 360;
    return changed || more != 0 || turn != 0;
}

void BattleEditor::draw_army(Window& window, const RuleSet& rules, Seat side) {
    if (is_chosen(Chosen::What::piece)) return draw_piece(window, rules, chosen_.index);
    small_text(window, tr("Click on free ground to put a piece like this there, and drag it on. Click a piece to change it."));
    Piece& brush = brush_[side];
    static_cast<void>(draw_traits(window, brush));
    const bool room = rules.battle.pieces.size() < callipers::most_pieces;
    if (button(window, "add-piece", tr("Add a piece"),
               {.enabled = room, .width = -1, .hint = room ? tr("In the middle of the view.") : tr("The maximum is reached.")}))
        return add_piece(rules, side, middle());
    separator(window);
    const int general = rules.battle.generals[side];
    const int host = index_of(rules, general);
    small_text(window, general == 0 ? tr("This side has no general (K11.1). Choose a piece, and put him there.")
                                    : fill(tr("The general is with {who} (K11.1)."),
                                           {{"who", host < 0 ? as_text(general) : short_name(piece_of(rules, host))}}));
    if (general != 0 && button(window, "no-general", tr("No general"), {.width = -1})) {
        RuleSet next = rules;
        next.battle.generals[side] = 0;
        return edit(std::move(next));
    }
    for (int i = 0; i < count_of(rules); ++i) {
        const Piece& piece = piece_of(rules, i);
        if (piece.side != side) continue;
        if (list_row(window, "row:" + as_text(piece.key), as_text(piece.key) + " " + short_name(piece), false, men(piece.thousands)))
            choose(rules, {Chosen::What::piece, i});
    }
}

void BattleEditor::draw_piece(Window& window, const RuleSet& rules, int index) {
    Piece piece = piece_of(rules, index);
    const std::string run = "piece " + as_text(index);
    if (auto typed = frame_.type(window, "piece-name", tr("Name"), piece.name, name_letters)) {
        piece.name = std::move(typed->text);
        return edit_typed(with_changed(rules, index, piece), typed->goes_on);
    }
    if (side_choice(window, "side", piece.side)) {
        RuleSet next = with_changed(rules, index, piece);
        choose(next, {Chosen::What::piece, index});
        return edit(std::move(next));
    }
    if (draw_traits(window, piece)) {
        brush_[piece.side] = piece;
        brush_[piece.side].name.clear();
        return edit(with_changed(rules, index, piece), run);
    }
    if (const auto typed = type_numbers(window, "place", tr("Place: yards east, north"), {piece.at.x, piece.at.y})) {
        piece.at = {(*typed)[0], (*typed)[1]};
        return edit(with_changed(rules, index, piece), run + " place");
    }
    const int step = labelled_stepper(window, "key", tr("Its number"), as_text(piece.key), piece.key > 1,
                                      piece.key < callipers::highest_key, Half::left_alone);
    if (step != 0) {
        RuleSet next = with_key(rules, index, piece.key + step);
        chosen_.index = index_of(next, piece.key + step);
        return edit(std::move(next), "key");
    }
    bool general = rules.battle.generals[piece.side] == piece.key;
    if (checkbox(window, "general", tr("The general is with it"), general, tr("Each side has at most one (K11.1).")))
        return edit(with_general(rules, index, general));
    space(window, 2);
    const float half = share_of_room(window, 2);
    const bool room = rules.battle.pieces.size() < callipers::most_pieces;
    if (button(window, "copy-piece", tr("Copy"), {.enabled = room, .width = half, .hint = tr("One more like it, beside it.")})) {
        constexpr int aside = 240;
        brush_[piece.side] = piece;
        brush_[piece.side].name.clear();
        return add_piece(rules, piece.side, piece.at + callipers::stride((piece.facing + 90) % 360, aside));
    }
    ImGui::SameLine();
    if (button(window, "remove", tr("Remove"), {.width = half, .hint = tr.in("key", "Delete")})) return remove_chosen(rules);
    small_text(window, tr("Drag it, or use the arrows: 10 yards, 50 with Shift, 1 with Ctrl. The knob before its front turns it, as do , "
                          "and . on the keyboard."));
}

void BattleEditor::draw_farms(Window& window, const RuleSet& rules) {
    const auto& farms = rules.ground.strongpoints;
    if (!is_chosen(Chosen::What::farm)) {
        small_text(window,
                   tr("Click on free ground for a new strongpoint; click one to change it (K10.1). Those in dashes are not in play."));
        const bool room = farms.size() < callipers::most_strongpoints;
        if (button(window, "add-farm", tr("Add a farm"),
                   {.enabled = room, .width = -1, .hint = room ? tr("In the middle of the view.") : tr("The maximum is reached.")}))
            return add_farm(rules, middle());
        for (std::size_t i = 0; i < farms.size(); ++i) {
            const auto owner = owner_of(rules, static_cast<int>(i));
            if (list_row(window, "farm:" + as_text(static_cast<int>(i) + 1), tr(farms[i].name.c_str()), false,
                         owner ? side_name(*owner) : tr("not in play")))
                choose(rules, {Chosen::What::farm, static_cast<int>(i)});
        }
        return;
    }
    const int index = chosen_.index;
    const callipers::Strongpoint& farm = farms[static_cast<std::size_t>(index)];
    if (auto typed = frame_.type(window, "farm-name", tr("Name"), farm.name, name_letters)) {
        RuleSet next = rules;
        next.ground.strongpoints[static_cast<std::size_t>(index)].name = std::move(typed->text);
        return edit_typed(std::move(next), typed->goes_on);
    }
    small_text(window, tr("Who holds it at the start"));
    const auto owner = owner_of(rules, index);
    std::string word = owner ? seat_word(*owner) : "nobody";
    if (choice(window, "owner",
               {{"french", tr("French")}, {"allied", tr("Allies")}, {"nobody", tr("Not in play"), true, tr("It is not there.")}}, word))
        return edit(with_owner(rules, index, word == "nobody" ? std::nullopt : std::optional(seat_of(word))));
    space(window, 2);
    const float half = share_of_room(window, 2);
    const bool spare = chosen_.corner >= 0 && farm.polygon.size() > 3;
    if (button(window, "remove-corner", tr("Remove corner"),
               {.enabled = spare, .width = half, .hint = tr("Choose one; three must be left.")}))
        return remove_chosen(rules);
    ImGui::SameLine();
    if (button(window, "remove", tr("Remove farm"), {.width = half})) {
        chosen_.corner = -1;
        return remove_chosen(rules);
    }
    small_text(window, tr("Drag it or its corners; a small knob makes a new corner. 3 to 8, none pointing inwards. Esc lets go of it."));
}

void BattleEditor::draw_roads(Window& window, const RuleSet& rules) {
    const auto& roads = rules.ground.roads;
    if (!is_chosen(Chosen::What::road)) {
        small_text(window, tr("Press on free ground and drag to draw a road; click a road to change it. Each is 140 yards wide (K6.1)."));
        const bool room = roads.size() < most_roads;
        if (button(window, "add-road", tr("Add a road"),
                   {.enabled = room, .width = -1, .hint = room ? tr("In the middle of the view.") : tr("The maximum is reached.")}))
            return add_road(rules, middle() - Point{400, 0}, middle() + Point{400, 0});
        for (std::size_t i = 0; i < roads.size(); ++i)
            if (list_row(window, "road:" + as_text(static_cast<int>(i) + 1), tr(roads[i].name.c_str()), false))
                choose(rules, {Chosen::What::road, static_cast<int>(i)});
        return;
    }
    const int index = chosen_.index;
    const callipers::Road& road = roads[static_cast<std::size_t>(index)];
    if (auto typed = frame_.type(window, "road-name", tr("Name"), road.name, name_letters)) {
        RuleSet next = rules;
        next.ground.roads[static_cast<std::size_t>(index)].name = std::move(typed->text);
        return edit_typed(std::move(next), typed->goes_on);
    }
    const float half = share_of_room(window, 2);
    const bool spare = chosen_.corner >= 0 && road.line.size() > 2;
    if (button(window, "remove-point", tr("Remove bend"), {.enabled = spare, .width = half, .hint = tr("Choose one; two must be left.")}))
        return remove_chosen(rules);
    ImGui::SameLine();
    if (button(window, "remove", tr("Remove road"), {.width = half})) {
        chosen_.corner = -1;
        return remove_chosen(rules);
    }
    if (button(window, "new-road", tr("Draw another road"), {.width = -1, .hint = tr("Esc lets go of this one.")})) chosen_ = {};
    small_text(window, tr("Drag its bends; a small knob makes a new one; a click on free ground leads it on from the nearer end."));
}

}  // namespace fow::callipers::screens
