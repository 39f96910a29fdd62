// The timeline of a battle with its marks, the buttons and keys that step along it, and the moments at which the game turned.
#pragma once

#include <SDL.h>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ui/window/window.hpp"

namespace fow::ui {

enum class MarkKind { combat, shot, card, arrival, pursuit, turning, note };

struct TimeMark {
    MarkKind kind = MarkKind::combat;
    std::size_t halt = 0;
    std::string text;  ///< what happened, with the time
};
struct TimeTurn {
    std::size_t halt = 0;  ///< the start of a game turn
    std::string clock;     ///< "12:00", "turn 20"
};

/// The halts of a replay are numbered 0 to `last`.
struct Timeline {
    std::size_t last = 0;
    std::vector<TimeMark> marks;  ///< ordered by halt
    std::vector<TimeTurn> turns;  ///< likewise; the armies are set up before the first one
    std::vector<TimeMark> notes;  ///< likewise: bookmarks and comments
    int turns_each = 1;           ///< every how many game turns there is an entry in `turns`
};

/// The halt of the next mark after `halt`, or of the last one before it.
[[nodiscard]] std::optional<std::size_t> mark_after(const Timeline& timeline, std::size_t halt);
[[nodiscard]] std::optional<std::size_t> mark_before(const Timeline& timeline, std::size_t halt);
/// The same for bookmarks and comments.
[[nodiscard]] std::optional<std::size_t> note_after(const Timeline& timeline, std::size_t halt);
[[nodiscard]] std::optional<std::size_t> note_before(const Timeline& timeline, std::size_t halt);
/// The same for the starts of turns; falls back to the last halt, or to 0.
[[nodiscard]] std::size_t turn_after(const Timeline& timeline, std::size_t halt);
[[nodiscard]] std::size_t turn_before(const Timeline& timeline, std::size_t halt);

/// Position of a halt along the timeline, 0 to 1. The set-up is compressed, since nothing can be seen of it.
[[nodiscard]] float place_of(const Timeline& timeline, std::size_t halt);
[[nodiscard]] std::size_t halt_at(const Timeline& timeline, float place);

/// A card across `rect`. Returns the halt dragged or clicked to; a click on a mark gives that mark's halt. Registers as "ply"; the marks
/// are not controls, since there may be hundreds.
[[nodiscard]] std::optional<std::size_t> draw_timeline(Window& window, const SDL_FRect& rect, const Timeline& timeline, std::size_t shown);

/// Draws the symbol of a mark, `radius` pixels around its middle.
void draw_time_mark(Window& window, ImDrawList& list, ImVec2 middle, float radius, MarkKind kind);

/// At once, without animation.
struct SeekHalt {
    std::size_t halt;
};
/// To the next halt, animated.
struct StepOn {};
struct PlayOrPause {};
using ReplayStep = std::variant<SeekHalt, StepOn, PlayOrPause>;

/// A row of buttons chosen by name: "first", "previous", "play", "next", "last", "previous-turn", "next-turn", "previous-mark",
/// "next-mark". Returns the step that was clicked, if there is such a moment.
[[nodiscard]] std::optional<ReplayStep> step_buttons(Window& window, const std::vector<std::string_view>& names, bool playing,
                                                     const Timeline& timeline, std::size_t halt);

/// The step that the keys ask for. Keys step, jump and play only while no control has the keyboard focus.
[[nodiscard]] std::optional<ReplayStep> step_keys(Window& window, const Timeline& timeline, std::size_t halt);

/// Moments as lines that lead there. In the current card. Registers as the name, ":" and a number from 1 on. Returns the index of the one
/// clicked.
[[nodiscard]] std::optional<std::size_t> moment_list(Window& window, std::string_view name, const std::vector<std::string>& lines);
/// The same below a line that says what a click does, as "turning:1" and up.
[[nodiscard]] std::optional<std::size_t> turning_list(Window& window, const std::vector<std::string>& lines);

}  // namespace fow::ui
