// A game that was replayed once, so that every moment of it can be shown at once, as each viewer saw it.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "app/replay/halts.hpp"
#include "games/waterloo/engine/session.hpp"
#include "games/waterloo/engine/statistics.hpp"
#include "games/waterloo/screens/motion/motion_steps.hpp"
#include "games/waterloo/screens/replay/replay_screen.hpp"
#include "games/waterloo/screens/table/staff_map.hpp"
#include "games/waterloo/stages/stages.hpp"
#include "ui/pages/parts.hpp"

namespace fow::waterloo::stages {

/// The halts of a replay, as numbers of plies made. With everything shown there is one before and after each ply. For a seat
/// there is one after each ply that it made or heard of, so that the number of halts does not reveal secret plies (W15.3, W11.9).
[[nodiscard]] std::vector<std::size_t> halts_of(const Session& session, std::optional<Seat> seat);

class Playback : public Halts {
public:
    /// `seat`: the one whose secrets may be shown; without a seat the game must be over, or played by the computer alone. `session` must
    /// outlive the playback.
    Playback(const Session& session, std::optional<Seat> seat);
    /// Call after the session has advanced.
    void read_again();

    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const Roster& roster() const { return session_.rules().roster(); }
    /// The views that may be shown.
    [[nodiscard]] const std::vector<ui::Eyes>& eyes() const { return eyes_; }

    [[nodiscard]] PlayerView view(std::size_t halt, ui::Eyes eyes) const;
    /// The log of the whole game; with everything shown, each piece as its owner knew it.
    [[nodiscard]] const std::vector<LogLine>& log(ui::Eyes eyes) const;
    [[nodiscard]] std::span<const LogLine> log(ui::Eyes eyes, std::size_t halt) const { return std::span(log(eyes)).first(heard(halt)); }
    /// What led from the previous halt to this one; `halt` is at least 1.
    [[nodiscard]] screens::Moment moment(std::size_t halt, ui::Eyes eyes) const;
    [[nodiscard]] ui::Timeline timeline(ui::Eyes eyes) const;
    /// What a seat could conclude at that halt, without its own marks: they are deleted when a game ends.
    [[nodiscard]] screens::StaffMap staff_map(std::size_t halt, Seat seat) const;

private:
    [[nodiscard]] const State& state(std::size_t halt) const;

    const Session& session_;
    std::optional<Seat> seat_;
    std::vector<ui::Eyes> eyes_;
    mutable std::array<std::optional<std::vector<LogLine>>, ui::eyes_count> logs_;  ///< filled on first use
};

}  // namespace fow::waterloo::stages
