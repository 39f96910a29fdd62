// Games between computed players, for measuring: no record, no log, no offers.
#pragma once

#include <string>
#include <vector>

#include "core/pcg32.hpp"
#include "games/alliance/opponent/think.hpp"

namespace fow::alliance::commands {

/// Who sits there: "random", "greedy", or a mind.
struct Seated {
    enum class Kind : std::uint8_t { random, greedy, mind };
    Kind kind = Kind::random;
    Mind mind{};
};
/// "captain" for both seats, or "captain,random": the French player first. Throws cli::Misuse.
[[nodiscard]] PerSeat<Seated> seated_in(const std::string& text);

class ComputedGame {
public:
    /// `rules` must outlive it. `nodes`: positions for each decision; 0 = the level's usual budget.
    ComputedGame(const Rules& rules, const State& start, const PerSeat<Seated>& seated, std::uint64_t seed, std::uint64_t nodes);

    void begin();
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] bool goes_on() const { return state_.stage != Stage::over; }
    /// Plays one ply. The game must not be over. Returns how many actions or corps the player could choose from; 0 for a die.
    std::size_t step();

private:
    [[nodiscard]] Action chosen(const View& view, std::size_t choices);

    const Rules& rules_;
    State start_;
    PerSeat<Seated> seated_;
    Pcg32 numbers_;
    std::uint64_t nodes_;
    State state_;
};

}  // namespace fow::alliance::commands
