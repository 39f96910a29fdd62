// Small plots on a card of paper: lines over the hours of a day, and bars side by side.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

// The sides differ in stroke, marker and hatching, so that nobody has to rely on the colours.

struct PlotPoint {
    float x = 0;
    float y = 0;
    std::string text{};  ///< its tooltip
};
struct PlotLine {
    std::optional<Seat> seat = Seat::first;  ///< sets colour, stroke and marker; none: a broad line of ink
    std::string name;
    std::vector<PlotPoint> points;  ///< ordered by x
};
struct Tick {
    float at = 0;
    std::string label;
};
/// A mark on the background, as on the timeline.
struct PlotEvent {
    float x = 0;
    std::string text;
};
struct LinePlot {
    std::string title;
    std::string axis;         ///< what the y axis counts, below the title
    std::vector<Tick> hours;  ///< along the bottom
    bool round_zero = false;  ///< zero, or `zero`, is in the middle, with a label above and below
    float zero = 0;
    std::optional<float> reach{};  ///< how far the scale extends on both sides of that; else as far as the points need
    std::string above{};           ///< the label above
    std::string below{};
    std::vector<PlotLine> lines;
    std::vector<PlotEvent> events;
    std::optional<float> now{};  ///< marked by a line
};
/// Draws in the current card. With a name, its field registers as that, and the x of a click is returned.
std::optional<float> draw_plot(Window& window, const SDL_FRect& rect, const LinePlot& plot, std::string_view name = {});

struct Bars {
    std::string label;
    PerSeat<int> counts;
};
struct BarPlot {
    std::string title;
    PerSeat<std::string> names;
    std::vector<Bars> groups;
};
/// Draws in the current card: horizontal bars, each with its number.
void draw_plot(Window& window, const SDL_FRect& rect, const BarPlot& plot);

/// How far something has got, 0 to 1, across the current card.
void progress_bar(Window& window, float progress);

/// The step of a scale: 1, 2 or 5 times a power of ten, so that about `count` steps cover `span`.
[[nodiscard]] float tick_step(float span, int count);

}  // namespace fow::ui
