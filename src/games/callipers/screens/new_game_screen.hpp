// The form of a new game.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/callipers/screens/words.hpp"
#include "ui/pages/opponent_choice.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// A battle as the form offers it.
struct BattleOffered {
    std::string key;                       ///< "hougoumont"; "own:" and its name if it is the player's own
    std::string name;                      ///< "Hougoumont: the short game"
    std::string told;                      ///< how large and how long it is: a sentence
    std::shared_ptr<const RuleSet> rules;  ///< sound
    bool own = false;
};
struct NewGameForm {
    PlayersChoice players{};
    std::vector<BattleOffered> battles{};
    std::string battle;                  ///< the key of the chosen one
    std::string first_takes = "french";  ///< "french", "allied" or "lot"
    std::string clock;                   ///< what the clock is set to, in words; the page that sets it is shared by all games
};
enum class FormChoice { begin, back, choose_clock };
[[nodiscard]] std::optional<FormChoice> new_game_screen(Window& window, NewGameForm& form);

}  // namespace fow::callipers::screens
