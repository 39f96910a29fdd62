// L12.3: a match of two games.
#include "games/alliance/engine/match.hpp"

#include <algorithm>

namespace fow::alliance {
namespace {

[[nodiscard]] PerSeat<int> halves_of(const Result& result) {
    if (!result.winner) return {1, 1};
    PerSeat<int> halves{0, 0};
    halves[*result.winner] = 2;
    return halves;
}

/// The sums for the seats of the second game: the players have changed sides since the first.
[[nodiscard]] PerSeat<int> sums(const PerSeat<int>& first, const PerSeat<int>& second) {
    return {first.second + second.first, first.first + second.second};
}

[[nodiscard]] Seat higher(const PerSeat<int>& counts) { return counts.first > counts.second ? Seat::first : Seat::second; }

[[nodiscard]] bool is_played_on(const Record& record) {
    return std::any_of(record.remarks.begin(), record.remarks.end(),
                       [](const Remark& remark) { return std::holds_alternative<PlayedOn>(remark.what); });
}

[[nodiscard]] FirstGame ending_of(const State& over) {
    return {*over.result, {over.morale.first, over.morale.second}, {over.casualties.first, over.casualties.second}};
}

}  // namespace

MatchScore match_score(const FirstGame& first, const FirstGame& second) {
    MatchScore score{sums(halves_of(first.result), halves_of(second.result)), sums(first.morale, second.morale),
                     sums(first.casualties, second.casualties), std::nullopt, MatchBy::nothing};
    if (score.halves.first != score.halves.second) {
        score.winner = higher(score.halves);
        score.by = MatchBy::games;
    } else if (score.morale.first != score.morale.second) {
        score.winner = higher(score.morale);
        score.by = MatchBy::morale;
    } else if (score.casualties.first != score.casualties.second) {
        score.winner = other(higher(score.casualties));
        score.by = MatchBy::casualties;
    }
    return score;
}

std::optional<MatchScore> match_score(const Session& session) {
    const auto& first = session.record().first_game;
    if (!first || !session.state().result || is_played_on(session.record())) return std::nullopt;
    return match_score(*first, ending_of(session.state()));
}

std::optional<FirstGame> as_first_game(const Session& session) {
    if (session.record().first_game || !session.state().result || is_played_on(session.record())) return std::nullopt;
    return ending_of(session.state());
}

}  // namespace fow::alliance
