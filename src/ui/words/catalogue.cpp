#include "ui/words/catalogue.hpp"

#include <cstddef>
#include <cstdint>

namespace fow::ui {
namespace {

/// The 32-bit numbers of a catalogue, in the byte order of the machine that wrote it.
class Numbers {
public:
    explicit Numbers(std::string_view bytes) : bytes_(bytes) { swapped_ = at(0) == 0xde120495; }

    [[nodiscard]] std::size_t size() const { return bytes_.size(); }
    /// The number at that byte, which must be inside.
    [[nodiscard]] std::uint32_t at(std::size_t place) const {
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const auto byte = static_cast<unsigned char>(bytes_[place + (swapped_ ? i : 3 - i)]);
            number = number << 8U | byte;
        }
        return number;
    }
    [[nodiscard]] bool holds(std::size_t place, std::size_t numbers) const {
        return place % 4 == 0 && place <= size() && numbers <= (size() - place) / 4;
    }
    /// A table of texts, each with its length and its place, all of them inside and ended by a zero.
    [[nodiscard]] bool holds_texts(std::size_t table, std::size_t count) const {
        if (!holds(table, 2 * count)) return false;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t length = at(table + 8 * i), place = at(table + 8 * i + 4);
            if (place >= size() || length >= size() - place || bytes_[place + length] != '\0') return false;
        }
        return true;
    }
    /// A hash table of that many numbers of texts, counted from 1. With a prime size each search meets an empty place at some time.
    [[nodiscard]] bool holds_hashes(std::size_t table, std::size_t count, std::size_t texts) const {
        if (count <= 2) return true;  // it is not used then
        if (!holds(table, count)) return false;
        for (std::size_t divisor = 2; divisor * divisor <= count; ++divisor)
            if (count % divisor == 0) return false;
        bool empty = false;
        for (std::size_t i = 0; i < count; ++i) {
            if (at(table + 4 * i) > texts) return false;
            empty = empty || at(table + 4 * i) == 0;
        }
        return empty;
    }

private:
    std::string_view bytes_;
    bool swapped_ = false;
};

}  // namespace

bool is_sound_catalogue(std::string_view bytes) {
    constexpr std::size_t head = 28, most_texts = 100000;
    if (bytes.size() < head) return false;
    const Numbers numbers(bytes);
    const std::size_t texts = numbers.at(8);
    return numbers.at(0) == 0x950412de && numbers.at(4) == 0 && texts <= most_texts && numbers.holds_texts(numbers.at(12), texts) &&
           numbers.holds_texts(numbers.at(16), texts) && numbers.holds_hashes(numbers.at(24), numbers.at(20), texts);
}

}  // namespace fow::ui
