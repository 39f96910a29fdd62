#include "app/reader.hpp"

#include <algorithm>
#include <utility>

namespace fow::app {
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
