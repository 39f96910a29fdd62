// What was just done, step by step on the map: moving pieces, dice, losses.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/callipers/screens/camera.hpp"
#include "games/callipers/screens/pieces.hpp"
#include "ui/widgets/step_player.hpp"

namespace fow::callipers::screens {

/// What an event changes in the view.
void follow(View& view, const RuleSet& rules, const Event& event);

/// Pure except for its clock, which is the window's.
class Motion {
public:
    Motion() = default;
    /// `before`: the view before those events; the rules must outlive it. `speed`: of a replay, 1 in play.
    Motion(const View& before, const RuleSet& rules, std::vector<Event> events, float speed = 1);
    [[nodiscard]] bool running() const { return player_.running(); }
    /// The view while it runs: what has been told so far.
    [[nodiscard]] const View& shown() const { return shown_[player_.at()]; }
    /// Goes on with time; any key or click ends the current step, Escape all.
    void advance(Window& window) { player_.advance(window); }
    /// Ends at once.
    void finish() { player_.finish(); }
    /// How many events have not been told to the end.
    [[nodiscard]] std::size_t untold() const { return events_.size() - player_.at(); }
    /// The line told now; empty while its die rolls.
    [[nodiscard]] std::string told() const;
    /// The piece that is on its way now, and where it is.
    [[nodiscard]] std::optional<std::pair<int, Standing>> under_way() const;
    /// Draws smoke, footprints, dice and slips over the map.
    void draw(Window& window, const Camera& camera) const;

private:
    [[nodiscard]] ImVec2 place_of_news(const Camera& camera) const;
    void draw_smoke(const Window& window, ImDrawList& list, const Camera& camera) const;
    void draw_flag(const Window& window, ImDrawList& list, const Camera& camera, const callipers::StrongpointTaken& taken) const;
    void draw_footprints(const Window& window, ImDrawList& list, const Camera& camera) const;
    void draw_dice(Window& window, const Camera& camera) const;

    const RuleSet* rules_ = nullptr;
    std::vector<Event> events_;
    std::vector<View> shown_;  ///< before each event, and after the last one
    StepPlayer player_;        ///< a step for each event
};

}  // namespace fow::callipers::screens
