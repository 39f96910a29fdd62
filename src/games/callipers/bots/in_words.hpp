// Waterloo by callipers in words, for commands and for outside programs, and as text for terminals and tests.
#pragma once

#include <string>

#include "bots/guest.hpp"
#include "games/callipers/engine/rules.hpp"
#include "games/callipers/engine/session.hpp"

namespace fow::callipers {

[[nodiscard]] bots::GameInWords callipers_in_words();
/// What both players agree on: the battle, by its id.
[[nodiscard]] Head head_with(const std::string& battle);

/// A game that continues that session.
[[nodiscard]] std::unique_ptr<Played> in_words(Session session);
/// The session of a game in words, which must be of this game.
[[nodiscard]] const Session& session_of(const Played& game);
/// An outside program at a seat.
[[nodiscard]] std::unique_ptr<bots::Guest<Session>> guest_at(const std::string& command, const bots::Terms& terms, Seat seat,
                                                             std::uint64_t seed);

/// A position. Ends with a newline.
[[nodiscard]] std::string text_of(const Rules& rules, const State& state);

}  // namespace fow::callipers
