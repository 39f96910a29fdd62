#include "games/callipers/stages/game_stages.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/numbers.hpp"
#include "games/callipers/screens/words.hpp"
#include "games/callipers/view/places.hpp"
#include "ui/words/tr.hpp"

namespace fow::callipers::stages {
namespace {

using screens::side_name;
using ui::BarPlot;
using ui::tr;

/// At the end of a turn, in thousands.
struct CountedTurn {
    int turn = 0;
    PerSeat<int> lost;
};
struct Losses {
    PerSeat<int> by_fire, by_fight;                        ///< thousands lost
    PerSeat<std::array<int, 3>> by_arm;                    ///< thousands lost, by Arm
    PerSeat<std::array<int, callipers::die_faces>> faces;  ///< how often each face was rolled
};

/// Ordered; the first entry is the start of the game.
std::vector<CountedTurn> turns_of(const Session& session) {
    std::vector<CountedTurn> turns{{0, {}}};
    for (std::size_t plies = 1; plies <= session.ply_count(); ++plies) {
        const State& state = session.state_after(plies);
        if (turns.back().turn != state.turn) turns.push_back({state.turn, {}});
        turns.back().lost = {state.losses.first, state.losses.second};
    }
    return turns;
}

/// The losses of each side with their causes, and the die faces rolled.
Losses losses_of(const Session& session) {
    Losses counted;
    for (const Line& line : session.heard(Viewer::onlooker)) {
        if (const auto* die = std::get_if<callipers::DieThrown>(&line.event))
            ++counted.faces[die->side][static_cast<std::size_t>(die->face - 1)];
        const auto* lost = std::get_if<callipers::PieceLost>(&line.event);
        if (lost == nullptr) continue;
        const bool fire = lost->how == callipers::PieceLost::How::crossfire || lost->how == callipers::PieceLost::How::walls ||
                          lost->how == callipers::PieceLost::How::duel;
        (fire ? counted.by_fire : counted.by_fight)[lost->piece.side] += lost->thousands;
        const callipers::Arm arm = session.rules().piece(session.rules().index_of(lost->piece.key)).arm;
        counted.by_arm[lost->piece.side][callipers::index(arm)] += lost->thousands;
    }
    return counted;
}

std::string thrown_text(Seat side, const std::array<int, callipers::die_faces>& faces) {
    int dice = 0, sum = 0;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        dice += faces[i];
        sum += faces[i] * static_cast<int>(i + 1);
    }
    const double mean = dice == 0 ? 0 : static_cast<double>(sum) / dice;
    return ui::fill(side == french_seat ? tr("French dice: {dice}, {mean} on average; 3.5 was to be expected.")
                                        : tr("Allied dice: {dice}, {mean} on average; 3.5 was to be expected."),
                    {{"dice", std::to_string(dice)}, {"mean", decimal(mean, 1, tr)}});
}

ui::LinePlot losses_plot(const Session& session, const std::vector<ui::CountedPoint>& turning) {
    std::vector<ui::CountedAtTurn> counts;
    for (const CountedTurn& turn : turns_of(session))
        counts.push_back({turn.turn, turn.lost,
                          ui::fill(tr("Turn {turn}: the French have lost {french} men, the Allies {allied}"),
                                   {{"turn", std::to_string(turn.turn)},
                                    {"french", screens::men(turn.lost[french_seat])},
                                    {"allied", screens::men(turn.lost[allied_seat])}})});
    return ui::plot_by_turn(tr("Thousands lost"), tr("by turn"), {side_name(french_seat), side_name(allied_seat)}, turning, counts);
}

BarPlot bars(std::string title) { return {std::move(title), {side_name(french_seat), side_name(allied_seat)}, {}}; }

BarPlot arms_plot(const Losses& lost) {
    BarPlot plot = bars(tr("Lost by arm"));
    for (const callipers::Arm arm : {callipers::Arm::infantry, callipers::Arm::cavalry, callipers::Arm::artillery})
        plot.groups.push_back(
            {screens::arm_name(arm), {lost.by_arm[french_seat][callipers::index(arm)], lost.by_arm[allied_seat][callipers::index(arm)]}});
    return plot;
}

BarPlot causes_plot(const Losses& lost) {
    BarPlot plot = bars(tr("Lost by cause"));
    plot.groups.push_back({tr("fire"), {lost.by_fire[french_seat], lost.by_fire[allied_seat]}});
    plot.groups.push_back({tr("fights"), {lost.by_fight[french_seat], lost.by_fight[allied_seat]}});
    return plot;
}

BarPlot faces_plot(const Losses& lost) {
    BarPlot plot = bars(tr("Faces thrown"));
    for (std::size_t face = 0; face < static_cast<std::size_t>(callipers::die_faces); ++face)
        plot.groups.push_back({std::to_string(face + 1), {lost.faces[french_seat][face], lost.faces[allied_seat][face]}});
    return plot;
}

}  // namespace

bool is_turning(const Event& event) {
    return std::holds_alternative<callipers::PieceLost>(event) || std::holds_alternative<callipers::StrongpointTaken>(event) ||
           std::holds_alternative<callipers::GameEnded>(event);
}

ui::Numbers numbers_of(const Session& session) {
    const PerSeat<std::string>& names = names_at_table(session.record());
    ui::Numbers numbers{.title = tr("The battle in numbers"),
                        .players = tr("{french} (French), {allied} (Allied)"),
                        .names = {{"french", names[french_seat]}, {"allied", names[allied_seat]}},
                        .back = tr("Back to the map")};
    const Losses lost = losses_of(session);
    const State& end = session.state();
    if (end.result) numbers.summary.push_back(describe(callipers::GameEnded{*end.result}, tr));
    numbers.summary.push_back(
        ui::fill(tr("Turns: {turns}. Lost: French {french} men, Allies {allied}."), {{"turns", std::to_string(end.turn)},
                                                                                     {"french", screens::men(end.losses[french_seat])},
                                                                                     {"allied", screens::men(end.losses[allied_seat])}}));
    for (const Seat side : seats) numbers.summary.push_back(thrown_text(side, lost.faces[side]));
    const auto& lines = session.heard(Viewer::onlooker);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (is_turning(lines[i].event))
            numbers.turning.push_back({static_cast<float>(lines[i].turn),
                                       ui::fill(tr("Turn {turn}: {text}"), {{"turn", std::to_string(lines[i].turn)},
                                                                            {"text", describe(lines[i].event, session.rules().set(), tr)}}),
                                       i});
    numbers.plots.push_back({.plots = {losses_plot(session, numbers.turning), causes_plot(lost), arms_plot(lost), faces_plot(lost)}});
    return numbers;
}

}  // namespace fow::callipers::stages
