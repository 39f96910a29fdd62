#include "games/waterloo/stages/game_stages.hpp"

#include <cmath>
#include <utility>

#include "core/numbers.hpp"
#include "games/waterloo/engine/statistics.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

using ui::fill;
using ui::tr;

/// At the end of a player's turn.
struct CountedTurn {
    float x = 0;  ///< minutes after midnight where it is plotted: the two players' turns share a half hour
    int minutes = 0;
    PerSeat<int> pieces;  ///< left
    PerSeat<int> strength;
    int rolls = 0;          ///< of the Battle die so far
    float french_luck = 0;  ///< French wins beyond the expected number
};

std::string name_of(Spent spent) {
    switch (spent) {
        case Spent::march: return tr("Marches");
        case Spent::attack: return tr("Attacks");
        case Spent::shot: return tr("Shots");
        case Spent::bombardment: return tr("Shots at buildings");
        case Spent::entry: return tr("Entries");
        case Spent::rest: return tr("Taken off to rest");
        case Spent::card: return tr("Cards");
        case Spent::pursuit: return tr("In the pursuit");
    }
    return {};
}

/// The two player turns of a game turn share its half hour; the second one is in its second half.
float place_of_end(const Statistics& statistics, std::size_t i) {
    const bool second = i > 0 && statistics.turns[i - 1].turn == statistics.turns[i].turn;
    return static_cast<float>(statistics.turns[i].minutes) + (second ? 30.0F : 15.0F);
}

/// The first entry is the start of the battle.
std::vector<CountedTurn> turns_of(const Statistics& statistics) {
    std::vector<CountedTurn> turns;
    if (statistics.turns.empty()) return turns;
    const auto add = [&](float x, int minutes, const PerSeat<Force>& left, int rolls, double luck) {
        turns.push_back({x,
                         minutes,
                         {left[french_seat].pieces, left[allied_seat].pieces},
                         {left[french_seat].strength, left[allied_seat].strength},
                         rolls,
                         static_cast<float>(luck)});
    };
    const int begins = statistics.turns.front().minutes;
    add(static_cast<float>(begins), begins, statistics.at_first, 0, 0);
    for (std::size_t i = 0; i < statistics.turns.size(); ++i) {
        const TurnCount& turn = statistics.turns[i];
        add(place_of_end(statistics, i), turn.minutes, turn.left, turn.rolls, turn.french_wins - turn.expected);
    }
    return turns;
}

std::vector<ui::CountedPoint> turning_of(const Roster& roster, const Statistics& statistics) {
    std::vector<ui::CountedPoint> turning;
    for (const TurningPoint& point : statistics.turning) {
        std::size_t of = 0;  // index of the player turn that contains the line
        while (of + 1 < statistics.turns.size() && statistics.turns[of + 1].line <= point.line) ++of;
        const float x = statistics.turns.empty() ? 0 : place_of_end(statistics, of);
        turning.push_back({x, describe(roster, point, tr), point.line});
    }
    return turning;
}

std::string kind_label(Kind kind) {
    if (kind == Kind::commander) return tr("Commanders");
    if (kind == Kind::commander_in_chief) return tr("Chiefs");
    return screens::kind_name(kind);
}

/// Each half hour of the battle.
std::vector<ui::Tick> hours_of(const std::vector<CountedTurn>& turns) {
    std::vector<ui::Tick> hours;
    for (const CountedTurn& turn : turns)
        if (hours.empty() || hours.back().at < static_cast<float>(turn.minutes))
            hours.push_back({static_cast<float>(turn.minutes), clock_text(turn.minutes)});
    return hours;
}

