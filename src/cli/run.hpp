// The whole of `fow`, without what its commands are made of.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace fow::cli {

/// Exit codes.
enum Exit : int { done = 0, refused = 1, usage = 2, unusable = 3 };

struct Streams {
    std::ostream& out;
    std::ostream& err;
    std::istream& in;  ///< pass phrases come from it
};

/// Parses, runs, and turns trouble into messages and an exit code.
[[nodiscard]] int run(std::vector<std::string> arguments, Streams io);

}  // namespace fow::cli
