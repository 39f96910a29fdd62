// Waterloo by callipers as the program offers it: an open game, without a veil (K14.1).
#pragma once

#include <filesystem>
#include <vector>

#include "app/system.hpp"
#include "games/callipers/stages/stages.hpp"

namespace fow::callipers::stages {

class CallipersSystem final : public System {
public:
    /// `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    CallipersSystem(const std::filesystem::path& data, std::uint64_t seed);

    /// The battles, the small one first.
    [[nodiscard]] const std::vector<RuleSet>& battles() const { return battles_; }
    [[nodiscard]] Chance& chance() { return chance_; }

private:
    std::vector<RuleSet> battles_;
    Chance chance_;
};

/// What the window needs to offer it.
[[nodiscard]] OfferedGame callipers_game();
/// The system in that program.
[[nodiscard]] CallipersSystem& system_in(const Program& program);
/// A game of it, for the table or a replay.
[[nodiscard]] app::Game game_of(const Program& program, Session session);

}  // namespace fow::callipers::stages
