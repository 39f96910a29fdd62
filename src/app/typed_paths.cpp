#include "app/typed_paths.hpp"

#include <charconv>
#include <string_view>

#include "core/letters.hpp"
#include "files/platform.hpp"

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

/// The bytes that an address writes as %20 and the like. What is no such number stays as it is.
std::string decoded(std::string_view address) {
    std::string bytes;
    for (std::size_t i = 0; i < address.size(); ++i) {
        unsigned byte = 0;
        const char* const digits = address.data() + i + 1;
        const bool coded = address[i] == '%' && i + 2 < address.size() && std::from_chars(digits, digits + 2, byte, 16).ptr == digits + 2;
        bytes += coded && byte != 0 ? static_cast<char>(byte) : address[i];
        if (coded && byte != 0) i += 2;
    }
    return bytes;
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
    return platform::allowed_name(safe.empty() ? "unnamed" : safe);
}

std::string without_address(const std::string& text) {
    constexpr std::string_view scheme = "file:", computer = "//localhost/", none = "///";
    if (!text.starts_with(scheme)) return text;
    std::string_view path = std::string_view(text).substr(scheme.size());
    for (const std::string_view host : {computer, none})
        if (path.starts_with(host)) path.remove_prefix(host.size() - 1);
    if (!path.starts_with('/') || path.starts_with("//")) return text;
    const std::string found = decoded(path);
    return fs::path(found.substr(1)).has_root_name() ? found.substr(1) : found;  // "file:///C:/game.json"
}

fs::path typed_path(std::string text) {
    const auto blank = [](char c) { return c == ' ' || c == '"' || c == '\''; };
    while (!text.empty() && blank(text.back())) text.pop_back();
    while (!text.empty() && blank(text.front())) text.erase(0, 1);
    text = without_address(text);
    const fs::path home = platform::home_folder();
    if (!home.empty() && (text == "~" || text.rfind("~/", 0) == 0)) text.replace(0, 1, home.string());
    std::error_code error;
    const fs::path path = fs::absolute(text, error);
    return error ? fs::path(text) : path;
}

}  // namespace fow::app
