#include "bots/text.hpp"

#include <cstdint>

namespace fow::bots {

std::string one_line(std::string_view json) {
    std::string line;
    bool indent = false;
    for (const char c : json) {
        if (c == '\n') indent = true;
        else if (c != ' ' || !indent) {
            indent = false;
            line += c;
        }
    }
    return line;
}

std::string digest_of(std::string_view text) {
    std::uint64_t sum = 0xcbf29ce484222325ULL;
    for (const char c : text) sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[sum >> shift & 15U];
    return digits;
}

}  // namespace fow::bots
