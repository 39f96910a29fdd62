#include "games/waterloo/screens/replay/statistics_screen.hpp"

#include <cmath>

#include "games/waterloo/screens/words/names.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::screens {
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

std::optional<StatisticsIntent> StatisticsScreen::draw(Window& window, const StatisticsModel& model) {
    const PerSeat<std::string> names = shown_names(window, model.names);
    const StatisticsWords words{
        .title = tr("The battle in numbers"),
        .players = fill(tr("{french} (French), {allied} (Allied)"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}}),
        .summary = model.summary,
        .remark = faces_text(model),
        .turning = model.turning,
        .back = tr("Back to the map")};
    const auto choose = [&] {
        if (choice(window, "count", {{"pieces", tr("Count pieces")}, {"strength", tr("Count strength")}}, counted_, 320)) window.wake();
    };
    return statistics_page(window, words, choose, [&]() -> Plots {
        return {forces_plot(model, counted_ == "strength"), losses_plot(model), luck_plot(model), spent_plot(model)};
    });
}

}  // namespace fow::waterloo::screens
