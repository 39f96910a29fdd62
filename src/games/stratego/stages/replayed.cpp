#include "games/stratego/stages/replayed.hpp"

#include <span>

#include "core/believer.hpp"
#include "games/stratego/opponent/hindsight.hpp"
#include "games/stratego/opponent/think.hpp"
#include "games/stratego/screens/replay_field.hpp"
#include "games/stratego/screens/two_truths.hpp"
#include "games/stratego/screens/words.hpp"
#include "games/stratego/stages/game_stages.hpp"
#include "games/stratego/stages/heard.hpp"
#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

constexpr int scale_turns = 10;  ///< turns between two marks of the timeline's scale

/// How many lines had been heard after that many plies, without the remarks of the players at the end: these count with the next ply that
/// is heard, because their position among silent plies must not be revealed.
std::size_t heard_by(const Session& session, std::size_t plies) {
    const auto& heard = session.heard(Viewer::onlooker);
    std::size_t count = session.heard_after(plies);
    while (count > 0 && std::holds_alternative<TableEvent>(heard[count - 1].event)) --count;
    return count;
}

std::string timed(const Line& line, const std::string& text) { return line.turn == 0 ? text : screens::in_turn(line.turn, text); }

ui::LoggedLine logged_line(const Line& line) { return {timed(line, describe(line.event, ui::tr)), rule_of(line.event)}; }

/// The number of plies after which both armies were set up; nothing if they never were, or if the position was posed.
std::optional<std::size_t> ready_at(const Session& session) {
    if (session.record().start) return std::nullopt;
    for (std::size_t plies = 0; plies <= session.ply_count(); ++plies)
        if (session.state_after(plies).phase != Phase::set_up) return plies;
    return std::nullopt;
}

/// How many positions may be searched for each judgement of a game of usual length, and for a whole game.
constexpr std::uint64_t usual_nodes = 12'000, all_nodes = 12'000'000;
/// The judge, which remembers and concludes as much as anybody could.
constexpr Mind judge{Level::marshal, Style::steady, 0};

/// How likely the mover thought the true rank of the piece that it attacks; nothing if it knew that rank or attacks no piece.
std::optional<int> chance_of_target(const Rules& rules, const Due<Session>& made, const Move& move) {
    const auto& target = made.view.at(move.to);
    if (!target || target->rank) return std::nullopt;
    const Rank truth = *open_view_of(rules, made.state).at(move.to)->rank;
    for (const stratego::Believed& piece : believed(rules, made.view, made.heard, judge)) {
        if (piece.at != move.to) continue;
        for (const auto& likely : piece.may_be)
            if (likely.what == truth) return likely.chance;
        return 0;
    }
    return std::nullopt;
}

class AnalysedBoard final : public Analysed {
public:
    explicit AnalysedBoard(const Session& session)
        : session_(session),
          hindsight_(session_.rules(), session_.state()),
          budget_(budget_of_each(session_.ply_count(), usual_nodes, all_nodes)) {}

    [[nodiscard]] std::optional<Decision> judged(std::size_t plies) const override {
        const auto made = due(session_, plies);
        if (!made) return std::nullopt;
        const Rules& rules = session_.rules();
        const auto known = appraise(rules, made->view, made->heard, judge, budget_, made->action);
        const auto truth = hindsight_.appraise(made->state, made->heard, budget_, made->action);
        if (!known || !truth) return std::nullopt;
        Decision decision{plies, made->seat, *known, *truth, {}};
        if (const auto* move = std::get_if<Move>(&made->action)) decision.target = chance_of_target(rules, *made, *move);
        return decision;
    }
    [[nodiscard]] std::string deed(std::size_t plies) const override {
        const std::size_t line = session_.heard_after(plies);
        const auto& lines = session_.heard(Viewer::onlooker);
        const auto* move = std::get_if<Move>(&std::get<0>(session_.record().plies[plies]));
        if (move == nullptr || line >= lines.size()) return {};
        std::string text = describe(lines[line].event, ui::tr);
        if (std::holds_alternative<Moved>(lines[line].event)) {
            const SeenPiece piece = *open_view_of(session_.rules(), session_.state_after(plies)).at(move->from);
            text = ui::fill(ui::tr("{piece} from {from} to {to}."),
                            {{"piece", screens::piece_text(piece)}, {"from", to_text(move->from)}, {"to", to_text(move->to)}});
        }
        return screens::in_turn(lines[line].turn, text);
    }
    /// Only moves are judged.
    [[nodiscard]] std::string told(const std::string& notation, std::size_t plies) const override {
        const auto action = action_from_text(notation);
        const auto made = due(session_, plies);
        const auto* move = action ? std::get_if<Move>(&*action) : nullptr;
        if (move == nullptr || !made || !made->view.at(move->from)) return {};
        return ui::fill(
            ui::tr("{piece} from {from} to {to}"),
            {{"piece", screens::piece_text(*made->view.at(move->from))}, {"from", to_text(move->from)}, {"to", to_text(move->to)}});
    }

private:
    Session session_;
    stratego::Hindsight hindsight_;
    Budget budget_;
};

