// What can be derived from the events that a viewer has heard: news, log lines, losses, conclusions.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "fow/games/waterloo/engine/session.hpp"
#include "games/waterloo/screens/table/staff_map.hpp"
#include "ui/widgets/log_line.hpp"

namespace fow::app::inline waterloo {

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
/// The last of them; none if there was none.
[[nodiscard]] std::vector<std::vector<Square>> last_way(std::span<const LogLine> log);
/// The index of the first line of the last combat or shot, including the card that answered it; the size if there was none.
[[nodiscard]] std::size_t last_combat(std::span<const LogLine> log);
[[nodiscard]] std::vector<Event> events_from(std::span<const LogLine> log, std::size_t first);
/// The pieces that both sides have lost in the pursuit so far, in order.
[[nodiscard]] std::vector<SeenPiece> fallen_in_pursuit(std::span<const LogLine> heard);

/// What a seat can conclude about enemy pieces from its view and from what it had heard by then; without its own marks.
[[nodiscard]] ui::StaffMap staff_map_of(const Session& session, const PlayerView& view, std::span<const LogLine> heard);
/// The same for its present view, with its own marks.
[[nodiscard]] ui::StaffMap staff_map_of(const Session& session, Seat seat, const PlayerView& view);

}  // namespace fow::app::inline waterloo
