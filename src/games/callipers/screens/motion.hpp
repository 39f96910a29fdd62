// What was just done, step by step on the map: moving pieces, dice, losses. Pure except for its clock, which is the window's.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/callipers/screens/camera.hpp"
#include "games/callipers/screens/pieces.hpp"
#include "ui/window/window.hpp"

namespace fow::callipers::screens {

/// What an event changes in the view.
void follow(View& view, const RuleSet& rules, const Event& event);

class Motion {
public:
    Motion() = default;
    /// `before`: the view before those events; the rules must outlive it. `speed`: of a replay, 1 in play.
    Motion(const View& before, const RuleSet& rules, std::vector<Event> events, float speed = 1);
    [[nodiscard]] bool running() const { return at_ < events_.size(); }
    /// The view while it runs: what has been told so far.
    [[nodiscard]] const View& shown() const { return shown_; }
    /// Goes on with time; any key or click ends the current step, Escape all.
    void advance(Window& window);
    /// Ends at once.
    void finish();
    /// How many events have not been told to the end.
    [[nodiscard]] std::size_t untold() const { return events_.size() - at_; }
    /// The line told now; empty while its die rolls.
    [[nodiscard]] std::string told() const;
    /// The piece that is on its way now, and where it is.
    [[nodiscard]] std::optional<std::pair<int, Standing>> under_way() const;
    /// Draws dice and slips over the map.
    void draw(Window& window, const Camera& camera) const;

private:
    void next();
    void begin(Window& window);
    [[nodiscard]] float progress() const;
    [[nodiscard]] ImVec2 place_of_news(const Camera& camera) const;
    void draw_dice(Window& window, const Camera& camera) const;

    View shown_{};
    const RuleSet* rules_ = nullptr;
    std::vector<Event> events_;
    std::size_t at_ = 0;
    float speed_ = 1;
    float lasts_ = 0;              ///< the current step, milliseconds
    std::optional<Uint32> since_;  ///< by now()
};

}  // namespace fow::callipers::screens
