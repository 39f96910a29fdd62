// Speaks with the voices of Windows (SAPI 5).
#include <algorithm>
#include <cwchar>
#include <string>

// After the others, which keep it from defining min and max; the headers below need the names of Windows that it brings.
#include "files/platform_windows.hpp"

#include <initguid.h>  // no library has the names of SAPI
#include <sapi.h>

#include "app/voice.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

template <class T>
struct Released {
    void operator()(T* object) const { object->Release(); }
};
template <class T>
using Held = std::unique_ptr<T, Released<T>>;

/// A voice of that language ("de", "pt_BR"); null if there is none.
Held<ISpObjectToken> voice_for(std::string language) {
    std::replace(language.begin(), language.end(), '_', '-');
    const LCID locale = ::LocaleNameToLCID(platform::wide(language).c_str(), 0);  // "de" as a country speaks it: so voices are listed
    if (locale == 0) return nullptr;
    ISpObjectTokenCategory* category = nullptr;
    if (FAILED(::CoCreateInstance(CLSID_SpObjectTokenCategory, nullptr, CLSCTX_ALL, IID_ISpObjectTokenCategory,
                                  reinterpret_cast<void**>(&category))))
        return nullptr;
    const Held<ISpObjectTokenCategory> all(category);
    wchar_t wanted[32];
    std::swprintf(wanted, std::size(wanted), L"Language=%lx", locale & 0xFFFFUL);
    IEnumSpObjectTokens* list = nullptr;
    if (FAILED(all->SetId(SPCAT_VOICES, FALSE)) || FAILED(all->EnumTokens(wanted, nullptr, &list)) || list == nullptr) return nullptr;
    const Held<IEnumSpObjectTokens> found(list);
    ISpObjectToken* first = nullptr;
    return found->Next(1, &first, nullptr) == S_OK ? Held<ISpObjectToken>(first) : nullptr;
}

}  // namespace

const char* const Voice::advice =
    tr_later("To have the screen read aloud, install a voice in the settings of Windows and start the game again.");

struct Voice::Speech {
    Held<ISpVoice> voice;
    std::string language;  ///< of the sentences so far
    bool begun = false;    ///< the library for objects, by this object
    bool spoke = false;    ///< since the last silence
    ~Speech() {
        voice.reset();
        if (begun) ::CoUninitialize();
    }
};

Voice::Voice(bool allowed) : speech_(std::make_unique<Speech>()) {
    if (!allowed) return;
    speech_->begun = SUCCEEDED(::CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED));
    ISpVoice* voice = nullptr;
    if (FAILED(::CoCreateInstance(CLSID_SpVoice, nullptr, CLSCTX_ALL, IID_ISpVoice, reinterpret_cast<void**>(&voice)))) return;
    speech_->voice.reset(voice);
    // Without a voice or a sound card it cannot speak either.
    ISpObjectToken* usual = nullptr;
    if (FAILED(voice->GetVoice(&usual)) || usual == nullptr) speech_->voice.reset();
    else usual->Release();
}

Voice::~Voice() { silence(); }

bool Voice::available() const { return speech_->voice != nullptr; }

bool Voice::busy() const { return false; }

void Voice::tick() {}

void Voice::say(std::string_view text, When when) {
    const std::string spoken = speakable(text);
    if (spoken.empty() || !available()) return;
    // The code of the language of the sentences; each catalogue translates it into its own code.
    if (const std::string language = ui::tr("en"); language != speech_->language) {
        speech_->language = language;
        const auto voice = voice_for(language);
        speech_->voice->SetVoice(voice.get());  // null: the usual one
    }
    const DWORD flags = SPF_ASYNC | SPF_IS_NOT_XML | (when == When::now ? SPF_PURGEBEFORESPEAK : 0);
    speech_->spoke = true;
    if (FAILED(speech_->voice->Speak(platform::wide(spoken).c_str(), flags, nullptr))) speech_->voice.reset();
}

void Voice::silence() {
    if (std::exchange(speech_->spoke, false) && available()) speech_->voice->Speak(nullptr, SPF_ASYNC | SPF_PURGEBEFORESPEAK, nullptr);
}

}  // namespace fow::app
