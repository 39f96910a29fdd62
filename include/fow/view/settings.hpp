// The players' settings of the window. No game and no rule depends on them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fow {

enum class TextSize : std::uint8_t { normal, large, largest };
inline constexpr std::array text_sizes{TextSize::normal, TextSize::large, TextSize::largest};

/// The speed of animations.
enum class Pace : std::uint8_t {
    off,    ///< no animation
    brisk,  ///< half the time
    steady,
    slow,  ///< twice the time
};
inline constexpr std::array paces{Pace::off, Pace::brisk, Pace::steady, Pace::slow};

/// The colours of the armies.
enum class Colours : std::uint8_t {
    uniforms,  ///< blue, red and black, as the rules name them
    contrast,  ///< the same order, but more different in lightness
};
inline constexpr std::array colour_sets{Colours::uniforms, Colours::contrast};

struct Settings {
    TextSize text_size = TextSize::normal;
    Pace pace = Pace::steady;
    bool sound = true;
    int volume = 30;  ///< 0 to 100
    Colours colours = Colours::uniforms;
    bool turn_board = false;     ///< the Allied player sees the board from the north
    bool true_to_table = false;  ///< W15.1: the default for a new game
    bool confirm = true;         ///< ask before actions are given up
    bool full_screen = false;
    int width = 1280;  ///< in pixels, of the window when it was last closed
    int height = 800;
    std::string first_player{};   ///< the names that were last entered for a new game; at most 200 bytes
    std::string second_player{};

    friend bool operator==(const Settings&, const Settings&) = default;
};
inline constexpr int smallest_width = 1024;
inline constexpr int smallest_height = 640;
inline constexpr int largest_side = 16384;

/// "normal", "brisk", "uniforms"...: the words used in files.
[[nodiscard]] std::string_view word(TextSize size);
[[nodiscard]] std::string_view word(Pace pace);
[[nodiscard]] std::string_view word(Colours colours);
[[nodiscard]] std::optional<TextSize> text_size_from_word(std::string_view text);
[[nodiscard]] std::optional<Pace> pace_from_word(std::string_view text);
[[nodiscard]] std::optional<Colours> colours_from_word(std::string_view text);

/// The factor for normal sizes: 1, 1.12, 1.25.
[[nodiscard]] float factor_of(TextSize size);
/// The factor for normal durations: 0, 0.5, 1, 2.
[[nodiscard]] float factor_of(Pace pace);

}  // namespace fow
