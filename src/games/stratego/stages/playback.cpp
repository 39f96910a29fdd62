#include "games/stratego/stages/playback.hpp"

#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

using namespace fow::stratego;

constexpr int scale_turns = 10;  ///< turns between two marks of the timeline's scale

/// How many lines had been heard after that many plies, without the remarks of the players at the end: these count with the next ply that
/// is heard, because their position among silent plies must not be revealed.
std::size_t heard_by(const Session& session, std::size_t plies) {
    const auto& heard = session.heard(Viewer::onlooker);
    std::size_t count = session.heard_after(plies);
    while (count > 0 && std::holds_alternative<TableEvent>(heard[count - 1].event)) --count;
    return count;
}

bool is_heavy(std::optional<Rank> rank) { return rank && (*rank == Rank::flag || strength(*rank) >= strength(Rank::colonel)); }

std::string told_loss(Seat side, Rank rank) {
    const Named name{"rank", screens::rank_with_number(rank)};
    if (rank == Rank::flag) return side == blue_seat ? ui::tr("Blue's Flag is taken.") : ui::tr("Red's Flag is taken.");
    return ui::fill(side == blue_seat ? ui::tr("Blue loses the {rank}.") : ui::tr("Red loses the {rank}."), {name});
}

std::string timed(const Line& line, const std::string& text) {
    if (line.turn == 0) return text;
    return ui::fill(ui::tr("Turn {turn}: {text}"), {{"turn", std::to_string(line.turn)}, {"text", text}});
}

ui::LoggedLine logged_line(const Line& line) { return {timed(line, describe(line.event, ui::tr)), rule_of(line.event)}; }

}  // namespace

std::vector<std::size_t> halts_of(const Session& session, std::optional<Seat> seat) {
    std::vector<std::size_t> halts{0};
    std::size_t told = heard_by(session, 0);
    for (std::size_t plies = 1; plies <= session.ply_count(); ++plies) {
        const std::size_t heard = heard_by(session, plies);
        if (seat && heard == told) continue;
        halts.push_back(plies);
        told = heard;
    }
    return halts;
}

std::optional<TurnMade> turn_in(const Event& event) {
    if (const auto* moved = std::get_if<Moved>(&event)) return TurnMade{{moved->from, moved->to}};
    if (const auto* fought = std::get_if<Fought>(&event)) return TurnMade{{fought->from, fought->to}, *fought};
    return std::nullopt;
}

std::string heavy_loss(const Event& event) {
    const auto* fought = std::get_if<Fought>(&event);
    if (fought == nullptr) return {};
    std::string text;
    const auto fell = [&](Seat side, std::optional<Rank> rank) {
        if (is_heavy(rank)) text += (text.empty() ? "" : " ") + told_loss(side, *rank);
    };
    if (fought->outcome != Outcome::won) fell(fought->side, fought->attacker);
    if (fought->outcome != Outcome::lost) fell(other(fought->side), fought->defender);
    return text;
}

Playback::Playback(const Session& session, std::optional<Seat> seat) : session_(session), seat_(seat), eyes_(ui::eyes_for(seat)) {
    read_again();
}

void Playback::read_again() {
    const auto heard = [&](std::size_t plies) { return heard_by(session_, plies); };
    halt_after(halts_of(session_, seat_), heard, session_.heard(Viewer::onlooker).size());
    logs_ = {};
}

View Playback::view(std::size_t halt, ui::Eyes eyes) const {
    const State& state = session_.state_after(plies(halt));
    if (const Audience audience = ui::viewer_behind(eyes)) return view_of(session_.rules(), state, *audience);
    return open_view_of(session_.rules(), state);
}

const std::vector<Line>& Playback::log(ui::Eyes eyes) const {
    auto& log = logs_[static_cast<std::size_t>(eyes)];
    if (!log) log = log_of(session_, ui::viewer_behind(eyes));
    return *log;
}

std::vector<ui::LoggedLine> Playback::logged(ui::Eyes eyes) const {
    std::vector<ui::LoggedLine> lines;
    for (const Line& line : log(eyes)) lines.push_back(logged_line(line));
    return lines;
}

std::optional<TurnMade> Playback::turn_made(std::size_t halt) const {
    if (halt == 0) return std::nullopt;
    // What was heard at that moment, not what a log keeps: both pieces were shown (C3.1).
    const auto& lines = session_.heard(Viewer::onlooker);
    for (std::size_t i = heard(halt - 1); i < heard(halt); ++i)
        if (auto made = turn_in(lines[i].event)) return made;
    return std::nullopt;
}

std::vector<Move> Playback::last_way(std::size_t halt) const {
    const auto& lines = session_.heard(Viewer::onlooker);
    for (std::size_t i = heard(halt); i > 0; --i)
        if (const auto made = turn_in(lines[i - 1].event)) return {made->move};
    return {};
}

std::string Playback::happened(std::size_t halt, ui::Eyes eyes) const {
    return heard(halt) == 0 ? std::string() : logged_line(log(eyes)[heard(halt) - 1]).text;
}

ui::Timeline Playback::timeline(ui::Eyes eyes) const {
    ui::Timeline timeline;
    timeline.last = last();
    timeline.turns_each = scale_turns;
    const std::vector<Line>& lines = log(eyes);
    const auto mark = [&](ui::MarkKind kind, std::size_t line, const std::string& text) {
        timeline.marks.push_back({kind, halt_of(line), timed(lines[line], text)});
    };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Event& event = lines[i].event;
        // A turn begins where the one before it ended.
        if (turn_in(event) && lines[i].turn % scale_turns == 1 && halt_of(i) > 0)
            timeline.turns.push_back({halt_of(i) - 1, ui::fill(ui::tr("turn {turn}"), {{"turn", std::to_string(lines[i].turn)}})});
        if (std::holds_alternative<Fought>(event)) mark(ui::MarkKind::combat, i, describe(event, ui::tr));
        if (std::holds_alternative<DrawOffered>(event) || std::holds_alternative<GameEnded>(event))
            mark(ui::MarkKind::arrival, i, describe(event, ui::tr));
        if (const std::string loss = heavy_loss(event); !loss.empty()) mark(ui::MarkKind::turning, i, loss);
    }
    return timeline;
}

}  // namespace fow::stratego::stages
