// The games of the program: the one at the table and the one in a replay; opening, saving and leaving them.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/store.hpp"
#include "app/table.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/pages/replay_parts.hpp"

namespace fow::app {

class Program;

class Desk {
public:
    explicit Desk(Program& program) : program_(program) {}

    // The game at the table; in a lesson, the lesson's.
    [[nodiscard]] bool has_table() const { return table_ != nullptr; }
    /// There must be one.
    [[nodiscard]] Table& table() const { return *table_; }
    /// Puts another table in place of this one, which it returns. Either may be null.
    std::unique_ptr<Table> exchange(std::unique_ptr<Table> table) { return std::exchange(table_, std::move(table)); }
    /// A game is played here now: not a lesson, and no replay.
    [[nodiscard]] bool plays() const;

    // The game in a replay.
    [[nodiscard]] bool replays() const { return replay_ != nullptr; }
    /// The replayed game is from a file that anybody may have written.
    [[nodiscard]] bool replays_open_text() const { return replay_ && replay_->open_text; }
    /// Whose knowledge the replay shows; none if it is open.
    [[nodiscard]] std::optional<Seat> replay_seat() const { return replay_seat_; }
    /// The replayed game or the one at the table.
    [[nodiscard]] const Match& game_on_screen() const { return replay_ ? *replay_->match : table_->match(); }
    /// Its seal.
    [[nodiscard]] seal::Seal& seal() { return replay_ ? replay_->seal : table_->seal(); }
    /// Replays a game: a finished one openly, an unfinished one behind the veil and with that seat's view. `page`: a page to open at once.
    void open_replay(Game game, std::optional<Seat> seat, std::optional<ui::PageOverReplay> page = {});
    void lift_replay_veil();
    void leave_replay();

    // Opening.
    /// Takes a place for the game in progress, and tells what was found there.
    void open_store();
    /// Starts a game in place of the current one. If the game departs from the course that the ledger knows, both players are asked first.
    void begin_game(Game game) { set_table(std::move(game), Store::Holds::another_game); }
    /// Continues the game in progress, from memory or disk, behind the veil.
    void continue_game();
    /// Loads a game and continues it. If it was sealed elsewhere, both players are asked for their phrases.
    void load_game(const std::filesystem::path& path);
    /// Opens a file by its kind: replays a finished game, continues an unfinished one, offers a battlefield for a new game.
    void open_file(const std::filesystem::path& path);
    /// Reads a game and calls `then` with it. If the file is damaged, first asks the player whether to use the game up to there.
    void open_game(const std::filesystem::path& path, std::function<void(Game)> then);
    /// Dictates outcomes in the notation of the current game. Its players are told. False if a word is not an outcome.
    [[nodiscard]] bool dictate(const std::string& outcomes);

    // Saving and leaving.
    /// Saves the current game under a name, or under the sample name if it is empty; the result goes to Stage::notice().
    void save_game(const std::string& entered, Store::Taken taken = Store::Taken::refuse);
    /// Sets the seat's pass phrase in the current game, or removes it; the result goes to Stage::notice(). Nothing changes if `present` is
    /// not the one that it has.
    void set_phrase(Seat seat, const ui::SetPhrase& wanted);
    /// Removes that seat's pass phrase, which both players gave up.
    void give_up_phrase(Seat seat);
    /// Tells how the last save ended, once.
    void report_saving();
    /// Quits, but asks first if something is not saved.
    void leave() { leave_again(false); }
    /// The same; `insists`: with a message still open. Then it does not ask a second time.
    void leave_again(bool insists);

private:
    void set_table(Game game, Store::Holds holds);
    /// Asks the players of that game to agree to what the record will say, then calls `then` with whether they did. One person who plays
    /// against the computer, and shared the game with nobody, agrees alone.
    void ask_to_agree(const Match& match, const std::vector<TableEvent>& remarks, std::function<void(bool)> then);
    /// Puts this game on the table and goes on. `remarks`: what both players agreed to; none if there was nothing to agree to.
    void play_on(Game game, Store::Holds holds, const std::vector<TableEvent>& remarks);
    /// Calls `then` with the game, as far as it could be read. If its file is damaged, first asks the player.
    void offer(ReadGame game, const std::filesystem::path& path, std::function<void(Game)> then);
    /// The same with the game in progress, whose damaged file is kept.
    void continue_from(InProgress game);
    /// Like open_game(), but a game sealed elsewhere is opened with both players' phrases.
    void open_with_phrases(const std::filesystem::path& path, std::function<void(Game)> then);
    void report(const KeptGame::Saving& saving);
    /// The remarks on a seed or on faces that were chosen when the program was started, for a game of that system.
    [[nodiscard]] std::vector<TableEvent> chosen_chance(const System& system, const TableNotes& notes) const;
    /// Names the copies that keep their phrases; false if the phrase was not noted.
    [[nodiscard]] bool told_of_copies(const std::optional<std::vector<std::filesystem::path>>& left);
    /// Another window has continued the game at the table differently: asks both players whether this one goes on.
    void ask_to_depart(const Departure& departure);
    /// Abandons this window's course of the game.
    void leave_table();

    Program& program_;
    std::unique_ptr<Table> table_;
    std::unique_ptr<Game> replay_;
    std::optional<Seat> replay_seat_;
    std::optional<ui::PageOverReplay> first_replay_page_;
    std::set<std::string> told_of_chance_;  ///< ids of games whose record notes that chance was chosen in this run of the program
    std::optional<Trouble::Kind> trouble_;  ///< the player was told that the game is not saved
    bool ledger_told_ = false;              ///< the player was told that the ledger cannot be written
    bool leave_asked_ = false;              ///< the player was asked whether to quit unsaved
};

}  // namespace fow::app
