// One game in progress: the record that is its save, the state that the record leads to, and what each viewer has heard.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "fow/engine/rules.hpp"
#include "fow/view/pencil.hpp"

namespace fow {

/// An action of a seat, or an outcome of chance.
using Ply = std::variant<Action, Roll>;

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
    int step = 0;    ///< counts the plies that anybody heard of, so that a secret one leaves no gap (W15.3);
                     ///< what follows an answer (W11.9) belongs to the step that led to the question
    int turn = 1;
    int minutes = 0; ///< the clock then
    Event event;
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// Who made a ply, as written in a record: "french", "allied", "chance".
[[nodiscard]] std::string_view word(Decider decider);

class Session {
public:
    /// A new game. The start's state must be consistent with the rules.
    Session(Ruleset rules, Options options, PerSeat<std::string> names, std::optional<Start> start = std::nullopt);

    [[nodiscard]] const Rules& rules() const { return rules_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const Record& record() const { return record_; }
    [[nodiscard]] std::size_t ply_count() const { return record_.plies.size(); }
    [[nodiscard]] Decider decider() const { return turn(state_); }
    [[nodiscard]] PlayerView view(Viewer viewer) const { return view_of(rules_, state_, viewer); }

    /// Does it, or says why not and changes nothing.
    [[nodiscard]] std::optional<Violation> play(const Action& action);
    /// The outcomes of the chance that is due.
    [[nodiscard]] RollList rolls() const;
    /// Takes an outcome; false (and no change) when it is none of rolls().
    [[nodiscard]] bool roll(const Roll& roll);

    /// Writes down a commitment to what the last ply brought about. Each seat makes one of each kind at most.
    void commit(Seat seat, Pledged what, std::string hash, std::string salt);
    /// Both players gave that seat's pass phrase up: it is recorded, and everybody hears of it.
    void give_up_phrase(Seat seat);

    /// A seat marks the enemy piece of a square, in place of the mark that it bears; nothing rubs that out.
    /// Not once the game is over, nor where no enemy piece stands: then nothing happens.
    void pencil(Seat seat, Square square, std::optional<Pencil> mark);
    /// The marks of that seat where their pieces stand now; those of pieces that left the board are gone.
    [[nodiscard]] std::vector<Pencilled> pencilled(Seat seat) const;

    /// All that a viewer heard since the game began, as known when it happened.
    [[nodiscard]] const std::vector<LogLine>& heard(Viewer viewer) const { return heard_[index(viewer)]; }
    /// How many lines each viewer had heard before each ply, as many as plies.
    [[nodiscard]] const std::vector<std::size_t>& heard_before() const { return heard_before_; }
    /// The same as that viewer's log may keep it (W15.1).
    [[nodiscard]] std::vector<LogLine> log(Viewer viewer) const;

    /// Whether the last ply can be taken back: an own move, entry, taking off, placing or standing order of the turn
    /// under way that showed nothing to anybody, before any roll, draw, reveal, remark or change of seat.
    [[nodiscard]] bool can_undo() const;
    /// can_undo() must hold.
    void undo();

    /// The state before each ply, as many as plies.
    [[nodiscard]] const std::vector<State>& history() const { return history_; }

private:
    class Ear;
    void done(const Ply& ply, const State& before);
    [[nodiscard]] std::optional<Square> square_now(const PencilMark& mark) const;

    Record record_;
    Rules rules_;
    State state_;
    std::vector<State> history_;
    std::array<std::vector<LogLine>, 3> heard_;
    std::vector<std::size_t> heard_before_;  ///< all viewers hear of every event
    int steps_ = 0;
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
