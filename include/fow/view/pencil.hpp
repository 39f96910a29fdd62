// The staff map: a player's own marks on enemy pieces, which nobody else ever sees.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "fow/view/square.hpp"

namespace fow {

/// What a player takes a piece for.
enum class Pencil : std::uint8_t { one, two, three, four, five, six, commander, commander_in_chief, beware, doubt };
inline constexpr std::array pencils{Pencil::one,    Pencil::two,  Pencil::three,     Pencil::four,
                                    Pencil::five,   Pencil::six,  Pencil::commander, Pencil::commander_in_chief,
                                    Pencil::beware, Pencil::doubt};
/// "1" to "6", "commander", "commander_in_chief", "beware", "doubt".
[[nodiscard]] std::string_view word(Pencil mark);
[[nodiscard]] std::optional<Pencil> pencil_from_word(std::string_view text);

/// A mark on the piece of a square.
struct Pencilled {
    Square square;
    Pencil mark = Pencil::doubt;
    friend constexpr bool operator==(const Pencilled&, const Pencilled&) = default;
};

}  // namespace fow
