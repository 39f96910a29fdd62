// What stands openly in a record, sealed or not: which game, by which options, between whom.
#pragma once

#include "reader.hpp"

namespace fow::json {

[[nodiscard]] Value options_to_json(const Options& options);
[[nodiscard]] Value names_to_json(const PerSeat<std::string>& names);
/// The members "game", "mode", "options" and "names".
void read_table(const Node& node, Options& options, PerSeat<std::string>& names);

inline constexpr const char* pledges_wanted = "\"set_up\" or \"line_of_retreat\"";
[[nodiscard]] std::optional<Pledged> pledged_from_word(std::string_view text);

}  // namespace fow::json
