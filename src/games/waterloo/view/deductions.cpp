#include "games/waterloo/view/deductions.hpp"

#include <algorithm>

namespace fow::waterloo {
namespace {

constexpr std::array all_kinds{Kind::light_infantry, Kind::line_infantry, Kind::light_cavalry,     Kind::heavy_cavalry,
                               Kind::artillery,      Kind::commander,     Kind::commander_in_chief};

template <class Holds>
UnitSet units_where(const Roster& roster, const Holds& holds) {
    UnitSet set;
    for (std::size_t i = 0; i < roster.size(); ++i)
        if (holds(roster[i], UnitId(static_cast<int>(i)))) set.set(i);
    return set;
}

UnitSet set_of(const std::vector<UnitId>& units) {
    UnitSet set;
    for (const UnitId unit : units) set.set(static_cast<std::size_t>(unit.index()));
    return set;
}

Direction backwards(Army army) { return army == Army::french ? Direction::south : Direction::north; }

/// The square that a piece left, and the square it went to; nothing = off the board.
struct Shift {
    Square from;
    std::optional<Square> to;
};
std::optional<Shift> shift_of(const Event& event) {
    if (const auto* marched = std::get_if<Marched>(&event)) return Shift{marched->way.front(), marched->way.back()};
    if (const auto* fought = std::get_if<Fought>(&event)) return Shift{fought->way.front(), fought->way.back()};
    if (const auto* took = std::get_if<TookSquare>(&event)) return Shift{took->from, took->to};
    if (const auto* off = std::get_if<TakenOff>(&event)) return Shift{off->from, std::nullopt};
    if (const auto* routed = std::get_if<Routed>(&event)) return Shift{routed->from, std::nullopt};
    if (const auto* lost = std::get_if<Eliminated>(&event)) return Shift{lost->at, std::nullopt};
    if (const auto* victim = std::get_if<VictimTaken>(&event)) return Shift{victim->square, std::nullopt};
    if (const auto* saved = std::get_if<PieceSaved>(&event)) return Shift{saved->square, std::nullopt};
    return std::nullopt;
}

class Tracker {
public:
    Tracker(const PlayerView& view, const Roster& roster) : view_(view), roster_(roster), late_(set_of(view.late_units)) {
        for (const SeenTile& tile : view.tiles)
            if (tile.kind == TileKind::mud) mud_ |= tile.squares;
    }

    void hear(const Event& event) {
        if (const auto shift = shift_of(event); shift && shift->to) at(*shift->to) = at(shift->from);
        if (const auto* began = std::get_if<TurnBegan>(&event)) turn_ = began->turn;
        if (const auto* done = std::get_if<SetUpDone>(&event)) set_up(done->seat);
        if (const auto* marched = std::get_if<Marched>(&event)) march(*marched);
        if (const auto* entered = std::get_if<Entered>(&event)) enter(*entered);
        if (const auto* arrived = std::get_if<PrussianArrived>(&event)) at(arrived->square) = {};
        if (const auto* fought = std::get_if<Fought>(&event)) {
            shown(fought->way.back());
            shown(fought->at);
        }
        if (const auto* fired = std::get_if<Fired>(&event)) shown(fired->to);
        if (const auto* scouted = std::get_if<Scouted>(&event); scouted != nullptr && sits(view_.viewer, scouted->seat))
            for (const Square square : scouted->squares) shown(square);
    }
    [[nodiscard]] const Traces& traces() const { return traces_; }

private:
    Trace& at(Square square) { return traces_[static_cast<std::size_t>(square.index())]; }
    void shown(Square square) { at(square).shown = turn_; }
    UnitSet of_kind(Kind kind) const {
        return units_where(roster_, [&](const Unit& unit, UnitId) { return unit.kind == kind; });
    }

    /// W14.1: the late pieces, all of them French, take no part in the set-up.
    void set_up(Seat seat) {
        if (seat != french_seat) return;
        for (Trace& trace : traces_) trace.ruled_out |= late_;
    }

