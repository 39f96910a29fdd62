// The form of a new game, and the end of a game.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/callipers/screens/words.hpp"
#include "ui/pages/new_game.hpp"
#include "ui/pages/victory_page.hpp"

namespace fow::callipers::screens {

/// A battle as the form offers it.
struct BattleOffered {
    std::string key;                       ///< "hougoumont"; "own:" and its name if it is the player's own
    std::string name;                      ///< "Hougoumont: the short game"
    std::string told;                      ///< how large and how long it is: a sentence
    std::shared_ptr<const RuleSet> rules;  ///< sound
    bool own = false;
};
struct NewGameForm : SeatingForm {
    NewGameForm() { first_takes = "french"; }
    std::vector<BattleOffered> battles;
    std::string battle;  ///< the key of the chosen one
};
[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form);

/// K12: the end of a game: who won, and why. `view`: of the finished game; its result is set.
[[nodiscard]] VictoryPage victory_page_of(const View& view, const RuleSet& rules);

}  // namespace fow::callipers::screens
