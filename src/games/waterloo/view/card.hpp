// Manoeuvre cards (W11).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fow::waterloo {

enum class Card : std::uint8_t { reconnaissance, initiative, combined_attack, fighting_spirit, grand_battery };
inline constexpr int card_kinds = 5;
inline constexpr std::array<Card, card_kinds> cards{Card::reconnaissance, Card::initiative, Card::combined_attack, Card::fighting_spirit,
                                                    Card::grand_battery};
/// "reconnaissance", "initiative", "combined_attack", "fighting_spirit", "grand_battery".
[[nodiscard]] std::string_view word(Card card);
[[nodiscard]] std::optional<Card> card_from_word(std::string_view text);
/// The rule that describes the card: W11.4 to W11.7, W11.10.
[[nodiscard]] std::string_view rule_of(Card card);

/// How many cards of each kind, 0 to 15.
class CardCounts {
public:
    [[nodiscard]] constexpr int operator[](Card card) const { return static_cast<int>((bits_ >> shift(card)) & 15U); }
    constexpr void add(Card card, int count = 1) { bits_ += static_cast<std::uint32_t>(count) << shift(card); }
    /// There must be at least that many.
    constexpr void remove(Card card, int count = 1) { bits_ -= static_cast<std::uint32_t>(count) << shift(card); }
    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (const Card card : cards) sum += (*this)[card];
        return sum;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    friend constexpr bool operator==(CardCounts, CardCounts) = default;

private:
    [[nodiscard]] static constexpr int shift(Card card) { return 4 * static_cast<int>(card); }
    std::uint32_t bits_ = 0;
};
/// For each kind; no result may be above 15 or below 0.
[[nodiscard]] constexpr CardCounts operator+(CardCounts a, CardCounts b) {
    for (const Card card : cards) a.add(card, b[card]);
    return a;
}
[[nodiscard]] constexpr CardCounts operator-(CardCounts a, CardCounts b) {
    for (const Card card : cards) a.remove(card, b[card]);
    return a;
}

}  // namespace fow::waterloo
