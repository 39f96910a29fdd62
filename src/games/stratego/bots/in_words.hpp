// The classic game and its variants in words, for commands and for outside programs, and as text for terminals and tests.
#pragma once

#include <string>
#include <string_view>

#include "bots/guest.hpp"
#include "games/stratego/engine/rules.hpp"
#include "games/stratego/engine/session.hpp"
#include "games/stratego/view/view.hpp"

namespace fow::stratego {

[[nodiscard]] bots::GameInWords game_in_words(const Variant& variant);

/// A game that continues that session.
[[nodiscard]] std::unique_ptr<Played> in_words(Session session);
/// The session of a game in words, which must be of one of these games.
[[nodiscard]] const Session& session_of(const Played& game);
/// An outside program at a seat.
[[nodiscard]] std::unique_ptr<bots::Guest<Session>> guest_at(const std::string& command, const bots::Terms& terms, Seat seat,
                                                             std::uint64_t seed);

/// Who is to move, the board, what was lost, and how the game ended. The rules say where the board ends and where its lakes lie. Ends with
/// a newline.
[[nodiscard]] std::string text_of(const View& view, const RuleSet& rules);
/// The part of the board that a diagram shows, and what it claims.
[[nodiscard]] std::string text_of(const Diagram& diagram);
/// The meaning of the cells.
[[nodiscard]] std::string legend();

}  // namespace fow::stratego
