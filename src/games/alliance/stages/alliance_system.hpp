// La Belle Alliance as the program offers it: an open game, without a veil (L13.1).
#pragma once

#include <filesystem>

#include "app/system.hpp"
#include "games/alliance/stages/stages.hpp"

namespace fow::alliance::stages {

class AllianceSystem final : public System {
public:
    /// `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    AllianceSystem(const std::filesystem::path& data, std::uint64_t seed);

    [[nodiscard]] const RuleSet& rules() const { return rules_; }
    [[nodiscard]] Chance& chance() { return chance_; }

private:
    RuleSet rules_;
    Chance chance_;
};

/// What the window needs to offer it.
[[nodiscard]] OfferedGame alliance_game();
/// The system in that program.
[[nodiscard]] AllianceSystem& system_in(const Program& program);
/// A game of it, for the table or a replay.
[[nodiscard]] app::Game game_of(const Program& program, Session session);

}  // namespace fow::alliance::stages
