// What happened, as steps of an animation: who moves where on the map, for how long, and with which sounds.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"
#include "ui/window/sounds.hpp"

namespace fow::waterloo::screens {

/// The events that a viewer received at one time, and the view afterwards.
struct Moment {
    std::vector<Event> events;
    PlayerView after;
    friend bool operator==(const Moment&, const Moment&) = default;
};

/// How events are shown.
enum class Narration : std::uint8_t {
    act,     ///< an action the viewer has just taken
    battle,  ///< a page beside the map shows the pieces, the die and the verdict: halts at each fight
    recap,   ///< everything on the map, with a pause after each moment
};

enum class StepKind : std::uint8_t {
    march,      ///< W7.4
    charge,     ///< W8.1: up to the enemy, without reaching its square
    shot,       ///< W4.9, W10.6
    reveal,     ///< W8.1: both pieces are shown with their strengths
    die,        ///< W8.5
    advance,    ///< W8.2: the winner takes the square
    fall,       ///< W8.4
    rout,       ///< W8.10
    rest,       ///< W4.6
    entry,      ///< W7.2
    arrival,    ///< W9.1
    card,       ///< W11.2
    look,       ///< W11.4
    mark,       ///< W4.5, W10.4, W10.6: a sign where something changed
    muster,     ///< W13.1: all cavalry leaves the map
    ride_out,   ///< W13.4, W13.5, W13.6: from the line of riders to the target
    clash,      ///< W13.6: both riders are shown with their strengths
    ride_home,  ///< back into the line with the piece taken or saved; a rider who lost falls; a piece saved by nobody walks off
    ride_off,   ///< W13.7
    scene,      ///< a moment of the battle, told by a banner across the map
    breath,     ///< a pause
};

/// A place on the map in squares, a1 at 0, 0; may lie beyond the edge.
struct Spot {
    float file = 0;
    float rank = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};
[[nodiscard]] inline Spot spot_of(Square square) { return {static_cast<float>(square.file()), static_cast<float>(square.rank())}; }

/// A piece that is drawn away from its square.
struct Flight {
    enum class End : std::uint8_t { stays, fades, leaves };  ///< `leaves`: it turns its back and goes
    SeenPiece piece;
    std::optional<Square> home;  ///< the square that is empty meanwhile
    std::vector<Spot> way;       ///< first to last; a single spot: the piece stands there
    End end = End::stays;
    friend bool operator==(const Flight&, const Flight&) = default;
};

using Pieces = decltype(PlayerView::board);

struct MotionStep {
    StepKind kind = StepKind::breath;
    std::uint32_t ms = 0;  ///< at the steady pace
    std::size_t moment = 0;
    std::size_t event = 0;  ///< index within that moment
    Event told;             ///< that event; for a die, the fight that it decides
    Pieces pieces{};        ///< on the map when the step begins
    std::vector<Flight> flights;
    std::vector<Square> squares;  ///< marked, looked at or shot at
    std::optional<DieFace> face;  ///< shown by the die
    bool halts = false;           ///< the battle page tells the rest
};

/// Easing: fast first, then slower; 0 at 0, 1 at 1.
[[nodiscard]] inline float eased(float share) { return 1 - (1 - share) * (1 - share); }
/// Maps `share` from the interval `from` to `to` onto 0 to 1.
[[nodiscard]] float within(float share, float from, float to);

/// Where a flight is after that share of its step, eased: 0 at its start, 1 at its end.
[[nodiscard]] Spot spot_at(const Flight& flight, float share);
/// Its opacity at that time.
[[nodiscard]] float alpha_at(const Flight& flight, float share);

/// How far it is above its way then, squares: a horse rises and falls, infantry takes short steps, a gun jolts. `ms`: how long its step
/// lasts. Depends only on the branch, which every back shows; 0 at both ends.
[[nodiscard]] float rise_of(const Flight& flight, float ms, float share);

/// A cloud that hangs on over the steps that follow.
struct Smoke {
    Spot at;
    float radius = 0;  ///< squares
    float ms = 0;      ///< until it has thinned out, at the steady pace
    friend bool operator==(const Smoke&, const Smoke&) = default;
};
/// From a gun that fires, and where a fight was lost.
[[nodiscard]] std::optional<Smoke> smoke_of(const MotionStep& step);

/// The sounds at the beginning of a step.
[[nodiscard]] std::vector<Sound> sounds_of(const MotionStep& step);

/// Turns moments into steps, in order. Pure. Uses only the events of one viewer, so that neither a step nor its length reveals more than
/// they do.
class MotionBuilder {
public:
    /// `roster`: tells who commands; without it the fall of a commander is no scene. Must outlive the builder.
    MotionBuilder(const PlayerView& before, Narration narration, const Roster* roster = nullptr)
        : pieces_(before.board), narration_(narration), roster_(roster) {}
    void add(const Moment& moment);
    [[nodiscard]] const std::vector<MotionStep>& steps() const { return steps_; }
    /// The map after everything added so far.
    [[nodiscard]] const Pieces& pieces() const { return pieces_; }

private:
    /// By the rules the attacker stays on its first square; on the screen it stands in front of its target.
    struct Engaged {
        Fought fought;
        Square home;
    };
    void show(const SetUpDone& e);
    void show(const Marched& e);
    void show(const Entered& e);
    void show(const TakenOff& e);
    void show(const Fired& e);
    void show(const Bombarded& e);
    void show(const Fought& e);
    void show(const DieRolled& e);
    void show(const Eliminated& e);
    void show(const Routed& e);
    void show(const TookSquare& e);
    void show(const Weakened& e);
    void show(const PrussianArrived& e);
    void show(const Conquered& e);
    void show(const CardPlayed& e);
    void show(const Scouted& e);
    void show(const PursuitBegan& e);
    void show(const VictimTaken& e);
    void show(const PieceSaved& e);
    void show(const RidersFought& e);
    void show(const RiderLeft& e);
    void show(const GameEnded& e);
    /// A banner about the current event, with those squares lit.
    void scene(std::vector<Square> squares);
    /// A ride to that square and home again, with the piece on it.
    void ride(Square square);
    /// Events that change nothing on the map.
    template <class E>
    void show(const E&) {}
    /// Appends a step of the current event, with no piece moving yet.
    MotionStep& step(StepKind kind, std::uint32_t ms);
    /// Keeps the attacker drawn in front of its target during this step.
    void keep_standing(MotionStep& step) const;
    /// The piece leaves from where it is drawn.
    void leave(StepKind kind, const SeenPiece& piece, Square from, Flight::End end);
    /// The square that the piece drawn there has by the rules.
    [[nodiscard]] Square home_of(Square square) const;
    [[nodiscard]] Spot seen_at(Square square) const;
    std::optional<SeenPiece>& at(Square square) { return pieces_[static_cast<std::size_t>(square.index())]; }

    Pieces pieces_;
    Narration narration_;
    const Roster* roster_;
    std::vector<MotionStep> steps_;
    std::optional<Engaged> engaged_;
    const Moment* now_ = nullptr;  ///< during add()
    std::size_t moment_ = 0;
    std::size_t event_ = 0;
};

}  // namespace fow::waterloo::screens
