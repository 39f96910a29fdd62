// Runs a Python program that reads what fow writes but shares no code with it.
#pragma once

#include "catch.hpp"

#include <array>
#include <cstdio>
#include <string>

namespace fow::test {

/// What `python3 ARGUMENTS` prints. Its exit code must be 0.
inline std::string python(const std::string& arguments) {
    const std::string command = "python3 " + arguments;
    INFO(command);
    std::FILE* pipe = ::popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string text;
    std::array<char, 4096> buffer{};
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) text.append(buffer.data(), count);
    REQUIRE(::pclose(pipe) == 0);
    return text;
}

}  // namespace fow::test
