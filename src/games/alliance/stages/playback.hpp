// A game that was replayed once, so that every moment of it can be shown at once.
#pragma once

#include <string>
#include <vector>

#include "app/replay/open_playback.hpp"
#include "games/alliance/stages/stages.hpp"
#include "games/alliance/stages/phases.hpp"

namespace fow::alliance::stages {

class Playback : public OpenPlayback<Session> {
public:
    /// `session` must outlive the playback.
    explicit Playback(const Session& session) : OpenPlayback(session) { tell_phases(); }
    /// Call after the session has advanced.
    void read_again();

    /// One line for each phase of the whole game.
    [[nodiscard]] const std::vector<PhaseTold>& phases() const { return phases_; }
    /// The phases as the log; how many of them were over at a halt; and the halt at which one was over.
    [[nodiscard]] std::vector<ui::LoggedLine> logged() const;
    [[nodiscard]] std::size_t logged_at(std::size_t halt) const;
    [[nodiscard]] std::size_t halt_of_logged(std::size_t line) const { return halt_of(phases_[line].heard - 1); }
    /// The last line of the log at that halt as a sentence; empty if there is none.
    [[nodiscard]] std::string happened(std::size_t halt) const;
    [[nodiscard]] ui::Timeline timeline() const;

private:
    void tell_phases() { phases_ = phases_told(session(), heard(last())); }

    std::vector<PhaseTold> phases_;
};

}  // namespace fow::alliance::stages
