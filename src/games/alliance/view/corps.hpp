// The two armies, their corps and the places on the map (L0.1, L1).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/seat.hpp"
#include "core/words.hpp"

namespace fow::alliance {

/// L0.1: the French player is first; the other one leads the Anglo-Allied and the Prussian army.
inline constexpr Seat french_seat = Seat::first, allied_seat = Seat::second;
inline constexpr Viewer french_viewer = Viewer::first, allied_viewer = Viewer::second;
inline constexpr Decider french_decider = Decider::first, allied_decider = Decider::second;

/// "french", "allied"
[[nodiscard]] std::string_view word(Seat seat);
[[nodiscard]] std::string_view word(Viewer viewer);
/// "french", "allied", "chance", "nobody"
[[nodiscard]] std::string_view word(Decider decider);

/// L1.2: those with a box on the map come first, the French ones before the Anglo-Allied ones; Blücher's markers come and go (L9).
enum class Corps : std::uint8_t { derlon, reille, lobau, guard, kellermann, milhaud, orange, hill, uxbridge, reserve, blucher };
inline constexpr int box_count = 10;  ///< corps with a box: all but Blücher
inline constexpr int corps_count = 11;
inline constexpr std::array<std::string_view, corps_count> corps_words{"derlon", "reille", "lobau",    "guard",   "kellermann", "milhaud",
                                                                       "orange", "hill",   "uxbridge", "reserve", "blucher"};
[[nodiscard]] inline std::string_view word(Corps corps) { return word_of(corps_words, corps); }
[[nodiscard]] inline std::optional<Corps> corps_from_word(std::string_view text) { return from_word<Corps>(corps_words, text); }
[[nodiscard]] constexpr std::size_t index(Corps corps) { return static_cast<std::size_t>(corps); }
[[nodiscard]] constexpr Seat army_of(Corps corps) { return corps < Corps::orange ? french_seat : allied_seat; }
/// L7.1
[[nodiscard]] constexpr bool forms_square(Corps corps) { return corps == Corps::orange || corps == Corps::hill; }
/// The corps with boxes of an army: from `first` up to, but without, `end`.
struct CorpsRange {
    int first;
    int end;
};
[[nodiscard]] constexpr CorpsRange boxes_of(Seat army) { return army == french_seat ? CorpsRange{0, 6} : CorpsRange{6, box_count}; }

/// L8
enum class Place : std::uint8_t { hougoumont, lahaye, plancenoit };
inline constexpr std::array<std::string_view, 3> place_words{"hougoumont", "lahaye", "plancenoit"};
[[nodiscard]] inline std::string_view word(Place place) { return word_of(place_words, place); }
[[nodiscard]] inline std::optional<Place> place_from_word(std::string_view text) { return from_word<Place>(place_words, text); }
[[nodiscard]] constexpr std::size_t index(Place place) { return static_cast<std::size_t>(place); }

/// L1.5
enum class Time : std::uint8_t { midday, afternoon, evening };
inline constexpr std::array<std::string_view, 3> time_words{"midday", "afternoon", "evening"};
[[nodiscard]] inline std::string_view word(Time time) { return word_of(time_words, time); }
[[nodiscard]] inline std::optional<Time> time_from_word(std::string_view text) { return from_word<Time>(time_words, text); }

/// L14.1: how far a value of the data can be trusted.
enum class Origin : std::uint8_t {
    seed,            ///< the rulebook text says it
    known,           ///< recovered from public facts
    reconstruction,  ///< ours; it contradicts nothing that is known
    ruling,          ///< the texts are silent, and this is what we play
};
inline constexpr std::array<std::string_view, 4> origin_words{"seed", "known", "reconstruction", "ruling"};
[[nodiscard]] inline std::string_view word(Origin origin) { return word_of(origin_words, origin); }
[[nodiscard]] inline std::optional<Origin> origin_from_word(std::string_view text) { return from_word<Origin>(origin_words, text); }

}  // namespace fow::alliance
