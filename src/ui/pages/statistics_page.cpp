#include "ui/pages/statistics_page.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/parts.hpp"
#include "ui/pages/replay_timeline.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

std::optional<StatisticsIntent> draw_words(Window& window, const Numbers& words, const SDL_FRect& rect) {
    std::optional<StatisticsIntent> intent;
    card_begin(window, "statistics words", rect);
    heading(window, words.title);
    const auto shown = [&](Seat seat) { return Named{words.names[seat].name, shown_name(window, words.names[seat].value)}; };
    small_text(window, fill(words.players, {shown(Seat::first), shown(Seat::second)}));
    separator(window);
    scroll_begin(window, "summary", std::max(1.0F, room_height() - window.units(46)));
    for (const std::string& sentence : words.summary) paragraph(window, sentence);
    if (!words.remark.empty()) {
        space(window, 4);
        small_text(window, words.remark);
    }
    if (!words.turning.empty()) {
        space(window, 4);
        heading(window, tr("Turning points"));
        std::vector<std::string> lines;
        for (const CountedPoint& point : words.turning) lines.push_back(point.text);
        if (const auto chosen = turning_list(window, lines)) intent = GoToLine{words.turning[*chosen].line};
    }
    scroll_end(window);
    space(window, 2);
    if (button(window, "back", words.back, {.primary = true, .width = -1, .key = SDLK_ESCAPE})) intent = LeaveStatistics{};
    card_end(window);
    return intent;
}

/// The plots that are chosen; if there are several, the control that chooses is above them.
const Plots& chosen_plots(Window& window, Numbers& numbers) {
    if (numbers.plots.size() > 1) {
        std::vector<Choice> choices;
        for (const NamedPlots& plots : numbers.plots) choices.push_back({plots.key, plots.label});
        if (numbers.shown.empty()) numbers.shown = choices.front().key;
        if (choice(window, numbers.choice, choices, numbers.shown, 320)) window.wake();
    }
    const auto chosen =
        std::find_if(numbers.plots.begin(), numbers.plots.end(), [&](const NamedPlots& plots) { return plots.key == numbers.shown; });
    return chosen->plots;
}

}  // namespace

LinePlot plot_by_turn(std::string title, std::string axis, const PerSeat<std::string>& sides, const std::vector<CountedPoint>& turning,
                      const std::vector<CountedAtTurn>& counts) {
    LinePlot plot;
    plot.title = std::move(title);
    plot.axis = std::move(axis);
    const int last = counts.empty() ? 0 : counts.back().turn;
    const int step = std::max(1, static_cast<int>(tick_step(static_cast<float>(last), 6)));
    for (int turn = 0; turn <= last; turn += step) plot.hours.push_back({static_cast<float>(turn), std::to_string(turn)});
    for (const CountedPoint& point : turning) plot.events.push_back({point.x, point.text});
    for (const Seat seat : seats) {
        PlotLine line{seat, sides[seat], {}};
        for (const CountedAtTurn& at : counts)
            line.points.push_back({static_cast<float>(at.turn), static_cast<float>(at.counts[seat]), at.told});
        plot.lines.push_back(std::move(line));
    }
    return plot;
}

std::optional<StatisticsIntent> statistics_page(Window& window, Numbers& numbers) {
    draw_backdrop(window);
    const float gap = window.units(10);
    const auto w = static_cast<float>(window.width()), h = static_cast<float>(window.height());
    const float wide_words = std::round(std::max(window.units(330), w * 0.28F));
    const auto intent = draw_words(window, numbers, {gap, gap, wide_words, h - 2 * gap});
    card_begin(window, "plots", {wide_words + 2 * gap, gap, w - wide_words - 3 * gap, h - 2 * gap});
    const Plots& plots = chosen_plots(window, numbers);
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float apart = window.units(26), below = numbers.plots.size() > 1 ? window.units(4) : 0;
    const float wide = std::floor((room_width() - apart) / 2), high = std::floor((room_height() - apart) / 2);
    std::size_t place = 0;
    for (const auto& plot : plots) {
        const float x = low.x + static_cast<float>(place % 2) * (wide + apart);
        const float y = low.y + below + static_cast<float>(place / 2) * (high + apart);
        std::visit([&](const auto& drawn) { static_cast<void>(draw_plot(window, {x, y, wide, high - below}, drawn)); }, plot);
        ++place;
    }
    card_end(window);
    return intent;
}

}  // namespace fow::ui
