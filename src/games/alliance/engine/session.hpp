// A recorded game of La Belle Alliance, with the notes beside its plies (L14.9), and a match of two games with sides changed (L12.3).
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/session.hpp"
#include "games/alliance/engine/rules.hpp"

namespace fow::alliance {

/// L12.3: how the first game of a match ended, by the seats of that game.
struct FirstGame {
    Result result{};
    PerSeat<int> morale{};  ///< 0 = B
    PerSeat<int> casualties{};
    friend bool operator==(const FirstGame&, const FirstGame&) = default;
};

struct Record : TableNotes {
    RuleSet rules{};
    std::optional<State> start{};           ///< a posed position; none: the set-up
    std::optional<FirstGame> first_game{};  ///< this is the second game of a match, with sides changed
    std::vector<std::variant<Action, Roll>> plies{};
    friend bool operator==(const Record&, const Record&) = default;
};
/// A record without plies.
[[nodiscard]] Record new_record(RuleSet rules, PerSeat<std::string> names = {}, std::optional<State> start = {},
                                std::optional<FirstGame> first_game = {});

class Scribe {
public:
    Scribe(const Rules&, const State& before) : turn_(before.turn), phase_(before.phase) {}
    [[nodiscard]] Line line(int step, const Event& event) const { return {step, turn_, phase_, event}; }

private:
    int turn_;
    Seat phase_;
};

struct Game {
    using Rules = alliance::Rules;
    using State = alliance::State;
    using Action = alliance::Action;
    using ActionList = alliance::ActionList;
    using Roll = alliance::Roll;
    using RollList = alliance::RollList;
    using Viewer = fow::Viewer;
    using Decider = fow::Decider;
    using View = alliance::View;
    using Event = alliance::Event;
    using Record = alliance::Record;
    using Line = alliance::Line;
    using Scribe = alliance::Scribe;
    static constexpr auto& viewers = fow::viewers;
};
using Ply = PlyOf<Game>;

[[nodiscard]] Rules rules_of(const Record& record);
[[nodiscard]] State start_of(const Record& record, const Rules& rules);
/// A step is a phase up to its next decision: a die belongs to the choice before it.
[[nodiscard]] bool ends_step(const State& state);
/// Never: everybody has heard of each ply at once (L13.1), and the die follows the choice (L13.2).
[[nodiscard]] bool can_take_back(const Rules& rules, const Record& record, std::size_t plies, const Action& action, const State& before,
                                 const State& after);
/// Forgets the secret of a game that is over.
void on_ply_changed(Record& record, const State& state);
[[nodiscard]] int turn_number(const State& state);
/// A die is rolled for the player whose phase it is.
[[nodiscard]] inline Seat seat_of_chance(const State& state) { return state.phase; }
/// The turn: L2.1.
[[nodiscard]] int clock_of(const Rules& rules, const State& state);
/// Nobody has secrets (L13.1).
[[nodiscard]] std::optional<std::pair<Seat, std::string>> secret_of(const Ply& ply, const State& before);
[[nodiscard]] std::string committed_text(const Rules& rules, const State& state, Seat seat, const std::string& what);
/// A ply as records write it (L14.9).
[[nodiscard]] std::string to_text(const Ply& ply);
[[nodiscard]] std::string notation_of(const Record& record, const Ply& ply);
/// Reads a ply in notation; nothing if the text is not a ply.
[[nodiscard]] std::optional<Ply> ply_from_text(std::string_view text);
/// A remark in English. Its wording must never change: digests depend on it.
[[nodiscard]] std::string plain_text(const Record& record, const TableEvent& what, Translate translate = untranslated);

class Session : public TableSessionOf<Game> {
public:
    /// A new game with the rules, the start, the names and the first game of that record.
    explicit Session(const Record& record) : TableSessionOf(new_record(record.rules, record.names, record.start, record.first_game)) {}
    using TableSessionOf::take_notes;
};

/// Replays the first `count` plies of `record` (by default all). A ply that does not fit ends the replay.
using Replay = ReplayOf<Session>;
[[nodiscard]] Replay replay(const Record& record, std::size_t count = static_cast<std::size_t>(-1));

/// What decided a match of two games.
enum class MatchBy : std::uint8_t { games, morale, casualties, nothing };

/// Both games together, by the seats of the second: its French player led the Allies in the first.
struct MatchScore {
    PerSeat<int> halves;      ///< games won, twice: a draw counts half
    PerSeat<int> morale;      ///< each player's own morale at the end of both games
    PerSeat<int> casualties;  ///< each player's own casualties in both
    std::optional<Seat> winner;
    MatchBy by = MatchBy::nothing;
    friend bool operator==(const MatchScore&, const MatchScore&) = default;
};

[[nodiscard]] MatchScore match_score(const FirstGame& first, const FirstGame& second);
/// The match that ends with this game; nothing if it is not a second game, is not over, or was played on from another one.
[[nodiscard]] std::optional<MatchScore> match_score(const Session& session);
/// What the second game of a match keeps of this one; nothing if it cannot be a first game.
[[nodiscard]] std::optional<FirstGame> as_first_game(const Session& session);

}  // namespace fow::alliance
