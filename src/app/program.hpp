// The desktop program: one window, one stage at a time, the game behind them.
#pragma once

#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/frame_logs.hpp"
#include "app/kept_file.hpp"
#include "app/lessons.hpp"
#include "app/messages.hpp"
#include "app/script.hpp"
#include "app/shipped.hpp"
#include "app/stage.hpp"
#include "app/store.hpp"
#include "app/table.hpp"
#include "chance/chance.hpp"
#include "sound/speaker.hpp"
#include "ui/screens/rulebook_screen.hpp"
#include "ui/window/window.hpp"

namespace fow::app {

class ScriptDriver;

struct ProgramOptions {
    std::filesystem::path data_dir;  ///< the player's own files
    std::filesystem::path key;       ///< where the program's key lies
    std::filesystem::path data;      ///< rules/ and assets/
    std::filesystem::path settings;  ///< where the players' choices for the window lie
    std::optional<Size> size;        ///< instead of the window's last one
    std::uint64_t seed = 0;
    std::string dice;                            ///< faces dictated, "Blue,Red+"
    std::optional<std::filesystem::path> load;   ///< a record to begin with
    std::optional<std::filesystem::path> file;   ///< a game or a battlefield to begin with
    std::optional<std::vector<Command>> script;  ///< written input; the program ends with it
    std::string script_name;
    std::filesystem::path shots;                  ///< where the script's pictures go
    std::optional<std::filesystem::path> frames;  ///< where a line for each frame of the script goes
    std::optional<std::filesystem::path> layout;  ///< where the faults of the layout go; nothing is drawn then
    std::optional<Pace> pace;                     ///< instead of the chosen one
};

class Program {
public:
    /// Throws DataError for unusable rules, std::runtime_error where there is no display.
    explicit Program(ProgramOptions options);
    ~Program();

    /// Runs until the player leaves. 0, or 1 where a script failed.
    [[nodiscard]] int run();

    // What stages ask for. A change of stage takes place after the frame.
    [[nodiscard]] const Ruleset& ruleset() const { return ruleset_; }
    [[nodiscard]] const std::filesystem::path& data() const { return options_.data; }
    [[nodiscard]] const Store& store() const { return store_; }
    [[nodiscard]] const Settings& settings() const { return window_.settings(); }
    /// Nobody has played or chosen anything here yet.
    [[nodiscard]] bool first_start() const;
    [[nodiscard]] Chance& chance() { return chance_; }
    /// The game in progress; there must be one.
    [[nodiscard]] Table& table() { return *table_; }
    [[nodiscard]] bool has_table() const { return table_ != nullptr; }
    /// The game on the table is a lesson: nothing is secret, nothing is saved.
    [[nodiscard]] bool in_lesson() const { return lesson_ != nullptr; }
    [[nodiscard]] bool has_learnt(const std::string& lesson) const;
    /// Where one's own lessons are looked for.
    [[nodiscard]] std::filesystem::path lesson_folder() const { return options_.data_dir / "lessons"; }
    /// Those of the rulebook, read anew; none, and the player is told, where it cannot be read.
    [[nodiscard]] std::vector<std::string> rule_ids();

