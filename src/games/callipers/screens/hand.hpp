// What a player has in hand, as pure functions: a piece that is lifted, and where it would stand.
#pragma once

#include <optional>
#include <vector>

#include "games/callipers/screens/oracle.hpp"

namespace fow::callipers::screens {

/// An order of the move step that has not been given yet.
struct Draft {
    enum class Kind { move, turn, wheel_left, wheel_right };
    int piece = 0;
    Kind kind = Kind::move;
    std::vector<Point> corners;  ///< of the way so far, yards, without its starting point
    Point at{};                  ///< where its centre would be
    int facing = 0;              ///< how it would face
    bool limited = false;        ///< it was aimed at a place that is too far
};

/// Whether the piece may move yet in this turn: it is of the side in turn, has not moved, and enough men are left (K4.1, K4.3).
[[nodiscard]] bool may_move_yet(const View& view, const RuleSet& rules, int piece);
/// The piece as it stands.
[[nodiscard]] Draft lifted(const View& view, int piece);
/// Whether the draft differs from how the piece stands.
[[nodiscard]] bool changed(const Draft& draft, const View& view);
[[nodiscard]] Action order_of(const Draft& draft, const View& view, const RuleSet& rules);
/// The draft as a move, extended to a place.
[[nodiscard]] callipers::Move move_of(const Draft& draft, const View& view, const RuleSet& rules, Point to);
/// Moves the piece towards that place, as far as the callipers allow (K5.2, K5.3). Ends a turn or wheel that was begun.
void aim(Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle, Point to);
/// What a piece must touch to attack that enemy: its base, and the walls that it holds (K10.5).
[[nodiscard]] std::vector<callipers::Shape> faces_of(const View& view, const RuleSet& rules, const Oracle& oracle, int enemy);
/// Whether its arm may attack that enemy at all: guns attack nobody (K9.1), and only infantry a garrison (K10.3).
[[nodiscard]] bool may_fight(const RuleSet& rules, const Oracle& oracle, int piece, int enemy);
/// Snaps a move that ends beside a piece to that piece: into contact with an enemy, flush with a friendly piece. Does
/// nothing if that is too far. `exact`: the place is meant to the yard, and an enemy farther off draws it only if it is refused.
void snap(Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle, bool exact);
/// The yards that a base is short of touching one of these shapes (K1.9): 0 if it touches one, nothing if none is within 1,000 yards.
[[nodiscard]] std::optional<int> short_of(const callipers::Shape& base, const std::vector<callipers::Shape>& faces, int touch);
/// How far a piece in hand comes to an enemy with this move.
struct Approach {
    enum class End { meets, falls_short, barred };
    End end = End::meets;
    Draft draft;    ///< where it would stand: in contact, at the limit of its callipers, or refused
    int yards = 0;  ///< that it falls short
};
/// Nothing if the piece may not fight that enemy at all.
[[nodiscard]] std::optional<Approach> approach_of(const Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle,
                                                  int enemy);
/// The enemies that the piece would touch there and may fight (K1.9, K9.1).
[[nodiscard]] std::vector<int> touched_by(const Draft& draft, const View& view, const RuleSet& rules, const Oracle& oracle);
/// Turns the piece on the spot, or wheels it about a front corner. Ends a move that was begun.
void face(Draft& draft, const View& view, const Oracle& oracle, Draft::Kind kind, int facing);
/// The facing in degrees from one place to another.
[[nodiscard]] int facing_from(Point from, Point to);

}  // namespace fow::callipers::screens
