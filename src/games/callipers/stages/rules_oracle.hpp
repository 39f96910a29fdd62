// Uses the rules to answer the screens' questions about orders that have not been given yet (oracle.hpp).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "games/callipers/screens/oracle.hpp"
#include "games/callipers/stages/names.hpp"

namespace fow::app::callipers {

class RulesOracle final : public ui::callipers::Oracle {
public:
    /// The rules must outlive it.
    RulesOracle(const Rules& rules, const State& state) : rules_(rules), state_(state) {}
    [[nodiscard]] std::string refusal(const Action& action) const override;
    [[nodiscard]] ui::callipers::Way way_of(const game::Move& move) const override;
    [[nodiscard]] Point wheeled(int piece, bool left, int facing) const override;
    [[nodiscard]] int gun_distance(int gun, int target) const override;
    [[nodiscard]] bool in_farm(int piece) const override { return fort_of(rules_, state_, piece) >= 0; }
    [[nodiscard]] std::optional<ui::callipers::Fight> fight(const game::Attack& attack) const override;
    [[nodiscard]] std::optional<ui::callipers::Fight> fight_with(const std::vector<int>& supports) const override;
    [[nodiscard]] std::vector<int> asked() const override;
    [[nodiscard]] int leads_retirement() const override;
    [[nodiscard]] std::vector<int> retirements(game::Side side) const override;
    [[nodiscard]] Point advances_to(int piece) const override;
    [[nodiscard]] const ui::callipers::RegionTracer& reach(int piece) override;

private:
    [[nodiscard]] const game::Piece& piece(int i) const { return rules_.piece(i); }
    [[nodiscard]] bool legal(const Action& action) const { return !check(rules_, state_, action); }
    /// The best supports for the defender of an attack in which they are due.
    [[nodiscard]] std::vector<int> best_supports(const State& attacked) const;

    const Rules& rules_;
    State state_;
    ui::callipers::RegionTracer reach_;
    int reached_ = -1;  ///< of which piece
};

}  // namespace fow::app::callipers
