// C3.1: a fight as both players see it.
#pragma once

#include <SDL.h>

#include <optional>
#include <vector>

#include "games/stratego/screens/words.hpp"
#include "ui/pages/parts.hpp"
#include "ui/window/window.hpp"

namespace fow::stratego::screens {

struct MeetingModel {
    const View& view;  ///< an onlooker's, after the fight: what both players may see
    const RuleSet& rules;
    const Fought& fought;
    PerSeat<std::string> names;
    NextLook next;  ///< after it
};

class MeetingScreen {
public:
    /// Another fight begins.
    void begin() { *this = {}; }
    /// True when both have seen it and go on.
    [[nodiscard]] bool draw(Window& window, const MeetingModel& model);
    [[nodiscard]] bool animating() const { return !told_; }

private:
    /// How far it has got, from 0 to 1: the pieces come up, turn over, and one falls.
    [[nodiscard]] float advance(Window& window);
    void draw_pieces(Window& window, const SDL_FRect& map, const MeetingModel& model, float share) const;

    std::optional<Uint32> since_;  ///< by now()
    bool told_ = false;            ///< the outcome is told
    float held_ = 0;               ///< of the button that goes on, 0 to 1
};

}  // namespace fow::stratego::screens
