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
        square,  ///< of the map: marks, pieces and names lie on it
        sheet,   ///< a card; it hides what is below
        part,    ///< of a card, that scrolls
    };
    Kind kind = Kind::text;
    std::string name;      ///< of a text: what it says
    SDL_FRect rect{};      ///< pixels of the window
    SDL_FRect clip{};      ///< what can be seen of it lies in here
    bool scrolls = false;  ///< what lies above or below of that can be scrolled to
    int layer = 0;         ///< 0 the window, then each page that opened above it
};

/// What both cover; without width or height where that is nothing.
[[nodiscard]] SDL_FRect common_part(const SDL_FRect& a, const SDL_FRect& b);

/// Rebuilt every frame.
class Boxes {
public:
    /// `width`, `height`: of the window, pixels.
    void clear(int width, int height);
    /// Whether boxes are kept. A frame that nobody measures needs none; what clips is known all the same.
    void record(bool on) { records_ = on; }
    void add(Box::Kind kind, std::string_view name, const SDL_FRect& rect);
    /// What comes now, until leave(), lies in this sheet, or this part of one, and is seen through `clip`.
    void enter(Box::Kind kind, std::string_view name, const SDL_FRect& rect, const SDL_FRect& clip, bool scrolls);
    void leave() { rooms_.pop_back(); }
    /// A page opens above everything.
    void cover() { ++layer_; }

    /// What can be seen of what is added now lies in here.
    [[nodiscard]] const SDL_FRect& clip() const { return rooms_.back().clip; }
    [[nodiscard]] const std::vector<Box>& all() const { return boxes_; }

private:
    struct Room {
        SDL_FRect clip{};
        bool scrolls = false;
    };
    std::vector<Box> boxes_;
    std::vector<Room> rooms_{Room{}};  ///< the window, and what was entered since
    int layer_ = 0;
    bool records_ = true;
};

/// A sentence for each fault, none for a good frame: what lies outside the window; what is cut off where nothing can be
/// scrolled; what scrolls and is too low to read in; texts, controls or sheets of one layer that lie on one another. A text
/// inside a control is its label, a control inside a text a link of it, and the map is there to be written on.
/// `width`, `height`: of the window, pixels.
[[nodiscard]] std::vector<std::string> layout_faults(const std::vector<Box>& boxes, int width, int height);

}  // namespace fow::ui
