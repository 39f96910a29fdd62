#include "app/voice.hpp"

#include <utility>

#include "core/visible.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// spd-say only passes its text on; one that takes longer hangs.
constexpr std::chrono::seconds patience{5};
constexpr std::size_t most_waiting = 8;

/// The beginning of the text, up to the end of a word.
std::string_view beginning(std::string_view text, std::size_t limit) {
    if (text.size() <= limit) return text;
    text = text.substr(0, limit);
    text.remove_suffix(incomplete_end(text));
    const std::size_t blank = text.rfind(' ');
    return blank == std::string_view::npos ? text : text.substr(0, blank);
}

}  // namespace

std::string speakable(std::string_view text) {
    std::string spoken;
    for (const char letter : without_controls(text)) {
        // Older versions of spd-say treat their text as a format string.
        if (letter == '%') spoken += ui::tr("percent");
        else if (letter != ' ' || (!spoken.empty() && spoken.back() != ' ')) spoken += letter;
    }
    return std::string(beginning(spoken, spoken_limit));
}

Voice::Voice(bool allowed) {
    if (allowed) program_ = platform::find_program("spd-say");
}

void Voice::say(std::string_view text, When when) {
    const std::string spoken = speakable(text);
    if (spoken.empty() || !available()) return;
    // The code of the language of the sentences; each catalogue translates it into its own code.
    std::vector<std::string> arguments{"-P", "message", "-l", ui::tr("en"), "--", spoken};
    if (when == When::now) {
        waiting_.clear();
        arguments.insert(arguments.begin(), "-C");
    }
    if (waiting_.size() < most_waiting) waiting_.push_back(std::move(arguments));
    tick();
}

void Voice::silence() {
    waiting_.clear();
    if (!std::exchange(spoke_, false)) return;
    // A program that is still running may not have passed on its text yet.
    for (platform::Child& child : running_) child.end();
    run({"-C"});
}

void Voice::tick() {
    const bool hangs = std::chrono::steady_clock::now() - started_ > patience;
    if (hangs)
        for (platform::Child& child : running_) child.end();
    std::erase_if(running_, [](platform::Child& child) { return !child.runs(); });
    if (!running_.empty() || waiting_.empty()) return;
    const std::vector<std::string> next = std::move(waiting_.front());
    waiting_.pop_front();
    spoke_ = true;
    run(next);
}

void Voice::run(std::vector<std::string> arguments) {
    platform::Error error;
    platform::Child child(program_, std::move(arguments), error);
    started_ = std::chrono::steady_clock::now();
    if (!error) return running_.push_back(child);
    program_.clear();
    waiting_.clear();
}

}  // namespace fow::app
