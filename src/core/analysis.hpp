// The analysis of a finished game: how the chances stood, both as each seat could know them and in truth, which decisions cost most, and
// when a seat was fooled. It is independent of any game: each game judges its own decisions (fow/core/appraisal.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/appraisal.hpp"
#include "core/seat.hpp"

namespace fow {

/// A decision of a finished game, judged twice.
struct Decision {
    std::size_t plies = 0;  ///< made before it
    Seat seat = Seat::first;
    Appraisal known{};  ///< from what the seat could know
    Appraisal truth{};  ///< with open eyes
    /// Set if it was an attack on a piece that the seat did not know: the chance, in thousandths, that the seat gave to the true piece.
    std::optional<int> target{};
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// The first seat's chance to win, in thousandths, at one moment.
struct ChancePoint {
    std::size_t plies = 0;
    PerSeat<int> known{500, 500};  ///< as each seat could know it at its own latest decision
    int truth = 500;               ///< in truth: the mean of both seats' latest decisions, judged with open eyes
    friend bool operator==(const ChancePoint&, const ChancePoint&) = default;
};

struct Analysis {
    std::vector<ChancePoint> curve;  ///< one for each decision, in order
    std::vector<Decision> costly;    ///< by their cost as far as the seat could know, the costliest first
    std::vector<Decision> fooled;    ///< by their true cost, the costliest first
    friend bool operator==(const Analysis&, const Analysis&) = default;
};

/// Which moments are worth reporting. Costs and chances in thousandths.
struct Telling {
    std::size_t each = 5;    ///< the most moments of one list for each seat
    std::size_t apart = 4;   ///< the fewest decisions of the same seat between two of them
    int costly = 30;         ///< a decision that costs less is not reported
    int blameless = 25;      ///< a seat was fooled if a decision seemed to cost at most this ...
    int bitter = 90;         ///< ... but in truth cost at least this,
    int unlikely = 150;      ///< or if it attacked a piece whose true identity it thought no likelier than this
    int bitter_attack = 40;  ///< and the attack cost at least this in truth
};

/// The analysis of all decisions, or of the first few; they must be in order.
[[nodiscard]] Analysis analysis_of(const std::vector<Decision>& decisions, const Telling& telling = {});

}  // namespace fow
