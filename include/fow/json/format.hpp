// What a document is, before it is read as such.
#pragma once

#include <string>

namespace fow {

/// The format that a document names in its head, such as "fog-of-waterloo/record"; "" where it names none.
/// Throws DataError where the text is no JSON.
[[nodiscard]] std::string format_of(const std::string& text, const std::string& document);

}  // namespace fow
