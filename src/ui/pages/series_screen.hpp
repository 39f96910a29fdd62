// A series of battles between the same two players: its battles, who is ahead, and before it begins the form.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "ui/pages/new_game.hpp"
#include "ui/window/game_look.hpp"

namespace fow::ui {

struct SeriesForm : SeatingForm {
    std::string sides = "changed";  ///< "kept" or "changed": whether the players change sides after each battle
    std::string rules;              ///< one of SeriesModel::rules
};

struct SeriesCard {
    std::string title;
    std::string date;
    enum class State { fought, next, in_progress, later };
    State state = State::later;
    std::string result{};             ///< of a battle that was fought
    std::vector<std::string> told{};  ///< further sentences
    Drawing picture{};                ///< of its battlefield, the same at any time
};

struct SeriesModel {
    std::string title;
    std::string about;
    std::vector<SeriesCard> battles{};  ///< in their order, never empty
    std::string trouble{};              ///< why its chronicle cannot be used; empty if it can

    // While the form is shown.
    bool begins = false;
    std::vector<Choice> leads{};            ///< the sides, by seat
    std::vector<Choice> rules{};            ///< the rules that can be chosen
    std::vector<std::string> rules_told{};  ///< a sentence about each
    std::string kept_as{};                  ///< what becomes of an earlier chronicle; empty if there is none

    // Once it has begun.
    struct Row {
        std::string name;  ///< in full
        int points = 0;
        int won = 0;
        int losses = 0;
    };
    std::array<Row, 2> standing{};
    std::string terms{};    ///< what the players agreed on
    std::string verdict{};  ///< who is ahead
    std::string notice{};   ///< what is to be said of the battle that has begun
    bool over = false;      ///< all battles have been fought
};

enum class SeriesChoice {
    back,
    begin,  ///< as the form says
    next,   ///< begin or continue the next battle
    fresh,  ///< show the form
};

/// Registers "back" and "series-begin" with the parts of the form of a new game, "sides", "rules" and "first-takes"; or "back",
/// "series-new" and "series-next".
[[nodiscard]] std::optional<SeriesChoice> series_screen(Window& window, const SeriesModel& model, SeriesForm& form);

}  // namespace fow::ui
