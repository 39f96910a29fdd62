// Waterloo as bots play it.
#pragma once

#include "bots/bout.hpp"
#include "bots/guest.hpp"
#include "games/waterloo/engine/session.hpp"

namespace fow::waterloo::bot_play {

using namespace bots;

[[nodiscard]] bots::BotGame waterloo_for_bots();

/// The options of a game as a head has them: "mode", "memory", "nightfall", "start-early", "where-are-the-prussians".
[[nodiscard]] bots::Head head_with(const Options& options);

/// A bout that continues that session.
[[nodiscard]] std::unique_ptr<bots::Bout> bout_of(Session session, std::uint64_t seed);
/// An outside program at a seat of that game; see GuestOf.
[[nodiscard]] std::unique_ptr<bots::Guest<Session>> guest_at(const Session& session, const std::string& command, const bots::Terms& terms,
                                                             Seat seat, std::uint64_t seed);

}  // namespace fow::waterloo::bot_play
