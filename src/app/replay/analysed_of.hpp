// What the analysis of every game with a Session and a Playback has in common.
#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <span>

#include "app/replay/analysis_page.hpp"
#include "core/opponent.hpp"
#include "ui/pages/replay_parts.hpp"

namespace fow::app {

/// The budget for each of so many decisions, each judged twice: a long game takes no longer than one of usual length.
[[nodiscard]] constexpr Budget budget_of_each(std::size_t decisions, std::uint64_t usual, std::uint64_t all) {
    return {std::min(usual, all / (2 * decisions + 1))};
}

/// Keeps a copy of the session, because the thread that analyses it may outlive the page. A game adds judged(), deed() and sides().
template <class Session, class Playback>
class AnalysedOf : public Analysed {
public:
    [[nodiscard]] std::size_t plies() const override { return session_.ply_count(); }
    [[nodiscard]] int end() const override {
        const auto result = session_.view(Viewer::onlooker).result;
        return !result || !result->winner ? 500 : *result->winner == Seat::first ? 1000 : 0;
    }
    [[nodiscard]] std::size_t halt_at(std::size_t plies) const override { return playback_.halt_at(plies); }
    [[nodiscard]] const ui::Timeline& timeline() const override { return timeline_; }
    [[nodiscard]] PerSeat<std::string> names() const override { return session_.record().names; }

protected:
    explicit AnalysedOf(const Session& session) : session_(session), playback_(whole(session_)), timeline_(whole(playback_)) {
        assert(session_.decider() == Decider::nobody);
    }

    /// A decision of a seat, and what that seat knew then.
    struct Due {
        Seat seat;
        const typename Session::State& state;
        const typename Session::Action& action;
        decltype(std::declval<const Session&>().view(Viewer::first)) view;
        std::span<const typename Session::Line> heard;
    };
    /// The ply after that many, if a seat decided.
    [[nodiscard]] std::optional<Due> due(std::size_t plies) const {
        const auto& state = session_.state_after(plies);
        const auto* action = std::get_if<0>(&session_.record().plies[plies]);
        const Decider decider = turn(state);
        if (action == nullptr || decider == Decider::chance || decider == Decider::nobody) return std::nullopt;
        const Seat seat = decider == Decider::first ? Seat::first : Seat::second;
        const std::span heard(session_.heard(viewer_of(seat)));
        return Due{seat, state, *action, view_of(session_.rules(), state, viewer_of(seat)), heard.first(session_.heard_after(plies))};
    }

private:
    // A game without secrets has only one replay.
    [[nodiscard]] static Playback whole(const Session& session) {
        if constexpr (std::constructible_from<Playback, const Session&, std::nullopt_t>) return Playback(session, std::nullopt);
        else return Playback(session);
    }
    [[nodiscard]] static ui::Timeline whole(const Playback& playback) {
        if constexpr (requires { playback.timeline(ui::Eyes::all); }) return playback.timeline(ui::Eyes::all);
        else return playback.timeline();
    }

protected:
    Session session_;
    Playback playback_;
    ui::Timeline timeline_;
};

}  // namespace fow::app
