// The classic game and its variants in words, for commands and for outside programs.
#pragma once

#include "bots/guest.hpp"
#include "games/stratego/engine/session.hpp"

namespace fow::stratego {

[[nodiscard]] bots::GameInWords game_in_words(const Variant& variant);

/// A game that continues that session.
[[nodiscard]] std::unique_ptr<Played> in_words(Session session);
/// The session of a game in words, which must be of one of these games.
[[nodiscard]] const Session& session_of(const Played& game);
/// An outside program at a seat.
[[nodiscard]] std::unique_ptr<bots::Guest<Session>> guest_at(const std::string& command, const bots::Terms& terms, Seat seat,
                                                             std::uint64_t seed);

}  // namespace fow::stratego
