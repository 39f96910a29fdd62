// Waterloo's games as files, sealed or not (cli/game_file.hpp).
#pragma once

#include "cli/game_file.hpp"
#include "games/waterloo/cli/commands.hpp"

namespace fow::waterloo::commands {

[[nodiscard]] const GameAccess<Session>& access();

/// A game that was read for looking at it.
class ShownGame : public ShownGameOf<Session> {
public:
    ShownGame(const std::string& path, int ply, const SealRequest& request, Streams io) : ShownGameOf(access(), path, ply, request, io) {}
};

}  // namespace fow::waterloo::commands
