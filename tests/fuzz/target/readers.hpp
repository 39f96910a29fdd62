// The fuzzed code: each reader of the project, with anything that may be in a file.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace fow::fuzz {

/// Reads the input. A refusal is fine. Accepted input must keep its promises (it is equal after writing and reading back, and can be
/// played), otherwise std::logic_error is thrown.
using Reader = void (*)(const std::string& input);

// The build lists the readers of all source files.
#define READER(name) void name(const std::string& input);
#include "list_of_readers.inc"
#undef READER

struct Target {
    std::string_view name;  ///< of its folder in corpus/ and regressions/, here or in the folder of its game
    Reader read;
};
inline constexpr std::array targets{
#define READER(name) Target{#name, name},
#include "list_of_readers.inc"
#undef READER
};

}  // namespace fow::fuzz
