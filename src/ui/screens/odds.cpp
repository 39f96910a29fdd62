#include "ui/screens/odds.hpp"

#include <algorithm>

#include "ui/tr.hpp"

namespace fow::ui {
namespace {

int points_of(const PlayerView& view, Bonus bonus) { return view.bonuses[static_cast<std::size_t>(bonus)]; }

bool on_hill(const PlayerView& view, Square square) {
    const SeenTile* tile = view.tile_at(square);
    return tile != nullptr && tile->kind == TileKind::hill;
}

/// W10.5, W12.6: what the ground gives to infantry that fights from a square; `left` = where it has come from.
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

void add(const PlayerView& view, Might& might, Bonus bonus) {
    might.bonuses.push_back(bonus);
    might.total += points_of(view, bonus);
}

Might begin(const SeenPiece& piece) { return {piece.strength, {}, piece.strength}; }

void end(const PlayerView& view, Might& might, Square stands) {
    if (view.cards && view.cards->inspired == stands) add(view, might, Bonus::spirit);
    might.total = std::min(might.total, view.strength_limit);
}

Might defends(const PlayerView& view, const SeenPiece& piece, Square via, Square at) {
    Might might = begin(piece);
    if (const auto bonus = ground(view, piece, at, at)) add(view, might, *bonus);
    if (on_hill(view, at) && !on_hill(view, via)) add(view, might, Bonus::hill);
    end(view, might, at);
    return might;
}

}  // namespace

std::optional<Odds> odds_of(const PlayerView& view, Square from, Square via, Square at) {
    const auto& attacker = view.at(from);
    const auto& defender = view.at(at);
    if (!attacker || !defender || attacker->strength == 0 || defender->strength == 0) return std::nullopt;
    Odds odds;
    odds.attack = begin(*attacker);
    if (const auto bonus = ground(view, *attacker, via, from)) add(view, odds.attack, *bonus);
    end(view, odds.attack, from);
    odds.defence = defends(view, *defender, via, at);
    return odds;
}

std::optional<Might> might_in_defence(const PlayerView& view, Square via, Square at) {
    const auto& piece = view.at(at);
    if (!piece || piece->strength == 0) return std::nullopt;
    return defends(view, *piece, via, at);
}

std::string sum_text(const PlayerView& view, const Might& might, int weakened) {
    if (weakened == 0 && might.bonuses.empty()) return std::to_string(might.total);
    int sum = might.printed;
    std::string text = std::to_string(might.printed + weakened);
    if (weakened > 0) text = fill(tr("{sum} less {blocks} weakened"), {{"sum", text}, {"blocks", std::to_string(weakened)}});
    for (const Bonus bonus : might.bonuses) {
        const Named so_far{"sum", text};
        const Named points{"points", std::to_string(points_of(view, bonus))};
        sum += points_of(view, bonus);
        switch (bonus) {
            case Bonus::fortified: text = fill(tr("{sum} + {points} fortified"), {so_far, points}); break;
            case Bonus::hill: text = fill(tr("{sum} + {points} hill"), {so_far, points}); break;
            case Bonus::village: text = fill(tr("{sum} + {points} village"), {so_far, points}); break;
            case Bonus::spirit: text = fill(tr("{sum} + {points} spirit"), {so_far, points}); break;
        }
    }
    return fill(sum > might.total ? tr("{sum} = {total} at most") : tr("{sum} = {total}"),
                {{"sum", text}, {"total", std::to_string(might.total)}});
}

}  // namespace fow::ui
