// What replays of every game share: whose view, speed, the log, bookmarks and comments, the column beside the board.
#pragma once

#include <SDL.h>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/seat.hpp"
#include "ui/pages/parts.hpp"
#include "ui/pages/replay_timeline.hpp"
#include "ui/widgets/texts.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Whose view of the game is shown.
enum class Eyes : std::uint8_t { all, first, second, onlooker };
inline constexpr std::size_t eyes_count = 4;
[[nodiscard]] constexpr Eyes eyes_of(Seat seat) { return seat == Seat::first ? Eyes::first : Eyes::second; }
/// The viewer with that view; none for the view of everything.
[[nodiscard]] constexpr std::optional<Viewer> viewer_behind(Eyes eyes) {
    switch (eyes) {
        case Eyes::first: return Viewer::first;
        case Eyes::second: return Viewer::second;
        case Eyes::onlooker: return Viewer::onlooker;
        case Eyes::all: break;
    }
    return std::nullopt;
}
/// The views that a replay may show: for a seat, only its own; without a seat, all.
[[nodiscard]] std::vector<Eyes> eyes_for(std::optional<Seat> seat);
/// "All", "Public", or what that side is called.
[[nodiscard]] std::string eyes_label(Eyes eyes, const PerSeat<std::string>& sides);

enum class Speed : std::uint8_t { half, one, two, four };
[[nodiscard]] float factor_of(Speed speed);

/// To the moment of that line of the log.
struct SeekLine {
    std::size_t line;
};
struct SeeFrom {
    Eyes eyes;
};
/// A page that lies over the replay until it is closed.
enum class PageOverReplay { two_truths, statistics, analysis, exporting, play_on };
/// Writes a bookmark or comment about this moment, or opens the one that is there.
struct OpenNote {};
struct LeaveReplay {};
struct VeilReplay {};
using ReplayIntent =
    std::variant<SeekHalt, SeekLine, StepOn, PlayOrPause, Speed, SeeFrom, PageOverReplay, OpenNote, LeaveReplay, VeilReplay>;

/// The strip along the bottom for the timeline, and the height left above it; pixels.
[[nodiscard]] SDL_FRect timeline_strip(const Window& window);
[[nodiscard]] int height_above_timeline(const Window& window);

/// Draws the column of a replay in the room that the board leaves; pixels.
using DrawColumn = std::function<void(const SDL_FRect& room)>;

class ReplayLog {
public:
    /// The log in the rest of the current card, which scrolls if that is too small. Lays out only the visible lines, marks the current one
    /// and draws later ones faintly. `heard`: number of lines up to this moment. Returns the clicked line; visible lines register as
    /// "line:1" and up. Call forget() after replacing `lines`.
    [[nodiscard]] std::optional<std::size_t> draw(Window& window, const std::vector<LoggedLine>& lines, std::size_t heard);
    void forget() { tops_.clear(); }

private:
    void measure(Window& window, const std::vector<LoggedLine>& lines, float width);
    std::vector<float> tops_;  ///< top of each line, and the end of the last one, pixels
    float width_ = 0;
    float scale_ = 0;
    std::size_t shown_ = static_cast<std::size_t>(-1);  ///< `heard` when the log was last scrolled
};

struct ReplayColumnModel {
    std::string moment;          ///< the heading
    PerSeat<std::string> words;  ///< in the names of controls
    PerSeat<std::string> sides;  ///< for players
    PerSeat<std::string> names;  ///< of the players
    const Timeline& timeline;
    std::size_t halt = 0;
    const std::vector<Eyes>& eyes;       ///< the views that can be chosen
    Eyes seen_from = Eyes::all;          ///< one of `eyes`
    const std::vector<LoggedLine>& log;  ///< of the whole game, oldest first
    std::size_t heard = 0;               ///< number of lines up to this moment
    bool playing = false;
    Speed speed = Speed::one;
    std::optional<ClockShown> clock{};  ///< W15.5
    std::vector<std::string> notes{};   ///< what was written about this moment
    bool may_note = false;
    bool goes_on = false;  ///< a finished game, before its end: one can play on from here
    bool veiled = false;   ///< a seat's secrets are shown: offer the veil, and no page that shows everything
    bool open = false;     ///< a game without secrets: there is only one truth
};

/// The timeline below the board and the column beside it. Registers "first", "previous", "play", "next", "last", "previous-turn",
/// "next-turn", "players" (while the game is being played), "previous-mark", "next-mark", "speed:half", "speed:one", "speed:two",
/// "speed:four", "eyes:all", "eyes:onlooker", "eyes:" and the words of the seats, "two-truths", "statistics", "analysis",
/// "export", "veil", "note", "previous-note", "next-note", "play-on-from-here", "leave".
class ReplayColumn {
public:
    /// Reads the keys; call it first in a frame.
    void begin(Window& window, const Timeline& timeline, std::size_t halt);
    [[nodiscard]] std::optional<ReplayIntent> draw(Window& window, const ReplayColumnModel& model, const SDL_FRect& column);
    /// Call after the log has been replaced.
    void forget_log() { log_.forget(); }

private:
    void take(std::optional<ReplayStep> step);
    void draw_steps(Window& window, const ReplayColumnModel& model);
    void draw_eyes(Window& window, const ReplayColumnModel& model);
    void draw_ways_on(Window& window, const ReplayColumnModel& model);
    void draw_notes(Window& window, const ReplayColumnModel& model);
    void draw_pages(Window& window, const ReplayColumnModel& model);

    ReplayLog log_;
    std::optional<ReplayIntent> intent_;
    bool opens_ = true;  ///< no frame was drawn yet
};

/// The page on which a comment is written. `told`: who may read it.
struct NotePage {
    std::string text;
    bool exists = false;
    std::string told;
};
enum class NoteChoice { keep, remove, back };
[[nodiscard]] std::optional<NoteChoice> note_screen(Window& window, NotePage& page);

/// Asks whether a new game shall begin with this one up to here. `told`: what that means. True if so; `never_mind` is set when the player
/// cancels.
[[nodiscard]] bool play_on_screen(Window& window, const std::string& told, bool& never_mind);

}  // namespace fow::ui
