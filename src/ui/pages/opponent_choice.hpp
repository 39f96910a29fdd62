// Who plays against the first player: a person, or the computer at some level and in some style.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/core/opponent.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct OpponentChoice {
    std::string who = "person";    ///< "person", or the word of a level
    std::string style = "steady";  ///< the word of a style
    bool hints = true;             ///< against the computer: the person may ask for hints
    [[nodiscard]] std::optional<ComputedPlayer> player() const;
};

/// A row of choices, and against the computer another one with a sentence: registers "second-is" and "style".
void opponent_choice(Window& window, const std::vector<Style>& styles, OpponentChoice& form);

/// The same for one seat of any game, under that label; the controls have these names.
void seat_choice(Window& window, const std::string& label, const char* is, const char* style, const std::vector<Style>& styles,
                 OpponentChoice& form);

/// Between persons: whether one of them practises alone ("alone"). Against the computer: whether hints are allowed ("hints").
void alone_or_hints(Window& window, bool& alone, OpponentChoice& form);

/// What it is called at the table: "Captain, patient".
[[nodiscard]] std::string name_of_player(const ComputedPlayer& player);

}  // namespace fow::ui
