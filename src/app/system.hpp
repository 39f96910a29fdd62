// A game as the program offers it. Each game in src/games/ has one; src/games/games_of_window.hpp lists them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/game.hpp"
#include "app/stage.hpp"
#include "app/table.hpp"
#include "core/errors.hpp"
#include "ui/pages/rulebook_screen.hpp"
#include "ui/window/game_look.hpp"

namespace fow::app {

class Program;
class Replayed;

/// The game of a document cannot be played here, because its data are unusable. The reason quotes nothing of the document.
class UnusableGame : public DataError {
public:
    using DataError::DataError;
};

/// What lists of saved games show of one: only what an onlooker knows.
struct SeenMatch {
    std::vector<std::string> told;  ///< who plays; the rules, how far it has got, how it ended
    ui::Drawing picture{};          ///< of the position
    std::optional<Seat> winner;     ///< of a game that is over
};

class System {
public:
    System() = default;
    System(const System&) = delete;
    System& operator=(const System&) = delete;
    virtual ~System() = default;

    // What it is.
    [[nodiscard]] virtual const GameDocuments& documents() const = 0;
    [[nodiscard]] std::string_view id() const { return documents().id; }
    /// The game in whose place the title page lists it: itself, or the game whose page of a new game offers it.
    [[nodiscard]] virtual std::string_view listed_as() const { return id(); }
    /// Its name for players, short enough for a button.
    [[nodiscard]] virtual std::string title() const = 0;
    [[nodiscard]] virtual ui::GameLook look() const = 0;
    /// Why it cannot be played here, as a sentence without its full stop; empty if it can. If not empty, no page of it may be opened.
    [[nodiscard]] virtual std::string fault() const { return {}; }
    /// Whether its players have secrets: a game without any has no veil.
    [[nodiscard]] virtual bool hides() const { return true; }
    [[nodiscard]] virtual bool has_course() const { return false; }
    [[nodiscard]] virtual bool has_fields() const { return false; }
    /// The styles of its computed players; none if it has none.
    [[nodiscard]] virtual std::vector<Style> styles() const { return {}; }
    /// Whether anything is rolled or drawn. If not, a chosen seed changes nothing, and the players are not told of it.
    [[nodiscard]] virtual bool has_chance() const { return false; }

    // Its games.
    /// Throws DataError if nothing of the record can be read.
    [[nodiscard]] virtual ReadMatch read(const std::string& text, const std::string& document) const = 0;
    [[nodiscard]] virtual SeenMatch seen(const Match& match) const = 0;
    /// What can be told of a game that was sealed elsewhere.
    [[nodiscard]] virtual std::vector<std::string> told_of(const OpenPart& open) const {
        return {open.names[Seat::first], open.names[Seat::second]};
    }
    /// Why an unfinished game may not be replayed with one player's knowledge; empty if it may.
    [[nodiscard]] virtual std::string forbids_replay(const Match&) const { return {}; }
    /// The shipped games to watch, in the order of the list.
    struct Shipped {
        std::string name;
        std::filesystem::path path;
    };
    [[nodiscard]] std::vector<Shipped> shipped_games() const;
    /// The folder of the shipped games; its subfolder `comments` holds the comments on them. Empty if there are none.
    [[nodiscard]] virtual std::filesystem::path shipped_folder() const { return {}; }
    /// Queues outcomes in the game's notation; false if a word is not an outcome. dictates(): whether some are queued.
    [[nodiscard]] virtual bool dictate(const std::string&) { return false; }
    [[nodiscard]] virtual bool dictates() const { return false; }
    /// What happened at the table, as a sentence.
    [[nodiscard]] virtual std::string told(const TableEvent& event) const = 0;
    /// A sentence: whose deployment a file holds, and whether it has a pass phrase.
    [[nodiscard]] virtual std::string told_of_army(Seat, bool) const { return {}; }
    /// A sentence: how many games each side won.
    [[nodiscard]] virtual std::string told_wins(const PerSeat<int>&) const { return {}; }
    /// The folder of that side's deployments, below the common folder.
    [[nodiscard]] virtual std::filesystem::path army_folder(Seat seat) const {
        return std::filesystem::path(id()) / word(documents(), seat);
    }
    /// The folder of its battlefields, below the common folder; empty = that folder itself.
    [[nodiscard]] virtual std::filesystem::path field_folder() const { return {}; }

