// L12.3: two games with sides changed, and who wins both together.
#pragma once

#include <optional>

#include "games/alliance/engine/session.hpp"

namespace fow::alliance {

/// What decided a match of two games.
enum class MatchBy : std::uint8_t { games, morale, casualties, nothing };

/// Both games together, by the seats of the second: its French player led the Allies in the first.
struct MatchScore {
    PerSeat<int> halves;      ///< games won, twice: a draw counts half
    PerSeat<int> morale;      ///< each player's own morale at the end of both games
    PerSeat<int> casualties;  ///< each player's own casualties in both
    std::optional<Seat> winner;
    MatchBy by = MatchBy::nothing;
    friend bool operator==(const MatchScore&, const MatchScore&) = default;
};

[[nodiscard]] MatchScore match_score(const FirstGame& first, const FirstGame& second);
/// The match that ends with this game; nothing if it is not a second game, is not over, or was played on from another one.
[[nodiscard]] std::optional<MatchScore> match_score(const Session& session);
/// What the second game of a match keeps of this one; nothing if it cannot be a first game.
[[nodiscard]] std::optional<FirstGame> as_first_game(const Session& session);

}  // namespace fow::alliance
