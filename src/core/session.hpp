// One game of any system in progress: its record, the resulting state, and what each viewer has heard.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "core/game.hpp"

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

template <Recorded G>
class SessionOf {
public:
    using Rules = typename G::Rules;
    using State = typename G::State;
    using Action = typename G::Action;
    using Roll = typename G::Roll;
    using RollList = typename G::RollList;
    using Viewer = typename G::Viewer;
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

}  // namespace fow
