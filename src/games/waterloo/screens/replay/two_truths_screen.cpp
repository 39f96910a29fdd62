#include "games/waterloo/screens/replay/two_truths_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/table/mark_pen.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

bool is_enemy(const TruthsModel& model, Square square) {
    const auto& piece = model.truth.at(square);
    return piece && seat_of(piece->army) != model.seat;
}

struct Count {
    int known = 0;
    int narrowed = 0;
    int hidden = 0;
};
Count count_of(const TruthsModel& model) {
    Count count;
    for (const Square square : SquareSet::all()) {
        if (!is_enemy(model, square)) continue;
        switch (insight_into(model, square)) {
            case Insight::known: ++count.known; break;
            case Insight::narrowed: ++count.narrowed; break;
            case Insight::hidden: ++count.hidden; break;
        }
    }
    return count;
}

/// An enemy piece that the seat did not know, as it was believed to be.
const Believed* guess_at(const TruthsModel& model, Square square) {
    const auto& believed = model.believed.at(square);
    if (!is_enemy(model, square) || !believed || believed->unit) return nullptr;
    for (const Believed& belief : model.beliefs)
        if (belief.at == square && !belief.may_be.empty()) return &belief;
    return nullptr;
}

bool is_right(const TruthsModel& model, Square square, const Likeness& likeness) {
    const auto& truth = model.truth.at(square);
    return truth && truth->unit && unit_of(model.roster, *truth->unit).kind == likeness.kind && truth->strength == likeness.strength;
}

/// "Line infantry 3: 31 %, Light infantry 2: 22 %"
std::string likely_text(const Believed& belief) {
    std::string text;
    for (const auto& [likeness, chance] : belief.may_be) {
        const std::string name =
            likeness.strength == 0
                ? kind_name(likeness.kind)
                : fill(tr("{kind} {strength}"), {{"kind", kind_name(likeness.kind)}, {"strength", std::to_string(likeness.strength)}});
        text += (text.empty() ? "" : ", ") +
                fill(tr("{piece}: {percent} %"), {{"piece", name}, {"percent", std::to_string(std::max(1, (chance + 5) / 10))}});
    }
    return text;
}

std::string belief_text(const TruthsModel& model, Square square) {
    const auto& believed = model.believed.at(square);
    const auto& truth = model.truth.at(square);
    if (!believed || !truth) return {};
    const Named where{"square", to_text(square)};
    const Named was{"truth", describe(model.roster, *truth, tr)};
    if (!is_enemy(model, square)) return fill(tr("{square}: {truth}."), {where, was}) + " " + known_to_enemy_text(believed->known_to_enemy);
    if (believed->unit) return fill(tr("{square}: known, {truth}."), {where, was});
    if (const Believed* belief = guess_at(model, square))
        return fill(tr("{square}: it was {truth}. Taken for: {pieces}."), {where, was, {"pieces", likely_text(*belief)}});
    return fill(tr("{square}: it was {truth}. Seen as {belief}. {may_be}"),
                {where,
                 was,
                 {"belief", describe(model.roster, *believed, tr)},
                 {"may_be", may_be_text(model.roster, model.staff.may_be[static_cast<std::size_t>(square.index())])}});
}

std::string count_text(const TruthsModel& model) {
    const Count count = count_of(model);
    const Named known{"known", std::to_string(count.known)};
    const Named narrowed{"narrowed", std::to_string(count.narrowed)};
    const Named hidden{"hidden", std::to_string(count.hidden)};
    return fill(model.seat == french_seat
                    ? tr("Allied pieces on the map: {known} known, {narrowed} narrowed down (corners), {hidden} hidden (framed).")
                    : tr("French pieces on the map: {known} known, {narrowed} narrowed down (corners), {hidden} hidden (framed)."),
                {known, narrowed, hidden});
}

/// What is hidden beside the map.
std::string beside_text(const TruthsModel& model) {
    const SeenSide& enemy = model.truth.sides[other(model.seat)];
    std::string text;
    if (enemy.line_of_retreat)
        text = fill(model.seat == french_seat ? tr("Hidden too: the Allied line of retreat, {sector}.")
                                              : tr("Hidden too: the French line of retreat, {sector}."),
                    {{"sector", sector_name(other(model.seat), *enemy.line_of_retreat)}});
    if (!enemy.reserve_units.empty()) {
        std::vector<std::string> names;
        for (const UnitId unit : enemy.reserve_units) names.push_back(unit_of(model.roster, unit).name);
        text += (text.empty() ? "" : " ") + fill(tr("In reserve: {names}."), {{"names", listed(names)}});
    }
    return text;
}

}  // namespace

Insight insight_into(const TruthsModel& model, Square square) {
    const auto& believed = model.believed.at(square);
    if (believed && believed->unit) return Insight::known;
    const auto i = static_cast<std::size_t>(square.index());
    const bool light = believed && believed->knowledge == Knowledge::light_infantry;
    return light || deduced(model.staff, square) || model.staff.may_be[i].count() == 1 ? Insight::narrowed : Insight::hidden;
}

