#include "games/stratego/screens/two_truths.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

#include "games/stratego/screens/replay_field.hpp"
#include "games/stratego/screens/table/board.hpp"
#include "games/stratego/screens/table/pen.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

bool is_enemy(const TruthsModel& model, Square square) {
    const auto& piece = model.truth.at(square);
    return piece && piece->side != model.seat;
}

int kinds_of(const RankCounts& counts) {
    return static_cast<int>(std::count_if(counts.begin(), counts.end(), [](int count) { return count > 0; }));
}

/// How many ranks a piece could be; 1 if the viewer knows it, 0 on an empty square.
int ranks_left(const View& believed, const RuleSet& rules, Square square) { return kinds_of(possible(believed, rules, square)); }

/// How much the seat could know about an enemy piece.
enum class Insight {
    known,
    narrowed,  ///< some ranks that are not known yet could be ruled out (C2.2)
    hidden
};
Insight insight_into(const View& believed, const RuleSet& rules, Square square) {
    const auto& piece = believed.at(square);
    if (!piece) return Insight::hidden;
    if (piece->rank) return Insight::known;
    return ranks_left(believed, rules, square) < kinds_of(unknown_of(believed, rules, piece->side)) ? Insight::narrowed : Insight::hidden;
}

std::string insight_text(const TruthsModel& model) {
    int known = 0, narrowed = 0, hidden = 0;
    for (const Square square : squares_of(model.rules)) {
        if (!is_enemy(model, square)) continue;
        switch (insight_into(model.believed, model.rules, square)) {
            case Insight::known: ++known; break;
            case Insight::narrowed: ++narrowed; break;
            case Insight::hidden: ++hidden; break;
        }
    }
    const std::string counted = model.seat == red_seat
                                    ? tr("Blue pieces on the board: {known} known to Red, {narrowed} narrowed down, {hidden} hidden.")
                                    : tr("Red pieces on the board: {known} known to Blue, {narrowed} narrowed down, {hidden} hidden.");
    return fill(counted + " " + tr("Unknown ones are framed; the number on a back says how many ranks it could be."),
                {{"known", std::to_string(known)}, {"narrowed", std::to_string(narrowed)}, {"hidden", std::to_string(hidden)}});
}

const fow::stratego::Believed* belief_about(const TruthsModel& model, Square square) {
    for (const auto& belief : model.beliefs)
        if (belief.at == square && !belief.may_be.empty()) return &belief;
    return nullptr;
}

/// An enemy piece that the seat did not know, as it was believed to be.
const fow::stratego::Believed* guess_at(const TruthsModel& model, Square square) {
    const auto& believed = model.believed.at(square);
    return is_enemy(model, square) && believed && !believed->rank ? belief_about(model, square) : nullptr;
}

/// "Scout 31 %, Miner 22 %"
std::string likely_text(const fow::stratego::Believed& belief) {
    std::string text;
    for (const auto& likely : belief.may_be)
        text += (text.empty() ? "" : ", ") +
                fill(tr("{rank} {percent} %"),
                     {{"rank", rank_name(likely.what)}, {"percent", std::to_string(std::max(1, (likely.chance + 5) / 10))}});
    return text;
}

/// "c7: Red Bomb. For Blue it could be one of 3 Scouts, 2 Bombs."
std::string belief_text(const TruthsModel& model, Square square) {
    const auto& truth = model.truth.at(square);
    const Named where{"square", to_text(square)};
    const Named was{"truth", piece_text(*truth)};
    const Named side{"side", side_name(model.seat)};
    const Named enemy{"enemy", side_name(other(model.seat))};
    if (!is_enemy(model, square)) {
        const Sentence seen = truth->shown   ? tr("{enemy} had seen it in a fight.")
                              : truth->far   ? tr("{enemy} knew it was a Scout.")
                              : truth->moved ? tr("{enemy} knew only that it can move.")
                                             : tr("{enemy} knew nothing of it.");
        return fill(tr("{square}: {truth}."), {where, was}) + " " + fill(seen, {enemy});
    }
    const auto& believed = model.believed.at(square);
    if (!believed) return fill(tr("{square}: {truth}. {side} had not seen it."), {where, was, side});
    if (believed->rank) return fill(tr("{square}: {truth}, and {side} knew it."), {where, was, side});
    if (const auto* belief = guess_at(model, square))
        return fill(tr("{square}: {truth}. Taken for: {ranks}."), {where, was, {"ranks", likely_text(*belief)}});
    return fill(tr("{square}: {truth}. For {side} it could be one of {ranks}."),
                {where, was, side, {"ranks", counts_text(possible(model.believed, model.rules, square))}});
}

