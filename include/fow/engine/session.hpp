// Stratego: Waterloo as a game system of the core, and one game of it with what is noted down beside its plies.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "fow/core/session.hpp"
#include "fow/engine/rules.hpp"
#include "fow/view/pencil.hpp"

namespace fow {

struct Record;
struct LogLine;
class Scribe;

/// What the core knows of it (fow/core/game.hpp, fow/core/session.hpp).
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

/// A posed position (a scenario file), or nothing for the ordinary set-up.
struct Start {
    std::string name;  ///< of the scenario; empty for the ordinary game
    State state;
    friend bool operator==(const Start&, const Start&) = default;
};

/// A secret that its owner is held to.
enum class Pledged : std::uint8_t { line_of_retreat, set_up };
inline constexpr std::array<Pledged, 2> pledges{Pledged::line_of_retreat, Pledged::set_up};
[[nodiscard]] std::string_view word(Pledged what);

/// The salted hash of such a secret, made when it came to be: whoever has seen the hash can check at the end that nothing
/// was changed (docs/formats.md). The engine keeps it and makes none.
struct Commitment {
    Seat seat;
    Pledged what;
    std::size_t ply;   ///< made after so many plies
    std::string hash;  ///< 32 bytes
    std::string salt;  ///< 32 bytes, as secret as what it salts
    friend bool operator==(const Commitment&, const Commitment&) = default;
};

/// What happened at the table beside the rules.
struct Remark {
    std::size_t ply;       ///< after so many plies
    Seat phrase_given_up;  ///< whose pass phrase both players gave up
    friend bool operator==(const Remark&, const Remark&) = default;
};

/// A mark of the staff map.
struct PencilMark {
    Seat seat;        ///< whose secret it is
    std::size_t ply;  ///< made after so many plies
    Square square;    ///< where the enemy piece stood then
    Pencil mark;
    friend bool operator==(const PencilMark&, const PencilMark&) = default;
};

/// A game as it is written down (docs/formats.md).
struct Record {
    Ruleset rules;
    Options options;
    PerSeat<std::string> names;
    Start start;
    std::vector<Ply> plies;
    std::vector<Commitment> commitments;  ///< in the order of making
    std::vector<Remark> remarks;          ///< the same
    std::vector<PencilMark> pencil;       ///< the same; one a piece for each seat; none once the game is over
    friend bool operator==(const Record&, const Record&) = default;
};

/// What one viewer heard, and when.
struct LogLine {
    int step = 0;  ///< counts the plies that anybody heard of, so that a secret one leaves no gap (W15.3);
                   ///< what follows an answer (W11.9) belongs to the step that led to the question
    int turn = 1;
    int minutes = 0;  ///< the clock then
    Event event;
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// Writes down what is heard during one ply, with the turn and the clock.
class Scribe {
public:
    Scribe(const Rules& rules, const State& before);
    [[nodiscard]] LogLine line(int step, const Event& event);

private:
    const Rules& rules_;
    int turn_;
};

/// Who made a ply, as written in a record: "french", "allied", "chance".
[[nodiscard]] std::string_view word(Decider decider);

[[nodiscard]] Rules rules_of(const Record& record);
/// The state that the game starts from.
[[nodiscard]] State start_of(const Record& record, const Rules& rules);
/// W15.3: what follows an answer (W11.9) belongs to the step that led to the question, as where nobody is asked.
[[nodiscard]] bool ends_step(const State& state);
/// Whether the last ply was a move, entry, taking off, placing, standing order or the like that showed nothing to anybody.
/// Not behind a remark.
[[nodiscard]] bool can_take_back(const Record& record, const State& before, const State& after);
/// No commitment to what was taken back; no pencil mark later than the last ply, nor any once the game is over.
void fit_notes(Record& record, const State& state);

class Session : public SessionOf<Waterloo> {
public:
    /// A new game. The start's state must be consistent with the rules.
    Session(Ruleset rules, Options options, PerSeat<std::string> names, std::optional<Start> start = std::nullopt);

    /// Writes down a commitment to what the last ply brought about. Each seat makes one of each kind at most.
    void commit(Seat seat, Pledged what, std::string hash, std::string salt);
    /// Both players gave that seat's pass phrase up: it is recorded, and everybody hears of it.
    void give_up_phrase(Seat seat);

    /// A seat marks the enemy piece of a square, in place of the mark that it bears; nothing rubs that out.
    /// Not once the game is over, nor where no enemy piece stands: then nothing happens.
    void pencil(Seat seat, Square square, std::optional<Pencil> mark);
    /// The marks of that seat where their pieces stand now; those of pieces that left the board are gone.
    [[nodiscard]] std::vector<Pencilled> pencilled(Seat seat) const;

    /// What a viewer heard, as that viewer's log may keep it (W15.1).
    [[nodiscard]] std::vector<LogLine> log(Viewer viewer) const;

private:
    [[nodiscard]] std::optional<Square> square_now(const PencilMark& mark) const;
};

/// Replays `record` up to and without ply `count` (all of it by default).
/// A ply that does not fit ends the replay.
struct Replay {
    Session session;
    std::optional<std::size_t> broken_at;  ///< index of the ply that does not fit
    std::string reason;                    ///< why, with the rule id where a rule forbids it
};
[[nodiscard]] Replay replay(const Record& record, std::size_t count = static_cast<std::size_t>(-1));

}  // namespace fow
