#include "app/typed.hpp"

#include <cstdlib>
#include <string_view>

#include "fow/core/letters.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

/// The beginning of a name, with room for so many more bytes. No file system takes names of more than 255 bytes, and a file that is being
/// written has a longer one for a moment.
std::string_view room_for(std::string_view name, std::size_t more) {
    constexpr std::size_t most_bytes = 200;
    name = first_letters(name, name_letters - more);
    while (name.size() + more > most_bytes) name = first_letters(name, letters_in(name) - 1);
    return name;
}

}  // namespace

std::string numbered(const std::string& name, int number) {
    const std::string ending = " " + std::to_string(number);
    return std::string(room_for(name, ending.size())) + ending;
}

std::string file_name(const std::string& name) {
    std::string safe;
    for (const char c : room_for(name, 0)) {
        const auto byte = static_cast<unsigned char>(c);
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
