// The rulebook that people read: chapter by chapter, rule by rule, and what can be looked up in it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "fow/view/event.hpp"

namespace fow {

struct RuleText {
    std::string id;       ///< "W7.4"
    std::string chapter;  ///< "The turn, and moving"
    std::string text;     ///< one paragraph without marks: "A move goes along files and ranks, ..."
    std::string modes{};  ///< "Basic, Standard" where it does not hold in all
    friend bool operator==(const RuleText&, const RuleText&) = default;
};

/// A rule, a paragraph or a table.
struct Passage {
    std::string rule{};                             ///< the rule's id, or ""
    std::string modes{};                            ///< as RuleText::modes
    std::string text{};                             ///< without marks; "" for a table
    std::vector<std::vector<std::string>> table{};  ///< row by row, the first is the head
    friend bool operator==(const Passage&, const Passage&) = default;
};
struct Chapter {
    std::string id;     ///< "W7"; "" for what stands before the first one
    std::string title;  ///< "The turn, and moving"
    std::vector<Passage> passages{};
    friend bool operator==(const Chapter&, const Chapter&) = default;
};
/// The whole of docs/rules/waterloo.md, in its order. Rules are bullets that begin with a bold id, and their indented lines.
[[nodiscard]] std::vector<Chapter> chapters_of(std::string_view book);
/// The rules alone.
[[nodiscard]] std::vector<RuleText> rules_of(std::string_view book);
/// Their ids, in their order.
[[nodiscard]] std::vector<std::string> ids_of(const std::vector<RuleText>& rules);
/// The rule of that id, or nullptr.
[[nodiscard]] const RuleText* find_rule(const std::vector<RuleText>& rules, std::string_view id);

/// The rule ids in a text, as parts of it, in order: "W7.4" in "(W7.4)".
[[nodiscard]] std::vector<std::string_view> rule_ids_in(std::string_view text);

/// The rules that hold every word of `asked`, whatever its case, and before them those that a word names by its id ("W7.4") or
/// its chapter ("w7"); in their order. None where nothing is asked.
[[nodiscard]] std::vector<const RuleText*> search(const std::vector<RuleText>& rules, std::string_view asked);
/// The words of `asked` in a text, as parts of it, in order and apart from one another.
[[nodiscard]] std::vector<std::string_view> words_in(std::string_view text, std::string_view asked);

/// The rule that a line of a log goes by, "" for what is of no rule. It tells no more than the line does: what reads
/// the same in a mode has the same rule.
[[nodiscard]] std::string_view rule_of(const Event& event);

}  // namespace fow
