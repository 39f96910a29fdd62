// Programs that serve this one, such as one that speaks.
#pragma once

#include <string>
#include <vector>

#include "files/platform.hpp"

namespace fow::platform {

/// A program that runs beside this one, without our input, output or open files. It may outlive its object, but not unnoticed: call runs()
/// until it has ended. Only POSIX systems need it: elsewhere calls of the system do what such programs do.
class Child {
public:
    /// Starts it, without a shell. `error` is set if it cannot be started, for instance because it has been removed.
    Child(const Path& program, std::vector<std::string> arguments, Error& error);
    /// False once it has ended and has been cleaned up.
    [[nodiscard]] bool runs();
    /// Ends it without waiting.
    void end();

private:
    int id_ = 0;  ///< 0 once it has ended
};

}  // namespace fow::platform
