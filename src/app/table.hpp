// The game in progress: its match, saved after each ply. Each game adds what its players can do.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/messages.hpp"
#include "app/store.hpp"
#include "bots/guest.hpp"
#include "chance/chance.hpp"

namespace fow::app {

class Program;
class Stage;

class Table {
public:
    /// What a game needs at a table. A lesson has no store: nothing is saved.
    struct Seating {
        Game game;
        Store* store = nullptr;             ///< must outlive the table
        std::optional<std::string> source;  ///< chosen_source() of a seed, or else the game's own secret decides chance
    };
    explicit Table(Seating seating);
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    virtual ~Table() = default;

    [[nodiscard]] const Match& match() const { return *match_; }
    [[nodiscard]] const std::string& name(Seat seat) const { return match_->notes().names[seat]; }

    // What each game decides.
    /// The seat that must be at the screen next, after the present one, `seated`. None: both players look on.
    [[nodiscard]] virtual std::optional<Seat> wanted(std::optional<Seat>) const { return match_->wanted(); }
    /// The same once the army that is being set up is ready.
    [[nodiscard]] virtual std::optional<Seat> wanted_when_ready() { return match_->wanted(); }
    /// Plays chance that nobody watches, if it is due. Returns false if nothing was rolled.
    virtual bool roll_unwatched() { return false; }
    /// Plays chance that is due, even if a player would watch it. Returns false if nothing was rolled.
    virtual bool roll_due() { return roll_unwatched(); }
    enum class Played {
        yes,
        waits,    ///< until the step can be noted
        nothing,  ///< the computer does not know what to do
    };
    /// Plays what the computer decided.
    using Decision = std::function<Played()>;
    /// If the computer plays the seat that has to decide now: a function that makes the decision. It needs no table and may be called on
    /// any thread; the Decision it returns must be called on this thread, before the game goes on. Empty if a person or chance decides.
    using AbsentMind = std::function<Decision(std::stop_token)>;
    [[nodiscard]] virtual AbsentMind absent_mind() = 0;
    /// Whether the computer decides this at once, because like a set-up it takes no time and shows nothing.
    [[nodiscard]] virtual bool decides_at_once() const { return true; }
    /// The page on which that person waits for the computer if it does not decide at once.
    [[nodiscard]] virtual std::unique_ptr<Stage> waiting_page(Program&, Seat) { return nullptr; }
    /// Goes to the page that shows what the computer did (the lines from that one on), or continues if there is none.
    virtual void show_answer(Program& program, std::size_t line);
    /// What a strong computed player would do in a person's place.
    struct Advice {
        std::string reason;              ///< a sentence: who does what, and why
        int chance = 500;                ///< of the seat to win, in thousandths, as far as it can know
        std::vector<std::string> rings;  ///< the names of the controls that it refers to, in the order of the action
    };
    /// Whether there is advice for what is to be decided now.
    [[nodiscard]] virtual bool advises() const { return false; }
    /// A function that makes up advice for the seat that decides; it needs no table and may be called on any thread. advises() must hold.
    [[nodiscard]] virtual std::function<Advice()> adviser() const { return {}; }
    /// Everything heard so far counts as read by that seat.
    virtual void news_read(Seat seat) { away_since_[seat].reset(); }
    /// The line from which on the person of that seat was away because the computer held it, until the news are read.
    [[nodiscard]] std::optional<std::size_t> away_since(Seat seat) const { return away_since_[seat]; }
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
    /// Whether an outside program plays that seat: it may take its time.
    [[nodiscard]] bool is_guest(Seat seat) const;
    /// Why the program of that seat has stopped playing; empty if there is nothing to tell.
    [[nodiscard]] virtual std::string complaint(Seat) const { return {}; }
    /// The same if its thinking failed.
    [[nodiscard]] std::string does_not_think_on(Seat seat) const;
    /// The seat of the only person, if the computer plays the other one.
    [[nodiscard]] std::optional<Seat> only_person() const;
    /// Whether the computer plays both seats of a game that is not over, and nobody else's secrets are in it.
    [[nodiscard]] bool is_watched() const {
        return is_computed(Seat::first) && is_computed(Seat::second) && !match_->over() && !shared(match_->notes());
    }
    [[nodiscard]] bool is_computed(Seat seat) const { return player_of(match_->notes(), seat).has_value(); }
    /// Goes to the page for what the game needs from that seat, or, without a seat, from both players.
    virtual void open_page(Program& program, std::optional<Seat> seat) = 0;
    /// Plays the placements of the army that was set up, and declares it ready.
    virtual std::optional<Violation> confirm_army() { return std::nullopt; }
    /// Whether the seat that decides may resign now, as a seat that has lost on time does (W15.5).
    [[nodiscard]] virtual bool may_resign() const { return false; }
    virtual std::optional<Violation> resign() { return std::nullopt; }
    /// What that seat has prepared, has not played yet, and loses if it changes hands: a sentence, or empty.
    [[nodiscard]] virtual std::string unplayed(Seat) const { return {}; }
    /// Whether a move waits that is not saved before it is handed over.
    [[nodiscard]] virtual bool move_waits() const { return false; }
    /// Forgets it: the seat changes hands.
    virtual void drop_unplayed(Seat) {}
    /// The match to save: with the army that is being set up.
    [[nodiscard]] virtual std::unique_ptr<Match> match_to_save() const { return match_->copy(); }

