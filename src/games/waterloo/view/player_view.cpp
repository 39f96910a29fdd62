#include "games/waterloo/view/player_view.hpp"

#include "core/words.hpp"

namespace fow::waterloo {
namespace {

constexpr std::array<std::string_view, 15> phase_words{
    "line_draw",  "set_up", "turn",    "battle_die",      "frenzy_choice", "prussian_draw", "over",   "draft",
    "take_cards", "card",   "defence", "building_choice", "prussian_die",  "muster",        "pursuit"};

/// W4.9, W10.7, W10.12: the squares on which a gun on that square could hit a piece.
[[nodiscard]] SquareSet under_fire(const PlayerView& view, Square from, Army army) {
    const auto in_building = [&](Square square) {
        const SeenTile* tile = view.tile_at(square);
        return tile != nullptr && tile->kind == TileKind::building;
    };
    SquareSet hit;
    const Direction ahead = army == Army::french ? Direction::north : Direction::south;
    if (const SeenTile* tile = view.tile_at(from); tile != nullptr && tile->kind == TileKind::hill) {
        for (int i = 0; i < square_count; ++i) {
            const Square square = Square::from_index(i);
            const int files = square.file() > from.file() ? square.file() - from.file() : from.file() - square.file();
            const int ranks = ahead == Direction::north ? square.rank() - from.rank() : from.rank() - square.rank();
            const bool reached = view.hill_fires_lines ? (files == 0 && ranks >= 1 && ranks <= view.hill_range) ||
                                                             (ranks == 0 && files >= 1 && files <= view.hill_range)
                                                       : files <= 1 && ranks >= 1 && ranks <= view.hill_range;
            if (reached && !in_building(square)) hit.insert(square);
        }
        return hit;
    }
    std::optional<Square> next = step(from, ahead);
    for (int reach = 0; reach < view.artillery_range && next && !in_building(*next); ++reach, next = step(*next, ahead)) {
        hit.insert(*next);
        if (view.at(*next)) break;
    }
    return hit;
}

}  // namespace

std::string_view word(Phase phase) { return word_of(phase_words, phase); }

const SeenTile* PlayerView::tile_at(Square square) const {
    for (const SeenTile& tile : tiles)
        if (!tile.destroyed && tile.squares.contains(square)) return &tile;
    return nullptr;
}

std::vector<Square> first_volley_targets(const PlayerView& view, const Roster& roster) {
    const auto on_hill = [&](Square square) {
        const SeenTile* tile = view.tile_at(square);
        return tile != nullptr && tile->kind == TileKind::hill;
    };
    SquareSet hit;
    for (int i = 0; i < square_count; ++i) {
        const Square from = Square::from_index(i);
        const auto& gun = view.at(from);
        if (!gun || gun->branch != Branch::artillery || sits(view.viewer, seat_of(gun->army))) continue;
        for (const Square square : under_fire(view, from, gun->army)) {
            const auto& target = view.at(square);
            if (!target || !sits(view.viewer, seat_of(target->army))) continue;
            const bool immune = target->unit && unit_of(roster, *target->unit).kind == Kind::light_infantry;
            const bool above = target->branch == Branch::artillery && on_hill(square) && !on_hill(from);  // W10.11
            if (!immune && !above) hit.insert(square);
        }
    }
    return {hit.begin(), hit.end()};
}

}  // namespace fow::waterloo
