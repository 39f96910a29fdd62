// Ground of a test's own: the shipped rules with other tiles, lying in every mode.
#pragma once

#include <string>
#include <vector>

#include "test_game.hpp"

namespace fow::testing {

/// Four squares, the given one the south-western: block("b5") is b5, c5, b6, c6.
[[nodiscard]] inline SquareSet block(std::string_view south_west) {
    const SquareSet row = SquareSet::of(square(south_west)) | SquareSet::of(square(south_west)).shifted(Direction::east);
    return row | row.shifted(Direction::north);
}
[[nodiscard]] inline SquareSet squares(std::initializer_list<const char*> texts) {
    SquareSet set;
    for (const char* text : texts) set.insert(square(text));
    return set;
}
[[nodiscard]] inline Tile tile(TileKind kind, SquareSet squares, std::string name = "here") {
    return {std::string(word(kind)) + "-" + to_text(squares.first()), std::move(name), kind, squares, Mode::basic};
}
[[nodiscard]] inline Ruleset on_ground(std::vector<Tile> tiles) {
    Ruleset set = shipped();
    set.terrain.tiles = std::move(tiles);
    return set;
}

}  // namespace fow::testing
