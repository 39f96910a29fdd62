// A game of any system in progress, with the notes that its record keeps of the table.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "core/game.hpp"
#include "core/table.hpp"

namespace fow {

/// A game system whose games are recorded. `G` also names:
///   Record    all that is needed to replay a game; its `plies` are a std::vector<PlyOf<G>>
///   Line      a line of the log, which a Scribe makes from an event
///   Scribe    constructed from the rules and the state before a ply; line(step, event) turns each event of the ply into a line.
///             `step` counts the plies that anybody heard of
/// and these functions exist:
///   rules_of, start_of   the rules and the first state of a record
///   ends_step            whether the next ply belongs to another step than the one that led to this state
///   can_take_back        whether that action, the last of so many plies, revealed nothing to anybody. The seat that took it still decides;
///                        the states are those before and after it
///   on_ply_changed       adapts a record's notes to its plies, after one was added or taken back
template <class G>
concept Recorded =
    GameRules<G> && std::equality_comparable<typename G::Line> &&
    requires(const typename G::Rules& rules, const typename G::State& state, const typename G::Record& record, typename G::Record& changed,
             typename G::Scribe& scribe, const typename G::Event& event, const typename G::Action& action) {
        { changed.plies } -> std::same_as<std::vector<PlyOf<G>>&>;
        { scribe.line(0, event) } -> std::same_as<typename G::Line>;
        { rules_of(record) } -> std::same_as<typename G::Rules>;
        { start_of(record, rules) } -> std::same_as<typename G::State>;
        { ends_step(state) } -> std::same_as<bool>;
        { can_take_back(rules, record, std::size_t{}, action, state, state) } -> std::same_as<bool>;
        { on_ply_changed(changed, state) } -> std::same_as<void>;
    };

/// One game in progress: its record, the resulting state, and what each viewer has heard.
template <Recorded G>
class SessionOf {
public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Action = typename G::Action;
    using Roll = typename G::Roll;
    using RollList = typename G::RollList;
    using Viewer = typename G::Viewer;
    using View = typename G::View;
    using Event = typename G::Event;
    using Record = typename G::Record;
    using Line = typename G::Line;
    using Ply = PlyOf<G>;

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const Record& record() const { return record_; }
    [[nodiscard]] std::size_t ply_count() const { return record_.plies.size(); }
    [[nodiscard]] typename G::Decider decider() const { return turn(state_); }
    [[nodiscard]] typename G::View view(Viewer viewer) const { return view_of(rules_, state_, viewer); }

    /// Plays the action, or says why not and changes nothing.
    [[nodiscard]] std::optional<Violation> play(const Action& action) {
        if (auto violation = check(rules_, state_, action)) return violation;
        go_on(action);
        return std::nullopt;
    }
    /// The same for an action that check() has just accepted here.
    void play_legal(const Action& action) {
        assert(!check(rules_, state_, action));
        go_on(action);
    }
    /// The possible outcomes of the chance that is due.
    [[nodiscard]] RollList rolls() const { return rolls_due<G>(rules_, state_); }
    /// Plays an outcome; returns false and changes nothing if it is not one of rolls().
    [[nodiscard]] bool roll(const Roll& roll) { return !take(roll); }
    /// Plays either kind of ply, or says why it does not fit and changes nothing.
    [[nodiscard]] std::optional<std::string> take(const Ply& ply) {
        if (auto reason = misfit<G>(rules_, state_, ply)) return reason;
        std::visit([&](const auto& what) { go_on(what); }, ply);
        return std::nullopt;
    }

    /// Everything that a viewer has heard since the game began, as that viewer knew it at the time.
    [[nodiscard]] const std::vector<Line>& heard(Viewer viewer) const { return heard_[index(viewer)]; }
    /// How many lines each viewer had heard before each ply. The number is the same for all viewers: everybody hears of every event, each
    /// in their own version.
    [[nodiscard]] const std::vector<std::size_t>& heard_before() const { return heard_before_; }
    /// The state before each ply.
    [[nodiscard]] const std::vector<State>& history() const { return history_; }
    /// The state after that many plies.
    [[nodiscard]] const State& state_after(std::size_t plies) const { return plies < history_.size() ? history_[plies] : state_; }
    /// How many lines each viewer had heard after that many plies.
    [[nodiscard]] std::size_t heard_after(std::size_t plies) const { return plies < heard_before_.size() ? heard_before_[plies] : lines(); }

