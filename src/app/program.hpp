// The desktop program: one window, one stage at a time, and the game behind them.
#pragma once

#include <deque>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/background.hpp"
#include "app/frame_logs.hpp"
#include "app/lesson.hpp"
#include "app/messages.hpp"
#include "app/reader.hpp"
#include "app/script.hpp"
#include "app/stage.hpp"
#include "app/store.hpp"
#include "app/stored_file.hpp"
#include "app/system.hpp"
#include "app/table.hpp"
#include "fow/core/pcg32.hpp"
#include "sound/speaker.hpp"
#include "ui/pages/parts.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/pages/rulebook_screen.hpp"
#include "ui/pages/seats_page.hpp"
#include "ui/widgets/sheets.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

class ScriptDriver;

struct ProgramOptions {
    std::filesystem::path data_dir;              ///< folder of the player's files
    std::filesystem::path key;                   ///< file of the program's key
    std::filesystem::path data;                  ///< folder that contains rules/ and assets/
    std::filesystem::path settings;              ///< settings file
    std::optional<Size> size;                    ///< overrides the window's last size
    std::optional<std::uint64_t> seed;           ///< seed of dice and draws; the players are told
    std::string dice;                            ///< dictated outcomes, in the notation of a game: "Blue,Red+"
    std::optional<std::filesystem::path> load;   ///< a record to start with
    std::optional<std::filesystem::path> file;   ///< a game or a battlefield to start with
    std::optional<std::vector<Command>> script;  ///< a script; the program quits at its end
    std::string script_name;
    std::filesystem::path shots;                  ///< folder for the script's pictures
    std::optional<std::filesystem::path> frames;  ///< file for one line per frame of the script
    std::optional<std::filesystem::path> layout;  ///< file for layout faults; nothing is drawn then
    std::optional<Pace> pace;                     ///< overrides the setting
    bool speech = false;                          ///< the script is read aloud too, if the settings say so
    std::string damaged_catalogue{};              ///< the path of a translation; if there is one, everything is in English
};

class Program {
public:
    /// Throws DataError if a file is unusable, std::runtime_error if there is no display.
    Program(ProgramOptions options, Systems systems);
    ~Program();

    /// Runs until the player quits. Returns 0, or 1 if a script failed.
    [[nodiscard]] int run();

    // For the stages. A change of stage takes effect after the frame.
    [[nodiscard]] const Systems& systems() const { return systems_; }
    /// The game that the title page offers.
    [[nodiscard]] System& chosen() const { return *chosen_; }
    void choose(System& system);
    /// The game on the screen: in a replay or a lesson, or at the table unless the page is of the chosen game; else the chosen one.
    [[nodiscard]] const System& current() const;
    [[nodiscard]] const std::filesystem::path& data() const { return options_.data; }
    [[nodiscard]] const Store& store() const { return store_; }
    [[nodiscard]] const Settings& settings() const { return window_.settings(); }
    /// Whether nobody has played or changed a setting yet.
    [[nodiscard]] bool first_start() const;
    /// Offers these names for the next game, and keeps the commands of its programs; `first`: the seat that its first player takes. Returns
    /// false if a program cannot be started; the player is told.
    [[nodiscard]] bool remember_players(const ui::PlayersChoice& form, Seat first);
    /// The commands of the programs at the seats of that game, empty where none is known. A record names programs only, so in another run
    /// of this program they are found by name.
    [[nodiscard]] PerSeat<std::string> programs_of(const TableNotes& notes) const;
    /// Random numbers for what is not part of a game: who takes which side, how the rest of an army is placed.
    [[nodiscard]] Pcg32& numbers() { return numbers_; }
    /// Dictates outcomes in the notation of the current game. Its players are told. False if a word is not an outcome.
    [[nodiscard]] bool dictate(const std::string& outcomes);
    /// The game in progress; there must be one.
    [[nodiscard]] Table& table() { return *table_; }
    [[nodiscard]] bool has_table() const { return table_ != nullptr; }
    /// Whether table() is a lesson: then nothing is secret and nothing is saved.
    [[nodiscard]] bool in_lesson() const { return lesson_ != nullptr; }
    [[nodiscard]] bool has_learnt(const std::string& lesson) const;
    /// How the games of that id against that computed player ended: a sentence, or empty.
    [[nodiscard]] std::string told_against(std::string_view game, const ComputedPlayer& player) const;
    /// The same against the computed player of the game at the table, which is over.
    [[nodiscard]] std::string told_of_result() const;
    /// The folder of the player's own lessons.
    [[nodiscard]] std::filesystem::path lesson_folder() const { return options_.data_dir / "lessons"; }

