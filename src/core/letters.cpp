#include "core/letters.hpp"

#include <algorithm>
#include <cassert>

namespace fow {
namespace {

[[nodiscard]] bool begins_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

/// Where its last letters begin.
[[nodiscard]] std::size_t last_letters(std::string_view text, std::size_t most) {
    std::size_t at = text.size();
    while (most > 0 && at > 0)
        if (begins_letter(text[--at])) --most;
    return at;
}

}  // namespace

std::size_t letters_in(std::string_view text) {
    const auto begun = static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins_letter));
    return text.empty() || begins_letter(text.front()) ? begun : begun + 1;
}

std::string_view first_letters(std::string_view text, std::size_t most) {
    std::size_t at = 0;
    while (at < text.size() && (at == 0 || !begins_letter(text[at]) || most > 1)) {
        if (at > 0 && begins_letter(text[at])) --most;
        ++at;
    }
    return text.substr(0, most == 0 ? 0 : at);
}

std::string abridged(std::string_view text, std::size_t most) {
    constexpr std::string_view gap = " ... ";
    assert(most > gap.size());
    if (letters_in(text) <= most) return std::string(text);
    const std::size_t ending = (most - gap.size()) / 2;
    return std::string(first_letters(text, most - gap.size() - ending)) + std::string(gap) +
           std::string(text.substr(last_letters(text, ending)));
}

}  // namespace fow
