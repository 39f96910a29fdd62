// What was just done, step by step on the map: the die, the losses, the rout tests.
#pragma once

#include <SDL.h>

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/alliance/screens/layout.hpp"
#include "games/alliance/screens/words.hpp"
#include "ui/widgets/step_player.hpp"

namespace fow::alliance::screens {

/// What an event changes in the view. Applied in order, the events lead from one view to the next, except for whose turn it is.
void follow(View& view, const Event& event);

/// What a rout test adds up to: "4 + 1 (afternoon) + 2 (losses) = 7".
[[nodiscard]] std::string sum_text(const alliance::RoutTested& test, const View& view, const RuleSet& rules);

/// Pure except for its clock, which is the window's.
class Motion {
public:
    Motion() = default;
    /// `before`: the view before those events. `speed`: of a replay, 1 in play.
    Motion(const View& before, std::vector<Event> events, float speed = 1);
    [[nodiscard]] bool running() const { return player_.running(); }
    /// The view while it runs: what has been told so far.
    [[nodiscard]] const View& shown() const { return shown_[player_.at()]; }
    /// Goes on with time; any key or click ends the current step, Escape all.
    void advance(Window& window) { player_.advance(window); }
    /// Ends at once.
    void finish() { player_.finish(); }
    /// The face of the action's die, from when it comes to rest until the next die is thrown.
    [[nodiscard]] std::optional<int> lying_face() const;
    /// The line told now; empty if there is none, or while its die rolls.
    [[nodiscard]] std::string told() const;
    /// Draws what moves over the map and the tracks.
    void draw(Window& window, const TableLayout& layout, const RuleSet& rules) const;

private:
    /// Of guns and muskets where an order has been carried out, or dust where cavalry charged.
    void draw_smoke(Window& window, const TableLayout& layout, const RuleSet& rules) const;
    void draw_flag(Window& window, const TableLayout& layout, const alliance::PlaceTaken& taken) const;
    void draw_roll(Window& window, const TableLayout& layout, const RuleSet& rules, const alliance::DieRolled& roll) const;
    void draw_loss(Window& window, const TableLayout& layout, const RuleSet& rules, const alliance::CasualtyTaken& loss) const;
    void draw_test(Window& window, const TableLayout& layout, const RuleSet& rules, const alliance::RoutTested& test) const;

    std::vector<Event> events_;
    std::vector<View> shown_;  ///< before each event, and after the last one
    StepPlayer player_;        ///< a step for each event
};

}  // namespace fow::alliance::screens
