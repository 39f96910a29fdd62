// The two players of any game, and who else may look.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace fow {

/// By index: `first` is 0. Each game gives its seats their names and colours.
enum class Seat : std::uint8_t { first, second };

/// A player, or somebody who knows only what both players know.
enum class Viewer : std::uint8_t { first, second, onlooker };

/// The seat that decides next; `chance` if a roll or a draw comes next, `nobody` if the game is over.
enum class Decider : std::uint8_t { first, second, chance, nobody };

inline constexpr std::array<Seat, 2> seats{Seat::first, Seat::second};
inline constexpr std::array<Viewer, 3> viewers{Viewer::first, Viewer::second, Viewer::onlooker};

[[nodiscard]] constexpr Seat other(Seat seat) { return seat == Seat::first ? Seat::second : Seat::first; }
[[nodiscard]] constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
[[nodiscard]] constexpr std::size_t index(Viewer viewer) { return static_cast<std::size_t>(viewer); }
[[nodiscard]] constexpr Viewer viewer_of(Seat seat) { return seat == Seat::first ? Viewer::first : Viewer::second; }
[[nodiscard]] constexpr Decider decider_of(Seat seat) { return seat == Seat::first ? Decider::first : Decider::second; }
[[nodiscard]] constexpr bool sits(Viewer viewer, Seat seat) { return viewer_of(seat) == viewer; }
[[nodiscard]] constexpr bool decides(Decider decider, Viewer viewer) {
    return (decider == Decider::first && viewer == Viewer::first) || (decider == Decider::second && viewer == Viewer::second);
}

/// One value for each seat.
template <class T>
struct PerSeat {
    T first{};
    T second{};

    [[nodiscard]] constexpr T& operator[](Seat seat) { return seat == Seat::first ? first : second; }
    [[nodiscard]] constexpr const T& operator[](Seat seat) const { return seat == Seat::first ? first : second; }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

}  // namespace fow
