#include "games/waterloo/stages/playback.hpp"

#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/engine/statistics.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

/// How many lines had been heard after that many plies. A remark of the players counts with the next ply: among plies that nobody
/// heard of, its position must not be revealed.
std::size_t heard_after(const Session& session, std::size_t plies) {
    const auto& heard = session.heard(Viewer::onlooker);
    std::size_t count = session.heard_after(plies);
    if (plies >= session.ply_count()) return count;
    while (count > 0 && std::holds_alternative<TableEvent>(heard[count - 1].event)) --count;
    return count;
}

/// The mark of an event on the timeline, if it has one.
std::optional<ui::MarkKind> kind_of(const Event& event) {
    if (const auto* fought = std::get_if<Fought>(&event)) return fought->frenzy ? std::nullopt : std::optional(ui::MarkKind::combat);
    if (std::holds_alternative<Fired>(event) || std::holds_alternative<Bombarded>(event)) return ui::MarkKind::shot;
    if (std::holds_alternative<CardPlayed>(event)) return ui::MarkKind::card;
    if (std::holds_alternative<PrussianArrived>(event) || std::holds_alternative<PrussiansDecided>(event)) return ui::MarkKind::arrival;
    if (std::holds_alternative<VictimTaken>(event) || std::holds_alternative<PieceSaved>(event) ||
        std::holds_alternative<RidersFought>(event))
        return ui::MarkKind::pursuit;
    return std::nullopt;
}

std::string name_of(Spent spent) {
    switch (spent) {
        case Spent::march: return ui::tr("Marches");
        case Spent::attack: return ui::tr("Attacks");
        case Spent::shot: return ui::tr("Shots");
        case Spent::bombardment: return ui::tr("Shots at buildings");
        case Spent::entry: return ui::tr("Entries");
        case Spent::rest: return ui::tr("Taken off to rest");
        case Spent::card: return ui::tr("Cards");
        case Spent::pursuit: return ui::tr("In the pursuit");
    }
    return {};
}

/// The two player turns of a game turn share its half hour; the second one is in its second half.
float place_of_end(const Statistics& statistics, std::size_t i) {
    const bool second = i > 0 && statistics.turns[i - 1].turn == statistics.turns[i].turn;
    return static_cast<float>(statistics.turns[i].minutes) + (second ? 30.0F : 15.0F);
}

}  // namespace

std::vector<std::size_t> halts_of(const Session& session, std::optional<Seat> seat) {
    std::vector<std::size_t> halts{0};
    std::size_t told = heard_after(session, 0);
    bool own = false;
    for (std::size_t plies = 1; plies <= session.ply_count(); ++plies) {
        own = own || (seat && turn(session.state_after(plies - 1)) == decider_of(*seat));
        const State& state = session.state_after(plies);
        const std::size_t heard = heard_after(session, plies);
        // Only the defender may know whether it was asked.
        const bool may_know = state.phase != Phase::defence || (seat && turn(state) == decider_of(*seat));
        if (seat && (!may_know || (!own && heard == told))) continue;
        halts.push_back(plies);
        told = heard;
        own = false;
    }
    return halts;
}

Playback::Playback(const Session& session, std::optional<Seat> seat) : session_(session), seat_(seat), eyes_(ui::eyes_for(seat)) {
    read_again();
}

void Playback::read_again() {
    const auto heard = [&](std::size_t plies) { return heard_after(session_, plies); };
    halt_after(halts_of(session_, seat_), heard, session_.heard(Viewer::onlooker).size());
    logs_ = {};
}

const State& Playback::state(std::size_t halt) const { return session_.state_after(plies(halt)); }

PlayerView Playback::view(std::size_t halt, ui::Eyes eyes) const {
    if (const Audience audience = ui::viewer_behind(eyes)) return view_of(session_.rules(), state(halt), *audience);
    return all_shown(session_.rules(), state(halt));
}

const std::vector<LogLine>& Playback::log(ui::Eyes eyes) const {
    auto& log = logs_[static_cast<std::size_t>(eyes)];
    if (log) return *log;
    const Audience audience = ui::viewer_behind(eyes);
    log = audience ? session_.log(*audience) : open_log(session_);
    return *log;
}

