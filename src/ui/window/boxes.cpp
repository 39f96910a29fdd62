#include "ui/window/boxes.hpp"

#include <algorithm>
#include <cmath>

#include "language/tr.hpp"

namespace fow::ui {

SDL_FRect common_part(const SDL_FRect& a, const SDL_FRect& b) {
    const float left = std::max(a.x, b.x);
    const float top = std::max(a.y, b.y);
    return {left, top, std::max(0.0F, std::min(a.x + a.w, b.x + b.w) - left), std::max(0.0F, std::min(a.y + a.h, b.y + b.h) - top)};
}

void Boxes::clear(int width, int height) {
    boxes_.clear();
    rooms_.assign(1, {{0, 0, static_cast<float>(width), static_cast<float>(height)}, false});
    about_.clear();
    layer_ = 0;
}

void Boxes::add(Box::Kind kind, std::string_view name, const SDL_FRect& rect) {
    if (records_) boxes_.push_back({kind, std::string(name), rect, rooms_.back().clip, rooms_.back().scrolls, layer_});
}

void Boxes::add(std::string_view text, const SDL_FRect& rect, TextRole role, bool label, bool disabled) {
    if (!records_) return;
    const Room& room = rooms_.back();
    boxes_.push_back(
        {Box::Kind::text, std::string(text), rect, room.clip, room.scrolls, layer_, role, label, disabled, about_, room.sheet, room.part});
}

void Boxes::enter(Box::Kind kind, std::string_view name, const SDL_FRect& rect, const SDL_FRect& clip, bool scrolls) {
    add(kind, name, rect);
    const int index = static_cast<int>(boxes_.size()) - 1;
    const bool sheet = kind == Box::Kind::sheet;
    rooms_.push_back(
        {common_part(clip, rooms_.back().clip), scrolls, sheet ? index : rooms_.back().sheet, sheet ? std::nullopt : std::optional(index)});
}

namespace {

constexpr float slack = 1.5F;     // pixels: places are rounded
constexpr float leading = 0.2F;   // of a line's height, above and below its letters
constexpr float least_part = 36;  // units: scrolling needs at least two lines of small text

using BoxKind = Box::Kind;

bool inside(const SDL_FRect& a, const SDL_FRect& b) {
    return a.x >= b.x - slack && a.y >= b.y - slack && a.x + a.w <= b.x + b.w + slack && a.y + a.h <= b.y + b.h + slack;
}

/// Without the leading above and below; the same for a text of several lines.
SDL_FRect ink_of(const Box& box, float line) {
    if (box.kind != BoxKind::text) return box.rect;
    const float air = std::min(box.rect.h, line) * leading;
    return {box.rect.x, box.rect.y + air, box.rect.w, box.rect.h - 2 * air};
}

bool meet(const SDL_FRect& a, const SDL_FRect& b) {
    const SDL_FRect both = common_part(a, b);
    return both.w > slack && both.h > slack;
}

std::string named(const Box& box) {
    constexpr const char* kinds[] = {"the text \"", "the control \"", "the square \"", "the sheet \"", "the part \""};
    return kinds[static_cast<std::size_t>(box.kind)] + box.name + '"';
}

std::string placed(const SDL_FRect& r) {
    const auto whole = [](float n) { return std::to_string(std::lround(n)); };
    return " (" + whole(r.x) + "," + whole(r.y) + " " + whole(r.w) + "x" + whole(r.h) + ")";
}

bool is_link(const Box& box) { return box.name.rfind("rule:", 0) == 0; }

/// May the two overlap? A label and its control, a link and its text, a sheet or part and its contents.
bool belong(const Box& a, const Box& b) {
    const auto are = [&](BoxKind one, BoxKind other) { return (a.kind == one && b.kind == other) || (a.kind == other && b.kind == one); };
    if (are(BoxKind::text, BoxKind::square)) return true;
    if (are(BoxKind::text, BoxKind::control)) return inside(a.rect, b.rect) || inside(b.rect, a.rect);
    if (a.kind == BoxKind::part || b.kind == BoxKind::part) return true;
    if (are(BoxKind::control, BoxKind::control)) return is_link(a) != is_link(b);  // a row that names a rule
    if (a.kind == BoxKind::sheet || b.kind == BoxKind::sheet) {
        const Box& sheet = a.kind == BoxKind::sheet ? a : b;
        const Box& other = a.kind == BoxKind::sheet ? b : a;
        return other.kind != BoxKind::sheet && inside(other.clip, sheet.rect);
    }
    return false;
}

bool lower(char c) { return c >= 'a' && c <= 'z'; }
bool digit(char c) { return c >= '0' && c <= '9'; }

/// "a4-c5", "e4xe6", "e4-off": a square that is joined to the next word. A log may write moves like this after the side that made
/// them: "Turn 3: Blue: j4-j6.", "Red moves a7-a6."
bool joins_squares(std::string_view text) {
    const auto part_of_word = [](char c) { return lower(c) || digit(c) || (c >= 'A' && c <= 'Z') || c == '-'; };
    const auto is_of_side = [&](std::size_t at) {
        if (text.substr(0, at).ends_with("moves ")) return true;
        if (at < 3 || text.substr(at - 2, 2) != ": ") return false;
        const std::size_t space = text.substr(0, at - 2).rfind(' ');
        return space == std::string_view::npos || (space > 0 && text[space - 1] == ':');
    };
    for (std::size_t i = 0; i + 3 < text.size(); ++i) {
        if (!lower(text[i]) || !digit(text[i + 1]) || (i > 0 && part_of_word(text[i - 1])) || is_of_side(i)) continue;
        std::size_t end = i + 2;
        while (end < text.size() && digit(text[end])) ++end;
        if (end + 1 < text.size() && (text[end] == '-' || text[end] == 'x') && lower(text[end + 1])) return true;
    }
    return false;
}

}  // namespace

bool says_notation(std::string_view text) {
    // The words that may stand before two joined squares are known in English only; the rulebook says so what a diagram forbids.
    constexpr std::string_view crossed_out = "Crossed out: ";
    const bool english = tr("Crossed out: {list}.").starts_with(crossed_out);
    if (english && !text.starts_with(crossed_out) && joins_squares(text)) return true;
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        const char before = text[i - 1], after = text[i + 1];
        if (text[i] == '+' && (lower(before) || digit(before)) && lower(after)) return true;
        if (text[i] == ':' && lower(before) && (lower(after) || digit(after))) return true;
    }
    for (std::size_t at = text.find('('); at != std::string_view::npos; at = text.find('(', at + 1)) {
        std::size_t end = at + 1;
        while (end < text.size() && digit(text[end])) ++end;
        if (end - at > 2 && text.substr(end, 2) == ", " && end + 2 < text.size() && digit(text[end + 2])) return true;
    }
    return false;
}

