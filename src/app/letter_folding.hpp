// Letters that count as the same in names: each system has a library that knows them.
#pragma once

#include <optional>
#include <string>

namespace fow::app {

/// The same text for all texts that differ only in capitals and in the way their letters are encoded; nothing if the text is not UTF-8. Not
/// for showing.
[[nodiscard]] std::optional<std::string> folded_letters(const std::string& text);

}  // namespace fow::app
