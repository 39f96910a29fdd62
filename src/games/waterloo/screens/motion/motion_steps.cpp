#include "games/waterloo/screens/motion/motion_steps.hpp"

#include <algorithm>
#include <cmath>

#include "ui/widgets/movement.hpp"

namespace fow::waterloo::screens {
namespace {

constexpr std::uint32_t march_ms = 110;  ///< per square
constexpr std::uint32_t charge_ms = 80;  ///< per square
constexpr std::uint32_t way_ms = 800;    ///< longest time for a whole way
constexpr std::uint32_t least_ms = 320;  ///< shortest time in which the eye follows steps
constexpr std::uint32_t shot_ms = 400;
constexpr std::uint32_t reveal_ms = 900;
constexpr std::uint32_t roll_ms = 900;
constexpr std::uint32_t leave_ms = 400;
constexpr std::uint32_t arrival_ms = 600;
constexpr std::uint32_t card_ms = 900;
constexpr std::uint32_t sign_ms = 600;
constexpr std::uint32_t ride_ms = 600;
constexpr std::uint32_t muster_ms = 900;
constexpr std::uint32_t scene_ms = 1600;
constexpr std::uint32_t breath_ms = 250;
constexpr float smoke_ms = 2400;
constexpr float lean = 0.42F;  ///< how far an attacker moves towards its target, in squares

std::uint32_t on_way(std::size_t squares, std::uint32_t each) {
    return std::clamp(static_cast<std::uint32_t>(squares) * each, least_ms, way_ms);
}

Spot between(Spot a, Spot b, float share) { return {a.file + (b.file - a.file) * share, a.rank + (b.rank - a.rank) * share}; }

std::vector<Spot> spots_of(const std::vector<Square>& way) {
    std::vector<Spot> spots;
    for (const Square square : way) spots.push_back(spot_of(square));
    return spots;
}

/// In front of its target, on the last square of its way.
Spot standing(const Fought& fought) { return between(spot_of(fought.way.back()), spot_of(fought.at), lean); }

/// Just off the map, behind that army's back row; for the Prussians on the road in the east.
Spot beyond(Army army, Square square) {
    Spot spot = spot_of(square);
    if (army == Army::french) spot.rank = -1.2F;
    if (army == Army::allied) spot.rank = static_cast<float>(rank_count) + 0.2F;
    if (army == Army::prussian) spot.file = static_cast<float>(file_count) + 0.2F;
    return spot;
}

bool rides(const SeenPiece& piece) { return piece.branch == Branch::cavalry; }

}  // namespace

float within(float share, float from, float to) { return std::clamp((share - from) / (to - from), 0.0F, 1.0F); }

Spot spot_at(const Flight& flight, float share) {
    const std::vector<Spot>& way = flight.way;
    float length = 0;
    for (std::size_t i = 1; i < way.size(); ++i) length += std::hypot(way[i].file - way[i - 1].file, way[i].rank - way[i - 1].rank);
    float gone = eased(std::clamp(share, 0.0F, 1.0F)) * length;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const float part = std::hypot(way[i].file - way[i - 1].file, way[i].rank - way[i - 1].rank);
        if (gone < part) return between(way[i - 1], way[i], gone / part);
        gone -= part;
    }
    return way.back();
}

float alpha_at(const Flight& flight, float share) {
    if (flight.end == Flight::End::stays) return 1;
    return 1 - within(share, 0.4F, 1);
}

float rise_of(const Flight& flight, float ms, float share) {
    if (flight.way.size() < 2) return 0;
    switch (flight.piece.branch) {
        case Branch::cavalry: return 0.075F * rise_at(share, steps_in(ms, 140));
        case Branch::infantry: return 0.03F * rise_at(share, steps_in(ms, 90));
        case Branch::artillery: break;
    }
    return 0.015F * rise_at(share, steps_in(ms, 60));
}

std::optional<Smoke> smoke_of(const MotionStep& step) {
    if (step.kind == StepKind::shot) {
        const Spot from = spot_of(step.squares.front()), to = spot_of(step.squares.back());
        const float far = std::max(1.0F, std::hypot(to.file - from.file, to.rank - from.rank));
        return Smoke{between(from, to, 0.6F / far), 0.62F, smoke_ms};
    }
    if ((step.kind == StepKind::fall || step.kind == StepKind::rout) && !step.flights.empty())
        return Smoke{step.flights.front().way.front(), 0.6F, smoke_ms * 0.8F};
    return std::nullopt;
}

