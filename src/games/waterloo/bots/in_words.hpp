// Waterloo in words, for commands and for outside programs, and as text for terminals and the golden files of the tests.
#pragma once

#include <string>

#include "bots/guest.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/view/player_view.hpp"

namespace fow::waterloo {

[[nodiscard]] bots::GameInWords waterloo_in_words();

/// The options of a game as a head has them: "mode", "memory", "nightfall", "start-early", "where-are-the-prussians",
/// "handicap".
[[nodiscard]] Head head_with(const Options& options);

/// A game that continues that session.
[[nodiscard]] std::unique_ptr<Played> in_words(Session session);
/// The session of a game in words, which must be of this game.
[[nodiscard]] const Session& session_of(const Played& game);
/// An outside program at a seat.
[[nodiscard]] std::unique_ptr<bots::Guest<Session>> guest_at(const std::string& command, const bots::Terms& terms, Seat seat,
                                                             std::uint64_t seed);

/// "turn 3, 12:00"
[[nodiscard]] std::string moment(int turn, int minutes);
/// The board, the pieces off the board, and the state of the game. Ends with a newline.
[[nodiscard]] std::string text_of(const PlayerView& view, const Roster& roster);
/// Everything that both players' own views show.
[[nodiscard]] std::string text_of_both(const PlayerView& french, const PlayerView& allied, const Roster& roster);
/// The part of the board in the diagram, then what is played, what is allowed and what is not. Ends with a newline.
[[nodiscard]] std::string text_of(const Diagram& diagram, const Roster& roster);
/// The meaning of the cells.
[[nodiscard]] std::string legend();

}  // namespace fow::waterloo
