// "Two truths": the maps, and what is told of a piece.
#pragma once

#include <string>
#include <vector>

#include "games/waterloo/screens/table/staff_map.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/deductions.hpp"
#include "ui/pages/two_truths.hpp"

namespace fow::waterloo::screens {

struct TruthsModel {
    PlayerView believed;   ///< the seat's own
    PlayerView truth;      ///< everything shown
    const Roster& roster;  ///< outlives the page
    Seat seat = french_seat;
    StaffMap staff;                   ///< what the seat could deduce
    std::string happened;             ///< the last line in the seat's log
    std::string believer{};           ///< who took unknown pieces for something; empty: what the seat could know is shown
    std::vector<Believed> beliefs{};  ///< as what; none while the armies are set up
};
/// The maps register the squares of the left one.
[[nodiscard]] Truths truths_of(TruthsModel model);

}  // namespace fow::waterloo::screens
