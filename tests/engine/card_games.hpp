// What tests of manoeuvre cards share: hands, and what a look shows.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "exactly_legal.hpp"
#include "sessions.hpp"

namespace fow::testing {

/// Deals cards to a seat.
void deal(TestGame& table, Seat seat, std::initializer_list<Card> hand);

/// The French turn begins; they hold one card of each kind, and every one of them has something to do.
[[nodiscard]] TestGame full_hand();

/// The pieces that a viewer is shown in full on these squares; -1 stands for a piece known by less.
[[nodiscard]] std::vector<int> strengths_seen(const PlayerView& view, std::initializer_list<std::string_view> squares);

}  // namespace fow::testing