    // Its pages.
    [[nodiscard]] virtual std::unique_ptr<Table> table(Table::Seating seating) = 0;
    [[nodiscard]] virtual std::unique_ptr<Stage> new_game_page(Program& program) = 0;
    /// What its replay shows, from the view of `seat`; without a seat the game must be over, or played by the computer alone. `match` must
    /// outlive it. Null if the game has its own replay_page().
    [[nodiscard]] virtual std::unique_ptr<Replayed> replayed(const Match& match, std::optional<Seat> seat) const;
    /// The page that shows it.
    [[nodiscard]] virtual std::unique_ptr<Stage> replay_page(Program& program, const Match& match, std::optional<Seat> seat);
    /// The same page for a game that two computed players are playing, open to every viewer; `match` must outlive it. Null if the game has
    /// no such page: then they play it at once.
    [[nodiscard]] std::unique_ptr<WatchedPage> watch_page(Program& program, const Match& match);
    /// `finished`: the key of the lesson that was just finished, or empty. has_course() must hold.
    [[nodiscard]] virtual std::unique_ptr<Stage> course_page(Program&, const std::string&) { return nullptr; }
    /// The battlefields; has_fields() must hold.
    [[nodiscard]] virtual std::unique_ptr<Stage> fields_page(Program&) { return nullptr; }
    /// Opens a document that is not a game but belongs to this one, such as a scenario. False if it does not belong to this game.
    [[nodiscard]] virtual bool open(Program&, const std::string&, const std::string&) { return false; }
    /// Its rulebook; read on first use.
    [[nodiscard]] virtual ui::RulebookModel rulebook();
    /// The parts of it that could not be read; returned only once.
    [[nodiscard]] virtual std::vector<DataError> take_faults() { return {}; }

private:
    /// Titles of shipped games by file name, in the order of the list. Those without a title come last.
    [[nodiscard]] virtual std::vector<std::pair<std::string, std::string>> shipped_titles() const { return {}; }
};

/// A game that a program offers, and how to open its system.
struct OfferedGame {
    /// `data`: the folder that contains rules/ and assets/. Throws DataError if the game's data are unusable.
    std::unique_ptr<System> (*open)(const std::filesystem::path& data, std::uint64_t seed);
    /// What is wrong with dictated outcomes, given in the game's notation; empty if nothing. Null if the game has no chance.
    std::string (*fault_of_outcomes)(const std::string& outcomes) = nullptr;
    /// For `--help`: which outcomes those are.
    std::string_view outcomes{};
    /// What is known of it even if its data are unusable: its documents, its name, its look. Without these, unusable data end the program.
    const GameDocuments& (*documents)() = nullptr;
    std::string (*title)() = nullptr;
    ui::GameLook (*look)() = nullptr;
    /// See System; empty = itself.
    std::string_view listed_as{};
};

/// Opens them all. One whose data are unusable is there with its fault(), and reads no games. Throws DataError for one that cannot be shown
/// like that.
[[nodiscard]] Systems opened(std::span<const OfferedGame> games, const std::filesystem::path& data, std::uint64_t seed);
/// The first that can be played; the first one if there is none.
[[nodiscard]] System& first_playable(const Systems& systems);

/// The games whose documents these systems read.
[[nodiscard]] std::vector<const GameDocuments*> documents_of(const Systems& systems);
/// The system of that id; null if there is none.
[[nodiscard]] System* system_of(const Systems& systems, std::string_view id);

}  // namespace fow::app
