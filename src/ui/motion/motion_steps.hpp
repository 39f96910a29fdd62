// What happened, as steps of a moving picture: who goes where on the map, for how long, and what is heard. Pure. Rests on the
// events of one viewer alone, so that neither a step nor its length can tell more than they do.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "fow/view/player_view.hpp"
#include "ui/window/sounds.hpp"

namespace fow::ui {

/// What a viewer heard at one time, and what it saw afterwards.
struct Moment {
    std::vector<Event> events;
    PlayerView after;
    friend bool operator==(const Moment&, const Moment&) = default;
};

/// How a story is told.
enum class Telling : std::uint8_t {
    act,     ///< just done by the one who looks
    battle,  ///< a page beside it shows who met, the die and the verdict: it halts where two met
    recap,   ///< all of it on the map, with a breath after each moment
};

enum class Deed : std::uint8_t {
    march,      ///< W7.4
    charge,     ///< W8.1: up to the enemy, who is not reached yet
    shot,       ///< W4.9, W10.6
    reveal,     ///< W8.1: both are shown, the strengths written out
    die,        ///< W8.5
    advance,    ///< W8.2: the winner takes the square
    fall,       ///< W8.4
    rout,       ///< W8.10
    rest,       ///< W4.6
    entry,      ///< W7.2
    arrival,    ///< W9.1
    card,       ///< W11.2
    look,       ///< W11.4
    mark,       ///< W4.5, W10.4, W10.6: a sign where something has changed
    muster,     ///< W13.1: all cavalry leaves the map
    ride_out,   ///< W13.4, W13.5, W13.6: out of the line of riders to the one it is after
    clash,      ///< W13.6: both riders are shown, the strengths written out
    ride_home,  ///< back into the line, with whom it took or saved; or whoever lost falls
    ride_off,   ///< W13.7
    breath,     ///< nothing moves
};

/// A place on the map in squares, a1 at 0, 0; beyond the edge too.
struct Spot {
    float file = 0;
    float rank = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};
[[nodiscard]] inline Spot spot_of(Square square) { return {static_cast<float>(square.file()), static_cast<float>(square.rank())}; }

/// A piece that is not drawn where it stands.
struct Flight {
    enum class End : std::uint8_t { stays, fades, leaves };  ///< `leaves`: it has turned its back
    SeenPiece piece;
    std::optional<Square> home;  ///< the square it is missing from meanwhile
    std::vector<Spot> way;       ///< first to last; a single spot: it stands there
    End end = End::stays;
    friend bool operator==(const Flight&, const Flight&) = default;
};

using Pieces = decltype(PlayerView::board);

struct MotionStep {
    Deed deed = Deed::breath;
    std::uint32_t ms = 0;  ///< at the steady pace
    std::size_t moment = 0;
    std::size_t event = 0;  ///< of that moment
    Event told;             ///< that event; with a die, the fight that it decides
    Pieces pieces{};        ///< on the map when it begins
    std::vector<Flight> flights;
    std::vector<Square> squares;  ///< what is marked, looked at or shot at
    std::optional<DieFace> face;  ///< of a die
    bool halts = false;           ///< the page of the battle tells the rest
};

/// Quick first, then slower: 0 at 0, 1 at 1.
[[nodiscard]] inline float eased(float share) { return 1 - (1 - share) * (1 - share); }
/// `share` seen between `from` and `to` as 0 to 1.
[[nodiscard]] float within(float share, float from, float to);

/// Where a flight is after that share of its step, eased out: 0 at its start, 1 at its end.
[[nodiscard]] Spot spot_at(const Flight& flight, float share);
/// How much of it is seen then.
[[nodiscard]] float alpha_at(const Flight& flight, float share);

/// What is heard when a step begins.
[[nodiscard]] std::vector<Sound> sounds_of(const MotionStep& step);

/// Makes steps of moments, one after the other.
class Choreography {
public:
    Choreography(const PlayerView& before, Telling telling) : pieces_(before.board), telling_(telling) {}
    void add(const Moment& moment);
    [[nodiscard]] const std::vector<MotionStep>& steps() const { return steps_; }
    /// The map after all that was added.
    [[nodiscard]] const Pieces& pieces() const { return pieces_; }

private:
    /// The attacker stands at its start by the rules, and before its target for the eye.
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
    /// To that square and home again, with the piece that stands there.
    void ride(Square square);
    /// Whatever changes nothing on the map.
    template <class E>
    void show(const E&) {}
    /// A step that begins now, without anybody who moves.
    MotionStep& step(Deed deed, std::uint32_t ms);
    /// The one who is engaged keeps standing before its target.
    void keep_standing(MotionStep& step) const;
    /// The piece goes from where the eye sees it.
    void leave(Deed deed, const SeenPiece& piece, Square from, Flight::End end);
    /// Where the rules have the piece that the eye sees there.
    [[nodiscard]] Square home_of(Square square) const;
    [[nodiscard]] Spot seen_at(Square square) const;
    std::optional<SeenPiece>& at(Square square) { return pieces_[static_cast<std::size_t>(square.index())]; }

    Pieces pieces_;
    Telling telling_;
    std::vector<MotionStep> steps_;
    std::optional<Engaged> engaged_;
    const Moment* now_ = nullptr;  ///< while it is added
    std::size_t moment_ = 0;
    std::size_t event_ = 0;
};

}  // namespace fow::ui