std::vector<std::string> layout_faults(const std::vector<Box>& boxes, int width, int height) {
    std::vector<std::string> faults;
    const SDL_FRect window{0, 0, static_cast<float>(width), static_cast<float>(height)};
    const float scale = std::min(window.w / 1280, window.h / 800);
    const float line = 24 * scale;
    std::vector<SDL_FRect> seen;
    for (const Box& box : boxes) {
        const SDL_FRect ink = ink_of(box, line);
        seen.push_back(common_part(ink, box.clip));
        const bool level = ink.x >= box.clip.x - slack && ink.x + ink.w <= box.clip.x + box.clip.w + slack;
        if (!inside(ink, box.clip) && !(box.scrolls && level))
            faults.push_back(named(box) + placed(box.rect) + (inside(window, box.clip) ? " is outside" : " is cut off by") +
                             placed(box.clip));
        if (box.kind == BoxKind::text && box.role != TextRole::typed && says_notation(box.name))
            faults.push_back(named(box) + " has words of a notation");
        if (box.kind == BoxKind::part && box.rect.h < least_part * scale)
            faults.push_back(named(box) + placed(box.rect) + " is too low to read in");
    }
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t j = i + 1; j < boxes.size(); ++j)
            if (boxes[i].layer == boxes[j].layer && meet(seen[i], seen[j]) && !belong(boxes[i], boxes[j]))
                faults.push_back(named(boxes[i]) + placed(boxes[i].rect) + " and " + named(boxes[j]) + placed(boxes[j].rect) + " overlap");
    return faults;
}

}  // namespace fow::ui
