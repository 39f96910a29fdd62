// The part of JSON Schema (draft 2020-12) that rules/waterloo/schema/ uses.
#pragma once

#include <optional>
#include <set>
#include <string>

namespace fow::testing {

/// Why a document does not fit the schema of that name ("board"), with the place; nothing if it fits. Throws std::logic_error if a schema
/// has an unknown keyword.
[[nodiscard]] std::optional<std::string> misfit(const std::string& schema, const std::string& document);
/// The names of all members in the schemas.
[[nodiscard]] std::set<std::string> schema_members();

}  // namespace fow::testing