std::vector<Sound> sounds_of(const MotionStep& step) {
    const bool riding = !step.flights.empty() && rides(step.flights.front().piece);
    switch (step.kind) {
        case StepKind::march:
        case StepKind::advance:
        case StepKind::rest:
        case StepKind::entry: return {riding ? Sound::hooves : Sound::step};
        case StepKind::charge: return {riding ? Sound::hooves : Sound::step, Sound::blade};
        case StepKind::shot: return {Sound::gun, Sound::far_gun};
        case StepKind::die: return {Sound::die};
        case StepKind::fall: return {Sound::fall};
        case StepKind::rout: return {Sound::rout};
        case StepKind::arrival: return {Sound::drums};
        case StepKind::card: return {Sound::card};
        case StepKind::look: return {Sound::paper};
        case StepKind::muster:
        case StepKind::ride_off: return {Sound::hooves};
        case StepKind::ride_out:
            return std::holds_alternative<PieceSaved>(step.told) ? std::vector{Sound::hooves} : std::vector{Sound::hooves, Sound::blade};
        case StepKind::ride_home: return {std::holds_alternative<PieceSaved>(step.told) ? Sound::step : Sound::fall};
        case StepKind::scene: return {std::holds_alternative<GameEnded>(step.told) ? Sound::bell : Sound::drums};
        case StepKind::clash:
        case StepKind::reveal:
        case StepKind::mark:
        case StepKind::breath: break;
    }
    return {};
}

void MotionBuilder::add(const Moment& moment) {
    now_ = &moment;
    event_ = 0;
    const std::size_t first = steps_.size();
    for (; event_ < moment.events.size(); ++event_) std::visit([this](const auto& event) { show(event); }, moment.events[event_]);
    if (narration_ == Narration::recap && steps_.size() > first) {
        --event_;
        keep_standing(step(StepKind::breath, breath_ms));
    }
    now_ = nullptr;
    ++moment_;
}

MotionStep& MotionBuilder::step(StepKind kind, std::uint32_t ms) {
    MotionStep made;
    made.kind = kind;
    made.ms = ms;
    made.moment = moment_;
    made.event = event_;
    made.told = now_->events[event_];
    made.pieces = pieces_;
    steps_.push_back(std::move(made));
    return steps_.back();
}

void MotionBuilder::keep_standing(MotionStep& step) const {
    if (!engaged_) return;
    const auto& piece = pieces_[static_cast<std::size_t>(engaged_->home.index())];
    if (piece) step.flights.push_back({*piece, engaged_->home, {standing(engaged_->fought)}, Flight::End::stays});
}

Square MotionBuilder::home_of(Square square) const { return engaged_ && square == engaged_->fought.way.back() ? engaged_->home : square; }

Spot MotionBuilder::seen_at(Square square) const {
    return engaged_ && square == engaged_->fought.way.back() ? standing(engaged_->fought) : spot_of(square);
}

void MotionBuilder::leave(StepKind kind, const SeenPiece& piece, Square from, Flight::End end) {
    MotionStep& made = step(kind, leave_ms);
    const Square home = home_of(from);
    const Spot at_first = seen_at(from);
    std::vector<Spot> way{at_first};
    if (end == Flight::End::leaves) {
        const Spot away = beyond(piece.army, from);
        const float far = std::max(1.0F, std::hypot(away.file - at_first.file, away.rank - at_first.rank));
        way.push_back(between(at_first, away, std::min(1.0F, 2.6F / far)));
    }
    made.flights.push_back({piece, home, way, end});
    if (engaged_ && home == engaged_->home) engaged_.reset();
    keep_standing(made);
    at(home).reset();
}

void MotionBuilder::show(const SetUpDone&) { pieces_ = now_->after.board; }  // an army is placed unseen, piece by piece

void MotionBuilder::show(const Marched& e) {
    MotionStep& made = step(StepKind::march, on_way(e.way.size() - 1, march_ms));
    made.flights.push_back({e.piece, e.way.front(), spots_of(e.way), Flight::End::stays});
    at(e.way.front()).reset();
    at(e.way.back()) = e.piece;
}

void MotionBuilder::show(const Entered& e) {
    step(StepKind::entry, leave_ms)
        .flights.push_back({e.piece, std::nullopt, {beyond(e.piece.army, e.square), spot_of(e.square)}, Flight::End::stays});
    at(e.square) = e.piece;
}

void MotionBuilder::show(const TakenOff& e) { leave(StepKind::rest, e.piece, e.from, Flight::End::leaves); }

void MotionBuilder::show(const Fired& e) {
    MotionStep& made = step(StepKind::shot, shot_ms);
    made.squares = {e.from, e.to};
    made.halts = narration_ == Narration::battle;
    at(e.to) = e.target;
}

void MotionBuilder::show(const Bombarded& e) {
    MotionStep& made = step(StepKind::shot, shot_ms);
    made.squares = {e.from, e.to};
    made.halts = narration_ == Narration::battle;
    if (narration_ != Narration::battle) step(StepKind::mark, sign_ms).squares = {e.to};
}

