#include "app/reader.hpp"

#include <algorithm>
#include <utility>

#include "core/visible.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// spd-say only passes its text on; one that takes longer hangs.
constexpr std::chrono::seconds patience{5};
constexpr std::size_t most_waiting = 8;

/// The beginning of the text, up to the end of a word.
std::string_view beginning(std::string_view text, std::size_t limit) {
    if (text.size() <= limit) return text;
    text = text.substr(0, limit);
    text.remove_suffix(incomplete_end(text));
    const std::size_t blank = text.rfind(' ');
    return blank == std::string_view::npos ? text : text.substr(0, blank);
}

}  // namespace

std::string speakable(std::string_view text) {
    std::string spoken;
    for (const char letter : without_controls(text)) {
        // Older versions of spd-say treat their text as a format string.
        if (letter == '%') spoken += ui::tr("percent");
        else if (letter != ' ' || (!spoken.empty() && spoken.back() != ' ')) spoken += letter;
    }
    return std::string(beginning(spoken, spoken_limit));
}

Voice::Voice(bool allowed) {
    if (allowed) program_ = platform::find_program("spd-say");
}

void Voice::say(std::string_view text, When when) {
    const std::string spoken = speakable(text);
    if (spoken.empty() || !available()) return;
    // The code of the language of the sentences; each catalogue translates it into its own code.
    std::vector<std::string> arguments{"-P", "message", "-l", ui::tr("en"), "--", spoken};
    if (when == When::now) {
        waiting_.clear();
        arguments.insert(arguments.begin(), "-C");
    }
    if (waiting_.size() < most_waiting) waiting_.push_back(std::move(arguments));
    tick();
}

void Voice::silence() {
    waiting_.clear();
    if (!std::exchange(spoke_, false)) return;
    // A program that is still running may not have passed on its text yet.
    for (platform::Child& child : running_) child.end();
    run({"-C"});
}

void Voice::tick() {
    const bool hangs = std::chrono::steady_clock::now() - started_ > patience;
    if (hangs)
        for (platform::Child& child : running_) child.end();
    std::erase_if(running_, [](platform::Child& child) { return !child.runs(); });
    if (!running_.empty() || waiting_.empty()) return;
    const std::vector<std::string> next = std::move(waiting_.front());
    waiting_.pop_front();
    spoke_ = true;
    run(next);
}

void Voice::run(std::vector<std::string> arguments) {
    platform::Error error;
    platform::Child child(program_, std::move(arguments), error);
    started_ = std::chrono::steady_clock::now();
    if (!error) return running_.push_back(child);
    program_.clear();
    waiting_.clear();
}

namespace {

/// "The Battle. Three actions left. End the turn"
std::string joined(const std::vector<std::string>& texts) {
    std::string all;
    for (const std::string& text : texts) {
        if (text.empty()) continue;
        const bool ended = !all.empty() && std::string_view(".:!?").find(all.back()) != std::string_view::npos;
        if (!all.empty()) all += ended ? " " : ". ";
        all += text;
    }
    return all;
}

bool loses_sight(const SDL_Event& event) {
    return event.type == SDL_WINDOWEVENT &&
           (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST || event.window.event == SDL_WINDOWEVENT_MINIMIZED ||
            event.window.event == SDL_WINDOWEVENT_HIDDEN);
}

}  // namespace

void Reader::hear(const SDL_Event& event) {
    const bool gained = event.type == SDL_WINDOWEVENT && event.window.event == SDL_WINDOWEVENT_FOCUS_GAINED;
    const bool pressed = event.type == SDL_KEYDOWN || event.type == SDL_MOUSEBUTTONDOWN;
    if (pressed) acted_ = true;
    if (loses_sight(event)) {
        watched_ = false;
        voice_.silence();
    } else if (gained || pressed) {
        watched_ = true;
    }
}

void Reader::forget() {
    voice_.silence();
    now_ = {};
    said_.clear();
    focus_.clear();
    focus_texts_.clear();
    whole_ = false;
    first_ = true;
}

/// For a control that keeps the focus, only what is new.
std::vector<std::string> Reader::focus_news() const {
    std::vector<std::string> texts = now_.focus_texts;
    if (now_.focus == focus_)
        std::erase_if(texts, [&](const std::string& text) {
            return std::find(focus_texts_.begin(), focus_texts_.end(), text) != focus_texts_.end();
        });
    return texts;
}

std::vector<std::string> Reader::news(const ui::Reading& before) const {
    std::vector<std::string> news = ui::news_in(now_, before);
    const std::vector<std::string> focus = focus_news();
    news.insert(ui::another_page(now_, before) ? news.end() : news.begin(), focus.begin(), focus.end());
    return news;
}

bool Reader::note(const ui::Window& window, bool whole) {
    if (!window.settings().speech || !available() || !watched_) {
        if (!first_) forget();
        return false;
    }
    whole_ = whole_ || whole;
    ui::Reading reading = ui::reading_of(window.controls(), window.keyboard().focused(window.controls()));
    const bool moves = first_ || !alike(reading, now_);
    first_ = false;
    const int layer_before = now_.layer;
    now_ = std::move(reading);
    if (moves) {
        if (now_.layer < layer_before) closed_ = true;
        return true;
    }
    said_.resize(static_cast<std::size_t>(now_.layer) + 1);
    ui::Reading& before = said_.back();
    const std::string text = joined(std::exchange(whole_, false) ? ui::all_of(window.controls()) : news(before));
    before = now_;
    focus_ = now_.focus;
    focus_texts_ = now_.focus_texts;
    if (std::exchange(closed_, false) && text.empty()) voice_.silence();
    if (!text.empty()) voice_.say(text, std::exchange(acted_, false) ? Voice::When::now : Voice::When::after);
    return false;
}

}  // namespace fow::app
