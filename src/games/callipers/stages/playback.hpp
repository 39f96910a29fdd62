// A game that was replayed once, so that every moment of it can be shown at once.
#pragma once

#include <string>
#include <vector>

#include "games/callipers/stages/names.hpp"
#include "ui/pages/replay_parts.hpp"

namespace fow::app::callipers {

/// Halts are numbered 0 to last(): before each decision and at the end, since the dice follow at once. Log lines are named by their index.
class Playback {
public:
    /// `session` must outlive the playback.
    explicit Playback(const Session& session) : session_(session) { read_again(); }
    /// The session has got further.
    void read_again();

    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const RuleSet& rules() const { return session_.rules().set(); }
    [[nodiscard]] std::size_t last() const { return halts_.size() - 1; }
    [[nodiscard]] std::size_t plies(std::size_t halt) const { return halts_[halt]; }
    [[nodiscard]] View view(std::size_t halt) const;
    /// The log of the whole game.
    [[nodiscard]] std::vector<ui::LoggedLine> logged() const;
    /// How many of its lines had been heard at that halt.
    [[nodiscard]] std::size_t heard(std::size_t halt) const { return heard_[halt]; }
    /// The first halt at which that line had been heard.
    [[nodiscard]] std::size_t halt_of(std::size_t line) const;
    /// The first halt at which that many plies had been made.
    [[nodiscard]] std::size_t halt_at(std::size_t plies) const;
    /// What led from the previous halt to this one; nothing at the first.
    [[nodiscard]] std::vector<Event> events(std::size_t halt) const;
    /// The last line of the log at that halt as a sentence; empty if there is none.
    [[nodiscard]] std::string happened(std::size_t halt) const;
    [[nodiscard]] ui::Timeline timeline() const;

private:
    const Session& session_;
    std::vector<std::size_t> halts_;  ///< plies made at each halt
    std::vector<std::size_t> heard_;  ///< lines heard at each halt
};

}  // namespace fow::app::callipers
