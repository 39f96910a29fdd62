#include "games/stratego/stages/heard.hpp"

#include <algorithm>

#include "ui/words/tr.hpp"

namespace fow::stratego::stages {
namespace {

std::optional<Move> way_of(const Event& event) {
    if (const auto* moved = std::get_if<Moved>(&event)) return Move{moved->from, moved->to};
    if (const auto* fought = std::get_if<Fought>(&event)) return Move{fought->from, fought->to};
    return std::nullopt;
}

/// The turn of an event whose piece is still on the square where that turn ended.
std::optional<Move> standing_turn(const Event& event, const View& view) {
    const auto* fought = std::get_if<Fought>(&event);
    if (fought != nullptr && fought->outcome != stratego::Outcome::won) return std::nullopt;
    const auto move = way_of(event);
    return move && view.at(move->to) ? move : std::nullopt;
}

bool is_heavy(std::optional<Rank> rank) { return rank && (*rank == Rank::flag || strength(*rank) >= strength(Rank::colonel)); }

std::string told_loss(Seat side, Rank rank) {
    const Named name{"rank", screens::rank_with_number(rank)};
    if (rank == Rank::flag) return side == blue_seat ? ui::tr("Blue's Flag is taken.") : ui::tr("Red's Flag is taken.");
    return ui::fill(side == blue_seat ? ui::tr("Blue loses the {rank}.") : ui::tr("Red loses the {rank}."), {name});
}

}  // namespace

std::vector<ui::LoggedLine> lines_of(std::span<const Line> log) {
    std::vector<ui::LoggedLine> lines;
    for (const Line& line : log) {
        const std::string text = describe(line.event, ui::tr);
        lines.push_back({line.turn == 0 ? text : ui::fill(ui::tr("{turn}  {text}"), {{"turn", std::to_string(line.turn)}, {"text", text}}),
                         rule_of(line.event)});
    }
    return lines;
}

std::vector<screens::NewsLine> news_for(std::span<const Line> log, Seat seat, std::size_t read, const View& view,
                                        std::optional<std::size_t> since) {
    std::size_t first = log.size();
    while (first > 0 && !hands_over(log[first - 1].event, seat)) --first;
    first = std::min(first, since.value_or(first));
    std::vector<screens::NewsLine> news;
    for (std::size_t i = std::max(first, read); i < log.size(); ++i) {
        const Event& event = log[i].event;
        const auto* offer = std::get_if<DrawOffered>(&event);
        if (std::holds_alternative<SetUpDone>(event) || (offer != nullptr && offer->side == seat)) continue;
        news.push_back({describe(event, ui::tr), rule_of(event), standing_turn(event, view)});
    }
    return news;
}

std::vector<Move> last_way(std::span<const Line> log) {
    for (std::size_t i = log.size(); i > 0; --i)
        if (const auto move = way_of(log[i - 1].event)) return {*move};
    return {};
}

bool last_over_pair(std::span<const Line> log, Seat seat) {
    for (std::size_t i = log.size(); i > 0; --i) {
        const Event& event = log[i - 1].event;
        if (const auto* moved = std::get_if<Moved>(&event); moved != nullptr && moved->side == seat) return moved->last_over_pair;
        if (const auto* fought = std::get_if<Fought>(&event); fought != nullptr && fought->side == seat) return false;
    }
    return false;
}

std::optional<Fought> fight_from(std::span<const Line> log, std::size_t first) {
    for (std::size_t i = log.size(); i > first; --i)
        if (const auto* fought = std::get_if<Fought>(&log[i - 1].event)) return *fought;
    return std::nullopt;
}

std::string heavy_loss(const Event& event) {
    const auto* fought = std::get_if<Fought>(&event);
    if (fought == nullptr) return {};
    std::string text;
    const auto fell = [&](Seat side, std::optional<Rank> rank) {
        if (is_heavy(rank)) text += (text.empty() ? "" : " ") + told_loss(side, *rank);
    };
    if (fought->outcome != stratego::Outcome::won) fell(fought->side, fought->attacker);
    if (fought->outcome != stratego::Outcome::lost) fell(other(fought->side), fought->defender);
    return text;
}

View view_before_end(const Session& session, Viewer viewer) {
    State state = session.state();
    if (state.phase == Phase::over) state.phase = Phase::turn;
    state.result.reset();
    return view_of(session.rules(), state, viewer);
}

std::vector<stratego::Pencilled> marks_of(const Session& session, Seat seat, const View& view) {
    std::vector<stratego::Pencilled> marks = session.pencilled(seat);
    std::erase_if(marks, [&](const stratego::Pencilled& made) { return !view.at(made.square) || view.at(made.square)->rank; });
    return marks;
}

}  // namespace fow::stratego::stages
