// Waterloo in words, for commands and for outside programs.
#pragma once

#include "bots/guest.hpp"
#include "games/waterloo/engine/session.hpp"

namespace fow::waterloo {

[[nodiscard]] bots::GameInWords waterloo_in_words();

/// The options of a game as a head has them: "mode", "memory", "nightfall", "start-early", "where-are-the-prussians".
[[nodiscard]] Head head_with(const Options& options);

/// A game that continues that session.
[[nodiscard]] std::unique_ptr<Played> in_words(Session session);
/// The session of a game in words, which must be of this game.
[[nodiscard]] const Session& session_of(const Played& game);
/// An outside program at a seat.
[[nodiscard]] std::unique_ptr<bots::Guest<Session>> guest_at(const std::string& command, const bots::Terms& terms, Seat seat,
                                                             std::uint64_t seed);

}  // namespace fow::waterloo
