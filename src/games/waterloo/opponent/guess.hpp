// Possible truths behind one seat's view.
#pragma once

#include <span>
#include <vector>

#include "fow/core/opponent.hpp"
#include "fow/core/pcg32.hpp"
#include "fow/games/waterloo/engine/rules.hpp"
#include "fow/games/waterloo/view/deductions.hpp"

namespace fow::inline waterloo::opponent {

/// How much a mind keeps and concludes.
struct Memory {
    int turns = 1000;    ///< a piece that was shown is forgotten after so many game turns, up to half as many more by lot
    bool traces = true;  ///< concludes from what a piece has done what it cannot be
    bool habits = true;  ///< and from where it stands what it probably is
    std::uint64_t lot = 0;
    friend bool operator==(const Memory&, const Memory&) = default;
};

/// Makes states that look to the viewer as the view does: view_of(rules, draw(dice), viewer) == view, as long as nothing is forgotten.
/// The view is of a seat, from the first turn on and not while chance decides.
class Guesser {
public:
    Guesser(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard, const Memory& memory);
    [[nodiscard]] State draw(Pcg32& dice) const;
    /// The view with what is remembered of faces, and without what is forgotten.
    [[nodiscard]] const PlayerView& remembered() const { return view_; }

private:
    struct Candidate {
        UnitId unit;
        double weight = 1;
    };
    struct Slot {
        Whereabouts where;
        Marks marks;
        std::vector<Candidate> candidates;
    };
    /// Pieces of one army and branch that are not known: as many units as slots.
    struct Group {
        std::vector<Slot> slots;
        std::vector<UnitId> units;
    };

    void remember(std::span<const LogLine> heard, const Memory& memory, const std::vector<Event>& events);
    void fill_base();
    void fill_pieces(const Traces* traces, const Memory& memory);
    void add_slots(Army army, Branch branch, const MayBe& sets, const Memory& memory);
    void deal_cards(State& state, Pcg32& dice) const;
    void assign(const Group& group, State& state, Pcg32& dice) const;
    void settle(State& state) const;
    void known(const SeenPiece& piece, Whereabouts where, bool fresh);

    const Rules& rules_;
    PlayerView view_;
    Seat own_;
    State base_;
    std::vector<bool> placed_;
    std::vector<Group> groups_;
};

}  // namespace fow::inline waterloo::opponent
