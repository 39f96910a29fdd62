// The rules of the classic game and its variants as functions of values, and whether the data of a variant can be played.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/errors.hpp"
#include "core/fixed_list.hpp"
#include "core/game.hpp"
#include "games/stratego/view/event.hpp"
#include "games/stratego/view/rule_set.hpp"
#include "games/stratego/view/view.hpp"

namespace fow::stratego {

/// The steps to the north, east, south and west: from the number of a square to that of the next.
inline constexpr std::array<int, 4> directions{row_length, 1, -row_length, -1};

/// A rule set and the options of one game, prepared for use.
class Rules {
public:
    /// The set must be sound.
    explicit Rules(RuleSet set, Options options = {});
    [[nodiscard]] const RuleSet& set() const { return set_; }
    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] bool on_board(Square square) const;
    /// C1.3: pieces are numbered by side, and within a side by rank: Blue's from 0, Red's from most_pieces.
    [[nodiscard]] Rank rank_of(int piece) const { return rank_of_[static_cast<std::size_t>(piece)]; }
    [[nodiscard]] int first(Seat side) const { return side == blue_seat ? 0 : most_pieces; }
    /// The number after a side's last one.
    [[nodiscard]] int end(Seat side) const { return end_[side]; }
    /// Those that can move come first: the number after the last of them.
    [[nodiscard]] int end_mover(Seat side) const { return end_mover_[side]; }
    /// The numbers of a side's first Scout, and after the last of them.
    [[nodiscard]] int first_scout(Seat side) const { return first_scout_[side]; }
    [[nodiscard]] int end_scout(Seat side) const { return end_scout_[side]; }
    /// The squares that a piece can stand on: all but lakes (C1.2).
    [[nodiscard]] const Squares& ground() const { return ground_; }
    friend bool operator==(const Rules& a, const Rules& b) { return a.set_ == b.set_ && a.options_ == b.options_; }

private:
    RuleSet set_;
    Options options_;
    Squares ground_;
    std::array<Rank, 2 * most_pieces> rank_of_{};
    PerSeat<int> end_;
    PerSeat<int> end_mover_;
    PerSeat<int> first_scout_;
    PerSeat<int> end_scout_;
};

/// A turn of one player: a move or an attack.
struct Turn {
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    bool attack = true;  ///< also stands for "no turn yet": neither is ever counted (C2.4)
    friend constexpr bool operator==(const Turn&, const Turn&) = default;
};
/// A move since the last attack.
struct Step {
    std::uint8_t piece = 0;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    friend constexpr bool operator==(const Step&, const Step&) = default;
};

/// All of a position but its past (C6.1).
struct Position {
    static constexpr std::uint8_t none = 255;
    static constexpr std::uint8_t moved = 1, far = 2, shown = 4;

    std::array<std::uint8_t, most_squares> board{};     ///< piece + 1 on each square, 0 = empty, none = nobody can go there
    std::array<std::uint8_t, 2 * most_pieces> at{};     ///< the square of each piece, or none
    std::array<std::uint8_t, 2 * most_pieces> marks{};  ///< moved, far, shown
    PerSeat<Squares> taken{};                           ///< the squares of each side's pieces
    PerSeat<Squares> movers{};                          ///< those of pieces that can move (C2.2)
    PerSeat<Army> lost{};
    PerSeat<bool> ready{};
    PerSeat<std::array<Turn, 3>> last{};  ///< C2.4: each side's own turns, the latest first
    Phase phase = Phase::set_up;
    Seat mover = red_seat;
    std::optional<Seat> offer;  ///< C4.3
    std::optional<Result> result;
    std::uint32_t turns = 0;  ///< of both players together
    std::uint16_t quiet = 0;  ///< C4.5: turns since the last attack
    static constexpr std::uint16_t no_chase = 0xFFFF;
    PerSeat<std::uint16_t> chase{no_chase, no_chase};  ///< C2.5: where in the trail it began
    friend bool operator==(const Position&, const Position&) = default;
};
static_assert(sizeof(Position) <= 512 && std::is_trivially_copyable_v<Position>);

/// A position and the moves since the last attack, which the limit on chases looks back to (C2.5). The trail has `quiet` steps.
struct State : Position {
    std::array<Step, most_quiet> trail;
    friend bool operator==(const State& a, const State& b);
};

/// Moves, in no order, filled in place by moves().
class MoveList {
public:
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] const Move& operator[](std::size_t i) const { return room_.items[i]; }
    [[nodiscard]] Move* begin() { return room_.items.data(); }
    [[nodiscard]] Move* end() { return room_.items.data() + size_; }
    [[nodiscard]] const Move* begin() const { return room_.items.data(); }
    [[nodiscard]] const Move* end() const { return room_.items.data() + size_; }
    void fill_to(std::size_t size) { size_ = size; }

private:
    /// Left uninitialized, as in FixedList.
    union Room {
        Room() {}
        std::array<Move, 512> items;
    };
    Room room_;
    std::size_t size_ = 0;
};

using ActionList = FixedList<Action, 1024>;
using RollList = FixedList<Weighted<Roll>, 1>;
using Listener = ListenerOf<Viewer, Event>;

/// An empty board, Red to set up (C1.6).
[[nodiscard]] State begin(const Rules& rules);
/// Places a piece of that side from the box. There must be one, and the square must be free.
void put(const Rules& rules, State& state, Seat side, Rank rank, Square at);
/// C4.4: ends a posed position in which the game is over before its first turn.
void end_if_over(const Rules& rules, State& state);

[[nodiscard]] Decider turn(const State& state);
[[nodiscard]] std::optional<Violation> check(const Rules& rules, const State& state, const Action& action);
void legal(const Rules& rules, const State& state, ActionList& list);
/// The moves and attacks of the player to move, in no order (C2, C3.1).
void moves(const Rules& rules, const State& state, MoveList& list);
void apply(const Rules& rules, State& state, const Action& action, Listener* listener);
/// A legal move, without a listener.
void apply(const Rules& rules, State& state, const Move& move);
void apply(const Rules& rules, State& state, const Roll& roll, Listener* listener);
void rolls(const Rules& rules, const State& state, RollList& list);
[[nodiscard]] View view_of(const Rules& rules, const State& state, Viewer viewer);
/// Everything that the players' own views show.
[[nodiscard]] View open_view_of(const Rules& rules, const State& state);

/// The rules of its variant that say which army it has, and where it is set up.
[[nodiscard]] std::string_view army_rule(const RuleSet& set);
[[nodiscard]] std::string_view zone_rule(const RuleSet& set);

/// Whether it can be drawn, sound or not: 6 to 12 files and ranks, and all squares of lakes and zones on the board.
[[nodiscard]] bool fits_board(const RuleSet& set);

/// Everything that is wrong with a rule set, with pointers into its document: "/board/lakes", "/army/zones/blue", "/limits".
/// The size of the board and the limit are also bounds of memory: 6 to 12 files and ranks, at most most_pieces and most_quiet.
[[nodiscard]] std::vector<Fault> faults_of(const RuleSet& set);

}  // namespace fow::stratego
