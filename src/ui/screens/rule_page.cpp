#include "ui/screens/rule_page.hpp"

#include "ui/tr.hpp"
#include "ui/widgets.hpp"

namespace fow::ui {

bool rule_page(Desk& desk, const std::vector<RuleText>& rules, const std::string& id) {
    const RuleText* rule_text = find_rule(rules, id);
    modal_begin(desk, "rule", 620);
    heading(desk, rule_text == nullptr ? id : fill(tr("{rule}  {chapter}"), {{"rule", id}, {"chapter", rule_text->chapter}}));
    rule(desk);
    if (rule_text != nullptr) paragraph(desk, rule_text->text);
    else paragraph(desk, tr("The rulebook cannot be read: docs/rules/waterloo.md is missing, or does not hold this rule."));
    space(desk, 6);
    const bool read = button(desk, "rule-read", tr("Back"), {.primary = true, .width = -1});
    modal_end(desk);
    return read;
}

}  // namespace fow::ui
