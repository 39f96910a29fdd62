#include "app/against.hpp"

#include <algorithm>

#include "app/saved_games.hpp"
#include "ui/pages/opponent_choice.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

using Result = GameAgainstComputer::Result;

/// Somebody may have seen too much.
bool spoils(const Remark& remark) { return std::holds_alternative<GameSetBack>(remark.what); }

}  // namespace

std::optional<GameAgainstComputer> against_computer(const Match& match, std::string_view game, std::optional<Seat> winner) {
    const TableNotes& notes = match.notes();
    if (!match.over() || !counts(notes) || std::any_of(notes.remarks.begin(), notes.remarks.end(), spoils)) return std::nullopt;
    for (const Seat seat : seats) {
        const auto player = player_of(notes, seat);
        if (!player || !player->program.empty() || player_of(notes, other(seat))) continue;
        const auto hints = std::count_if(notes.remarks.begin(), notes.remarks.end(),
                                         [](const Remark& remark) { return std::holds_alternative<HintGiven>(remark.what); });
        const Result result = !winner ? Result::drawn : *winner == seat ? Result::lost : Result::won;
        return GameAgainstComputer{notes.id, std::string(game), *player, result, static_cast<int>(hints)};
    }
    return std::nullopt;
}

std::string told_against(const Progress& progress, std::string_view game, const ComputedPlayer& player) {
    const auto count = [&](Result result) {
        return std::count_if(progress.against.begin(), progress.against.end(), [&](const GameAgainstComputer& played) {
            return played.game == game && played.player == player && played.result == result;
        });
    };
    const auto won = count(Result::won), lost = count(Result::lost), drawn = count(Result::drawn);
    if (won + lost + drawn == 0) return {};
    return ui::fill(ui::tr("Your games against {player}: won {won}, lost {lost}, drawn {drawn}."), {{"player", ui::name_of_player(player)},
                                                                                                    {"won", std::to_string(won)},
                                                                                                    {"lost", std::to_string(lost)},
                                                                                                    {"drawn", std::to_string(drawn)}});
}

}  // namespace fow::app
