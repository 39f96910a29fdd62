// When two names are the name of one player.
#pragma once

#include <string>

namespace fow::app {

/// The same text for all names that differ only in capitals, in the way their letters are encoded, and in blanks around them: "Élodie" and
/// "élodie ". Not for showing.
[[nodiscard]] std::string folded_name(const std::string& name);
[[nodiscard]] bool is_same_name(const std::string& a, const std::string& b);

}  // namespace fow::app
