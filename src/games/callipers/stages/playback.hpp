// A game that was replayed once, so that every moment of it can be shown at once.
#pragma once

#include <string>
#include <vector>

#include "app/replay/open_playback.hpp"
#include "games/callipers/stages/stages.hpp"

namespace fow::callipers::stages {

class Playback : public OpenPlayback<Session> {
public:
    using OpenPlayback::OpenPlayback;

    /// The log of the whole game.
    [[nodiscard]] std::vector<ui::LoggedLine> logged() const;
    /// The last line of the log at that halt as a sentence; empty if there is none.
    [[nodiscard]] std::string happened(std::size_t halt) const;
    [[nodiscard]] ui::Timeline timeline() const;
};

}  // namespace fow::callipers::stages
