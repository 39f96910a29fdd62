// The table at which a game is played: who sits there, what is due, and the pages for it.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/background.hpp"
#include "app/kept_game.hpp"
#include "bots/outside.hpp"
#include "core/errors.hpp"

namespace fow::app {

class Program;
class Stage;

/// What the computer does at its seat: first it thinks about it, then it is played.
class ComputedDecision {
public:
    ComputedDecision() = default;
    ComputedDecision(const ComputedDecision&) = delete;
    ComputedDecision& operator=(const ComputedDecision&) = delete;
    virtual ~ComputedDecision() = default;
    /// Makes the decision. Needs no table, and may be called on any thread. May throw. Once `stop` is requested, it ends as soon as it can.
    virtual void think(const std::stop_token& stop) = 0;
    enum class Played {
        yes,
        waits,    ///< until the step can be noted
        nothing,  ///< the computer does not know what to do
    };
    /// Plays what was decided. Only on the table's thread, and before the game goes on.
    [[nodiscard]] virtual Played play() = 0;
    /// Nobody waits for it any more. A program that has been asked may answer first: else its next answer could be late without its fault.
    void abandon() { abandoned_ = true; }
    [[nodiscard]] bool is_abandoned() const { return abandoned_; }
    /// Decisions that share it are made one after another: those of all computed players, and those of one program.
    [[nodiscard]] virtual std::mutex& turn();

private:
    std::atomic<bool> abandoned_{false};
};
/// A decision that is being made on another thread, when its turn comes. One that is abandoned before is not made at all.
class PendingDecision {
public:
    PendingDecision() = default;
    /// `decision`: not null.
    explicit PendingDecision(std::shared_ptr<ComputedDecision> decision);
    /// Whether there is one that has not been taken yet.
    [[nodiscard]] bool valid() const { return thought_.valid(); }
    [[nodiscard]] bool ready() const { return thought_.ready(); }
    void abandon() { decision_->abandon(); }
    /// The decision, once it is ready; null if its thinking failed.
    [[nodiscard]] std::shared_ptr<ComputedDecision> take() { return thought_.take().has_value() ? std::move(decision_) : nullptr; }

private:
    std::shared_ptr<ComputedDecision> decision_;
    Background<bool> thought_;
};

/// What a strong computed player would do in a person's place.
struct Advice {
    std::vector<Told> reason;        ///< who does what, and why
    int chance = 500;                ///< of the seat to win, in thousandths, as far as it can know
    std::string action;              ///< in the game's notation; empty if more than the action is needed to write it
    std::vector<std::string> rings;  ///< the names of the controls that it refers to, in the order of the action
};

/// Each game adds what its players can do (app/table_of.hpp).
class Table : public KeptGame {
public:
    using KeptGame::KeptGame;

    /// What its player is called now.
    [[nodiscard]] std::string name(Seat seat) const { return names_at_table(match().notes())[seat]; }

    // Who looks at the screen.
    /// The seat that must be at the screen next, after the present one, `seated`. None: both players look on.
    [[nodiscard]] virtual std::optional<Seat> seat_at_screen_next(std::optional<Seat>) const { return match().wanted(); }
    /// The same once the army that is being set up is ready.
    [[nodiscard]] virtual std::optional<Seat> seat_at_screen_when_ready() { return match().wanted(); }
    /// Goes to the page for what the game needs from that seat, or, without a seat, from both players.
    virtual void open_page(Program& program, std::optional<Seat> seat) = 0;
    /// Events at the table, outside the rules, since the seat's last turn that have not been shown to it on the veil.
    [[nodiscard]] std::vector<TableEvent> remarks_for(Seat seat) const;
    void remarks_read(Seat seat) { remarks_read_[seat] = match().heard(); }
    /// Everything heard so far counts as read by that seat.
    virtual void news_read(Seat seat) { away_since_[seat].reset(); }
    /// The line from which on the person of that seat was away because the computer held it, until the news are read.
    [[nodiscard]] std::optional<std::size_t> away_since(Seat seat) const { return away_since_[seat]; }

    // What happens without a page.
    /// Plays chance that nobody watches, if it is due. Returns false if nothing was rolled.
    virtual bool roll_unwatched() { return false; }
    /// Plays chance that is due, even if a player would watch it. Returns false if nothing was rolled.
    virtual bool roll_due() { return roll_unwatched(); }
    /// Plays the placements of the army that was set up, and declares it ready.
    virtual std::optional<Violation> confirm_army() { return std::nullopt; }
    /// Whether the seat that decides may resign now, as a seat that has lost on time does (W15.5).
    [[nodiscard]] virtual bool may_resign() const { return false; }
    virtual std::optional<Violation> resign() { return std::nullopt; }
    /// What that seat has prepared, has not played yet, and loses if it changes hands: a sentence, or empty.
    [[nodiscard]] virtual std::string unplayed(Seat) const { return {}; }
    /// Forgets it: the seat changes hands.
    virtual void drop_unplayed(Seat) {}
    /// Whether a move waits that is not saved before it is handed over.
    [[nodiscard]] virtual bool move_waits() const { return false; }

