#include "core/opponent.hpp"

#include "core/words.hpp"

namespace fow {
namespace {

constexpr std::array<std::string_view, levels.size()> level_words{"recruit", "corporal", "captain", "marshal"};
constexpr std::array<std::string_view, styles.size()> style_words{"steady", "bold", "patient", "gambler", "gunner", "raider"};

}  // namespace

std::string_view word(Level level) { return word_of(level_words, level); }
std::optional<Level> level_from_word(std::string_view word) { return from_word<Level>(level_words, word); }
std::string_view word(Style style) { return word_of(style_words, style); }
std::optional<Style> style_from_word(std::string_view word) { return from_word<Style>(style_words, word); }

}  // namespace fow
