#include "games/waterloo/stages/recap.hpp"

#include <algorithm>

#include "games/waterloo/screens/table/piece_painter.hpp"

namespace fow::app::inline waterloo {
namespace {

/// The index of the ply in which that line was heard.
std::size_t ply_of(const Session& session, std::size_t line) {
    const auto& before = session.heard_before();
    const auto next = std::upper_bound(before.begin(), before.end(), line);
    return next == before.begin() ? 0 : static_cast<std::size_t>(next - before.begin()) - 1;
}

PlayerView view_at(const Session& session, std::size_t ply, Viewer viewer) {
    return view_of(session.rules(), session.state_after(ply), viewer);
}

/// Whether the retreat began in that seat's turn; then all actions before it were its own.
bool caused_retreat(const Session& session, Seat seat) {
    const auto& states = session.history();
    const auto before = std::find_if(states.rbegin(), states.rend(), [](const State& state) { return !state.pursuing; });
    return before != states.rend() && before->mover == seat;
}

bool is_beginning(const Event& event) { return std::holds_alternative<PursuitBegan>(event); }

/// The view as remembered afterwards: without faces if the game is true to the table.
PlayerView as_remembered(const Session& session, PlayerView view) {
    if (session.record().options.memory) return view;
    for (auto& piece : view.board) {
        if (!piece) continue;
        if (sits(view.viewer, seat_of(piece->army))) {
            piece->known_to_enemy = Knowledge::back;
        } else {
            piece->knowledge = Knowledge::back;
            piece->unit.reset();
            piece->strength = 0;
        }
    }
    return view;
}

}  // namespace

ui::Moment moment_of_both(const Session& session, std::size_t first) {
    ui::Moment moment{{}, as_remembered(session, session.view(Viewer::onlooker))};
    const std::vector<LogLine> log = session.log(Viewer::onlooker);
    for (std::size_t i = first; i < log.size(); ++i) moment.events.push_back(log[i].event);
    return moment;
}

PlayerView view_before(const Session& session, std::size_t line, Viewer viewer) {
    return as_remembered(session, view_at(session, ply_of(session, line), viewer));
}

Recap recap_of(const Session& session, Seat seat, std::optional<std::size_t> since) {
    Recap recap;
    const Viewer viewer = viewer_of(seat);
    const std::vector<LogLine> log = session.log(viewer);
    const Away away = away_of(log, session.state(), seat, since);
    if (away.first == away.end || session.ply_count() == 0) return recap;
    recap.before = view_before(session, away.first, viewer);
    for (std::size_t i = away.first; i < away.end; ++i) {
        const bool goes_on = !recap.moments.empty() && log[i].step == log[i - 1].step;
        if (!goes_on) recap.moments.emplace_back();
        ui::Moment& moment = recap.moments.back();
        if (is_news(log[i].event)) {
            recap.lines.push_back(log[i]);
            recap.places.emplace_back(recap.moments.size() - 1, moment.events.size());
        }
        moment.events.push_back(log[i].event);
        const bool last = i + 1 == away.end || log[i + 1].step != log[i].step;
        if (last) moment.after = as_remembered(session, view_at(session, ply_of(session, i) + 1, viewer));
    }
    return recap;
}

PursuitNews pursuit_news(const Session& session, std::span<const LogLine> unread, Seat seat) {
    const auto begun = std::find_if(unread.begin(), unread.end(), [](const LogLine& line) { return is_beginning(line.event); });
    if (begun == unread.end()) return {{unread.begin(), unread.end()}, false};
    PursuitNews news{{}, true};
    if (!caused_retreat(session, seat)) news.lines.assign(unread.begin(), begun);
    news.lines.insert(news.lines.end(), begun + 1, unread.end());  // the start itself has its own page
    return news;
}

Recap pursuit_recap(const Session& session, Seat seat) {
    Recap recap = recap_of(session, seat);
    const auto begun = std::find_if(recap.moments.begin(), recap.moments.end(), [](const ui::Moment& moment) {
        return std::any_of(moment.events.begin(), moment.events.end(), is_beginning);
    });
    if (begun == recap.moments.end()) return recap;
    const auto own = caused_retreat(session, seat) ? static_cast<std::size_t>(begun - recap.moments.begin()) + 1 : 0;
    Recap kept{
        own == 0 ? recap.before : begun->after, {recap.moments.begin() + static_cast<std::ptrdiff_t>(own), recap.moments.end()}, {}, {}};
    for (std::size_t i = 0; i < recap.lines.size(); ++i) {
        if (recap.places[i].first < own || is_beginning(recap.lines[i].event)) continue;
        kept.lines.push_back(recap.lines[i]);
        kept.places.emplace_back(recap.places[i].first - own, recap.places[i].second);
    }
    return kept;
}

Dispatch::Dispatch(Recap recap, const Roster& roster) : recap_(std::move(recap)), roster_(roster), lines_(lines_of(roster, recap_.lines)) {
    for (std::size_t i = 0; i < lines_.size(); ++i)
        for (const SeenPiece& piece : pieces_in(recap_.lines[i].event)) lines_[i].pictures.push_back(ui::picture_of(piece, roster));
}

ui::Motion Dispatch::tell_from(std::size_t line, Pace pace) const {
    if (pace == Pace::off) return {};
    ui::Motion motion(recap_.before, ui::Narration::recap, pace, roster_);
    for (const ui::Moment& moment : recap_.moments) motion.add(moment);
    motion.seek(recap_.places[line].first, recap_.places[line].second);
    return motion;
}

std::optional<std::size_t> Dispatch::told(const ui::Motion& motion) const {
    if (shown_.empty()) return std::nullopt;
    const ui::MotionStep* step = motion.step();
    if (step == nullptr) return std::nullopt;
    const auto next = std::upper_bound(recap_.places.begin(), recap_.places.end(), std::pair(step->moment, step->event));
    if (next == recap_.places.begin()) return std::nullopt;
    return static_cast<std::size_t>(next - recap_.places.begin()) - 1;
}

ui::Motion Dispatch::open(Pace pace) {
    shown_ = lines_;
    return tell_from(0, pace);
}

}  // namespace fow::app::inline waterloo
