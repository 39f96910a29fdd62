#include "ui/pages/analysis_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "ui/pages/parts.hpp"
#include "ui/pages/replay_timeline.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

std::string percent_text(int thousandths) { return std::to_string((thousandths + 5) / 10); }

/// The time of that halt, taken from the last mark of the scale before it.
std::string clock_at(const Timeline& timeline, std::size_t halt) {
    const auto& turns = timeline.turns;
    const auto later = [](std::size_t at, const TimeTurn& turn) { return at < turn.halt; };
    const auto next = std::upper_bound(turns.begin(), turns.end(), halt, later);
    return next == turns.begin() ? std::string() : std::prev(next)->clock;
}

/// A point of the line of a game in which nothing is hidden.
std::string open_text(const AnalysisModel& model, const ChanceShown& at) {
    return fill(tr("{clock}: {first} {first_side}, {second} {second_side} (per cent)"), {{"clock", clock_at(model.timeline, at.halt)},
                                                                                         {"first", percent_text(at.truth)},
                                                                                         {"first_side", model.sides[Seat::first]},
                                                                                         {"second", percent_text(1000 - at.truth)},
                                                                                         {"second_side", model.sides[Seat::second]}});
}

/// A point of the lines of any other game.
std::string known_text(const AnalysisModel& model, const ChanceShown& at) {
    return fill(
        tr("{clock}: {first} as known by {first_side}, {second} as known by {second_side}, {truth} with all pieces known (per cent)"),
        {{"clock", clock_at(model.timeline, at.halt)},
         {"first", percent_text(at.known[Seat::first])},
         {"first_side", model.sides[Seat::first]},
         {"second", percent_text(at.known[Seat::second])},
         {"second_side", model.sides[Seat::second]},
         {"truth", percent_text(at.truth)}});
}

LinePlot chances_plot(const AnalysisModel& model) {
    LinePlot plot;
    const Named first{"side", model.sides[Seat::first]};
    plot.title = fill(tr("The chance to win: {side}"), {first});
    plot.axis = tr("per cent");
    plot.round_zero = true;
    plot.zero = 50;
    plot.reach = 50.0F;
    plot.above = fill(tr("better for: {side}"), {first});
    plot.below = fill(tr("better for: {side}"), {{"side", model.sides[Seat::second]}});
    for (const TimeTurn& turn : model.timeline.turns) plot.hours.push_back({place_of(model.timeline, turn.halt), turn.clock});
    plot.now = place_of(model.timeline, model.halt);
    PlotLine truth{std::nullopt, model.open ? tr("as the computer judges it") : tr("with all pieces known"), {}};
    PerSeat<PlotLine> known;
    for (const Seat seat : seats) known[seat] = {seat, fill(tr("as known: {side}"), {{"side", model.sides[seat]}}), {}};
    for (const ChanceShown& at : model.curve) {
        const std::string text = model.open ? open_text(model, at) : known_text(model, at);
        const float x = place_of(model.timeline, at.halt);
        truth.points.push_back({x, static_cast<float>(at.truth) / 10, text});
        for (const Seat seat : seats) known[seat].points.push_back({x, static_cast<float>(at.known[seat]) / 10, text});
    }
    plot.lines = {std::move(truth)};
    if (!model.open) plot.lines.insert(plot.lines.end(), {std::move(known[Seat::first]), std::move(known[Seat::second])});
    return plot;
}

std::vector<std::string> texts_of(const std::vector<MomentTold>& moments) {
    std::vector<std::string> texts;
    for (const MomentTold& moment : moments) texts.push_back(moment.text);
    return texts;
}

std::optional<SeekHalt> draw_list(Window& window, const std::string& name, const std::vector<MomentTold>& moments, const SDL_FRect& rect,
                                  const std::string& title, const std::string& about, const std::string& none, bool running) {
    std::optional<SeekHalt> chosen;
    card_begin(window, name, rect);
    heading(window, title);
    small_text(window, about);
    separator(window);
    scroll_begin(window, name + " lines");
    if (!moments.empty()) {
        if (const auto clicked = moment_list(window, name, texts_of(moments))) chosen = SeekHalt{moments[*clicked].halt};
    } else if (!running) {
        italic_text(window, none);
    }
    scroll_end(window);
    card_end(window);
    return chosen;
}

