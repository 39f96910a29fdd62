// What is told of the piece under the pointer, and of the target of a blow: by the view and the staff map alone.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fow/view/chances.hpp"
#include "ui/table/staff_map.hpp"

namespace fow::ui {

/// Whose eyes, and with what knowledge.
struct Beholder {
    const PlayerView& view;
    const Roster& roster;
    const StaffMap& staff;
    Seat seat;
};

/// A piece, what it can do and what is known of it; `square` where it stands on the map.
void piece_card(Window& window, const Beholder& eyes, const SeenPiece& piece, std::optional<Square> square);

/// What an attack of `from` on `at` would come to, from each of `sides` where that makes a difference.
void attack_card(Window& window, const Beholder& eyes, Square from, const std::vector<Square>& sides, Square at);
/// What a shot of `from` at the piece on `at` would come to.
void shot_card(Window& window, const Beholder& eyes, Square from, Square at);
/// What an attack of an own rider on an enemy one would come to (W13.6).
void ride_card(Window& window, const Beholder& eyes, const SeenRider& attacker, const SeenRider& defender);
/// The bar of an attack and its numbers in words, without the pieces.
void attack_lines(Window& window, const Beholder& eyes, Square from, Square via, Square at);

}  // namespace fow::ui
