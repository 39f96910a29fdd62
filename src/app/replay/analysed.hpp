// A finished game, as its analysis queries it.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "core/analysis.hpp"
#include "core/opponent.hpp"
#include "core/seat.hpp"

namespace fow::app {

/// The game must be over: until then this would reveal secrets. It keeps a copy of the session, because the thread that judges may outlive
/// the page.
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
    /// An action in the game's notation, for players.
    [[nodiscard]] virtual std::string told(const std::string& notation) const { return notation; }
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

}  // namespace fow::app