    // Computed players.
    [[nodiscard]] bool is_computed(Seat seat) const { return player_of(match().notes(), seat).has_value(); }
    /// Whether an outside program plays that seat: it may take its time.
    [[nodiscard]] bool is_guest(Seat seat) const;
    /// The seat of the only person, if the computer plays the other one.
    [[nodiscard]] std::optional<Seat> only_person() const { return fow::only_person(match().notes()); }
    /// Whether the computer plays both seats of a game that is not over, and nobody else's secrets are in it.
    [[nodiscard]] bool is_watched() const;
    /// Gives each seat to the computed player that the record names, if it names one.
    virtual void seat_players() {}
    /// The commands of the programs at the seats, empty where none is known, and on which terms they play: a record names programs, but
    /// cannot start them. Call before seat_players().
    void use_programs(PerSeat<std::string> commands, bots::Terms terms) {
        commands_ = std::move(commands);
        guest_terms_ = std::move(terms);
    }
    /// The command of the program at that seat; empty if none is known.
    [[nodiscard]] const std::string& command(Seat seat) const { return commands_[seat]; }
    /// The decision that is due if the computer plays the seat that has to decide now; null if a person or chance decides.
    [[nodiscard]] virtual std::shared_ptr<ComputedDecision> computed_decision() = 0;
    /// Whether the computer decides this at once, because like a set-up it takes no time and shows nothing.
    [[nodiscard]] virtual bool decides_at_once() const { return true; }
    /// The page on which that person waits for the computer if it does not decide at once.
    [[nodiscard]] virtual std::unique_ptr<Stage> waiting_page(Program&, Seat) { return nullptr; }
    /// Goes to the page that shows what the computer did (the lines from that one on), or continues if there is none.
    virtual void show_answer(Program& program, std::size_t line);
    /// Why the program of that seat has stopped playing; empty if there is nothing to tell.
    [[nodiscard]] virtual std::string complaint(Seat) const { return {}; }
    /// The same if its thinking failed.
    [[nodiscard]] std::string does_not_think_on(Seat seat) const;
    /// Whether there is advice for what is to be decided now.
    [[nodiscard]] virtual bool advises() const { return false; }
    /// A function that makes up advice for the seat that decides; it needs no table and may be called on any thread. advises() must hold.
    [[nodiscard]] virtual std::function<Advice()> adviser() const { return {}; }

    /// W15.5: counts the time that this seat has thought since the last call; without a seat the clock is stopped. `now`: milliseconds.
    enum class Ticked {
        nothing,
        second,  ///< the clock shows another second
        up,      ///< no time is left, and the players were told
        lost,    ///< the seat has lost on time
    };
    [[nodiscard]] Ticked tick(std::optional<Seat> thinking, std::uint32_t now);

protected:
    /// A seat that changes hands loses what it has not played yet, and its person misses what the computer hears there.
    void before_remark(const TableEvent& remark) override;
    void on_remarks() override { seat_players(); }
    [[nodiscard]] const bots::Terms& guest_terms() const { return guest_terms_; }
    /// The seed with which the computer plays that seat: it is derived from the source of chance, and reveals nothing about it.
    [[nodiscard]] std::uint64_t mind_seed(Seat seat) const;
    /// A sentence; `fault`: what its program did wrong, or nothing if it cannot be started here.
    [[nodiscard]] std::string does_not_play_on(Seat seat, const std::optional<bots::Fault>& fault) const;

private:
    [[nodiscard]] bool told_of_time(Seat seat) const;
    /// Tells the players that no time is left, and lets the seat lose if that is what the clock decides.
    [[nodiscard]] Ticked time_is_up(Seat seat);

    PerSeat<std::string> commands_;
    bots::Terms guest_terms_;
    struct Thinking {
        Seat seat;
        std::uint32_t since;
    };
    std::optional<Thinking> thinking_;
    std::optional<std::size_t> defeat_waits_;  ///< a defeat on time could not be noted after so many saves; the player was told
    PerSeat<std::size_t> remarks_read_;
    PerSeat<std::optional<std::size_t>> away_since_;
};

/// The squares that are named in an action's notation, such as "e4-d6xe6".
[[nodiscard]] std::vector<std::string> squares_in(std::string_view notation);
/// "This step waits until it can be noted."
[[nodiscard]] Violation waits_to_be_noted();

}  // namespace fow::app
