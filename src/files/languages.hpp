// The catalogues of translations beside the program: <folder>/<code>/LC_MESSAGES/fog-of-waterloo.mo.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/catalogue.hpp"

namespace fow::files {

/// The folder of the catalogues, beside the data folder.
[[nodiscard]] std::filesystem::path catalogues_folder(const std::filesystem::path& data);
/// English, then the others by name. Reads the head of each catalogue; one that cannot be read is left out.
[[nodiscard]] std::vector<Language> languages_in(const std::filesystem::path& folder);
/// Whether there is a catalogue for that code, or it is English. A code with other signs than letters, digits, _ and - has none.
[[nodiscard]] bool has_language(const std::filesystem::path& folder, const std::string& code);
/// The catalogue; nullptr for English. Throws DataError if it cannot be read or is damaged.
[[nodiscard]] std::shared_ptr<const Catalogue> read_catalogue(const std::filesystem::path& folder, const std::string& code);
/// The first language that the user asks the system for and that is there; else English.
[[nodiscard]] std::string language_of_system(const std::filesystem::path& folder);

/// From now on sentences are in the language that the user asks the system for. If its catalogue is damaged they stay English, and this
/// returns the reason; else an empty text.
[[nodiscard]] std::string speak_as_system(const std::filesystem::path& data);

}  // namespace fow::files
