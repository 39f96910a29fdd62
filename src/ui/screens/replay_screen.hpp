// A battle is looked back at: its map at any moment, its time line, its log.
// A long log: only what is seen of it is laid out. The line of the moment is marked, what is still to come is faint.
// A game that is not over is stepped through with one player's knowledge: whose?
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "fow/view/player_view.hpp"
#include "fow/view/seat.hpp"
#include "ui/motion/motion.hpp"
#include "ui/screens/replay_timeline.hpp"
#include "ui/widgets/log_line.hpp"
#include "ui/window/window.hpp"

namespace fow::ui {

/// Whose eyes a battle is seen with.
enum class Eyes : std::uint8_t { all, french, allied, onlooker };
inline constexpr std::size_t eyes_count = 4;
[[nodiscard]] std::string_view word(Eyes eyes);
[[nodiscard]] std::string eyes_label(Eyes eyes);

enum class Speed : std::uint8_t { half, one, two, four };
[[nodiscard]] float factor_of(Speed speed);

/// To the moment in which that line of the log was heard.
struct SeekLine {
    std::size_t line;
};
struct SeeFrom {
    Eyes eyes;
};
enum class ReplayPage { two_truths, statistics, exporting };
struct LeaveReplay {};
struct VeilReplay {};
using ReplayIntent = std::variant<SeekHalt, SeekLine, StepOn, PlayOrPause, Speed, SeeFrom, ReplayPage, LeaveReplay, VeilReplay>;

struct ReplayModel {
    const PlayerView& view;  ///< at the halt
    const Roster& roster;
    PerSeat<std::string> names;
    const Timeline& timeline;
    std::size_t halt = 0;
    const std::vector<Eyes>& eyes;       ///< whose may be looked through
    Eyes seen_from = Eyes::all;          ///< one of `eyes`
    const std::vector<LoggedLine>& log;  ///< of the whole game, oldest first
    std::size_t heard = 0;               ///< how many of its lines by now
    const std::vector<Square>& last_way;
    const std::vector<SeenPiece>& fallen;  ///< who was lost in the pursuit so far, both sides
    Motion& motion;                        ///< what leads to the halt, while it is seen
    bool playing = false;
    Speed speed = Speed::one;
    bool veiled = false;  ///< a seat's own secrets are shown: offer the veil, and no page that shows all
};

/// The strip along the bottom that a time line takes, and the height that is left above it; pixels.
[[nodiscard]] SDL_FRect timeline_strip(const Window& window);
[[nodiscard]] int height_above_timeline(const Window& window);

/// The map with whatever lies round it, in a pursuit with the riders. Where the column is left to lie.
[[nodiscard]] SDL_FRect draw_replay_field(Window& window, const ReplayModel& model);

class ReplayLog {
public:
    /// Fills the room that is left in the present card, which scrolls where that is too little. `heard`: how many of the lines have been
    /// heard by now. The line that was clicked; those that are seen register as "line:1" upwards. Whatever replaces `lines` has to say so
    /// by forget().
    [[nodiscard]] std::optional<std::size_t> draw(Window& window, const std::vector<LoggedLine>& lines, std::size_t heard);
    void forget() { tops_.clear(); }

private:
    void measure(Window& window, const std::vector<LoggedLine>& lines, float width);
    std::vector<float> tops_;  ///< of each line, and where the last one ends, pixels
    float width_ = 0;
    float scale_ = 0;
    std::size_t shown_ = static_cast<std::size_t>(-1);  ///< what was heard when it was last scrolled to
};

class ReplayScreen {
public:
    [[nodiscard]] std::optional<ReplayIntent> draw(Window& window, const ReplayModel& model);
    /// The log is another one.
    void forget_log() { log_.forget(); }

private:
    void take(std::optional<ReplayStep> step);
    void draw_column(Window& window, const ReplayModel& model, const SDL_FRect& column);
    void draw_steps(Window& window, const ReplayModel& model);
    void draw_eyes(Window& window, const ReplayModel& model);
    void draw_pages(Window& window, const ReplayModel& model);

    ReplayLog log_;
    std::optional<ReplayIntent> intent_;
};

/// `never_mind` is set when the player turns back.
[[nodiscard]] std::optional<Seat> whose_eyes_screen(Window& window, const PerSeat<std::string>& names, bool& never_mind);

}  // namespace fow::ui
