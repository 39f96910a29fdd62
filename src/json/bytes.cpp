#include "reader.hpp"

namespace fow::json {
namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";
constexpr std::string_view base64_digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

[[nodiscard]] unsigned byte_of(char c) { return static_cast<unsigned char>(c); }

/// The value of each base64 digit; -1 for other characters.
[[nodiscard]] const std::array<int, 256>& base64_values() {
    static const std::array<int, 256> values = [] {
        std::array<int, 256> table{};
        table.fill(-1);
        for (std::size_t i = 0; i < base64_digits.size(); ++i) table[byte_of(base64_digits[i])] = static_cast<int>(i);
        return table;
    }();
    return values;
}

}  // namespace

std::string hex(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) {
        text += hex_digits[byte_of(c) >> 4U];
        text += hex_digits[byte_of(c) & 15U];
    }
    return text;
}

std::string hex_bytes(const Node& node, std::size_t count) {
    const std::string text = node.text();
    if (text.size() != 2 * count || text.find_first_not_of(hex_digits) != std::string::npos)
        node.fail("must be " + std::to_string(2 * count) + " lower-case hexadecimal digits");
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); i += 2)
        bytes += static_cast<char>(hex_digits.find(text[i]) << 4U | hex_digits.find(text[i + 1]));
    return bytes;
}

std::string base64(std::string_view bytes) {
    std::string text((bytes.size() + 2) / 3 * 4, '=');
    auto out = text.begin();
    std::size_t i = 0;
    for (; i + 3 <= bytes.size(); i += 3) {
        const unsigned group = byte_of(bytes[i]) << 16U | byte_of(bytes[i + 1]) << 8U | byte_of(bytes[i + 2]);
        for (const unsigned shift : {18U, 12U, 6U, 0U}) *out++ = base64_digits[group >> shift & 63U];
    }
    if (const std::size_t left = bytes.size() - i; left > 0) {
        const unsigned group = byte_of(bytes[i]) << 16U | (left == 2 ? byte_of(bytes[i + 1]) << 8U : 0U);
        for (std::size_t k = 0; k <= left; ++k) *out++ = base64_digits[group >> (18 - 6 * k) & 63U];
    }
    return text;
}

std::string base64_bytes(const Node& node, std::size_t limit) {
    const std::string text = node.text((limit + 2) / 3 * 4);
    const auto& values = base64_values();
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i + 4 <= text.size(); i += 4) {
        unsigned group = 0;
        std::size_t given = 4;
        if (i + 4 == text.size()) given -= text[i + 3] != '=' ? 0U : text[i + 2] != '=' ? 1U : 2U;
        for (std::size_t k = 0; k < given; ++k) {
            const int value = values[byte_of(text[i + k])];
            if (value < 0) node.fail("is not base64");
            group |= static_cast<unsigned>(value) << (18 - 6 * k);
        }
        for (std::size_t k = 0; k + 1 < given; ++k) bytes += static_cast<char>(group >> (16 - 8 * k) & 255U);
    }
    if (base64(bytes) != text) node.fail("is not base64");
    return bytes;
}

}  // namespace fow::json
