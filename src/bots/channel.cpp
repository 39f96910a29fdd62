#include "bots/channel.hpp"

#include <algorithm>

#include "files/files.hpp"
#include "fow/core/errors.hpp"

namespace fow::bots {
namespace {

namespace fs = std::filesystem;

[[nodiscard]] std::vector<std::string> words_of_command(const std::string& text) {
    std::vector<std::string> words;
    bool inside = false;
    char quote = 0;
    for (const char c : text) {
        if (quote != 0 && c == quote) quote = 0;
        else if (quote == 0 && (c == '"' || c == '\'')) {
            quote = c;
            if (!inside) words.emplace_back();
            inside = true;
        } else if (quote == 0 && c == ' ') inside = false;
        else {
            if (!inside) words.emplace_back();
            inside = true;
            words.back() += c;
        }
    }
    if (quote != 0) throw DataError(text, "", "a quotation mark is not closed");
    return words;
}

/// Whether a program may read everything in the folder: not if the user's games and keys are in it.
[[nodiscard]] bool harmless(const fs::path& folder) {
    for (const fs::path& secret : {files::user_data_folder(), files::user_config_folder()}) {
        std::error_code unknown;
        const fs::path inner = fs::weakly_canonical(secret, unknown);
        const fs::path outer = fs::weakly_canonical(folder, unknown);
        if (std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first == outer.end()) return false;
    }
    return true;
}

}  // namespace

CommandLine command_line(const std::string& text) {
    std::vector<std::string> words = words_of_command(text);
    if (words.empty()) throw DataError("", "", "a bot needs a command");
    const bool a_path = words.front().find('/') != std::string::npos;
    fs::path program = a_path ? fs::absolute(words.front()) : platform::find_program(words.front());
    std::error_code unknown;
    if (program.empty() || !fs::is_regular_file(program, unknown)) throw DataError(words.front(), "", "there is no such program");
    words.erase(words.begin());
    return {std::move(program), std::move(words)};
}

std::vector<platform::Path> readable_for(const CommandLine& command, const std::vector<std::string>& more) {
    std::vector<platform::Path> readable(more.begin(), more.end());
    const auto add_with_folder = [&](const fs::path& file) {
        fs::path folder = file.parent_path();
        // The libraries of a bin/ folder are beside it.
        if (folder.filename() == "bin" && folder.has_parent_path() && folder.parent_path() != folder.root_path())
            folder = folder.parent_path();
        readable.push_back(harmless(folder) ? folder : file);
    };
    std::error_code unknown;
    add_with_folder(command.program);
    add_with_folder(fs::weakly_canonical(command.program, unknown));
    for (const std::string& argument : command.arguments)
        if (fs::is_regular_file(argument, unknown)) add_with_folder(fs::absolute(argument));
    return readable;
}

Channel::Channel(const CommandLine& command, const platform::Leave& leave) {
    platform::Error error;
    partner_ = std::make_unique<platform::Partner>(command.program, command.arguments, leave, error);
    if (error) throw DataError(command.program.string(), "", "cannot be started: " + error.message());
}

void Channel::say(std::string_view line) {
    out_ += line;
    out_ += '\n';
}

bool Channel::exchange(Clock::time_point deadline) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (!partner_->wait(!out_.empty(), static_cast<int>(std::clamp<long long>(left, 0, 60000)))) return true;
    platform::Error error;
    if (!out_.empty()) {
        out_.erase(0, partner_->write_some(out_, error));
        if (error) out_.clear();
    }
    const auto bytes = partner_->read_some(error);
    if (!bytes) return true;
    if (bytes->empty()) return false;
    in_ += *bytes;
    taken_ += bytes->size();
    return true;
}

Heard Channel::next(Clock::time_point deadline) {
    for (;;) {
        if (taken_ > flood_limit) return {std::nullopt, Silence::flood};
        if (const auto end = in_.find('\n', searched_); end != std::string::npos) {
            if (end > line_limit) return {std::nullopt, Silence::flood};
            std::string line = in_.substr(0, end);
            in_.erase(0, end + 1);
            searched_ = 0;
            if (!line.empty() && line.back() == '\r') line.pop_back();
            return {std::move(line)};
        }
        searched_ = in_.size();
        if (in_.size() > line_limit) return {std::nullopt, Silence::flood};
        if (gone_) return {std::nullopt, Silence::ended};
        if (Clock::now() >= deadline) return {std::nullopt, Silence::late};
        gone_ = !exchange(deadline);
    }
}

void Channel::flush(Clock::time_point deadline) {
    while (!out_.empty() && !gone_ && Clock::now() < deadline && taken_ <= flood_limit) gone_ = !exchange(deadline);
}

}  // namespace fow::bots
