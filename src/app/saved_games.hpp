// What the lists of saved games show for each file: only what an onlooker knows, and names.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/store.hpp"
#include "app/system.hpp"

namespace fow::app {

/// A game that is over and counts in the standing: see counts().
struct FinishedGame {
    std::string game;  ///< System::id
    std::string id;    ///< TableNotes::id
    PerSeat<std::string> names;
    std::optional<Seat> winner;  ///< none = drawn
};
/// Whether the result of a finished game says something about its players: they played all of it, and none of them had seen part of it
/// before, or chosen its dice.
[[nodiscard]] bool counts(const TableNotes& notes);

struct LookedAt {
    std::vector<std::string> told;  ///< who plays; the rules, how far it has got, how it ended
    ui::Drawing picture{};
    std::optional<FinishedGame> finished;
};
/// Reads the file without any phrase. Does not throw: the result says if the file cannot be read.
[[nodiscard]] LookedAt look_at(const Store& store, const Systems& systems, const std::filesystem::path& path);

/// A game that can be continued.
struct GameToContinue {
    const System* system = nullptr;
    std::string told;              ///< which one, in one line, as an onlooker knows it; empty if it cannot be read
    bool over = false;             ///< only its result can be seen
    std::filesystem::path path{};  ///< of a saved game; empty for the game in progress
};
/// The last game of each kind that the title page lists: the one at the table or in progress, then saved ones that nobody has continued
/// since. `at_table`: null if there is none. Plays through at most a few dozen files; does not throw.
[[nodiscard]] std::vector<GameToContinue> games_to_continue(Store& store, const Systems& systems, const Match* at_table);

/// One row: the games that two players have finished against each other.
struct Standing {
    std::string heading;  ///< "Arthur against Marie"
    std::string count;
    std::vector<std::string> told;
};
/// Sorted by names. Copies of a game count once; players are told apart by their names (is_same_name).
[[nodiscard]] std::vector<Standing> standings_of(const Systems& systems, const std::vector<FinishedGame>& games);

/// The same text for all names that differ only in capitals, in the way their letters are encoded, and in blanks around them: "Élodie" and
/// "élodie ". Not for showing.
[[nodiscard]] std::string folded_name(const std::string& name);
/// Whether both are the name of one player.
[[nodiscard]] bool is_same_name(const std::string& a, const std::string& b);

}  // namespace fow::app