screens::Moment Playback::moment(std::size_t halt, ui::Eyes eyes) const {
    // What was heard at that moment, not what the log keeps: both pieces are shown (W8.1).
    const Audience audience = ui::viewer_behind(eyes);
    const std::vector<LogLine>& lines = audience ? session_.heard(*audience) : log(eyes);
    screens::Moment moment{{}, view(halt, eyes)};
    for (std::size_t i = heard(halt - 1); i < heard(halt); ++i) moment.events.push_back(lines[i].event);
    return moment;
}

ui::Timeline Playback::timeline(ui::Eyes eyes) const {
    ui::Timeline timeline;
    timeline.last = last();
    const std::vector<LogLine>& lines = log(eyes);
    const auto mark = [&](ui::MarkKind kind, std::size_t line, std::string text) {
        const std::size_t halt = halt_of(line);
        for (ui::TimeMark& made : timeline.marks)
            if (made.halt == halt && made.kind == kind) {
                made.text += "\n" + text;
                return;
            }
        timeline.marks.push_back({kind, halt, std::move(text)});
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string clock = ui::clock_text(lines[i].minutes);
        if (std::holds_alternative<TurnBegan>(lines[i].event) && (timeline.turns.empty() || timeline.turns.back().clock != clock))
            timeline.turns.push_back({halt_of(i), clock});
        if (const auto kind = kind_of(lines[i].event))
            mark(*kind, i, ui::fill(ui::tr("{clock}: {text}"), {{"clock", clock}, {"text", describe(roster(), lines[i].event, ui::tr)}}));
    }
    for (const TurningPoint& point : turning_points(roster(), lines))
        mark(ui::MarkKind::turning, point.line, describe(roster(), point, ui::tr));
    std::stable_sort(timeline.marks.begin(), timeline.marks.end(),
                     [](const ui::TimeMark& a, const ui::TimeMark& b) { return a.halt < b.halt; });
    return timeline;
}

screens::StaffMap Playback::staff_map(std::size_t halt, Seat seat) const {
    return staff_map_of(session_, view(halt, ui::eyes_of(seat)), log(ui::eyes_of(seat), halt));
}

screens::StatisticsModel statistics_model(const Session& session) {
    const Statistics statistics = statistics_of(session);
    const Roster& roster = session.rules().roster();
    screens::StatisticsModel model;
    model.names = session.record().names;
    model.summary = summary_of(roster, statistics, ui::tr);
    if (!statistics.turns.empty()) {
        const TurnCount& first = statistics.turns.front();
        const PerSeat<Force>& at_first = statistics.at_first;
        model.turns.push_back({static_cast<float>(first.minutes),
                               first.minutes,
                               {at_first[french_seat].pieces, at_first[allied_seat].pieces},
                               {at_first[french_seat].strength, at_first[allied_seat].strength},
                               0,
                               0});
    }
    for (std::size_t i = 0; i < statistics.turns.size(); ++i) {
        const TurnCount& turn = statistics.turns[i];
        model.turns.push_back({place_of_end(statistics, i),
                               turn.minutes,
                               {turn.left[french_seat].pieces, turn.left[allied_seat].pieces},
                               {turn.left[french_seat].strength, turn.left[allied_seat].strength},
                               turn.rolls,
                               static_cast<float>(turn.french_wins - turn.expected)});
    }
    for (const TurningPoint& point : statistics.turning) {
        std::size_t of = 0;  // index of the player turn that contains the line
        while (of + 1 < statistics.turns.size() && statistics.turns[of + 1].line <= point.line) ++of;
        const float x = statistics.turns.empty() ? 0 : place_of_end(statistics, of);
        model.turning.push_back({x, describe(roster, point, ui::tr), point.line});
    }
    model.losses = statistics.losses;
    for (int i = 0; i < spent_count; ++i) {
        const auto spent = static_cast<std::size_t>(i);
        const PerSeat<int> counts{statistics.spent[french_seat][spent], statistics.spent[allied_seat][spent]};
        if (counts[french_seat] + counts[allied_seat] > 0) model.spent.emplace_back(name_of(static_cast<Spent>(i)), counts);
    }
    for (const FaceCount& face : statistics.faces) {
        model.faces.push_back({to_text(face.face), face.shown});
        model.expected_of_face = static_cast<float>(face.expected);
    }
    return model;
}

}  // namespace fow::waterloo::stages
