// The frames of a scripted game, as --frames tells them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/running.hpp"
#include "fow/engine/session.hpp"

namespace fow::test {

struct Frame {
    int line = 0;        ///< of the script
    std::string pixels;  ///< sums
    std::string texts;
    std::string all;  ///< everything but the frame's number
};

struct Showing {
    Outcome outcome;
    std::vector<Frame> frames;
    /// The frames of one line of the script.
    [[nodiscard]] std::vector<Frame> of(int line) const;
    /// At rest, at the end of that line.
    [[nodiscard]] Frame after(int line) const;
};
/// In the smallest window; `game` is loaded at once. Files of the player lie in the folder's "data".
[[nodiscard]] Showing show(const Folder& folder, const std::string& script, const Session* game = nullptr,
                           const std::string& arguments = "--seed 1");

/// The number of a script's last line.
[[nodiscard]] int last_line(const std::string& script);

}  // namespace fow::test
