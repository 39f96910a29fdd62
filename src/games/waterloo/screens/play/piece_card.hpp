// What is shown about the piece under the pointer and the target of an attack, from the view and the staff map only.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/waterloo/screens/table/staff_map.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/view/chances.hpp"

namespace fow::waterloo::screens {

/// Whose eyes, and with what knowledge.
struct Perspective {
    const PlayerView& view;
    const Roster& roster;
    const StaffMap& staff;
    Seat seat;
};

/// A piece, what it can do and what is known of it; `square`: its place on the map.
void piece_card(Window& window, const Perspective& eyes, const SeenPiece& piece, std::optional<Square> square);

/// Whether the players want to see odds in this game.
[[nodiscard]] bool shows_odds(const Window& window, const StaffMap& staff);
/// The odds of an attack from `from` on `at`, listed per side if the side matters.
void attack_card(Window& window, const Perspective& eyes, Square from, const std::vector<Square>& sides, Square at);
/// The odds of a shot from `from` at the piece on `at`.
void shot_card(Window& window, const Perspective& eyes, Square from, Square at);
/// The odds of an attack of the player's own rider on an enemy one (W13.6).
void ride_card(Window& window, const Perspective& eyes, const SeenRider& attacker, const SeenRider& defender);
/// The bar of an attack and its numbers in words, without the pieces.
void attack_lines(Window& window, const Perspective& eyes, Square from, Square via, Square at);
/// Whatever the enemy on `at` may be, the attacker is lost.
[[nodiscard]] bool always_loses(const Perspective& eyes, const Attack& attack);

}  // namespace fow::waterloo::screens
