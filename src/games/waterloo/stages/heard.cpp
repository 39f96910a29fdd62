#include "games/waterloo/stages/heard.hpp"

#include <algorithm>

#include "core/rulebook.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"
#include "games/waterloo/screens/table/piece_painter.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {

Away away_of(std::span<const LogLine> heard, const State& state, Seat seat, std::optional<std::size_t> since) {
    Away away{0, heard.size()};
    const auto begins = [](const LogLine& line) { return std::holds_alternative<TurnBegan>(line.event); };
    const bool posed = std::none_of(heard.begin(), heard.end(), begins);  // then the game started in the middle of a turn
    if (posed && seat == state.mover) return {0, 0};
    for (std::size_t i = 0; i < heard.size(); ++i) {
        if (hands_over(heard[i].event, seat)) away = {i + 1, heard.size()};
        const auto* began = std::get_if<TurnBegan>(&heard[i].event);
        if (began != nullptr && began->seat == seat) away.end = i;  // what follows is the seat's own turn
    }
    return {std::min({away.first, away.end, since.value_or(away.first)}), away.end};
}

bool is_news(const Event& event) {
    return !std::holds_alternative<TurnBegan>(event) && !std::holds_alternative<TurnEnded>(event) &&
           !std::holds_alternative<CardsDrafted>(event);
}

std::vector<LogLine> news_for(std::span<const LogLine> heard, const State& state, Seat seat, std::size_t read,
                              std::optional<std::size_t> since) {
    const Away away = away_of(heard, state, seat, since);
    std::vector<LogLine> lines;
    for (std::size_t i = std::max(away.first, read); i < away.end; ++i)
        if (is_news(heard[i].event)) lines.push_back(heard[i]);
    return lines;
}

std::vector<SeenPiece> pieces_in(const Event& event) {
    std::vector<SeenPiece> pieces;
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.gun; }) pieces.push_back(e.gun);
            if constexpr (requires { SeenPiece(e.attacker); }) pieces.push_back(e.attacker);
            if constexpr (requires { SeenPiece(e.defender); }) pieces.push_back(e.defender);
            if constexpr (requires { e.target.army; }) pieces.push_back(e.target);
            if constexpr (requires { SeenPiece(e.cavalry); }) pieces.push_back(e.cavalry);
            if constexpr (requires { *e.cavalry; })
                if (e.cavalry) pieces.push_back(*e.cavalry);
            if constexpr (requires { e.victim; }) pieces.push_back(e.victim);
            if constexpr (requires { e.saved; }) pieces.push_back(e.saved);
            if constexpr (requires { e.piece; }) pieces.push_back(e.piece);
            if constexpr (requires { e.pieces; }) pieces = e.pieces;
        },
        event);
    return pieces;
}

ui::LoggedLine line_of(const Roster& roster, const LogLine& line) {
    return {ui::fill(ui::tr("{clock}  {text}"), {{"clock", clock_text(line.minutes)}, {"text", describe(roster, line.event, ui::tr)}}),
            rule_of(line.event)};
}

std::vector<ui::LoggedLine> lines_of(const Roster& roster, std::span<const LogLine> log) {
    std::vector<ui::LoggedLine> lines;
    for (const LogLine& line : log) lines.push_back(line_of(roster, line));
    return lines;
}

bool worth_telling(std::span<const LogLine> news) {
    return std::any_of(news.begin(), news.end(), [](const LogLine& line) {
        return !std::holds_alternative<LineDrawn>(line.event) && !std::holds_alternative<SetUpDone>(line.event);
    });
}

std::vector<std::vector<Square>> ways_in(std::span<const LogLine> log) {
    std::vector<std::vector<Square>> ways;
    for (const LogLine& line : log) {
        if (std::holds_alternative<PursuitBegan>(line.event)) ways.clear();
        if (const auto* marched = std::get_if<Marched>(&line.event)) ways.push_back(marched->way);
        if (const auto* fought = std::get_if<Fought>(&line.event)) {
            ways.push_back(fought->way);
            ways.back().push_back(fought->at);
        }
    }
    return ways;
}

std::vector<std::vector<Square>> ways_before(std::span<const LogLine> heard, const State& state, Seat seat,
                                             std::optional<std::size_t> since) {
    const Away away = away_of(heard, state, seat, since);
    const auto own_turn = heard.subspan(away.end);
    if (std::any_of(own_turn.begin(), own_turn.end(), [](const LogLine& line) { return is_news(line.event); })) return {};
    return ways_in(heard.subspan(away.first, away.end - away.first));
}

