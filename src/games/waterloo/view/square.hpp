// The board (W0.1): 12 files, a to l from west to east, and 10 ranks, 1 to 10 from south to north.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

namespace fow::waterloo {

inline constexpr int file_count = 12;
inline constexpr int rank_count = 10;
inline constexpr int square_count = file_count * rank_count;

/// A square of the board. Invariant: 0 <= index() < 120; index = (rank - 1) * 12 + file.
class Square {
public:
    constexpr Square() = default;
    /// `file` from 0 (a) to 11 (l), `rank` from 0 (the southern edge, "1") to 9 ("10").
    constexpr Square(int file, int rank) : index_(static_cast<std::uint8_t>(rank * file_count + file)) {}
    [[nodiscard]] static constexpr Square from_index(int index) {
        Square square;
        square.index_ = static_cast<std::uint8_t>(index);
        return square;
    }
    [[nodiscard]] constexpr int index() const { return index_; }
    [[nodiscard]] constexpr int file() const { return index_ % file_count; }
    [[nodiscard]] constexpr int rank() const { return index_ / file_count; }
    friend constexpr auto operator<=>(Square, Square) = default;

private:
    std::uint8_t index_ = 0;
};

/// "e4". Parsing the text returns the same square.
[[nodiscard]] std::string to_text(Square square);
/// Nothing if the text is not a square of the board.
[[nodiscard]] std::optional<Square> square_from_text(std::string_view text);

/// The four directions of W0.4.
enum class Direction : std::uint8_t { north, east, south, west };
inline constexpr Direction directions[] = {Direction::north, Direction::east, Direction::south, Direction::west};
[[nodiscard]] constexpr Direction opposite(Direction d) { return static_cast<Direction>((static_cast<int>(d) + 2) % 4); }
/// The next square in that direction, or nothing at the edge.
[[nodiscard]] constexpr std::optional<Square> step(Square s, Direction d) {
    switch (d) {
        case Direction::north: return s.rank() + 1 < rank_count ? std::optional(Square(s.file(), s.rank() + 1)) : std::nullopt;
        case Direction::east: return s.file() + 1 < file_count ? std::optional(Square(s.file() + 1, s.rank())) : std::nullopt;
        case Direction::south: return s.rank() > 0 ? std::optional(Square(s.file(), s.rank() - 1)) : std::nullopt;
        case Direction::west: return s.file() > 0 ? std::optional(Square(s.file() - 1, s.rank())) : std::nullopt;
    }
    return std::nullopt;
}
/// The direction from `from` to `to`, if they are on one straight line and differ.
[[nodiscard]] constexpr std::optional<Direction> line_direction(Square from, Square to) {
    if (from == to) return std::nullopt;
    if (from.file() == to.file()) return to.rank() > from.rank() ? Direction::north : Direction::south;
    if (from.rank() == to.rank()) return to.file() > from.file() ? Direction::east : Direction::west;
    return std::nullopt;
}
[[nodiscard]] constexpr int distance(Square a, Square b) {
    const int files = a.file() - b.file();
    const int ranks = a.rank() - b.rank();
    return (files < 0 ? -files : files) + (ranks < 0 ? -ranks : ranks);
}
/// W0.4: side by side, not diagonally.
[[nodiscard]] constexpr bool adjacent(Square a, Square b) { return distance(a, b) == 1; }

namespace detail {
/// The bits of a file among the 64 squares from index `first` on.
[[nodiscard]] constexpr std::uint64_t file_bits(int file, int first) {
    std::uint64_t bits = 0;
    for (int index = file; index < square_count; index += file_count)
        if (index >= first && index < first + 64) bits |= 1ULL << (index - first);
    return bits;
}
}  // namespace detail

/// A set of squares as 120 bits. Iterates by index.
class SquareSet {
public:
    constexpr SquareSet() = default;
    constexpr SquareSet(std::initializer_list<Square> squares) {
        for (const Square s : squares) insert(s);
    }
    [[nodiscard]] static constexpr SquareSet of(Square s) {
        SquareSet set;
        set.insert(s);
        return set;
    }
    [[nodiscard]] static constexpr SquareSet all() { return SquareSet(~0ULL, high_mask); }

