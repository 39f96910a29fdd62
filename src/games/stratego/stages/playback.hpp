// A game that was replayed once, so that every moment of it can be shown at once, as each viewer saw it.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/replay/halts.hpp"
#include "games/stratego/engine/session.hpp"
#include "games/stratego/screens/words.hpp"
#include "games/stratego/stages/stages.hpp"
#include "ui/pages/replay_parts.hpp"

namespace fow::stratego::stages {

/// The halts of a replay, as numbers of plies made. With everything shown there is one before and after each ply. For a seat there is one
/// after each ply that was heard: setting up is silent (C1.6), so that the number of halts does not tell how an army was put together.
[[nodiscard]] std::vector<std::size_t> halts_of(const fow::stratego::Session& session, std::optional<Seat> seat);

/// What a turn did.
struct TurnMade {
    fow::stratego::Move move;
    std::optional<fow::stratego::Fought> fought{};  ///< it was an attack, with both ranks (C3.1)
};
/// The event as a turn; nothing if it is not one.
[[nodiscard]] std::optional<TurnMade> turn_in(const fow::stratego::Event& event);

/// The strong pieces that fell in a fight, and the Flag: a sentence; empty if none did, or if the line no longer contains it (W15.1).
[[nodiscard]] std::string heavy_loss(const fow::stratego::Event& event);

class Playback : public Halts {
public:
    /// `seat`: the one whose secrets may be shown; without a seat the game must be over, or played by the computer alone. `session` must
    /// outlive the playback.
    Playback(const fow::stratego::Session& session, std::optional<Seat> seat);
    /// Call after the session has advanced.
    void read_again();

    [[nodiscard]] const fow::stratego::Session& session() const { return session_; }
    [[nodiscard]] const fow::stratego::RuleSet& rules() const { return session_.rules().set(); }
    /// The views that may be shown.
    [[nodiscard]] const std::vector<ui::Eyes>& eyes() const { return eyes_; }

    [[nodiscard]] fow::stratego::View view(std::size_t halt, ui::Eyes eyes) const;
    /// The log of the whole game, as that viewer may keep it.
    [[nodiscard]] const std::vector<fow::stratego::Line>& log(ui::Eyes eyes) const;
    /// The same for the page.
    [[nodiscard]] std::vector<ui::LoggedLine> logged(ui::Eyes eyes) const;
    /// The turn that led from the previous halt to this one; nothing for a set-up or an offer.
    [[nodiscard]] std::optional<TurnMade> turn_made(std::size_t halt) const;
    /// The last turn before that halt, as an arrow; none before the first.
    [[nodiscard]] std::vector<fow::stratego::Move> last_way(std::size_t halt) const;
    /// The last line of the log at that halt as a sentence; empty if there is none.
    [[nodiscard]] std::string happened(std::size_t halt, ui::Eyes eyes) const;
    [[nodiscard]] ui::Timeline timeline(ui::Eyes eyes) const;

private:
    const fow::stratego::Session& session_;
    std::optional<Seat> seat_;
    std::vector<ui::Eyes> eyes_;
    mutable std::array<std::optional<std::vector<fow::stratego::Line>>, ui::eyes_count> logs_;  ///< filled on first use
};

}  // namespace fow::stratego::stages