/// What that mind took the enemy's pieces for at that moment of a finished game; nothing while the armies are set up.
std::vector<stratego::Believed> beliefs_at(const Session& session, std::size_t plies, Seat seat, const Mind& mind) {
    const State& state = session.state_after(plies);
    if (state.phase == Phase::set_up) return {};
    const std::span heard(session.heard(viewer_of(seat)));
    return believed(session.rules(), view_of(session.rules(), state, viewer_of(seat)), heard.first(session.heard_after(plies)), mind);
}

}  // namespace

ReplayedBoard::ReplayedBoard(const Session& session, std::optional<Seat> seat)
    : Replayed(ui::eyes_for(seat)), session_(session), seat_(seat) {
    read_again();
}

void ReplayedBoard::read_again() {
    halt_by(
        session_.ply_count(), session_.heard(Viewer::onlooker).size(), [&](std::size_t plies) { return heard_by(session_, plies); },
        [&](std::size_t, bool news) { return !seat_ || news; });
    logs_ = {};
}

View ReplayedBoard::view(std::size_t halt, ui::Eyes eyes) const {
    const State& state = session_.state_after(plies(halt));
    if (const auto viewer = ui::viewer_behind(eyes)) return view_of(session_.rules(), state, *viewer);
    return open_view_of(session_.rules(), state);
}

const std::vector<Line>& ReplayedBoard::log(ui::Eyes eyes) const {
    auto& log = logs_[static_cast<std::size_t>(eyes)];
    if (!log) log = log_of(session_, ui::viewer_behind(eyes));
    return *log;
}

PerSeat<std::string> ReplayedBoard::sides() const { return {screens::side_name(blue_seat), screens::side_name(red_seat)}; }

std::vector<ui::LoggedLine> ReplayedBoard::logged(ui::Eyes eyes) const {
    std::vector<ui::LoggedLine> lines;
    for (const Line& line : log(eyes)) lines.push_back(logged_line(line));
    return lines;
}

std::vector<Move> ReplayedBoard::ways(std::size_t halt) const {
    return last_way(std::span(session_.heard(Viewer::onlooker)).first(heard(halt)));
}

std::string ReplayedBoard::happened(std::size_t halt, ui::Eyes eyes) const {
    return heard(halt) == 0 ? std::string() : logged_line(log(eyes)[heard(halt) - 1]).text;
}

ui::Timeline ReplayedBoard::timeline(ui::Eyes eyes) const {
    ui::Timeline timeline;
    timeline.last = last();
    timeline.turns_each = scale_turns;
    const std::vector<Line>& lines = log(eyes);
    const auto mark = [&](ui::MarkKind kind, std::size_t line, const std::string& text) {
        timeline.marks.push_back({kind, halt_of(line), timed(lines[line], text)});
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Event& event = lines[i].event;
        const bool fought = std::holds_alternative<Fought>(event);
        // A turn begins where the one before it ended.
        if ((fought || std::holds_alternative<Moved>(event)) && lines[i].turn % scale_turns == 1 && halt_of(i) > 0)
            timeline.turns.push_back({halt_of(i) - 1, clock_text(lines[i].turn, ui::tr)});
        if (fought) mark(ui::MarkKind::combat, i, describe(event, ui::tr));
        if (std::holds_alternative<DrawOffered>(event) || std::holds_alternative<GameEnded>(event))
            mark(ui::MarkKind::arrival, i, describe(event, ui::tr));
        if (const std::string loss = heavy_loss(event); !loss.empty()) mark(ui::MarkKind::turning, i, loss);
    }
    return timeline;
}