    /// Whether the last ply can be undone: an action that revealed nothing to anybody, of the seat that still decides.
    [[nodiscard]] bool can_undo() const { return can_undo(ply_count()); }
    /// How many plies can no longer be undone: what they revealed has been seen.
    [[nodiscard]] std::size_t fixed_plies() const {
        std::size_t plies = ply_count();
        while (can_undo(plies)) --plies;
        return plies;
    }
    /// Whether this legal action, once played, can no longer be undone: somebody learns something from it.
    [[nodiscard]] bool cannot_be_undone(const Action& action) const {
        State after = state_;
        apply(rules_, after, action, nullptr);
        return !can_take_back_last(ply_count() + 1, action, state_, after);
    }
    /// can_undo() must be true.
    void undo() {
        assert(can_undo());
        state_ = history_.back();
        history_.pop_back();
        record_.plies.pop_back();
        if (lines() != heard_before_.back()) --steps_;
        for (auto& heard : heard_) heard.erase(heard.begin() + static_cast<std::ptrdiff_t>(heard_before_.back()), heard.end());
        heard_before_.pop_back();
        on_ply_changed(record_, state_);
    }

protected:
    /// A new game, or one that will be replayed: `record` has no plies yet.
    explicit SessionOf(Record record) : record_(std::move(record)), rules_(rules_of(record_)), state_(start_of(record_, rules_)) {
        assert(record_.plies.empty());
    }
    /// The record, for changing the notes that it keeps beside the plies.
    [[nodiscard]] Record& notes() { return record_; }
    /// Tells everybody about something that happened at the table, outside the rules.
    void tell_all(const typename G::Event& event) {
        LogWriter writer(*this);
        for (const Viewer viewer : G::viewers) writer.on_event(viewer, event);
        if (ends_step(state_)) ++steps_;
    }

private:
    /// Logs what each viewer hears.
    class LogWriter final : public ListenerOf<Viewer, typename G::Event> {
    public:
        explicit LogWriter(SessionOf& session) : session_(session), scribe_(session.rules_, session.state_) {}
        void on_event(Viewer viewer, const typename G::Event& event) override {
            session_.heard_[index(viewer)].push_back(scribe_.line(session_.steps_, event));
        }

    private:
        SessionOf& session_;
        typename G::Scribe scribe_;
    };

    [[nodiscard]] std::size_t lines() const { return heard_.front().size(); }
    /// Whether the last of that many plies can be undone, once those after it have been.
    [[nodiscard]] bool can_undo(std::size_t plies) const {
        const auto* action = plies == 0 ? nullptr : std::get_if<Action>(&record_.plies[plies - 1]);
        return action != nullptr && can_take_back_last(plies, *action, history_[plies - 1], state_after(plies));
    }
    [[nodiscard]] bool can_take_back_last(std::size_t plies, const Action& action, const State& before, const State& after) const {
        return turn(after) != G::Decider::nobody && turn(after) == turn(before) &&
               can_take_back(rules_, record_, plies, action, before, after);
    }

    template <class What>
    void go_on(const What& what) {
        history_.push_back(state_);
        heard_before_.push_back(lines());
        LogWriter writer(*this);
        apply(rules_, state_, what, &writer);
        record_.plies.push_back(what);
        if (ends_step(state_) && lines() != heard_before_.back()) ++steps_;
        on_ply_changed(record_, state_);
    }

