// Search in the rulebook.
#include <algorithm>

#include "core/rulebook.hpp"

namespace fow {
namespace {

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

/// The position of `word` in `text`, ignoring case.
std::size_t find_word(std::string_view text, std::string_view word, std::size_t from = 0) {
    const auto same_letter = [](char a, char b) { return small(a) == small(b); };
    const auto found = std::search(text.begin() + static_cast<std::ptrdiff_t>(from), text.end(), word.begin(), word.end(), same_letter);
    return found == text.end() ? std::string_view::npos : static_cast<std::size_t>(found - text.begin());
}

std::vector<std::string_view> words_of(std::string_view asked) {
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < asked.size();) {
        const std::size_t end = std::min(asked.find(' ', at), asked.size());
        if (end > at) words.push_back(asked.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

/// "w7" matches every rule of the chapter, "W7.4" one rule, "W10.1" also W10.10, which may still be being typed.
bool names(std::string_view word, std::string_view id) {
    if (find_word(id, word) != 0) return false;
    return word.find('.') != std::string_view::npos || id[word.size()] == '.';
}

}  // namespace

std::vector<const RuleText*> search(const std::vector<RuleText>& rules, std::string_view asked) {
    const std::vector<std::string_view> words = words_of(asked);
    std::vector<const RuleText*> found;
    if (words.empty()) return found;
    const auto named = [&](const RuleText& rule) {
        return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return word.size() > 1 && names(word, rule.id); });
    };
    const auto holds = [&](const RuleText& rule) {
        return std::all_of(words.begin(), words.end(), [&](std::string_view word) {
            for (const std::string* part : {&rule.text, &rule.chapter, &rule.modes})
                if (find_word(*part, word) != std::string_view::npos) return true;
            return names(word, rule.id);
        });
    };
    for (const RuleText& rule : rules)
        if (named(rule) && holds(rule)) found.push_back(&rule);
    for (const RuleText& rule : rules)
        if (!named(rule) && holds(rule)) found.push_back(&rule);
    return found;
}

std::vector<std::string_view> words_in(std::string_view text, std::string_view asked) {
    std::vector<std::string_view> found;
    const std::vector<std::string_view> words = words_of(asked);
    for (std::size_t at = 0; at < text.size();) {
        std::size_t first = std::string_view::npos, length = 0;
        for (const std::string_view word : words) {
            const std::size_t place = find_word(text, word, at);
            if (place < first || (place == first && place != std::string_view::npos && word.size() > length)) {
                first = place;
                length = word.size();
            }
        }
        if (first == std::string_view::npos) break;
        found.push_back(text.substr(first, length));
        at = first + length;
    }
    return found;
}

}  // namespace fow
