#include "games/callipers/stages/statistics.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "ui/words/tr.hpp"

namespace fow::callipers::stages {
namespace {

using screens::CountedTurn;
using screens::StatisticsModel;

/// With one decimal place.
std::string tenths(double value) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%.1f", value);
    return text.data();
}

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
void count_losses(const Session& session, StatisticsModel& model) {
    for (const Line& line : session.heard(Viewer::onlooker)) {
        if (const auto* die = std::get_if<callipers::DieThrown>(&line.event)) ++model.faces[die->side][static_cast<std::size_t>(die->face - 1)];
        const auto* lost = std::get_if<callipers::PieceLost>(&line.event);
        if (lost == nullptr) continue;
        const bool fire = lost->how == callipers::PieceLost::How::crossfire || lost->how == callipers::PieceLost::How::walls ||
                          lost->how == callipers::PieceLost::How::duel;
        (fire ? model.by_fire : model.by_fight)[lost->piece.side] += lost->thousands;
        const callipers::Arm arm = session.rules().piece(session.rules().index_of(lost->piece.key)).arm;
        model.by_arm[lost->piece.side][callipers::index(arm)] += lost->thousands;
    }
}

std::string thrown_text(Seat side, const std::array<int, callipers::die_faces>& faces) {
    int dice = 0, sum = 0;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        dice += faces[i];
        sum += faces[i] * static_cast<int>(i + 1);
    }
    const double mean = dice == 0 ? 0 : static_cast<double>(sum) / dice;
    return ui::fill(side == french_seat ? ui::tr("French dice: {dice}, {mean} on average; 3.5 was to be expected.")
                                        : ui::tr("Allied dice: {dice}, {mean} on average; 3.5 was to be expected."),
                    {{"dice", std::to_string(dice)}, {"mean", tenths(mean)}});
}

}  // namespace

bool is_turning(const Event& event) {
    return std::holds_alternative<callipers::PieceLost>(event) || std::holds_alternative<callipers::StrongpointTaken>(event) ||
           std::holds_alternative<callipers::GameEnded>(event);
}

StatisticsModel statistics_model(const Session& session) {
    StatisticsModel model;
    model.names = session.record().names;
    model.turns = turns_of(session);
    count_losses(session, model);
    const State& end = session.state();
    if (end.result) model.summary.push_back(describe(callipers::GameEnded{*end.result}, ui::tr));
    model.summary.push_back(ui::fill(ui::tr("Turns: {turns}. Lost: French {french} men, Allies {allied}."),
                                     {{"turns", std::to_string(end.turn)},
                                      {"french", screens::men(end.losses[french_seat])},
                                      {"allied", screens::men(end.losses[allied_seat])}}));
    for (const Seat side : seats) model.summary.push_back(thrown_text(side, model.faces[side]));
    const auto& lines = session.heard(Viewer::onlooker);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (is_turning(lines[i].event))
            model.turning.push_back({static_cast<float>(lines[i].turn),
                                     ui::fill(ui::tr("Turn {turn}: {text}"),
                                              {{"turn", std::to_string(lines[i].turn)}, {"text", describe(lines[i].event, ui::tr)}}),
                                     i});
    return model;
}

}  // namespace fow::callipers::stages
