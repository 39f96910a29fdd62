#include "games/callipers/view/spot.hpp"

#include <charconv>
#include <vector>

namespace fow::callipers {
namespace {

constexpr std::string_view of_piece = "piece:", of_place = "at:";

/// All of the text as whole numbers with commas between; nothing if it is anything else.
[[nodiscard]] std::optional<std::vector<int>> numbers_in(std::string_view text) {
    std::vector<int> numbers;
    for (;;) {
        int number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc()) return std::nullopt;
        numbers.push_back(number);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (text.empty()) return numbers;
        if (text.front() != ',') return std::nullopt;
        text.remove_prefix(1);
    }
}

}  // namespace

std::string to_text(const Spot& spot) {
    if (spot.key > 0) return std::string(of_piece) + std::to_string(spot.key);
    return std::string(of_place) + std::to_string(spot.at.x) + "," + std::to_string(spot.at.y);
}

std::optional<Spot> spot_from_text(std::string_view text) {
    const bool piece = text.starts_with(of_piece);
    if (!piece && !text.starts_with(of_place)) return std::nullopt;
    text.remove_prefix(piece ? of_piece.size() : of_place.size());
    const auto numbers = numbers_in(text);
    if (!numbers || numbers->size() != (piece ? 1U : 2U)) return std::nullopt;
    for (const int number : *numbers)
        if (number < (piece ? 1 : -bound) || number > (piece ? highest_key : bound)) return std::nullopt;
    return piece ? Spot{numbers->front(), {}} : Spot{0, {numbers->front(), numbers->back()}};
}

}  // namespace fow::callipers
