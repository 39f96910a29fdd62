// One game between two players: asks each one only when it decides, tells it only what its seat knows, and reports what goes wrong.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "bots/player.hpp"
#include "core/pcg32.hpp"

namespace fow::bots {

/// The number of refusals in one decision, or of other faults in one game, that makes a player lose the game.
inline constexpr int refusals_to_lose = 3, faults_to_lose = 3;
/// Complaints that a report keeps of each game.
inline constexpr std::size_t complaint_limit = 20;

using LapseCounts = std::array<int, fault_count>;

struct GameReport {
    std::optional<Seat> winner;
    std::string ending;                     ///< the game's own word; or "cap", or "forfeit" if a player made too many errors
    PerSeat<LapseCounts> faults{};          ///< by Lapse
    std::vector<std::string> complaints{};  ///< "decision 17, blue: refused a7-a8 (C2.1: It goes one square.)"
    int decisions = 0;
    PerSeat<double> seconds{};  ///< of thinking, by the wall clock
};

/// Rolls until a seat decides or the game is over.
void roll_due(Played& game, Pcg32& chance);
/// Plays the game to its end. After `cap` decisions it ends as a draw. `seeds`: the seeds of the players.
[[nodiscard]] GameReport play_out(Played& game, Pcg32& chance, PerSeat<Player*> players, PerSeat<std::uint64_t> seeds, int cap);
/// The seat that decides; none if chance does or if the game is over.
[[nodiscard]] std::optional<Seat> seat_to_decide(const Played& game);

}  // namespace fow::bots