void TwoTruthsScreen::draw_maps(Window& window, const TruthsModel& model, const SDL_FRect& left, const SDL_FRect& right) {
    pointed_ = board_input(window, left).hovered;
    if (!pointed_) pointed_ = board_input(window, right).hovered;
    BoardMarks marks;
    marks.hover = pointed_;
    if (model.believed.fight) marks.attacks = {model.believed.fight->at};
    if (model.beliefs_shown) {
        PlayerView taken_for = model.believed;
        for (const Square square : SquareSet::all())
            if (const Believed* belief = guess_at(model, square)) {
                SeenPiece& piece = *taken_for.board[static_cast<std::size_t>(square.index())];
                piece.knowledge = Knowledge::all;
                piece.unit = belief->may_be.front().what.unit;
                piece.strength = belief->may_be.front().what.strength;
            }
        marks.all_faces = true;
        draw_board(window, left, taken_for, model.roster, marks);
    } else {
        draw_board(window, left, model.believed, model.roster, marks);
        draw_staff_map(window, left, model.believed, model.roster, model.staff);
    }
    marks.all_faces = true;
    marks.still = true;
    draw_board(window, right, model.truth, model.roster, marks);
    for (const SDL_FRect& map : {left, right}) {
        const BoardGeometry geometry = geometry_of(window, map);
        const MarkPen pen(window, geometry);
        for (const Square square : SquareSet::all()) {
            if (!is_enemy(model, square)) continue;
            if (const Believed* belief = map.x == left.x ? guess_at(model, square) : nullptr) {
                const auto& likeliest = belief->may_be.front();
                draw_belief(window, *ImGui::GetBackgroundDrawList(), geometry.rect(square), (likeliest.chance + 5) / 10,
                            is_right(model, square, likeliest.what));
                continue;
            }
            const Insight insight = insight_into(model, square);
            if (insight == Insight::hidden && map.x == right.x) pen.frame(square, 0xF2C14E, 2.5F);
            if (insight == Insight::narrowed) pen.corners(square);
        }
    }
}

void TwoTruthsScreen::take(std::optional<ReplayStep> step) {
    if (step) std::visit([this](auto asked) { intent_ = asked; }, *step);
}

void TwoTruthsScreen::draw_steps(Window& window, const TruthsModel& model) {
    take(step_buttons(window, {"first", "previous", "play", "next", "previous-mark", "next-mark"}, model.playing, model.timeline,
                      model.halt));
    std::vector<SmallButton> row;
    for (const Seat seat : seats)
        row.push_back({"truth:" + std::string(word(seat)), seat == french_seat ? tr("The French truth") : tr("The Allied truth"),
                       tr("Whose knowledge is compared"), Shortcut(), seat == model.seat});
    row.push_back(beliefs_button(model.beliefs_shown));
    row.push_back({"back", tr("One map"), tr("Only the truth of one side"), SDLK_ESCAPE});
    const std::string chosen = button_row(window, row);
    for (const Seat seat : seats)
        if (chosen == "truth:" + std::string(word(seat))) intent_ = seat;
    if (chosen == "believed") intent_ = ShowBeliefs{!model.beliefs_shown};
    if (chosen == "back") intent_ = LeaveTruths{};
}

void TwoTruthsScreen::draw_words(Window& window, const TruthsModel& model) {
    if (pointed_ && model.truth.at(*pointed_)) {
        const Telling telling(window, pointed_);
        paragraph(window, belief_text(model, *pointed_));
        return;
    }
    small_text(window, model.happened);
    small_text(window, model.beliefs_shown ? beliefs_told() : count_text(model));
    if (const std::string beside = beside_text(model); !beside.empty()) small_text(window, beside);
}

std::optional<TruthsIntent> TwoTruthsScreen::draw(Window& window, const TruthsModel& model) {
    intent_.reset();
    take(step_keys(window, model.timeline, model.halt));
    const float gap = window.units(10);
    const auto w = static_cast<float>(window.width());
    const float title = window.units(34);
    const float foot = window.units(118);
    const auto above = static_cast<float>(height_above_timeline(window));
    const float wide = std::floor((w - 3 * gap) / 2);
    const SDL_FRect left{gap, gap + title, wide, above - foot - 2 * gap - title};
    const SDL_FRect right{2 * gap + wide, left.y, wide, left.h};
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    const std::string believed = model.beliefs_shown         ? model.believer
                                 : model.seat == french_seat ? tr("What the French could know")
                                                             : tr("What the Allies could know");
    draw_text(window, list, Type::heading, left.x + left.w / 2, gap, colour::gold, believed, 0.5F);
    draw_text(window, list, Type::heading, right.x + right.w / 2, gap, colour::gold,
              fill(tr("What was, turn {turn}, {clock}"),
                   {{"turn", std::to_string(model.truth.turn)}, {"clock", clock_text(model.truth.minutes)}}),
              0.5F);
    draw_maps(window, model, left, right);
    if (const auto halt = draw_timeline(window, timeline_strip(window), model.timeline, model.halt)) intent_ = SeekHalt{*halt};
    card_begin(window, "truths", {gap, above - foot, w - 2 * gap, foot - gap});
    const float steps = window.units(470);
    const ImVec2 size(std::floor(room_width() - steps - window.units(20)), room_height());
    scroll_begin(window, "words", size);
    draw_words(window, model);
    scroll_end(window);
    ImGui::SameLine(0, window.units(20));
    scroll_begin(window, "steps", ImVec2(steps, room_height()));
    draw_steps(window, model);
    scroll_end(window);
    card_end(window);
    return intent_;
}

}  // namespace fow::waterloo::screens
