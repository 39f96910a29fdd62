// A game for the tests of the core: a few blocks on a bare table, moved freely and measured exactly.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/fixed_list.hpp"
#include "core/session.hpp"
#include "dice.hpp"

namespace fow::blocks {

// There are no squares, so actions can be checked but not listed. Each block has a strength that the enemy does not see. Lengths are
// whole tenths of a millimetre.
//
//   B1  Each side has three blocks, round, 25.0 mm across, on a table of 900.0 by 600.0 mm. Each gets a strength
//       from 1 to 3 by lot, different on each side's blocks, which only its owner sees.
//   B2  Red begins. A turn is up to two marches, and then its player ends it or charges. A march goes up to 120.0 mm in
//       a straight line.
//   B3  It ends on the table, and the block never overlaps another one on its way.
//   B4  A charge is at an enemy block at most 80.0 mm away, from edge to edge. Both are shown; the die is rolled; the
//       attacker wins with strength + die above 3 + the other's strength. The loser is taken off; nobody moves.
//   B5  A side without blocks loses. After 60 turns the game is drawn.

enum class Side : std::uint8_t { red, green };
enum class Viewer : std::uint8_t { red, green, onlooker };
enum class Decider : std::uint8_t { red, green, chance, nobody };
inline constexpr std::array viewers{Viewer::red, Viewer::green, Viewer::onlooker};
[[nodiscard]] constexpr std::size_t index(Viewer viewer) { return static_cast<std::size_t>(viewer); }

inline constexpr int width = 9000, depth = 6000;                      ///< B1
inline constexpr int across = 250, march = 1200, reach = 800;         ///< B1, B2, B4
inline constexpr int side_blocks = 3, block_count = 2 * side_blocks;  ///< B1; Red's first
inline constexpr int turn_marches = 2;                                ///< B2
inline constexpr int last_turn = 60;                                  ///< B5

struct Point {
    int x = 0;
    int y = 0;
    friend constexpr auto operator<=>(const Point&, const Point&) = default;
};

/// "2>1200,3450"
struct March {
    int block = 0;
    Point to;
    friend constexpr auto operator<=>(const March&, const March&) = default;
};
/// "2x4"
struct Charge {
    int block = 0;
    int at = 0;
    friend constexpr auto operator<=>(const Charge&, const Charge&) = default;
};
/// "end"
struct EndTurn {
    friend constexpr auto operator<=>(const EndTurn&, const EndTurn&) = default;
};
using Action = std::variant<March, Charge, EndTurn>;

/// B1: of the next block. "draw:3"
struct Draw {
    int strength = 1;
    friend constexpr auto operator<=>(const Draw&, const Draw&) = default;
};
/// B4. "die:6"
struct Die {
    int pips = 1;
    friend constexpr auto operator<=>(const Die&, const Die&) = default;
};
using Roll = std::variant<Draw, Die>;
using RollList = FixedList<Weighted<Roll>, 6>;

struct Rules {};

struct Block {
    Point at;
    int strength = 0;  ///< 0: not drawn yet; in a view: not known
    bool stands = true;
    bool shown = false;  ///< B4
    friend constexpr bool operator==(const Block&, const Block&) = default;
};

struct Common {
    std::array<Block, block_count> blocks;
    Side mover = Side::red;
    int turn = 1;                  ///< counted for each side
    int marches = 0;               ///< made in this turn
    std::optional<Charge> charge;  ///< waits for the die
    friend constexpr bool operator==(const Common&, const Common&) = default;
};
/// The truth.
struct State : Common {};
/// The table without what the viewer does not know.
struct View : Common {
    Viewer viewer = Viewer::onlooker;
    friend constexpr bool operator==(const View&, const View&) = default;
};

struct Drawn {
    int block;
    int strength;  ///< 0 if the viewer does not see it
    friend bool operator==(const Drawn&, const Drawn&) = default;
};
struct Marched {
    int block;
    Point to;
    friend bool operator==(const Marched&, const Marched&) = default;
};
struct Charged {
    Charge charge;
    int strength;
    int against;
    friend bool operator==(const Charged&, const Charged&) = default;
};
struct Fell {
    int block;
    int pips;  ///< of the die
    friend bool operator==(const Fell&, const Fell&) = default;
};
using Event = std::variant<Drawn, Marched, Charged, Fell>;
using Listener = ListenerOf<Viewer, Event>;

[[nodiscard]] constexpr Side side_of(int block) { return block < side_blocks ? Side::red : Side::green; }

[[nodiscard]] Decider turn(const State& state);
/// Measured on a view, so that a refusal cannot reveal more than its player sees, and a screen can ask beforehand.
[[nodiscard]] std::optional<Violation> check(const View& view, const Action& action);
[[nodiscard]] std::optional<Violation> check(const Rules& rules, const State& state, const Action& action);
void apply(const Rules& rules, State& state, const Action& action, Listener* listener = nullptr);
void rolls(const Rules& rules, const State& state, RollList& out);
void apply(const Rules& rules, State& state, const Roll& roll, Listener* listener = nullptr);
[[nodiscard]] View view_of(const Rules& rules, const State& state, Viewer viewer);

struct Record {
    State start;
    std::vector<std::variant<Action, Roll>> plies;
};
struct Line {
    int step;
    Event event;
    friend bool operator==(const Line&, const Line&) = default;
};
struct Scribe {
    Scribe(const Rules&, const State&) {}
    [[nodiscard]] Line line(int step, const Event& event) const { return {step, event}; }
};
[[nodiscard]] inline Rules rules_of(const Record&) { return {}; }
[[nodiscard]] inline State start_of(const Record& record, const Rules&) { return record.start; }
[[nodiscard]] inline bool ends_step(const State&) { return true; }
[[nodiscard]] inline bool can_take_back(const Rules&, const Record&, std::size_t, const Action&, const State&, const State&) {
    return true;
}  // only a march stays within the turn
inline void on_ply_changed(Record&, const State&) {}

struct Blocks {
    using Rules = blocks::Rules;
    using State = blocks::State;
    using Action = blocks::Action;
    using Roll = blocks::Roll;
    using RollList = blocks::RollList;
    using Viewer = blocks::Viewer;
    using Decider = blocks::Decider;
    using View = blocks::View;
    using Event = blocks::Event;
    using Record = blocks::Record;
    using Line = blocks::Line;
    using Scribe = blocks::Scribe;
    static constexpr auto viewers = blocks::viewers;
};

struct Skirmish : SessionOf<Blocks> {
    explicit Skirmish(Record record) : SessionOf(std::move(record)) {}
};

/// Both sides along their edges, before the first draw.
[[nodiscard]] State first_state();

[[nodiscard]] std::string to_text(const Action& action);
[[nodiscard]] std::string to_text(const Roll& roll);
[[nodiscard]] std::optional<Action> action_from_text(const std::string& text);
[[nodiscard]] std::optional<Roll> roll_from_text(const std::string& text);

}  // namespace fow::blocks
