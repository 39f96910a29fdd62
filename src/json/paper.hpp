// How scenarios and deployments are laid out on paper: a member a line, long lists with an entry a line.
#pragma once

#include "reader.hpp"

namespace fow::json {

/// "  "name": value,\n"
[[nodiscard]] std::string line(std::string_view name, const Value& value);
/// The opening brace and what every document begins with.
[[nodiscard]] std::string head(std::string_view format, const std::string& name);
/// A list with an entry a line: the opening bracket, the entries, and the closing bracket at `indent`.
[[nodiscard]] std::string one_a_line(const Value& list, const std::string& indent);
/// An object as a member: its members a line each, last its list `long_list` where it has that.
[[nodiscard]] std::string block(std::string_view name, const Value& object, std::string_view long_list);

}  // namespace fow::json
