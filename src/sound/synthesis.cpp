#include "sound/synthesis.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/pcg32.hpp"

namespace fow::sound {
namespace {

constexpr double full_circle = 6.283185307179586;
constexpr double loudest = 0.6;  ///< fraction of full scale

/// White noise, -1 to 1.
double noise(Pcg32& numbers) { return numbers.next() / 2147483648.0 - 1; }

/// Band-pass filter: two poles around `hertz`. The narrower the band, the longer it rings.
class Band {
public:
    Band(double hertz, double width) {
        const double radius = std::exp(-full_circle / 2 * width / sample_rate);
        feed_ = 2 * radius * std::cos(full_circle * hertz / sample_rate);
        back_ = -radius * radius;
        gain_ = (1 - radius * radius) * 0.7;
    }
    double operator()(double in) {
        const double out = gain_ * in + feed_ * one_ + back_ * two_;
        two_ = one_;
        one_ = out;
        return out;
    }

private:
    double feed_;
    double back_;
    double gain_;
    double one_ = 0;
    double two_ = 0;
};

class Mix {
public:
    explicit Mix(double seconds) : samples_(static_cast<std::size_t>(seconds * sample_rate)) {}

    /// A fading sine that glides from `hertz` to `to`.
    Mix& tone(double at, double hertz, double to, double fall, double loud) {
        double phase = 0;
        run(at, [&](double t) {
            phase += full_circle * (to + (hertz - to) * std::exp(-t / fall * 2)) / sample_rate;
            return std::sin(phase) * std::exp(-t / fall) * loud;
        });
        return *this;
    }
    /// A burst of band-passed noise that swells for `swell` seconds and then fades.
    Mix& burst(double at, double hertz, double width, double swell, double fall, double loud, std::uint64_t seed) {
        Pcg32 numbers(seed);
        Band band(hertz, width);
        run(at, [&](double t) {
            const double envelope = t < swell ? t / swell : std::exp(-(t - swell) / fall);
            return band(noise(numbers)) * envelope * loud;
        });
        return *this;
    }
    /// Normalised to `peak` (0 to 1), with both ends faded.
    std::vector<std::int16_t> done(double peak) {
        double high = 1e-6;
        const std::size_t edge = sample_rate / 500;
        for (std::size_t i = 0; i < samples_.size(); ++i) {
            const std::size_t from_end = samples_.size() - 1 - i;
            const auto fade = [&](std::size_t distance, std::size_t length) {
                return std::min(1.0, static_cast<double>(distance) / static_cast<double>(length));
            };
            samples_[i] *= fade(i, edge) * fade(from_end, edge * 10);
            high = std::max(high, std::abs(samples_[i]));
        }
        std::vector<std::int16_t> out;
        out.reserve(samples_.size());
        for (const double sample : samples_) out.push_back(static_cast<std::int16_t>(std::lround(sample / high * peak * loudest * 32767)));
        return out;
    }

private:
    template <class Of>
    void run(double at, const Of& of) {
        const auto first = static_cast<std::size_t>(at * sample_rate);
        for (std::size_t i = first; i < samples_.size(); ++i) samples_[i] += of(static_cast<double>(i - first) / sample_rate);
    }
    std::vector<double> samples_;
};

void drum(Mix& mix, double at, double loud, std::uint64_t seed) {
    mix.tone(at, 190, 120, 0.09, loud).burst(at, 1900, 1800, 0.001, 0.05, loud * 2.2, seed);
}

void hoof(Mix& mix, double at, double loud, std::uint64_t seed) {
    mix.burst(at, 420, 260, 0.002, 0.018, loud * 3, seed).tone(at, 150, 95, 0.035, loud * 0.6);
}

std::vector<std::int16_t> paper() {
    return Mix(0.13).burst(0, 3600, 3000, 0.03, 0.03, 1, 11).burst(0.05, 5200, 2500, 0.01, 0.02, 0.6, 12).done(0.35);
}

std::vector<std::int16_t> step() {
    Mix mix(0.4);
    drum(mix, 0, 0.8, 21);
    drum(mix, 0.13, 0.6, 22);
    return mix.done(0.6);
}

std::vector<std::int16_t> hooves() {
    Mix mix(0.6);
    for (int stride = 0; stride < 2; ++stride)
        for (int foot = 0; foot < 3; ++foot)
            hoof(mix, 0.27 * static_cast<double>(stride) + 0.07 * static_cast<double>(foot), foot == 2 ? 1 : 0.7,
                 31 + static_cast<std::uint64_t>(3 * stride + foot));
    return mix.done(0.7);
}

std::vector<std::int16_t> gun() {
    return Mix(1.1)
        .burst(0, 160, 300, 0.003, 0.2, 3, 41)
        .burst(0, 900, 1500, 0.001, 0.06, 1.6, 42)
        .tone(0, 95, 38, 0.3, 1.1)
        .burst(0.12, 240, 200, 0.1, 0.28, 0.8, 43)
        .done(1);
}

std::vector<std::int16_t> far_gun() {
    return Mix(0.9)
        .burst(0.16, 110, 110, 0.02, 0.22, 2, 51)
        .tone(0.16, 70, 42, 0.25, 0.7)
        .burst(0.3, 300, 400, 0.06, 0.15, 0.5, 52)
        .done(0.6);
}

std::vector<std::int16_t> blade() {
    return Mix(0.5)
        .burst(0, 5200, 900, 0.002, 0.05, 1.2, 61)
        .tone(0.02, 2630, 2600, 0.12, 0.4)
        .tone(0.02, 3950, 3920, 0.09, 0.3)
        .tone(0.02, 5710, 5700, 0.06, 0.2)
        .burst(0.12, 6100, 1200, 0.004, 0.04, 0.7, 62)
        .done(0.45);
}

std::vector<std::int16_t> fall() {
    return Mix(0.4).tone(0, 170, 65, 0.1, 1).burst(0, 500, 500, 0.002, 0.03, 1.4, 71).burst(0.11, 350, 300, 0.004, 0.04, 0.8, 72).done(0.6);
}

std::vector<std::int16_t> rout() {
    Mix mix(0.75);
    for (int i = 0; i < 6; ++i)
        hoof(mix, 0.085 * static_cast<double>(i), 1 - 0.14 * static_cast<double>(i), 81 + static_cast<std::uint64_t>(i));
    return mix.burst(0, 800, 500, 0.25, 0.2, 0.25, 88).done(0.55);
}

std::vector<std::int16_t> die() {
    Mix mix(0.85);
    constexpr std::array knocks{0.0, 0.13, 0.24, 0.36, 0.46, 0.54, 0.6};
    for (std::size_t i = 0; i < knocks.size(); ++i) {
        const double loud = 1 - 0.11 * static_cast<double>(i);
        const double pitch = 1250 + 170 * static_cast<double>(i % 3);
        mix.burst(knocks[i], pitch, 350, 0.001, 0.012, 2.4 * loud, 91 + i).tone(knocks[i], pitch * 0.55, pitch * 0.5, 0.02, 0.5 * loud);
    }
    return mix.done(0.55);
}

std::vector<std::int16_t> card() {
    return Mix(0.22)
        .burst(0, 2400, 2200, 0.05, 0.02, 0.8, 101)
        .burst(0.07, 1100, 800, 0.001, 0.02, 2, 102)
        .tone(0.07, 240, 180, 0.03, 0.4)
        .done(0.45);
}

std::vector<std::int16_t> bell() {
    return Mix(1.2)
        .tone(0, 659, 659, 0.42, 1)
        .tone(0, 1322, 1320, 0.28, 0.5)
        .tone(0, 1810, 1808, 0.2, 0.35)
        .tone(0, 2790, 2785, 0.1, 0.25)
        .done(0.5);
}

std::vector<std::int16_t> drums() {
    Mix mix(1.15);
    constexpr std::array beats{0.0, 0.16, 0.32, 0.4, 0.48, 0.64, 0.72, 0.8, 0.88};
    for (std::size_t i = 0; i < beats.size(); ++i) drum(mix, beats[i], i % 3 == 0 ? 1 : 0.6, 121 + i);
    return mix.tone(0, 85, 60, 0.2, 0.8).tone(0.64, 85, 60, 0.2, 0.8).done(0.8);
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
