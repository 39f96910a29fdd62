#include "games/stratego/screens/statistics_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "ui/pages/parts.hpp"
#include "ui/pages/turning_list.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/plots.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui::stratego {
namespace {

std::vector<Tick> turn_scale(const StatisticsModel& model) {
    const int last = model.turns.empty() ? 0 : model.turns.back().turn;
    const int step = std::max(1, static_cast<int>(tick_step(static_cast<float>(last), 6)));
    std::vector<Tick> ticks;
    for (int turn = 0; turn <= last; turn += step) ticks.push_back({static_cast<float>(turn), std::to_string(turn)});
    return ticks;
}

/// `count`: what it counts of a turn; `sentence`: told of it.
LinePlot turns_plot(const StatisticsModel& model, PerSeat<int> CountedTurn::* count, const std::string& sentence) {
    LinePlot plot;
    plot.axis = tr("pieces, by turns of both");
    plot.hours = turn_scale(model);
    for (const CountedPoint& point : model.turning) plot.events.push_back({static_cast<float>(point.turn), point.text});
    for (const Seat seat : seats) {
        PlotLine line{seat, side_name(seat), {}};
        for (const CountedTurn& turn : model.turns) {
            const PerSeat<int>& counts = turn.*count;
            line.points.push_back({static_cast<float>(turn.turn), static_cast<float>(counts[seat]),
                                   fill(sentence, {{"turn", std::to_string(turn.turn)},
                                                   {"blue", std::to_string(counts[blue_seat])},
                                                   {"red", std::to_string(counts[red_seat])}})});
        }
        plot.lines.push_back(std::move(line));
    }
    return plot;
}

LinePlot left_plot(const StatisticsModel& model) {
    LinePlot plot = turns_plot(model, &CountedTurn::left, tr("Turn {turn}: Blue has {blue} pieces, Red {red}"));
    plot.title = tr("Pieces left");
    return plot;
}

LinePlot known_plot(const StatisticsModel& model) {
    LinePlot plot = turns_plot(model, &CountedTurn::known, tr("Turn {turn}: {blue} of Blue's pieces are known, {red} of Red's"));
    plot.title = tr("Pieces that the enemy knew");
    return plot;
}

BarPlot ranks_plot(const StatisticsModel& model, std::string title, PerSeat<int> CountedRank::* count) {
    BarPlot plot{std::move(title), {side_name(blue_seat), side_name(red_seat)}, {}};
    for (const CountedRank& rank : model.ranks) plot.groups.push_back({rank_name(rank.rank), rank.*count});
    return plot;
}

}  // namespace

void StatisticsScreen::draw_words(Window& window, const StatisticsModel& model, const SDL_FRect& rect) {
    card_begin(window, "statistics words", rect);
    heading(window, tr("The game in numbers"));
    small_text(window, fill(tr("{blue} (Blue), {red} (Red)"), {{"blue", model.names[blue_seat]}, {"red", model.names[red_seat]}}));
    separator(window);
    const float button_high = window.units(46);
    scroll_begin(window, "summary", std::max(1.0F, room_height() - button_high));
    for (const std::string& sentence : model.summary) paragraph(window, sentence);
    if (!model.turning.empty()) {
        space(window, 4);
        heading(window, tr("Where it turned"));
        std::vector<std::string> lines;
        for (const CountedPoint& point : model.turning) lines.push_back(point.text);
        if (const auto chosen = turning_list(window, lines)) intent_ = GoToLine{model.turning[*chosen].line};
    }
    scroll_end(window);
    space(window, 2);
    if (button(window, "back", tr("Back to the board"), {.primary = true, .width = -1, .key = SDL_SCANCODE_ESCAPE}))
        intent_ = LeaveStatistics{};
    card_end(window);
}

std::optional<StatisticsIntent> StatisticsScreen::draw(Window& window, const StatisticsModel& model) {
    intent_.reset();
    draw_backdrop(window);
    const float gap = window.units(10);
    const auto w = static_cast<float>(window.width());
    const auto h = static_cast<float>(window.height());
    const float words = std::round(std::max(window.units(330), w * 0.28F));
    draw_words(window, model, {gap, gap, words, h - 2 * gap});
    card_begin(window, "plots", {words + 2 * gap, gap, w - words - 3 * gap, h - 2 * gap});
    if (choice(window, "fights", {{"won", tr("Fights won")}, {"lost", tr("Fights lost")}}, fights_, 320)) window.wake();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float apart = window.units(26);
    const float wide = std::floor((room_width() - apart) / 2);
    const float high = std::floor((room_height() - apart) / 2);
    const auto field = [&](int column, int row) {
        return SDL_FRect{low.x + static_cast<float>(column) * (wide + apart),
                         low.y + window.units(4) + static_cast<float>(row) * (high + apart), wide, high - window.units(4)};
    };
    draw_plot(window, field(0, 0), left_plot(model));
    draw_plot(window, field(1, 0),
              fights_ == "won" ? ranks_plot(model, tr("Fights won"), &CountedRank::won)
                               : ranks_plot(model, tr("Fights lost"), &CountedRank::lost));
    draw_plot(window, field(0, 1), known_plot(model));
    draw_plot(window, field(1, 1), ranks_plot(model, tr("Turns unknown"), &CountedRank::unseen));
    card_end(window);
    return intent_;
}

}  // namespace fow::ui::stratego
