#include "games/alliance/screens/statistics_screen.hpp"

#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::screens {
namespace {

LinePlot turns_plot(const StatisticsModel& model, PerSeat<int> CountedTurn::* count, std::string title, std::string axis,
                    const std::string& sentence) {
    std::vector<CountedAtTurn> counts;
    for (const CountedTurn& turn : model.turns)
        counts.push_back({turn.turn, turn.*count,
                          fill(sentence, {{"turn", std::to_string(turn.turn)},
                                          {"french", std::to_string((turn.*count)[french_seat])},
                                          {"allied", std::to_string((turn.*count)[allied_seat])}})});
    return plot_by_turn(std::move(title), std::move(axis), {side_name(french_seat), side_name(allied_seat)}, model.turning, counts);
}

BarPlot dice_plot(const StatisticsModel& model) {
    BarPlot plot{tr("Faces thrown"), {side_name(french_seat), side_name(allied_seat)}, {}};
    for (std::size_t face = 0; face < static_cast<std::size_t>(alliance::die_faces); ++face)
        plot.groups.push_back({std::to_string(face + 1), {model.faces[french_seat][face], model.faces[allied_seat][face]}});
    return plot;
}

/// Actions of each card, or what they cost: a bar for the side of the card, and for losses one for the other side too.
BarPlot cards_plot(const StatisticsModel& model, bool losses) {
    BarPlot plot{losses ? tr("Losses by card") : tr("Actions of each card"), {side_name(french_seat), side_name(allied_seat)}, {}};
    for (const CountedCard& card : model.cards) {
        const Seat side = side_of(card.card);
        PerSeat<int> counts;
        counts[side] = losses ? card.own_lost : card.actions;
        if (losses) counts[other(side)] = card.enemy_lost;
        plot.groups.push_back({title_of(card.card), counts});
    }
    return plot;
}

}  // namespace

std::optional<StatisticsIntent> StatisticsScreen::draw(Window& window, const StatisticsModel& model) {
    const PerSeat<std::string> names = shown_names(window, model.names);
    const StatisticsWords words{
        .title = tr("The battle in numbers"),
        .players = fill(tr("{french} (French), {allied} (Allied)"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}}),
        .summary = model.summary,
        .turning = model.turning,
        .back = tr("Back to the map")};
    const auto choose = [&] {
        if (choice(window, "cards", {{"actions", tr("Actions")}, {"losses", tr("Losses")}}, cards_, 320)) window.wake();
    };
    return statistics_page(window, words, choose, [&]() -> Plots {
        return {turns_plot(model, &CountedTurn::lost, tr("Divisions lost"), tr("divisions, by turn"),
                           tr("Turn {turn}: the French have lost {french} divisions, the Allies {allied}")),
                cards_plot(model, cards_ == "losses"),
                turns_plot(model, &CountedTurn::morale, tr("Morale"), tr("morale, by turn"),
                           tr("Turn {turn}: French morale {french}, Allied morale {allied}")),
                dice_plot(model)};
    });
}

}  // namespace fow::alliance::screens
