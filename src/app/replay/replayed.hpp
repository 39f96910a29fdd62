// What a game provides for its replay, and for the pages that the replay leads to.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/replay/analysed.hpp"
#include "app/replay/halts.hpp"
#include "core/settings.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/pages/statistics_page.hpp"
#include "ui/pages/two_truths.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::app {

/// A game that was replayed once, so that each of its halts can be shown without delay, as each viewer saw it. It holds the game's session,
/// which must outlive it.
class Replayed : public Halts {
public:
    Replayed(const Replayed&) = delete;
    Replayed& operator=(const Replayed&) = delete;
    virtual ~Replayed() = default;

    /// The views that may be shown; the first is shown first. A game without secrets has one.
    [[nodiscard]] const std::vector<ui::Eyes>& eyes() const { return eyes_; }
    /// Call after the game has advanced.
    virtual void read_again() = 0;
    /// Both armies are set up.
    [[nodiscard]] virtual bool armies_stand() const { return true; }

    /// What the sides are called beside the players' names.
    [[nodiscard]] virtual PerSeat<std::string> sides() const = 0;
    [[nodiscard]] virtual ui::Timeline timeline(ui::Eyes eyes) const = 0;
    /// The log of the whole game, as that viewer may keep it.
    [[nodiscard]] virtual std::vector<ui::LoggedLine> logged(ui::Eyes eyes) const = 0;
    /// How many of these lines had been shown at a halt, and the halt of one of them. For a game whose log combines several events.
    [[nodiscard]] virtual std::size_t logged_at(std::size_t halt) const { return heard(halt); }
    [[nodiscard]] virtual std::size_t halt_of_logged(std::size_t line) const { return halt_of(line); }
    /// "Turn 3, 12:00"
    [[nodiscard]] virtual std::string moment(std::size_t halt) const = 0;
    /// What it means to play on from there.
    [[nodiscard]] virtual std::string play_on_text(std::size_t halt) const = 0;

    // The page with the board.
    /// Shows that halt from now on.
    virtual void show(std::size_t halt, ui::Eyes eyes) = 0;
    /// Starts the animation that leads to `halt`, at least 1, from the one before it. `speed`: factor on top of the pace.
    virtual void move_to(std::size_t halt, ui::Eyes eyes, Pace pace, float speed) = 0;
    [[nodiscard]] virtual bool moving() const = 0;
    /// Ends the animation at once; a later one may follow on from it.
    virtual void finish_motion() = 0;
    /// Forgets it.
    virtual void drop_motion() = 0;
    /// Draws the board, and `column` in the room that it leaves.
    virtual void draw(ui::Window& window, const ui::DrawColumn& column) = 0;
    // See Stage.
    [[nodiscard]] virtual bool board_turns() const { return false; }
    [[nodiscard]] virtual bool has_reference() const { return false; }
    [[nodiscard]] virtual bool draw_reference(ui::Window&) const { return true; }

    // What the replay leads to.
    /// What that seat could know at that halt beside what was true, or what it took unknown pieces for. Only for a game with secrets that
    /// is over.
    [[nodiscard]] virtual ui::Truths truths(std::size_t, Seat, bool /*beliefs*/) const { return {}; }
    [[nodiscard]] virtual ui::Numbers numbers() const = 0;
    /// Whether it has an analysis, and that of a game that is over.
    [[nodiscard]] virtual bool has_analysis() const { return true; }
    [[nodiscard]] virtual std::shared_ptr<const Analysed> analysed() const { return nullptr; }

    // Its export.
    /// The name that is offered for the file.
    [[nodiscard]] virtual std::string file_name() const = 0;
    /// The range of an animation: "turn 3, 12:00".
    [[nodiscard]] virtual std::string range_moment(std::size_t halt) const { return moment(halt); }
    /// Line by line, as that viewer may keep it.
    [[nodiscard]] virtual std::string text(ui::Eyes eyes) const = 0;
    /// The board with what happened last. `cell`: size of a square in pixels. Empty on failure.
    [[nodiscard]] virtual ui::Surface picture(ui::Window& window, std::size_t halt, ui::Eyes eyes, float cell) const = 0;

protected:
    explicit Replayed(std::vector<ui::Eyes> eyes) : eyes_(std::move(eyes)) {}

private:
    std::vector<ui::Eyes> eyes_;
};

/// "Turn 12: Red moves from b7 to b6."
[[nodiscard]] std::string timed(int turn, const std::string& text);
/// The timeline of a game whose scale has an entry where turn 1 begins, and every `each` turns. `turn`: the turn after that many plies.
[[nodiscard]] ui::Timeline timeline_by_turns(const Halts& halts, int each, const std::function<int(std::size_t plies)>& turn);

}  // namespace fow::app
