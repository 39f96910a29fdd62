// A game as the program offers it; each game in src/games/ provides at least one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
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
#include "json/series.hpp"
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
    std::string continues;          ///< which game it is, how far it has got and who plays, in one line
};

/// A game of a record, as an onlooker knows it.
struct SeenPosition {
    std::string game;                            ///< its name, or which of its rules it is played with
    std::string moment;                          ///< how far it has got
    std::optional<std::optional<Seat>> ended{};  ///< the winner of a game that is over: none of a draw
    ui::Drawing picture{};
};

/// SeenPosition::ended for the result of a game, which has a winner unless it was drawn; nothing if there is none yet.
template <class Result>
[[nodiscard]] std::optional<std::optional<Seat>> ended_with(const std::optional<Result>& result) {
    if (!result) return std::nullopt;
    return std::optional<std::optional<Seat>>(std::in_place, result->winner);
}

/// The diagrams of a rulebook.
struct DrawnDiagrams {
    std::vector<ui::RuleDiagram> shown;
    std::shared_ptr<const void> drawn;  ///< what they draw
    std::vector<DataError> refused;     ///< one for each that cannot be used
};

/// A series of battles that a game offers (core/series.hpp).
struct SeriesEntry {
    std::string id;  ///< of its chronicles, and the name of the control that opens it
    std::string title;
    SeriesWords words;
    std::vector<std::string> rules{};       ///< the names of those of words.rules
    std::vector<std::string> rules_told{};  ///< a sentence about each
    PerSeat<std::string> sides{};           ///< what each is called as a choice: "The Reds"
    /// Throws DataError.
    std::function<Series()> plan;
    /// A new game on that battlefield. Throws DataError. `watched`: by computed players alone.
    std::function<std::unique_ptr<Match>(Program& program, const SeriesBattle& battle, const std::string& rules,
                                         const PerSeat<std::string>& names, bool watched)>
        match;
    /// Its battlefield, as everybody may know it before the battle.
    std::function<ui::Drawing(const SeriesBattle& battle)> picture;
    /// What a chronicle keeps of a game that is over, without the id of the battle.
    std::function<FoughtBattle(const Match& match)> fought;
    /// A sentence: how it ended.
    std::function<std::string(const FoughtBattle& fought)> told;
};

/// All that the program needs of a game: its words as values, and functions for what is its own. Required are those without a default.
struct GameEntry {
    const GameDocuments& documents;
    std::string title;             ///< for players, short enough for a button
    std::string_view listed_as{};  ///< see System::listed_as; empty = itself
    std::function<ui::GameLook()> look;
    bool hides = true;            ///< its players have secrets: a game without any has no veil
    std::vector<Style> styles{};  ///< of its computed players; none if it has none
    std::string fault{};          ///< see System::fault

    // Sentences. Unless others are named, their placeholders are the words for the seats in the game's documents (GameDocuments::seats).
    std::string players{};        ///< who plays against whom
    std::string wins{};           ///< how many games each side won
    std::string seen_as{};        ///< "{game}. {moment}. {state}"; {rules} is the same as {game}
    std::string sealed_as{};      ///< the same of a game that was sealed elsewhere, without {moment} and {state}
    PerSeat<std::string> army{};  ///< whose deployment a file holds; sealed_army: with a pass phrase
    PerSeat<std::string> sealed_army{};
    /// What happened at the table, as a sentence.
    std::string (*told)(const TableEvent& event);

    // Its games.
    std::function<ReadMatch(const System& system, const std::string& text, const std::string& document)> read;
    std::function<SeenPosition(const Match& match)> seen;
    /// SeenPosition::game of a sealed one; the title if there is no such function.
    std::function<std::string(const OpenPart& open)> sealed_game{};
    /// Why an unfinished game may not be replayed with one player's knowledge; empty if it may.
    std::function<std::string(const Match& match)> forbids_replay{};
    /// The folder of the shipped games; its subfolder `comments` holds the comments on them. Empty if there are none.
    std::filesystem::path shipped_folder{};
    /// Their titles by file name, in the order of the list. Those without a title come last.
    std::vector<std::pair<std::string, std::string>> shipped_titles{};
    /// The folder of its deployments, with one subfolder for each side, below the common folder; nothing: its id.
    std::optional<std::filesystem::path> army_folder{};
    /// The folder of its battlefields, below the common folder; empty = that folder itself.
    std::filesystem::path field_folder{};
    /// Queues outcomes of chance in the game's notation; false if a word is not an outcome. `dictates`: whether some are queued. A game
    /// without them has no chance.
    std::function<bool(const std::string& outcomes)> dictate{};
    std::function<bool()> dictates{};

