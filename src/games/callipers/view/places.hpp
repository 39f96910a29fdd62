// What happened, with places as people say them.
#pragma once

#include <string>

#include "games/callipers/view/event.hpp"

namespace fow::callipers {

/// The same as describe(event, translate), but places are named by farms and roads, not by coordinates.
[[nodiscard]] std::string describe(const Event& event, const RuleSet& rules, Translate translate = untranslated);
/// A place as people say it: "the south wall of Hougoumont", "the Nivelles road", "a place 300 yards east of Papelotte".
[[nodiscard]] std::string place_text(Point at, const RuleSet& rules, Translate translate = untranslated);
/// A facing in degrees (K1.4) as people say it: "the north-north-east".
[[nodiscard]] std::string way_text(int facing, Translate translate = untranslated);

}  // namespace fow::callipers
