// What a viewer has heard, as sentences: the log, and the news since a seat's last turn.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "fow/core/table.hpp"
#include "games/stratego/screens/play_screen.hpp"
#include "games/stratego/stages/names.hpp"

namespace fow::app::stratego {

/// "12  Red moves from b7 to b6."
[[nodiscard]] std::vector<ui::LoggedLine> lines_of(std::span<const Line> log);
/// What was heard since the seat's last turn, or since the line `since` if that is earlier, from the line `read` on, without the set-ups.
[[nodiscard]] std::vector<ui::stratego::NewsLine> news_for(std::span<const Line> log, Seat seat, std::size_t read, const View& view,
                                                           std::optional<std::size_t> since = {});
/// The turn played last; none before the first.
[[nodiscard]] std::vector<Move> last_way(std::span<const Line> log);
/// C2.7: the seat's last turn was the third in a row over its two squares.
[[nodiscard]] bool last_over_pair(std::span<const Line> log, Seat seat);
/// The latest fight, from the line `first` on.
[[nodiscard]] std::optional<Fought> fight_from(std::span<const Line> log, std::size_t first);
/// The seat's own marks on enemy pieces that it does not know.
[[nodiscard]] std::vector<game::Pencilled> marks_of(const Session& session, Seat seat, const View& view);

}  // namespace fow::app::stratego
