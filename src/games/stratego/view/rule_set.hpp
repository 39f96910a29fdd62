// The data of a variant (board, armies, limits) and what the players agreed on before the game, all of which both players know.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "games/stratego/view/board.hpp"

namespace fow::stratego {

/// A set of squares: of the largest board, in three words.
class Squares {
public:
    constexpr void set(Square square) { flip(static_cast<unsigned>(square.index())); }
    constexpr void flip(unsigned index) { words_[index / 64] ^= std::uint64_t{1} << (index % 64); }
    [[nodiscard]] constexpr bool has(Square square) const {
        const auto index = static_cast<unsigned>(square.index());
        return (words_[index / 64] >> (index % 64) & 1U) != 0;
    }
    [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1] | words_[2]) == 0; }
    /// All squares moved up by that many numbers, or down if it is negative; at most 63 either way.
    [[nodiscard]] constexpr Squares shifted(int by) const {
        Squares moved;
        const auto& w = words_;
        if (by > 0) moved.words_ = {w[0] << by, w[1] << by | w[0] >> (64 - by), w[2] << by | w[1] >> (64 - by)};
        else moved.words_ = {w[0] >> -by | w[1] << (64 + by), w[1] >> -by | w[2] << (64 + by), w[2] >> -by};
        return moved;
    }
    [[nodiscard]] constexpr Squares without(const Squares& others) const {
        return {words_[0] & ~others.words_[0], words_[1] & ~others.words_[1], words_[2] & ~others.words_[2]};
    }
    friend constexpr Squares operator&(const Squares& a, const Squares& b) {
        return {a.words_[0] & b.words_[0], a.words_[1] & b.words_[1], a.words_[2] & b.words_[2]};
    }
    friend constexpr Squares operator|(const Squares& a, const Squares& b) {
        return {a.words_[0] | b.words_[0], a.words_[1] | b.words_[1], a.words_[2] | b.words_[2]};
    }
    /// Calls `take(index)` for each square, in order, until it returns true; then returns true.
    template <class Take>
    constexpr bool any(const Take& take) const {
        const auto any_in = [&](std::uint64_t word, unsigned first) {
            for (; word != 0; word &= word - 1)
                if (take(static_cast<std::uint8_t>(first + static_cast<unsigned>(std::countr_zero(word))))) return true;
            return false;
        };
        return any_in(words_[0], 0) || any_in(words_[1], 64) || any_in(words_[2], 128);
    }
    constexpr Squares() = default;
    friend constexpr bool operator==(const Squares&, const Squares&) = default;

private:
    constexpr Squares(std::uint64_t a, std::uint64_t b, std::uint64_t c) : words_{a, b, c} {}
    std::array<std::uint64_t, 3> words_{};
};

/// A game that is played by these rules. Its numbers are in rules/stratego/armies.json, its formations in rules/stratego/formations/.
struct Variant {
    std::string_view id;         ///< in documents, commands and file names: "duel"
    std::string_view listed_as;  ///< the variant in whose place the title page lists it
    std::string_view title;      ///< in the middle of an English sentence: "the Duel"
    std::string_view army_rule;  ///< which army it has
    std::string_view zone_rule;  ///< where it is set up
    std::string_view look_up;    ///< a chapter or rule of the rulebook, as an example
    std::string_view set_up;     ///< for either side (C6.3), as an example
};
/// All of them, in the order in which players choose; the first has the printed board.
inline constexpr std::array<Variant, 3> variants{{
    {"stratego", "stratego", tr_later("the classic game"), "C1.3", "C1.1", "C2.4", "FB8sB479B8/BB31555583/6724898974/967B669999"},
    {"duel", "duel", tr_later("the Duel"), "C5.1", "C5.1", "C5", "F..B....../B8.s..8.../..129.9..."},
    {"barrage", "stratego", "Barrage", "C5.3", "C5.3", "C5", "BF......../8..s....../..12....../9....9...."},
}};
/// Null if there is none of that id.
[[nodiscard]] constexpr const Variant* variant_named(std::string_view id) {
    for (const Variant& variant : variants)
        if (variant.id == id) return &variant;
    return nullptr;
}
/// That of a rule set; the classic game if it has an id of its own.
[[nodiscard]] constexpr const Variant& variant_of(std::string_view id) {
    const Variant* const found = variant_named(id);
    return found == nullptr ? variants.front() : *found;
}

/// The data of one variant: board, armies, limits (C1.1 to C1.3, C4.5, C5).
struct RuleSet {
    std::string id;        ///< Variant::id
    int files = 10;        ///< 6 to 12
    int ranks = 10;        ///< 6 to 12
    Squares lakes;         ///< C1.2
    PerSeat<Army> armies;  ///< C1.3; at most most_pieces each. Those of a battlefield may differ (C1.8)
    PerSeat<Squares> zones;
    int quiet_limit = 400;  ///< C4.5: turns of both players together; 0 = never; at most most_quiet
    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};
/// Whether an army has such a piece.
[[nodiscard]] constexpr bool has_any(const PerSeat<Army>& armies, Rank rank) { return armies.first[rank] > 0 || armies.second[rank] > 0; }
/// What the players agreed on before the game.
struct Options {
    bool memory = true;  ///< W15.1 (C3.5); false = true to the table: what was seen is not shown again later
    friend bool operator==(const Options&, const Options&) = default;
};
inline constexpr int most_pieces = 40;  ///< of one side
inline constexpr int most_quiet = 400;

}  // namespace fow::stratego
