// Fights and shots told one after the other, out of the events of a ply or two. Pure.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "fow/view/event.hpp"

namespace fow::ui {

/// Two pieces that met, or a gun and its target, and what came of it.
struct Round {
    std::variant<Fought, Fired, Bombarded> met;
    bool answered = false;  ///< W11.8: the defender played Fighting spirit
    std::optional<DieFace> die;
    std::vector<Event> outcome;  ///< in order; the die and the choices of W8.9 and W10.9 included
};
/// W11.8: is this the card that answers an attack, told just before that fight?
[[nodiscard]] bool answers(const CardPlayed& card, const Fought& fought);
[[nodiscard]] std::vector<Round> rounds_of(const std::vector<Event>& events);
/// Does an event of the list show pieces to both players?
[[nodiscard]] bool shows_battle(const std::vector<Event>& events);

}  // namespace fow::ui
