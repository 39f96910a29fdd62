// Where the output of a command goes: streams that make control characters visible, and files given by a path on the command line.
#pragma once

#include <ostream>
#include <streambuf>
#include <string>

#include "cli/command.hpp"
#include "cli/run.hpp"

namespace fow::cli {

/// Writes text to another stream, with control characters as visible() shows them.
class VisibleBuffer : public std::streambuf {
public:
    explicit VisibleBuffer(std::ostream& to) : to_(to) {}
    /// Writes what is left of an incomplete character, and flushes. Returns false if anything could not be written since the beginning.
    [[nodiscard]] bool finish();

protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

private:
    [[nodiscard]] bool pass(std::string_view text);

    std::ostream& to_;
    std::string incomplete_;  ///< the beginning of a character
};

/// A file to write, as the user wants it.
struct OutRequest {
    std::string path;  ///< "-" is standard output
    bool force = false;
    bool parents = false;
};
/// Adds -o, --force and --parents. `what` describes the file, and that - is standard output.
Argument add_out_options(Command& command, OutRequest& request, const std::string& what);
/// Writes the text. Throws DataError if that is not allowed or not possible.
void write_out(const OutRequest& request, const std::string& text, Streams io);
/// Where a command prints its other messages: standard error if standard output is taken.
[[nodiscard]] std::ostream& messages(const OutRequest& request, Streams io);

}  // namespace fow::cli
