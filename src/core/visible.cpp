#include "core/visible.hpp"

#include <cstdint>

namespace fow {
namespace {

/// The number of bytes of a character that begins with this byte; 0 = no character does.
[[nodiscard]] std::size_t length_of(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xc2 && lead <= 0xdf) return 2;
    if (lead >= 0xe0 && lead <= 0xef) return 3;
    if (lead >= 0xf0 && lead <= 0xf4) return 4;
    return 0;
}

[[nodiscard]] bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U; }

struct Character {
    std::uint32_t code = 0;
    std::size_t length = 0;  ///< in bytes; 0 = not UTF-8
};

[[nodiscard]] Character first_of(std::string_view text) {
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = length_of(lead);
    if (length <= 1) return {lead, length};
    if (text.size() < length) return {};
    std::uint32_t code = lead & (0x7fU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if (!continues(text[i])) return {};
        code = code << 6U | (static_cast<unsigned char>(text[i]) & 0x3fU);
    }
    if (code < least[length] || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return {};
    return {code, length};
}

[[nodiscard]] bool is_control(std::uint32_t code) {
    if (code < 0x20) return code != '\n';
    return (code >= 0x7f && code <= 0x9f) || code == 0x61c || code == 0x200e || code == 0x200f || (code >= 0x2028 && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

[[nodiscard]] std::string hexadecimal(std::uint32_t number, int digits) {
    std::string text;
    for (int shift = 4 * (digits - 1); shift >= 0; shift -= 4) text += "0123456789abcdef"[number >> static_cast<unsigned>(shift) & 0xfU];
    return text;
}

}  // namespace

std::string visible(std::string_view text) {
    std::string shown;
    shown.reserve(text.size());
    while (!text.empty()) {
        const Character character = first_of(text);
        if (character.length == 0) shown += "\\x" + hexadecimal(static_cast<unsigned char>(text.front()), 2);
        else if (is_control(character.code)) shown += "\\u" + hexadecimal(character.code, 4);
        else shown += text.substr(0, character.length);
        text.remove_prefix(character.length == 0 ? 1 : character.length);
    }
    return shown;
}

std::string without_controls(std::string_view text) {
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const Character character = first_of(text);
        if (character.length > 0 && (is_control(character.code) || character.code == '\n')) plain += ' ';
        else plain += text.substr(0, character.length);
        text.remove_prefix(character.length == 0 ? 1 : character.length);
    }
    return plain;
}

std::size_t incomplete_end(std::string_view text) {
    for (std::size_t back = 1; back <= 3 && back <= text.size(); ++back) {
        const char byte = text[text.size() - back];
        if (!continues(byte)) return length_of(static_cast<unsigned char>(byte)) > back ? back : 0;
    }
    return 0;
}

}  // namespace fow
