// Search in the rulebook.
#include "core/rulebook.hpp"

#include <algorithm>
#include <charconv>

namespace fow {
namespace {

bool digit(std::string_view text, std::size_t at) { return at < text.size() && text[at] >= '0' && text[at] <= '9'; }
bool letter(std::string_view text, std::size_t at) {
    return at < text.size() && ((text[at] >= 'a' && text[at] <= 'z') || (text[at] >= 'A' && text[at] <= 'Z'));
}

/// The length of the rule id at that position, or 0.
std::size_t id_at(std::string_view text, std::size_t at) {
    if (text[at] < 'A' || text[at] > 'Z' || (at > 0 && (letter(text, at - 1) || digit(text, at - 1)))) return 0;
    std::size_t end = at + 1;
    const std::size_t chapter = end;
    while (digit(text, end)) ++end;
    if (end == chapter || end >= text.size() || text[end] != '.') return 0;
    const std::size_t number = ++end;
    while (digit(text, end)) ++end;
    return end == number ? 0 : end - at;
}

/// Removes the markup of bold, italic and code, and reduces links to their text. A backslash escapes the next character.
std::string plain(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t link = text[i] == '[' ? text.find("](", i) : std::string_view::npos;
        const std::size_t end = link < text.find(']', i) + 1 ? text.find(')', link) : std::string_view::npos;
        if (end != std::string_view::npos) {
            result += plain(text.substr(i + 1, link - i - 1));
            i = end;
        } else if (text[i] == '\\' && i + 1 < text.size()) result += text[++i];
        else if (text[i] == '_' && letter(text, i + 1) && i > 0 && letter(text, i - 1)) result += '_';  // within a word
        else if (text[i] != '*' && text[i] != '_' && text[i] != '`') result += text[i];
    }
    return result;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

bool begins(std::string_view line, std::string_view with) { return line.substr(0, with.size()) == with; }

std::vector<std::string> cells_of(std::string_view line) {
    std::vector<std::string> cells;
    line.remove_prefix(1);
    while (!line.empty()) {
        const std::size_t end = std::min(line.find('|'), line.size());
        cells.push_back(plain(trimmed(line.substr(0, end))));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return cells;
}

/// Splits "[Basic, Standard] You win" into two.
void take_modes(Passage& passage) {
    const std::size_t end = passage.text.find("] ");
    if (passage.text.empty() || passage.text[0] != '[' || end == std::string::npos) return;
    passage.modes = passage.text.substr(1, end - 1);
    passage.text.erase(0, end + 2);
}

class BookReader {
public:
    void take(std::string_view line) {
        if (begins(line, "```")) fenced_ = !fenced_;
        if (fenced_ || begins(line, "```") || line.empty()) goes_on_ = Kind::nothing;
        else if (begins(line, "# ")) open({"", plain(line.substr(2))});
        else if (begins(line, "## ")) open_numbered(line.substr(3));
        else if (begins(line, "- ")) bullet(line);
        else if (begins(line, "|")) row(line);
        else if (begins(line, "  ") && goes_on_ == Kind::bullet) last().text += ' ' + plain(trimmed(line));
        else if (goes_on_ == Kind::paragraph) last().text += ' ' + plain(line);
        else add({.text = plain(trimmed(line))}, Kind::paragraph);
    }
    [[nodiscard]] std::vector<Chapter> result() && {
        for (Chapter& chapter : chapters_)
            for (Passage& passage : chapter.passages)
                if (!passage.rule.empty()) take_modes(passage);
        return std::move(chapters_);
    }

private:
    enum class Kind { nothing, paragraph, bullet, table };

    [[nodiscard]] Passage& last() { return chapters_.back().passages.back(); }
    void open(Chapter chapter) {
        chapters_.push_back(std::move(chapter));
        goes_on_ = Kind::nothing;
    }
    void open_numbered(std::string_view heading) {
        const std::size_t space = heading.find(' ');
        if (space == std::string_view::npos) open({plain(heading), plain(heading)});
        else open({plain(heading.substr(0, space)), plain(heading.substr(space + 1))});
    }
    void add(Passage passage, Kind kind) {
        if (chapters_.empty()) open({"", ""});
        chapters_.back().passages.push_back(std::move(passage));
        goes_on_ = kind;
    }
    void bullet(std::string_view line) {
        constexpr std::string_view bold = "- **";
        const std::size_t length = begins(line, bold) && line.size() > bold.size() ? id_at(line, bold.size()) : 0;
        if (length > 0 && line.substr(bold.size() + length, 3) == "** ")
            add({.rule = std::string(line.substr(bold.size(), length)), .text = plain(line.substr(bold.size() + length + 3))},
                Kind::bullet);
        else add({.text = "\xE2\x80\xA2 " + plain(line.substr(2))}, Kind::bullet);  // a bullet character
    }
    void row(std::string_view line) {
        if (begins(line, "|-")) return;  // the line between header and rows
        if (goes_on_ != Kind::table) add({}, Kind::table);
        last().table.push_back(cells_of(line));
    }

    std::vector<Chapter> chapters_;
    Kind goes_on_ = Kind::nothing;
    bool fenced_ = false;
};

}  // namespace

std::vector<Chapter> chapters_of(std::string_view book) {
    BookReader reader;
    while (!book.empty()) {
        const std::size_t end = std::min(book.find('\n'), book.size());
        reader.take(book.substr(0, end));
        book.remove_prefix(std::min(end + 1, book.size()));
    }
    return std::move(reader).result();
}

std::vector<Chapter> translated(std::vector<Chapter> chapters, Translate translate) {
    for (Chapter& chapter : chapters) {
        chapter.title = translate(chapter.title);
        for (Passage& passage : chapter.passages) {
            passage.text = translate(passage.text);
            passage.modes = translate(passage.modes);
            for (std::vector<std::string>& row : passage.table)
                for (std::string& cell : row) cell = translate(cell);
        }
    }
    return chapters;
}

std::vector<RuleText> rules_of(std::string_view book) { return rules_of(chapters_of(book)); }

std::vector<RuleText> rules_of(const std::vector<Chapter>& chapters) {
    std::vector<RuleText> rules;
    for (const Chapter& chapter : chapters)
        for (const Passage& passage : chapter.passages)
            if (!passage.rule.empty()) rules.push_back({passage.rule, chapter.title, passage.text, passage.modes});
    return rules;
}

std::vector<std::string> ids_of(const std::vector<RuleText>& rules) {
    std::vector<std::string> ids;
    for (const RuleText& rule : rules) ids.push_back(rule.id);
    return ids;
}

const RuleText* find_rule(const std::vector<RuleText>& rules, std::string_view id) {
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const RuleText& rule) { return rule.id == id; });
    return found == rules.end() ? nullptr : &*found;
}

std::pair<int, int> place_of_rule(std::string_view id) {
    std::pair<int, int> place;
    if (id.empty()) return place;
    const char* end = id.data() + id.size();
    const char* stop = std::from_chars(id.data() + 1, end, place.first).ptr;
    if (stop != end) std::from_chars(stop + 1, end, place.second);
    return place;
}

std::vector<std::string_view> rule_ids_in(std::string_view text) {
    std::vector<std::string_view> ids;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (const std::size_t length = id_at(text, i); length > 0) ids.push_back(text.substr(i, length));
    return ids;
}

namespace {

/// The byte of a small letter. The second bytes of "É" and "é" differ as those of "E" and "e" do; among other letters this makes some alike
/// that no rulebook has.
char small(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (c >= 'A' && c <= 'Z') || (byte >= 0x80 && byte <= 0x9E) ? static_cast<char>(byte + 0x20) : c;
}

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
