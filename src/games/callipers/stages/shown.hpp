// What the stages tell the screens about a game.
#pragma once

#include <span>
#include <vector>

#include "games/callipers/stages/stages.hpp"
#include "ui/widgets/log_line.hpp"

namespace fow::callipers::stages {

[[nodiscard]] std::vector<ui::LoggedLine> lines_of(std::span<const Line> log);
/// What happened from that line of the log on, and the view before it.
struct Happened {
    View before;
    std::vector<Event> events;
};
[[nodiscard]] Happened happened_since(const Session& session, std::size_t line);

}  // namespace fow::callipers::stages