/// How many ranks it could be, on a slip in the corner where an unknown piece shows nothing.
void draw_number(Window& window, ImDrawList& list, const Grid& grid, Square square, int number) {
    const SDL_FRect cell = grid.rect(square);
    const std::string text = std::to_string(number);
    const ImVec2 letters = text_size(window, Type::small, text);
    const float size = std::max({std::round(cell.w * 0.36F), letters.x + window.units(4), letters.y});
    const ImVec2 low{cell.x + window.line(), cell.y + window.line()};
    const ImVec2 high{low.x + size, low.y + size};
    list.AddRectFilled(low, high, packed(0xFBF6E6));
    list.AddRect(low, high, packed(0x3A3A40, 0.6F), 0, 0, window.line());
    draw_text(window, list, Type::small, (low.x + high.x) / 2, std::floor((low.y + high.y - letters.y) / 2), 0x3A3A40, text, 0.5F,
              TextRole::picture);
}

std::optional<SquareTold> draw_boards(Window& window, const TruthsModel& model, const SDL_FRect& left, const SDL_FRect& right) {
    const ImVec2 pointer = ImGui::GetIO().MousePos;
    std::optional<Square> pointed;
    for (const SDL_FRect& area : {left, right})
        if (!pointed && window.controls().uncovered()) pointed = grid_of(window, area, model.rules).square_at(pointer.x, pointer.y);
    TableMarks marks;
    marks.hover = pointed;
    View seen = model.believed;
    const bool beliefs_shown = !model.believer.empty();
    if (beliefs_shown)
        for (const Square square : squares_of(model.rules))
            if (const auto* belief = guess_at(model, square))
                seen.board[static_cast<std::size_t>(square.index())]->rank = belief->may_be.front().what;
    marks.all_faces = beliefs_shown;
    draw_board(window, left, model.rules, seen, marks);
    marks.all_faces = true;
    marks.still = true;
    draw_board(window, right, model.rules, model.truth, marks);
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    for (const SDL_FRect& area : {left, right}) {
        const Grid grid = grid_of(window, area, model.rules);
        const BoardClip clip(list, grid);
        const TablePen pen(window, grid, list);
        for (const Square square : squares_of(model.rules)) {
            if (!is_enemy(model, square) || insight_into(model.believed, model.rules, square) == Insight::known) continue;
            if (area.x == right.x) pen.frame(square);
            else if (const auto* belief = guess_at(model, square))
                draw_belief(window, list, grid.rect(square), (belief->may_be.front().chance + 5) / 10,
                            belief->may_be.front().what == model.truth.at(square)->rank);
            else if (model.believed.at(square)) draw_number(window, list, grid, square, ranks_left(model.believed, model.rules, square));
        }
    }
    if (!pointed || !model.truth.at(*pointed)) return std::nullopt;
    return SquareTold{to_text(*pointed), belief_text(model, *pointed)};
}

}  // namespace

Truths truths_of(TruthsModel model) {
    const bool beliefs_shown = !model.believer.empty();
    Truths truths{.believed = beliefs_shown             ? model.believer
                              : model.seat == blue_seat ? tr("What Blue could know")
                                                        : tr("What Red could know"),
                  .was = fill(tr("What was: {moment}"), {{"moment", moment_text(model.truth)}}),
                  .words = {},
                  .choices = {tr("Blue's truth"), tr("Red's truth")},
                  .back = tr("One board"),
                  .boards = {}};
    if (!model.happened.empty()) truths.words.push_back(model.happened);
    truths.words.push_back(beliefs_shown ? beliefs_told() : insight_text(model));
    truths.boards = [model = std::make_shared<const TruthsModel>(std::move(model))](
                        Window& window, const SDL_FRect& left, const SDL_FRect& right) { return draw_boards(window, *model, left, right); };
    return truths;
}

}  // namespace fow::stratego::screens
