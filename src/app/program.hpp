// The desktop program: one desk, one stage at a time, the game behind them.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "chance/chance.hpp"
#include "app/script.hpp"
#include "app/stage.hpp"
#include "app/store.hpp"
#include "app/table.hpp"
#include "ui/desk.hpp"

namespace fow::app {

class ScriptDriver;

struct ProgramOptions {
    std::filesystem::path data_dir;                ///< the player's own files
    std::filesystem::path data;                    ///< rules/ and assets/
    Size size;
    std::uint64_t seed = 0;
    std::string dice;                              ///< faces dictated, "Blue,Red+"
    std::optional<std::filesystem::path> load;     ///< a record to begin with
    std::optional<std::vector<Command>> script;    ///< written input; the program ends with it
    std::string script_name;
    std::filesystem::path shots;                   ///< where the script's pictures go
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
    [[nodiscard]] Chance& chance() { return chance_; }
    /// The game in progress; there must be one.
    [[nodiscard]] Table& table() { return *table_; }
    [[nodiscard]] bool has_table() const { return table_ != nullptr; }

    void go(std::unique_ptr<Stage> stage);
    void go_to_title();
    /// The game wants somebody or something: the veil for whoever is not at the table, else the fitting stage.
    void proceed();
    /// The veil has been lifted by that seat.
    void take_seat(Seat seat);
    /// The veil falls before the seat whose secrets are shown.
    void drop_veil();
    void begin_game(Session session);
    /// Steps through a game: a finished one openly, another through the veil and with that seat's knowledge.
    void open_replay(Session session, std::optional<Seat> seat);
    void lift_replay_veil();
    void leave_replay();
    void quit() { running_ = false; }

    /// A message above everything, until it is read.
    void tell(std::string message) { message_ = std::move(message); }
    /// Runs it; bad data becomes a message. True when all went well.
    template <class Do>
    bool guarded(const Do& act) {
        try {
            act();
            return true;
        } catch (const DataError& fault) {
            tell(fault.what());
            return false;
        }
    }

private:
    friend class ScriptDriver;
    void frame();
    void handle(const SDL_Event& event);
    void draw_message();
    [[nodiscard]] bool at_rest() const;

    ProgramOptions options_;
    Ruleset ruleset_;
    Store store_;
    Chance chance_;
    ui::Desk desk_;
    std::unique_ptr<Table> table_;
    std::optional<Seat> seated_;
    std::unique_ptr<Session> replay_;
    std::optional<Seat> replay_seat_;
    std::unique_ptr<Stage> stage_;
    std::unique_ptr<Stage> next_;
    std::unique_ptr<ScriptDriver> driver_;
    std::optional<std::string> message_;
    bool running_ = true;
};

}  // namespace fow::app
