// The dispatch: what happened while the other player was at the screen, as a list and as an animation.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/waterloo/screens/motion/motion.hpp"
#include "games/waterloo/stages/heard.hpp"

namespace fow::app::inline waterloo {

/// Built only from what the viewer heard, step by step (LogLine::step): a ply that it did not hear of leaves no trace, not even
/// in the number of moments. If the game is true to the table, faces that its log has forgotten are hidden (W15.1).
struct Recap {
    PlayerView before;
    std::vector<ui::Moment> moments;
    std::vector<LogLine> lines;                               ///< the lines of the list
    std::vector<std::pair<std::size_t, std::size_t>> places;  ///< for each line: the index of its moment and of the event in it
    friend bool operator==(const Recap&, const Recap&) = default;
};

/// From the seat's last turn to the present one, or from the line `since` on if that is earlier; empty before its first turn.
[[nodiscard]] Recap recap_of(const Session& session, Seat seat, std::optional<std::size_t> since = {});

/// recap_of() without the seat's own actions before the retreat. The list omits the start of the pursuit, which has its own page.
[[nodiscard]] Recap pursuit_recap(const Session& session, Seat seat);

/// The news for a seat before its turn of the pursuit.
struct PursuitNews {
    std::vector<LogLine> lines;
    bool begins = false;  ///< the seat has not been told yet that the pursuit began
};
/// `unread`: as returned by Table::news(). The seat's own actions before the retreat are not news.
[[nodiscard]] PursuitNews pursuit_news(const Session& session, std::span<const LogLine> unread, Seat seat);

/// The dispatch next to a seat's map. It is open until it was read, and can be opened again.
class Dispatch {
public:
    Dispatch(Recap recap, const Roster& roster);

    [[nodiscard]] bool empty() const { return lines_.empty(); }
    /// Its lines; none while it is closed.
    [[nodiscard]] const std::vector<ui::LoggedLine>& shown() const { return shown_; }
    /// The last line at or before the animation's position; none while it is closed.
    [[nodiscard]] std::optional<std::size_t> told(const ui::Motion& motion) const;
    /// Opens it and returns the animation from the start or from a line on; an empty one if the pace is off.
    [[nodiscard]] ui::Motion open(Pace pace);
    [[nodiscard]] ui::Motion tell_from(std::size_t line, Pace pace) const;
    void close() { shown_.clear(); }

private:
    Recap recap_;
    const Roster& roster_;
    std::vector<ui::LoggedLine> lines_;
    std::vector<ui::LoggedLine> shown_;
};

/// What the viewer saw before the ply in which it heard that line, as remembered afterwards.
[[nodiscard]] PlayerView view_before(const Session& session, std::size_t line, Viewer viewer);
/// What both players heard from that line on, as remembered afterwards: only the battle page shows faces (W15.1).
[[nodiscard]] ui::Moment moment_of_both(const Session& session, std::size_t first);

}  // namespace fow::app::inline waterloo