    /// W4.1, W4.2, W14.4: the logged way is never longer than the piece needs.
    bool can_march(Kind kind, const Marched& march) const {
        const int paces = static_cast<int>(march.way.size()) - 1;
        if (kind == Kind::light_infantry) return paces <= view_.light_infantry_moves;
        if (kind != Kind::line_infantry) return true;
        const bool wet = std::any_of(march.way.begin(), march.way.end(), [&](Square square) { return mud_.contains(square); });
        if (!wet) return paces <= view_.line_infantry_moves;
        return paces == 1 && line_direction(march.way.front(), march.way.back()) != backwards(march.piece.army);
    }
    void march(const Marched& march) {
        for (const Kind kind : {Kind::light_infantry, Kind::line_infantry})
            if (march.piece.branch == branch_of(kind) && !can_march(kind, march)) at(march.way.back()).ruled_out |= of_kind(kind);
    }

    void enter(const Entered& entered) {
        Trace trace;
        if (entered.from == Place::reserve) {
            trace.ruled_out |= of_kind(Kind::commander) | of_kind(Kind::commander_in_chief);  // W6.3
            if (turn_ && *turn_ < view_.late_turn) trace.ruled_out |= late_;
        }
        if (entered.from == Place::withdrawn) trace.ruled_out |= of_kind(Kind::commander_in_chief);  // W8.3
        if (entered.from == Place::regaining) trace.ruled_out |= ~of_kind(Kind::heavy_cavalry);      // W4.7
        at(entered.square) = trace;
    }

    const PlayerView& view_;
    const Roster& roster_;
    UnitSet late_;
    SquareSet mud_;
    std::optional<int> turn_;
    Traces traces_{};
};

/// The unknown pieces of one branch of an army, considered together.
class Unknown {
public:
    Unknown(const PlayerView& view, const Roster& roster, Army army, Branch branch, MayBe& may_be, const Traces& traces)
        : view_(view), roster_(roster), army_(army), branch_(branch) {
        for (int i = 0; i < square_count; ++i) {
            const auto& piece = view.at(Square::from_index(i));
            if (!piece || !counts(*piece)) continue;
            may_be[static_cast<std::size_t>(i)] &= ~traces[static_cast<std::size_t>(i)].ruled_out;
            pieces_.push_back(&may_be[static_cast<std::size_t>(i)]);
        }
        const SeenSide& side = view.sides[seat_of(army)];
        beside_.reserve(side.off_board.size());
        for (const OffBoard& off : side.off_board)
            if (counts(off.piece)) beside_.push_back(by_sight(view, roster, off.piece));
        for (UnitSet& set : beside_) pieces_.push_back(&set);
    }

    void narrow() {
        for (bool changed = !pieces_.empty(); changed;) {
            changed = false;
            for (const Kind kind : all_kinds) changed = used_up(of_kind(kind)) || changed;
            for (std::size_t i = 0; i < roster_.size(); ++i) changed = used_up(UnitSet().set(i)) || changed;
            for (const Kind kind : {Kind::commander, Kind::commander_in_chief}) changed = must_stand(of_kind(kind)) || changed;
        }
    }

private:
    bool counts(const SeenPiece& piece) const {
        return piece.army == army_ && piece.branch == branch_ && piece.knowledge != Knowledge::all;
    }
    UnitSet of_kind(Kind kind) const {
        const UnitSet left = by_sight(view_, roster_, {army_, branch_, Knowledge::back, {}, 0, 0, {}});
        return left & units_where(roster_, [&](const Unit& unit, UnitId) { return unit.kind == kind; });
    }
    /// If `units` has exactly as many units as there are such pieces, no other piece can be one of them.
    bool used_up(const UnitSet& units) {
        const auto inside = [&](const UnitSet* piece) { return (*piece & ~units).none(); };
        const auto found = std::count_if(pieces_.begin(), pieces_.end(), inside);
        if (units.none() || static_cast<std::size_t>(found) < units.count()) return false;
        bool changed = false;
        for (UnitSet* piece : pieces_) {
            if (inside(piece) || (*piece & units).none()) continue;
            *piece &= ~units;
            changed = true;
        }
        return changed;
    }
    /// W6.3: a leader who is neither lost nor known is one of these pieces, since leaders are never in reserve.
    bool must_stand(const UnitSet& leader) {
        if (army_ == Army::prussian || leader.count() != 1) return false;
        UnitSet* only = nullptr;
        for (UnitSet* piece : pieces_) {
            if ((*piece & leader).none()) continue;
            if (only != nullptr) return false;
            only = piece;
        }
        if (only == nullptr || *only == leader) return false;
        *only = leader;
        return true;
    }

