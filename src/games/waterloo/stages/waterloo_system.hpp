// Waterloo as the program offers it.
#pragma once

#include "app/system.hpp"
#include "games/waterloo/chance/dice.hpp"
#include "games/waterloo/screens/table/public_map.hpp"
#include "games/waterloo/stages/shipped.hpp"
#include "games/waterloo/stages/stages.hpp"

namespace fow::waterloo::stages {

class WaterlooSystem final : public System {
public:
    /// `data`: the folder that contains rules/ and assets/. Throws DataError if the rules are unusable.
    WaterlooSystem(std::filesystem::path data, std::uint64_t seed);

    [[nodiscard]] const Ruleset& ruleset() const { return ruleset_; }
    [[nodiscard]] const std::filesystem::path& data() const { return data_; }
    [[nodiscard]] Chance& chance() { return chance_; }
    /// The ids of all rules; none if the rulebook cannot be read.
    [[nodiscard]] std::vector<std::string> rule_ids() const;

private:
    std::filesystem::path data_;
    Ruleset ruleset_;
    Chance chance_;
};

/// What the window needs to offer it.
[[nodiscard]] OfferedGame waterloo_game();
/// What anybody may see of a game.
[[nodiscard]] screens::PublicMap public_map_of(const Session& session);
/// Waterloo in that program.
[[nodiscard]] WaterlooSystem& waterloo_in(const Program& program);
[[nodiscard]] const Ruleset& ruleset_of(const Program& program);
/// A game of it, for the table or a replay.
[[nodiscard]] Game game_of(const Program& program, Session session);

}  // namespace fow::waterloo::stages
