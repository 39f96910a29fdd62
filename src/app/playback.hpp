// A replayed game.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "fow/engine/chronicle.hpp"
#include "fow/engine/statistics.hpp"
#include "ui/motion/motion_steps.hpp"
#include "ui/screens/replay_screen.hpp"
#include "ui/screens/statistics_screen.hpp"
#include "ui/table/staff_map.hpp"

namespace fow::app {

[[nodiscard]] ui::Eyes eyes_of(Seat seat);
/// Who hears what those eyes see; nothing for what nobody hears alone, with all open.
[[nodiscard]] Audience audience_of(ui::Eyes eyes);

/// Where a replay stops: before and after each ply, or in a seat's eyes after those that it made or heard of, so that the
/// number of steps tells nothing of secret ones (W15.3, W11.9). How many plies have been made at each.
[[nodiscard]] std::vector<std::size_t> halts_of(const Session& session, std::optional<Seat> seat);

/// A halt is named by its number, 0 to last(); a line by its index.
class Playback {
public:
    /// `seat` = the one whose secrets may be shown; without one the game must be over. `session` must outlive it.
    Playback(const Session& session, std::optional<Seat> seat);

    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const Roster& roster() const { return session_.rules().roster(); }
    /// Whose may be looked through.
    [[nodiscard]] const std::vector<ui::Eyes>& eyes() const { return eyes_; }
    [[nodiscard]] std::size_t last() const { return halts_.size() - 1; }
    [[nodiscard]] std::size_t plies(std::size_t halt) const { return halts_[halt]; }

    [[nodiscard]] PlayerView view(std::size_t halt, ui::Eyes eyes) const;
    /// All that is heard in the whole game, as the log keeps it; of everything open, as its owners knew it.
    [[nodiscard]] const std::vector<LogLine>& log(ui::Eyes eyes) const;
    /// How much of it had been heard by then.
    [[nodiscard]] std::size_t heard(std::size_t halt) const { return heard_[halt]; }
    [[nodiscard]] std::span<const LogLine> log(ui::Eyes eyes, std::size_t halt) const { return std::span(log(eyes)).first(heard_[halt]); }
    /// The halt at which that line had been heard first.
    [[nodiscard]] std::size_t halt_of(std::size_t line) const;
    /// What led from the halt before to this one; `halt` at least 1.
    [[nodiscard]] ui::Moment moment(std::size_t halt, ui::Eyes eyes) const;
    [[nodiscard]] ui::Timeline timeline(ui::Eyes eyes) const;
    /// What a seat could conclude at that halt; its marks are rubbed out once a game is over.
    [[nodiscard]] ui::StaffMap staff_map(std::size_t halt, Seat seat) const;

private:
    [[nodiscard]] const State& state(std::size_t halt) const;

    const Session& session_;
    std::vector<ui::Eyes> eyes_;
    std::vector<std::size_t> halts_;                                                ///< how many plies have been made at each
    std::vector<std::size_t> heard_;                                                ///< how many lines have been heard at each
    mutable std::array<std::optional<std::vector<LogLine>>, ui::eyes_count> logs_;  ///< made when first wanted
};

[[nodiscard]] ui::StatisticsModel counted(const Session& session);

}  // namespace fow::app
