// The modes of play, and the terrain tiles of the battlefield (W10, W12.5, W14.3).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "games/waterloo/view/seat.hpp"
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

}  // namespace fow::waterloo
