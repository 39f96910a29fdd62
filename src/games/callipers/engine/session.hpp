// A recorded game of Waterloo by callipers, with the notes beside its plies (K14.2).
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/session.hpp"
#include "games/callipers/engine/rules.hpp"

namespace fow::callipers {

struct Record : TableNotes {
    RuleSet rules{};
    std::vector<std::variant<Action, Roll>> plies{};
    friend bool operator==(const Record&, const Record&) = default;
};
/// A record without plies.
[[nodiscard]] Record new_record(RuleSet rules, PerSeat<std::string> names = {});

class Scribe {
public:
    Scribe(const Rules&, const State& before) : turn_(before.turn), side_(before.side) {}
    [[nodiscard]] Line line(int step, const Event& event) const { return {step, turn_, side_, event}; }

private:
    int turn_;
    Seat side_;
};

struct Game {
    using Rules = callipers::Rules;
    using State = callipers::State;
    using Action = callipers::Action;
    using Roll = callipers::Roll;
    using RollList = callipers::RollList;
    using Viewer = fow::Viewer;
    using Decider = fow::Decider;
    using View = callipers::View;
    using Event = callipers::Event;
    using Record = callipers::Record;
    using Line = callipers::Line;
    using Scribe = callipers::Scribe;
    static constexpr auto& viewers = fow::viewers;
};
using Ply = PlyOf<Game>;

[[nodiscard]] Rules rules_of(const Record& record);
[[nodiscard]] State start_of(const Record& record, const Rules& rules);
/// A step is an order up to the next decision: dice belong to the order before them.
[[nodiscard]] bool ends_step(const State& state);
/// K4.5: a move, turn, wheel or ride of the move step, until the first order to fire or attack or the end of the turn.
[[nodiscard]] bool can_take_back(const Rules& rules, const Record& record, std::size_t plies, const Action& action, const State& before,
                                 const State& after);
/// Forgets the secret of a game that is over.
void on_ply_changed(Record& record, const State& state);
[[nodiscard]] int turn_number(const State& state);
/// In whose turn a die is due.
[[nodiscard]] inline Seat seat_of_chance(const State& state) { return state.side; }
/// The turn (K3.1).
[[nodiscard]] int clock_of(const Rules& rules, const State& state);
/// Nobody has secrets (K14.1).
[[nodiscard]] std::optional<std::pair<Seat, std::string>> secret_of(const Ply& ply, const State& before);
[[nodiscard]] std::string committed_text(const Rules& rules, const State& state, Seat seat, const std::string& what);
/// A ply as records write it (K14.2).
[[nodiscard]] std::string to_text(const Ply& ply);
[[nodiscard]] std::string notation_of(const Record& record, const Ply& ply);
/// Reads a ply in notation; nothing if the text is not a ply.
[[nodiscard]] std::optional<Ply> ply_from_text(std::string_view text);
/// A remark in English. Its wording must never change: digests depend on it.
[[nodiscard]] std::string plain_text(const Record& record, const TableEvent& what, Translate translate = untranslated);

class Session : public TableSessionOf<Game> {
public:
    /// A new game with the rules and the names of that record.
    explicit Session(const Record& record) : TableSessionOf(new_record(record.rules, record.names)) {}
    using TableSessionOf::take_notes;
};

/// Replays the first `count` plies of `record` (by default all). A ply that does not fit ends the replay.
using Replay = ReplayOf<Session>;
[[nodiscard]] Replay replay(const Record& record, std::size_t count = static_cast<std::size_t>(-1));

}  // namespace fow::callipers
