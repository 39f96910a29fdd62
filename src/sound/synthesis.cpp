#include "sound/synthesis.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace fow::sound {
namespace {

constexpr float circle = 6.2831853F;
constexpr float loudest = 0.6F;  ///< of full scale

/// PCG, 32 bits of 64: noise that is the same everywhere.
class Noise {
public:
    explicit Noise(std::uint64_t seed) : state_(seed * 2 + 1) {}
    /// -1 to 1.
    float next() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005ULL + 1442695040888963407ULL;
        const auto mixed = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
        const auto turn = static_cast<std::uint32_t>(old >> 59U);
        const std::uint32_t bits = (mixed >> turn) | (mixed << ((32U - turn) & 31U));
        return static_cast<float>(bits) / 2147483648.0F - 1;
    }

private:
    std::uint64_t state_;
};

/// Lets a band of it through: two poles round `hertz`; the narrower, the longer it rings.
class Band {
public:
    Band(float hertz, float width) {
        const float radius = std::exp(-circle / 2 * width / sample_rate);
        feed_ = 2 * radius * std::cos(circle * hertz / sample_rate);
        back_ = -radius * radius;
        gain_ = (1 - radius * radius) * 0.7F;
    }
    float operator()(float in) {
        const float out = gain_ * in + feed_ * one_ + back_ * two_;
        two_ = one_;
        one_ = out;
        return out;
    }

private:
    float feed_;
    float back_;
    float gain_;
    float one_ = 0;
    float two_ = 0;
};

class Mix {
public:
    explicit Mix(float seconds) : samples_(static_cast<std::size_t>(seconds * sample_rate)) {}

    /// A sine that dies away; it glides from `hertz` to `to`.
    Mix& tone(float at, float hertz, float to, float fall, float loud) {
        float phase = 0;
        run(at, [&](float t) {
            phase += circle * (to + (hertz - to) * std::exp(-t / fall * 2)) / sample_rate;
            return std::sin(phase) * std::exp(-t / fall) * loud;
        });
        return *this;
    }
    /// A burst of noise in a band; it swells for `swell` seconds and dies away.
    Mix& burst(float at, float hertz, float width, float swell, float fall, float loud, std::uint64_t seed) {
        Noise noise(seed);
        Band band(hertz, width);
        run(at, [&](float t) {
            const float envelope = t < swell ? t / swell : std::exp(-(t - swell) / fall);
            return band(noise.next()) * envelope * loud;
        });
        return *this;
    }
    /// As loud as its peak may be, its edges taken off.
    std::vector<std::int16_t> done(float peak) {
        float high = 1e-6F;
        const std::size_t edge = sample_rate / 500;
        for (std::size_t i = 0; i < samples_.size(); ++i) {
            const std::size_t from_end = samples_.size() - 1 - i;
            const auto fade = [&](std::size_t distance, std::size_t length) {
                return std::min(1.0F, static_cast<float>(distance) / static_cast<float>(length));
            };
            samples_[i] *= fade(i, edge) * fade(from_end, edge * 10);
            high = std::max(high, std::abs(samples_[i]));
        }
        std::vector<std::int16_t> out;
        out.reserve(samples_.size());
        for (const float sample : samples_) out.push_back(static_cast<std::int16_t>(std::lround(sample / high * peak * loudest * 32767)));
        return out;
    }

private:
    template <class Of>
    void run(float at, const Of& of) {
        const auto first = static_cast<std::size_t>(at * sample_rate);
        for (std::size_t i = first; i < samples_.size(); ++i) samples_[i] += of(static_cast<float>(i - first) / sample_rate);
    }
    std::vector<float> samples_;
};

void drum(Mix& mix, float at, float loud, std::uint64_t seed) {
    mix.tone(at, 190, 120, 0.09F, loud).burst(at, 1900, 1800, 0.001F, 0.05F, loud * 2.2F, seed);
}

void hoof(Mix& mix, float at, float loud, std::uint64_t seed) {
    mix.burst(at, 420, 260, 0.002F, 0.018F, loud * 3, seed).tone(at, 150, 95, 0.035F, loud * 0.6F);
}

std::vector<std::int16_t> paper() {
    return Mix(0.13F).burst(0, 3600, 3000, 0.03F, 0.03F, 1, 11).burst(0.05F, 5200, 2500, 0.01F, 0.02F, 0.6F, 12).done(0.35F);
}

std::vector<std::int16_t> step() {
    Mix mix(0.4F);
    drum(mix, 0, 0.8F, 21);
    drum(mix, 0.13F, 0.6F, 22);
    return mix.done(0.6F);
}

std::vector<std::int16_t> hooves() {
    Mix mix(0.6F);
    for (int stride = 0; stride < 2; ++stride)
        for (int foot = 0; foot < 3; ++foot)
            hoof(mix, 0.27F * static_cast<float>(stride) + 0.07F * static_cast<float>(foot), foot == 2 ? 1 : 0.7F,
                 31 + static_cast<std::uint64_t>(3 * stride + foot));
    return mix.done(0.7F);
}

