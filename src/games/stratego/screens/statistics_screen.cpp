#include "games/stratego/screens/statistics_screen.hpp"

#include "ui/widgets/widgets.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::screens {
namespace {

/// `count`: what the plot counts for each turn; `sentence`: describes a turn.
LinePlot turns_plot(const StatisticsModel& model, PerSeat<int> CountedTurn::* count, std::string title, const std::string& sentence) {
    std::vector<CountedAtTurn> counts;
    for (const CountedTurn& turn : model.turns)
        counts.push_back({turn.turn, turn.*count,
                          fill(sentence, {{"turn", std::to_string(turn.turn)},
                                          {"blue", std::to_string((turn.*count)[blue_seat])},
                                          {"red", std::to_string((turn.*count)[red_seat])}})});
    return plot_by_turn(std::move(title), tr("pieces, by turn"), {side_name(blue_seat), side_name(red_seat)}, model.turning, counts);
}

BarPlot ranks_plot(const StatisticsModel& model, std::string title, PerSeat<int> CountedRank::* count) {
    BarPlot plot{std::move(title), {side_name(blue_seat), side_name(red_seat)}, {}};
    for (const CountedRank& rank : model.ranks) plot.groups.push_back({rank_name(rank.rank), rank.*count});
    return plot;
}

}  // namespace

std::optional<StatisticsIntent> StatisticsScreen::draw(Window& window, const StatisticsModel& model) {
    const PerSeat<std::string> names = shown_names(window, model.names);
    const StatisticsWords words{.title = tr("The game in numbers"),
                                .players = fill(tr("{blue} (Blue), {red} (Red)"), {{"blue", names[blue_seat]}, {"red", names[red_seat]}}),
                                .summary = model.summary,
                                .turning = model.turning,
                                .back = tr("Back to the board")};
    const auto choose = [&] {
        if (choice(window, "fights", {{"won", tr("Fights won")}, {"lost", tr("Fights lost")}}, fights_, 320)) window.wake();
    };
    return statistics_page(window, words, choose, [&]() -> Plots {
        return {turns_plot(model, &CountedTurn::left, tr("Pieces left"), tr("Turn {turn}: Blue has {blue} pieces, Red {red}")),
                fights_ == "won" ? ranks_plot(model, tr("Fights won"), &CountedRank::won)
                                 : ranks_plot(model, tr("Fights lost"), &CountedRank::lost),
                turns_plot(model, &CountedTurn::known, tr("Pieces that the enemy knew"),
                           tr("Turn {turn}: {blue} of Blue's pieces are known, {red} of Red's")),
                ranks_plot(model, tr("Turns unknown"), &CountedRank::unseen)};
    });
}

}  // namespace fow::stratego::screens
