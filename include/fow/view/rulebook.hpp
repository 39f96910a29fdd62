// The rulebook that people read, rule by rule.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fow {

struct RuleText {
    std::string id;       ///< "W7.4"
    std::string chapter;  ///< "The turn, and moving"
    std::string text;     ///< one paragraph without marks: "A move goes along files and ranks, ..."
    friend bool operator==(const RuleText&, const RuleText&) = default;
};
/// The rules of docs/rules/waterloo.md, in its order: bullets that begin with a bold id, and their indented lines.
/// What is no rule is passed over.
[[nodiscard]] std::vector<RuleText> rules_of(std::string_view book);
/// The rule of that id, or nullptr.
[[nodiscard]] const RuleText* find_rule(const std::vector<RuleText>& rules, std::string_view id);

/// The rule ids in a text, as parts of it, in order: "W7.4" in "(W7.4)".
[[nodiscard]] std::vector<std::string_view> rule_ids_in(std::string_view text);

}  // namespace fow
