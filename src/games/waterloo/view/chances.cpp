#include "games/waterloo/view/chances.hpp"

#include <algorithm>

namespace fow::waterloo {
namespace {

int points_of(const PlayerView& view, Bonus bonus) { return view.bonuses[static_cast<std::size_t>(bonus)]; }

bool on_hill(const PlayerView& view, Square square) {
    const SeenTile* tile = view.tile_at(square);
    return tile != nullptr && tile->kind == TileKind::hill;
}

/// W10.5, W12.6: the bonus of the ground for infantry that fights from `stands` and came from `left`.
std::optional<Bonus> ground(const PlayerView& view, const SeenPiece& piece, Square stands, Square left) {
    const SeenTile* tile = piece.branch == Branch::infantry ? view.tile_at(stands) : nullptr;
    if (tile == nullptr) return std::nullopt;
    if (tile->kind == TileKind::village) return Bonus::village;
    if (tile->kind != TileKind::building || tile->owner != seat_of(piece.army)) return std::nullopt;
    for (const Square square : tile->squares) {
        const auto& there = view.at(square);
        const bool held = square == stands || (square != left && there && seat_of(there->army) == seat_of(piece.army));
        if (!held) return std::nullopt;
    }
    return Bonus::fortified;
}

void add(const PlayerView& view, FightingStrength& strength, Bonus bonus) {
    strength.bonuses.push_back(bonus);
    strength.total += points_of(view, bonus);
}

FightingStrength begin(const SeenPiece& piece) { return {piece.strength, {}, piece.strength}; }

void end(const PlayerView& view, FightingStrength& strength, Square stands) {
    if (view.cards && view.cards->inspired == stands) add(view, strength, Bonus::spirit);
    strength.total = std::min(strength.total, view.strength_limit);
}

FightingStrength attacks(const PlayerView& view, const SeenPiece& piece, Square from, Square via) {
    FightingStrength strength = begin(piece);
    if (const auto bonus = ground(view, piece, via, from)) add(view, strength, *bonus);
    end(view, strength, from);
    return strength;
}

FightingStrength defends(const PlayerView& view, const SeenPiece& piece, Square via, Square at) {
    FightingStrength strength = begin(piece);
    if (const auto bonus = ground(view, piece, at, at)) add(view, strength, *bonus);
    if (on_hill(view, at) && !on_hill(view, via)) add(view, strength, Bonus::hill);
    end(view, strength, at);
    return strength;
}

/// The piece on `at` as if it were that unit.
SeenPiece taken_for(const PlayerView& view, const Roster& roster, Square at, std::size_t unit) {
    SeenPiece piece = *view.at(at);
    piece.unit = UnitId(static_cast<int>(unit));
    piece.strength = roster[unit].strength - piece.weakened;
    return piece;
}

/// W4.12-W4.14, W5.2.
Outcome outcome_of(const PlayerView& view, const Roster& roster, const SeenPiece& defender, Square from, Square via, Square at) {
    const SeenPiece& attacker = *view.at(from);
    const Unit& target = unit_of(roster, *defender.unit);
    if (target.kind == Kind::artillery) {
        const Direction ahead = target.army == Army::french ? Direction::north : Direction::south;
        return step(at, ahead) == via ? Outcome::holds : Outcome::falls;
    }
    if (unit_of(roster, *attacker.unit).kind == Kind::commander_in_chief || target.kind == Kind::commander_in_chief) return Outcome::falls;
    const int attack = attacks(view, attacker, from, via).total;
    const int defence = defends(view, defender, via, at).total;
    return attack > defence ? Outcome::falls : attack < defence ? Outcome::holds : Outcome::die;
}

/// W11.8: whether the enemy's hand may hold Fighting spirit, by all cards of that kind that the viewer can account for.
bool may_hold_spirit(const PlayerView& view) {
    if (!view.cards) return false;
    const SeenCards& cards = *view.cards;
    const Seat enemy = view.viewer == french_viewer ? allied_seat : french_seat;
    constexpr Card spirit = Card::fighting_spirit;
    const int spent = cards.discarded[spirit] + cards.played[french_seat][spirit] + cards.played[allied_seat][spirit];
    const int elsewhere = cards.hand[spirit] + std::max(0, spent - cards.taken_so_far);  // W9.8: it may have been taken again
    return cards.hand_size[enemy] > 0 && cards.box[spirit] > elsewhere;
}

}  // namespace

std::optional<Odds> odds_of(const PlayerView& view, Square from, Square via, Square at) {
    const auto& attacker = view.at(from);
    const auto& defender = view.at(at);
    if (!attacker || !defender || attacker->strength == 0 || defender->strength == 0) return std::nullopt;
    return Odds{attacks(view, *attacker, from, via), defends(view, *defender, via, at)};
}

std::optional<FightingStrength> strength_in_attack(const PlayerView& view, Square from, Square via) {
    const auto& piece = view.at(from);
    if (!piece || piece->strength == 0) return std::nullopt;
    return attacks(view, *piece, from, via);
}

std::optional<FightingStrength> strength_in_defence(const PlayerView& view, Square via, Square at) {
    const auto& piece = view.at(at);
    if (!piece || piece->strength == 0) return std::nullopt;
    return defends(view, *piece, via, at);
}

Chances attack_chances(const PlayerView& view, const Roster& roster, const UnitSet& may_be, Square from, Square via, Square at) {
    Chances chances;
    chances.may_be = may_be;
    for (std::size_t i = 0; i < roster.size(); ++i) {
        if (!may_be.test(i)) continue;
        const Outcome outcome = outcome_of(view, roster, taken_for(view, roster, at, i), from, via, at);
        ++chances.units[static_cast<std::size_t>(outcome)];
    }
    const Seat own = seat_of(view.at(from)->army);
    chances.faces = static_cast<int>(view.die_faces.size());
    chances.winning_faces =
        static_cast<int>(std::count_if(view.die_faces.begin(), view.die_faces.end(), [&](DieFace face) { return face.winner == own; }));
    const Unit& attacker = unit_of(roster, *view.at(from)->unit);
    chances.weakens_attacker = attacker.kind == Kind::heavy_cavalry && view.at(from)->strength > 1;
    chances.answerable = view.at(at)->branch != Branch::artillery && attacker.kind != Kind::commander_in_chief && may_hold_spirit(view);
    return chances;
}

Chances ride_chances(const Roster& roster, const UnitSet& may_be, const SeenPiece& attacker, const SeenPiece& defender, Seat victor) {
    Chances chances;
    chances.may_be = may_be;
    for (std::size_t i = 0; i < roster.size(); ++i) {
        if (!may_be.test(i)) continue;
        const int defence = roster[i].strength - defender.weakened;
        const bool falls = attacker.strength == defence ? seat_of(attacker.army) == victor : attacker.strength > defence;
        ++chances.units[static_cast<std::size_t>(falls ? Outcome::falls : Outcome::holds)];
    }
    chances.weakens_attacker = unit_of(roster, *attacker.unit).kind == Kind::heavy_cavalry && attacker.strength > 1;
    return chances;
}

Chances shot_chances(const Roster& roster, const UnitSet& may_be) {
    Chances chances;
    chances.may_be = may_be;
    for (std::size_t i = 0; i < roster.size(); ++i)
        if (may_be.test(i))
            ++chances.units[static_cast<std::size_t>(roster[i].kind == Kind::light_infantry ? Outcome::holds : Outcome::falls)];
    return chances;
}

}  // namespace fow::waterloo
