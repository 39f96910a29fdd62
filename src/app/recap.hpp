// What a seat is told of the time when the other one was at the table: the dispatch as a list and as a moving picture.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/heard.hpp"
#include "ui/motion/motion.hpp"

namespace fow::app {

/// Rests on what the viewer heard, step by step (LogLine::step): a ply that it heard nothing of leaves no trace, not even in
/// the number of moments. Where the game is true to the table the faces are gone that its log has forgotten (W15.1).
struct Recap {
    PlayerView before;
    std::vector<ui::Moment> moments;
    std::vector<LogLine> lines;                               ///< what the list says
    std::vector<std::pair<std::size_t, std::size_t>> places;  ///< of each line: its moment, and the event there
    friend bool operator==(const Recap&, const Recap&) = default;
};

/// Between the seat's last turn and the present one; nothing to tell before the first.
[[nodiscard]] Recap recap_of(const Session& session, Seat seat);

/// recap_of() without what the seat did itself until the retreat; the list leaves out the beginning, which is told at length.
[[nodiscard]] Recap pursuit_recap(const Session& session, Seat seat);

/// What a seat is told before its turn of the pursuit.
struct PursuitNews {
    std::vector<LogLine> lines;
    bool begins = false;  ///< it has not yet been told that the pursuit began
};
/// `unread`: as Table::news() gives it. What a seat did in its own turn until the retreat is no news to it.
[[nodiscard]] PursuitNews pursuit_news(const Session& session, std::span<const LogLine> unread, Seat seat);

/// The dispatch beside a seat's map: open until it is read, and again whenever it is asked for.
class Dispatch {
public:
    Dispatch(Recap recap, const Roster& roster) : recap_(std::move(recap)), lines_(lines_of(roster, recap_.lines)) {}

    [[nodiscard]] bool empty() const { return lines_.empty(); }
    /// Its lines while it is open; none else.
    [[nodiscard]] const std::vector<ui::LoggedLine>& shown() const { return shown_; }
    /// The last line at or before what the map tells; nothing while it is closed.
    [[nodiscard]] std::optional<std::size_t> told(const ui::Motion& motion) const;
    /// Opens it. It is told on the map from its beginning, or from a line on; nothing to be seen with the pace off.
    [[nodiscard]] ui::Motion open(Pace pace);
    [[nodiscard]] ui::Motion tell_from(std::size_t line, Pace pace) const;
    void close() { shown_.clear(); }

private:
    Recap recap_;
    std::vector<ui::LoggedLine> lines_;
    std::vector<ui::LoggedLine> shown_;
};

/// What the viewer saw before the ply in which it heard that line, as it is remembered once the moment is over.
[[nodiscard]] PlayerView view_before(const Session& session, std::size_t line, Viewer viewer);
/// What both heard from that line on, as it is remembered: it is the page of the battle alone that shows faces (W15.1).
[[nodiscard]] ui::Moment moment_of_both(const Session& session, std::size_t first);

}  // namespace fow::app
