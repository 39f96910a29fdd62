// Why a player does what it does, in one sentence that uses only what everybody sees.
#pragma once

#include <string>

#include "plan.hpp"

namespace fow::callipers::opponent {

[[nodiscard]] std::string reason_for(const Rules& rules, const State& state, const Plan& plan, const Action& action);

}  // namespace fow::callipers::opponent
