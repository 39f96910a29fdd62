// The rulebook for people: chapters, rules, and a search.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/sentence.hpp"

namespace fow {

struct RuleText {
    std::string id;       ///< "W7.4"
    std::string chapter;  ///< "The turn, and moving"
    std::string text;     ///< one paragraph without markup: "A move goes along files and ranks, ..."
    std::string modes{};  ///< "Basic, Standard" if it does not apply in all modes
    friend bool operator==(const RuleText&, const RuleText&) = default;
};

/// A rule, a paragraph or a table.
struct Passage {
    std::string rule{};                             ///< the id of the rule, or ""
    std::string modes{};                            ///< like RuleText::modes
    std::string text{};                             ///< without markup; "" for a table
    std::vector<std::vector<std::string>> table{};  ///< by rows; the first is the header
    friend bool operator==(const Passage&, const Passage&) = default;
};
struct Chapter {
    std::string id;     ///< "W7"; "" for the text before the first chapter
    std::string title;  ///< "The turn, and moving"
    std::vector<Passage> passages{};
    friend bool operator==(const Chapter&, const Chapter&) = default;
};
/// All chapters of a file in docs/rules/, in order. Rules are bullets that begin with a bold id, together with their indented lines.
[[nodiscard]] std::vector<Chapter> chapters_of(std::string_view book);
/// The same chapters in the player's language, paragraph by paragraph.
[[nodiscard]] std::vector<Chapter> translated(std::vector<Chapter> chapters, Translate translate);
/// Only the rules.
[[nodiscard]] std::vector<RuleText> rules_of(const std::vector<Chapter>& chapters);
[[nodiscard]] std::vector<RuleText> rules_of(std::string_view book);
/// Their ids, in the same order.
[[nodiscard]] std::vector<std::string> ids_of(const std::vector<RuleText>& rules);
/// The rule with that id, or nullptr.
[[nodiscard]] const RuleText* find_rule(const std::vector<RuleText>& rules, std::string_view id);

/// The place of that rule in its book, as two numbers: "W7.4" gives 7 and 4; a missing number is 0.
[[nodiscard]] std::pair<int, int> place_of_rule(std::string_view id);

/// The rule ids in a text, as substrings of it, in order: "W7.4" in "(W7.4)".
[[nodiscard]] std::vector<std::string_view> rule_ids_in(std::string_view text);

/// Searches the rules for all words of `asked`, ignoring case. Rules whose id ("W7.4") or chapter ("w7") is one of the words come first;
/// otherwise they are in order. Empty if `asked` is.
[[nodiscard]] std::vector<const RuleText*> search(const std::vector<RuleText>& rules, std::string_view asked);
/// The occurrences of the words of `asked` in a text, as substrings of it, in order and not overlapping.
[[nodiscard]] std::vector<std::string_view> words_in(std::string_view text, std::string_view asked);

}  // namespace fow
