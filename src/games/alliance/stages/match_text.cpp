#include "games/alliance/stages/match_text.hpp"

#include "ui/words/tr.hpp"

namespace fow::alliance::stages {
namespace {

using ui::fill;
using ui::tr;

std::string games_text(int halves) { return std::to_string(halves / 2) + (halves % 2 == 0 ? "" : "\xC2\xBD"); }

std::string verdict(const alliance::MatchScore& score, const PerSeat<std::string>& names) {
    if (!score.winner) return tr("The match is drawn.");
    const Seat winner = *score.winner;
    const Named name{"name", names[winner]};
    const auto by = [&](const std::string& sentence, const PerSeat<int>& counts) {
        return fill(sentence, {name, {"own", std::to_string(counts[winner])}, {"theirs", std::to_string(counts[other(winner)])}});
    };
    switch (score.by) {
        case alliance::MatchBy::morale: return by(tr("{name} wins the match by morale left in both games, {own} to {theirs}."), score.morale);
        case alliance::MatchBy::casualties:
            return by(tr("{name} wins the match by fewer divisions lost in both games, {own} to {theirs}."), score.casualties);
        case alliance::MatchBy::games:
        case alliance::MatchBy::nothing: break;
    }
    return fill(tr("{name} wins the match."), {name});
}

}  // namespace

std::string match_text(const Session& session, const PerSeat<std::string>& names) {
    if (as_first_game(session)) return tr("A match of two games: choose Swap sides for the second (L12.3).");
    const auto score = match_score(session);
    if (!score) return {};
    return fill(tr("The match of two games (L12.3): {first} {first_games}, {second} {second_games}."),
                {{"first", names.first},
                 {"first_games", games_text(score->halves.first)},
                 {"second", names.second},
                 {"second_games", games_text(score->halves.second)}}) +
           " " + verdict(*score, names);
}

std::string first_game_text(const Session& session) {
    const auto& first = session.record().first_game;
    if (!first) return {};
    return fill(tr("This is the second game of a match (L12.3). The first: {end} Morale was {french} and {allied}, {lost_french} French "
                   "and {lost_allied} Allied divisions were lost."),
                {{"end", describe(alliance::GameEnded{first->result}, tr)},
                 {"french", std::to_string(first->morale[french_seat])},
                 {"allied", std::to_string(first->morale[allied_seat])},
                 {"lost_french", std::to_string(first->casualties[french_seat])},
                 {"lost_allied", std::to_string(first->casualties[allied_seat])}});
}

}  // namespace fow::alliance::stages
