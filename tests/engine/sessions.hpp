// Games that are written down: played in notation from where a table stands, compared, and replayed.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "fow/engine/session.hpp"
#include "test_game.hpp"

namespace fow::testing {

/// A game that goes on from where the table stands.
[[nodiscard]] Session session_at(const TestGame& table);
/// Plays in notation; fails the test where the rules refuse.
void play(Session& session, std::string_view text);
void play(Session& session, std::initializer_list<std::string_view> texts);
/// Dictates the Battle die: "Blue+".
void roll(Session& session, std::string_view face);

/// The record replays, up to each of its plies, to the same state and the same news.
void expect_replays(const Session& session);

/// Those viewers see and heard the same in both games, and keep the same log.
void expect_alike(const Session& one, const Session& other, const std::vector<Viewer>& viewers);

}  // namespace fow::testing
