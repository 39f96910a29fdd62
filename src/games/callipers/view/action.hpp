// What a player can order, what chance brings, and how a game ends (K14.2), with pieces named by their keys.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/callipers/view/battle.hpp"

namespace fow::callipers {

/// The most legs of a move (K5.1); notation can hold more, which the rules refuse.
inline constexpr std::size_t most_legs = 8, most_written = 99;

/// K5.1: "move:9:-75,380:-22,108"
struct Move {
    int key = 0;
    std::vector<Point> legs;  ///< steps in yards
    friend bool operator==(const Move&, const Move&) = default;
};
/// K5.6: "turn:22:5"
struct Turn {
    int key = 0;
    int facing = 0;
    friend bool operator==(const Turn&, const Turn&) = default;
};
/// K5.7: about the front left or the front right corner. "wheel:2:left:10"
struct Wheel {
    int key = 0;
    bool left = true;
    int facing = 0;
    friend bool operator==(const Wheel&, const Wheel&) = default;
};
/// K11.2: "general:12"
struct Ride {
    int key = 0;
    friend bool operator==(const Ride&, const Ride&) = default;
};
/// K7.1: "fire:22+23:44"
struct Fire {
    std::vector<int> guns;
    int target = 0;
    friend bool operator==(const Fire&, const Fire&) = default;
};
/// K9.1: "attack:8+7:31"
struct Attack {
    std::vector<int> group;
    int target = 0;
    friend bool operator==(const Attack&, const Attack&) = default;
};
/// K8.2: the sides of a base, in the order in which they are offered.
enum class Side : std::uint8_t { front, right, rear, left };
inline constexpr std::array<std::string_view, 4> side_words{"front", "right", "rear", "left"};
/// K8.2, K9.13: "retire:57:rear:200"; after a tie the key of the piece whose sides are meant
struct Retire {
    int key = 0;
    Side side = Side::rear;
    int distance = 0;  ///< yards
    friend bool operator==(const Retire&, const Retire&) = default;
};
/// K8.2: "stand"
struct Stand {
    friend bool operator==(const Stand&, const Stand&) = default;
};
/// K9.5: "support:12+13", "support" for none
struct Support {
    std::vector<int> keys;
    friend bool operator==(const Support&, const Support&) = default;
};
/// K9.17: "advance:1"
struct Advance {
    int key = 0;
    friend bool operator==(const Advance&, const Advance&) = default;
};
/// K9.17: "stay"
struct Stay {
    friend bool operator==(const Stay&, const Stay&) = default;
};
/// K11.4: "host:21"
struct Host {
    int key = 0;
    friend bool operator==(const Host&, const Host&) = default;
};
/// K3.3: "end"
struct EndTurn {
    friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
/// K12.5: "offer"
struct OfferDraw {
    friend bool operator==(const OfferDraw&, const OfferDraw&) = default;
};
/// K12.5: "accept"
struct AcceptDraw {
    friend bool operator==(const AcceptDraw&, const AcceptDraw&) = default;
};
/// K12.5: "resign"
struct Resign {
    friend bool operator==(const Resign&, const Resign&) = default;
};
using Action = std::variant<Move, Turn, Wheel, Ride, Fire, Attack, Retire, Stand, Support, Advance, Stay, Host, EndTurn, OfferDraw,
                            AcceptDraw, Resign>;
[[nodiscard]] std::string to_text(const Action& action);
/// Reads whole numbers of up to six digits; the rules decide whether they are in range (K14.4).
[[nodiscard]] std::optional<Action> action_from_text(std::string_view text);

/// K14.3: "die:4"
struct Roll {
    std::uint8_t face = 1;  ///< 1 to 6
    friend constexpr auto operator<=>(const Roll&, const Roll&) = default;
};
inline constexpr int die_faces = 6;
[[nodiscard]] std::string to_text(const Roll& roll);
[[nodiscard]] std::optional<Roll> roll_from_text(std::string_view text);

/// K12
enum class Ending : std::uint8_t { losses, time, destroyed, resigned, agreed };
inline constexpr std::array<std::string_view, 5> ending_words{"losses", "time", "destroyed", "resigned", "agreed"};
[[nodiscard]] inline std::string_view word(Ending ending) { return word_of(ending_words, ending); }
[[nodiscard]] inline std::optional<Ending> ending_from_word(std::string_view text) { return from_word<Ending>(ending_words, text); }
/// "K12.2"
[[nodiscard]] std::string_view rule_of(Ending ending);
struct Result {
    std::optional<Seat> winner;  ///< none: drawn
    Ending ending = Ending::time;
    friend constexpr bool operator==(const Result&, const Result&) = default;
};

}  // namespace fow::callipers
