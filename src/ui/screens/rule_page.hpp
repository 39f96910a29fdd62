// The page of one rule, above everything else.
#pragma once

#include <string>
#include <vector>

#include "fow/view/rulebook.hpp"
#include "ui/desk.hpp"

namespace fow::ui {

/// What the rule of that id says; says so where `rules` lacks it. Registers as "rule-read". True when it has been read.
bool rule_page(Desk& desk, const std::vector<RuleText>& rules, const std::string& id);

}  // namespace fow::ui
