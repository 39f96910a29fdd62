#include "games/waterloo/chance/dice.hpp"

namespace fow::waterloo {

bool Chance::dictate(std::string_view faces) {
    const auto rolls = outcomes_in(faces, [](std::string_view face) {
        const auto known = die_face_from_text(face);
        return known ? std::optional<Roll>(RollDie{*known}) : std::nullopt;
    });
    if (rolls) ChanceOf::dictate(*rolls);
    return rolls.has_value();
}

}  // namespace fow::waterloo
