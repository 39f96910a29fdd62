#include "ui/window/clock.hpp"

#include <optional>

namespace fow::ui {
namespace {

std::optional<Uint32> moved_by_hand;

}  // namespace

Uint32 now() { return moved_by_hand.value_or(SDL_GetTicks()); }

void pass_time(Uint32 milliseconds) { moved_by_hand = now() + milliseconds; }

}  // namespace fow::ui
