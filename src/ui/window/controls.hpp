// What can be clicked and read on the last frame, by name: for scripts and tests.
#pragma once

#include <SDL.h>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/window/boxes.hpp"

namespace fow::ui {

/// One control on the screen. `rect` in pixels of the window.
struct Control {
    enum class Kind { button, primary, field, slider, square, link };
    std::string name;  ///< "end-turn", or a square: "e4"
    SDL_FRect rect{};
    bool enabled = true;  ///< false also while covered by something modal, or scrolled out of view
    Kind kind = Kind::button;
    bool out_of_sight = false;  ///< can be used after scrolling
    std::string label{};        ///< what is written on it, if anything
    std::string state{};        ///< "on", "chosen", "30 %": what it shows beside that
    std::string hint{};         ///< shown beside it while the pointer is on it
    /// The corners of what it stands for, in order, if that is not an upright square: pixels.
    std::optional<std::array<SDL_FPoint, 4>> outline{};
};

/// Where a map with its own units instead of squares is in the window: x to the right, y up.
struct MapMeasure {
    SDL_FPoint zero{};  ///< where 0, 0 is, pixels
    float each = 0;     ///< pixels of its unit; 0 = no such map is shown
};

/// Rebuilt every frame; keeps the last frame's controls until the next one starts.
class Controls {
public:
    /// `width`, `height`: of the window, pixels.
    void clear(int width, int height);
    /// Cannot be clicked if no part of it is visible.
    void add(std::string_view name, const SDL_FRect& rect, bool enabled = true, Control::Kind kind = Control::Kind::button);
    /// The outline of the control added last.
    void set_outline(const std::array<SDL_FPoint, 4>& corners);
    /// What is written on the control added last.
    void set_label(std::string_view label, std::string_view state = {});
    /// A hint beside the control added last.
    void add_hint(std::string_view hint);
    /// A text shown on the frame, and where.
    void add_text(std::string_view text, const SDL_FRect& rect, TextRole role = TextRole::sentence);
    /// A text without a place: in a picture or tooltip.
    void add_text(std::string_view text);
    /// Whatever is shown as `shown` on this frame is `full` for scripts, for reading aloud and for hints: there is no room for all of it.
    void shorten(std::string_view shown, std::string_view full);
    /// The text with everything in full that is shown shortened.
    [[nodiscard]] std::string in_full(std::string_view text) const;
    /// A map whose places scripts may name as "map:1940,1660".
    void use_map(const MapMeasure& map) { map_ = map; }
    [[nodiscard]] const MapMeasure& map() const { return map_; }
    /// Something modal opens: everything registered so far cannot be clicked.
    void cover();
    /// Is something modal open?
    [[nodiscard]] bool covered() const { return covered_; }
    /// What follows is not part of what is modal, though it can be used: the strip of a lesson.
    void end_cover() { front_end_ = controls_.size(); }
    /// Is that control, one of all(), part of what is modal, if anything is?
    [[nodiscard]] bool in_front(const Control& control) const {
        const auto i = static_cast<std::size_t>(&control - controls_.data());
        return !covered_ || (i >= front_ && i < front_end_);
    }
    /// Is what is registered now not covered by anything modal, judged by the previous frame?
    [[nodiscard]] bool uncovered() const { return covered_ || !was_covered_; }

    /// The control of that name, or null. If several share a name, the last one drawn.
    [[nodiscard]] const Control* find(std::string_view name) const;
    /// What a click there presses, pixels; null if nothing.
    [[nodiscard]] const Control* at(float x, float y) const;
    /// Is `text` part of any text shown?
    [[nodiscard]] bool shows(std::string_view text) const;
    [[nodiscard]] const std::vector<Control>& all() const { return controls_; }
    /// Where the previous frame had controls other than squares and links, pixels.
    [[nodiscard]] const std::vector<SDL_FRect>& places_before() const { return places_before_; }
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }
    [[nodiscard]] Boxes& boxes() { return boxes_; }
    [[nodiscard]] const Boxes& boxes() const { return boxes_; }

private:
    std::vector<Control> controls_;
    std::vector<SDL_FRect> places_before_;
    std::vector<std::string> texts_;
    std::vector<std::pair<std::string, std::string>> shortened_;
    Boxes boxes_;
    MapMeasure map_{};
    bool covered_ = false;
    std::size_t front_ = 0;      ///< where the controls of what is modal begin
    std::size_t front_end_ = 0;  ///< and end
    bool was_covered_ = false;
};

}  // namespace fow::ui
