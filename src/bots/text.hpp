// Documents as the protocol carries them.
#pragma once

#include <string>
#include <string_view>

namespace fow::bots {

/// A JSON text of ours on one line: without the ends of lines and the indents behind them, of which strings have none.
[[nodiscard]] std::string one_line(std::string_view json);
/// A digest as 16 hexadecimal digits: tells different rules apart, but does not withstand somebody who wants two to be alike.
[[nodiscard]] std::string digest_of(std::string_view text);

}  // namespace fow::bots
