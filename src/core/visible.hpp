// Text from files and arguments, made harmless for a terminal.
#pragma once

#include <string>
#include <string_view>

namespace fow {

/// The text (UTF-8) with each control character written out, so that it cannot move the cursor, change colours or reverse the order of
/// letters: "\u001b" for U+001B. These are U+0000 to U+001F except the line feed, U+007F to U+009F, the line and paragraph separators
/// (U+2028, U+2029) and the directional controls (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069). A byte that is not UTF-8
/// becomes "\x9b". In JSON, where such characters occur only inside strings, the value stays the same.
[[nodiscard]] std::string visible(std::string_view text);

/// The text to be read aloud: each of these characters and each line feed becomes a blank, and bytes that are not UTF-8 are dropped.
[[nodiscard]] std::string without_controls(std::string_view text);

/// How many bytes at the end of `text` may be the beginning of a character that is not complete yet: 0 to 3.
[[nodiscard]] std::size_t incomplete_end(std::string_view text);

}  // namespace fow
