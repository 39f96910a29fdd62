#include "fow/view/card.hpp"

#include "words.hpp"

namespace fow {
namespace {

constexpr auto card_words =
    std::to_array<std::string_view>({"reconnaissance", "initiative", "combined_attack", "fighting_spirit", "grand_battery"});
constexpr auto card_rules = std::to_array<std::string_view>({"W11.4", "W11.5", "W11.6", "W11.7", "W11.10"});
static_assert(card_words.size() == cards.size() && card_rules.size() == cards.size());

}  // namespace

std::string_view word(Card card) { return word_of(card_words, card); }
std::optional<Card> card_from_word(std::string_view text) { return from_word<Card>(card_words, text); }
std::string_view rule_of(Card card) { return word_of(card_rules, card); }

}  // namespace fow
