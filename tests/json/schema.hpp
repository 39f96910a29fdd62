// As much of JSON Schema (draft 2020-12) as rules/waterloo/schema/ uses.
#pragma once

#include <optional>
#include <set>
#include <string>

namespace fow::testing {

/// Why a document does not fit the schema of that name ("board"), with the place in it; nothing when it does.
/// Throws std::logic_error where a schema has a keyword that is not known here.
[[nodiscard]] std::optional<std::string> misfit(const std::string& schema, const std::string& document);
/// The name of every member that some schema knows.
[[nodiscard]] std::set<std::string> schema_members();

}  // namespace fow::testing
