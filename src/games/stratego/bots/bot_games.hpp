// The classic game and its variants as bots play them.
#pragma once

#include "bots/bout.hpp"
#include "bots/guest.hpp"
#include "games/stratego/engine/session.hpp"

namespace fow::stratego::bot_play {

[[nodiscard]] bots::BotGame game_for_bots(const Variant& variant);

/// A bout that continues that session.
[[nodiscard]] std::unique_ptr<bots::Bout> bout_of(Session session, std::uint64_t seed);
/// An outside program at a seat of that game; see GuestOf.
[[nodiscard]] std::unique_ptr<bots::Guest<Session>> guest_at(const Session& session, const std::string& command, const bots::Terms& terms,
                                                             Seat seat, std::uint64_t seed);

}  // namespace fow::stratego::bot_play