    constexpr void insert(Square s) { word(s) |= bit(s); }
    constexpr void erase(Square s) { word(s) &= ~bit(s); }
    [[nodiscard]] constexpr bool contains(Square s) const { return ((s.index() < 64 ? low_ : high_) & bit(s)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
    /// The first square. The set must not be empty.
    [[nodiscard]] constexpr Square first() const {
        return Square::from_index(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }

    /// All squares one step away in that direction; squares beyond the edge are dropped.
    [[nodiscard]] constexpr SquareSet shifted(Direction d) const {
        switch (d) {
            case Direction::north: return SquareSet(low_ << 12, ((high_ << 12) | (low_ >> 52)) & high_mask);
            case Direction::south: return SquareSet((low_ >> 12) | (high_ << 52), high_ >> 12);
            case Direction::east: {
                constexpr std::uint64_t low = ~detail::file_bits(11, 0), high = ~detail::file_bits(11, 64);
                return SquareSet((low_ & low) << 1, (((high_ & high) << 1) | ((low_ & low) >> 63)) & high_mask);
            }
            case Direction::west: {
                constexpr std::uint64_t low = ~detail::file_bits(0, 0), high = ~detail::file_bits(0, 64);
                return SquareSet(((low_ & low) >> 1) | ((high_ & high) << 63), (high_ & high) >> 1);
            }
        }
        return {};
    }
    /// The squares adjacent to any of the set (some of them may be in the set).
    [[nodiscard]] constexpr SquareSet neighbours() const {
        return shifted(Direction::north) | shifted(Direction::south) | shifted(Direction::east) | shifted(Direction::west);
    }
    [[nodiscard]] static constexpr SquareSet file(int file) {
        SquareSet set;
        for (int rank = 0; rank < rank_count; ++rank) set.insert(Square(file, rank));
        return set;
    }
    [[nodiscard]] static constexpr SquareSet rank(int rank) {
        SquareSet set;
        for (int file = 0; file < file_count; ++file) set.insert(Square(file, rank));
        return set;
    }

    friend constexpr SquareSet operator|(SquareSet a, SquareSet b) { return SquareSet(a.low_ | b.low_, a.high_ | b.high_); }
    friend constexpr SquareSet operator&(SquareSet a, SquareSet b) { return SquareSet(a.low_ & b.low_, a.high_ & b.high_); }
    friend constexpr SquareSet operator~(SquareSet a) { return SquareSet(~a.low_, ~a.high_ & high_mask); }
    constexpr SquareSet& operator|=(SquareSet b) { return *this = *this | b; }
    constexpr SquareSet& operator&=(SquareSet b) { return *this = *this & b; }
    friend constexpr bool operator==(SquareSet, SquareSet) = default;

    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        using pointer = const Square*;
        using reference = Square;
        constexpr Iterator() : Iterator(0, 0) {}
        constexpr Iterator(std::uint64_t low, std::uint64_t high)
            : word_(low != 0 ? low : high), next_(low != 0 ? high : 0), first_(low != 0 ? 0 : 64) {}
        constexpr Square operator*() const { return Square::from_index(first_ + std::countr_zero(word_)); }
        constexpr Iterator& operator++() {
            word_ &= word_ - 1;
            if (word_ != 0) return *this;
            word_ = next_;
            next_ = 0;
            first_ = 64;
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(Iterator a, Iterator b) { return a.word_ == b.word_ && a.next_ == b.next_; }

    private:
        std::uint64_t word_;  ///< what is left of the squares from index `first_` on; 0 only at the end
        std::uint64_t next_;  ///< those of the high word while this is the low one
        int first_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return {low_, high_}; }
    [[nodiscard]] constexpr Iterator end() const { return {0, 0}; }

private:
    static constexpr std::uint64_t high_mask = (1ULL << (square_count - 64)) - 1;
    constexpr SquareSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    [[nodiscard]] static constexpr std::uint64_t bit(Square s) { return 1ULL << (s.index() & 63); }
    [[nodiscard]] constexpr std::uint64_t& word(Square s) { return s.index() < 64 ? low_ : high_; }

    std::uint64_t low_ = 0;
    std::uint64_t high_ = 0;
};

}  // namespace fow::waterloo
