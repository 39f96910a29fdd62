#include "ui/window/reading.hpp"

#include <algorithm>

#include "ui/words/tr.hpp"

namespace fow::ui {
namespace {

int top_layer(const std::vector<Box>& boxes) {
    int top = 0;
    for (const Box& box : boxes)
        if (box.kind == Box::Kind::sheet) top = std::max(top, box.layer);
    return top;
}

/// A text on a card of that layer, and not part of a picture.
bool is_read(const Box& box, int layer) {
    return box.kind == Box::Kind::text && box.layer == layer && box.sheet && box.role != TextRole::picture;
}

bool reads_unasked(const Box& box, int layer) {
    return is_read(box, layer) && !box.label && box.about.empty() && box.role != TextRole::log && box.role != TextRole::typed;
}

bool in_sight(const Box& box) {
    const SDL_FRect seen = common_part(box.rect, box.clip);
    return seen.w > 1 && seen.h > 1;
}

bool lies_in(const SDL_FRect& text, const SDL_FRect& rect) {
    const float x = text.x + text.w / 2;
    const float y = text.y + text.h / 2;
    return x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h;
}

std::vector<std::string> focus_texts(const Controls& shown, const Control& control, int layer) {
    const std::vector<Box>& boxes = shown.boxes().all();
    std::vector<std::string> texts{control.kind == Control::Kind::square ? control.name : control.label};
    if (texts.front().empty())
        for (const Box& box : boxes)
            if (is_read(box, layer) && lies_in(box.rect, control.rect)) texts.push_back(box.name);
    texts.push_back(control.state);
    // The hint of a button that shows a sign alone begins with its word.
    const std::string word = control.label + "\n";
    if (control.hint.starts_with(word)) texts.push_back(control.hint.substr(word.size()));
    else if (control.hint != control.label) texts.push_back(control.hint);
    for (const Box& box : boxes)
        if (is_read(box, layer) && box.about == control.name && box.name != control.name) texts.push_back(box.name);
    std::erase(texts, std::string());
    return texts;
}

/// Everything in the cards and parts with these headings is read.
using Headings = std::vector<const Passage*>;

std::vector<bool> new_ones(const Reading& now, const Reading& before) {
    std::vector<std::string> old;
    for (const Passage& passage : before.passages) old.push_back(passage.text);
    std::vector<bool> fresh;
    for (const Passage& passage : now.passages) {
        const auto found = std::find(old.begin(), old.end(), passage.text);
        fresh.push_back(found == old.end());
        if (found != old.end()) old.erase(found);
    }
    return fresh;
}

Headings new_headings(const Reading& now, const std::vector<bool>& fresh) {
    Headings headings;
    for (std::size_t i = 0; i < now.passages.size(); ++i)
        if (fresh[i] && now.passages[i].role == TextRole::heading) headings.push_back(&now.passages[i]);
    return headings;
}

bool is_under(const Passage& passage, const Headings& headings) {
    return std::any_of(headings.begin(), headings.end(), [&](const Passage* heading) {
        return heading->sheet == passage.sheet && (!heading->part || heading->part == passage.part);
    });
}

}  // namespace

bool alike(const Reading& one, const Reading& other) {
    return one.layer == other.layer && one.focus == other.focus && one.focus_texts == other.focus_texts &&
           std::equal(one.passages.begin(), one.passages.end(), other.passages.begin(), other.passages.end(),
                      [](const Passage& a, const Passage& b) { return a.text == b.text && a.role == b.role; });
}

Reading reading_of(const Controls& shown, const Control* focused) {
    Reading reading;
    reading.layer = top_layer(shown.boxes().all());
    for (const Box& box : shown.boxes().all())
        if (reads_unasked(box, reading.layer)) reading.passages.push_back({box.name, box.role, box.sheet, box.part});
    if (focused == nullptr) return reading;
    reading.focus = focused->name;
    reading.focus_texts = focus_texts(shown, *focused, reading.layer);
    return reading;
}

std::vector<std::string> news_in(const Reading& now, const Reading& before) {
    const std::vector<bool> fresh = new_ones(now, before);
    const Headings headings = new_headings(now, fresh);
    std::vector<std::string> news;
    for (std::size_t i = 0; i < now.passages.size(); ++i) {
        const Passage& passage = now.passages[i];
        if (is_under(passage, headings) || (fresh[i] && passage.role != TextRole::aside)) news.push_back(passage.text);
    }
    return news;
}

bool another_page(const Reading& now, const Reading& before) {
    const Headings headings = new_headings(now, new_ones(now, before));
    return std::any_of(headings.begin(), headings.end(), [](const Passage* heading) { return !heading->part; });
}

std::vector<std::string> all_of(const Controls& shown) {
    const int layer = top_layer(shown.boxes().all());
    std::vector<std::string> all;
    for (const Box& box : shown.boxes().all()) {
        if (!is_read(box, layer) || (box.role == TextRole::log && !in_sight(box))) continue;
        all.push_back(box.disabled ? fill(tr("{label}, not available"), {{"label", box.name}}) : box.name);
    }
    return all;
}

}  // namespace fow::ui
