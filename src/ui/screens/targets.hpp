// What a click on the map means, from the view's legal actions. Pure.
#pragma once

#include <optional>
#include <vector>

#include "fow/view/player_view.hpp"

namespace fow::ui {

/// What the piece of one square may do now; each list sorted and without doubles.
struct Targets {
    std::vector<Square> moves;
    std::vector<Square> attacks;
    std::vector<Square> shots;
    bool take_off = false;  ///< W4.6
    [[nodiscard]] bool none() const { return moves.empty() && attacks.empty() && shots.empty() && !take_off; }
};
[[nodiscard]] Targets targets_of(const PlayerView& view, Square from);
/// The squares from which `from` may attack `to` (W7.5).
[[nodiscard]] std::vector<Square> last_squares(const PlayerView& view, Square from, Square to);
/// The squares on which a piece beside the board may come on.
[[nodiscard]] std::vector<Square> entries_of(const PlayerView& view, UnitId unit);
/// May this piece do anything now?
[[nodiscard]] bool may_act(const PlayerView& view, Square from);
/// Is there any move, attack, shot or entry?
[[nodiscard]] bool anything_to_do(const PlayerView& view);
[[nodiscard]] bool is_legal(const PlayerView& view, const Action& action);

/// What is asked for when a piece is sent to a square, allowed or not: a refusal then names the rule.
/// `fires` = the piece is a gun.
[[nodiscard]] Action attempt(const PlayerView& view, Square from, Square to, bool fires);

}  // namespace fow::ui
