// Runs fow with a command line.
#pragma once

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "cli/run.hpp"
#include "folder.hpp"
#include "games/games_of_fow.hpp"

namespace fow::test {

struct Output {
    int code;
    std::string out;
    std::string err;
};

/// `typed` is its standard input.
inline Output run_fow(std::vector<std::string> arguments, const std::string& typed = {}) {
    std::ostringstream out, err;
    std::istringstream in(typed);
    const int code = cli::run(cli::games_of_fow(), std::move(arguments), {out, err, in});
    return {code, out.str(), err.str()};
}

}  // namespace fow::test
