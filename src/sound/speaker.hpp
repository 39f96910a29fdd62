// The sound device, which is opened when the first sound is played.
#pragma once

#include <SDL.h>

#include <array>
#include <cstdint>
#include <vector>

#include "ui/window/sounds.hpp"

namespace fow::sound {

/// Mixes several voices, each at its own position in its samples.
class Mixer {
public:
    /// `volume`: 0 to 1. With more than `max_voices` the oldest one stops.
    void begin(const std::vector<std::int16_t>& samples, float volume);
    /// Writes the next `count` samples, clamped to full scale.
    void fill(std::int16_t* out, std::size_t count);
    [[nodiscard]] std::size_t voices() const { return voices_.size(); }
    static constexpr std::size_t max_voices = 6;

private:
    struct Voice {
        const std::vector<std::int16_t>* samples;  ///< must outlive the voice
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

    /// `volume`: 0 to 100. False if no device could be opened; it is not tried again.
    bool play(ui::Sound sound, int volume);

private:
    bool open();
    static void fill_buffer(void* speaker, Uint8* bytes, int length);

    Mixer mixer_;  ///< also used by the audio thread; lock the device
    std::array<std::vector<std::int16_t>, ui::all_sounds.size()> samples_;
    SDL_AudioDeviceID device_ = 0;
    bool failed_ = false;
};

}  // namespace fow::sound
