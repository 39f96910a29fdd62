// What happens at the table, outside the rules of the game, and what a record keeps of it beside the plies.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/clock.hpp"
#include "core/opponent.hpp"
#include "core/seat.hpp"

namespace fow {

/// A seat's pass phrase was forgotten, and both players gave it up.
struct PhraseGivenUp {
    Seat seat;
    friend bool operator==(const PhraseGivenUp&, const PhraseGivenUp&) = default;
};

/// How far a game has got, as everybody knows it.
struct GameMoment {
    int clock = 0;  ///< the time in the game, in the game's own unit
    int steps = 0;  ///< the number of steps that anybody heard of
    friend bool operator==(const GameMoment&, const GameMoment&) = default;
};
/// The game was continued from a point before the one it had reached, or from another branch.
struct GameSetBack {
    std::optional<GameMoment> from;  ///< what it had reached; none if this computer does not know
    GameMoment to;
    bool ended = false;  ///< the game had been over, in this copy or another one, with everything shown
    friend bool operator==(const GameSetBack&, const GameSetBack&) = default;
};
/// From here on, outcomes of chance were chosen when the program was started.
struct ChanceChosen {
    enum class How { seed, dice };
    How how;
    friend bool operator==(const ChanceChosen&, const ChanceChosen&) = default;
};
/// One person plays both sides, and the program hides neither from them.
struct PracticeAlone {
    friend bool operator==(const PracticeAlone&, const PracticeAlone&) = default;
};
/// The steps up to here are those of another game, which was over, with everything shown.
struct PlayedOn {
    GameMoment from;  ///< where it leaves the other game
    friend bool operator==(const PlayedOn&, const PlayedOn&) = default;
};
/// The seat has no time left.
struct TimeUp {
    Seat seat;
    friend bool operator==(const TimeUp&, const TimeUp&) = default;
};
/// Who plays that seat from here on. Until the first of these, a person plays every seat.
struct SeatTaken {
    Seat seat;
    std::optional<ComputedPlayer> by;  ///< none: a person
    friend bool operator==(const SeatTaken&, const SeatTaken&) = default;
};
/// The players agreed that a person may ask the program for advice.
struct HintsAllowed {
    friend bool operator==(const HintsAllowed&, const HintsAllowed&) = default;
};
/// That seat was given advice.
struct HintGiven {
    Seat seat;
    friend bool operator==(const HintGiven&, const HintGiven&) = default;
};
/// Everybody hears of these in the same words.
using TableEvent =
    std::variant<PhraseGivenUp, GameSetBack, ChanceChosen, PracticeAlone, PlayedOn, TimeUp, SeatTaken, HintsAllowed, HintGiven>;

/// The salted hash of a secret, made when the secret came into being. Anybody who saw the hash can check at the end that nothing was
/// changed (docs/formats.md). An engine only stores it.
struct Commitment {
    Seat seat;
    std::string what;  ///< the game's word for that secret; each seat commits to each at most once
    std::size_t ply;   ///< number of plies before it
    std::string hash;  ///< 32 bytes
    std::string salt;  ///< 32 bytes, as secret as what it protects
    friend bool operator==(const Commitment&, const Commitment&) = default;
};

struct Remark {
    std::size_t ply;  ///< number of plies before it
    TableEvent what;
    friend bool operator==(const Remark&, const Remark&) = default;
};

/// What the record of any game keeps beside its start and its plies.
struct TableNotes {
    PerSeat<std::string> names{};
    std::vector<Commitment> commitments{};  ///< in chronological order
    std::vector<Remark> remarks{};          ///< the same
    ClockRules clock{};
    std::vector<Thought> thoughts{};  ///< in chronological order, one for each turn of a seat; none without a clock
    std::string id{};                 ///< 16 bytes that identify this game in all its copies; may be empty
    std::string secret{};             ///< 32 bytes from which dice and draws are derived; empty if unknown, or if the game is over
    friend bool operator==(const TableNotes&, const TableNotes&) = default;
};

/// The computed player that holds that seat after those remarks; none if a person does.
[[nodiscard]] std::optional<ComputedPlayer> player_of(const TableNotes& notes, Seat seat);
/// The seat of the only person now, if the computer plays the other one.
[[nodiscard]] std::optional<Seat> only_person(const TableNotes& notes);
/// The same when the game began; seats may have changed hands since.
[[nodiscard]] std::optional<ComputedPlayer> player_at_start(const TableNotes& notes, Seat seat);
[[nodiscard]] bool allows_hints(const TableNotes& notes);
/// Whether one person plays both sides.
[[nodiscard]] bool practised_alone(const TableNotes& notes);
/// Whether two people may have sat at the table: each seat has been a person's at some time, and not one person's for practice.
[[nodiscard]] bool shared(const TableNotes& notes);
/// Whether a seat has changed hands since the game began.
[[nodiscard]] bool changed_hands(const TableNotes& notes);
/// What a record says when a seat changes hands. Before the first ply it first says that the seat was a person's, if it was: otherwise
/// that player would seem to have held it from the start.
[[nodiscard]] std::vector<TableEvent> seat_changes(const TableNotes& notes, std::size_t plies, Seat seat,
                                                   const std::optional<ComputedPlayer>& by);

}  // namespace fow
