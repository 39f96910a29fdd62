// Replay of a battle: the map at any moment, the timeline, the log.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "fow/games/waterloo/view/player_view.hpp"
#include "fow/games/waterloo/view/seat.hpp"
#include "games/waterloo/screens/motion/motion.hpp"
#include "ui/pages/parts.hpp"
#include "ui/pages/replay_timeline.hpp"
#include "ui/widgets/log_line.hpp"
#include "ui/window/window.hpp"

namespace fow::ui::inline waterloo {

/// Whose view of the battle is shown.
enum class Eyes : std::uint8_t { all, french, allied, onlooker };
inline constexpr std::size_t eyes_count = 4;
[[nodiscard]] std::string_view word(Eyes eyes);
[[nodiscard]] std::string eyes_label(Eyes eyes);

enum class Speed : std::uint8_t { half, one, two, four };
[[nodiscard]] float factor_of(Speed speed);

/// To the moment of that line of the log.
struct SeekLine {
    std::size_t line;
};
struct SeeFrom {
    Eyes eyes;
};
enum class ReplayPage { two_truths, statistics, exporting, play_on };
/// Writes a bookmark or comment about this moment, or opens the one that is there.
struct OpenNote {};
struct LeaveReplay {};
struct VeilReplay {};
using ReplayIntent = std::variant<SeekHalt, SeekLine, StepOn, PlayOrPause, Speed, SeeFrom, ReplayPage, OpenNote, LeaveReplay, VeilReplay>;

struct ReplayModel {
    const PlayerView& view;  ///< at the current halt
    const Roster& roster;
    PerSeat<std::string> names;
    const Timeline& timeline;
    std::size_t halt = 0;
    const std::vector<Eyes>& eyes;       ///< the views that may be chosen
    Eyes seen_from = Eyes::all;          ///< one of `eyes`
    const std::vector<LoggedLine>& log;  ///< of the whole game, oldest first
    std::size_t heard = 0;               ///< number of lines up to this moment
    const std::vector<std::vector<Square>>& ways;
    const std::vector<SeenPiece>& fallen;  ///< pieces lost in the pursuit so far, both sides
    Motion& motion;                        ///< the animation that leads to the halt
    bool playing = false;
    Speed speed = Speed::one;
    std::optional<ClockShown> clock{};  ///< W15.5
    std::vector<std::string> notes{};   ///< what was written about this moment
    bool may_note = false;
    bool over = false;    ///< at this halt the game is over
    bool veiled = false;  ///< a seat's secrets are shown: offer the veil, and no page that shows everything
};

/// The strip along the bottom for the timeline, and the height left above it; pixels.
[[nodiscard]] SDL_FRect timeline_strip(const Window& window);
[[nodiscard]] int height_above_timeline(const Window& window);

/// The map and what is around it; in a pursuit with the riders. Returns the room left for the column.
[[nodiscard]] SDL_FRect draw_replay_field(Window& window, const ReplayModel& model);

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

class ReplayScreen {
public:
    [[nodiscard]] std::optional<ReplayIntent> draw(Window& window, const ReplayModel& model);
    /// Call when the log was replaced.
    void forget_log() { log_.forget(); }

private:
    void take(std::optional<ReplayStep> step);
    void draw_column(Window& window, const ReplayModel& model, const SDL_FRect& column);
    void draw_steps(Window& window, const ReplayModel& model);
    void draw_eyes(Window& window, const ReplayModel& model);
    void draw_ways_on(Window& window, const ReplayModel& model);
    void draw_notes(Window& window, const ReplayModel& model);
    void draw_pages(Window& window, const ReplayModel& model);

    ReplayLog log_;
    std::optional<ReplayIntent> intent_;
};

/// The page on which a comment is written. `told`: who may read it.
struct NotePage {
    std::string text;
    bool exists = false;
    std::string told;
};
enum class NoteChoice { keep, remove, back };
[[nodiscard]] std::optional<NoteChoice> note_screen(Window& window, NotePage& page);

/// Asks whether a new game shall begin with the battle up to here. True if so; `never_mind` is set when the player cancels.
[[nodiscard]] bool play_on_screen(Window& window, const std::string& moment, bool& never_mind);

}  // namespace fow::ui::inline waterloo
