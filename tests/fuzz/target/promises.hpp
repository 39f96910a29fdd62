// What every fuzzed reader demands of its code.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>

#include "core/errors.hpp"

namespace fow::fuzz {

inline constexpr const char* document = "input";

inline void demand(bool kept, const std::string& promise) {
    if (!kept) throw std::logic_error("broken promise: " + promise);
}

/// The value that was read, or nothing if the reader refused.
template <class Read>
[[nodiscard]] auto unless_refused(const Read& read) -> std::optional<decltype(read())> {
    try {
        return read();
    } catch (const DataError& refusal) {
        demand(!refusal.all.empty() && !refusal.reason.empty(), "a refusal says why");
        return std::nullopt;
    }
}

}  // namespace fow::fuzz
