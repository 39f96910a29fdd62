// The tables of games with a Session: TableOf, with lessons TaughtTable, and without secrets NoSecretsTable.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/table.hpp"
#include "bots/guest.hpp"
#include "chance/chance.hpp"
#include "core/lesson.hpp"

namespace fow::app {

/// The action is legal, but the lesson does not play it.
[[nodiscard]] Violation refused_by_lesson(LessonStatus status);

template <class Session>
class TableOf : public Table {
public:
    using Table::Table;
    using Action = typename Session::Action;
    using Lines = std::span<const typename Session::Line>;
    using View = decltype(std::declval<const Session&>().view(Viewer::onlooker));
    /// Decides in place of a person, from what its seat knows now and has heard so far; nothing if it does not want to continue.
    using Player = std::function<std::optional<Action>(const View& view, Lines heard)>;

    [[nodiscard]] const Session& session() const { return session_in<Session>(match()); }

    /// Plays the action, or says why not.
    std::optional<Violation> play(const Action& action) {
        if (auto refusal = check(session().rules(), session().state(), action)) return refusal;
        if (auto refusal = refusal_in_lesson(action)) return refusal;
        return play_legal(action);
    }

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
            else take_seat(seat, [thinks](const View& view, Lines heard) { return std::optional(thinks(view, heard).action); });
        }
    }
    [[nodiscard]] std::string complaint(Seat seat) const override {
        if (!is_guest(seat)) return {};
        return does_not_play_on(seat, guests_[index(seat)] ? guests_[index(seat)]->fault() : std::nullopt);
    }
    [[nodiscard]] std::shared_ptr<ComputedDecision> computed_decision() override {
        const auto seat = match().wanted();
        if (!seat || session().decider() == Decider::chance || !(is_guest(*seat) || players_[*seat])) return nullptr;
        return std::make_shared<Decision>(*this, *seat);
    }
    [[nodiscard]] std::function<Advice()> adviser() const override {
        const Seat seat = *match().wanted();
        const Viewer viewer = viewer_of(seat);
        return [ringed = rings(), thinks = thinker({Level::marshal, Style::steady, mind_seed(seat)}), view = session().view(viewer),
                heard = as_kept(session(), viewer)] {
            const auto thought = thinks(view, heard);
            Advice advice{thought.reason, thought.chance, {}, ringed(thought.action)};
            if constexpr (requires { to_text(thought.action); }) advice.action = to_text(thought.action);
            return advice;
        };
    }
    /// W15.1: what a person at that seat has heard, as their screen keeps it. Advice must not tell what it has forgotten.
    [[nodiscard]] static std::vector<typename Session::Line> as_kept(const Session& session, Viewer viewer) {
        if constexpr (requires { session.log(viewer); }) return session.log(viewer);
        else return session.heard(viewer);
    }

protected:
    /// Decides from what a seat knows now and has heard so far, and says why.
    using Thinker = std::function<AnswerOf<Action>(const View& view, Lines heard)>;
    /// A computed player of that kind; empty in a game without computed players. It may be called on any thread, and needs no table.
    [[nodiscard]] virtual Thinker thinker(const Mind&) const { return {}; }
    /// The outside program with that command at that seat. Throws DataError if there is none; null in a game that outside programs cannot
    /// play.
    using Guest = bots::Guest<Session>;
    [[nodiscard]] virtual std::shared_ptr<Guest> guest(const std::string&, Seat) const { return nullptr; }
    /// Names the controls that a hint rings for an action. May be called on any thread, and needs no table.
    [[nodiscard]] virtual std::function<std::vector<std::string>(const Action&)> rings() const { return {}; }

    /// In a lesson: why it does not play this legal action.
    [[nodiscard]] virtual std::optional<Violation> refusal_in_lesson(const Action&) { return std::nullopt; }
    /// Plays an action that check() accepts, or lets it wait until its player hands it over.
    virtual std::optional<Violation> play_legal(const Action& action) { return play_now(action); }
    /// Plays an action that check() accepts, and saves. If it cannot be undone and cannot be noted, says so and plays nothing.
    std::optional<Violation> play_now(const Action& action) {
        if (!in_lesson() && session().cannot_be_undone(action) && !can_be_noted()) return waits_to_be_noted();
        own_session().play_legal(action);
        save_ply();
        return std::nullopt;
    }
    /// Plays the last action of a decision.
    virtual std::optional<Violation> play_decided(const Action& action) { return play(action); }
    /// Rolls what is due with that chance. Returns false if it waits until it can be noted.
    bool roll(ChanceOf<typename Session::Roll>& chance) {
        if (!can_be_noted()) return false;
        Pcg32 lot = next_lot();
        static_cast<void>(own_session().roll(chance.pick(session().rolls(), lot)));
        save_ply();
        return true;
    }
    [[nodiscard]] Session& own_session() { return session_in<Session>(own_match()); }

