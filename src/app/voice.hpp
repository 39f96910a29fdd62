// Speaks through speech-dispatcher: runs the program spd-say for each text, and never waits for it.
#pragma once

#include <chrono>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "files/platform.hpp"

namespace fow::app {

/// At most this many bytes of a text are spoken.
inline constexpr std::size_t spoken_limit = 4000;
/// The text in the form passed to spd-say: one line of UTF-8 without control characters or per cent signs, not too long.
[[nodiscard]] std::string speakable(std::string_view text);

class Voice {
public:
    /// Looks for spd-say, unless `allowed` is false.
    explicit Voice(bool allowed);
    ~Voice() { silence(); }
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

    /// spd-say is there.
    [[nodiscard]] bool available() const { return !program_.empty(); }
    enum class When {
        now,    ///< interrupting what is being said
        after,  ///< when that has been said
    };
    void say(std::string_view text, When when);
    /// Stops speaking at once, and drops texts that have not been begun.
    void silence();
    /// Call often while busy().
    void tick();
    /// A text waits to be passed on, or a program is still running.
    [[nodiscard]] bool busy() const { return !waiting_.empty() || !running_.empty(); }

private:
    void run(std::vector<std::string> arguments);

    platform::Path program_;
    std::deque<std::vector<std::string>> waiting_;   ///< arguments
    std::vector<platform::Child> running_;           ///< only the last one counts; earlier ones are ending
    std::chrono::steady_clock::time_point started_;  ///< the last one
    bool spoke_ = false;                             ///< since the last silence
};

}  // namespace fow::app
