// What is heard: the sound device, opened when there is something to hear.
#pragma once

#include <SDL.h>

#include <array>
#include <cstdint>
#include <vector>

#include "ui/window/sounds.hpp"

namespace fow::sound {

/// Voices sounding together, each at its own place of its samples.
class Mixer {
public:
    /// `volume` 0 to 1. Beyond `most_voices` the oldest one falls silent.
    void begin(const std::vector<std::int16_t>& samples, float volume);
    /// The next samples of all voices together; never beyond full scale.
    void fill(std::int16_t* out, std::size_t count);
    [[nodiscard]] std::size_t voices() const { return voices_.size(); }
    static constexpr std::size_t most_voices = 6;

private:
    struct Voice {
        const std::vector<std::int16_t>* samples;  ///< they outlive it
        std::size_t next;
        float volume;
    };
    std::vector<Voice> voices_;
};

class Speaker {
public:
    Speaker() = default;
    ~Speaker();
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    /// `volume` 0 to 100. False when no device could be opened; it is not tried again.
    bool play(ui::Sound sound, int volume);

private:
    bool open();
    static void hear(void* speaker, Uint8* bytes, int length);

    Mixer mixer_;  ///< the device's own thread reads it
    std::array<std::vector<std::int16_t>, ui::all_sounds.size()> samples_;
    SDL_AudioDeviceID device_ = 0;
    bool failed_ = false;
};

}  // namespace fow::sound
