// What a player can do, and how a game ends (C2, C3, C4, C6.2).
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "games/stratego/view/board.hpp"

namespace fow::stratego {

/// C1.4: places a piece from the box. "F@a1"
struct Place {
    Rank rank = Rank::flag;
    Square at;
    friend constexpr auto operator<=>(const Place&, const Place&) = default;
};
/// C1.6: puts it back into the box. "-a1"
struct TakeUp {
    Square at;
    friend constexpr auto operator<=>(const TakeUp&, const TakeUp&) = default;
};
/// C1.6: the army is set up. "ready"
struct Ready {
    friend constexpr auto operator<=>(const Ready&, const Ready&) = default;
};
/// C2.1, C3.1: a move or an attack. "b4-b5"
struct Move {
    Square from;
    Square to;
    friend constexpr auto operator<=>(const Move&, const Move&) = default;
};
/// C4.3: "offer-draw"
struct OfferDraw {
    friend constexpr auto operator<=>(const OfferDraw&, const OfferDraw&) = default;
};
/// C4.3: "accept-draw"
struct AcceptDraw {
    friend constexpr auto operator<=>(const AcceptDraw&, const AcceptDraw&) = default;
};
/// C4.3: "resign"
struct Resign {
    friend constexpr auto operator<=>(const Resign&, const Resign&) = default;
};
using Action = std::variant<Place, TakeUp, Ready, Move, OfferDraw, AcceptDraw, Resign>;
[[nodiscard]] std::string to_text(const Action& action);
[[nodiscard]] std::optional<Action> action_from_text(std::string_view text);

/// There is no chance in this game.
struct Roll {
    friend constexpr auto operator<=>(const Roll&, const Roll&) = default;
};

enum class Ending : std::uint8_t {
    flag_taken,       ///< C4.1
    no_move,          ///< C4.2
    nobody_can_move,  ///< C4.2
    quiet,            ///< C4.5
    resigned,         ///< C4.3
    draw_agreed,      ///< C4.3
};
struct Result {
    std::optional<Seat> winner;
    Ending ending = Ending::quiet;
    friend constexpr bool operator==(const Result&, const Result&) = default;
};
/// "flag_taken": an ending as one word, for people and for programs.
[[nodiscard]] std::string_view word(Ending ending);
/// "C4.1"
[[nodiscard]] std::string_view rule_of(Ending ending);

}  // namespace fow::stratego
