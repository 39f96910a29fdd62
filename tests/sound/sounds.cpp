// The sounds are synthesised, so each of them can be checked in the same way.
#include "catch.hpp"

#include <cmath>
#include <cstdlib>

#include "sound/speaker.hpp"
#include "sound/synthesis.hpp"

using namespace fow;
using namespace fow::sound;

TEST_CASE("Every sound is short, quiet, audible and different from the others", "[sound]") {
    std::vector<std::vector<std::int16_t>> made;
    for (const ui::Sound each : ui::all_sounds) {
        INFO(ui::word(each));
        const std::vector<std::int16_t> samples = samples_of(each);
        CHECK(samples.size() >= sample_rate / 20);
        CHECK(samples.size() <= sample_rate * 6 / 5);
        int peak = 0;
        double power = 0;
        for (const std::int16_t sample : samples) {
            peak = std::max(peak, std::abs(static_cast<int>(sample)));
            power += static_cast<double>(sample) * sample;
        }
        CHECK(peak < 32767 * 7 / 10);  // nothing clips, and two at once rarely do
        CHECK(peak > 2000);
        CHECK(std::sqrt(power / static_cast<double>(samples.size())) > 150);  // more than a click
        CHECK(std::abs(static_cast<int>(samples.front())) < 200);
        CHECK(std::abs(static_cast<int>(samples.back())) < 200);
        CHECK(samples == samples_of(each));
        for (const auto& other : made) CHECK(other != samples);
        made.push_back(samples);
    }
}

TEST_CASE("The samples are the same on every machine", "[sound]") {
    std::uint64_t sum = 0xcbf29ce484222325ULL;  // FNV-1a; changes with every change to a sound
    for (const ui::Sound each : ui::all_sounds)
        for (const std::int16_t sample : samples_of(each)) sum = (sum ^ static_cast<std::uint16_t>(sample)) * 0x100000001b3ULL;
    CHECK(sum == 0x4fa0c7037dad8974ULL);
}

TEST_CASE("Voices are mixed without overflow, and end", "[sound]") {
    const std::vector<std::int16_t> loud(100, 30000);
    Mixer mixer;
    for (std::size_t i = 0; i < Mixer::max_voices + 2; ++i) mixer.begin(loud, 1);
    CHECK(mixer.voices() == Mixer::max_voices);
    std::array<std::int16_t, 80> out{};
    mixer.fill(out.data(), out.size());
    CHECK(out.front() == 32767);
    mixer.fill(out.data(), out.size());
    CHECK(out[19] == 32767);
    CHECK(out[20] == 0);
    CHECK(mixer.voices() == 0);
    mixer.begin(loud, 0.5F);
    mixer.fill(out.data(), out.size());
    CHECK(out.front() == 15000);
}

TEST_CASE("Without a sound device the program stays silent and keeps working", "[sound]") {
    SDL_setenv("SDL_AUDIODRIVER", "no such driver", 1);
    Speaker silent;
    CHECK_FALSE(silent.play(ui::Sound::gun, 50));
    CHECK_FALSE(silent.play(ui::Sound::gun, 50));
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    Speaker speaker;
    CHECK(speaker.play(ui::Sound::gun, 50));
    CHECK(speaker.play(ui::Sound::bell, 100));
}
