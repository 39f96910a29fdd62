#include "fow/view/rulebook.hpp"

#include <algorithm>

namespace fow {
namespace {

bool digit(std::string_view text, std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; }
bool letter(std::string_view text, std::size_t at) {
    return at < text.size() && ((text[at] >= 'a' && text[at] <= 'z') || (text[at] >= 'A' && text[at] <= 'Z'));
}

/// The length of a rule id at that place, or 0.
std::size_t id_at(std::string_view text, std::size_t at) {
    if (text[at] != 'W' || (at > 0 && (letter(text, at - 1) || digit(text, at - 1)))) return 0;
    std::size_t end = at + 1;
    const std::size_t chapter = end;
    while (digit(text, end)) ++end;
    if (end == chapter || end >= text.size() || text[end] != '.') return 0;
    const std::size_t number = ++end;
    while (digit(text, end)) ++end;
    return end == number ? 0 : end - at;
}

/// Without the marks of bold, italic and typewriter letters; a mark behind a backslash is itself.
std::string plain(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size()) result += text[++i];
        else if (text[i] == '_' && letter(text, i + 1) && i > 0 && letter(text, i - 1)) result += '_';  // within a word
        else if (text[i] != '*' && text[i] != '_' && text[i] != '`') result += text[i];
    }
    return result;
}

}  // namespace

std::vector<RuleText> rules_of(std::string_view book) {
    std::vector<RuleText> rules;
    std::string chapter;
    bool within = false;
    while (!book.empty()) {
        const std::size_t end = std::min(book.find('\n'), book.size());
        const std::string_view line = book.substr(0, end);
        book.remove_prefix(std::min(end + 1, book.size()));
        if (line.substr(0, 3) == "## ") {
            const std::size_t space = line.find(' ', 3);
            chapter = plain(space == std::string_view::npos ? line.substr(3) : line.substr(space + 1));
            within = false;
        } else if (constexpr std::string_view bullet = "- **"; line.substr(0, bullet.size()) == bullet && line.size() > bullet.size()) {
            const std::size_t length = id_at(line, bullet.size());
            within = length > 0 && line.substr(bullet.size() + length, 3) == "** ";
            if (within)
                rules.push_back({std::string(line.substr(bullet.size(), length)), chapter, plain(line.substr(bullet.size() + length + 3))});
        } else if (within && line.substr(0, 2) == "  ") {
            rules.back().text += ' ' + plain(line.substr(2));
        } else {
            within = false;
        }
    }
    return rules;
}

const RuleText* find_rule(const std::vector<RuleText>& rules, std::string_view id) {
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const RuleText& rule) { return rule.id == id; });
    return found == rules.end() ? nullptr : &*found;
}

std::vector<std::string_view> rule_ids_in(std::string_view text) {
    std::vector<std::string_view> ids;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (const std::size_t length = id_at(text, i); length > 0) ids.push_back(text.substr(i, length));
    return ids;
}

}  // namespace fow
