#include "core/opponent.hpp"

#include <algorithm>

namespace fow {
namespace {

constexpr std::array level_words{"recruit", "corporal", "captain", "marshal"};
constexpr std::array style_words{"steady", "bold", "patient", "gambler", "gunner", "raider"};

template <class Enum, std::size_t count>
std::optional<Enum> from_word(const std::array<const char*, count>& words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<Enum>(found - words.begin());
}

}  // namespace

std::string_view word(Level level) { return level_words[static_cast<std::size_t>(level)]; }
std::optional<Level> level_from_word(std::string_view word) { return from_word<Level>(level_words, word); }
std::string_view word(Style style) { return style_words[static_cast<std::size_t>(style)]; }
std::optional<Style> style_from_word(std::string_view word) { return from_word<Style>(style_words, word); }

}  // namespace fow
