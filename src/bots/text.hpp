// Documents as the protocol carries them, and texts for terminals.
#pragma once

#include <string>
#include <string_view>

#include "core/diagram.hpp"

namespace fow::bots {

/// One of our JSON texts on one line: drops line ends and the indents after them, which never occur inside strings.
[[nodiscard]] std::string one_line(std::string_view json);
/// A digest as 16 hexadecimal digits: tells different rules apart, but is not collision-resistant against an attacker.
[[nodiscard]] std::string digest_of(std::string_view text);

/// What a diagram claims, line by line: what is played, what is allowed after that, what is refused and why.
[[nodiscard]] std::string claims_text(const DiagramClaims& claims);

}  // namespace fow::bots
