// Who plays a game: people, or the computer at some level and in some style.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/opponent.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct OpponentChoice {
    std::string who = "person";    ///< "person", "program", or the word of a level
    std::string style = "steady";  ///< the word of a style
    std::string command{};         ///< of the program: "python3 bot.py"
    [[nodiscard]] std::optional<ComputedPlayer> player() const;
};
/// The choice of that player; none: a person. `command`: of the program that was last given a seat.
[[nodiscard]] OpponentChoice choice_of(const std::optional<ComputedPlayer>& player, const std::string& command);
/// Whether both are the same player. Two programs of one name are two players if their commands differ.
[[nodiscard]] bool same_player(const OpponentChoice& one, const OpponentChoice& other);

/// In the form of a new game.
struct PlayersChoice {
    std::string first_name;
    std::string second_name;
    OpponentChoice first{};  ///< a person, unless the second player is the computer too and the game is only watched
    OpponentChoice second{};
    bool alone = false;           ///< between persons: one of them plays both sides
    bool hints = true;            ///< against the computer: the person may ask for hints
    std::vector<Style> styles{};  ///< of computed players of this game; none: only people can play it
    /// How games against that player ended: a sentence, or empty.
    std::function<std::string(const ComputedPlayer&)> told{};

    [[nodiscard]] bool watched() const { return first.player() && second.player(); }
};

/// The players' names, who the second one is, and against the computer whether two computed players are watched. Registers "first-name",
/// "second-name", "second-is", "style", "watch", "first-is" and "first-style".
void players_choice(Window& window, PlayersChoice& form);

/// The choice of one seat of any game, under that label; the controls have these names, and the field of a program's
/// command is the first one and "-program". `explained`: with a sentence about the player.
void seat_choice(Window& window, const std::string& label, const char* is, const char* style, const std::vector<Style>& styles,
                 OpponentChoice& form, bool explained = true);

/// Between people: whether one of them practises alone ("alone"). Against the computer: whether hints are allowed ("hints"). Nothing
/// if the computer plays both sides.
void alone_or_hints(Window& window, PlayersChoice& form);

/// The words below the form: who may see what. `order`: which side is set up first; `between_persons`: the sentence for two persons.
[[nodiscard]] std::string secrecy_of(const PlayersChoice& form, const std::string& order, const std::string& between_persons);

/// What it is called at the table: "Captain, patient".
[[nodiscard]] std::string name_of_player(const ComputedPlayer& player, Translate translate);

}  // namespace fow::ui
