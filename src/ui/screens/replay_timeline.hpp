// A battle laid out in time: the clock along it, a mark for whatever happened, the moment that is shown.
// Ways through the moments of a battle: the same buttons and keys wherever it is looked back at.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

enum class MarkKind { combat, shot, card, arrival, pursuit, turning };

struct TimeMark {
    MarkKind kind = MarkKind::combat;
    std::size_t halt = 0;
    std::string text;  ///< what happened, with the clock
};
struct TimeTurn {
    std::size_t halt = 0;  ///< where a game turn begins
    int minutes = 0;
};

/// The halts of a replay are numbered 0 to `last`.
struct Timeline {
    std::size_t last = 0;
    std::vector<TimeMark> marks;  ///< in the order of their halts
    std::vector<TimeTurn> turns;  ///< the same; before the first the armies are set up
};

/// The halt of the next mark after that one, or of the one before it.
[[nodiscard]] std::optional<std::size_t> mark_after(const Timeline& timeline, std::size_t halt);
[[nodiscard]] std::optional<std::size_t> mark_before(const Timeline& timeline, std::size_t halt);
/// The same for the beginnings of turns; the end of the game counts as one, and its beginning.
[[nodiscard]] std::size_t turn_after(const Timeline& timeline, std::size_t halt);
[[nodiscard]] std::size_t turn_before(const Timeline& timeline, std::size_t halt);

/// How far along a halt lies, 0 to 1: the set-up is drawn together, since nothing is seen of it.
[[nodiscard]] float place_of(const Timeline& timeline, std::size_t halt);
[[nodiscard]] std::size_t halt_at(const Timeline& timeline, float place);

/// A card across `rect`. The halt that is dragged or clicked to, a mark's where one is clicked. Registers as "ply"; the marks are
/// no controls, for there may be hundreds.
[[nodiscard]] std::optional<std::size_t> draw_timeline(Window& window, const SDL_FRect& rect, const Timeline& timeline, std::size_t shown);

/// What a mark looks like, `radius` pixels round its middle.
void draw_time_mark(Window& window, ImDrawList& list, ImVec2 middle, float radius, MarkKind kind);

/// At once, without motion.
struct SeekHalt {
    std::size_t halt;
};
/// To the next halt, and it is seen how.
struct StepOn {};
struct PlayOrPause {};
using ReplayStep = std::variant<SeekHalt, StepOn, PlayOrPause>;

/// A row of these, each by its name: "first", "previous", "play", "next", "last", "previous-turn", "next-turn", "previous-mark",
/// "next-mark". What the one that was clicked asks for, where there is such a moment.
[[nodiscard]] std::optional<ReplayStep> step_buttons(Window& window, const std::vector<std::string_view>& names, bool playing,
                                                     const Timeline& timeline, std::size_t halt);

/// What the keys ask for: they step, jump and play where the keyboard leads nothing.
[[nodiscard]] std::optional<ReplayStep> step_keys(Window& window, const Timeline& timeline, std::size_t halt);

}  // namespace fow::ui