private:
    /// The decision of a computed player or an outside program. Actions that nobody hears of, such as placing the pieces of a set-up, are
    /// decided in one go.
    class Decision final : public ComputedDecision {
    public:
        Decision(TableOf& table, Seat seat)
            : table_(table), player_(table.players_[seat]), guest_(table.guests_[index(seat)]), game_(table.session()), seat_(seat) {
            if (table.is_guest(seat)) player_ = {};
        }
        void think(const std::stop_token& stop) override {
            const std::size_t heard = game_.heard(Viewer::onlooker).size();
            while (!stop.stop_requested() && !is_abandoned() && (player_ || guest_) && game_.decider() == decider_of(seat_) &&
                   game_.heard(Viewer::onlooker).size() == heard)
                if (!(player_ ? ask_player() : ask_guest(stop))) return;
        }
        [[nodiscard]] std::mutex& turn() override { return guest_ ? guest_->turn() : ComputedDecision::turn(); }
        [[nodiscard]] Played play() override {
            if (actions_.empty()) return Played::nothing;
            for (std::size_t i = 0; i + 1 < actions_.size(); ++i) static_cast<void>(table_.own_session().play(actions_[i]));
            return table_.play_decided(actions_.back()) ? Played::waits : Played::yes;
        }

    private:
        /// A player who takes more unheard actions than this, such as placing a piece and taking it up again, counts as unwilling to
        /// continue.
        static constexpr std::size_t most_unheard = 1000;

        /// Adds its next action. False if it has none.
        bool ask_player() {
            const Viewer viewer = viewer_of(seat_);
            const auto action = player_(game_.view(viewer), game_.heard(viewer));
            if (!action || game_.play(*action)) return false;
            actions_.push_back(*action);
            if (actions_.size() < most_unheard) return true;
            actions_.clear();
            return false;
        }
        /// The same for a program. If it has none, the earlier ones are not played either.
        bool ask_guest(const std::stop_token& stop) {
            const auto next = guest_->next(game_, stop);
            if (next.empty() || actions_.size() + next.size() > most_unheard) {
                actions_.clear();
                return false;
            }
            for (const Action& action : next) {
                static_cast<void>(game_.play(action));
                actions_.push_back(action);
            }
            return true;
        }

        TableOf& table_;
        Player player_;
        std::shared_ptr<Guest> guest_;
        Session game_;  ///< as it goes on while it thinks
        Seat seat_;
        std::vector<Action> actions_;
    };

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

/// A table at which lessons can be played too. `L`: the game as its lessons teach it (LessonRunOf).
template <class L>
class TaughtTable : public TableOf<typename L::Session> {
public:
    using Session = typename L::Session;
    using LessonRun = LessonRunOf<L>;

    explicit TaughtTable(KeptGame::Seating seating) : TableOf<Session>(std::move(seating)) {}
    /// A lesson from the start of its current step: the lesson decides which of the learner's actions are played and how chance falls;
    /// nothing is saved.
    TaughtTable(const System& system, LessonRun& lesson)
        : TableOf<Session>({Game(std::make_unique<MatchOf<Session>>(system, lesson.session())), nullptr, std::nullopt}), lesson_(&lesson) {}

protected:
    [[nodiscard]] std::optional<Violation> refusal_in_lesson(const typename Session::Action& action) override {
        if (lesson_ == nullptr || this->session().decider() != decider_of(lesson_->lesson().seat)) return std::nullopt;
        if (lesson_->allows(this->session(), action)) return std::nullopt;
        return refused_by_lesson(lesson_->status(this->session()));
    }
    /// Null outside of lessons.
    [[nodiscard]] const LessonRun* lesson() const { return lesson_; }
    /// The lesson's outcome of the chance that is due, if it is a lesson and has one.
    bool roll_taught() {
        const auto taught = lesson_ == nullptr ? std::nullopt : lesson_->chance(this->session());
        if (!taught) return false;
        static_cast<void>(this->own_session().roll(*taught));
        this->save_ply();
        return true;
    }

private:
    LessonRun* lesson_ = nullptr;
};

/// The table of a game that hides nothing: nothing waits, and each action is followed by its dice.
template <class L>
class NoSecretsTable : public TaughtTable<L> {
public:
    using Chance = ChanceOf<typename L::Session::Roll>;
    /// `chance` must outlive it.
    NoSecretsTable(KeptGame::Seating seating, Chance& chance) : TaughtTable<L>(std::move(seating)), chance_(chance) {}
    NoSecretsTable(const System& system, LessonRunOf<L>& lesson, Chance& chance) : TaughtTable<L>(system, lesson), chance_(chance) {}

    /// Rolls a die that has been due since the game was closed.
    bool roll_unwatched() override { return roll_due(); }
    bool roll_due() override {
        if (this->session().decider() != Decider::chance) return false;
        return this->roll_taught() || this->roll(chance_);
    }
    // Computed players decide while the board is visible, and their actions are shown.
    [[nodiscard]] bool decides_at_once() const override { return false; }

private:
    Chance& chance_;
};

/// In such a game, what happened from a line of the log on: the view before it, and the events.
template <class Session>
struct HappenedOf {
    typename Session::View before;
    std::vector<typename Session::Event> events;
};
template <class Session>
[[nodiscard]] HappenedOf<Session> happened_since(const Session& session, std::size_t line) {
    std::size_t plies = session.ply_count();
    while (plies > 0 && session.heard_after(plies) > line) --plies;
    HappenedOf<Session> happened{view_of(session.rules(), session.state_after(plies), Viewer::onlooker), {}};
    const auto& lines = session.heard(Viewer::onlooker);
    for (std::size_t i = line; i < lines.size(); ++i) happened.events.push_back(lines[i].event);
    return happened;
}

}  // namespace fow::app