std::string ReplayedBoard::moment(std::size_t halt) const { return screens::moment_text(view(halt, ui::Eyes::onlooker)); }

std::string ReplayedBoard::play_on_text(std::size_t halt) const { return screens::play_on_text(view(halt, ui::Eyes::onlooker)); }

void ReplayedBoard::show(std::size_t halt, ui::Eyes eyes) {
    view_ = view(halt, eyes);
    ways_ = ways(halt);
    all_faces_ = eyes == ui::Eyes::all;
}

void ReplayedBoard::move_to(std::size_t halt, ui::Eyes eyes, Pace, float speed) {
    // What was heard at that moment, not what a log keeps: both pieces were shown (C3.1).
    const std::span<const Line> lines = std::span(session_.heard(Viewer::onlooker)).first(heard(halt));
    const std::vector<Move> made = last_way(lines.subspan(heard(halt - 1)));
    motion_ = {};
    if (!made.empty()) motion_ = {view(halt - 1, eyes), made.front(), fight_from(lines, heard(halt - 1)), speed};
}

void ReplayedBoard::draw(ui::Window& window, const ui::DrawColumn& column) {
    motion_.advance(window);
    column(screens::draw_replay_field(window, {view_, rules(), ways_, all_faces_, &motion_}, ui::height_above_timeline(window)));
}

ui::Truths ReplayedBoard::truths(std::size_t halt, Seat seat, bool beliefs) const {
    screens::TruthsModel model{.believed = view(halt, ui::eyes_of(seat)),
                               .truth = view(halt, ui::Eyes::all),
                               .rules = rules(),
                               .seat = seat,
                               .happened = happened(halt, ui::eyes_of(seat))};
    if (beliefs) {
        const auto player = player_then(session_.record(), seat, plies(halt));
        model.believer = ui::believer_text(player, screens::side_name(seat));
        model.beliefs = beliefs_at(session_, plies(halt), seat, believer_of(player));
    }
    return screens::truths_of(std::move(model));
}

ui::Numbers ReplayedBoard::numbers() const { return numbers_of(session_); }

std::shared_ptr<const Analysed> ReplayedBoard::analysed() const { return std::make_shared<AnalysedBoard>(session_); }

std::string ReplayedBoard::file_name() const {
    const auto& names = names_at_table(session_.record());
    return ui::fill(ui::tr("{blue} against {red}"), {{"blue", names[blue_seat]}, {"red", names[red_seat]}});
}

std::string ReplayedBoard::text(ui::Eyes eyes) const {
    const auto& names = names_at_table(session_.record());
    std::string text = ui::fill(ui::tr("{blue} (Blue) against {red} (Red)"), {{"blue", names[blue_seat]}, {"red", names[red_seat]}}) + "\n";
    text += ui::fill(ui::tr("Seen by: {eyes}"), {{"eyes", ui::eyes_label(eyes, sides())}}) + "\n";
    const std::optional<std::size_t> ready = ready_at(session_);
    // If a game ended during set-up, its armies are incomplete.
    if (ready && session_.state_after(*ready).ready == PerSeat<bool>{true, true})
        for (const Seat side : seats) {
            if (eyes != ui::Eyes::all && eyes != ui::eyes_of(side)) continue;
            text += ui::fill(side == blue_seat ? ui::tr("Blue's set-up: {letters}") : ui::tr("Red's set-up: {letters}"),
                             {{"letters", write_set_up(session_.rules(), session_.state_after(*ready), side)}}) +
                    "\n";
        }
    text += "\n";
    for (const ui::LoggedLine& line : logged(eyes)) text += line.text + "\n";
    return text;
}

ui::Surface ReplayedBoard::picture(ui::Window& window, std::size_t halt, ui::Eyes eyes, float cell) const {
    const View seen = view(halt, eyes);
    const std::vector<Move> made = ways(halt);
    return screens::replay_picture(window, {seen, rules(), made, eyes == ui::Eyes::all}, {moment(halt), happened(halt, eyes)}, cell);
}

}  // namespace fow::stratego::stages
