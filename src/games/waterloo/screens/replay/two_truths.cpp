#include "games/waterloo/screens/replay/two_truths.hpp"

#include <imgui.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/table/mark_pen.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/screens/words/play_words.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
namespace {

bool is_enemy(const TruthsModel& model, Square square) {
    const auto& piece = model.truth.at(square);
    return piece && seat_of(piece->army) != model.seat;
}

/// How much the seat could know about an enemy piece on the map.
enum class Insight { known, narrowed, hidden };
Insight insight_into(const TruthsModel& model, Square square) {
    const auto& believed = model.believed.at(square);
    if (believed && believed->unit) return Insight::known;
    const auto i = static_cast<std::size_t>(square.index());
    const bool light = believed && believed->knowledge == Knowledge::light_infantry;
    return light || deduced(model.staff, square) || model.staff.may_be[i].count() == 1 ? Insight::narrowed : Insight::hidden;
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

std::optional<SquareTold> draw_maps(Window& window, const TruthsModel& model, const SDL_FRect& left, const SDL_FRect& right) {
    std::optional<Square> pointed = board_input(window, left).hovered;
    if (!pointed) pointed = board_input(window, right).hovered;
    BoardMarks marks;
    marks.hover = pointed;
    if (model.believed.fight) marks.attacks = {model.believed.fight->at};
    if (!model.believer.empty()) {
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
    if (!pointed || !model.truth.at(*pointed)) return std::nullopt;
    return SquareTold{to_text(*pointed), belief_text(model, *pointed)};
}

}  // namespace

Truths truths_of(TruthsModel model) {
    const bool beliefs_shown = !model.believer.empty();
    Truths truths{.believed = beliefs_shown               ? model.believer
                              : model.seat == french_seat ? tr("What the French could know")
                                                          : tr("What the Allies could know"),
                  .was = fill(tr("What was, turn {turn}, {clock}"),
                              {{"turn", std::to_string(model.truth.turn)}, {"clock", clock_text(model.truth.minutes)}}),
                  .words = {model.happened, beliefs_shown ? beliefs_told() : count_text(model)},
                  .choices = {tr("The French truth"), tr("The Allied truth")},
                  .back = tr("One map"),
                  .boards = {}};
    if (std::string beside = beside_text(model); !beside.empty()) truths.words.push_back(std::move(beside));
    truths.boards = [model = std::make_shared<const TruthsModel>(std::move(model))](
                        Window& window, const SDL_FRect& left, const SDL_FRect& right) { return draw_maps(window, *model, left, right); };
    return truths;
}

}  // namespace fow::waterloo::screens
