// The whole of `fow`, without the headers of its commands.
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
    std::istream& in;              ///< for pass phrases, and for files that are named "-"
    bool err_is_terminal = false;  ///< progress is shown there
};

/// Parses and runs a command line, and turns errors into messages and an exit code.
[[nodiscard]] int run(std::vector<std::string> arguments, Streams io);

}  // namespace fow::cli
