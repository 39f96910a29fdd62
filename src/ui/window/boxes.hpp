// Everything on the frame, in full, whether all of it is visible or not: it clips the controls, the layout is tested with it, and it is
// read aloud.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fow::ui {

/// The role of a text, for reading it aloud.
enum class TextRole {
    sentence,
    heading,
    notice,   ///< something was refused or done
    aside,    ///< advice that is only shown for a while
    log,      ///< a line of a log
    typed,    ///< the player's own, in a field
    picture,  ///< part of a picture, which other words describe better
};

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
    // Of texts.
    TextRole role = TextRole::sentence;
    bool label = false;          ///< written on a control
    bool disabled = false;       ///< that control cannot be used
    std::string about{};         ///< the control or square that it is about, if any
    std::optional<int> sheet{};  ///< the index of the card that it is on
    std::optional<int> part{};   ///< and of the scrolling part
};

/// The intersection; without width or height if there is none.
[[nodiscard]] SDL_FRect common_part(const SDL_FRect& a, const SDL_FRect& b);

/// Rebuilt every frame.
class Boxes {
public:
    /// `width`, `height`: of the window, pixels.
    void clear(int width, int height);
    /// Whether boxes are kept: for tests of the layout and to read aloud. Clipping works either way.
    void record(bool on) { records_ = on; }
    void add(Box::Kind kind, std::string_view name, const SDL_FRect& rect);
    /// A text. `label`: it is written on a control, which is `disabled` or not.
    void add(std::string_view text, const SDL_FRect& rect, TextRole role, bool label, bool disabled);
    /// The texts added next are about that control or square; "" = about none. Returns what texts were about before.
    std::string tell_of(std::string_view name) { return std::exchange(about_, std::string(name)); }
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
        std::optional<int> sheet{};
        std::optional<int> part{};
    };
    std::vector<Box> boxes_;
    std::vector<Room> rooms_{Room{}};  ///< the window, and everything entered since
    std::string about_;
    int layer_ = 0;
    bool records_ = true;
};

/// "batterie-hamelin+a1", "a4-c5", "die:5", "(2028, 1823)": words of records and commands, which no sentence for a player has.
[[nodiscard]] bool says_notation(std::string_view text);

/// Returns a sentence for each fault, none for a good frame: outside the window; cut off where nothing scrolls; scrolling but too low to
/// read; texts, controls or sheets of one layer that overlap. A text inside a control is its label, a control inside a text its link, and
/// texts may lie on the map; texts with words of a notation, such as "die:5". `width`, `height`: of the window, pixels.
[[nodiscard]] std::vector<std::string> layout_faults(const std::vector<Box>& boxes, int width, int height);

}  // namespace fow::ui