    [[nodiscard]] virtual bool can_undo() const { return match_->can_undo(); }
    /// can_undo() must hold.
    void undo();
    /// The text to save, sealed until the game is over. Throws like Store::key().
    [[nodiscard]] std::string written() const;

    /// The seats' pass phrases.
    [[nodiscard]] seal::Seal& seal() { return seal_; }

    // What changes who may see what without being a ply happens only once the ledger holds it. If that fails, nothing changes, and
    // take_saving() tells why. Each of these saves.
    /// Sets the seat's pass phrase; an empty one removes it. Returns the copies of the game that could not be given the new phrases;
    /// nothing if it was not noted.
    [[nodiscard]] std::optional<std::vector<std::filesystem::path>> set_phrase(Seat seat, const std::string& phrase);
    /// Removes a pass phrase after both players agreed. Returns the same as set_phrase().
    [[nodiscard]] std::optional<std::vector<std::filesystem::path>> give_up_phrase(Seat seat);
    /// Records that both players agreed to continue from here. False if it was not noted.
    [[nodiscard]] bool depart(const std::vector<TableEvent>& remarks);
    /// Records seats that change hands, or advice that is about to be given. False if it was not noted.
    [[nodiscard]] bool settle(const std::vector<TableEvent>& remarks);

    /// Records something that uncovers nothing by itself. Saves.
    void remark(const TableEvent& what);

    /// W15.5: counts the time that this seat has thought since the last call; without a seat the clock is stopped. `now`: milliseconds.
    enum class Ticked {
        nothing,
        second,  ///< the clock shows another second
        up,      ///< no time is left, and the players were told
        lost,    ///< the seat has lost on time
    };
    [[nodiscard]] Ticked tick(std::optional<Seat> thinking, std::uint32_t now);

    /// Called after each ply and undo(). After changes to an army that is being set up the caller must call it.
    void save(LedgerFile::Note what = LedgerFile::Note::course);
    /// Notes in the ledger that this game, which is already saved, is being played here.
    void open();
    /// False while the last step is not saved.
    [[nodiscard]] bool saved() const { return saved_; }
    struct Saving {
        std::optional<Trouble> trouble;
        Store::Saved saved;
        std::optional<Trouble> ledger;  ///< the ledger cannot be written
        bool waits = false;             ///< therefore a step was not played
        std::optional<Departure>
            departure;  ///< another window has continued the game differently; this window's course is not in the ledger
    };
    /// The result of the last save; returned only once.
    [[nodiscard]] std::optional<Saving> take_saving() { return std::exchange(saving_, std::nullopt); }

    /// Events at the table, outside the rules, since the seat's last turn that have not been shown to it on the veil.
    [[nodiscard]] std::vector<TableEvent> remarks_for(Seat seat) const;
    void remarks_read(Seat seat) { remarks_read_[seat] = match_->heard(); }

protected:
    [[nodiscard]] Match& own_match() { return *match_; }
    [[nodiscard]] const bots::Terms& guest_terms() const { return guest_terms_; }
    /// Without a store this is a lesson.
    [[nodiscard]] bool in_lesson() const { return store_ == nullptr; }
    /// Before a ply that shows something: whether it can be noted; if not, reports why.
    [[nodiscard]] bool may_show();
    /// The seed with which the computer plays that seat: it is derived from the source of chance, and reveals nothing about it.
    [[nodiscard]] std::uint64_t mind_seed(Seat seat) const;
    /// A sentence; `fault`: what its program did wrong, or nothing if it cannot be started here.
    [[nodiscard]] std::string does_not_play_on(Seat seat, const std::optional<bots::Fault>& fault) const;
    /// Random numbers for the next outcome of chance: the same ones for this game whenever and wherever it is continued.
    [[nodiscard]] Pcg32 next_lot() const;
    /// Commits to the last ply and saves; does neither in a lesson.
    void save_ply();

private:
    [[nodiscard]] bool told_of_time(Seat seat) const;
    /// Whether somebody could return to an earlier file: then they must not see what follows without a note of it.
    [[nodiscard]] bool must_be_noted() const { return store_ != nullptr && (from_file_ || noted_); }
    /// Records a remark, and what a seat that changes hands loses and misses.
    void take_down(const TableEvent& remark);
    /// Calls `act`, which writes the ledger. False, with the reason in take_saving(), if it cannot, or if it returns a departure.
    [[nodiscard]] bool written_first(const std::function<std::optional<Departure>()>& act);
    /// Notes these remarks and the phrases of that seal; once the ledger holds them, they apply. False if not.
    [[nodiscard]] bool note_and_apply(const std::vector<TableEvent>& remarks, seal::Seal seal, LedgerFile::Note what);
    /// Notes in the ledger that the seat will have thought a little longer, so that ending the program gives no time back.
    void note_thought(Seat seat);
    /// Notes in the ledger how far the game has got, if that is new.
    std::optional<Departure> note(LedgerFile::Note what);
    [[nodiscard]] std::optional<std::vector<std::filesystem::path>> give_phrases(const std::vector<TableEvent>& remarks, seal::Seal seal);

