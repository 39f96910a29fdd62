// The players' settings for the window, on which no game and no rule depends.
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

/// The colours of the armies.
enum class Colours : std::uint8_t {
    uniforms,  ///< blue, red and black, as the rules name them
    contrast,  ///< the same order, but more different in lightness
};
inline constexpr std::array colour_sets{Colours::uniforms, Colours::contrast};

/// When the odds of an attack are shown.
enum class OddsShown : std::uint8_t {
    always,
    with_memory,  ///< not in a game that is true to the table (W15.1)
    never,
};

/// The commands that players can assign keys to. They work in a turn; `read_aloud` works on every page.
enum class TurnCommand : std::uint8_t { end_turn, take_back, take_off, late_pieces, dispatch, staff_map, lift, read_aloud };
inline constexpr std::array turn_commands{TurnCommand::end_turn, TurnCommand::take_back, TurnCommand::take_off, TurnCommand::late_pieces,
                                          TurnCommand::dispatch, TurnCommand::staff_map, TurnCommand::lift,     TurnCommand::read_aloud};
/// By TurnCommand: names of keys as SDL has them, "E", "Left Shift"; at most `key_name_limit` letters; no key twice.
using Keys = std::array<std::string, turn_commands.size()>;
inline constexpr std::size_t key_name_limit = 32;
[[nodiscard]] Keys usual_keys();

inline constexpr int shortest_hold = 200;  ///< milliseconds
inline constexpr int longest_hold = 3000;

/// A place on the desktop, which may have several screens.
struct DesktopPlace {
    int left = 0;
    int top = 0;
    friend bool operator==(const DesktopPlace&, const DesktopPlace&) = default;
};
inline constexpr int farthest_place = 65536;  ///< to each side

struct Settings {
    TextSize text_size = TextSize::normal;
    Pace pace = Pace::steady;        ///< of marches and rides
    Pace fight_pace = Pace::steady;  ///< of fights and dice
    bool sound = true;
    int volume = 30;      ///< 0 to 100
    bool speech = false;  ///< the screen is read aloud
    Colours colours = Colours::uniforms;
    bool turn_board = false;     ///< the player in the north sees the board from there
    bool true_to_table = false;  ///< W15.1: the default for a new game
    bool confirm = true;         ///< ask before actions are given up
    OddsShown odds = OddsShown::always;
    bool large_numbers = false;  ///< the strengths on the pieces, instead of their names
    bool face_down = false;      ///< in a turn the player's own pieces lie face down until they are lifted
    bool move_at_once = true;    ///< against the computer, a move that could wait is handed over at once
    int veil_hold = 600;         ///< milliseconds that the button of the veil is held
    Keys keys = usual_keys();
    bool full_screen = false;
    int width = 1280;  ///< of the window when it was last closed, as the desktop counts
    int height = 800;
    std::optional<DesktopPlace> place{};  ///< of the window when it was last closed, on systems where programs choose it
    std::string first_player{};           ///< the names that were last entered for a new game; at most 200 letters
    std::string second_player{};
    std::string program{};  ///< the command of the program that was last given a seat; at most command_letters
    /// Who the second player of the last game was: "person", "program", or the word of a Level; empty: no game was begun yet.
    std::string opponent{};
    std::string opponent_style = "steady";  ///< the word of the Style of that computed player
    bool hints = true;                      ///< the person in the last game against the computer could ask for hints
    std::string language{};                 ///< its code, "de"; empty = that of the system
    std::string game{};                     ///< the id of the game that was chosen last; empty = the first one; at most 200 letters

    friend bool operator==(const Settings&, const Settings&) = default;
};
inline constexpr int smallest_width = 1024;
inline constexpr int smallest_height = 640;
inline constexpr int largest_side = 16384;

/// "normal", "brisk", "uniforms"...: the words used in files.
[[nodiscard]] std::string_view word(TextSize size);
[[nodiscard]] std::string_view word(Pace pace);
[[nodiscard]] std::string_view word(Colours colours);
[[nodiscard]] std::string_view word(OddsShown odds);
[[nodiscard]] std::string_view word(TurnCommand command);
[[nodiscard]] std::optional<TextSize> text_size_from_word(std::string_view text);
[[nodiscard]] std::optional<Pace> pace_from_word(std::string_view text);
[[nodiscard]] std::optional<Colours> colours_from_word(std::string_view text);
[[nodiscard]] std::optional<OddsShown> odds_shown_from_word(std::string_view text);

/// The factor for normal sizes: 1, 1.12, 1.25.
[[nodiscard]] float factor_of(TextSize size);
/// The factor for normal durations: 0, 0.5, 1, 2.
[[nodiscard]] float factor_of(Pace pace);

}  // namespace fow
