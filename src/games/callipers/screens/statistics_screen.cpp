#include "games/callipers/screens/statistics_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pages/parts.hpp"
#include "ui/pages/turning_list.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/plots.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui::callipers {
namespace {

LinePlot losses_plot(const StatisticsModel& model) {
    LinePlot plot;
    plot.title = tr("Thousands lost");
    plot.axis = tr("by turns");
    const int last = model.turns.empty() ? 0 : model.turns.back().turn;
    const int step = std::max(1, static_cast<int>(tick_step(static_cast<float>(last), 6)));
    for (int turn = 0; turn <= last; turn += step) plot.hours.push_back({static_cast<float>(turn), std::to_string(turn)});
    for (const CountedPoint& point : model.turning) plot.events.push_back({static_cast<float>(point.turn), point.text});
    for (const Seat seat : seats) {
        PlotLine line{seat, side_name(seat), {}};
        for (const CountedTurn& turn : model.turns)
            line.points.push_back({static_cast<float>(turn.turn), static_cast<float>(turn.lost[seat]),
                                   fill(tr("Turn {turn}: the French have lost {french} men, the Allies {allied}"),
                                        {{"turn", std::to_string(turn.turn)},
                                         {"french", men(turn.lost[french_seat])},
                                         {"allied", men(turn.lost[allied_seat])}})});
        plot.lines.push_back(std::move(line));
    }
    return plot;
}

BarPlot bars(std::string title) { return {std::move(title), {side_name(french_seat), side_name(allied_seat)}, {}}; }

BarPlot arms_plot(const StatisticsModel& model) {
    BarPlot plot = bars(tr("Lost by arm"));
    for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery})
        plot.groups.push_back({arm_name(arm), {model.by_arm[french_seat][game::index(arm)], model.by_arm[allied_seat][game::index(arm)]}});
    return plot;
}

BarPlot causes_plot(const StatisticsModel& model) {
    BarPlot plot = bars(tr("Lost by cause"));
    plot.groups.push_back({tr("fire"), {model.by_fire[french_seat], model.by_fire[allied_seat]}});
    plot.groups.push_back({tr("fights"), {model.by_fight[french_seat], model.by_fight[allied_seat]}});
    return plot;
}

BarPlot faces_plot(const StatisticsModel& model) {
    BarPlot plot = bars(tr("Faces thrown"));
    for (std::size_t face = 0; face < static_cast<std::size_t>(game::die_faces); ++face)
        plot.groups.push_back({std::to_string(face + 1), {model.faces[french_seat][face], model.faces[allied_seat][face]}});
    return plot;
}

std::optional<StatisticsIntent> draw_words(Window& window, const StatisticsModel& model, const SDL_FRect& rect) {
    std::optional<StatisticsIntent> intent;
    card_begin(window, "statistics words", rect);
    heading(window, tr("The battle in numbers"));
    small_text(window, fill(tr("{french} (French), {allied} (Allied)"),
                            {{"french", model.names[french_seat]}, {"allied", model.names[allied_seat]}}));
    separator(window);
    scroll_begin(window, "summary", std::max(1.0F, room_height() - window.units(46)));
    for (const std::string& sentence : model.summary) paragraph(window, sentence);
    if (!model.turning.empty()) {
        space(window, 4);
        heading(window, tr("Where it turned"));
        std::vector<std::string> lines;
        for (const CountedPoint& point : model.turning) lines.push_back(point.text);
        if (const auto chosen = turning_list(window, lines)) intent = GoToLine{model.turning[*chosen].line};
    }
    scroll_end(window);
    space(window, 2);
    if (button(window, "back", tr("Back to the map"), {.primary = true, .width = -1, .key = SDL_SCANCODE_ESCAPE}))
        intent = LeaveStatistics{};
    card_end(window);
    return intent;
}

}  // namespace

std::optional<StatisticsIntent> statistics_screen(Window& window, const StatisticsModel& model) {
    draw_backdrop(window);
    const float gap = window.units(10);
    const auto w = static_cast<float>(window.width()), h = static_cast<float>(window.height());
    const float words = std::round(std::max(window.units(330), w * 0.28F));
    const auto intent = draw_words(window, model, {gap, gap, words, h - 2 * gap});
    card_begin(window, "plots", {words + 2 * gap, gap, w - words - 3 * gap, h - 2 * gap});
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float apart = window.units(26);
    const float wide = std::floor((room_width() - apart) / 2), high = std::floor((room_height() - apart) / 2);
    const auto field = [&](int column, int line) {
        return SDL_FRect{low.x + static_cast<float>(column) * (wide + apart), low.y + static_cast<float>(line) * (high + apart), wide,
                         high};
    };
    draw_plot(window, field(0, 0), losses_plot(model));
    draw_plot(window, field(1, 0), causes_plot(model));
    draw_plot(window, field(0, 1), arms_plot(model));
    draw_plot(window, field(1, 1), faces_plot(model));
    card_end(window);
    return intent;
}

}  // namespace fow::ui::callipers
