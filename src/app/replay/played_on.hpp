// Playing on from a moment of a finished game.
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/table_session.hpp"

namespace fow::app {

/// A new game that begins with that many plies of a finished one. Both players are told.
template <class Session>
[[nodiscard]] Session played_on(const Session& over, std::size_t plies) {
    auto record = over.record();
    record.plies.resize(std::min(plies, record.plies.size()));
    const auto later = [&](const auto& made) { return made.ply > plies; };
    std::erase_if(record.commitments, later);
    std::erase_if(record.remarks, later);
    std::erase_if(record.thoughts, [&](const Thought& made) { return made.turn > turn_number(over.state_after(plies)); });
    record.id.clear();
    Session session = replay(record).session;
    session.remark(PlayedOn{over.moment_after(plies)});
    return session;
}

}  // namespace fow::app
