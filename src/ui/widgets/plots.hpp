// Small plots on a card of paper: lines over the hours of a day, and bars side by side. Sides differ in stroke, mark and hatching,
// so that no one needs the colours.
#pragma once

#include <SDL.h>

#include <string>
#include <vector>

#include "fow/view/seat.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

struct PlotPoint {
    float x = 0;
    float y = 0;
    std::string text{};  ///< said of it under the pointer
};
struct PlotLine {
    Seat seat = Seat::french;  ///< in whose colour, stroke and mark
    std::string name;
    std::vector<PlotPoint> points;  ///< in the order of x
};
struct Tick {
    float at = 0;
    std::string label;
};
/// A mark on the plot's ground, as on the time line.
struct PlotEvent {
    float x = 0;
    std::string text;
};
struct LinePlot {
    std::string title;
    std::string axis;         ///< what is counted upwards, below the title
    std::vector<Tick> hours;  ///< along the bottom
    bool round_zero = false;  ///< zero lies in the middle, and what is above and below is named
    std::string above{};      ///< then: what lies above it
    std::string below{};
    std::vector<PlotLine> lines;
    std::vector<PlotEvent> events;
};
/// In the present card.
void draw_plot(Window& window, const SDL_FRect& rect, const LinePlot& plot);

struct Bars {
    std::string label;
    PerSeat<int> counts;
};
struct BarPlot {
    std::string title;
    PerSeat<std::string> names;
    std::vector<Bars> groups;
};
/// In the present card; the bars lie on their sides, each with its number.
void draw_plot(Window& window, const SDL_FRect& rect, const BarPlot& plot);

/// Steps of 1, 2 or 5 and noughts, so that about `count` of them make `span`.
[[nodiscard]] float tick_step(float span, int count);

}  // namespace fow::ui