ui::LinePlot forces_plot(const std::vector<CountedTurn>& turns, const std::vector<ui::CountedPoint>& turning, bool strength) {
    ui::LinePlot plot;
    plot.title = strength ? tr("Strength left") : tr("Pieces left");
    plot.axis = strength ? tr("points, as printed") : tr("pieces");
    plot.hours = hours_of(turns);
    for (const ui::CountedPoint& point : turning) plot.events.push_back({point.x, point.text});
    for (const Seat seat : seats) {
        ui::PlotLine line{seat, screens::army_name(seat), {}};
        for (const CountedTurn& turn : turns) {
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

ui::LinePlot luck_plot(const std::vector<CountedTurn>& turns) {
    ui::LinePlot plot;
    plot.title = tr("Luck of the Battle die");
    plot.axis = tr("wins beyond the expected");
    plot.hours = hours_of(turns);
    plot.round_zero = true;
    plot.above = tr("the die favours the French");
    plot.below = tr("the die favours the Allies");
    ui::PlotLine line{french_seat, "", {}};
    for (const CountedTurn& turn : turns)
        line.points.push_back({turn.x, turn.french_luck,
                               fill(turn.french_luck >= 0 ? tr("{clock}: after {rolls} rolls the French are {luck} wins ahead of chance")
                                                          : tr("{clock}: after {rolls} rolls the Allies are {luck} wins ahead of chance"),
                                    {{"clock", clock_text(turn.minutes)},
                                     {"rolls", std::to_string(turn.rolls)},
                                     {"luck", decimal(static_cast<double>(std::abs(turn.french_luck)), 1, tr)}})});
    plot.lines.push_back(std::move(line));
    return plot;
}

ui::BarPlot losses_plot(const Statistics& statistics) {
    ui::BarPlot plot{tr("Losses by kind"), {screens::army_name(french_seat), screens::army_name(allied_seat)}, {}};
    for (int kind = 0; kind < kind_count; ++kind) {
        const auto i = static_cast<std::size_t>(kind);
        plot.groups.push_back(
            {kind_label(static_cast<Kind>(kind)), {statistics.losses[french_seat][i], statistics.losses[allied_seat][i]}});
    }
    return plot;
}

ui::BarPlot spent_plot(const Statistics& statistics) {
    ui::BarPlot plot{tr("What was done"), {screens::army_name(french_seat), screens::army_name(allied_seat)}, {}};
    for (int i = 0; i < spent_count; ++i) {
        const auto spent = static_cast<std::size_t>(i);
        const PerSeat<int> counts{statistics.spent[french_seat][spent], statistics.spent[allied_seat][spent]};
        if (counts[french_seat] + counts[allied_seat] > 0) plot.groups.push_back({name_of(static_cast<Spent>(i)), counts});
    }
    return plot;
}

std::string faces_text(const Statistics& statistics) {
    std::string shown;   // apart by semicolons: the names of some have a comma
    float expected = 0;  // of each face; all are equally likely
    for (const FaceCount& face : statistics.faces) {
        shown += (shown.empty() ? "" : "; ") +
                 fill(tr("{face}: {count}"), {{"face", face_name(face.face, tr)}, {"count", std::to_string(face.shown)}});
        expected = static_cast<float>(face.expected);
    }
    return fill(tr("Faces shown: {faces}. Chance alone would show each {expected} times."),
                {{"faces", shown}, {"expected", decimal(static_cast<double>(expected), 1, tr)}});
}

}  // namespace

ui::Numbers numbers_of(const Session& session) {
    const Statistics statistics = statistics_of(session);
    const Roster& roster = session.rules().roster();
    const PerSeat<std::string>& names = names_at_table(session.record());
    ui::Numbers numbers{.title = tr("The battle in numbers"),
                        .players = tr("{french} (French), {allied} (Allied)"),
                        .names = {{"french", names[french_seat]}, {"allied", names[allied_seat]}},
                        .summary = summary_of(roster, statistics, tr),
                        .remark = faces_text(statistics),
                        .turning = turning_of(roster, statistics),
                        .back = tr("Back to the map"),
                        .choice = "count"};
    const std::vector<CountedTurn> turns = turns_of(statistics);
    const auto plots = [&](bool strength) {
        return ui::Plots{forces_plot(turns, numbers.turning, strength), losses_plot(statistics), luck_plot(turns), spent_plot(statistics)};
    };
    numbers.plots = {{"pieces", tr("Count pieces"), plots(false)}, {"strength", tr("Count strength"), plots(true)}};
    return numbers;
}

}  // namespace fow::waterloo::stages
