#include "fow/view/field.hpp"

#include "words.hpp"

namespace fow {
namespace {

constexpr std::array<std::string_view, 3> mode_words{"basic", "standard", "expert"};
constexpr std::array<std::string_view, 4> tile_words{"building", "village", "hill", "mud"};

}  // namespace

std::string_view word(Mode mode) { return word_of(mode_words, mode); }
std::optional<Mode> mode_from_word(std::string_view text) { return from_word<Mode>(mode_words, text); }
std::string_view word(TileKind kind) { return word_of(tile_words, kind); }
std::optional<TileKind> tile_kind_from_word(std::string_view text) { return from_word<TileKind>(tile_words, text); }

}  // namespace fow
