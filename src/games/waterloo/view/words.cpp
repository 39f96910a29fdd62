// The words of cards and of the field.
#include "core/words.hpp"
#include "games/waterloo/view/card.hpp"
#include "games/waterloo/view/field.hpp"

namespace fow::waterloo {
namespace {

constexpr auto card_words =
    std::to_array<std::string_view>({"reconnaissance", "initiative", "combined_attack", "fighting_spirit", "grand_battery"});
constexpr auto card_rules = std::to_array<std::string_view>({"W11.4", "W11.5", "W11.6", "W11.7", "W11.10"});
static_assert(card_words.size() == cards.size() && card_rules.size() == cards.size());

constexpr std::array<std::string_view, 3> mode_words{"basic", "standard", "expert"};
constexpr std::array<std::string_view, 4> tile_words{"building", "village", "hill", "mud"};

}  // namespace

std::string_view word(Card card) { return word_of(card_words, card); }
std::optional<Card> card_from_word(std::string_view text) { return from_word<Card>(card_words, text); }
std::string_view rule_of(Card card) { return word_of(card_rules, card); }

std::string_view word(Mode mode) { return word_of(mode_words, mode); }
std::optional<Mode> mode_from_word(std::string_view text) { return from_word<Mode>(mode_words, text); }
std::string_view word(TileKind kind) { return word_of(tile_words, kind); }
std::optional<TileKind> tile_kind_from_word(std::string_view text) { return from_word<TileKind>(tile_words, text); }

}  // namespace fow::waterloo
