// The sounds are made, not recorded: what can be said of them is said of every one.
#include "catch.hpp"

#include <cmath>
#include <cstdlib>

#include "sound/speaker.hpp"
#include "sound/synthesis.hpp"

using namespace fow;
using namespace fow::sound;

TEST_CASE("Every sound is short, quiet, whole and its own", "[sound]") {
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
        CHECK(peak < 32767 * 7 / 10);  // nothing clips, and two together hardly do
        CHECK(peak > 2000);
        CHECK(std::sqrt(power / static_cast<double>(samples.size())) > 150);  // more than a crack
        CHECK(std::abs(static_cast<int>(samples.front())) < 200);
        CHECK(std::abs(static_cast<int>(samples.back())) < 200);
        CHECK(samples == samples_of(each));
        for (const auto& other : made) CHECK(other != samples);
        made.push_back(samples);
    }
}

TEST_CASE("Voices sound together without overflowing, and end", "[sound]") {
    const std::vector<std::int16_t> loud(100, 30000);
    Mixer mixer;
    for (std::size_t i = 0; i < Mixer::most_voices + 2; ++i) mixer.begin(loud, 1);
    CHECK(mixer.voices() == Mixer::most_voices);
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

TEST_CASE("Without a sound device nothing is heard, and nothing breaks", "[sound]") {
    setenv("SDL_AUDIODRIVER", "there is none", 1);
    Speaker deaf;
    CHECK_FALSE(deaf.play(ui::Sound::gun, 50));
    CHECK_FALSE(deaf.play(ui::Sound::gun, 50));
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    Speaker speaker;
    CHECK(speaker.play(ui::Sound::gun, 50));
    CHECK(speaker.play(ui::Sound::bell, 100));
    unsetenv("SDL_AUDIODRIVER");
}
