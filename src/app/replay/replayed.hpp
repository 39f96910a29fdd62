// What a game provides for its replay, and for the pages that the replay leads to.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/appraisal.hpp"
#include "core/opponent.hpp"
#include "core/seat.hpp"
#include "core/settings.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/pages/statistics_page.hpp"
#include "ui/pages/two_truths.hpp"
#include "ui/window/surfaces.hpp"

namespace fow::app {

/// Where a replay halts. Halts are numbered 0 to last(); log lines are named by their index.
class Halts {
public:
    [[nodiscard]] std::size_t last() const { return plies_.size() - 1; }
    [[nodiscard]] std::size_t plies(std::size_t halt) const { return plies_[halt]; }
    /// How many lines of the game's log had been heard at that halt.
    [[nodiscard]] std::size_t heard(std::size_t halt) const { return heard_[halt]; }
    /// The first halt at which that line had been heard.
    [[nodiscard]] std::size_t halt_of(std::size_t line) const {
        return first(std::upper_bound(heard_.begin(), heard_.end(), line) - heard_.begin());
    }
    /// The first halt at which that many plies had been made.
    [[nodiscard]] std::size_t halt_at(std::size_t plies) const {
        return first(std::lower_bound(plies_.begin(), plies_.end(), plies) - plies_.begin());
    }

protected:
    /// How many lines had been heard after that many plies.
    using Heard = std::function<std::size_t(std::size_t plies)>;
    /// Whether there is a halt after that many plies, asked in order. `news`: something was heard since the halt before it.
    using Rule = std::function<bool(std::size_t plies, bool news)>;
    /// Halts before the first of so many plies, and where the rule says. At the last halt all `lines` of the game have been heard.
    void halt_by(std::size_t plies, std::size_t lines, const Heard& heard, const Rule& rule) {
        plies_ = {0};
        heard_ = {heard(0)};
        for (std::size_t made = 1; made <= plies; ++made) {
            const std::size_t now = heard(made);
            if (!rule(made, now != heard_.back())) continue;
            plies_.push_back(made);
            heard_.push_back(now);
        }
        heard_.back() = lines;
    }

private:
    [[nodiscard]] std::size_t first(std::ptrdiff_t halt) const { return std::min(static_cast<std::size_t>(halt), last()); }

    std::vector<std::size_t> plies_;  ///< made at each halt
    std::vector<std::size_t> heard_;  ///< lines heard at each halt
};

/// A finished game, as its analysis queries it. The game must be over: until then this would reveal secrets. It keeps a copy of the
/// session, because the thread that judges may outlive the page.
class Analysed {
public:
    Analysed() = default;
    Analysed(const Analysed&) = delete;
    Analysed& operator=(const Analysed&) = delete;
    virtual ~Analysed() = default;
    /// The ply after that many, as a judged decision; nothing if there is nothing to judge. Called on a different thread from the other
    /// functions.
    [[nodiscard]] virtual std::optional<Decision> judged(std::size_t plies) const = 0;
    /// What was done at that ply, as a sentence with the time.
    [[nodiscard]] virtual std::string deed(std::size_t plies) const = 0;
    /// An action in the game's notation, which was possible after that many plies, in words for players, without a full stop.
    [[nodiscard]] virtual std::string told(const std::string& notation, std::size_t plies) const = 0;
    /// Why another action was better than the one that was made, as a sentence; empty if the game does not say.
    [[nodiscard]] virtual std::string why(const Decision&) const { return {}; }
};

/// The budget for each of so many decisions, each judged twice: a long game takes no longer than one of usual length.
[[nodiscard]] constexpr Budget budget_of_each(std::size_t decisions, std::uint64_t usual, std::uint64_t all) {
    return {std::min(usual, all / (2 * decisions + 1))};
}

/// A decision of a seat, and what that seat knew then.
template <class Session>
struct Due {
    Seat seat;
    const typename Session::State& state;
    const typename Session::Action& action;
    decltype(std::declval<const Session&>().view(Viewer::first)) view;
    std::span<const typename Session::Line> heard;
};
/// The ply after that many, if a seat decided.
template <class Session>
[[nodiscard]] std::optional<Due<Session>> due(const Session& session, std::size_t plies) {
    const auto& state = session.state_after(plies);
    const auto* action = std::get_if<0>(&session.record().plies[plies]);
    const Decider decider = turn(state);
    if (action == nullptr || decider == Decider::chance || decider == Decider::nobody) return std::nullopt;
    const Seat seat = decider == Decider::first ? Seat::first : Seat::second;
    const std::span heard(session.heard(viewer_of(seat)));
    return Due<Session>{seat, state, *action, view_of(session.rules(), state, viewer_of(seat)), heard.first(session.heard_after(plies))};
}

/// The analysis of a game without secrets: what a seat knew is the truth.
template <class Session>
class AnalysedOpenGame : public Analysed {
public:
    /// `usual`, `all`: how many positions may be judged for each decision of a game of usual length, and for a whole game.
    AnalysedOpenGame(const Session& session, std::uint64_t usual, std::uint64_t all)
        : session_(session), budget_(budget_of_each(session.ply_count(), usual, all)) {}
    [[nodiscard]] std::optional<Decision> judged(std::size_t plies) const final {
        const auto made = due(session_, plies);
        if (!made) return std::nullopt;
        const auto appraisal = appraise(session_.rules(), made->view, made->heard, judge, budget_, made->action);
        if (!appraisal) return std::nullopt;
        return Decision{plies, made->seat, *appraisal, *appraisal, {}};
    }

protected:
    static constexpr Mind judge{Level::marshal, Style::steady, 0};
    [[nodiscard]] const Session& session() const { return session_; }

private:
    Session session_;
    Budget budget_;
};

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
    /// Shows on the board, until another halt is shown, that this action in the game's notation was better. For a game that can.
    virtual void point_out(const std::string& /*better*/) {}
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
    /// Of a game that is over.
    [[nodiscard]] virtual std::shared_ptr<const Analysed> analysed() const = 0;

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
