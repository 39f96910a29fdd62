// Sessions: played in notation from a posed table, compared, and replayed.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/waterloo/engine/session.hpp"
#include "test_game.hpp"

namespace fow::testing {

using namespace waterloo;

/// A game that continues from the posed table.
[[nodiscard]] Session session_at(const TestGame& table);
/// Plays in notation; fails the test if the rules refuse.
void play(Session& session, std::string_view text);
void play(Session& session, std::initializer_list<std::string_view> texts);
/// Dictates the Battle die: "Blue+".
void roll(Session& session, std::string_view face);

/// The record replays to the same state and the same events at each of its plies.
void expect_replays(const Session& session);

/// The viewers see and hear the same in both games, and have the same log.
void expect_same(const Session& one, const Session& other, const std::vector<Viewer>& viewers);

}  // namespace fow::testing
