// The desktop program: its parts, and what its pages ask of them.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/options.hpp"
#include "app/stage.hpp"
#include "app/store.hpp"
#include "app/system.hpp"
#include "app/table.hpp"
#include "core/pcg32.hpp"
#include "ui/pages/game_menu.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/pages/seats_page.hpp"

namespace fow::app {

class Desk;
class GameFlow;
class Hints;
class Lessons;
class PlayerData;
class ScriptDriver;
class Seats;
class Shell;
class WhoPlays;

class Program {
public:
    /// Throws DataError if a file is unusable, std::runtime_error if there is no display.
    Program(ProgramOptions options, Systems systems);
    ~Program();

    /// Runs until the player quits. Returns 0, or 1 if a script failed.
    [[nodiscard]] int run();

    // The parts. Each has a header of its own.
    [[nodiscard]] Shell& shell() { return *shell_; }
    [[nodiscard]] PlayerData& player_data() { return *player_data_; }
    [[nodiscard]] Desk& desk() { return *desk_; }
    [[nodiscard]] Seats& seats() { return *seats_; }
    [[nodiscard]] WhoPlays& who_plays() { return *who_plays_; }
    [[nodiscard]] GameFlow& flow() { return *flow_; }
    [[nodiscard]] Hints& hints() { return *hints_; }
    [[nodiscard]] Lessons& lessons() { return *lessons_; }

    [[nodiscard]] const ProgramOptions& options() const { return options_; }
    [[nodiscard]] const std::filesystem::path& data() const { return options_.data; }
    [[nodiscard]] const Systems& systems() const { return systems_; }
    /// The game that the title page offers.
    [[nodiscard]] System& chosen() const { return *chosen_; }
    void choose(System& system);
    /// The game on the screen: in a replay or a lesson, or at the table unless the page is of the chosen game; else the chosen one.
    [[nodiscard]] System& current() const;
    [[nodiscard]] const Store& store() const { return store_; }
    [[nodiscard]] Store& store() { return store_; }
    /// Random numbers for what is not part of a game: who takes which side, how the rest of an army is placed.
    [[nodiscard]] Pcg32& numbers() { return numbers_; }
    /// Whether a script is running: it waits for the computer only as long as the computer takes.
    [[nodiscard]] bool scripted() const { return driver_ != nullptr; }
    /// Nothing moves, and nobody is thinking.
    [[nodiscard]] bool at_rest() const;
    /// The player reads the rulebook or the reference card over the page, or chooses who plays: a page that would open by itself, and
    /// close that, waits. None waits in a game with a clock: the map would be in view while no clock runs (W15.5).
    [[nodiscard]] bool page_is_held() const;
    /// The same if the player has opened the menu or anything else that covers the page. Messages do not count: they stay when a page
    /// turns. Only between frames.
    [[nodiscard]] bool page_is_covered() const;

    // What the pages of games ask of the parts.
    [[nodiscard]] const Settings& settings() const;
    /// A change of stage takes effect after the frame.
    void go(std::unique_ptr<Stage> stage);
    void go_to_title();
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
    /// See GameFlow.
    void proceed();
    /// The game in progress; there must be one.
    [[nodiscard]] Table& table();
    /// The next frame is drawn at once.
    void wake();
    // See Desk.
    void begin_game(Game game);
    void save_game(const std::string& name);
    void set_phrase(Seat seat, const ui::SetPhrase& wanted);
    void open_replay(Game game, std::optional<Seat> seat, std::optional<ui::PageOverReplay> page = {});
    void leave_replay();
    // See Seats.
    void hand_over(Seat seat);
    void drop_veil();
    void say_ready();
    [[nodiscard]] ui::NextLook next_look() const;
    /// Whether table() is a lesson: then nothing is secret and nothing is saved.
    [[nodiscard]] bool in_lesson() const;
    /// The folder of the player's own lessons.
    [[nodiscard]] std::filesystem::path lesson_folder() const { return options_.data_dir / "lessons"; }
    // See WhoPlays and PlayerData.
    [[nodiscard]] bool remember_players(const ui::PlayersChoice& form, Seat first);
    [[nodiscard]] PerSeat<std::string> programs_of(const TableNotes& notes) const;
    [[nodiscard]] std::string told_against(std::string_view game, const ComputedPlayer& player) const;
    [[nodiscard]] std::string told_of_result() const;

private:
    void frame();
    bool tick();
    /// The game at the table has one.
    [[nodiscard]] bool has_clock() const;
    void show_damage();
    /// Speaks that language from now on; if there is none of that code, that of the system.
    void use_language(const std::string& chosen);

    ProgramOptions options_;
    std::string chosen_language_{};  ///< that of the settings; empty = that of the system
    Systems systems_;
    System* chosen_;
    Store store_;
    Pcg32 numbers_;
    std::unique_ptr<PlayerData> player_data_;
    std::unique_ptr<Desk> desk_;
    std::unique_ptr<Seats> seats_;
    std::unique_ptr<WhoPlays> who_plays_;
    std::unique_ptr<GameFlow> flow_;
    std::unique_ptr<Hints> hints_;
    std::unique_ptr<Lessons> lessons_;
    std::unique_ptr<Shell> shell_;  ///< after the others: its page still asks them when it is destroyed
    std::unique_ptr<ScriptDriver> driver_;
};

}  // namespace fow::app
