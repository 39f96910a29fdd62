// The data of a battle: figures, the map, the pieces (K2, K13), of which everybody may know all.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"
#include "core/words.hpp"
#include "games/callipers/view/geometry.hpp"

namespace fow::callipers {

/// K2.1
inline constexpr Seat french_seat = Seat::first, allied_seat = Seat::second;
inline constexpr Viewer french_viewer = Viewer::first, allied_viewer = Viewer::second;
inline constexpr Decider french_decider = Decider::first, allied_decider = Decider::second;

/// "french", "allied"
[[nodiscard]] std::string_view word(Seat seat);
[[nodiscard]] std::string_view word(Viewer viewer);
/// "french", "allied", "chance", "nobody"
[[nodiscard]] std::string_view word(Decider decider);
/// "French", "Allied"
[[nodiscard]] const char* title(Seat seat);

/// K2.1
enum class Arm : std::uint8_t { infantry, cavalry, artillery };
inline constexpr std::array<std::string_view, 3> arm_words{"infantry", "cavalry", "artillery"};
[[nodiscard]] inline std::string_view word(Arm arm) { return word_of(arm_words, arm); }
[[nodiscard]] inline std::optional<Arm> arm_from_word(std::string_view text) { return from_word<Arm>(arm_words, text); }
[[nodiscard]] constexpr std::size_t index(Arm arm) { return static_cast<std::size_t>(arm); }

/// K13: how far a value of the data can be trusted.
enum class Origin : std::uint8_t { seed, known, reconstruction, ruling };
inline constexpr std::array<std::string_view, 4> origin_words{"seed", "known", "reconstruction", "ruling"};
[[nodiscard]] inline std::string_view word(Origin origin) { return word_of(origin_words, origin); }
[[nodiscard]] inline std::optional<Origin> origin_from_word(std::string_view text) { return from_word<Origin>(origin_words, text); }

/// A number of the rules that the data may change.
struct Figure {
    int value = 0;
    Origin origin = Origin::reconstruction;
    friend constexpr bool operator==(const Figure&, const Figure&) = default;
};

/// Thousands of men of the strongest piece.
inline constexpr int most_thousands = 5;

/// Lengths in yards, men in thousands.
struct Figures {
    Figure depth{};                               ///< of a base (K2.2)
    std::array<Figure, most_thousands> widths{};  ///< of a base of 1,000 to 5,000 men (K2.2)
    std::array<Figure, 3> country{};              ///< by Arm (K5.2)
    std::array<Figure, 3> all{};                  ///< by Arm, with the road (K5.3)
    Figure touch{};                               ///< K1.9
    Figure gun_range{};                           ///< K7.2
    Figure general_reach{};                       ///< K11.3
    Figure gun_points{};                          ///< K2.3, in thousands
    Figure attackers{};                           ///< the most thousands of an attacking group, and of a defence (K9.2)
    Figure stormers{};                            ///< the same against a garrison (K10.5)
    Figure walls{};                               ///< what a garrison adds (K10.5)
    Figure storm_cap{};                           ///< the most of either side before the dice at a strongpoint (K10.5)
    Figure general{};                             ///< what a general adds (K11.3)
    friend constexpr bool operator==(const Figures&, const Figures&) = default;
};

/// K6.1: the strips decide, the line is for drawing.
struct Road {
    std::string id, name;
    Origin origin = Origin::reconstruction;
    std::vector<Point> line;
    std::vector<std::vector<Point>> strips;  ///< quadrilaterals
    friend bool operator==(const Road&, const Road&) = default;
};
/// K10.1
struct Strongpoint {
    std::string id, name;
    Origin origin = Origin::reconstruction;
    std::vector<Point> polygon;
    friend bool operator==(const Strongpoint&, const Strongpoint&) = default;
};
/// The ground of all battles.
struct Ground {
    std::vector<Road> roads;
    std::vector<Strongpoint> strongpoints;
    friend bool operator==(const Ground&, const Ground&) = default;
};

/// K2.1
struct Piece {
    int key = 1;  ///< 1 to 999
    std::string name{};
    Seat side = french_seat;
    Arm arm = Arm::infantry;
    int thousands = 1;  ///< 1 to 5
    Point at{};
    int facing = 0;  ///< degrees (K1.4)
    friend bool operator==(const Piece&, const Piece&) = default;
};

inline constexpr std::size_t most_pieces = 80, most_strongpoints = 8;
inline constexpr int most_turns = 200, highest_key = 999;

/// K13
struct Battle {
    std::string id, name;
    Origin origin = Origin::reconstruction;
    Point low{}, high{};                                ///< the limits of the map (K2.7)
    int turns = 20;                                     ///< K3.1
    Seat first = french_seat;                           ///< K3.1
    int need = 30;                                      ///< thousands to take (K12.2)
    int budget = 10;                                    ///< thousands that may move in a turn (K4.1)
    int clock = 690;                                    ///< minutes after midnight at the start
    int minutes = 15;                                   ///< of a turn
    Seat on_time = allied_seat;                         ///< who wins when the turns are over (K12.3)
    std::vector<std::pair<std::string, Seat>> holds{};  ///< the strongpoints in play, by id, and their owners (K10.1)
    PerSeat<int> generals{};                            ///< the keys of their hosts; 0 = no general (K11.1)
    std::vector<Piece> pieces{};                        ///< by key, ascending
    friend bool operator==(const Battle&, const Battle&) = default;
};

/// The whole data of one game.
struct RuleSet {
    Figures figures{};
    Ground ground{};
    Battle battle{};
    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

/// Minutes after midnight as a time of day: "11:30".
[[nodiscard]] std::string time_text(int minutes);
/// The corners of a base of that strength (K2.2, K2.4).
[[nodiscard]] Corners base_of(const Figures& figures, int thousands, Point centre, int facing);

}  // namespace fow::callipers
