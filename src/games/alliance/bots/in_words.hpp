// La Belle Alliance in words, for commands and for outside programs, and as text for terminals and tests.
#pragma once

#include <string>

#include "bots/guest.hpp"
#include "games/alliance/engine/rules.hpp"
#include "games/alliance/engine/session.hpp"

namespace fow::alliance {

[[nodiscard]] bots::GameInWords alliance_in_words();

/// A game that continues that session.
[[nodiscard]] std::unique_ptr<Played> in_words(Session session);
/// The session of a game in words, which must be of this game.
[[nodiscard]] const Session& session_of(const Played& game);
/// An outside program at a seat.
[[nodiscard]] std::unique_ptr<bots::Guest<Session>> guest_at(const std::string& command, const bots::Terms& terms, Seat seat,
                                                             std::uint64_t seed);

/// A position. Ends with a newline.
[[nodiscard]] std::string text_of(const Rules& rules, const State& state);
/// The chances of an action (L13.6).
[[nodiscard]] std::string text_of(const Outlook& outlook);

}  // namespace fow::alliance
