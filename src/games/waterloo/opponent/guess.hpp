// Possible truths behind one seat's view.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/opponent.hpp"
#include "core/pcg32.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/view/deductions.hpp"

namespace fow::waterloo::opponent {

/// How much a mind remembers and concludes.
struct Memory {
    int turns = 1000;    ///< a piece that was shown is forgotten after this many game turns, or, by lot, up to half as many more
    bool traces = true;  ///< rules out what a piece cannot be, by what it has done
    bool habits = true;  ///< concludes what a piece probably is, by where it stands
    std::uint64_t lot = 0;
    friend bool operator==(const Memory&, const Memory&) = default;
};

/// Makes states that look like the view to its viewer: view_of(rules, draw(dice), viewer) == view, as long as nothing is forgotten.
/// The view must be a seat's, from the first turn on and not while chance decides.
class Guesser {
public:
    Guesser(const Rules& rules, const PlayerView& view, std::span<const LogLine> heard, const Memory& memory);
    [[nodiscard]] State draw(Pcg32& dice) const;
    /// The view with the faces that are remembered, and without those that are forgotten.
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
    /// The unknown pieces of one army and branch: as many units as slots.
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

}  // namespace fow::waterloo::opponent
