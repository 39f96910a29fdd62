// Where a battle turned, and its summary in sentences.
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "core/numbers.hpp"
#include "games/waterloo/engine/statistics.hpp"
#include "games/waterloo/view/event.hpp"

namespace fow::waterloo {
namespace {

constexpr int gun_worth = 3;  ///< a gun's strength, for comparing losses
constexpr int leader_worth = 5;
constexpr int heavy_losses = 6;  ///< the difference in strength that turns a battle
constexpr std::size_t max_turns = 3;

/// The piece that an event removes from the game.
const SeenPiece* fallen(const Event& event) {
    if (const auto* out = std::get_if<Eliminated>(&event)) return &out->piece;
    if (const auto* taken = std::get_if<VictimTaken>(&event)) return &taken->victim;
    if (const auto* fought = std::get_if<RidersFought>(&event)) return fought->attacker_wins ? &fought->defender : &fought->attacker;
    return nullptr;
}

bool leads(const Roster& roster, const SeenPiece& piece) {
    if (!piece.unit) return false;
    const Kind kind = unit_of(roster, *piece.unit).kind;
    return kind == Kind::commander || kind == Kind::commander_in_chief;
}

int worth_of(const Roster& roster, const SeenPiece& piece) {
    if (!piece.unit) return gun_worth;
    const Unit& unit = unit_of(roster, *piece.unit);
    if (leads(roster, piece)) return leader_worth;
    return unit.kind == Kind::artillery ? gun_worth : unit.strength;
}

/// The losses of both sides in one game turn.
struct Losses {
    PerSeat<int> pieces;
    PerSeat<int> worth;
    PerSeat<int> heaviest;
    PerSeat<std::size_t> line;  ///< index of the heaviest
    [[nodiscard]] Seat sufferer() const { return worth[french_seat] > worth[allied_seat] ? french_seat : allied_seat; }
    [[nodiscard]] int difference() const { return std::abs(worth[french_seat] - worth[allied_seat]); }
};

std::vector<TurningPoint> heaviest_turns(const Roster& roster, const std::vector<LogLine>& heard) {
    std::map<int, Losses> by_turn;
    for (std::size_t i = 0; i < heard.size(); ++i) {
        if (std::holds_alternative<PursuitBegan>(heard[i].event)) break;  // the rest belongs to that turning point
        const SeenPiece* piece = fallen(heard[i].event);
        if (piece == nullptr) continue;
        const Seat seat = seat_of(piece->army);
        const int worth = worth_of(roster, *piece);
        Losses& losses = by_turn[heard[i].turn];
        losses.pieces[seat] += 1;
        losses.worth[seat] += worth;
        if (worth > losses.heaviest[seat]) {
            losses.heaviest[seat] = worth;
            losses.line[seat] = i;
        }
    }
    std::vector<Losses> heavy;
    for (const auto& [turn, losses] : by_turn)
        if (losses.difference() >= heavy_losses) heavy.push_back(losses);
    std::stable_sort(heavy.begin(), heavy.end(), [](const Losses& a, const Losses& b) { return a.difference() > b.difference(); });
    heavy.resize(std::min(heavy.size(), max_turns));
    std::vector<TurningPoint> points;
    for (const Losses& losses : heavy) {
        TurningPoint point;
        point.seat = losses.sufferer();
        point.line = losses.line[point.seat];
        point.lost = losses.pieces;
        points.push_back(point);
    }
    return points;
}

int sum(const std::array<int, kind_count>& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

/// The turning point in `found` that cost that side most.
const TurningPoint* heaviest_for(const Statistics& statistics, Seat seat) {
    const TurningPoint* heaviest = nullptr;
    for (const TurningPoint& point : statistics.turning) {
        if (point.what != TurningPoint::What::losses || point.seat != seat) continue;
        if (heaviest == nullptr || point.lost[seat] - point.lost[other(seat)] > heaviest->lost[seat] - heaviest->lost[other(seat)])
            heaviest = &point;
    }
    return heaviest;
}

}  // namespace

std::vector<TurningPoint> turning_points(const Roster& roster, const std::vector<LogLine>& heard) {
    std::vector<TurningPoint> points = heaviest_turns(roster, heard);
    bool arrived = false;
    for (std::size_t i = 0; i < heard.size(); ++i) {
        TurningPoint point;
        point.line = i;
        const Event& event = heard[i].event;
        const SeenPiece* piece = fallen(event);
        if (piece != nullptr && leads(roster, *piece)) {
            point.what = TurningPoint::What::leader;
            point.seat = seat_of(piece->army);
            point.unit = *piece->unit;
        } else if (std::holds_alternative<PrussianArrived>(event) && !arrived) {
            arrived = true;
            point.what = TurningPoint::What::prussians;
        } else if (const auto* pursuit = std::get_if<PursuitBegan>(&event)) {
            point.what = TurningPoint::What::pursuit;
            point.seat = pursuit->victor;
        } else if (const auto* end = std::get_if<GameEnded>(&event)) {
            point.what = TurningPoint::What::end;
            point.seat = end->result.winner.value_or(french_seat);
            point.result = end->result;
        } else {
            continue;
        }
        points.push_back(point);
    }
    for (TurningPoint& point : points) {
        point.turn = heard[point.line].turn;
        point.minutes = heard[point.line].minutes;
    }
    std::stable_sort(points.begin(), points.end(), [](const TurningPoint& a, const TurningPoint& b) { return a.line < b.line; });
    return points;
}

std::string describe(const Roster& roster, const TurningPoint& point, Translate translate) {
    const Named clock{"clock", clock_text(point.minutes)};
    switch (point.what) {
        case TurningPoint::What::losses:
            return fill(translate("{clock}: losses in turn {turn}: French {french}, Allies {allied}."),
                        {clock,
                         {"turn", std::to_string(point.turn)},
                         {"french", std::to_string(point.lost[french_seat])},
                         {"allied", std::to_string(point.lost[allied_seat])}});
        case TurningPoint::What::leader:
            return fill(translate("{clock}: {leader} is lost."), {clock, {"leader", unit_of(roster, point.unit).name}});
        case TurningPoint::What::prussians: return fill(translate("{clock}: the first Prussians arrive."), {clock});
        case TurningPoint::What::pursuit:
            return fill(translate(point.seat == french_seat ? "{clock}: the Allied army retreats, and the French pursue."
                                                            : "{clock}: the French army retreats, and the Allies pursue."),
                        {clock});
        case TurningPoint::What::end:
            return fill(translate("{clock}: {end}"), {clock, {"end", describe(roster, Event(GameEnded{*point.result, {}}), translate)}});
    }
    return {};
}

std::vector<std::string> summary_of(const Roster& roster, const Statistics& statistics, Translate translate) {
    std::vector<std::string> sentences;
    const auto say = [&](const Sentence& sentence, std::initializer_list<Named> values) { sentences.push_back(fill(sentence, values)); };
    if (statistics.result) sentences.push_back(describe(roster, Event(GameEnded{*statistics.result, {}}), translate));
    say(translate("Lost: {french} French and {allied} Allied pieces."),
        {{"french", std::to_string(sum(statistics.losses[french_seat]))}, {"allied", std::to_string(sum(statistics.losses[allied_seat]))}});
    PerSeat<int> actions;
    PerSeat<int> unused;
    for (const TurnCount& turn : statistics.turns) {
        actions[turn.seat] += turn.actions;
        unused[turn.seat] += turn.unused;
    }
    say(translate("The French used {french} of {french_all} actions, the Allies {allied} of {allied_all}."),
        {{"french", std::to_string(actions[french_seat] - unused[french_seat])},
         {"french_all", std::to_string(actions[french_seat])},
         {"allied", std::to_string(actions[allied_seat] - unused[allied_seat])},
         {"allied_all", std::to_string(actions[allied_seat])}});
    const TurnCount last = statistics.turns.empty() ? TurnCount{} : statistics.turns.back();
    const double luck = last.french_wins - last.expected;
    const Named rolls{"rolls", std::to_string(last.rolls)};
    const Named more{"more", decimal(std::abs(luck), 1, translate)};
    const bool even = std::abs(luck) < 0.05;
    if (last.rolls == 0) say(translate("The Battle die was not rolled."), {});
    else if (even) say(translate("The Battle die was rolled {rolls} times and favoured nobody."), {rolls});
    else if (luck > 0)
        say(translate("The Battle die was rolled {rolls} times and gave the French {more} more wins than expected."), {rolls, more});
    else say(translate("The Battle die was rolled {rolls} times and gave the Allies {more} more wins than expected."), {rolls, more});
    if (!statistics.result || !statistics.result->winner) return sentences;
    const Seat winner = *statistics.result->winner;
    const double for_winner = winner == french_seat ? luck : -luck;
    if (const TurningPoint* heaviest = heaviest_for(statistics, other(winner)))
        say(translate("The heaviest blow to the losing side: {point}"), {{"point", describe(roster, *heaviest, translate)}});
    else say(translate("No single turn broke the losing side."), {});
    if (last.rolls == 0 || std::abs(luck) < 1) say(translate("Play decided the battle, not the die."), {});
    else if (for_winner > 0) say(translate("The die helped the victor."), {});
    else say(translate("The victor won against the die."), {});
    return sentences;
}

}  // namespace fow::waterloo
