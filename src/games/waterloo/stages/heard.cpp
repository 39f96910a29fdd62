#include "games/waterloo/stages/heard.hpp"

#include <algorithm>

#include "fow/core/rulebook.hpp"
#include "games/waterloo/screens/play/battle_screen.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::app::inline waterloo {
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
    return {ui::fill(ui::tr("{clock}  {text}"), {{"clock", ui::clock_text(line.minutes)}, {"text", describe(roster, line.event, ui::tr)}}),
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
        return card != nullptr && ui::answers(*card, *fought) ? i - 2 : i - 1;
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

ui::StaffMap staff_map_of(const Session& session, const PlayerView& view, std::span<const LogLine> heard) {
    const Roster& roster = session.rules().roster();
    ui::StaffMap staff;
    staff.kept = session.record().options.memory;
    staff.by_sight = may_be(view, roster, nullptr);
    staff.may_be = staff.by_sight;
    if (!staff.kept) return staff;
    staff.traces = traces_of(view, roster, events_from(heard, 0));
    staff.may_be = may_be(view, roster, &staff.traces);
    return staff;
}

ui::StaffMap staff_map_of(const Session& session, Seat seat, const PlayerView& view) {
    ui::StaffMap staff = staff_map_of(session, view, session.heard(viewer_of(seat)));
    if (!staff.kept) return staff;
    for (const Pencilled& made : session.pencilled(seat))
        if (const auto& piece = view.at(made.square); piece && !sits(view.viewer, seat_of(piece->army)) && !piece->unit)
            staff.marks.push_back(made);
    return staff;
}

}  // namespace fow::app::inline waterloo
