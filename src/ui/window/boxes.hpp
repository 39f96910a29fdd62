// Everything on the frame, in full, whether all of it is visible or not: it clips the controls, and the layout is tested with it.
#pragma once

#include <SDL.h>

#include <string>
#include <string_view>
#include <vector>

namespace fow::ui {

struct Box {
    enum class Kind {
        text,
        control,
        square,  ///< of the map: marks, pieces and names are drawn on it
        sheet,   ///< a card; hides what is below
        part,    ///< a scrolling part of a card
    };
    Kind kind = Kind::text;
    std::string name;      ///< for a text: its words
    SDL_FRect rect{};      ///< pixels of the window
    SDL_FRect clip{};      ///< the visible area
    bool scrolls = false;  ///< what is above or below the clip can be scrolled to
    int layer = 0;         ///< 0 the window, then each page opened above it
};

/// The intersection; without width or height if there is none.
[[nodiscard]] SDL_FRect common_part(const SDL_FRect& a, const SDL_FRect& b);

/// Rebuilt every frame.
class Boxes {
public:
    /// `width`, `height`: of the window, pixels.
    void clear(int width, int height);
    /// Whether boxes are kept. Only layout tests need them; clipping works in any case.
    void record(bool on) { records_ = on; }
    void add(Box::Kind kind, std::string_view name, const SDL_FRect& rect);
    /// Everything added until leave() is on this sheet, or this part of one, and is visible inside `clip`.
    void enter(Box::Kind kind, std::string_view name, const SDL_FRect& rect, const SDL_FRect& clip, bool scrolls);
    void leave() { rooms_.pop_back(); }
    /// A page opens above everything.
    void cover() { ++layer_; }

    /// The visible area for what is added now.
    [[nodiscard]] const SDL_FRect& clip() const { return rooms_.back().clip; }
    [[nodiscard]] const std::vector<Box>& all() const { return boxes_; }

private:
    struct Room {
        SDL_FRect clip{};
        bool scrolls = false;
    };
    std::vector<Box> boxes_;
    std::vector<Room> rooms_{Room{}};  ///< the window, and everything entered since
    int layer_ = 0;
    bool records_ = true;
};

/// Returns a sentence for each fault, none for a good frame: outside the window; cut off where nothing scrolls; scrolling but too low to
/// read; texts, controls or sheets of one layer that overlap. A text inside a control is its label, a control inside a text its link, and
/// texts may lie on the map. `width`, `height`: of the window, pixels.
[[nodiscard]] std::vector<std::string> layout_faults(const std::vector<Box>& boxes, int width, int height);

}  // namespace fow::ui
