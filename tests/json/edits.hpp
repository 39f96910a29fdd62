// Ways to corrupt documents, and how their readers refuse them.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

#include "core/errors.hpp"

namespace fow::testing {

[[nodiscard]] std::string text_of(const std::filesystem::path& path);

/// The text with the value at a JSON pointer replaced by `value` (JSON too), or with that member or entry removed.
[[nodiscard]] std::string with(const std::string& text, const std::string& pointer, const std::string& value);
[[nodiscard]] std::string without(const std::string& text, const std::string& pointer);
/// Replaces the first `from`; fails the test if there is none.
[[nodiscard]] std::string replaced(std::string text, std::string_view from, std::string_view to);
/// Whether both are the same JSON, whatever their layout.
[[nodiscard]] bool same_json(const std::string& a, const std::string& b);

/// The DataError that `read` throws; fails the test if it throws none.
template <class Read>
[[nodiscard]] DataError refusal(Read read) {
    try {
        static_cast<void>(read());
    } catch (const DataError& error) {
        return error;
    }
    throw std::logic_error("a bad document was read");
}

}  // namespace fow::testing
