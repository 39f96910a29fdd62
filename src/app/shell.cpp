#include "app/shell.hpp"

#include <imgui.h>
#include <cstring>
#include <iomanip>
#include <string_view>
#include <utility>

#include "app/desk.hpp"
#include "app/program.hpp"
#include "app/seats.hpp"
#include "app/who_plays.hpp"
#include "files/files.hpp"
#include "json/documents.hpp"
#include "json/voices.hpp"
#include "ui/pages/settings_screen.hpp"
#include "ui/widgets/widgets.hpp"
#include "ui/window/boxes.hpp"
#include "ui/words/tr.hpp"

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

FrameLog::FrameLog(const std::filesystem::path& file, ui::Window& window) : file_(file, std::ios::binary) {
    window.keep_frames();
    if (!file_) throw DataError(file.string(), "", Told("it cannot be written"));
}

void FrameLog::note(const ui::Window& window, int line, bool moving) {
    const ui::Controls& shown = window.controls();
    file_ << ++frames_ << " line " << line << " pixels " << hash_of_pixels(window.kept_frame()) << " controls " << shown.all().size() << ' '
          << hash_of_controls(shown) << " texts " << shown.texts().size() << ' ' << hash_of_texts(shown) << " pointer "
          << ImGui::GetMouseCursor() << (moving ? " moving " : " resting ") << '"' << SDL_GetWindowTitle(window.sdl_window()) << '"';
    for (const ui::Sound sound : window.sounds()) file_ << " sounds " << word(sound);
    file_ << '\n';
}

LayoutLog::LayoutLog(const std::filesystem::path& file) : file_(file, std::ios::binary) {
    if (!file_) throw DataError(file.string(), "", Told("it cannot be written"));
}

LayoutLog::~LayoutLog() { file_ << frames_ << " frames\n"; }

void LayoutLog::note(const ui::Window& window, int line) {
    ++frames_;
    for (std::string& fault : ui::layout_faults(window.controls().boxes().all(), window.width(), window.window_height()))
        if (reported_.insert(fault).second) file_ << "line " << line << ": " << fault << '\n';
}

namespace {

ui::Setup setup_of(const ProgramOptions& options, const Settings& settings) {
    const Size size = options.size.value_or(Size{settings.width, settings.height});
    ui::Setup setup;
    setup.width = size.width;
    setup.height = size.height;
    setup.fits_screen = !options.size;
    setup.place = settings.place;
    setup.dense = !options.script;  // a script points at pixels
    setup.assets = options.data / "assets";
    setup.blank = options.layout.has_value();
    return setup;
}

}  // namespace

Shell::Shell(Program& program, const Settings& settings)
    : program_(program),
      window_(setup_of(program.options(), settings)),
      messages_(window_),
      reader_(!program.options().script || program.options().speech) {
    window_.offer_speech(reader_.available(), Voice::advice);
    if (program.options().layout) layout_log_.emplace(*program.options().layout);
    if (program.options().frames) frame_log_.emplace(*program.options().frames, window_);
    try {
        const auto file = program.options().data / "assets" / "voices.json";
        voices_ = read_voices(files::read(file), file.string());
    } catch (const DataError& fault) {
        messages_.tell(fault);
    }
}

const Saying* Shell::said_to(Seat seat) const {
    return said_at(voices_, "start:" + std::string(word(program_.table().match().system().documents(), seat)));
}

const Saying* Shell::said_at_end(std::optional<Seat> winner) const {
    const GameDocuments& game = program_.table().match().system().documents();
    return said_at(voices_, "end:" + (winner ? std::string(word(game, *winner)) : std::string("drawn")));
}

void Shell::go(std::unique_ptr<Stage> page) {
    next_ = std::move(page);
    window_.wake();
}

void Shell::show_look() {
    const System& game = program_.current();
    if (std::exchange(look_of_, &game) != &game) window_.use(game.look());
}

void Shell::translate(const std::string& code) {
    look_of_ = nullptr;
    book_ = {};
    show_look();
    if (page_) page_->translate();
    window_.speak(code);
    window_.wake();
}

