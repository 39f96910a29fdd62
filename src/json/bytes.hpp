// Bytes as text: short ones as hexadecimal digits in lower case, long ones in base64 with its padding.
#pragma once

#include "reader.hpp"

namespace fow::json {

/// Of a hash and of its salt.
inline constexpr std::size_t hash_size = 32;

[[nodiscard]] std::string hex(std::string_view bytes);
/// Exactly `count` bytes.
[[nodiscard]] std::string hex_bytes(const Node& node, std::size_t count);

[[nodiscard]] std::string base64(std::string_view bytes);
/// At most `limit` bytes. There is one way to write them; no other is read.
[[nodiscard]] std::string base64_bytes(const Node& node, std::size_t limit);

}  // namespace fow::json