    void go(std::unique_ptr<Stage> stage);
    void go_to_title();
    /// Hides the screen from the seat that looked last: the veil for that seat.
    void hand_over(Seat seat);
    /// Continues the game: the veil if the other seat must be at the screen, otherwise the page for what is due.
    void proceed();
    /// Plays what the computer has decided, and goes on.
    void computer_answers(const std::optional<Table::Decision>& decision);
    /// Plays the decision. If the computer does not want to play on, or if there is no decision because its thinking failed, a person takes
    /// over its seat. False: another page is open and says why.
    [[nodiscard]] bool carry_out(const std::optional<Table::Decision>& decision);
    /// Lets that thought finish unobserved: nobody waits for it any more.
    void forget(Background<Table::Decision> thought);
    /// Whether a script is running: it waits for the computer only as long as the computer takes.
    [[nodiscard]] bool scripted() const { return driver_ != nullptr; }
    /// Who will look once both players have seen what is on the screen.
    [[nodiscard]] ui::NextLook next_look() const;
    /// The player who sets up is ready. This takes effect when the other player lifts the veil; until then it can be taken back on the
    /// veil.
    void say_ready();
    /// False if it cannot be noted now; then the set-up continues.
    bool confirm_army();
    /// That seat has lifted the veil.
    void take_seat(Seat seat);
    /// Hides the seat on screen behind the veil, because its player asks for it.
    void drop_veil();
    /// Starts a game in place of the current one. If the game departs from the course that the ledger knows, both players are asked first.
    void begin_game(Game game);
    /// Continues the game in progress, from memory or disk, behind the veil.
    void continue_game();
    /// Loads a game and continues it. If it was sealed elsewhere, both players are asked for their phrases.
    void load_game(const std::filesystem::path& path);
    /// Opens a file by its kind: replays a finished game, continues an unfinished one, offers a battlefield for a new game.
    void open_file(const std::filesystem::path& path);
    /// Reads a game and calls `then` with it. If the file is damaged, first asks the player whether to use the game up to there.
    void open_game(const std::filesystem::path& path, std::function<void(Game)> then);
    /// Saves the current game under a name; the result goes to Stage::notice().
    void save_game(const std::string& name, Store::Taken taken = Store::Taken::refuse);
    /// Replays a game: a finished one openly, an unfinished one behind the veil and with that seat's view. `page`: a page to open at once.
    void open_replay(Game game, std::optional<Seat> seat, std::optional<ui::ReplayPage> page = {});
    void lift_replay_veil();
    void leave_replay();
    /// The seal of the game on screen: the replayed one or the current one.
    [[nodiscard]] seal::Seal& seal() { return replay_ ? replay_->seal : table_->seal(); }
    /// Sets the seat's pass phrase in the current game, or removes it if empty; the result goes to Stage::notice().
    void set_phrase(Seat seat, const std::string& phrase);
    /// Removes that seat's pass phrase, which both players gave up.
    void give_up_phrase(Seat seat);
    /// Whether the veil asks for the seat's phrase: once after the game was opened, and whenever another person comes to the screen.
    [[nodiscard]] bool asks_phrase(Seat seat);
    /// Quits, but asks first if something is not saved.
    void leave();
    /// The next frame is drawn at once.
    void wake() { window_.wake(); }
    void quit() { running_ = false; }
    /// Opens the rulebook at that rule, or where it was last open. It covers the stage and does not change it.
    void open_rulebook(const std::string& rule);

    /// The current game waits meanwhile.
    void begin_lesson(std::unique_ptr<PlayedLesson> lesson);
    [[nodiscard]] PlayedLesson& lesson() { return *lesson_; }
    /// Returns to the course; the current game is restored.
    /// `finished`: the lesson's key, if it has been finished.
    void leave_lesson(const std::string& finished = {});

