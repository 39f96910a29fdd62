// "Two truths": the boards, and what is told of a piece.
#pragma once

#include <string>
#include <vector>

#include "games/stratego/screens/words.hpp"
#include "games/stratego/view/deductions.hpp"
#include "ui/pages/two_truths.hpp"

namespace fow::stratego::screens {

struct TruthsModel {
    View believed;         ///< the seat's own
    View truth;            ///< everything shown
    const RuleSet& rules;  ///< outlives the page
    Seat seat = blue_seat;
    std::string happened;                            ///< the last line in the seat's log
    std::string believer{};                          ///< who took unknown pieces for something; empty: what the seat could know is shown
    std::vector<fow::stratego::Believed> beliefs{};  ///< as what; none while the armies are set up
};
/// The boards register the squares of the left one.
[[nodiscard]] Truths truths_of(TruthsModel model);

}  // namespace fow::stratego::screens
