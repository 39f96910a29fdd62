// Tables with the words for enumerations in files and notation.
#pragma once

#include <array>
#include <cassert>
#include <optional>
#include <string_view>

namespace fow {

template <class Enum, std::size_t N>
[[nodiscard]] constexpr std::string_view word_of(const std::array<std::string_view, N>& words, Enum value) {
    const auto index = static_cast<std::size_t>(value);
    assert(index < N && !words[index].empty());  // a new value needs a word
    return words[index];
}

template <class Enum, std::size_t N>
[[nodiscard]] constexpr std::optional<Enum> from_word(const std::array<std::string_view, N>& words, std::string_view text) {
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == text) return static_cast<Enum>(i);
    return std::nullopt;
}

}  // namespace fow
