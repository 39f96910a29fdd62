#include "games/callipers/screens/statistics_screen.hpp"

#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::screens {
namespace {

LinePlot losses_plot(const StatisticsModel& model) {
    std::vector<CountedAtTurn> counts;
    for (const CountedTurn& turn : model.turns)
        counts.push_back(
            {turn.turn, turn.lost,
             fill(
                 tr("Turn {turn}: the French have lost {french} men, the Allies {allied}"),
                 {{"turn", std::to_string(turn.turn)}, {"french", men(turn.lost[french_seat])}, {"allied", men(turn.lost[allied_seat])}})});
    return plot_by_turn(tr("Thousands lost"), tr("by turn"), {side_name(french_seat), side_name(allied_seat)}, model.turning, counts);
}

BarPlot bars(std::string title) { return {std::move(title), {side_name(french_seat), side_name(allied_seat)}, {}}; }

BarPlot arms_plot(const StatisticsModel& model) {
    BarPlot plot = bars(tr("Lost by arm"));
    for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery})
        plot.groups.push_back({arm_name(arm), {model.by_arm[french_seat][callipers::index(arm)], model.by_arm[allied_seat][callipers::index(arm)]}});
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
    for (std::size_t face = 0; face < static_cast<std::size_t>(callipers::die_faces); ++face)
        plot.groups.push_back({std::to_string(face + 1), {model.faces[french_seat][face], model.faces[allied_seat][face]}});
    return plot;
}

}  // namespace

std::optional<StatisticsIntent> statistics_screen(Window& window, const StatisticsModel& model) {
    const PerSeat<std::string> names = shown_names(window, model.names);
    const StatisticsWords words{
        .title = tr("The battle in numbers"),
        .players = fill(tr("{french} (French), {allied} (Allied)"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}}),
        .summary = model.summary,
        .turning = model.turning,
        .back = tr("Back to the map")};
    return statistics_page(window, words, nullptr,
                           [&]() -> Plots { return {losses_plot(model), causes_plot(model), arms_plot(model), faces_plot(model)}; });
}

}  // namespace fow::callipers::screens
