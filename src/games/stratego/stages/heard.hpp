// What a viewer has heard, as sentences: the log, and the news since a seat's last turn.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/table.hpp"
#include "games/stratego/screens/play_screen.hpp"
#include "games/stratego/stages/stages.hpp"

namespace fow::stratego::stages {

/// "12  Red moves from b7 to b6."
[[nodiscard]] std::vector<ui::LoggedLine> lines_of(std::span<const Line> log);
/// What was heard since the seat's last turn, or since the line `since` if that is earlier, from the line `read` on, without the set-ups.
[[nodiscard]] std::vector<screens::NewsLine> news_for(std::span<const Line> log, Seat seat, std::size_t read, const View& view,
                                                      std::optional<std::size_t> since = {});
/// The turn played last; none before the first.
[[nodiscard]] std::vector<Move> last_way(std::span<const Line> log);
/// C2.7: the seat's last turn was the third in a row over its two squares.
[[nodiscard]] bool last_over_pair(std::span<const Line> log, Seat seat);
/// The latest fight, from the line `first` on.
[[nodiscard]] std::optional<Fought> fight_from(std::span<const Line> log, std::size_t first);
/// The strong pieces that fell in a fight, and the Flag: a sentence; empty if none did, or if the line no longer contains it (W15.1).
[[nodiscard]] std::string heavy_loss(const Event& event);
/// What that viewer sees of a game that its last turn may have ended, as if it went on: the end, which shows all (C4.6), is told later.
[[nodiscard]] View view_before_end(const Session& session, Viewer viewer);
/// The seat's own marks on enemy pieces that it does not know.
[[nodiscard]] std::vector<stratego::Pencilled> marks_of(const Session& session, Seat seat, const View& view);

}  // namespace fow::stratego::stages
