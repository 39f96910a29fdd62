// Uses the rules to answer the screens' questions about orders that have not been given yet (oracle.hpp).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "games/callipers/screens/oracle.hpp"
#include "games/callipers/stages/stages.hpp"

namespace fow::callipers::stages {

class RulesOracle final : public screens::Oracle {
public:
    /// The rules must outlive it.
    RulesOracle(const Rules& rules, const State& state) : rules_(rules), state_(state) {}
    [[nodiscard]] std::string refusal(const Action& action) const override;
    [[nodiscard]] screens::Way way_of(const callipers::Move& move) const override;
    [[nodiscard]] Point wheeled(int piece, bool left, int facing) const override;
    [[nodiscard]] int gun_distance(int gun, int target) const override;
    [[nodiscard]] bool in_farm(int piece) const override { return fort_of(rules_, state_, piece) >= 0; }
    [[nodiscard]] std::optional<screens::Fight> fight(const callipers::Attack& attack) const override;
    [[nodiscard]] std::optional<screens::Fight> fight_with(const std::vector<int>& supports) const override;
    [[nodiscard]] std::vector<int> asked() const override;
    [[nodiscard]] int leads_retirement() const override;
    [[nodiscard]] std::vector<int> retirements(callipers::Side side) const override;
    [[nodiscard]] Point advances_to(int piece) const override;
    [[nodiscard]] const screens::RegionTracer& reach(int piece) override;

private:
    [[nodiscard]] const callipers::Piece& piece(int i) const { return rules_.piece(i); }
    [[nodiscard]] bool legal(const Action& action) const { return !check(rules_, state_, action); }
    /// The best supports for the defender of an attack in which they are due.
    [[nodiscard]] std::vector<int> best_supports(const State& attacked) const;

    const Rules& rules_;
    State state_;
    screens::RegionTracer reach_;
    int reached_ = -1;  ///< of which piece
};

}  // namespace fow::callipers::stages
