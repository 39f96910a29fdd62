#include "cli/commands.hpp"

#include <array>
#include <istream>
#include <ostream>

#include "chance/chance.hpp"
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

CLI::Option* add_seed_option(CLI::App& command, std::uint64_t& seed, const std::string& what) {
    return command.add_option("--seed", seed, what)->check(fault_of_seed);
}

void add_json_flag(CLI::App& command, bool& json, const std::string& what) { command.add_flag("--json", json, what); }

void add_examples(CLI::App& command, const std::vector<std::string>& lines) {
    std::string text = lines.size() == 1 ? "Example:" : "Examples:";
    for (const std::string& line : lines) text += "\n  " + line;
    command.footer(text);
}

void Progress::tell(std::uint64_t done, std::uint64_t of, const char* what) {
    if (!io_.err_is_terminal || std::chrono::steady_clock::now() - told_ < pause_) return;
    io_.err << "fow: " << done << " of " << of << ' ' << what << '\n';
    told_ = std::chrono::steady_clock::now();
}

}  // namespace fow::cli