std::vector<std::vector<Square>> last_way(std::span<const LogLine> log) {
    std::vector<std::vector<Square>> ways = ways_in(log);
    if (ways.size() > 1) ways.erase(ways.begin(), ways.end() - 1);
    return ways;
}

std::size_t last_combat(std::span<const LogLine> log) {
    for (std::size_t i = log.size(); i > 0; --i) {
        const Event& event = log[i - 1].event;
        if (std::holds_alternative<Fired>(event) || std::holds_alternative<Bombarded>(event)) return i - 1;
        const auto* fought = std::get_if<Fought>(&event);
        if (fought == nullptr || fought->frenzy) continue;
        const auto* card = i > 1 ? std::get_if<CardPlayed>(&log[i - 2].event) : nullptr;
        return card != nullptr && screens::answers(*card, *fought) ? i - 2 : i - 1;
    }
    return log.size();
}

std::vector<Event> events_from(std::span<const LogLine> log, std::size_t first) {
    std::vector<Event> events;
    for (std::size_t i = first; i < log.size(); ++i) events.push_back(log[i].event);
    return events;
}

std::vector<SeenPiece> fallen_in_pursuit(std::span<const LogLine> heard) {
    std::vector<SeenPiece> fallen;
    for (const LogLine& line : heard) {
        if (const auto* taken = std::get_if<VictimTaken>(&line.event)) fallen.push_back(taken->victim);
        if (const auto* fought = std::get_if<RidersFought>(&line.event))
            fallen.push_back(fought->attacker_wins ? fought->defender : fought->attacker);
    }
    return fallen;
}

screens::StaffMap staff_map_of(const Session& session, const PlayerView& view, std::span<const LogLine> heard) {
    const Roster& roster = session.rules().roster();
    screens::StaffMap staff;
    staff.kept = session.record().options.memory;
    staff.by_sight = may_be(view, roster, nullptr);
    staff.may_be = staff.by_sight;
    if (!staff.kept) return staff;
    staff.traces = traces_of(view, roster, events_from(heard, 0));
    staff.may_be = may_be(view, roster, &staff.traces);
    return staff;
}

screens::StaffMap staff_map_of(const Session& session, Seat seat, const PlayerView& view) {
    screens::StaffMap staff = staff_map_of(session, view, session.heard(viewer_of(seat)));
    if (!staff.kept) return staff;
    for (const Pencilled& made : session.pencilled(seat))
        if (const auto& piece = view.at(made.square); piece && !sits(view.viewer, seat_of(piece->army)) && !piece->unit)
            staff.marks.push_back(made);
    return staff;
}

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

screens::Moment moment_from(const Session& session, std::size_t first, Viewer viewer) {
    screens::Moment moment{{}, as_remembered(session, session.view(viewer))};
    const std::vector<LogLine> log = session.log(viewer);
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
        screens::Moment& moment = recap.moments.back();
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
    const auto begun = std::find_if(recap.moments.begin(), recap.moments.end(), [](const screens::Moment& moment) {
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
        for (const SeenPiece& piece : pieces_in(recap_.lines[i].event)) lines_[i].pictures.push_back(screens::picture_of(piece, roster));
}

screens::Motion Dispatch::tell_from(std::size_t line, Pace pace) const {
    if (pace == Pace::off) return {};
    screens::Motion motion(recap_.before, screens::Narration::recap, pace, roster_);
    for (const screens::Moment& moment : recap_.moments) motion.add(moment);
    motion.seek(recap_.places[line].first, recap_.places[line].second);
    return motion;
}

std::optional<std::size_t> Dispatch::told(const screens::Motion& motion) const {
    if (shown_.empty()) return std::nullopt;
    const screens::MotionStep* step = motion.step();
    if (step == nullptr) return std::nullopt;
    const auto next = std::upper_bound(recap_.places.begin(), recap_.places.end(), std::pair(step->moment, step->event));
    if (next == recap_.places.begin()) return std::nullopt;
    return static_cast<std::size_t>(next - recap_.places.begin()) - 1;
}

screens::Motion Dispatch::open(Pace pace) {
    shown_ = lines_;
    return tell_from(0, pace);
}

}  // namespace fow::waterloo::stages
