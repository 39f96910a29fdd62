// The modes of play, the terrain tiles of the battlefield (W10, W12.5), and custom battlefields (W14.3).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/sentence.hpp"
#include "games/waterloo/view/piece.hpp"
#include "games/waterloo/view/square.hpp"

namespace fow::waterloo {

/// The set of rules that is played; each mode adds to the one before.
enum class Mode : std::uint8_t { basic, standard, expert };
[[nodiscard]] std::string_view word(Mode mode);
[[nodiscard]] std::optional<Mode> mode_from_word(std::string_view text);

/// W10.1, W12.5, W10.13.
enum class TileKind : std::uint8_t { building, village, hill, mud };
[[nodiscard]] std::string_view word(TileKind kind);
[[nodiscard]] std::optional<TileKind> tile_kind_from_word(std::string_view text);
/// Buildings and villages are works: guns can destroy them (W10.6, W12.7).
[[nodiscard]] constexpr bool is_work(TileKind kind) { return kind == TileKind::building || kind == TileKind::village; }

inline constexpr int max_tiles = 40;
inline constexpr int max_works = 12;
/// W10.2, W12.5: a building or a village is a block of two by two squares.
inline constexpr int work_squares = 4;

/// A tile as given in the data.
struct Tile {
    std::string id;    ///< unique; lower-case letters and hyphens: "hougoumont"
    std::string name;  ///< as written on the map: "Hougoumont"
    TileKind kind = TileKind::building;
    SquareSet squares;
    Mode from = Mode::standard;  ///< the tile is on the board in this mode and those above
    friend bool operator==(const Tile&, const Tile&) = default;
};

/// A tile as both players see it now.
struct SeenTile {
    std::string id;
    std::string name;
    TileKind kind = TileKind::building;
    SquareSet squares;
    std::optional<Seat> owner;  ///< W10.4: the flag on a building
    bool fortified = false;     ///< W10.5
    int damage = 0;             ///< W10.6, W12.7: hits so far
    bool destroyed = false;     ///< the tile has been removed; its squares are open ground
    friend bool operator==(const SeenTile&, const SeenTile&) = default;
};

/// A piece that takes part. Without a square it is in reserve; a Prussian one is then still to be drawn.
struct FieldPiece {
    UnitId unit;
    std::optional<Square> square;
    friend bool operator==(const FieldPiece&, const FieldPiece&) = default;
};

/// A custom battlefield (W14.3), as the editor draws it and a scenario file stores it.
struct Battlefield {
    std::string name;
    std::string description;
    Mode mode = Mode::standard;
    std::vector<Tile> tiles;                  ///< on the board in every mode: `from` is basic
    std::vector<FieldPiece> pieces;           ///< pieces of the roster that are not listed are absent
    bool players_set_up = true;               ///< otherwise the first turn begins with the pieces as placed
    Seat first_mover = allied_seat;           ///< W7.1
    int prussian_turn = 12;                   ///< W9.1: the first Prussians come at the end of this game turn
    std::vector<Square> flag;                 ///< W9.3
    std::vector<Square> beside;               ///< W9.3
    PerSeat<std::array<SquareSet, 3>> lines;  ///< W3.2, by Sector
    friend bool operator==(const Battlefield&, const Battlefield&) = default;
};

/// Why a battlefield cannot be played: where in its file, where on the board, and the reason as a sentence.
struct BattlefieldFault {
    std::string pointer;  ///< JSON pointer: "/battlefield/tiles/2/squares"
    std::optional<Square> square;
    Told reason;       ///< without the rule
    std::string rule;  ///< the rule that it breaks, or several: "W10.2, W12.5"; "" = none
    friend bool operator==(const BattlefieldFault&, const BattlefieldFault&) = default;
};

}  // namespace fow::waterloo
