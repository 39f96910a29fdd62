// What several documents share: their layout (each member and each entry of a long list on a line of its own), the options and names of a
// game, and scenarios inside other documents. Private to the json layer.
#pragma once

#include "fow/json/ledger.hpp"
#include "reader.hpp"

namespace fow::json {

/// "  "name": value,\n"
[[nodiscard]] std::string line(std::string_view name, const Value& value);
/// The opening brace and the first members of every document.
[[nodiscard]] std::string head(std::string_view format, const std::string& name);
/// A list with one entry per line. `indent` is that of the closing bracket.
[[nodiscard]] std::string one_per_line(const Value& list, const std::string& indent);
/// An object as a member, with one line per member. Its list `long_list` comes last, if there is one.
[[nodiscard]] std::string block(std::string_view name, const Value& object, std::string_view long_list);

[[nodiscard]] Value options_to_json(const Options& options);
[[nodiscard]] Value names_to_json(const PerSeat<std::string>& names);
/// The members "game", "mode", "options" and "names".
void read_table(const Node& node, Options& options, PerSeat<std::string>& names);

inline constexpr const char* commitment_kinds_wanted = "\"set_up\" or \"line_of_retreat\"";
[[nodiscard]] std::optional<CommitmentKind> commitment_kind_from_word(std::string_view text);

[[nodiscard]] Value moment_to_json(const GameMoment& moment);
[[nodiscard]] GameMoment read_moment(const Node& node);

/// The members "plies", "remarks", "digest" and "moment".
[[nodiscard]] Value point_to_json(const CoursePoint& point);
[[nodiscard]] CoursePoint read_point(const Node& node);

/// A remark of a record, without the place where it was made.
[[nodiscard]] Value remark_to_json(const TableEvent& what);
[[nodiscard]] TableEvent read_remark(const Node& entry);

[[nodiscard]] Value phrase_to_json(const SealedRecord::Phrase& phrase);
[[nodiscard]] SealedRecord::Phrase read_phrase(const Node& node);
/// The seats that have a pass phrase, with the data to check it.
[[nodiscard]] Value phrases_to_json(const PerSeat<std::optional<SealedRecord::Phrase>>& phrases);
[[nodiscard]] PerSeat<std::optional<SealedRecord::Phrase>> read_phrases(const Node& node);

/// Like fow::read_scenario(), but without format and version if it is not the top of the document.
[[nodiscard]] Scenario read_scenario(const Node& node, const Ruleset& base, Options options);

}  // namespace fow::json
