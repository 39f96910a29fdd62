// A recorded game of the classic game or one of its variants, with the notes beside its plies.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/pencil.hpp"
#include "games/stratego/engine/rules.hpp"

namespace fow::stratego {

/// The secret that its owner is committed to: Commitment::what.
inline constexpr const char* set_up_secret = "set_up";

/// A mark of the staff map: the rank that a player guesses.
using PencilMark = PencilMarkOf<Square, Rank>;

/// C6.1: everything can be restored from both set-ups and the turns (docs/formats.md).
struct Record : TableNotes {
    RuleSet rules{};
    Options options{};
    std::optional<State> start{};  ///< a posed position: nothing was played before it
    std::vector<std::variant<Action, Roll>> plies{};
    std::vector<PencilMark> pencil{};  ///< in chronological order; one per piece for each seat; none once the game is over
    friend bool operator==(const Record&, const Record&) = default;
};
/// A record without plies.
[[nodiscard]] Record new_record(RuleSet rules, Options options = {}, PerSeat<std::string> names = {}, std::optional<State> start = {});

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

/// An action of a seat; there is no chance.
using Ply = PlyOf<Game>;

/// Who made a ply, as a word of a record: "blue", "red".
[[nodiscard]] std::string_view word(Decider decider);

[[nodiscard]] Rules rules_of(const Record& record);
[[nodiscard]] State start_of(const Record& record, const Rules& rules);
[[nodiscard]] bool ends_step(const State& state);
/// The turn of the player who decides, counted from 1 for each player; 0 while the armies are set up.
[[nodiscard]] int turn_number(const State& state);
/// The turns of both players together so far.
[[nodiscard]] int clock_of(const Rules& rules, const State& state);
/// C2.1: until the other player decides, nothing has been revealed; after that the core allows no taking back. Also false if a remark
/// follows.
[[nodiscard]] bool can_take_back(const Rules& rules, const Record& record, std::size_t plies, const Action& action, const State& before,
                                 const State& after);
/// Removes commitments to what was taken back, and the secret and all pencil marks of a game that is over.
void on_ply_changed(Record& record, const State& state);

/// See PencilledGame. While the armies are set up, nobody sees enemy pieces (C1.6).
[[nodiscard]] bool enemy_on(const State& state, Seat seat, Square square);

/// The secret that a ply created, if any: whose it is, and Commitment::what. `before` is the state before the ply.
[[nodiscard]] std::optional<std::pair<Seat, std::string>> secret_of(const Ply& ply, const State& before);
/// The text that is hashed: "red set_up\n" and the set-up as in C6.3 on a line. `state` is the one after the ply that created the secret.
[[nodiscard]] std::string committed_text(const Rules& rules, const State& state, Seat seat, const std::string& what);
/// A ply as records write it.
[[nodiscard]] std::string notation_of(const Record& record, const Ply& ply);
/// A remark in English. Its wording must never change: digests depend on it.
[[nodiscard]] std::string plain_text(const Record& record, const TableEvent& what, Translate translate = untranslated);

class Session : public PencilSessionOf<Game, Square, Rank> {
public:
    /// A new game with the rules, the start and the names of that record.
    explicit Session(const Record& record) : PencilSessionOf(new_record(record.rules, record.options, record.names, record.start)) {}

    using PencilSessionOf::take_notes;

    /// What a viewer heard, in the form that the viewer's log may keep (W15.1).
    [[nodiscard]] std::vector<Line> log(Viewer viewer) const;
};

/// Replays the first `count` plies of `record` (by default all). A ply that does not fit ends the replay.
using Replay = ReplayOf<Session>;
[[nodiscard]] Replay replay(const Record& record, std::size_t count = static_cast<std::size_t>(-1));

/// Who the text is for; nothing = nothing is hidden.
using Audience = std::optional<Viewer>;
/// What that audience may keep of the log. All events are public (C3.7): only a game that is true to the table forgets (W15.1).
[[nodiscard]] std::vector<Line> log_of(const Session& session, Audience audience);

}  // namespace fow::stratego
