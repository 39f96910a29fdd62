// How the core sees a game system: a struct that names its types, and free functions for them.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "core/errors.hpp"

namespace fow {

/// An outcome of chance, `weight` times as likely as one of weight 1.
template <class Roll>
struct Weighted {
    Roll roll;
    int weight = 1;
    friend constexpr bool operator==(const Weighted&, const Weighted&) = default;
};

/// Receives each event once per viewer, in order. Without a listener, events cost nothing.
template <class Viewer, class Event>
class ListenerOf {
public:
    virtual ~ListenerOf() = default;
    virtual void on_event(Viewer viewer, const Event& event) = 0;
};

/// An action of a seat, or an outcome of chance.
template <class G>
using PlyOf = std::variant<typename G::Action, typename G::Roll>;

/// A game system. Nothing here knows about squares, ranks, or the number of seats. `G` names the types:
///   Rules     the data and options of one game, prepared for use
///   State     the truth: a value, changed only by apply()
///   Action    what a seat can do, a value
///   Roll      an outcome of chance, a value; RollList: of Weighted<Roll>
///   Viewer    an enum of those who look; `G::viewers` lists them, index(viewer) counts from 0
///   Decider   an enum of those who decide, with `chance` and `nobody` (the game is over)
///   View      what one viewer may know now, a value
///   Event     what one viewer noticed
/// The functions are in the namespace of these types, so that argument-dependent lookup finds them:
///   turn      who decides next
///   check     nothing if the decider may do this now, otherwise the rule that forbids it; based only on what the asking
///             player may know
///   apply     plays an action that check accepts, or one of the outcomes of rolls(), and tells the listener, if there is one
///   rolls     the possible outcomes of the chance that is due; none unless turn() is `chance`
///   view_of   what that viewer may know of the state
template <class G>
concept GameRules =
    std::equality_comparable<typename G::State> && std::copyable<typename G::State> && std::equality_comparable<typename G::View> &&
    std::equality_comparable<typename G::Action> && std::equality_comparable<typename G::Roll> &&
    std::equality_comparable<typename G::Event> && std::same_as<std::variant_alternative_t<0, PlyOf<G>>, typename G::Action> &&
    requires(const typename G::Rules& rules, const typename G::State& state, typename G::State& changed, const typename G::Action& action,
             const typename G::Roll& roll, typename G::RollList& due, typename G::Viewer viewer,
             ListenerOf<typename G::Viewer, typename G::Event>* listener) {
        { turn(state) } -> std::same_as<typename G::Decider>;
        { G::Decider::chance } -> std::convertible_to<typename G::Decider>;
        { G::Decider::nobody } -> std::convertible_to<typename G::Decider>;
        { check(rules, state, action) } -> std::same_as<std::optional<Violation>>;
        { apply(rules, changed, action, listener) } -> std::same_as<void>;
        { apply(rules, changed, roll, listener) } -> std::same_as<void>;
        { rolls(rules, state, due) } -> std::same_as<void>;
        { view_of(rules, state, viewer) } -> std::same_as<typename G::View>;
        { index(viewer) } -> std::convertible_to<std::size_t>;
        { G::viewers.size() } -> std::convertible_to<std::size_t>;
    };

/// A game whose actions can also be listed: legal() returns exactly those that check() accepts, sorted, each once. Not every game can do
/// that (pieces may move freely), and nothing in the core requires it.
template <class G>
concept Listed = GameRules<G> && requires(const typename G::Rules& rules, const typename G::State& state, typename G::ActionList& list) {
    { legal(rules, state, list) } -> std::same_as<void>;
};

/// The possible outcomes of the chance that is due.
template <GameRules G>
[[nodiscard]] typename G::RollList rolls_due(const typename G::Rules& rules, const typename G::State& state) {
    typename G::RollList due;
    rolls(rules, state, due);
    return due;
}

/// Why that ply does not fit here, with the rule if one forbids it; nothing if it fits. For an action the decider must be a seat, for a
/// roll it must be chance.
template <GameRules G>
[[nodiscard]] std::optional<std::string> misfit(const typename G::Rules& rules, const typename G::State& state, const PlyOf<G>& ply) {
    if (const auto* action = std::get_if<typename G::Action>(&ply)) {
        const std::optional<Violation> violation = check(rules, state, *action);
        return violation ? std::optional(to_text(*violation)) : std::nullopt;
    }
    const auto due = rolls_due<G>(rules, state);
    const auto& roll = std::get<typename G::Roll>(ply);
    if (std::any_of(due.begin(), due.end(), [&](const auto& outcome) { return outcome.roll == roll; })) return std::nullopt;
    return "that outcome of chance is not due here";
}

}  // namespace fow
