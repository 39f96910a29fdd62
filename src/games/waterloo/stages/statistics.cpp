#include "games/waterloo/stages/statistics.hpp"

#include "games/waterloo/engine/statistics.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

std::string name_of(Spent spent) {
    switch (spent) {
        case Spent::march: return ui::tr("Marches");
        case Spent::attack: return ui::tr("Attacks");
        case Spent::shot: return ui::tr("Shots");
        case Spent::bombardment: return ui::tr("Shots at buildings");
        case Spent::entry: return ui::tr("Entries");
        case Spent::rest: return ui::tr("Taken off to rest");
        case Spent::card: return ui::tr("Cards");
        case Spent::pursuit: return ui::tr("In the pursuit");
    }
    return {};
}

/// The two player turns of a game turn share its half hour; the second one is in its second half.
float place_of_end(const Statistics& statistics, std::size_t i) {
    const bool second = i > 0 && statistics.turns[i - 1].turn == statistics.turns[i].turn;
    return static_cast<float>(statistics.turns[i].minutes) + (second ? 30.0F : 15.0F);
}

}  // namespace

screens::StatisticsModel statistics_model(const Session& session) {
    const Statistics statistics = statistics_of(session);
    const Roster& roster = session.rules().roster();
    screens::StatisticsModel model;
    model.names = session.record().names;
    model.summary = summary_of(roster, statistics, ui::tr);
    if (!statistics.turns.empty()) {
        const TurnCount& first = statistics.turns.front();
        const PerSeat<Force>& at_first = statistics.at_first;
        model.turns.push_back({static_cast<float>(first.minutes),
                               first.minutes,
                               {at_first[french_seat].pieces, at_first[allied_seat].pieces},
                               {at_first[french_seat].strength, at_first[allied_seat].strength},
                               0,
                               0});
    }
    for (std::size_t i = 0; i < statistics.turns.size(); ++i) {
        const TurnCount& turn = statistics.turns[i];
        model.turns.push_back({place_of_end(statistics, i),
                               turn.minutes,
                               {turn.left[french_seat].pieces, turn.left[allied_seat].pieces},
                               {turn.left[french_seat].strength, turn.left[allied_seat].strength},
                               turn.rolls,
                               static_cast<float>(turn.french_wins - turn.expected)});
    }
    for (const TurningPoint& point : statistics.turning) {
        std::size_t of = 0;  // index of the player turn that contains the line
        while (of + 1 < statistics.turns.size() && statistics.turns[of + 1].line <= point.line) ++of;
        const float x = statistics.turns.empty() ? 0 : place_of_end(statistics, of);
        model.turning.push_back({x, describe(roster, point, ui::tr), point.line});
    }
    model.losses = statistics.losses;
    for (int i = 0; i < spent_count; ++i) {
        const auto spent = static_cast<std::size_t>(i);
        const PerSeat<int> counts{statistics.spent[french_seat][spent], statistics.spent[allied_seat][spent]};
        if (counts[french_seat] + counts[allied_seat] > 0) model.spent.emplace_back(name_of(static_cast<Spent>(i)), counts);
    }
    for (const FaceCount& face : statistics.faces) {
        model.faces.push_back({to_text(face.face), face.shown});
        model.expected_of_face = static_cast<float>(face.expected);
    }
    return model;
}

}  // namespace fow::waterloo::stages