    // Its table and its pages.
    std::function<std::unique_ptr<Table>(KeptGame::Seating seating)> table;
    std::function<std::unique_ptr<Stage>(Program& program)> new_game_page;
    /// What its replay shows; see System::replayed. A game without it has a page of its own for replays.
    std::function<std::unique_ptr<Replayed>(const Match& match, std::optional<Seat> seat)> replayed{};
    std::function<std::unique_ptr<Stage>(Program& program, const Match& match, std::optional<Seat> seat)> replay_page{};
    std::function<std::unique_ptr<Stage>(Program& program, const std::string& finished)> course_page{};
    std::function<std::unique_ptr<Stage>(Program& program)> fields_page{};
    std::function<bool(Program& program, const std::string& text, const std::string& document)> open_document{};
    /// A series of battles, if it offers one.
    std::optional<SeriesEntry> series{};
    /// The text of its rulebook. Throws DataError, as diagrams may.
    std::function<std::string()> rulebook{};
    std::function<DrawnDiagrams()> diagrams{};
};

/// A game of the program, filled from its entry. A game may derive from it to keep what its own pages ask for.
class System {
public:
    /// `entry` makes its entry, in the language of that moment.
    explicit System(std::function<GameEntry()> entry) : make_entry_(std::move(entry)), entry_(make_entry_()) {}
    System(const System&) = delete;
    System& operator=(const System&) = delete;
    virtual ~System() = default;

    /// Takes its words in the player's present language.
    void translate();

    // What it is.
    [[nodiscard]] const GameDocuments& documents() const { return entry_->documents; }
    [[nodiscard]] std::string_view id() const { return documents().id; }
    /// The game in whose place the title page lists it: itself, or the game whose page of a new game offers it.
    [[nodiscard]] std::string_view listed_as() const { return entry_->listed_as.empty() ? id() : entry_->listed_as; }
    [[nodiscard]] const std::string& title() const { return entry_->title; }
    [[nodiscard]] ui::GameLook look() const { return entry_->look(); }
    /// Why it cannot be played here, as a sentence without its full stop; empty if it can. If not empty, no page of it may be opened.
    [[nodiscard]] const std::string& fault() const { return entry_->fault; }
    [[nodiscard]] bool hides() const { return entry_->hides; }
    [[nodiscard]] bool has_course() const { return entry_->course_page != nullptr; }
    [[nodiscard]] bool has_fields() const { return entry_->fields_page != nullptr; }
    [[nodiscard]] const std::vector<Style>& styles() const { return entry_->styles; }
    /// Whether anything is rolled or drawn. If not, a chosen seed changes nothing, and the players are not told of it.
    [[nodiscard]] bool has_chance() const { return entry_->dictate != nullptr; }
    /// See GameEntry. Without chance, no outcomes can be dictated.
    [[nodiscard]] bool dictate(const std::string& outcomes) { return has_chance() ? entry_->dictate(outcomes) : outcomes.empty(); }
    [[nodiscard]] bool dictates() const { return has_chance() && entry_->dictates(); }