    std::unique_ptr<Match> match_;
    seal::Seal seal_;
    Store* store_ = nullptr;  ///< null in a lesson
    bool from_file_ = false;
    std::optional<std::string> source_;
    PerSeat<std::string> commands_;
    bots::Terms guest_terms_;
    struct Counts {
        std::size_t plies, remarks;
        friend bool operator==(const Counts&, const Counts&) = default;
    };
    [[nodiscard]] static Counts counts_of(const Match& match);
    std::optional<Counts> noted_;  ///< plies that cannot be undone, and remarks, when the ledger was last written
    struct Thinking {
        Seat seat;
        std::uint32_t since;
    };
    std::optional<Thinking> thinking_;
    int unsaved_thought_ = 0;  ///< milliseconds
    int noted_thought_ = 0;    ///< the same with what is noted ahead in the ledger; 0: nothing is
    bool defeat_waits_ = false;
    PerSeat<std::size_t> remarks_read_;
    PerSeat<std::optional<std::size_t>> away_since_;
    std::optional<Saving> saving_;
    bool saved_ = true;
};

/// The squares that are named in an action's notation, such as "e4-d6xe6".
[[nodiscard]] std::vector<std::string> squares_in(std::string_view notation);

/// "This step waits until it can be noted."
[[nodiscard]] Violation waits_to_be_noted();

/// A table for a game with a Session.
template <class Session>
class TableOf : public Table {
public:
    using Table::Table;
    [[nodiscard]] const Session& session() const { return session_in<Session>(match()); }

    using View = decltype(std::declval<const Session&>().view(Viewer::onlooker));
    /// Decides in place of a person, from what its seat knows now and has heard so far; nothing if it does not want to continue.
    using Player = std::function<std::optional<typename Session::Action>(const View& view, std::span<const typename Session::Line> heard)>;
    /// A seat without a player is a person at the screen.
    void take_seat(Seat seat, Player player) { players_[seat] = std::move(player); }
    void seat_players() override {
        for (const Seat seat : seats) {
            const auto player = player_of(match().notes(), seat);
            if (is_guest(seat)) {
                // Another program of the same name is another player.
                if (!guests_[index(seat)] || guest_commands_[seat] != command(seat)) guests_[index(seat)] = guest_at(seat);
                guest_commands_[seat] = command(seat);
                continue;
            }
            guests_[index(seat)].reset();
            const Thinker thinks = player ? thinker({player->level, player->style, mind_seed(seat)}) : Thinker();
            if (!thinks) take_seat(seat, {});
            else take_seat(seat, [thinks](const View& view, const auto& heard) { return std::optional(thinks(view, heard).action); });
        }
    }
    [[nodiscard]] std::string complaint(Seat seat) const override {
        if (!is_guest(seat)) return {};
        return does_not_play_on(seat, guests_[index(seat)] ? guests_[index(seat)]->fault() : std::nullopt);
    }
    [[nodiscard]] std::function<Advice()> adviser() const override {
        const Seat seat = *match().wanted();
        const Viewer viewer = viewer_of(seat);
        return [ringed = rings(), thinks = thinker({Level::marshal, Style::steady, mind_seed(seat)}), view = session().view(viewer),
                heard = as_kept(session(), viewer)] {
            const auto thought = thinks(view, heard);
            return Advice{thought.reason, thought.chance, ringed(thought.action)};
        };
    }
    /// W15.1: what a person at that seat has heard, as their screen keeps it. Advice must not tell what it has forgotten.
    [[nodiscard]] static std::vector<typename Session::Line> as_kept(const Session& session, Viewer viewer) {
        if constexpr (requires { session.log(viewer); }) return session.log(viewer);
        else return session.heard(viewer);
    }
    AbsentMind absent_mind() override {
        const auto seat = match().wanted();
        if (!seat || session().decider() == Decider::chance) return {};
        if (is_guest(*seat)) return guest_mind(*seat);
        if (!players_[*seat]) return {};
        return [this, player = players_[*seat], viewer = viewer_of(*seat), game = session()](const std::stop_token&) mutable -> Decision {
            // Actions that nobody hears of, such as placing the pieces of a set-up, are decided in one go.
            std::vector<typename Session::Action> actions;
            const Decider decider = game.decider();
            const std::size_t heard = game.heard(Viewer::onlooker).size();
            while (game.decider() == decider && game.heard(Viewer::onlooker).size() == heard && actions.size() < most_unheard) {
                const auto action = player(game.view(viewer), game.heard(viewer));
                if (!action || game.play(*action)) break;
                actions.push_back(*action);
            }
            if (actions.size() == most_unheard) actions.clear();
            return decided(std::move(actions));
        };
    }

