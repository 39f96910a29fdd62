// What a click on the map means, by pure functions of the view's legal actions.
#pragma once

#include <optional>
#include <vector>

#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/player_view.hpp"

namespace fow::waterloo::screens {

/// What the piece on one square may do now; each list sorted and without duplicates.
struct Targets {
    std::vector<Square> moves;
    std::vector<Square> attacks;
    std::vector<Square> shots;
    std::vector<Square> bombards;  ///< W10.6, W12.7: squares whose building or village may be fired at
    bool take_off = false;         ///< W4.6
};
[[nodiscard]] Targets targets_of(const PlayerView& view, Square from);
/// The squares from which `from` may attack `to` (W7.5).
[[nodiscard]] std::vector<Square> last_squares(const PlayerView& view, Square from, Square to);
/// The squares on which a piece beside the board may enter.
[[nodiscard]] std::vector<Square> entries_of(const PlayerView& view, UnitId unit);
/// Friendly pieces that may move, attack or fire now.
[[nodiscard]] std::vector<Square> able_pieces(const PlayerView& view);
/// W11.4: the enemy pieces that may be looked at next.
[[nodiscard]] std::vector<Square> looks_of(const PlayerView& view);
/// W11.7: friendly pieces that Fighting spirit may be given to.
[[nodiscard]] std::vector<Square> inspirable(const PlayerView& view);
/// W9.6: the nations for which a card may be played now; `square` for Fighting spirit.
[[nodiscard]] std::vector<Nation> nations_for(const PlayerView& view, Card card, std::optional<Square> square = std::nullopt);
/// Can this card be played now?
[[nodiscard]] bool may_play(const PlayerView& view, Card card);
/// Is there any move, attack, shot, entry or card?
[[nodiscard]] bool anything_to_do(const PlayerView& view);
[[nodiscard]] bool is_legal(const PlayerView& view, const Action& action);

/// The action meant by sending a piece to a square, legal or not: a refusal then names the rule. `fires`: the piece is a gun.
[[nodiscard]] Action attempt(const PlayerView& view, Square from, Square to, bool fires);

}  // namespace fow::waterloo::screens
