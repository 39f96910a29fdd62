#include "bots/channel.hpp"

#include <algorithm>

#include "core/command_words.hpp"
#include "core/errors.hpp"
#include "core/visible.hpp"

namespace fow::bots {
namespace {

namespace fs = std::filesystem;

/// Whether it is the user's home, or contains it.
[[nodiscard]] bool holds_home(const fs::path& folder) {
    const fs::path home = platform::home_folder();
    return platform::is_in(home.empty() ? "/" : home, folder);
}

/// Why a program cannot be started, and what the user can do about it.
[[nodiscard]] Told not_started(const platform::Error& error) {
    const Told::Values values{{"error", error.message()}};
    if (error == std::errc::permission_denied)
        return Told("it cannot be started: {error}; it may not be executed: \"chmod +x\" allows that, or name its interpreter first",
                    values);
    if (error == std::errc::executable_format_error)
        return Told(
            "it cannot be started: {error}; its first line does not name an interpreter, as \"#!/usr/bin/env python3\" does, and it "
            "is no program for this machine",
            values);
    if (error == std::errc::text_file_busy) return Told("it cannot be started: {error}; it is being written", values);
    if (error == std::errc::no_such_file_or_directory)
        return Told("it cannot be started: {error}; perhaps the interpreter in its first line does not exist", values);
    return Told("it cannot be started: {error}", values);
}

}  // namespace

CommandLine command_line(const std::string& text) {
    const auto split = words_of_command(text);
    if (!split) throw DataError(text, "", Told("a quotation mark is not closed"));
    std::vector<std::string> words = *split;
    if (words.empty()) throw DataError("", "", Told("a bot needs a command"));
    std::error_code unknown;
    const bool a_path = fs::path(words.front()).has_parent_path();
    fs::path program = a_path ? fs::absolute(words.front(), unknown) : platform::find_program(words.front());
    if (program.empty() || !fs::is_regular_file(program, unknown)) throw DataError(words.front(), "", Told("there is no such program"));
    return {std::move(program), std::move(words)};
}

std::vector<platform::Path> readable_for(const CommandLine& command) {
    std::vector<platform::Path> readable;
    const auto add_with_folder = [&](const fs::path& file) {
        readable.push_back(file);
        fs::path folder = file.parent_path();
        // The libraries of a folder of programs are beside it.
        if ((folder.filename() == "bin" || folder.filename() == "shims") && folder.parent_path() != folder.root_path())
            folder = folder.parent_path();
        if (holds_home(folder)) folder = file.parent_path();
        if (!holds_home(folder)) readable.push_back(folder);
    };
    std::error_code unknown;
    add_with_folder(command.program);
    add_with_folder(fs::weakly_canonical(command.program, unknown));
    for (std::size_t i = 1; i < command.words.size(); ++i)
        if (fs::is_regular_file(command.words[i], unknown)) add_with_folder(fs::absolute(command.words[i], unknown));
    return readable;
}

Channel::Channel(const CommandLine& command, const platform::Leave& leave, ErrorsShown errors) : errors_(std::move(errors)) {
    platform::Error error;
    partner_ = std::make_unique<platform::Partner>(command.program, command.words, leave, error);
    if (error) throw DataError(command.program.string(), "", not_started(error));
}

Channel::~Channel() {
    take_errors();
    if (errors_ && !line_of_errors_.empty()) errors_(visible(line_of_errors_) + '\n');
}

void Channel::take_errors() {
    constexpr int most = 16;  // a program that never stops writing must not keep us here
    for (int i = 0; i < most; ++i) {
        const std::string text = partner_->read_errors();
        if (text.empty()) return;
        first_errors_ += text.substr(0, first_errors_limit - first_errors_.size());
        if (!errors_ || shown_errors_ > shown_errors_limit) continue;
        shown_errors_ += text.size();
        line_of_errors_ += text;
        const std::size_t whole = line_of_errors_.rfind('\n') + 1;
        if (whole > 0) errors_(visible(line_of_errors_.substr(0, whole)));
        line_of_errors_.erase(0, whole);
        if (shown_errors_ > shown_errors_limit) line_of_errors_ += " (no more of its standard error is shown)";
    }
}

std::string Channel::first_errors() {
    take_errors();
    std::string text = first_errors_.substr(0, first_errors_.size() - incomplete_end(first_errors_));
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
    return without_controls(text);
}

void Channel::say(std::string_view line) {
    out_ += line;
    out_ += '\n';
}

bool Channel::exchange(Clock::time_point deadline) {
    constexpr long long patience = 50;  // milliseconds until it is asked again whether to stop
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (!partner_->wait(!out_.empty(), static_cast<int>(std::clamp<long long>(left, 0, patience)))) return true;
    take_errors();
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

Heard Channel::next(Clock::time_point deadline, const std::stop_token& stop) {
    for (;;) {
        if (stop.stop_requested()) return {std::nullopt, Silence::ended};
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
