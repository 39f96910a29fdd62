// A recorded game of the classic game or its Duel.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "fow/core/session.hpp"
#include "fow/games/stratego/engine/rules.hpp"

namespace fow::stratego {

/// C6.1: both set-ups and the turns give all of it again.
struct Record {
    RuleSet rules;
    PerSeat<std::string> names;
    std::optional<State> start;  ///< a posed position
    std::vector<std::variant<Action, Roll>> plies;
    friend bool operator==(const Record&, const Record&) = default;
};

/// A line of the log: what was heard, and in which turn, counted from 1 for both players together; 0 before the first.
struct Line {
    int step = 0;
    int turn = 0;
    Event event;
    friend bool operator==(const Line&, const Line&) = default;
};

class Scribe {
public:
    Scribe(const Rules&, const State& before);
    [[nodiscard]] Line line(int step, const Event& event) const { return {step, turn_, event}; }

private:
    int turn_;
};

struct Game {
    using Rules = stratego::Rules;
    using State = stratego::State;
    using Action = stratego::Action;
    using ActionList = stratego::ActionList;
    using Roll = stratego::Roll;
    using RollList = stratego::RollList;
    using Viewer = fow::Viewer;
    using Decider = fow::Decider;
    using View = stratego::View;
    using Event = stratego::Event;
    using Record = stratego::Record;
    using Line = stratego::Line;
    using Scribe = stratego::Scribe;
    static constexpr auto& viewers = fow::viewers;
};

[[nodiscard]] Rules rules_of(const Record& record);
[[nodiscard]] State start_of(const Record& record, const Rules& rules);
[[nodiscard]] bool ends_step(const State& state);
/// C2.1: until the other player decides, nothing has been revealed; then the core allows no taking back.
[[nodiscard]] bool can_take_back(const Record& record, std::size_t plies, const State& before, const State& after);
void fit_notes(Record& record, const State& state);

class Session : public SessionOf<Game> {
public:
    explicit Session(Record record) : SessionOf(without_plies(record)) {}

private:
    [[nodiscard]] static Record without_plies(Record record) {
        record.plies.clear();
        return record;
    }
};

}  // namespace fow::stratego
