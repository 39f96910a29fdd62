#include "app/script.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string_view>

#include "json/documents.hpp"

namespace fow::app {
namespace {

constexpr std::size_t command_limit = 10000;

struct Grammar {
    std::string_view word;
    Verb verb;
    std::size_t words;    ///< number of arguments
    int default_ms = -1;  ///< takes optional milliseconds, with this default; -1 = takes none
};
constexpr Grammar grammar[] = {
    {"click", Verb::click, 1},
    {"right-click", Verb::right_click, 1},
    {"drag", Verb::drag, 2},
    {"hold", Verb::hold, 1, 700},
    {"hold-key", Verb::hold_key, 1, 700},
    {"key", Verb::key, 1},
    {"key-down", Verb::key_down, 1},
    {"key-again", Verb::key_again, 1},
    {"key-up", Verb::key_up, 1},
    {"reach", Verb::reach, 1},
    {"point", Verb::point, 1},
    {"press", Verb::press, 1},
    {"release", Verb::release, 1},
    {"double-click", Verb::double_click, 1},
    {"scroll", Verb::scroll, 1},
    {"type", Verb::type, 1},
    {"rush", Verb::rush, 1},
    {"wait", Verb::wait, 0, 0},
    {"meanwhile", Verb::meanwhile, 0, 0},
    {"shot", Verb::shot, 1},
    {"expect", Verb::expect, 1},
    {"expect-not", Verb::expect_not, 1},
    {"expect-control", Verb::expect_control, 1},
    {"expect-no-control", Verb::expect_no_control, 1},
    {"resize", Verb::resize, 1},
    {"dice", Verb::dice, 1},
    {"focus-lost", Verb::focus_lost, 0},
    {"minimise", Verb::minimise, 0},
    {"quit", Verb::quit, 0},
};

/// Splits at blanks; "..." is one word; # starts a comment. Nothing if a quotation mark is not closed.
std::optional<std::vector<std::string>> words_of(const std::string& line) {
    std::vector<std::string> words;
    std::size_t i = 0;
    while (i < line.size()) {
        if (line[i] == ' ' || line[i] == '\t' || line[i] == '\r') {
            ++i;
        } else if (line[i] == '#') {
            break;
        } else if (line[i] == '"') {
            const auto end = line.find('"', i + 1);
            if (end == std::string::npos) return std::nullopt;
            words.push_back(line.substr(i + 1, end - i - 1));
            i = end + 1;
        } else {
            const auto end = std::min(line.find_first_of(" \t\r", i), line.size());
            words.push_back(line.substr(i, end - i));
            i = end;
        }
    }
    return words;
}

std::optional<int> number_of(const std::string& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
    return number;
}

Command command_of(std::vector<std::string> words, int line) {
    const auto* rule = std::find_if(std::begin(grammar), std::end(grammar), [&](const Grammar& g) { return g.word == words[0]; });
    if (rule == std::end(grammar)) throw std::invalid_argument("\"" + words[0] + "\" is not a command.");
    Command command{rule->verb, {}, rule->default_ms, line};
    const std::size_t given = words.size() - 1;
    const bool timed = rule->default_ms >= 0 && given == rule->words + 1;
    if (given != rule->words && !timed)
        throw std::invalid_argument("\"" + words[0] + "\" takes " + std::to_string(rule->words) +
                                    " word(s); put a text of several words in quotes.");
    if (timed) {
        const auto number = number_of(words.back());
        if (!number) throw std::invalid_argument("\"" + words.back() + "\" is not a number of milliseconds.");
        command.number = *number;
        words.pop_back();
    }
    command.words.assign(words.begin() + 1, words.end());
    if (command.verb == Verb::resize) static_cast<void>(parse_size(command.words[0]));
    return command;
}

}  // namespace

std::vector<Command> parse_script(const std::string& text, const std::string& document) {
    std::vector<Command> commands;
    std::istringstream lines(text);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        const std::string place = "line " + std::to_string(number);
        auto words = words_of(line);
        if (!words) throw DataError(document, place, "a quotation mark is not closed.");
        if (words->empty()) continue;
        if (commands.size() == command_limit) throw DataError(document, place, "a script has at most 10000 commands.");
        try {
            commands.push_back(command_of(std::move(*words), number));
        } catch (const std::invalid_argument& fault) {
            throw DataError(document, place, fault.what());
        }
    }
    return commands;
}

Size parse_size(const std::string& text) {
    const auto cross = text.find('x');
    const auto width = number_of(text.substr(0, cross));
    const auto height = cross == std::string::npos ? std::nullopt : number_of(text.substr(cross + 1));
    if (!width || !height) throw std::invalid_argument("\"" + text + "\" is not a size; write it as 1280x800.");
    if (*width < 1024 || *height < 640 || *width > 16384 || *height > 16384)
        throw std::invalid_argument("The window is at least 1024x640 and at most 16384x16384.");
    return {*width, *height};
}

}  // namespace fow::app