void Shell::handle(const SDL_Event& event) {
    reader_.hear(event);
    const bool lost =
        event.type == SDL_WINDOWEVENT && (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST ||
                                          event.window.event == SDL_WINDOWEVENT_MINIMIZED || event.window.event == SDL_WINDOWEVENT_HIDDEN);
    const bool asked = event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_F9 && ui::is_plain(event.key.keysym);
    if (asked) program_.seats().drop_veil();
    else if (lost) program_.seats().drop_veil_unasked();
    if (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_F11 && ui::is_plain(event.key.keysym) && event.key.repeat == 0) {
        Settings settings = window_.settings();
        settings.full_screen = !settings.full_screen;
        window_.use(settings);
    }
    const bool reading = messages_.is_open();
    if (event.type == SDL_KEYDOWN && ui::is_plain(event.key.keysym)) handle_overlay_key(event.key.keysym.sym);
    // The page gets no key events while a message, the rulebook or the list of keys covers it. What arrives while a page is about to open
    // is for that page: a player may hold a key for the veil while the game is still being saved.
    Stage& hears = next_ ? *next_ : *page_;
    if ((!reading && !keys_shown_ && !reference_shown_ && !book_.is_open()) || event.type != SDL_KEYDOWN) hears.event(event);
    if (event.type == SDL_QUIT && (reading || !messages_.is_open()))
        program_.desk().leave_again(reading);  // an open message counts as read
    // No page keeps the text of what is dropped, and SDL leaves it to us.
    if (event.type == SDL_DROPFILE || event.type == SDL_DROPTEXT) SDL_free(event.drop.file);
}

void Shell::handle_overlay_key(SDL_Keycode key) {
    const bool escape = key == SDLK_ESCAPE && (keys_shown_ || reference_shown_ || book_.is_open() || messages_.is_open());
    if (escape) window_.swallow_escape();
    if (key == SDLK_F1 || (escape && keys_shown_)) keys_shown_ = key == SDLK_F1 && !keys_shown_;
    else if (book_.is_open() && (escape || key == SDLK_F2)) book_.close();
    else if (key == SDLK_F2) open_rulebook({});
    else if (key == SDLK_F4) window_.ask_for_hint();
    else if (key == SDLK_F3 || (escape && reference_shown_)) toggle_reference(escape);
    else if (escape) messages_.answer_no();
    else if (key == SDLK_ESCAPE && program_.who_plays().is_open()) {
        window_.swallow_escape();
        program_.who_plays().close();
        window_.return_to_menu();
        window_.wake();
    }
}

void Shell::toggle_reference(bool by_escape) {
    reference_shown_ = !reference_shown_ && page_->has_reference();
    if (by_escape) window_.return_to_menu();
    else window_.forget_menu();
}

bool Shell::turn_page() {
    if (!next_) return false;
    // What was typed, held, scrolled or copied must not outlive the page.
    if (page_ && page_->private_to()) window_.forget_copied();
    if (const auto seat = page_ ? page_->private_to() : std::nullopt; seat && seat == program_.seats().seated())
        if (std::string square = window_.keyboard().place_on_map(); !square.empty()) place_ = Place{*seat, std::move(square)};
    page_ = std::move(next_);
    show_look();
    reader_.forget();
    book_.close();
    reference_shown_ = false;
    for (const SDL_Event& released : window_.reset_screen()) page_->event(released);
    if (const auto seat = page_->private_to(); seat && place_) {
        if (*seat == place_->seat) window_.keyboard().enter_map_at(place_->square);
        else place_.reset();
    }
    window_.forget_menu();
    static_cast<void>(window_.take_menu_asked());
    return true;
}

ui::RulebookModel Shell::rulebook() {
    System& system = program_.current();
    if (book_of_ != &system) book_ = {};
    book_of_ = &system;
    ui::RulebookModel model = system.rulebook();
    model.voices = &voices_;
    for (const DataError& fault : system.take_faults()) messages_.tell(fault);
    return model;
}

void Shell::open_rulebook(const std::string& rule) {
    book_.open(rulebook(), rule);
    window_.wake();
    window_.play(ui::Sound::paper);
}

void Shell::draw_reference() {
    if (window_.take_reference_asked()) reference_shown_ = page_->has_reference();
    if (!reference_shown_ || !page_->draw_reference(window_)) return;
    reference_shown_ = false;
    window_.forget_menu();
}

void Shell::draw_top(std::optional<ui::ModalPlace> place) {
    messages_.draw(place);
    if (const auto asked = window_.take_looked_up()) open_rulebook(*asked);
    if (book_.is_open()) book_.draw(window_, rulebook());
    if (keys_shown_ && ui::keys_sheet(window_)) keys_shown_ = false;
}

/// The last frame of a page is not read aloud: the next page may hide its contents.
void Shell::end_frame() {
    const bool whole = !ImGui::GetIO().WantTextInput && window_.keyboard().pressed(window_.key(TurnCommand::read_aloud));
    window_.end_frame();
    if (next_) return window_.wake();
    if (reader_.note(window_, whole)) window_.wake();
    show_look();
    window_.offer_speech(reader_.available(), Voice::advice);
}

void Shell::log_frame(int line, bool rests) {
    if (layout_log_ && rests) layout_log_->note(window_, line);
    if (frame_log_) frame_log_->note(window_, line, !rests);
}

void Shell::play_sounds() {
    if (program_.scripted() || !window_.settings().sound) return;
    for (const ui::Sound sound : window_.sounds())
        if (!speaker_.play(sound, window_.settings().volume))
            window_.notice(ui::tr("No sound device could be opened; the game is silent."));
}

}  // namespace fow::app