std::vector<std::int16_t> gun() {
    return Mix(1.1F)
        .burst(0, 160, 300, 0.003F, 0.2F, 3, 41)
        .burst(0, 900, 1500, 0.001F, 0.06F, 1.6F, 42)
        .tone(0, 95, 38, 0.3F, 1.1F)
        .burst(0.12F, 240, 200, 0.1F, 0.28F, 0.8F, 43)
        .done(1);
}

std::vector<std::int16_t> far_gun() {
    return Mix(0.9F)
        .burst(0.16F, 110, 110, 0.02F, 0.22F, 2, 51)
        .tone(0.16F, 70, 42, 0.25F, 0.7F)
        .burst(0.3F, 300, 400, 0.06F, 0.15F, 0.5F, 52)
        .done(0.6F);
}

std::vector<std::int16_t> blade() {
    return Mix(0.5F)
        .burst(0, 5200, 900, 0.002F, 0.05F, 1.2F, 61)
        .tone(0.02F, 2630, 2600, 0.12F, 0.4F)
        .tone(0.02F, 3950, 3920, 0.09F, 0.3F)
        .tone(0.02F, 5710, 5700, 0.06F, 0.2F)
        .burst(0.12F, 6100, 1200, 0.004F, 0.04F, 0.7F, 62)
        .done(0.45F);
}

std::vector<std::int16_t> fall() {
    return Mix(0.4F)
        .tone(0, 170, 65, 0.1F, 1)
        .burst(0, 500, 500, 0.002F, 0.03F, 1.4F, 71)
        .burst(0.11F, 350, 300, 0.004F, 0.04F, 0.8F, 72)
        .done(0.6F);
}

std::vector<std::int16_t> rout() {
    Mix mix(0.75F);
    for (int i = 0; i < 6; ++i)
        hoof(mix, 0.085F * static_cast<float>(i), 1 - 0.14F * static_cast<float>(i), 81 + static_cast<std::uint64_t>(i));
    return mix.burst(0, 800, 500, 0.25F, 0.2F, 0.25F, 88).done(0.55F);
}

std::vector<std::int16_t> die() {
    Mix mix(0.85F);
    constexpr std::array knocks{0.0F, 0.13F, 0.24F, 0.36F, 0.46F, 0.54F, 0.6F};
    for (std::size_t i = 0; i < knocks.size(); ++i) {
        const float loud = 1 - 0.11F * static_cast<float>(i);
        const float pitch = 1250 + 170 * static_cast<float>(i % 3);
        mix.burst(knocks[i], pitch, 350, 0.001F, 0.012F, 2.4F * loud, 91 + i)
            .tone(knocks[i], pitch * 0.55F, pitch * 0.5F, 0.02F, 0.5F * loud);
    }
    return mix.done(0.55F);
}

std::vector<std::int16_t> card() {
    return Mix(0.22F)
        .burst(0, 2400, 2200, 0.05F, 0.02F, 0.8F, 101)
        .burst(0.07F, 1100, 800, 0.001F, 0.02F, 2, 102)
        .tone(0.07F, 240, 180, 0.03F, 0.4F)
        .done(0.45F);
}

std::vector<std::int16_t> bell() {
    return Mix(1.2F)
        .tone(0, 659, 659, 0.42F, 1)
        .tone(0, 1322, 1320, 0.28F, 0.5F)
        .tone(0, 1810, 1808, 0.2F, 0.35F)
        .tone(0, 2790, 2785, 0.1F, 0.25F)
        .done(0.5F);
}

std::vector<std::int16_t> drums() {
    Mix mix(1.15F);
    constexpr std::array beats{0.0F, 0.16F, 0.32F, 0.4F, 0.48F, 0.64F, 0.72F, 0.8F, 0.88F};
    for (std::size_t i = 0; i < beats.size(); ++i) drum(mix, beats[i], i % 3 == 0 ? 1 : 0.6F, 121 + i);
    return mix.tone(0, 85, 60, 0.2F, 0.8F).tone(0.64F, 85, 60, 0.2F, 0.8F).done(0.8F);
}

}  // namespace

std::vector<std::int16_t> samples_of(ui::Sound sound) {
    switch (sound) {
        case ui::Sound::paper: return paper();
        case ui::Sound::step: return step();
        case ui::Sound::hooves: return hooves();
        case ui::Sound::gun: return gun();
        case ui::Sound::far_gun: return far_gun();
        case ui::Sound::blade: return blade();
        case ui::Sound::fall: return fall();
        case ui::Sound::rout: return rout();
        case ui::Sound::die: return die();
        case ui::Sound::card: return card();
        case ui::Sound::bell: return bell();
        case ui::Sound::drums: return drums();
    }
    return {};
}

}  // namespace fow::sound
