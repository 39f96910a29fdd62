// One game of any system under way: its record, the state that the record leads to, and what each viewer has heard.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

#include "fow/core/game.hpp"

namespace fow {

/// A game system that is written down. `G` names besides:
///   Record    what a game is replayed from; its `plies` are a std::vector<PlyOf<G>>
///   Line      of the log, made of an event by a Scribe
///   Scribe    made of the rules and the state before a ply; line(step, event) is what is written down of each event then.
///             `step` counts the plies that anybody heard of
/// and beside them stand
///   rules_of, start_of   the rules and the first state of a record
///   ends_step            whether what follows is of another step than what led to this state
///   can_take_back        whether the last ply, an action of the one who still decides, showed nothing to anybody
///   fit_notes            makes what a record notes beside its plies fit them, after one was added or taken back
template <class G>
concept Recorded = Game<G> && std::equality_comparable<typename G::Line> &&
                   requires(const typename G::Rules& rules, const typename G::State& state, const typename G::Record& record,
                            typename G::Record& changed, typename G::Scribe& scribe, const typename G::Event& event) {
                       { changed.plies } -> std::same_as<std::vector<PlyOf<G>>&>;
                       { scribe.line(0, event) } -> std::same_as<typename G::Line>;
                       { rules_of(record) } -> std::same_as<typename G::Rules>;
                       { start_of(record, rules) } -> std::same_as<typename G::State>;
                       { ends_step(state) } -> std::same_as<bool>;
                       { can_take_back(record, state, state) } -> std::same_as<bool>;
                       { fit_notes(changed, state) } -> std::same_as<void>;
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

    /// Does it, or says why not and changes nothing.
    [[nodiscard]] std::optional<Violation> play(const Action& action) {
        if (auto violation = check(rules_, state_, action)) return violation;
        go_on(action);
        return std::nullopt;
    }
    /// The outcomes of the chance that is due.
    [[nodiscard]] RollList rolls() const { return rolls_due<G>(rules_, state_); }
    /// Takes an outcome; false (and no change) when it is none of rolls().
    [[nodiscard]] bool roll(const Roll& roll) { return !take(roll); }
    /// Either of the two, or says why that ply does not fit and changes nothing.
    [[nodiscard]] std::optional<std::string> take(const Ply& ply) {
        if (auto reason = misfit<G>(rules_, state_, ply)) return reason;
        std::visit([&](const auto& what) { go_on(what); }, ply);
        return std::nullopt;
    }

    /// All that a viewer heard since the game began, as known when it happened.
    [[nodiscard]] const std::vector<Line>& heard(Viewer viewer) const { return heard_[index(viewer)]; }
    /// How many lines each viewer had heard before each ply, as many as plies: all hear of every event, each in its own way.
    [[nodiscard]] const std::vector<std::size_t>& heard_before() const { return heard_before_; }
    /// The state before each ply, as many as plies.
    [[nodiscard]] const std::vector<State>& history() const { return history_; }

    /// Whether the last ply can be taken back: an own action that showed nothing to anybody, while the same seat decides.
    [[nodiscard]] bool can_undo() const {
        return !record_.plies.empty() && std::holds_alternative<Action>(record_.plies.back()) && turn(state_) != G::Decider::nobody &&
               turn(state_) == turn(history_.back()) && can_take_back(record_, history_.back(), state_);
    }
    /// can_undo() must hold.
    void undo() {
        assert(can_undo());
        state_ = history_.back();
        history_.pop_back();
        record_.plies.pop_back();
        if (lines() != heard_before_.back()) --steps_;
        for (auto& heard : heard_) heard.erase(heard.begin() + static_cast<std::ptrdiff_t>(heard_before_.back()), heard.end());
        heard_before_.pop_back();
        fit_notes(record_, state_);
    }

protected:
    /// A new game, or one that is yet to be replayed: `record` has no plies.
    explicit SessionOf(Record record) : record_(std::move(record)), rules_(rules_of(record_)), state_(start_of(record_, rules_)) {
        assert(record_.plies.empty());
    }
    /// What is noted beside the plies.
    [[nodiscard]] Record& notes() { return record_; }
    /// Everybody hears of something that happened at the table, beside the rules.
    void tell_all(const typename G::Event& event) {
        LogWriter writer(*this);
        for (const Viewer viewer : G::viewers) writer.on_event(viewer, event);
        if (ends_step(state_)) ++steps_;
    }

private:
    /// Writes down what each viewer hears.
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

    template <class What>
    void go_on(const What& what) {
        history_.push_back(state_);
        heard_before_.push_back(lines());
        LogWriter writer(*this);
        apply(rules_, state_, what, &writer);
        record_.plies.push_back(what);
        if (ends_step(state_) && lines() != heard_before_.back()) ++steps_;
        fit_notes(record_, state_);
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