    const PlayerView& view_;
    const Roster& roster_;
    Army army_;
    Branch branch_;
    std::vector<UnitSet> beside_;
    std::vector<UnitSet*> pieces_;
};

}  // namespace

std::optional<Square> square_after(const Event& event, Square square) {
    const auto shift = shift_of(event);
    return shift && shift->from == square ? shift->to : square;
}

Traces traces_of(const PlayerView& view, const Roster& roster, const std::vector<Event>& heard) {
    Tracker tracker(view, roster);
    for (const Event& event : heard) tracker.hear(event);
    return tracker.traces();
}

UnitSet by_sight(const PlayerView& view, const Roster& roster, const SeenPiece& piece) {
    if (piece.unit) return UnitSet().set(static_cast<std::size_t>(piece.unit->index()));
    const SeenSide& side = view.sides[seat_of(piece.army)];
    UnitSet known = set_of(side.lost) | set_of(view.absent);
    const auto note = [&](const SeenPiece& other) {
        if (other.unit) known.set(static_cast<std::size_t>(other.unit->index()));
    };
    for (const auto& other : view.board)
        if (other) note(*other);
    for (const OffBoard& off : side.off_board) note(off.piece);
    if (view.pursuit) {
        for (const SeenRider& rider : view.pursuit->riders[seat_of(piece.army)]) note(rider.piece);
        for (const SeenPiece& saved : view.pursuit->saved[seat_of(piece.army)]) note(saved);
    }
    return units_where(roster, [&](const Unit& unit, UnitId id) {
        return unit.army == piece.army && branch_of(unit.kind) == piece.branch && !known.test(static_cast<std::size_t>(id.index())) &&
               (!view.pursuit || unit.kind != Kind::commander_in_chief) &&  // W13.3: set aside or lost
               (piece.knowledge != Knowledge::light_infantry || unit.kind == Kind::light_infantry) &&
               (piece.weakened == 0 || (unit.kind == Kind::heavy_cavalry && unit.strength > piece.weakened));  // W4.5
    });
}

MayBe may_be(const PlayerView& view, const Roster& roster, const Traces* traces) {
    MayBe sets;
    for (int i = 0; i < square_count; ++i)
        if (const auto& piece = view.at(Square::from_index(i))) sets[static_cast<std::size_t>(i)] = by_sight(view, roster, *piece);
    if (traces == nullptr || view.pursuit) return sets;
    for (const Army army : {Army::french, Army::allied, Army::prussian}) {
        if (sits(view.viewer, seat_of(army))) continue;
        for (const Branch branch : {Branch::infantry, Branch::cavalry, Branch::artillery})
            Unknown(view, roster, army, branch, sets, *traces).narrow();
    }
    return sets;
}

KindCounts kinds_of(const Roster& roster, const UnitSet& units) {
    KindCounts counts{};
    for (std::size_t i = 0; i < roster.size(); ++i)
        if (units.test(i)) ++counts[static_cast<std::size_t>(roster[i].kind)];
    return counts;
}

}  // namespace fow::waterloo
