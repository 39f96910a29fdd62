#include "cli/commands.hpp"

#include <array>
#include <istream>
#include <ostream>

#include "files/files.hpp"

namespace fow::cli {

std::string text_in(const std::string& path, Streams io) {
    if (path != "-") return files::read(path);
    std::string text;
    std::array<char, 1 << 14> buffer{};
    while (io.in.read(buffer.data(), buffer.size()) || io.in.gcount() > 0) {
        text.append(buffer.data(), static_cast<std::size_t>(io.in.gcount()));
        if (text.size() > files::size_limit) throw DataError("standard input", "", "is larger than 16 MiB");
    }
    if (io.in.bad()) throw DataError("standard input", "", "cannot be read");
    return text;
}

int refuse(const Violation& violation, std::ostream& err) {
    err << to_text(violation) << '\n';
    return Exit::refused;
}

int refuse(const Refused& refused, std::ostream& err) {
    err << refused.rule << ": " << refused.reason << '\n';
    return Exit::refused;
}

void Progress::tell(std::uint64_t done, std::uint64_t of, const char* what) {
    if (!io_.err_is_terminal || std::chrono::steady_clock::now() - told_ < pause_) return;
    io_.err << "fow: " << done << " of " << of << ' ' << what << '\n';
    told_ = std::chrono::steady_clock::now();
}

}  // namespace fow::cli
