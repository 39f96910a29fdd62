#include "app/frame_logs.hpp"

#include <cstring>
#include <iomanip>
#include <string_view>

#include "json/documents.hpp"
#include "ui/window/boxes.hpp"

namespace fow::app {
namespace {

/// 64-bit FNV-1a, eight bytes at a time.
class Hash {
public:
    void add(const void* bytes, std::size_t size) {
        const auto* at = static_cast<const unsigned char*>(bytes);
        for (; size >= 8; at += 8, size -= 8) {
            std::uint64_t word = 0;
            std::memcpy(&word, at, 8);
            add(word);
        }
        for (; size > 0; ++at, --size) add(*at);
    }
    void add(std::string_view text) {
        add(text.data(), text.size());
        add(text.size());
    }
    void add(std::uint64_t word) {
        hash_ = (hash_ ^ word) * 0x100000001b3ULL;
        hash_ ^= hash_ >> 32;
    }
    friend std::ostream& operator<<(std::ostream& out, const Hash& hash) {
        return out << std::hex << std::setw(16) << std::setfill('0') << hash.hash_ << std::dec;
    }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

Hash hash_of_pixels(const std::vector<unsigned char>& pixels) {
    Hash hash;
    hash.add(pixels.data(), pixels.size());
    return hash;
}

Hash hash_of_controls(const ui::Controls& controls) {
    Hash hash;
    for (const ui::Control& control : controls.all()) {
        hash.add(control.name);
        hash.add(&control.rect, sizeof control.rect);
        hash.add(control.enabled ? 1 : 0);
    }
    return hash;
}

Hash hash_of_texts(const ui::Controls& controls) {
    Hash hash;
    for (const std::string& text : controls.texts()) hash.add(text);
    return hash;
}

}  // namespace

FrameLog::FrameLog(const std::filesystem::path& file, ui::Window& window) : file_(file) {
    window.keep_frames();
    if (!file_) throw DataError(file.string(), "", "it cannot be written");
}

void FrameLog::note(const ui::Window& window, int line, bool moving) {
    const ui::Controls& shown = window.controls();
    file_ << ++frames_ << " line " << line << " pixels " << hash_of_pixels(window.kept_frame()) << " controls " << shown.all().size() << ' '
          << hash_of_controls(shown) << " texts " << shown.texts().size() << ' ' << hash_of_texts(shown) << " pointer "
          << ImGui::GetMouseCursor() << (moving ? " moving " : " resting ") << '"' << SDL_GetWindowTitle(window.sdl_window()) << '"';
    for (const ui::Sound sound : window.sounds()) file_ << " sounds " << word(sound);
    file_ << '\n';
}

LayoutLog::LayoutLog(const std::filesystem::path& file) : file_(file) {
    if (!file_) throw DataError(file.string(), "", "it cannot be written");
}

LayoutLog::~LayoutLog() { file_ << frames_ << " frames\n"; }

void LayoutLog::note(const ui::Window& window, int line) {
    ++frames_;
    for (std::string& fault : ui::layout_faults(window.controls().boxes().all(), window.width(), window.window_height()))
        if (reported_.insert(fault).second) file_ << "line " << line << ": " << fault << '\n';
}

}  // namespace fow::app
