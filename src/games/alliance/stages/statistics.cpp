#include "games/alliance/stages/statistics.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "games/alliance/stages/match_text.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
namespace {

using screens::CardId;
using screens::CountedCard;
using screens::CountedTurn;

/// With one decimal place.
std::string tenths(double value) {
    std::array<char, 16> text{};
    std::snprintf(text.data(), text.size(), "%.1f", value);
    return text.data();
}

CountedTurn counted_at(int turn, const State& state) {
    return {turn, {state.casualties.first, state.casualties.second}, {state.morale.first, state.morale.second}};
}

std::vector<CountedTurn> turns_of(const Session& session) {
    std::vector<CountedTurn> turns{counted_at(0, session.state_after(0))};
    for (std::size_t plies = 1; plies <= session.ply_count(); ++plies) {
        const State& state = session.state_after(plies);
        const bool ends = plies == session.ply_count() || session.state_after(plies).turn != session.state_after(plies - 1).turn;
        const int turn = plies == session.ply_count() ? state.turn : session.state_after(plies - 1).turn;
        if (!ends) continue;
        if (turns.back().turn == turn) turns.back() = counted_at(turn, state);
        else turns.push_back(counted_at(turn, state));
    }
    return turns;
}

/// What each card did, in the order of the cards, and the die faces rolled.
void count_deeds(const Session& session, screens::StatisticsModel& model) {
    std::array<CountedCard, screens::card_count> counted{};
    for (std::size_t i = 0; i < counted.size(); ++i) counted[i].card = static_cast<CardId>(i);
    CountedCard* acting = nullptr;
    const auto falls = [&](Seat side, int face) { ++model.faces[side][static_cast<std::size_t>(face - 1)]; };
    for (const Line& line : session.heard(Viewer::onlooker)) {
        if (const auto* chosen = std::get_if<alliance::ActionChosen>(&line.event)) {
            acting =
                chosen->order.id == ActionId::pass ? nullptr : &counted[static_cast<std::size_t>(screens::card_of(chosen->order.id))];
            if (acting != nullptr) ++acting->actions;
        } else if (const auto* loss = std::get_if<alliance::CasualtyTaken>(&line.event); loss != nullptr && acting != nullptr) {
            ++(alliance::army_of(loss->corps) == side_of(acting->card) ? acting->own_lost : acting->enemy_lost);
        } else if (const auto* roll = std::get_if<alliance::DieRolled>(&line.event)) {
            falls(alliance::side_of(roll->order.id), roll->face);
        } else if (const auto* test = std::get_if<alliance::RoutTested>(&line.event)) {
            falls(test->army, test->face);
        }
    }
    for (const CountedCard& card : counted)
        if (card.actions > 0) model.cards.push_back(card);
}

std::string dice_text(Seat side, const std::array<int, alliance::die_faces>& faces) {
    int dice = 0, sum = 0;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        dice += faces[i];
        sum += faces[i] * static_cast<int>(i + 1);
    }
    const double mean = dice == 0 ? 0 : static_cast<double>(sum) / dice;
    const std::string sentence =
        side == french_seat ? ui::tr("French dice: {dice}, {sum} in all, {mean} on average; {expected} in all was to be expected.")
                            : ui::tr("Allied dice: {dice}, {sum} in all, {mean} on average; {expected} in all was to be expected.");
    return ui::fill(
        sentence, {{"dice", std::to_string(dice)}, {"sum", std::to_string(sum)}, {"mean", tenths(mean)}, {"expected", tenths(3.5 * dice)}});
}

std::string busiest_text(const screens::StatisticsModel& model, Seat side) {
    const CountedCard* most = nullptr;
    for (const CountedCard& card : model.cards)
        if (side_of(card.card) == side && (most == nullptr || card.actions > most->actions)) most = &card;
    if (most == nullptr) return {};
    return ui::fill(most->actions == 1 ? ui::tr("{card} acted most often: once.") : ui::tr("{card} acted most often: {count} times."),
                    {{"card", screens::title_of(most->card)}, {"count", std::to_string(most->actions)}});
}

}  // namespace

bool is_turning(const Event& event) {
    return std::holds_alternative<alliance::RoutTested>(event) || std::holds_alternative<alliance::PlaceTaken>(event) ||
           std::holds_alternative<alliance::CavalryCharge>(event) || std::holds_alternative<alliance::TimePassed>(event) ||
           std::holds_alternative<alliance::GameEnded>(event);
}

screens::StatisticsModel statistics_model(const Session& session) {
    screens::StatisticsModel model;
    model.names = session.record().names;
    model.turns = turns_of(session);
    count_deeds(session, model);
    if (const auto& result = session.state().result) model.summary.push_back(describe(alliance::GameEnded{*result}, ui::tr));
    const State& end = session.state();
    model.summary.push_back(ui::fill(ui::tr("Turns: {turns}. The French lost {french} divisions, the Anglo-Allied army {allied}."),
                                     {{"turns", std::to_string(end.turn)},
                                      {"french", std::to_string(end.casualties[french_seat])},
                                      {"allied", std::to_string(end.casualties[allied_seat])}}));
    if (std::string match = match_score(session) ? match_text(session, session.record().names) : first_game_text(session); !match.empty())
        model.summary.push_back(std::move(match));
    for (const Seat side : seats) {
        model.summary.push_back(dice_text(side, model.faces[side]));
        if (std::string busiest = busiest_text(model, side); !busiest.empty()) model.summary.push_back(std::move(busiest));
    }
    const auto& lines = session.heard(Viewer::onlooker);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (is_turning(lines[i].event))
            model.turning.push_back({static_cast<float>(lines[i].turn),
                                     ui::fill(ui::tr("Turn {turn}: {text}"),
                                              {{"turn", std::to_string(lines[i].turn)}, {"text", describe(lines[i].event, ui::tr)}}),
                                     i});
    return model;
}

}  // namespace fow::alliance::stages
