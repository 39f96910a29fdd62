#include "app/counting.hpp"

#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

std::string name_of(Spent spent) {
    switch (spent) {
        case Spent::march: return ui::tr("Marches");
        case Spent::attack: return ui::tr("Attacks");
        case Spent::shot: return ui::tr("Shots");
        case Spent::bombardment: return ui::tr("Shots at works");
        case Spent::entry: return ui::tr("Entries");
        case Spent::rest: return ui::tr("Taken off to rest");
        case Spent::card: return ui::tr("Cards");
        case Spent::pursuit: return ui::tr("In the pursuit");
    }
    return {};
}

/// Both players' turns of one game turn share its half hour, the later one in its second half.
float place_of_end(const Statistics& statistics, std::size_t i) {
    const bool second = i > 0 && statistics.turns[i - 1].turn == statistics.turns[i].turn;
    return static_cast<float>(statistics.turns[i].minutes) + (second ? 30.0F : 15.0F);
}

}  // namespace

ui::StatisticsModel counted(const Session& session) {
    const Statistics statistics = statistics_of(session);
    const Roster& roster = session.rules().roster();
    ui::StatisticsModel model;
    model.names = session.record().names;
    model.summary = summary_of(roster, statistics, ui::tr);
    if (!statistics.turns.empty()) {
        const TurnCount& first = statistics.turns.front();
        const PerSeat<Force>& at_first = statistics.at_first;
        model.turns.push_back({static_cast<float>(first.minutes),
                               first.minutes,
                               {at_first.french.pieces, at_first.allied.pieces},
                               {at_first.french.strength, at_first.allied.strength},
                               0,
                               0});
    }
    for (std::size_t i = 0; i < statistics.turns.size(); ++i) {
        const TurnCount& turn = statistics.turns[i];
        model.turns.push_back({place_of_end(statistics, i),
                               turn.minutes,
                               {turn.left.french.pieces, turn.left.allied.pieces},
                               {turn.left.french.strength, turn.left.allied.strength},
                               turn.rolls,
                               static_cast<float>(turn.french_wins - turn.expected)});
    }
    for (const TurningPoint& point : statistics.turning) {
        std::size_t of = 0;  // the player's turn that the line belongs to
        while (of + 1 < statistics.turns.size() && statistics.turns[of + 1].line <= point.line) ++of;
        const float x = statistics.turns.empty() ? 0 : place_of_end(statistics, of);
        model.turning.push_back({x, describe(roster, point, ui::tr), point.line});
    }
    model.losses = statistics.losses;
    for (int i = 0; i < spent_count; ++i) {
        const auto spent = static_cast<std::size_t>(i);
        const PerSeat<int> counts{statistics.spent.french[spent], statistics.spent.allied[spent]};
        if (counts.french + counts.allied > 0) model.spent.emplace_back(name_of(static_cast<Spent>(i)), counts);
    }
    for (const FaceCount& face : statistics.faces) {
        model.faces.push_back({to_text(face.face), face.shown});
        model.expected_of_face = static_cast<float>(face.expected);
    }
    return model;
}

}  // namespace fow::app
