// Whether legal() and check() are of one mind, asked of every action that can be written down.
#pragma once

#include "test_game.hpp"

namespace fow::testing {

/// Exactly the listed acts are accepted, of all that can be said at a table; each refusal names a rule and gives a sentence;
/// and only the one who decides is told the list.
void expect_exactly_legal(const Rules& rules, const State& state);
inline void expect_exactly_legal(const TestGame& table) { expect_exactly_legal(table.rules(), table.state()); }

}  // namespace fow::testing