void MotionBuilder::show(const Fought& e) {
    const Square home = e.way.front();
    MotionStep& made = step(StepKind::charge, on_way(e.way.size(), charge_ms));
    std::vector<Spot> way = spots_of(e.way);
    way.push_back(standing(e));
    made.flights.push_back({at(home).value_or(e.attacker), home, std::move(way), Flight::End::stays});  // as it looked before it was shown
    at(home) = e.attacker;
    at(e.at) = e.defender;
    made.halts = narration_ == Narration::battle;
    engaged_ = Engaged{e, home};
    if (narration_ != Narration::battle && e.attacker.unit && e.defender.unit) keep_standing(step(StepKind::reveal, reveal_ms));
}

void MotionBuilder::show(const DieRolled& e) {
    if (narration_ == Narration::battle || !engaged_) return;
    MotionStep& made = step(StepKind::die, roll_ms);
    made.told = engaged_->fought;
    made.face = e.face;
    keep_standing(made);
}

void MotionBuilder::scene(std::vector<Square> squares) {
    MotionStep& made = step(StepKind::scene, scene_ms);
    made.squares = std::move(squares);
    keep_standing(made);
}

void MotionBuilder::show(const Eliminated& e) {
    const bool commands = roster_ != nullptr && e.piece.unit && unit_of(*roster_, *e.piece.unit).kind >= Kind::commander;
    if (commands) scene({e.at});
    leave(StepKind::fall, e.piece, e.at, Flight::End::fades);
}

void MotionBuilder::show(const Routed& e) { leave(StepKind::rout, e.piece, e.from, Flight::End::leaves); }

void MotionBuilder::show(const TookSquare& e) {
    MotionStep& made = step(StepKind::advance, least_ms);
    const Square home = home_of(e.from);
    made.flights.push_back({e.piece, home, {seen_at(e.from), spot_of(e.to)}, Flight::End::stays});
    at(home).reset();
    at(e.to) = e.piece;
    engaged_.reset();
}

void MotionBuilder::show(const Weakened& e) {
    at(home_of(e.at)) = e.piece;
    MotionStep& made = step(StepKind::mark, sign_ms / 2);
    made.squares = {e.at};
    keep_standing(made);
}

void MotionBuilder::show(const PrussianArrived& e) {
    const auto prussian = [](const auto& piece) { return piece && piece->army == Army::prussian; };
    if (std::none_of(pieces_.begin(), pieces_.end(), prussian)) scene({e.square});
    step(StepKind::arrival, arrival_ms)
        .flights.push_back({e.piece, std::nullopt, {beyond(Army::prussian, e.square), spot_of(e.square)}, Flight::End::stays});
    at(e.square) = e.piece;
}

void MotionBuilder::show(const Conquered& e) {
    for (const SeenTile& tile : now_->after.tiles) {
        if (tile.name != e.tile) continue;
        MotionStep& made = step(StepKind::mark, sign_ms);
        for (const Square square : tile.squares) made.squares.push_back(square);
        return;
    }
}

void MotionBuilder::show(const CardPlayed& e) {
    MotionStep& made = step(StepKind::card, card_ms);
    if (e.square) made.squares = {*e.square};
    keep_standing(made);
}

void MotionBuilder::show(const Scouted& e) {
    step(StepKind::look, card_ms).squares = e.squares;
    for (std::size_t i = 0; i < e.squares.size(); ++i) at(e.squares[i]) = e.pieces[i];
}

void MotionBuilder::show(const PursuitBegan&) {
    engaged_.reset();
    scene({});
    MotionStep& made = step(StepKind::muster, muster_ms);
    for (int i = 0; i < square_count; ++i) {
        auto& piece = at(Square::from_index(i));
        if (!piece || !rides(*piece)) continue;
        const Square square = Square::from_index(i);
        const Army side = piece->army == Army::french ? Army::french : Army::allied;  // the Prussians ride with the Allies
        made.flights.push_back({*piece, square, {spot_of(square), beyond(side, square)}, Flight::End::leaves});
        piece.reset();
    }
}

void MotionBuilder::ride(Square square) {
    step(StepKind::ride_out, ride_ms).halts = narration_ == Narration::battle;
    at(square).reset();
    step(StepKind::ride_home, ride_ms);
}

void MotionBuilder::show(const VictimTaken& e) { ride(e.square); }

void MotionBuilder::show(const PieceSaved& e) {
    if (e.rider) return ride(e.square);
    at(e.square).reset();
    step(StepKind::ride_home, ride_ms);
}

void MotionBuilder::show(const RidersFought& e) {
    step(StepKind::ride_out, ride_ms).halts = narration_ == Narration::battle;
    if (narration_ != Narration::battle && e.attacker.unit && e.defender.unit) step(StepKind::clash, card_ms);
    step(StepKind::ride_home, ride_ms);
}

void MotionBuilder::show(const RiderLeft&) { step(StepKind::ride_off, ride_ms); }

void MotionBuilder::show(const GameEnded& e) {
    engaged_.reset();
    std::vector<Square> lit;
    if (e.result.ending == Ending::line_of_retreat && e.result.winner) lit = now_->after.sides[other(*e.result.winner)].line_squares;
    scene(std::move(lit));
}

}  // namespace fow::waterloo::screens