    /// Shows a message until it is read; further ones are queued, unless the same one waits already.
    void tell(Message message);
    /// Tells why something cannot be done.
    void tell(std::string reason);
    void tell(const DataError& fault);
    /// Runs `act` and shows a DataError as a message. True if there was none.
    template <class Do>
    bool guarded(const Do& act) {
        try {
            act();
            return true;
        } catch (const DataError& fault) {
            tell(fault);
            return false;
        }
    }

private:
    friend class ScriptDriver;
    void frame();
    bool tick();
    void open_store();
    void show_damage();
    /// Like open_game(), but a game sealed elsewhere is opened with both players' phrases.
    void open_with_phrases(const std::filesystem::path& path, std::function<void(Game)> then);
    void open_settings();
    void open_progress();
    void save_settings();
    void save_progress(const Progress& progress);
    void count_result();
    void save_window_size();
    [[nodiscard]] bool seen_from_north() const;
    void handle(const SDL_Event& event);
    /// F1 opens and closes the list of keys, F2 the rulebook, F3 the reference card. Escape closes them, or answers a message with "no".
    void handle_overlay_key(SDL_Keycode key);
    // program_seats.cpp
    [[nodiscard]] bool person_decides() const;
    void offer_help();
    void ask_for_hint();
    void forget_hint();
    void poll_hint();
    void draw_hint();
    [[nodiscard]] std::optional<ui::ModalPlace> beside_hint() const;
    void open_seats();
    void remember_program(const std::string& command);
    /// The terms on which programs play here.
    [[nodiscard]] bots::Terms guest_terms() const;
    /// Whether that is no program, or one that can be started; otherwise the player is told why not. Tells also what is left open to it.
    [[nodiscard]] bool can_start(const ui::OpponentChoice& who);
    void draw_seats();
    /// Seats change hands; `commands`: of the programs that have seats then. If the person at the screen gives up the seat there, the veil
    /// falls. False if it was not noted.
    [[nodiscard]] bool change_seats(const std::vector<TableEvent>& changes, const PerSeat<std::string>& commands);
    /// Hides the secrets of the seat on screen, unless nobody else plays: the window is no longer in front.
    void drop_veil_unasked();
    void draw_message();
    void play_sounds();
    void read_aloud(bool whole);
    void draw_rulebook();
    void draw_reference();
    void set_table(Game game, Store::Holds holds);
    /// Continues a game once both players have agreed to these remarks, or if there are none.
    void play_on(Game game, Store::Holds holds, const std::vector<TableEvent>& remarks);
    bool answered_at_once();
    void wait_for_computer();
    void watch();
    /// The remarks on a seed or on faces that were chosen when the program was started, for a game of that system.
    [[nodiscard]] std::vector<TableEvent> chosen_chance(const System& system, const TableNotes& notes) const;
    /// Names the copies that keep their phrases; false if the phrase was not noted.
    [[nodiscard]] bool told_of_copies(const std::optional<std::vector<std::filesystem::path>>& left);
    /// Another window has continued the game at the table differently: asks both players whether this one goes on.
    void ask_to_depart(const Departure& departure);
    /// Abandons this window's course of the game.
    void leave_table();
    /// Whether the veil hides that seat of the game on screen: not in a lesson, nor if only one person has ever sat at the table.
    [[nodiscard]] bool veils(Seat seat);
    void begin_step(bool demonstrates = false);
    void finish_lesson();
    void draw_lesson();
    [[nodiscard]] ui::RulebookModel rulebook();
    void show_look();
    void report(const Table::Saving& saving);
    [[nodiscard]] bool at_rest() const;

    ProgramOptions options_;
    Systems systems_;
    System* chosen_;
    Store store_;
    SettingsFile settings_;
    ProgressFile progress_;
    Pcg32 numbers_;
    ui::Window window_;
    SDL_Point opened_;  ///< the size with which the window was opened, as the desktop counts
    sound::Speaker speaker_;
    Reader reader_;
    std::unique_ptr<Table> table_;
    std::unique_ptr<PlayedLesson> lesson_;
    std::unique_ptr<Table> set_aside_;  ///< the game that waits while a lesson is played
    std::optional<Seat> seated_;
    bool stranger_ = false;  ///< seats have changed hands, and whoever comes to the screen now has not lifted the veil yet
    std::unique_ptr<Game> replay_;
    std::optional<Seat> replay_seat_;
    std::optional<ui::ReplayPage> first_replay_page_;
    std::vector<std::string> programs_;                        ///< commands of programs that were given a seat, the last one first
    PerSeat<std::string> new_programs_;                        ///< those of the game that is about to begin
    std::map<std::string, PerSeat<std::string>> programs_at_;  ///< those of each game of this run, by its id
    std::vector<Background<Table::Decision>> forgotten_;       ///< thoughts that still run
    Background<Table::Advice> hint_thought_;                   ///< a hint that was asked for
    std::vector<Background<Table::Advice>> forgotten_hints_;
    std::size_t hint_at_ = 0;              ///< the number of plies when it was asked for
    std::vector<std::string> hint_rings_;  ///< controls that the hint refers to
    std::optional<ui::SeatsPage> seats_page_;
    std::unique_ptr<Stage> stage_;
    std::unique_ptr<Stage> next_;
    std::unique_ptr<ScriptDriver> driver_;
    std::optional<FrameLog> frame_log_;
    std::optional<LayoutLog> layout_log_;
    std::deque<Message> messages_;
    ui::RulebookScreen book_;
    const System* look_of_ = nullptr;       ///< the game whose look the window has
    const System* book_of_ = nullptr;       ///< the game whose rulebook it shows
    std::optional<Trouble::Kind> trouble_;  ///< the player was told that the game is not saved
    bool ledger_told_ = false;              ///< the player was told that the ledger cannot be written
    bool settings_failure_told_ = false;    ///< the player was told that settings cannot be saved
    bool progress_failure_told_ = false;    ///< the player was told that progress cannot be saved
    bool left_open_told_ = false;           ///< the player was told what the system does not keep programs from
    bool leave_asked_ = false;              ///< the player was asked whether to quit unsaved
    std::set<std::string> told_of_chance_;  ///< ids of games whose record notes that chance was chosen in this run of the program
    bool keys_shown_ = false;
    bool reference_shown_ = false;
    bool escaped_ = false;  ///< Escape was pressed on the message
    bool running_ = true;
};

}  // namespace fow::app
