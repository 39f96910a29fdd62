// The difference between two values. Private to the json layers.
#pragma once

#include "json/reader.hpp"

namespace fow::json {

/// What changes `before` into `after`, both objects, as a JSON merge patch (RFC 7396).
[[nodiscard]] Value merge_patch(const Value& before, const Value& after);

}  // namespace fow::json
