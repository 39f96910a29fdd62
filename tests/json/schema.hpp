// The part of JSON Schema (draft 2020-12) that the schemas in rules/ use.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>

namespace fow::testing {

/// Why a document does not fit a schema, with the place; nothing if it fits. Throws std::logic_error if a schema has an unknown keyword.
[[nodiscard]] std::optional<std::string> misfit_with(const std::filesystem::path& schema, const std::string& document);
/// The same for a schema of rules/waterloo/schema/, by its name ("board").
[[nodiscard]] std::optional<std::string> misfit(const std::string& schema, const std::string& document);
/// The same for a file and the schema that it names itself.
[[nodiscard]] std::optional<std::string> misfit_of_file(const std::filesystem::path& document);
/// The names of all members in Waterloo's schemas.
[[nodiscard]] std::set<std::string> schema_members();

}  // namespace fow::testing
