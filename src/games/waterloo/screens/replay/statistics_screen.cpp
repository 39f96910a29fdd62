#include "games/waterloo/screens/replay/statistics_screen.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>

#include "games/waterloo/screens/words/names.hpp"
#include "ui/pages/parts.hpp"
#include "ui/pages/turning_list.hpp"
#include "ui/widgets/base.hpp"
#include "ui/widgets/plots.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::ui::inline waterloo {
namespace {

std::string kind_label(Kind kind) {
    if (kind == Kind::commander) return tr("Commanders");
    if (kind == Kind::commander_in_chief) return tr("Chiefs");
    return kind_name(kind);
}

/// Each half hour of the battle.
std::vector<Tick> hours_of(const StatisticsModel& model) {
    std::vector<Tick> hours;
    for (const CountedTurn& turn : model.turns)
        if (hours.empty() || hours.back().at < static_cast<float>(turn.minutes))
            hours.push_back({static_cast<float>(turn.minutes), clock_text(turn.minutes)});
    return hours;
}

std::vector<PlotEvent> events_of(const StatisticsModel& model) {
    std::vector<PlotEvent> events;
    for (const CountedPoint& point : model.turning) events.push_back({point.x, point.text});
    return events;
}

LinePlot forces_plot(const StatisticsModel& model, bool strength) {
    LinePlot plot;
    plot.title = strength ? tr("Strength left") : tr("Pieces left");
    plot.axis = strength ? tr("points, as printed") : tr("pieces");
    plot.hours = hours_of(model);
    plot.events = events_of(model);
    for (const Seat seat : seats) {
        PlotLine line{seat, army_name(seat), {}};
        for (const CountedTurn& turn : model.turns) {
            const PerSeat<int>& left = strength ? turn.strength : turn.pieces;
            line.points.push_back({turn.x, static_cast<float>(left[seat]),
                                   fill(tr("{clock}: French {french}, Allied {allied}"), {{"clock", clock_text(turn.minutes)},
                                                                                          {"french", std::to_string(left[french_seat])},
                                                                                          {"allied", std::to_string(left[allied_seat])}})});
        }
        plot.lines.push_back(std::move(line));
    }
    return plot;
}

LinePlot luck_plot(const StatisticsModel& model) {
    LinePlot plot;
    plot.title = tr("Luck of the Battle die");
    plot.axis = tr("wins beyond the expected");
    plot.hours = hours_of(model);
    plot.round_zero = true;
    plot.above = tr("the die favours the French");
    plot.below = tr("the die favours the Allies");
    PlotLine line{french_seat, "", {}};
    for (const CountedTurn& turn : model.turns)
        line.points.push_back({turn.x, turn.french_luck,
                               fill(turn.french_luck >= 0 ? tr("{clock}: after {rolls} rolls the French are {luck} wins ahead of chance")
                                                          : tr("{clock}: after {rolls} rolls the Allies are {luck} wins ahead of chance"),
                                    {{"clock", clock_text(turn.minutes)},
                                     {"rolls", std::to_string(turn.rolls)},
                                     {"luck", one_decimal(std::abs(turn.french_luck))}})});
    plot.lines.push_back(std::move(line));
    return plot;
}

BarPlot losses_plot(const StatisticsModel& model) {
    BarPlot plot{tr("Losses by kind"), {army_name(french_seat), army_name(allied_seat)}, {}};
    for (int kind = 0; kind < kind_count; ++kind) {
        const auto i = static_cast<std::size_t>(kind);
        plot.groups.push_back({kind_label(static_cast<Kind>(kind)), {model.losses[french_seat][i], model.losses[allied_seat][i]}});
    }
    return plot;
}

BarPlot spent_plot(const StatisticsModel& model) {
    BarPlot plot{tr("What was done"), {army_name(french_seat), army_name(allied_seat)}, {}};
    for (const auto& [label, counts] : model.spent) plot.groups.push_back({label, counts});
    return plot;
}

std::string faces_text(const StatisticsModel& model) {
    std::vector<std::string> parts;
    for (const CountedFace& face : model.faces)
        parts.push_back(fill(tr("{face} {count}"), {{"face", face.face}, {"count", std::to_string(face.shown)}}));
    return fill(tr("Faces shown: {faces}. Chance alone would show each {expected} times."),
                {{"faces", listed(parts)}, {"expected", one_decimal(model.expected_of_face)}});
}

}  // namespace

void StatisticsScreen::draw_words(Window& window, const StatisticsModel& model, const SDL_FRect& rect) {
    card_begin(window, "statistics words", rect);
    heading(window, tr("The battle in numbers"));
    small_text(window, fill(tr("{french} (French), {allied} (Allied)"),
                            {{"french", model.names[french_seat]}, {"allied", model.names[allied_seat]}}));
    separator(window);
    const float button_high = window.units(46);
    scroll_begin(window, "summary", std::max(1.0F, room_height() - button_high));
    for (const std::string& sentence : model.summary) paragraph(window, sentence);
    space(window, 4);
    small_text(window, faces_text(model));
    space(window, 4);
    heading(window, tr("Where it turned"));
    std::vector<std::string> lines;
    for (const CountedPoint& point : model.turning) lines.push_back(point.text);
    if (const auto chosen = turning_list(window, lines)) intent_ = GoToLine{model.turning[*chosen].line};
    scroll_end(window);
    space(window, 2);
    if (button(window, "back", tr("Back to the map"), {.primary = true, .width = -1, .key = SDL_SCANCODE_ESCAPE}))
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
    const SDL_FRect sheet{words + 2 * gap, gap, w - words - 3 * gap, h - 2 * gap};
    card_begin(window, "plots", sheet);
    if (choice(window, "count", {{"pieces", tr("Count pieces")}, {"strength", tr("Count strength")}}, counted_, 320)) window.wake();
    const ImVec2 low = ImGui::GetCursorScreenPos();
    const float apart = window.units(26);
    const float wide = std::floor((room_width() - apart) / 2);
    const float high = std::floor((room_height() - apart) / 2);
    const auto field = [&](int column, int row) {
        return SDL_FRect{low.x + static_cast<float>(column) * (wide + apart),
                         low.y + window.units(4) + static_cast<float>(row) * (high + apart), wide, high - window.units(4)};
    };
    draw_plot(window, field(0, 0), forces_plot(model, counted_ == "strength"));
    draw_plot(window, field(1, 0), losses_plot(model));
    draw_plot(window, field(0, 1), luck_plot(model));
    draw_plot(window, field(1, 1), spent_plot(model));
    card_end(window);
    return intent_;
}

}  // namespace fow::ui::inline waterloo