/// The progress of the analysis, or its summary.
void draw_state(Window& window, const AnalysisModel& model, std::optional<AnalysisIntent>& intent) {
    const float wide = window.units(150);
    const float gap = window.units(10);
    const bool complete = model.done == model.all && !model.running;
    const float words = room_width() - (complete ? 1 : 2) * (wide + gap);
    const float high = std::max(button_height(window), 2 * window.line_height(Type::small) + window.units(18));
    scroll_begin(window, "state", ImVec2(words, high));
    if (model.running) {
        small_text(window, fill(tr("Judging the game: step {step} of {steps}."),
                                {{"step", std::to_string(model.done)}, {"steps", std::to_string(model.all)}}));
        progress_bar(window, model.all == 0 ? 1 : static_cast<float>(model.done) / static_cast<float>(model.all));
    } else if (!complete) {
        small_text(window, fill(tr("Stopped at step {step} of {steps}: what comes later is not judged."),
                                {{"step", std::to_string(model.done)}, {"steps", std::to_string(model.all)}}));
    } else {
        small_text(window, fill(tr("{first} ({first_side}), {second} ({second_side}). The computer has judged every decision: these are "
                                   "estimates. Click the lines or a sentence to go there."),
                                {{"first", model.names[Seat::first]},
                                 {"first_side", model.sides[Seat::first]},
                                 {"second", model.names[Seat::second]},
                                 {"second_side", model.sides[Seat::second]}}));
    }
    scroll_end(window);
    if (!complete) {
        ImGui::SameLine(0, gap);
        if (model.running) {
            if (button(window, "stop-analysis", tr("Stop"), {.width = 150, .hint = tr("Keeps what has been judged so far")}))
                intent = StopAnalysis{};
        } else if (button(window, "go-on-analysing", tr("Go on"), {.width = 150})) {
            intent = GoOnAnalysing{};
        }
    }
    ImGui::SameLine(0, gap);
    if (button(window, "back", tr("Back"), {.primary = true, .width = 150, .key = SDLK_ESCAPE})) intent = LeaveAnalysis{};
}

}  // namespace

std::optional<AnalysisIntent> analysis_screen(Window& window, const AnalysisModel& model) {
    std::optional<AnalysisIntent> intent;
    draw_backdrop(window);
    const float gap = window.units(10);
    const auto w = static_cast<float>(window.width());
    const auto h = static_cast<float>(window.height());
    const float top = std::floor((h - 3 * gap) * 0.54F);
    card_begin(window, "analysis", {gap, gap, w - 2 * gap, top});
    draw_state(window, model, intent);
    separator(window);
    const ImVec2 low = ImGui::GetCursorScreenPos();
    if (const auto place = draw_plot(window, {low.x, low.y, room_width(), room_height()}, chances_plot(model), "chances"))
        intent = SeekHalt{halt_at(model.timeline, *place)};
    card_end(window);
    const float half = std::floor((w - 3 * gap) / 2);
    const float y = top + 2 * gap;
    const auto costly =
        draw_list(window, "costly", model.costly, {gap, y, model.open ? w - 2 * gap : half, h - y - gap}, tr("What cost most"),
                  model.open ? tr("Decisions that were worse than another, whatever the dice brought.")
                             : tr("Decisions that were worse than another, as far as the player could know then."),
                  tr("No decision cost much."), model.running);
    if (costly) intent = *costly;
    if (model.open) return intent;
    const auto fooled =
        draw_list(window, "fooled", model.fooled, {2 * gap + half, y, w - half - 3 * gap, h - y - gap}, tr("Who was fooled, and when"),
                  tr("Decisions that looked good then, but were bad with all pieces known."), tr("Nobody was fooled."), model.running);
    if (fooled) intent = *fooled;
    return intent;
}

}  // namespace fow::ui
