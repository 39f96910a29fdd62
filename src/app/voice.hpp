// Speaks texts aloud through what the system has for that (under Linux speech-dispatcher, under Windows its own voices), and never waits
// for it.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace fow::app {

/// At most this many bytes of a text are spoken.
inline constexpr std::size_t spoken_limit = 4000;
/// The text in the form passed on: one line of UTF-8 without control characters or per cent signs, not too long.
[[nodiscard]] std::string speakable(std::string_view text);

class Voice {
public:
    /// Looks for what can speak, unless `allowed` is false.
    explicit Voice(bool allowed);
    ~Voice();
    Voice(const Voice&) = delete;
    Voice& operator=(const Voice&) = delete;

    /// The system can speak.
    [[nodiscard]] bool available() const;
    /// What to do so that it can, a sentence to be translated.
    static const char* const advice;
    enum class When {
        now,    ///< interrupting what is being said
        after,  ///< when that has been said
    };
    /// Speaks in the language that the player reads, if there is a voice for it.
    void say(std::string_view text, When when);
    /// Stops speaking at once, and drops texts that have not been begun.
    void silence();
    /// Call often while busy().
    void tick();
    /// A text waits to be passed on, or a program that passes one on is still running.
    [[nodiscard]] bool busy() const;

private:
    struct Speech;
    std::unique_ptr<Speech> speech_;
};

}  // namespace fow::app