    /// Plays the action, or says why not.
    virtual std::optional<Violation> play(const typename Session::Action& action) {
        if (auto refusal = check(session().rules(), session().state(), action)) return refusal;
        if (shows_something(action) && !may_show()) return waits_to_be_noted();
        static_cast<void>(own_session().play(action));
        save_ply();
        return std::nullopt;
    }

protected:
    /// Decides from what a seat knows now and has heard so far, and says why.
    using Thinker = std::function<AnswerOf<typename Session::Action>(const View& view, std::span<const typename Session::Line> heard)>;
    /// A computed player of that kind; empty in a game without computed players. It may be called on any thread, and needs no table.
    [[nodiscard]] virtual Thinker thinker(const Mind&) const { return {}; }
    /// The outside program with that command at that seat. Throws DataError if there is none; null in a game that outside programs cannot
    /// play.
    using Guest = bots::Guest<Session>;
    [[nodiscard]] virtual std::shared_ptr<Guest> guest(const std::string&, Seat) const { return nullptr; }
    /// Writes actions in notation that names squares as the map does.
    [[nodiscard]] virtual std::function<std::string(const typename Session::Action&)> notation() const { return {}; }
    /// Names the controls that a hint rings for an action: the squares that it names in notation.
    [[nodiscard]] virtual std::function<std::vector<std::string>(const typename Session::Action&)> rings() const {
        return [text = notation()](const typename Session::Action& action) { return squares_in(text(action)); };
    }
    /// Plays the last action of a decision.
    virtual std::optional<Violation> play_decided(const typename Session::Action& action) { return play(action); }
    [[nodiscard]] Session& own_session() { return session_in<Session>(own_match()); }

    /// Rolls what is due with that chance. Returns false if it waits until it can be noted.
    bool roll(ChanceOf<typename Session::Roll>& chance) {
        if (!may_show()) return false;
        Pcg32 lot = next_lot();
        static_cast<void>(own_session().roll(chance.pick(session().rolls(), lot)));
        save_ply();
        return true;
    }

private:
    /// Whether the action cannot be undone.
    [[nodiscard]] bool shows_something(const typename Session::Action& action) const {
        if (in_lesson()) return false;
        Session after = session();
        static_cast<void>(after.play(action));
        return after.fixed_plies() > session().ply_count();
    }

    /// A player who takes more unheard actions than this, such as placing a piece and taking it up again, counts as unwilling to continue.
    static constexpr std::size_t most_unheard = 1000;
    /// Plays actions that nobody hears of, except for the last one.
    [[nodiscard]] Decision decided(std::vector<typename Session::Action> actions) {
        return [this, actions = std::move(actions)] {
            if (actions.empty()) return Played::nothing;
            for (std::size_t i = 0; i + 1 < actions.size(); ++i) static_cast<void>(own_session().play(actions[i]));
            return play_decided(actions.back()) ? Played::waits : Played::yes;
        };
    }
    /// absent_mind() of a program.
    [[nodiscard]] AbsentMind guest_mind(Seat seat) {
        return [this, guest = guests_[index(seat)], seat, game = session()](const std::stop_token& stop) mutable {
            std::vector<typename Session::Action> actions;
            const std::size_t heard = game.heard(Viewer::onlooker).size();
            while (guest && game.decider() == decider_of(seat) && game.heard(Viewer::onlooker).size() == heard) {
                const auto next = guest->next(game, stop);
                if (next.empty() || actions.size() + next.size() > most_unheard) return decided({});
                for (const auto& action : next) {
                    static_cast<void>(game.play(action));
                    actions.push_back(action);
                }
            }
            return decided(std::move(actions));
        };
    }
    [[nodiscard]] std::shared_ptr<Guest> guest_at(Seat seat) const {
        if (command(seat).empty()) return nullptr;
        try {
            return guest(command(seat), seat);
        } catch (const DataError&) {  // the program no longer exists
            return nullptr;
        }
    }

    PerSeat<Player> players_;
    std::array<std::shared_ptr<Guest>, 2> guests_;
    PerSeat<std::string> guest_commands_;  ///< their commands
};

}  // namespace fow::app
