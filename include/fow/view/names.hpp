// Names and times as players read them.
#pragma once

#include <string>

#include "fow/view/event.hpp"

namespace fow {

/// "9:30": the time of day, `minutes` after midnight of today; past midnight the clock begins anew.
[[nodiscard]] std::string clock_text(int minutes);

/// "2.5"
[[nodiscard]] std::string one_decimal(double number);

/// "Combined attack"
[[nodiscard]] std::string card_name(Card card, Translate translate);

}  // namespace fow
