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

std::string claims_text(const DiagramClaims& claims) {
    std::string text;
    const auto line = [&](const char* what, const std::vector<std::string>& actions) {
        if (actions.empty()) return;
        text += what;
        for (std::size_t i = 0; i < actions.size(); ++i) text += (i == 0 ? " " : ", ") + actions[i];
        text += "\n";
    };
    line("played:", claims.plays);
    line("may:", claims.may);
    for (const DiagramClaims::Refusal& refusal : claims.may_not) text += "may not: " + refusal.action + " (" + refusal.rule + ")\n";
    return text;
}

}  // namespace fow::bots
