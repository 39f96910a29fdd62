// Speaks through speech-dispatcher: runs the program spd-say for each text.
#include <chrono>
#include <deque>
#include <utility>
#include <vector>

#include "app/voice.hpp"
#include "files/child.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// spd-say only passes its text on; one that takes longer hangs.
constexpr std::chrono::seconds patience{5};
constexpr std::size_t most_waiting = 8;

}  // namespace

const char* const Voice::advice = tr_later("To have the screen read aloud, install speech-dispatcher and start the game again.");

struct Voice::Speech {
    void run(std::vector<std::string> arguments);

    platform::Path program;
    std::deque<std::vector<std::string>> waiting;   ///< arguments
    std::vector<platform::Child> running;           ///< only the last one counts; earlier ones are ending
    std::chrono::steady_clock::time_point started;  ///< the last one
    bool spoke = false;                             ///< since the last silence
};

Voice::Voice(bool allowed) : speech_(std::make_unique<Speech>()) {
    if (allowed) speech_->program = platform::find_program("spd-say");
}

Voice::~Voice() { silence(); }

bool Voice::available() const { return !speech_->program.empty(); }

bool Voice::busy() const { return !speech_->waiting.empty() || !speech_->running.empty(); }

void Voice::say(std::string_view text, When when) {
    const std::string spoken = speakable(text);
    if (spoken.empty() || !available()) return;
    // The code of the language of the sentences; each catalogue translates it into its own code.
    std::vector<std::string> arguments{"-P", "message", "-l", ui::tr("en"), "--", spoken};
    if (when == When::now) {
        speech_->waiting.clear();
        arguments.insert(arguments.begin(), "-C");
    }
    if (speech_->waiting.size() < most_waiting) speech_->waiting.push_back(std::move(arguments));
    tick();
}

void Voice::silence() {
    speech_->waiting.clear();
    if (!std::exchange(speech_->spoke, false)) return;
    // A program that is still running may not have passed on its text yet.
    for (platform::Child& child : speech_->running) child.end();
    speech_->run({"-C"});
}

void Voice::tick() {
    const bool hangs = std::chrono::steady_clock::now() - speech_->started > patience;
    if (hangs)
        for (platform::Child& child : speech_->running) child.end();
    std::erase_if(speech_->running, [](platform::Child& child) { return !child.runs(); });
    if (!speech_->running.empty() || speech_->waiting.empty()) return;
    const std::vector<std::string> next = std::move(speech_->waiting.front());
    speech_->waiting.pop_front();
    speech_->spoke = true;
    speech_->run(next);
}

void Voice::Speech::run(std::vector<std::string> arguments) {
    platform::Error error;
    platform::Child child(program, std::move(arguments), error);
    started = std::chrono::steady_clock::now();
    if (!error) return running.push_back(child);
    program.clear();
    waiting.clear();
}

}  // namespace fow::app
