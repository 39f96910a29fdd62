#include "games/stratego/screens/two_truths_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/stratego/screens/replay_screen.hpp"
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
        const std::string seen = truth->shown   ? tr("{enemy} had seen it in a fight.")
                                 : truth->far   ? tr("{enemy} knew it was a Scout.")
                                 : truth->moved ? tr("{enemy} knew only that it can move.")
                                                : tr("{enemy} knew nothing of it.");
        return fill(tr("{square}: {truth}."), {where, was}) + " " + fill(seen, {enemy});
    }
    const auto& believed = model.believed.at(square);
    if (!believed) return fill(tr("{square}: {truth}. {side} had not seen it yet."), {where, was, side});
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

}  // namespace

int ranks_left(const View& believed, const RuleSet& rules, Square square) { return kinds_of(possible(believed, rules, square)); }

Insight insight_into(const View& believed, const RuleSet& rules, Square square) {
    const auto& piece = believed.at(square);
    if (!piece) return Insight::hidden;
    if (piece->rank) return Insight::known;
    return ranks_left(believed, rules, square) < kinds_of(unknown_of(believed, rules, piece->side)) ? Insight::narrowed : Insight::hidden;
}

void TwoTruthsScreen::draw_boards(Window& window, const TruthsModel& model, const SDL_FRect& left, const SDL_FRect& right) {
    const ImVec2 pointer = ImGui::GetIO().MousePos;
    pointed_.reset();
    for (const SDL_FRect& area : {left, right})
        if (!pointed_ && window.controls().uncovered()) pointed_ = grid_of(window, area, model.rules).square_at(pointer.x, pointer.y);
    TableMarks marks;
    marks.hover = pointed_;
    View seen = model.believed;
    if (model.beliefs_shown)
        for (const Square square : squares_of(model.rules))
            if (const auto* belief = guess_at(model, square))
                seen.board[static_cast<std::size_t>(square.index())]->rank = belief->may_be.front().what;
    marks.all_faces = model.beliefs_shown;
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
}

void TwoTruthsScreen::take(std::optional<ReplayStep> step) {
    if (step) std::visit([this](auto asked) { intent_ = asked; }, *step);
}

void TwoTruthsScreen::draw_steps(Window& window, const TruthsModel& model) {
    take(step_buttons(window, {"first", "previous", "play", "next", "previous-mark", "next-mark"}, model.playing, model.timeline,
                      model.halt));
    std::vector<SmallButton> row;
    for (const Seat seat : seats)
        row.push_back({"truth:" + std::string(fow::stratego::word(seat)), seat == blue_seat ? tr("Blue's truth") : tr("Red's truth"),
                       tr("Whose knowledge is compared"), Shortcut(), seat == model.seat});
    row.push_back(beliefs_button(model.beliefs_shown));
    row.push_back({"back", tr("One board"), tr("Only the truth of one side"), SDLK_ESCAPE});
    const std::string chosen = button_row(window, row);
    for (const Seat seat : seats)
        if (chosen == "truth:" + std::string(fow::stratego::word(seat))) intent_ = seat;
    if (chosen == "believed") intent_ = ShowBeliefs{!model.beliefs_shown};
    if (chosen == "back") intent_ = LeaveTruths{};
}

void TwoTruthsScreen::draw_words(Window& window, const TruthsModel& model) {
    if (pointed_ && model.truth.at(*pointed_)) {
        const Telling telling(window, pointed_);
        paragraph(window, belief_text(model, *pointed_));
        return;
    }
    if (!model.happened.empty()) small_text(window, model.happened);
    small_text(window, model.beliefs_shown ? beliefs_told() : insight_text(model));
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
    const std::string believed = model.beliefs_shown       ? model.believer
                                 : model.seat == blue_seat ? tr("What Blue could know")
                                                           : tr("What Red could know");
    draw_text(window, list, Type::heading, left.x + left.w / 2, gap, colour::gold, believed, 0.5F);
    draw_text(window, list, Type::heading, right.x + right.w / 2, gap, colour::gold,
              fill(tr("What was: {moment}"), {{"moment", moment_text(model.truth)}}), 0.5F);
    draw_boards(window, model, left, right);
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

}  // namespace fow::stratego::screens
