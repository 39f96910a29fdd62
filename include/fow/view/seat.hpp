// The players, and who else may look.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fow {

/// The two players. The Allied player also leads the Prussians (W0.5).
enum class Seat : std::uint8_t { french, allied };

/// A player, or somebody who knows only what both players know.
enum class Viewer : std::uint8_t { french, allied, onlooker };

/// The seat that decides next; `chance` if a roll or a draw comes next, `nobody` if the game is over.
enum class Decider : std::uint8_t { french, allied, chance, nobody };

inline constexpr std::array<Seat, 2> seats{Seat::french, Seat::allied};
inline constexpr std::array<Viewer, 3> viewers{Viewer::french, Viewer::allied, Viewer::onlooker};

[[nodiscard]] constexpr Seat other(Seat seat) { return seat == Seat::french ? Seat::allied : Seat::french; }
[[nodiscard]] constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
[[nodiscard]] constexpr std::size_t index(Viewer viewer) { return static_cast<std::size_t>(viewer); }
[[nodiscard]] constexpr Viewer viewer_of(Seat seat) { return seat == Seat::french ? Viewer::french : Viewer::allied; }
[[nodiscard]] constexpr Decider decider_of(Seat seat) { return seat == Seat::french ? Decider::french : Decider::allied; }
[[nodiscard]] constexpr bool sits(Viewer viewer, Seat seat) { return viewer_of(seat) == viewer; }
[[nodiscard]] constexpr bool decides(Decider decider, Viewer viewer) {
    return (decider == Decider::french && viewer == Viewer::french) || (decider == Decider::allied && viewer == Viewer::allied);
}

/// "french" or "allied": the word used in files, notation and on the command line.
[[nodiscard]] constexpr std::string_view word(Seat seat) { return seat == Seat::french ? "french" : "allied"; }
[[nodiscard]] constexpr std::string_view word(Viewer viewer) {
    return viewer == Viewer::french ? "french" : viewer == Viewer::allied ? "allied" : "onlooker";
}

/// One value for each seat.
template <class T>
struct PerSeat {
    T french{};
    T allied{};

    [[nodiscard]] constexpr T& operator[](Seat seat) { return seat == Seat::french ? french : allied; }
    [[nodiscard]] constexpr const T& operator[](Seat seat) const { return seat == Seat::french ? french : allied; }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

}  // namespace fow
