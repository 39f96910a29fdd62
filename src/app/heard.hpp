// What is read out of what a viewer has heard: news, ways, combats, losses, and the lines that are shown.
#pragma once

#include <span>
#include <vector>

#include "fow/engine/session.hpp"
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

}  // namespace fow::app
