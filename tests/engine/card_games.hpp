// What tests of manoeuvre cards share: hands, sessions in notation, and three questions asked of any position.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "fow/engine/session.hpp"
#include "table.hpp"

namespace fow::testing {

[[nodiscard]] Options standard(bool memory = true);

/// Deals cards to a seat.
void deal(Table& table, Seat seat, std::initializer_list<Card> hand);

/// The French turn begins; they hold one card of each kind, and every one of them has something to do.
[[nodiscard]] Table full_hand();

/// A game that goes on from where the table stands.
[[nodiscard]] Session session_at(const Table& table);
/// Plays in notation; fails the test where the rules refuse.
void play(Session& session, std::string_view text);
void play(Session& session, std::initializer_list<std::string_view> texts);
/// Dictates the Battle die: "Blue+".
void roll(Session& session, std::string_view face);

/// Exactly the listed acts are accepted, of all that can be said at a table; and only the one who decides is told them.
void expect_exactly_legal(const Rules& rules, const State& state);
inline void expect_exactly_legal(const Table& table) { expect_exactly_legal(table.rules(), table.state()); }

/// The record replays, up to each of its plies, to the same state and the same news.
void expect_replays(const Session& session);

/// Those viewers see and heard the same in both games, and keep the same log.
void expect_alike(const Session& one, const Session& other, const std::vector<Viewer>& viewers);

/// The pieces that a viewer is shown in full on these squares; -1 stands for a piece known by less.
[[nodiscard]] std::vector<int> strengths_seen(const PlayerView& view, std::initializer_list<std::string_view> squares);

}  // namespace fow::testing
