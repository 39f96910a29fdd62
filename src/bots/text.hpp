// Documents as the protocol carries them.
#pragma once

#include <string>
#include <string_view>

namespace fow::bots {

/// One of our JSON texts on one line: drops line ends and the indents after them, which never occur inside strings.
[[nodiscard]] std::string one_line(std::string_view json);
/// A digest as 16 hexadecimal digits: tells different rules apart, but is not collision-resistant against an attacker.
[[nodiscard]] std::string digest_of(std::string_view text);

}  // namespace fow::bots
