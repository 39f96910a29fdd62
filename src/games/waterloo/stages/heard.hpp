// What can be derived from the events that a viewer has heard: news, log lines, losses, conclusions, the dispatch.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/screens/motion/motion.hpp"
#include "games/waterloo/screens/table/staff_map.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "ui/widgets/texts.hpp"

namespace fow::waterloo::stages {

/// The range of lines that a seat heard between its own turns, or from the line `since` on if it begins earlier; `end` is not included.
struct Away {
    std::size_t first;
    std::size_t end;
};
[[nodiscard]] Away away_of(std::span<const LogLine> heard, const State& state, Seat seat, std::optional<std::size_t> since = {});
/// Whether the dispatch reports it.
[[nodiscard]] bool is_news(const Event& event);
/// The news for a seat before its turn: what happened since its last one, or since the line `since`. `read`: how many lines of its log it
/// has read.
[[nodiscard]] std::vector<LogLine> news_for(std::span<const LogLine> heard, const State& state, Seat seat, std::size_t read,
                                            std::optional<std::size_t> since = {});
/// The pieces that an event is about, as its listener saw them.
[[nodiscard]] std::vector<SeenPiece> pieces_in(const Event& event);
/// A log line as text, with its rule: "11:30  French infantry moves from e4 to e5." Without the pieces.
[[nodiscard]] ui::LoggedLine line_of(const Roster& roster, const LogLine& line);
[[nodiscard]] std::vector<ui::LoggedLine> lines_of(const Roster& roster, std::span<const LogLine> log);
/// Does any line tell of more than the preparations before the battle?
[[nodiscard]] bool worth_telling(std::span<const LogLine> news);
/// The paths of all marches and attacks, oldest first; none from before a pursuit.
[[nodiscard]] std::vector<std::vector<Square>> ways_in(std::span<const LogLine> log);
/// The paths of what the other side did before the seat's turn, however the seat came to know of it; none once the seat itself has acted.
[[nodiscard]] std::vector<std::vector<Square>> ways_before(std::span<const LogLine> heard, const State& state, Seat seat,
                                                           std::optional<std::size_t> since = {});
/// The last of them; none if there was none.
[[nodiscard]] std::vector<std::vector<Square>> last_way(std::span<const LogLine> log);
/// The index of the first line of the last combat or shot, including the card that answered it; the size if there was none.
[[nodiscard]] std::size_t last_combat(std::span<const LogLine> log);
[[nodiscard]] std::vector<Event> events_from(std::span<const LogLine> log, std::size_t first);
/// The pieces that both sides have lost in the pursuit so far, in order.
[[nodiscard]] std::vector<SeenPiece> fallen_in_pursuit(std::span<const LogLine> heard);

/// What a seat can conclude about enemy pieces from its view and from what it had heard by then; without its own marks.
[[nodiscard]] screens::StaffMap staff_map_of(const Session& session, const PlayerView& view, std::span<const LogLine> heard);
/// The same for its present view, with its own marks.
[[nodiscard]] screens::StaffMap staff_map_of(const Session& session, Seat seat, const PlayerView& view);

/// The dispatch: what happened while the other player was at the screen, as a list and as an animation. Built only from what the viewer
/// heard, step by step (LogLine::step): a ply that it did not hear of leaves no trace, not even in the number of moments. If the game is
/// true to the table, faces that its log has forgotten are hidden (W15.1).
struct Recap {
    PlayerView before;
    std::vector<screens::Moment> moments;
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
    [[nodiscard]] std::optional<std::size_t> told(const screens::Motion& motion) const;
    /// Opens it and returns the animation from the start or from a line on; an empty one if the pace is off.
    [[nodiscard]] screens::Motion open(Pace pace);
    [[nodiscard]] screens::Motion tell_from(std::size_t line, Pace pace) const;
    void close() { shown_.clear(); }

private:
    Recap recap_;
    const Roster& roster_;
    std::vector<ui::LoggedLine> lines_;
    std::vector<ui::LoggedLine> shown_;
};

/// What the viewer saw before the ply in which it heard that line, as remembered afterwards.
[[nodiscard]] PlayerView view_before(const Session& session, std::size_t line, Viewer viewer);
/// What the viewer heard from that line on, as remembered afterwards: only the battle page shows faces (W15.1).
[[nodiscard]] screens::Moment moment_from(const Session& session, std::size_t first, Viewer viewer);

}  // namespace fow::waterloo::stages