    // Its games.
    /// Throws DataError if nothing of the record can be read.
    [[nodiscard]] ReadMatch read(const std::string& text, const std::string& document) const { return entry_->read(*this, text, document); }
    [[nodiscard]] SeenMatch seen(const Match& match) const;
    /// What can be told of a game that was sealed elsewhere.
    [[nodiscard]] std::vector<std::string> told_of(const OpenPart& open) const;
    /// Why an unfinished game may not be replayed with one player's knowledge; empty if it may.
    [[nodiscard]] std::string forbids_replay(const Match& match) const {
        return entry_->forbids_replay ? entry_->forbids_replay(match) : std::string();
    }
    /// The shipped games to watch, in the order of the list.
    struct Shipped {
        std::string name;
        std::filesystem::path path;
    };
    [[nodiscard]] std::vector<Shipped> shipped_games() const;
    [[nodiscard]] const std::filesystem::path& shipped_folder() const { return entry_->shipped_folder; }
    [[nodiscard]] std::string told(const TableEvent& event) const { return entry_->told(event); }
    /// A sentence: whose deployment a file holds, and whether it has a pass phrase.
    [[nodiscard]] const std::string& told_of_army(Seat seat, bool sealed) const {
        return (sealed ? entry_->sealed_army : entry_->army)[seat];
    }
    /// A sentence: how many games each side won.
    [[nodiscard]] std::string told_wins(const PerSeat<int>& wins) const;
    /// The folder of that side's deployments, below the common folder.
    [[nodiscard]] std::filesystem::path army_folder(Seat seat) const {
        return entry_->army_folder.value_or(id()) / word(documents(), seat);
    }
    [[nodiscard]] const std::filesystem::path& field_folder() const { return entry_->field_folder; }

    // Its table and its pages.
    [[nodiscard]] std::unique_ptr<Table> table(KeptGame::Seating seating) const { return entry_->table(std::move(seating)); }
    [[nodiscard]] std::unique_ptr<Stage> new_game_page(Program& program) const { return entry_->new_game_page(program); }
    /// What its replay shows, from the view of `seat`; without a seat the game must be over, or played by the computer alone. `match` must
    /// outlive it. Null if the game has a replay page of its own.
    [[nodiscard]] std::unique_ptr<Replayed> replayed(const Match& match, std::optional<Seat> seat) const;
    /// The page that shows it.
    [[nodiscard]] std::unique_ptr<Stage> replay_page(Program& program, const Match& match, std::optional<Seat> seat) const;
    /// The same page for a game that two computed players are playing, open to every viewer; `match` must outlive it. Null if the game has
    /// no such page: then they play it at once.
    [[nodiscard]] std::unique_ptr<WatchedPage> watch_page(Program& program, const Match& match) const;
    /// `finished`: the key of the lesson that was just finished, or empty. has_course() must hold.
    [[nodiscard]] std::unique_ptr<Stage> course_page(Program& program, const std::string& finished) const {
        return entry_->course_page(program, finished);
    }
    /// The battlefields; has_fields() must hold.
    [[nodiscard]] std::unique_ptr<Stage> fields_page(Program& program) const { return entry_->fields_page(program); }
    /// The series of battles that it offers; null if it offers none.
    [[nodiscard]] const SeriesEntry* series() const { return entry_->series ? &*entry_->series : nullptr; }
    /// Opens a document that is not a game but belongs to this one, such as a scenario. False if it does not belong to this game.
    [[nodiscard]] bool open_document(Program& program, const std::string& text, const std::string& document) const {
        return entry_->open_document && entry_->open_document(program, text, document);
    }
    /// Its rulebook; read on first use.
    [[nodiscard]] ui::RulebookModel rulebook();
    /// The files of the game that could not be read; returned only once.
    [[nodiscard]] std::vector<DataError> take_faults() { return std::exchange(faults_, {}); }

protected:
    void note_faults(const std::vector<DataError>& faults) { faults_.insert(faults_.end(), faults.begin(), faults.end()); }

private:
    [[nodiscard]] std::string players_of(const PerSeat<std::string>& names) const;
    /// Calls `act`, and notes a DataError.
    void noting_faults(const std::function<void()>& act);

    struct Library {
        std::vector<Chapter> chapters;
        std::vector<RuleText> rules;
        DrawnDiagrams diagrams;
    };
    std::function<GameEntry()> make_entry_;
    std::optional<GameEntry> entry_;  ///< always there
    std::optional<Library> library_;  ///< read on first use
    std::vector<DataError> faults_;
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

/// OfferedGame::open for a game that has a system of its own.
template <class Own>
[[nodiscard]] std::unique_ptr<System> opened_as(const std::filesystem::path& data, std::uint64_t seed) {
    return std::make_unique<Own>(data, seed);
}

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
