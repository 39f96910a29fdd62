// A game that hides nothing, replayed once in full, so that any moment of it can be shown without delay.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/replay/halts.hpp"
#include "core/seat.hpp"
#include "ui/pages/replay_parts.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

/// There is a halt before each decision and at the end, since the dice follow at once.
/// `S` is the game's session; turn, view_of and describe are found by their arguments.
template <class S>
class OpenPlayback : public Halts {
public:
    using Event = decltype(S::Line::event);

    /// `session` must outlive the playback.
    explicit OpenPlayback(const S& session) : session_(session) { read_again(); }
    /// The session has got further.
    void read_again() {
        std::vector<std::size_t> halts{0};
        for (std::size_t plies = 1; plies <= session_.ply_count(); ++plies)
            if (turn(session_.state_after(plies)) != Decider::chance || plies == session_.ply_count()) halts.push_back(plies);
        halt_after(std::move(halts), [&](std::size_t plies) { return session_.heard_after(plies); }, lines().size());
    }

    [[nodiscard]] const S& session() const { return session_; }
    [[nodiscard]] const auto& rules() const { return session_.rules().set(); }
    [[nodiscard]] auto view(std::size_t halt) const {
        return view_of(session_.rules(), session_.state_after(plies(halt)), Viewer::onlooker);
    }
    /// What led from the previous halt to this one; nothing at the first.
    [[nodiscard]] std::vector<Event> events(std::size_t halt) const {
        std::vector<Event> events;
        if (halt == 0) return events;
        for (std::size_t i = heard(halt - 1); i < heard(halt); ++i) events.push_back(lines()[i].event);
        return events;
    }
    /// How many lines of the log had been shown at that halt, and the halt of one of them. A game whose log combines several events defines
    /// its own.
    [[nodiscard]] std::size_t logged_at(std::size_t halt) const { return heard(halt); }
    [[nodiscard]] std::size_t halt_of_logged(std::size_t line) const { return halt_of(line); }

protected:
    [[nodiscard]] const auto& lines() const { return session_.heard(Viewer::onlooker); }
    /// `mark_of(event)`: how an event is marked, or nothing.
    template <class MarkOf>
    [[nodiscard]] ui::Timeline marked(const MarkOf& mark_of) const {
        ui::Timeline timeline;
        timeline.last = last();
        timeline.turns_each = turns_between_marks;
        for (std::size_t halt = 0; halt <= last(); ++halt) {
            const int now = session_.state_after(plies(halt)).turn;
            const bool begins = halt == 0 || session_.state_after(plies(halt - 1)).turn != now;
            if (begins && (now == 1 || now % turns_between_marks == 0))
                timeline.turns.push_back({halt, ui::fill(ui::tr("turn {turn}"), {{"turn", std::to_string(now)}})});
        }
        for (std::size_t i = 0; i < lines().size(); ++i) {
            const auto& line = lines()[i];
            const std::optional<ui::MarkKind> kind = mark_of(line.event);
            if (!kind) continue;
            const std::string turn = std::to_string(line.turn), text = describe(line.event, ui::tr);
            timeline.marks.push_back({*kind, halt_of(i), ui::fill(ui::tr("Turn {turn}: {text}"), {{"turn", turn}, {"text", text}})});
        }
        return timeline;
    }

private:
    static constexpr int turns_between_marks = 5;  ///< on the timeline's scale

    const S& session_;
};

}  // namespace fow::app
