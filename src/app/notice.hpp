// A refusal as a player reads it.
#pragma once

#include <string>

#include "fow/view/action.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

/// "One piece per square. (W6.2)"; where no rule forbids it, the reason alone.
[[nodiscard]] inline std::string notice_of(const Violation& refusal) {
    if (refusal.rule.empty()) return ui::tr(std::string(refusal.reason).c_str());
    return ui::fill(ui::tr("{reason} ({rule})"),
                    {{"reason", ui::tr(std::string(refusal.reason).c_str())}, {"rule", std::string(refusal.rule)}});
}

}  // namespace fow::app
