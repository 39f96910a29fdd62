// The classic game and its variants as the program offers them: one system for each, with the same pages.
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

#include "app/system.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

class StrategoSystem final : public System {
public:
    /// `id`: RuleSet::id. `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    StrategoSystem(std::string_view id, std::filesystem::path data);

    [[nodiscard]] const RuleSet& rules() const { return rules_; }
    /// The set-ups that come with the game, by name. Those that cannot be used are left out and reported by take_faults().
    [[nodiscard]] const std::vector<stratego::Formation>& formations();

private:
    std::filesystem::path data_;
    RuleSet rules_;
    std::optional<std::vector<stratego::Formation>> formations_;  ///< read on first use
};

/// What the window needs to offer them.
[[nodiscard]] std::vector<OfferedGame> stratego_games();
/// The systems in that program that can be played, in the order of stratego::variants.
[[nodiscard]] std::vector<const StrategoSystem*> systems_in(const Program& program);
/// That with that id, RuleSet::id.
[[nodiscard]] StrategoSystem& system_in(const Program& program, std::string_view id);
/// That of the game at the table, which must be one of them.
[[nodiscard]] StrategoSystem& system_at(Program& program);
/// A game of its system, for the table or a replay.
[[nodiscard]] app::Game game_of(const Program& program, Session session);

}  // namespace fow::stratego::stages
