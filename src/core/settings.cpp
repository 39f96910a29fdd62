#include "core/settings.hpp"

#include "core/words.hpp"

namespace fow {
namespace {

constexpr std::array<std::string_view, 3> size_words{"normal", "large", "largest"};
constexpr std::array<std::string_view, 4> pace_words{"off", "brisk", "steady", "slow"};
constexpr std::array<std::string_view, 3> odds_words{"always", "with_memory", "never"};
constexpr std::array<std::string_view, turn_commands.size()> command_words{"end_turn", "take_back", "take_off", "late_pieces",
                                                                           "dispatch", "staff_map", "lift",     "read_aloud"};
constexpr std::array<std::string_view, 2> colours_words{"uniforms", "contrast"};

}  // namespace

std::string_view word(TextSize size) { return word_of(size_words, size); }
std::string_view word(Pace pace) { return word_of(pace_words, pace); }
std::string_view word(OddsShown odds) { return word_of(odds_words, odds); }
std::string_view word(TurnCommand command) { return word_of(command_words, command); }
std::optional<OddsShown> odds_shown_from_word(std::string_view text) { return from_word<OddsShown>(odds_words, text); }
Keys usual_keys() { return {"E", "U", "T", "L", "D", "M", "F", "R"}; }
std::string_view word(Colours colours) { return word_of(colours_words, colours); }
std::optional<TextSize> text_size_from_word(std::string_view text) { return from_word<TextSize>(size_words, text); }
std::optional<Pace> pace_from_word(std::string_view text) { return from_word<Pace>(pace_words, text); }
std::optional<Colours> colours_from_word(std::string_view text) { return from_word<Colours>(colours_words, text); }

float factor_of(TextSize size) {
    constexpr std::array factors{1.0F, 1.12F, 1.25F};
    return factors[static_cast<std::size_t>(size)];
}

float factor_of(Pace pace) {
    constexpr std::array factors{0.0F, 0.5F, 1.0F, 2.0F};
    return factors[static_cast<std::size_t>(pace)];
}

}  // namespace fow
