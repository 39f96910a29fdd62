// Stratego: Waterloo as a game system of the core, and one game of it with the notes beside its plies.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "fow/core/clock.hpp"
#include "fow/core/session.hpp"
#include "fow/games/waterloo/engine/rules.hpp"
#include "fow/games/waterloo/view/piece.hpp"

namespace fow::inline waterloo {

struct Record;
struct LogLine;
class Scribe;

/// What the core needs to know about it (fow/core/game.hpp, fow/core/session.hpp).
struct Waterloo {
    using Rules = fow::Rules;
    using State = fow::State;
    using Action = fow::Action;
    using ActionList = fow::ActionList;
    using Roll = fow::Roll;
    using RollList = fow::RollList;
    using Viewer = fow::Viewer;
    using Decider = fow::Decider;
    using View = PlayerView;
    using Event = fow::Event;
    using Record = fow::Record;
    using Line = LogLine;
    using Scribe = fow::Scribe;
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

/// A secret that its owner is committed to.
enum class CommitmentKind : std::uint8_t { line_of_retreat, set_up };
inline constexpr std::array<CommitmentKind, 2> commitment_kinds{CommitmentKind::line_of_retreat, CommitmentKind::set_up};
[[nodiscard]] std::string_view word(CommitmentKind what);

/// The salted hash of such a secret, made when the secret came into being. Anybody who saw the hash can check at the end that nothing
/// was changed (docs/formats.md). The engine only stores it.
struct Commitment {
    Seat seat;
    CommitmentKind what;
    std::size_t ply;   ///< number of plies before it
    std::string hash;  ///< 32 bytes
    std::string salt;  ///< 32 bytes, as secret as what it protects
    friend bool operator==(const Commitment&, const Commitment&) = default;
};

/// Something that happened at the table, outside the rules. Everybody hears of it.
struct Remark {
    std::size_t ply;  ///< number of plies before it
    TableEvent what;
    friend bool operator==(const Remark&, const Remark&) = default;
};

/// A mark of the staff map.
struct PencilMark {
    Seat seat;        ///< the seat whose secret it is
    std::size_t ply;  ///< number of plies before it
    Square square;    ///< the square of the enemy piece at that time
    Pencil mark;
    friend bool operator==(const PencilMark&, const PencilMark&) = default;
};

/// A recorded game (docs/formats.md).
struct Record {
    Ruleset rules;
    Options options;
    PerSeat<std::string> names;
    Start start;
    std::vector<Ply> plies;
    std::vector<Commitment> commitments;  ///< in chronological order
    std::vector<Remark> remarks;          ///< the same
    std::vector<PencilMark> pencil;       ///< the same; one per piece for each seat; none once the game is over
    ClockRules clock;                     ///< W15.5
    std::vector<Thought> thoughts;        ///< in chronological order, one for each turn of a seat; none without a clock
    std::string id;                       ///< 16 bytes that tell this game from every other, in all its copies; may be empty
    std::string secret;                   ///< 32 bytes from which dice and draws follow; empty if unknown, or if the game is over
    friend bool operator==(const Record&, const Record&) = default;
};

/// What one viewer heard, and when.
struct LogLine {
    int step = 0;  ///< number of plies that anybody heard of, so that a secret one leaves no gap (W15.3);
                   ///< what follows an answer (W11.9) belongs to the step that led to the question
    int turn = 1;
    int minutes = 0;  ///< the clock at that time
    Event event;
    friend bool operator==(const LogLine&, const LogLine&) = default;
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
/// Whether the last of that many plies was a move, entry, placement, standing order or the like that revealed nothing to anybody. False if
/// a remark follows it.
[[nodiscard]] bool can_take_back(const Record& record, std::size_t plies, const State& before, const State& after);
/// Removes commitments to what was taken back, pencil marks later than the last ply, and all pencil marks once the game is over.
void fit_notes(Record& record, const State& state);

class Session : public SessionOf<Waterloo> {
public:
    /// A new game. The start's state must be consistent with the rules.
    Session(Ruleset rules, Options options, PerSeat<std::string> names, std::optional<Start> start = std::nullopt);

    /// Notes a commitment to what the last ply created. Each seat makes at most one of each kind.
    void commit(Seat seat, CommitmentKind what, std::string hash, std::string salt);
    /// Records something that happened at the table; everybody hears of it.
    void remark(const TableEvent& what);
    /// W15.5: the clock that the players agreed on, and how long they have thought so far.
    void set_clock(const ClockRules& clock, std::vector<Thought> thoughts = {});
    /// Adds to the time that the seat has thought in the present game turn.
    void think(Seat seat, int milliseconds);
    /// Sets Record::id and Record::secret.
    void identify(std::string id, std::string secret);
    /// What everybody knows about how far the game had got after that many plies.
    [[nodiscard]] GameMoment moment_after(std::size_t plies) const;

    /// Marks the enemy piece on a square for a seat and replaces the previous mark; nothing erases it. Has no effect once the game is
    /// over, or if there is no enemy piece.
    void pencil(Seat seat, Square square, std::optional<Pencil> mark);
    /// The marks of that seat, on the squares where the pieces are now. Marks on pieces that have left the board are gone.
    [[nodiscard]] std::vector<Pencilled> pencilled(Seat seat) const;

    /// What a viewer heard, in the form that the viewer's log may keep (W15.1).
    [[nodiscard]] std::vector<LogLine> log(Viewer viewer) const;

private:
    [[nodiscard]] std::optional<Square> square_now(const PencilMark& mark) const;
};

/// Replays the first `count` plies of `record` (by default all). A ply that does not fit ends the replay.
struct Replay {
    Session session;
    std::optional<std::size_t> broken_at;  ///< index of the ply that does not fit
    std::string reason;                    ///< why, with the rule id if a rule forbids it
};
[[nodiscard]] Replay replay(const Record& record, std::size_t count = static_cast<std::size_t>(-1));

/// The log with nothing hidden: each piece as its owner saw it, each secret as its owner knew it. For finished games.
[[nodiscard]] std::vector<LogLine> open_log(const Session& session);

/// Who the text is for; nothing = nothing is hidden.
using Audience = std::optional<Viewer>;
/// The game as text: the players, the rules, then every line with its turn and clock. Contains no calendar date.
[[nodiscard]] std::string chronicle_of(const Session& session, Audience audience, Translate translate = untranslated);

}  // namespace fow::inline waterloo
