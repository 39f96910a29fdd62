// Waterloo by callipers as bots play it.
#pragma once

#include "bots/bout.hpp"
#include "bots/guest.hpp"
#include "games/callipers/engine/session.hpp"

namespace fow::callipers::bot_play {

[[nodiscard]] bots::BotGame callipers_for_bots();
/// What both players agree on: the battle, by its id.
[[nodiscard]] bots::Head head_with(const std::string& battle);

/// A bout that continues that session.
[[nodiscard]] std::unique_ptr<bots::Bout> bout_of(Session session, std::uint64_t seed);
/// An outside program at a seat of that game; see GuestOf.
[[nodiscard]] std::unique_ptr<bots::Guest<Session>> guest_at(const Session& session, const std::string& command, const bots::Terms& terms,
                                                             Seat seat, std::uint64_t seed);

}  // namespace fow::callipers::bot_play