    void go(std::unique_ptr<Stage> stage);
    void go_to_title();
    /// The game wants somebody or something: the veil for whoever is not at the table, else the fitting stage.
    void proceed();
    /// The veil has been lifted by that seat.
    void take_seat(Seat seat);
    /// The veil falls before the seat whose secrets are shown.
    void drop_veil();
    /// A game that takes the place of the one on the table.
    void begin_game(Game game);
    /// The game in progress, on the table or saved, behind the veil.
    void continue_game();
    /// Begins with the game of a file; where it was sealed elsewhere both players are asked for their phrases.
    void load_game(const std::filesystem::path& path);
    /// Begins with a file as its kind asks for: watches a game that is over, goes on with one that is not, offers a battlefield.
    void open_file(const std::filesystem::path& path);
    /// The game of a file, for `then`; where it breaks off the player is asked whether it is to be the game up to there.
    void open_game(const std::filesystem::path& path, std::function<void(Game)> then);
    /// The game on the table under a name; the stage is told the notice.
    void save_game(const std::string& name, Store::Taken taken = Store::Taken::refuse);
    /// Steps through a game: a finished one openly, another through the veil and with that seat's knowledge.
    void open_replay(Game game, std::optional<Seat> seat);
    void lift_replay_veil();
    void leave_replay();
    /// The seal of the game that is shown: stepped through, or on the table.
    [[nodiscard]] seal::Seal& seal() { return replay_ ? replay_->seal : table_->seal(); }
    /// Sets the pass phrase of the seat in the game on the table, or takes it away; the stage is told.
    void set_phrase(Seat seat, const std::string& phrase);
    /// The player wants to leave: asked once more while something is not saved.
    void leave();
    void quit() { running_ = false; }
    /// At that rule, or where it was left. It lies over whatever is on the screen and touches nothing of it.
    void open_rulebook(const std::string& rule);

    /// It must be one that can be used. The game on the table waits beside it.
    void begin_lesson(const CourseEntry& entry);
    /// Back to the course; the game on the table is there again.
    void leave_lesson();

    /// A message above everything, until it is read; further ones wait.
    void tell(Message message);
    /// Why something cannot be done.
    void tell(std::string reason);
    void tell(const DataError& fault);
    /// Runs it; bad data becomes a message. True when all went well.
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
    void open_store();
    /// The same of one that was sealed elsewhere too: both players are asked for their phrases first.
    void open_with_phrases(const std::filesystem::path& path, std::function<void(Game)> then);
    void open_scenario(const std::string& text, const std::string& document);
    void open_settings();
    void open_progress();
    void keep_settings();
    void keep_window();
    [[nodiscard]] bool seen_from_north() const;
    void handle(const SDL_Event& event);
    /// F1 opens and closes the sheet of the keys, F2 the rulebook; Escape closes them or answers a message with no.
    void read_by_key(SDL_Keycode key);
    void draw_message();
    void hear();
    void draw_rulebook();
    void lay_table(Game game, Store::Holds holds);
    /// The page of what the game wants from that seat.
    void sit_down(Seat seat);
    void begin_step(bool demonstrates = false);
    void finish_lesson();
    void proceed_in_lesson();
    [[nodiscard]] std::optional<Action> lesson_act();
    void watch(const Action& action);
    void draw_lesson();
    [[nodiscard]] const Library& library();
    void report(const Table::Saving& saving);
    [[nodiscard]] bool at_rest() const;

    ProgramOptions options_;
    Ruleset ruleset_;
    Store store_;
    SettingsFile settings_;
    ProgressFile progress_;
    Chance chance_;
    ui::Window window_;
    sound::Speaker speaker_;
    std::unique_ptr<Table> table_;
    std::unique_ptr<LessonTable> lesson_;
    std::optional<Seat> seated_;
    std::unique_ptr<Game> replay_;
    std::optional<Seat> replay_seat_;
    std::unique_ptr<Stage> stage_;
    std::unique_ptr<Stage> next_;
    std::unique_ptr<ScriptDriver> driver_;
    std::optional<FrameLog> frame_log_;
    std::optional<LayoutLog> layout_log_;
    std::deque<Message> messages_;
    std::optional<Library> library_;  ///< read when first asked for
    ui::RulebookScreen book_;
    std::optional<Trouble::Kind> trouble_;  ///< that the game is not saved has been told
    bool settings_lost_ = false;            ///< that they cannot be kept has been told
    bool progress_lost_ = false;            ///< that it cannot be kept has been told
    bool leave_asked_ = false;              ///< although the game is not saved
    bool keys_shown_ = false;
    bool escaped_ = false;  ///< the message that is shown
    bool running_ = true;
};

}  // namespace fow::app
