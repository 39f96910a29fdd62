#include "games/alliance/stages/game_stages.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/numbers.hpp"
#include "games/alliance/screens/words.hpp"
#include "games/alliance/stages/alliance_table.hpp"
#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
namespace {

using screens::CardId;
using screens::side_name;
using ui::BarPlot;
using ui::tr;

/// At the end of a turn.
struct CountedTurn {
    int turn = 0;
    PerSeat<int> lost;  ///< casualties on the track
    PerSeat<int> morale;
};
/// What one card did: its actions, and the divisions that they cost the enemy and its own army.
struct CountedCard {
    CardId card = CardId::derlon;
    int actions = 0;
    int enemy_lost = 0;
    int own_lost = 0;
};
struct Deeds {
    std::vector<CountedCard> cards;                       ///< those that acted, in the order of the cards
    PerSeat<std::array<int, alliance::die_faces>> faces;  ///< how often each face was rolled, rout tests included
};

CountedTurn counted_at(int turn, const State& state) {
    return {turn, {state.casualties.first, state.casualties.second}, {state.morale.first, state.morale.second}};
}

/// Ordered; the first entry is the start of the game.
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

Deeds deeds_of(const Session& session) {
    Deeds deeds;
    std::array<CountedCard, screens::card_count> counted{};
    for (std::size_t i = 0; i < counted.size(); ++i) counted[i].card = static_cast<CardId>(i);
    CountedCard* acting = nullptr;
    const auto falls = [&](Seat side, int face) { ++deeds.faces[side][static_cast<std::size_t>(face - 1)]; };
    for (const Line& line : session.heard(Viewer::onlooker)) {
        if (const auto* chosen = std::get_if<alliance::ActionChosen>(&line.event)) {
            acting = chosen->order.id == ActionId::pass ? nullptr : &counted[static_cast<std::size_t>(screens::card_of(chosen->order.id))];
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
        if (card.actions > 0) deeds.cards.push_back(card);
    return deeds;
}

std::string dice_text(Seat side, const std::array<int, alliance::die_faces>& faces) {
    int dice = 0, sum = 0;
    for (std::size_t i = 0; i < faces.size(); ++i) {
        dice += faces[i];
        sum += faces[i] * static_cast<int>(i + 1);
    }
    const double mean = dice == 0 ? 0 : static_cast<double>(sum) / dice;
    const Sentence sentence = side == french_seat
                                  ? tr("French dice: {dice}, {sum} in all, {mean} on average; {expected} in all was to be expected.")
                                  : tr("Allied dice: {dice}, {sum} in all, {mean} on average; {expected} in all was to be expected.");
    return ui::fill(sentence, {{"dice", std::to_string(dice)},
                               {"sum", std::to_string(sum)},
                               {"mean", decimal(mean, 1, tr)},
                               {"expected", decimal(3.5 * dice, 1, tr)}});
}

std::string busiest_text(const Deeds& deeds, Seat side) {
    const CountedCard* most = nullptr;
    for (const CountedCard& card : deeds.cards)
        if (side_of(card.card) == side && (most == nullptr || card.actions > most->actions)) most = &card;
    if (most == nullptr) return {};
    return ui::fill(tr("{card} acted most often: once.", "{card} acted most often: {count} times.", most->actions),
                    {{"card", screens::title_of(most->card)}, {"count", std::to_string(most->actions)}});
}

ui::LinePlot turns_plot(const std::vector<CountedTurn>& turns, PerSeat<int> CountedTurn::* count, std::string title, std::string axis,
                        const std::string& sentence, const std::vector<ui::CountedPoint>& turning) {
    std::vector<ui::CountedAtTurn> counts;
    for (const CountedTurn& turn : turns)
        counts.push_back({turn.turn, turn.*count,
                          ui::fill(sentence, {{"turn", std::to_string(turn.turn)},
                                              {"french", std::to_string((turn.*count)[french_seat])},
                                              {"allied", std::to_string((turn.*count)[allied_seat])}})});
    return ui::plot_by_turn(std::move(title), std::move(axis), {side_name(french_seat), side_name(allied_seat)}, turning, counts);
}

BarPlot dice_plot(const Deeds& deeds) {
    BarPlot plot{tr("Faces thrown"), {side_name(french_seat), side_name(allied_seat)}, {}};
    for (std::size_t face = 0; face < static_cast<std::size_t>(alliance::die_faces); ++face)
        plot.groups.push_back({std::to_string(face + 1), {deeds.faces[french_seat][face], deeds.faces[allied_seat][face]}});
    return plot;
}

/// Actions of each card, or what they cost: a bar for the side of the card, and for losses one for the other side too.
BarPlot cards_plot(const Deeds& deeds, bool losses) {
    BarPlot plot{losses ? tr("Losses by card") : tr("Actions of each card"), {side_name(french_seat), side_name(allied_seat)}, {}};
    for (const CountedCard& card : deeds.cards) {
        const Seat side = side_of(card.card);
        PerSeat<int> counts;
        counts[side] = losses ? card.own_lost : card.actions;
        if (losses) counts[other(side)] = card.enemy_lost;
        plot.groups.push_back({screens::title_of(card.card), counts});
    }
    return plot;
}

std::vector<ui::NamedPlots> plots_of(const Session& session, const Deeds& deeds, const std::vector<ui::CountedPoint>& turning) {
    const std::vector<CountedTurn> turns = turns_of(session);
    const ui::Plots actions{turns_plot(turns, &CountedTurn::lost, tr("Divisions lost"), tr("divisions, by turn"),
                                       tr("Turn {turn}: the French have lost {french} divisions, the Allies {allied}"), turning),
                            cards_plot(deeds, false),
                            turns_plot(turns, &CountedTurn::morale, tr("Morale"), tr("morale, by turn"),
                                       tr("Turn {turn}: French morale {french}, Allied morale {allied}"), turning),
                            dice_plot(deeds)};
    ui::Plots losses = actions;
    losses[1] = cards_plot(deeds, true);
    return {{"actions", tr("Actions"), actions}, {"losses", tr("Losses"), losses}};
}

}  // namespace

bool is_turning(const Event& event) {
    return std::holds_alternative<alliance::RoutTested>(event) || std::holds_alternative<alliance::PlaceTaken>(event) ||
           std::holds_alternative<alliance::CavalryCharge>(event) || std::holds_alternative<alliance::TimePassed>(event) ||
           std::holds_alternative<alliance::GameEnded>(event);
}

ui::Numbers numbers_of(const Session& session) {
    const PerSeat<std::string>& names = names_at_table(session.record());
    ui::Numbers numbers{.title = tr("The battle in numbers"),
                        .players = tr("{french} (French), {allied} (Allied)"),
                        .names = {{"french", names[french_seat]}, {"allied", names[allied_seat]}},
                        .back = tr("Back to the map"),
                        .choice = "cards"};
    const Deeds deeds = deeds_of(session);
    if (const auto& result = session.state().result) numbers.summary.push_back(describe(alliance::GameEnded{*result}, tr));
    const State& end = session.state();
    numbers.summary.push_back(ui::fill(tr("Turns: {turns}. The French lost {french} divisions, the Anglo-Allied army {allied}."),
                                       {{"turns", std::to_string(end.turn)},
                                        {"french", std::to_string(end.casualties[french_seat])},
                                        {"allied", std::to_string(end.casualties[allied_seat])}}));
    if (std::string match = match_score(session) ? match_text(session, names) : first_game_text(session); !match.empty())
        numbers.summary.push_back(std::move(match));
    for (const Seat side : seats) {
        numbers.summary.push_back(dice_text(side, deeds.faces[side]));
        if (std::string busiest = busiest_text(deeds, side); !busiest.empty()) numbers.summary.push_back(std::move(busiest));
    }
    const auto& lines = session.heard(Viewer::onlooker);
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (is_turning(lines[i].event))
            numbers.turning.push_back(
                {static_cast<float>(lines[i].turn),
                 ui::fill(tr("Turn {turn}: {text}"), {{"turn", std::to_string(lines[i].turn)}, {"text", describe(lines[i].event, tr)}}),
                 i});
    numbers.plots = plots_of(session, deeds, numbers.turning);
    return numbers;
}

}  // namespace fow::alliance::stages
