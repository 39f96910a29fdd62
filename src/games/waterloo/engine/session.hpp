// Stratego: Waterloo as a game system of the core, and one game of it with the notes beside its plies.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/pencil.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/view/deductions.hpp"
#include "games/waterloo/view/piece.hpp"

namespace fow::waterloo {

struct Record;
class Scribe;

/// What the core needs to know about it (core/game.hpp, core/session.hpp).
struct Waterloo {
    using Rules = fow::waterloo::Rules;
    using State = fow::waterloo::State;
    using Action = fow::waterloo::Action;
    using ActionList = fow::waterloo::ActionList;
    using Roll = fow::waterloo::Roll;
    using RollList = fow::waterloo::RollList;
    using Viewer = fow::Viewer;
    using Decider = fow::Decider;
    using View = PlayerView;
    using Event = fow::waterloo::Event;
    using Record = fow::waterloo::Record;
    using Line = LogLine;
    using Scribe = fow::waterloo::Scribe;
    static constexpr auto viewers = fow::viewers;
};

/// An action of a seat, or an outcome of chance.
using Ply = PlyOf<Waterloo>;

/// A posed position (a scenario file) to start from.
struct Start {
    std::string name;  ///< of the scenario; empty for the ordinary game
    State state;
    friend bool operator==(const Start&, const Start&) = default;
};

/// The secrets that their owners are committed to: Commitment::what.
namespace secret_kind {
inline constexpr const char* line_of_retreat = "line_of_retreat";
inline constexpr const char* set_up = "set_up";
}  // namespace secret_kind

/// A mark of the staff map.
using PencilMark = PencilMarkOf<Square, Pencil>;

/// A recorded game (docs/formats.md). The clock is that of W15.5.
struct Record : TableNotes {
    Ruleset rules{};
    Options options{};
    Start start{};
    std::vector<Ply> plies{};
    std::vector<PencilMark> pencil{};  ///< in chronological order; one per piece for each seat; none once the game is over
    friend bool operator==(const Record&, const Record&) = default;
};

/// Logs what is heard during one ply, with the turn and the clock.
class Scribe {
public:
    Scribe(const Rules& rules, const State& before);
    [[nodiscard]] LogLine line(int step, const Event& event);

private:
    const Rules& rules_;
    int turn_;
};

/// Who made a ply, as a word of a record: "french", "allied", "chance".
[[nodiscard]] std::string_view word(Decider decider);

[[nodiscard]] Rules rules_of(const Record& record);
/// The state that the game starts from.
[[nodiscard]] State start_of(const Record& record, const Rules& rules);
/// W15.3: what follows an answer (W11.9) belongs to the step that led to the question, just as if nobody had been asked.
[[nodiscard]] bool ends_step(const State& state);
/// The game turn.
[[nodiscard]] int turn_number(const State& state);
/// Minutes after midnight: 0 to 1439.
[[nodiscard]] int clock_of(const Rules& rules, const State& state);
/// Whether the last of that many plies was a move, entry, placement, standing order or the like that revealed nothing to anybody. Also
/// false if a remark follows it.
[[nodiscard]] bool can_take_back(const Rules& rules, const Record& record, std::size_t plies, const Action& action, const State& before,
                                 const State& after);
/// Removes commitments to what was taken back, pencil marks later than the last ply, and all pencil marks once the game is over.
void on_ply_changed(Record& record, const State& state);

/// See PencilledGame.
[[nodiscard]] bool enemy_on(const State& state, Seat seat, Square square);

/// The secret that a ply created, if any: whose it is, and Commitment::what. `before` is the state before the ply.
[[nodiscard]] std::optional<std::pair<Seat, std::string>> secret_of(const Ply& ply, const State& before);
/// The text that is hashed: "french line_of_retreat left\n", or "french set_up\n" and a line "UNIT SQUARE\n" for each piece on the board
/// in roster order. `state` is the one after the ply that created the secret.
[[nodiscard]] std::string committed_text(const Rules& rules, const State& state, Seat seat, const std::string& what);
/// A ply as records write it.
[[nodiscard]] std::string notation_of(const Record& record, const Ply& ply);
/// A remark in English. Its wording must never change: digests depend on it.
[[nodiscard]] std::string plain_text(const Record& record, const TableEvent& what, Translate translate = untranslated);

class Session : public PencilSessionOf<Waterloo, Square, Pencil> {
public:
    /// A new game. The start's state must be consistent with the rules.
    Session(Ruleset rules, Options options, PerSeat<std::string> names, std::optional<Start> start = std::nullopt);

    using PencilSessionOf::take_notes;

    /// What a viewer heard, in the form that the viewer's log may keep (W15.1).
    [[nodiscard]] std::vector<LogLine> log(Viewer viewer) const;
};

/// Replays the first `count` plies of `record` (by default all). A ply that does not fit ends the replay.
using Replay = ReplayOf<Session>;
[[nodiscard]] Replay replay(const Record& record, std::size_t count = static_cast<std::size_t>(-1));

/// The log with nothing hidden: each piece as its owner saw it, each secret as its owner knew it. For finished games.
[[nodiscard]] std::vector<LogLine> open_log(const Session& session);

/// Who the text is for; nothing = nothing is hidden.
using Audience = std::optional<Viewer>;
/// The game as text: the players, the rules, then every line with its turn and clock. Contains no calendar date.
[[nodiscard]] std::string chronicle_of(const Session& session, Audience audience, Translate translate = untranslated);

}  // namespace fow::waterloo
