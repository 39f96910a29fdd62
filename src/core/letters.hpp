// Lengths of texts, in letters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fow {

/// The most letters of what players type: a name of anything, a comment on a game, the command of a program, a pass phrase, an order or a
/// set-up, the description of a battlefield, the path of a file. Documents keep all of them.
inline constexpr std::size_t name_letters = 60, comment_letters = 500, command_letters = 500, phrase_letters = 500, order_letters = 200,
                             description_letters = 2000, path_letters = 4000;

/// A letter is a code point of UTF-8; a byte that is not UTF-8 counts with the letter before it or as one of its own.
[[nodiscard]] std::size_t letters_in(std::string_view text);
/// Its first letters, at most that many.
[[nodiscard]] std::string_view first_letters(std::string_view text, std::size_t most);
/// The text, or its beginning and its end with " ... " between them, at most that many letters (6 or more) in all.
[[nodiscard]] std::string abridged(std::string_view text, std::size_t most);

}  // namespace fow
