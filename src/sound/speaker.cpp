#include "sound/speaker.hpp"

#include <algorithm>

#include "sound/synthesis.hpp"

namespace fow::sound {

void Mixer::begin(const std::vector<std::int16_t>& samples, float volume) {
    if (voices_.size() == max_voices) voices_.erase(voices_.begin());
    voices_.push_back({&samples, 0, volume});
}

void Mixer::fill(std::int16_t* out, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        float sum = 0;
        for (Voice& voice : voices_)
            if (voice.next < voice.samples->size()) sum += voice.volume * static_cast<float>((*voice.samples)[voice.next++]);
        out[i] = static_cast<std::int16_t>(std::clamp(sum, -32767.0F, 32767.0F));
    }
    std::erase_if(voices_, [](const Voice& voice) { return voice.next >= voice.samples->size(); });
}

Speaker::~Speaker() {
    if (device_ == 0) return;
    SDL_CloseAudioDevice(device_);
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

bool Speaker::open() {
    if (device_ != 0 || failed_) return !failed_;
    failed_ = true;
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return false;
    SDL_AudioSpec wanted{};
    wanted.freq = sample_rate;
    wanted.format = AUDIO_S16SYS;
    wanted.channels = 1;
    wanted.samples = 1024;
    wanted.callback = fill_buffer;
    wanted.userdata = this;
    device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (device_ == 0) {
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return false;
    }
    SDL_PauseAudioDevice(device_, 0);
    failed_ = false;
    return true;
}

bool Speaker::play(ui::Sound sound, int volume) {
    if (!open()) return false;
    std::vector<std::int16_t>& samples = samples_[static_cast<std::size_t>(sound)];
    if (samples.empty()) samples = samples_of(sound);  // no voice uses it yet, so no lock is needed
    SDL_LockAudioDevice(device_);
    mixer_.begin(samples, static_cast<float>(volume) / 100);
    SDL_UnlockAudioDevice(device_);
    return true;
}

void Speaker::fill_buffer(void* speaker, Uint8* bytes, int length) {
    auto* out = reinterpret_cast<std::int16_t*>(bytes);
    static_cast<Speaker*>(speaker)->mixer_.fill(out, static_cast<std::size_t>(length) / sizeof(std::int16_t));
}

}  // namespace fow::sound
