// Texts of the pursuit, as pure functions: the current verdict, what a rider can do, how a fight of cavalry would end.
#pragma once

#include <optional>
#include <string>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"

namespace fow::waterloo::screens {

/// W13.9: "The Allies lost 7 more." Compares the retreating side with the pursuing one.
[[nodiscard]] std::string difference_text(const SeenPursuit& pursuit);
/// W13.9: "As it stands: a minor French victory."
[[nodiscard]] std::string verdict_now(const SeenPursuit& pursuit);
/// W13.9: "3 more for a major victory."; empty if there is no greater one.
[[nodiscard]] std::string verdict_next(const SeenPursuit& pursuit);
/// The rider's costs and benefits (W13.3, W13.6).
[[nodiscard]] std::string rider_text(const Unit& unit);
/// "The attacker is stronger (W13.6)."
[[nodiscard]] std::string ride_verdict(const RidersFought& fight);
/// What a piece can do in the pursuit, as far as it is known.
[[nodiscard]] std::string duty_text(const SeenPursuit& pursuit, const Roster& roster, const SeenPiece& piece);
/// W13.6: how an attack would end, from what the viewer knows.
[[nodiscard]] std::string ride_forecast(const SeenPiece& attacker, const SeenPiece& defender, Seat victor);
/// "French rider 3"
[[nodiscard]] std::string rider_name(Seat seat, Rider rider);

/// The rider in that place of the line, or null.
[[nodiscard]] const SeenRider* find_rider(const SeenPursuit& pursuit, Seat seat, std::optional<Rider> rider);
/// The commander in chief of that side, if he is alive and set aside (W13.1).
[[nodiscard]] std::optional<UnitId> chief_beside(const SeenPursuit& pursuit, const Roster& roster, Seat seat);
/// Whether the side has an action left, and something to do with it.
[[nodiscard]] bool can_still_act(const PlayerView& view, Seat seat);
/// Would the pursuit end if this rider left it (W13.8)?
[[nodiscard]] bool ends_by_leaving(const PlayerView& view, Seat seat);

}  // namespace fow::waterloo::screens
