// What can be derived from the events that a viewer has heard.
#pragma once

#include <span>
#include <vector>

#include "fow/engine/session.hpp"
#include "ui/table/staff_map.hpp"
#include "ui/widgets/log_line.hpp"

namespace fow::app {

/// The lines that a seat heard between its own turns, the last one not included.
struct Away {
    std::size_t first;
    std::size_t end;
};
[[nodiscard]] Away away_of(std::span<const LogLine> heard, const State& state, Seat seat);
/// Whether a dispatch tells it.
[[nodiscard]] bool is_news(const Event& event);
/// What a seat that has read so many lines of its log is told before its turn: what happened between its own turns.
[[nodiscard]] std::vector<LogLine> news_for(std::span<const LogLine> heard, const State& state, Seat seat, std::size_t read);
/// A line as a player reads it: "11:30  French infantry moves from e4 to e5.", with its rule.
[[nodiscard]] ui::LoggedLine line_of(const Roster& roster, const LogLine& line);
[[nodiscard]] std::vector<ui::LoggedLine> lines_of(const Roster& roster, std::span<const LogLine> log);
/// The way of the last march or attack in it; empty when there was none, and in a pursuit.
[[nodiscard]] std::vector<Square> last_way(std::span<const LogLine> log);
/// The index of the first line of the last combat or shot, the card that answered it included; the size when there was none.
[[nodiscard]] std::size_t last_combat(std::span<const LogLine> log);
[[nodiscard]] std::vector<Event> events_from(std::span<const LogLine> log, std::size_t first);
/// Who was lost in the pursuit so far, both sides, in order.
[[nodiscard]] std::vector<SeenPiece> fallen_in_pursuit(std::span<const LogLine> heard);

/// Of a seat's own view, and of what that seat had heard by then; without its marks.
[[nodiscard]] ui::StaffMap staff_map_of(const Session& session, const PlayerView& view, std::span<const LogLine> heard);
/// The same of its view of now, with its marks.
[[nodiscard]] ui::StaffMap staff_map_of(const Session& session, Seat seat, const PlayerView& view);

}  // namespace fow::app
