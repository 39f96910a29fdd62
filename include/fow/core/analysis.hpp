// What a game that is over looks like afterwards: how the chances stood, as each seat could know them and as they were, which decisions
// cost most, and when a seat was fooled. It names no game: a game judges each of its decisions (fow/core/appraisal.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "fow/core/appraisal.hpp"
#include "fow/core/seat.hpp"

namespace fow {

/// A decision of a finished game, judged twice.
struct Decision {
    std::size_t plies = 0;  ///< made before it
    Seat seat = Seat::first;
    Appraisal known{};  ///< from what the seat could know
    Appraisal truth{};  ///< with open eyes
    /// It was an attack on a piece that the seat did not know: how likely it thought what the piece was, in thousandths.
    std::optional<int> target{};
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// The first seat's chance to win, in thousandths, at one moment.
struct ChancePoint {
    std::size_t plies = 0;
    PerSeat<int> known{500, 500};  ///< as each seat could know it: the latest that it could conclude at a decision of its own
    int truth = 500;               ///< as it was: the mean of what both seats' latest decisions promised with open eyes
    friend bool operator==(const ChancePoint&, const ChancePoint&) = default;
};

struct Analysis {
    std::vector<ChancePoint> curve;  ///< one for each decision, in order
    std::vector<Decision> costly;    ///< by what they cost the seat as far as it could know, the dearest first
    std::vector<Decision> fooled;    ///< by what they cost in truth, the dearest first
    friend bool operator==(const Analysis&, const Analysis&) = default;
};

/// Which moments are worth telling. Costs and chances in thousandths.
struct Telling {
    std::size_t each = 5;    ///< moments of a list for each seat, at most
    std::size_t apart = 4;   ///< decisions of the same seat between two of them, at least
    int costly = 30;         ///< a decision that costs less is not told
    int blameless = 25;      ///< a decision that looked no worse than this can be one of a seat that was fooled ...
    int bitter = 90;         ///< ... if it cost as much as this in truth,
    int unlikely = 150;      ///< or if it attacked what was thought no likelier than this
    int bitter_attack = 40;  ///< and cost as much as this in truth
};

/// Of all decisions, or of the first ones. They must be in order.
[[nodiscard]] Analysis analysis_of(const std::vector<Decision>& decisions, const Telling& telling = {});

}  // namespace fow
