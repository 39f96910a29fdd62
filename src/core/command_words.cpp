#include "core/command_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>

#include "core/letters.hpp"

namespace fow {
namespace {

/// "bot.py" for "/home/x/bot.py".
std::string file_of(std::string path) {
    while (path.size() > 1 && path.back() == '/') path.pop_back();
    return path == "/" ? std::string() : std::filesystem::path(path).filename().string();
}

/// Whether that program runs the one that the command is about: "/usr/bin/python3.11", "python.exe".
bool is_interpreter(const std::string& word) {
    constexpr std::array<std::string_view, 16> known{"python", "pypy", "sh",   "bash", "dash", "zsh",  "env",     "perl",
                                                     "ruby",   "node", "java", "lua",  "php",  "deno", "Rscript", "mono"};
    const std::string file = file_of(word);
    std::string_view name = file;
    if (name.ends_with(".exe")) name.remove_suffix(4);
    name = name.substr(0, name.find_last_not_of("0123456789.") + 1);
    return std::find(known.begin(), known.end(), name) != known.end();
}

}  // namespace

std::optional<std::vector<std::string>> words_of_command(std::string_view command) {
    std::vector<std::string> words;
    bool inside = false;
    char quote = 0;
    for (const char c : command) {
        if (quote != 0 && c == quote) quote = 0;
        else if (quote == 0 && (c == '"' || c == '\'')) {
            quote = c;
            if (!inside) words.emplace_back();
            inside = true;
        } else if (quote == 0 && c == ' ') inside = false;
        else {
            if (!inside) words.emplace_back();
            inside = true;
            words.back() += c;
        }
    }
    if (quote != 0) return std::nullopt;
    return words;
}

bool names_file(const std::string& word) {
    if (word.empty() || word.front() == '-' || word.find('=') != std::string::npos || word.find("://") != std::string::npos) return false;
    const std::size_t dot = word.rfind('.');
    const bool ends_in_letters = dot != std::string::npos && dot + 1 < word.size() && word[dot + 1] > '9';
    return ends_in_letters || std::filesystem::path(word).has_parent_path();
}

std::string name_of_program(const std::string& command) {
    std::vector<std::string> words = words_of_command(command).value_or(std::vector<std::string>{});
    for (std::string& word : words)
        word.erase(std::remove_if(word.begin(), word.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }), word.end());
    words.erase(std::remove(words.begin(), words.end(), std::string()), words.end());
    if (words.empty()) return {};
    std::size_t at = 0;
    while (at < words.size() && is_interpreter(words[at])) ++at;  // "env python3 bot.py"
    std::string name = words.front();
    if (at > 0) {
        // "python3 -W ignore bot.py": of its words, "ignore" is no file.
        const auto after = words.begin() + static_cast<std::ptrdiff_t>(at);
        auto called = std::find_if(after, words.end(), names_file);
        if (called == words.end()) called = std::find_if(after, words.end(), [](const std::string& word) { return word.front() != '-'; });
        name = called == words.end() ? words[at - 1] : *called;
    }
    return std::string(first_letters(file_of(name), name_letters));
}

}  // namespace fow
