#include "games/waterloo/stages/replayed.hpp"

#include <algorithm>

#include "core/believer.hpp"
#include "games/waterloo/engine/rules.hpp"
#include "games/waterloo/engine/statistics.hpp"
#include "games/waterloo/opponent/hindsight.hpp"
#include "games/waterloo/opponent/think.hpp"
#include "games/waterloo/screens/replay/replay_field.hpp"
#include "games/waterloo/screens/replay/two_truths.hpp"
#include "games/waterloo/screens/table/board.hpp"
#include "games/waterloo/screens/words/action_words.hpp"
#include "games/waterloo/screens/words/names.hpp"
#include "games/waterloo/stages/game_stages.hpp"
#include "games/waterloo/stages/heard.hpp"
#include "ui/words/tr.hpp"

namespace fow::waterloo::stages {
namespace {

/// How many lines had been heard after that many plies. A remark of the players counts with the next ply: among plies that nobody
/// heard of, its position must not be revealed.
std::size_t heard_by(const Session& session, std::size_t plies) {
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

/// How many states may be searched for each judgement of a battle of usual length, and for a whole battle.
constexpr std::uint64_t usual_states = 6'000, all_states = 4'000'000;
/// The judge, which remembers everything and looks for whole turns.
constexpr Mind judge{Level::marshal, Style::steady, 0};

/// How likely the attacker thought the true identity of the piece on that square; nothing if it knew the piece.
std::optional<int> chance_of_target(const Rules& rules, const Due<Session>& made, Square at) {
    const auto& target = made.view.at(at);
    const auto unit = made.state.unit_at(at);
    if (!target || target->unit || !unit) return std::nullopt;
    const auto& profile = rules.profile(*unit);
    const int strength = profile.strength - made.state.mark(*unit).weakened;
    for (const Believed& piece : believed(rules, made.view, made.heard, judge)) {
        if (piece.at != at) continue;
        for (const auto& likely : piece.may_be)
            if (likely.what.kind == profile.kind && likely.what.strength == strength) return likely.chance;
        return 0;
    }
    return std::nullopt;
}

class AnalysedBattle final : public Analysed {
public:
    explicit AnalysedBattle(const Session& session)
        : session_(session),
          log_(open_log(session_)),
          hindsight_(session_.rules(), session_.state()),
          budget_(budget_of_each(session_.ply_count(), usual_states, all_states)) {}

    [[nodiscard]] std::optional<Decision> judged(std::size_t plies) const override {
        const auto made = due(session_, plies);
        if (!made) return std::nullopt;
        const Rules& rules = session_.rules();
        const auto known = appraise(rules, made->view, made->heard, judge, budget_, made->action);
        const auto truth = hindsight_.appraise(made->state, budget_, made->action);
        if (!known || !truth) return std::nullopt;
        Decision decision{plies, made->seat, *known, *truth, {}};
        if (const auto* attack = std::get_if<Attack>(&made->action)) decision.target = chance_of_target(rules, *made, attack->to);
        return decision;
    }
    [[nodiscard]] std::string deed(std::size_t plies) const override {
        const std::size_t line = session_.heard_after(plies);
        if (line < session_.heard_after(plies + 1)) return line_of(session_.rules().roster(), log_[line]).text;
        const Action& action = std::get<Action>(session_.record().plies[plies]);
        return ui::fill(ui::tr("{clock}  {text}."), {{"clock", clock_text(clock_of(session_.rules(), session_.state_after(plies)))},
                                                     {"text", told(to_text(session_.rules().roster(), action), plies)}});
    }
    [[nodiscard]] std::string told(const std::string& notation, std::size_t plies) const override {
        const Roster& roster = session_.rules().roster();
        const auto action = action_from_text(roster, notation);
        const auto made = due(session_, plies);
        return action && made ? screens::action_text(made->view, roster, *action) : std::string();
    }

private:
    Session session_;
    std::vector<LogLine> log_;  ///< with everything shown
    Hindsight hindsight_;
    Budget budget_;
};

/// What that mind took the enemy's pieces for at that moment of a finished battle, or before it if nobody could think then; nothing
/// while the armies are set up.
std::vector<Believed> beliefs_at(const Session& session, std::size_t plies, Seat seat, const Mind& mind) {
    while (plies > 0 && !can_be_judged(session.state_after(plies).phase)) --plies;
    const State& state = session.state_after(plies);
    if (!can_be_judged(state.phase)) return {};
    const std::span heard(session.heard(viewer_of(seat)));
    return believed(session.rules(), view_of(session.rules(), state, viewer_of(seat)), heard.first(session.heard_after(plies)), mind);
}

}  // namespace

ReplayedBattle::ReplayedBattle(const Session& session, std::optional<Seat> seat)
    : Replayed(ui::eyes_for(seat)), session_(session), seat_(seat) {
    read_again();
}

void ReplayedBattle::read_again() {
    bool own = false;  // the seat has made a ply since the last halt
    halt_by(
        session_.ply_count(), session_.heard(Viewer::onlooker).size(), [&](std::size_t plies) { return heard_by(session_, plies); },
        [&](std::size_t plies, bool news) {
            if (!seat_) return true;
            const auto decides = [&](std::size_t after) { return turn(session_.state_after(after)) == decider_of(*seat_); };
            own = own || decides(plies - 1);
            // Only the defender may know whether it was asked.
            const bool may_know = session_.state_after(plies).phase != Phase::defence || decides(plies);
            if (!may_know || (!own && !news)) return false;
            own = false;
            return true;
        });
    logs_ = {};
}

bool ReplayedBattle::armies_stand() const { return session_.state().phase != Phase::line_draw && session_.state().phase != Phase::set_up; }

PlayerView ReplayedBattle::view(std::size_t halt, ui::Eyes eyes) const {
    if (const Audience audience = ui::viewer_behind(eyes)) return view_of(session_.rules(), state(halt), *audience);
    return all_shown(session_.rules(), state(halt));
}

const std::vector<LogLine>& ReplayedBattle::log(ui::Eyes eyes) const {
    auto& log = logs_[static_cast<std::size_t>(eyes)];
    if (log) return *log;
    const Audience audience = ui::viewer_behind(eyes);
    log = audience ? session_.log(*audience) : open_log(session_);
    return *log;
}

screens::Moment ReplayedBattle::happened(std::size_t halt, ui::Eyes eyes) const {
    // What was heard at that moment, not what the log keeps: both pieces are shown (W8.1).
    const Audience audience = ui::viewer_behind(eyes);
    const std::vector<LogLine>& lines = audience ? session_.heard(*audience) : log(eyes);
    screens::Moment moment{{}, view(halt, eyes)};
    for (std::size_t i = heard(halt - 1); i < heard(halt); ++i) moment.events.push_back(lines[i].event);
    return moment;
}

PerSeat<std::string> ReplayedBattle::sides() const { return {screens::army_name(french_seat), screens::army_name(allied_seat)}; }

ui::Timeline ReplayedBattle::timeline(ui::Eyes eyes) const {
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
        const std::string clock = clock_text(lines[i].minutes);
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

std::vector<ui::LoggedLine> ReplayedBattle::logged(ui::Eyes eyes) const { return lines_of(roster(), log(eyes)); }

std::string ReplayedBattle::moment(std::size_t halt) const { return screens::moment_text(view(halt, ui::Eyes::onlooker)); }

std::string ReplayedBattle::play_on_text(std::size_t halt) const { return screens::play_on_text(moment(halt)); }

void ReplayedBattle::show(std::size_t halt, ui::Eyes eyes) {
    view_ = view(halt, eyes);
    const std::span<const LogLine> heard = log(eyes, halt);
    ways_ = last_way(heard);
    fallen_ = view_.pursuit ? fallen_in_pursuit(heard) : std::vector<SeenPiece>();
    all_faces_ = eyes == ui::Eyes::all;
}

void ReplayedBattle::move_to(std::size_t halt, ui::Eyes eyes, Pace pace, float speed) {
    if (motion_.empty()) {
        // The die is rolled for two pieces that met in the step before: they must still face each other.
        motion_ = screens::Motion(view(halt < 2 ? 0 : halt - 2, eyes), screens::Narration::act, pace, roster(), speed);
        if (halt > 1) motion_.add(happened(halt - 1, eyes));
    }
    motion_.finish();
    motion_.add(happened(halt, eyes));
}

void ReplayedBattle::draw(ui::Window& window, const ui::DrawColumn& column) {
    motion_.advance(window);
    column(screens::draw_replay_field(window, {view_, roster(), ways_, fallen_, motion_, all_faces_}));
}

ui::Truths ReplayedBattle::truths(std::size_t halt, Seat seat, bool beliefs) const {
    const ui::Eyes eyes = ui::eyes_of(seat);
    const std::span<const LogLine> heard = log(eyes, halt);
    PlayerView seen = view(halt, eyes);
    // Without the seat's own marks: they are deleted when a game ends.
    screens::StaffMap staff = staff_map_of(session_, seen, heard);
    screens::TruthsModel model{.believed = std::move(seen),
                               .truth = view(halt, ui::Eyes::all),
                               .roster = roster(),
                               .seat = seat,
                               .staff = std::move(staff),
                               .happened = heard.empty() ? std::string() : line_of(roster(), heard.back()).text};
    if (beliefs) {
        const auto player = player_then(session_.record(), seat, plies(halt));
        model.believer = ui::believer_text(player, screens::side_name(seat));
        model.beliefs = beliefs_at(session_, plies(halt), seat, believer_of(player));
    }
    return screens::truths_of(std::move(model));
}

ui::Numbers ReplayedBattle::numbers() const { return numbers_of(session_); }

std::shared_ptr<const Analysed> ReplayedBattle::analysed() const { return std::make_shared<AnalysedBattle>(session_); }

std::string ReplayedBattle::file_name() const {
    const auto& names = names_at_table(session_.record());
    return ui::fill(ui::tr("{french} against {allied}"), {{"french", names[french_seat]}, {"allied", names[allied_seat]}});
}

std::string ReplayedBattle::range_moment(std::size_t halt) const {
    const PlayerView seen = view(halt, ui::Eyes::onlooker);
    return ui::fill(ui::tr("turn {turn}, {clock}"), {{"turn", std::to_string(seen.turn)}, {"clock", clock_text(seen.minutes)}});
}

std::string ReplayedBattle::text(ui::Eyes eyes) const { return chronicle_of(session_, ui::viewer_behind(eyes), ui::tr); }

ui::Surface ReplayedBattle::picture(ui::Window& window, std::size_t halt, ui::Eyes eyes, float cell) const {
    const PlayerView seen = view(halt, eyes);
    const std::span<const LogLine> heard = log(eyes, halt);
    screens::BoardPicture picture{.view = seen, .roster = roster()};
    picture.marks.all_faces = eyes == ui::Eyes::all;
    picture.marks.ways = last_way(heard);
    picture.caption.moment = moment(halt);
    if (!heard.empty()) picture.caption.happened = describe(roster(), heard.back().event, ui::tr);
    return screens::board_picture(window, picture, cell);
}

}  // namespace fow::waterloo::stages