    Record record_;
    Rules rules_;
    State state_;
    std::vector<State> history_;
    std::array<std::vector<Line>, G::viewers.size()> heard_;
    std::vector<std::size_t> heard_before_;
    int steps_ = 0;
};

/// A game that is played at a table: its Record is a TableNotes too, and its Event can be a TableEvent. These functions also exist:
///   turn_number   the game turn, in which a seat thinks (Thought::turn)
///   clock_of      the time in the game (GameMoment::clock)
template <class G>
concept Tabled =
    Recorded<G> && std::derived_from<typename G::Record, TableNotes> && std::constructible_from<typename G::Event, TableEvent> &&
    requires(const typename G::Rules& rules, const typename G::State& state) {
        { turn_number(state) } -> std::same_as<int>;
        { clock_of(rules, state) } -> std::same_as<int>;
    };

/// A game in progress with the notes that its record keeps of the table.
template <Tabled G>
class TableSessionOf : public SessionOf<G> {
public:
    using typename SessionOf<G>::Record;

    /// Notes a commitment to what the last ply created. Each seat makes at most one of each kind.
    void commit(Seat seat, std::string what, std::string hash, std::string salt) {
        this->notes().commitments.push_back({seat, std::move(what), this->ply_count(), std::move(hash), std::move(salt)});
    }
    /// Records something that happened at the table; everybody hears of it.
    void remark(const TableEvent& what) {
        this->notes().remarks.push_back({this->ply_count(), what});
        this->tell_all(what);
    }
    /// The clock that the players agreed on, and how long they have thought so far.
    void set_clock(const ClockRules& clock, std::vector<Thought> thoughts = {}) {
        this->notes().clock = clock;
        this->notes().thoughts = std::move(thoughts);
    }
    /// Adds to the time that the seat has thought in the present game turn.
    void think(Seat seat, int milliseconds) {
        auto& thoughts = this->notes().thoughts;
        const int turn = turn_number(this->state());
        const auto now =
            std::find_if(thoughts.begin(), thoughts.end(), [&](const Thought& made) { return made.seat == seat && made.turn == turn; });
        if (now == thoughts.end()) thoughts.push_back({seat, turn, std::min(milliseconds, thought_limit)});
        else now->milliseconds = std::min(thought_limit - now->milliseconds, milliseconds) + now->milliseconds;
    }
    /// Sets TableNotes::id and TableNotes::secret.
    void identify(std::string id, std::string secret) {
        this->notes().id = std::move(id);
        this->notes().secret = std::move(secret);
        on_ply_changed(this->notes(), this->state());
    }
    /// What everybody knows about how far the game had got after that many plies.
    [[nodiscard]] GameMoment moment_after(std::size_t plies) const {
        const std::size_t lines = this->heard_after(plies);
        const auto& heard = this->heard(G::viewers.back());
        return {clock_of(this->rules(), this->state_after(plies)), lines == 0 ? 0 : heard[lines - 1].step + 1};
    }

protected:
    using SessionOf<G>::SessionOf;

    /// For a replay: takes the notes that the record made after as many plies as there are now.
    void take_notes(const Record& record) {
        const std::size_t plies = this->ply_count();
        for (const Commitment& made : record.commitments)
            if (made.ply == plies) commit(made.seat, made.what, made.hash, made.salt);
        for (const Remark& made : record.remarks)
            if (made.ply == plies) remark(made.what);
    }
};

/// A replay of the first plies of a record. A ply that does not fit ends it.
template <class Session>
struct ReplayOf {
    Session session;
    std::optional<std::size_t> broken_at{};  ///< index of the ply that does not fit
    std::string reason{};                    ///< why, with the rule id if a rule forbids it
};

/// `fresh`: a session of that record without plies.
template <class Session>
[[nodiscard]] ReplayOf<Session> replayed(Session fresh, const typename Session::Record& record, std::size_t count) {
    ReplayOf<Session> result{std::move(fresh)};
    result.session.identify(record.id, record.secret);
    result.session.set_clock(record.clock, record.thoughts);
    result.session.take_notes(record);
    for (std::size_t i = 0; i < std::min(count, record.plies.size()); ++i) {
        if (auto reason = result.session.take(record.plies[i])) {
            result.broken_at = i;
            result.reason = std::move(*reason);
            return result;
        }
        result.session.take_notes(record);
    }
    return result;
}

}  // namespace fow
