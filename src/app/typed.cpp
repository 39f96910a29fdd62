#include "app/typed.hpp"

#include <cstdlib>

namespace fow::app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t name_bytes = 60;

}  // namespace

std::string file_name(const std::string& name) {
    std::string safe;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (safe.size() >= name_bytes && (byte & 0xC0) != 0x80) break;
        safe += byte < 0x20 || c == '/' || c == '\\' || c == ':' || byte == 0x7F ? '-' : c;
    }
    while (!safe.empty() && (safe.front() == '.' || safe.front() == ' ')) safe.erase(0, 1);
    while (!safe.empty() && safe.back() == ' ') safe.pop_back();
    return safe.empty() ? "unnamed" : safe;
}

fs::path typed_path(std::string text) {
    const auto blank = [](char c) { return c == ' ' || c == '"' || c == '\''; };
    while (!text.empty() && blank(text.back())) text.pop_back();
    while (!text.empty() && blank(text.front())) text.erase(0, 1);
    if (text.rfind("file://", 0) == 0) text.erase(0, 7);
    const char* home = std::getenv("HOME");
    if (home != nullptr && (text == "~" || text.rfind("~/", 0) == 0)) text.replace(0, 1, home);
    std::error_code error;
    const fs::path path = fs::absolute(text, error);
    return error ? fs::path(text) : path;
}

}  // namespace fow::app
