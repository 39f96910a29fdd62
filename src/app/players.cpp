#include "app/players.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/saved_games.hpp"
#include "bots/channel.hpp"
#include "core/believer.hpp"
#include "core/letters.hpp"
#include "ui/pages/editor_frame.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

using Result = GameAgainstComputer::Result;

bool given_by_a_lesson(const std::string& name) {
    constexpr std::array given{tr_later("The learner"), tr_later("The teacher"), tr_later("The Emperor"), tr_later("The Duke")};
    return std::find(given.begin(), given.end(), name) != given.end();
}

/// Who took that seat of a computed player: the person who gave up the other one, or somebody else.
std::string newcomer(const TableNotes& notes, Seat seat) {
    if (!player_at_start(notes, other(seat)) && player_of(notes, other(seat))) return notes.names[other(seat)];
    return seat == Seat::first ? ui::tr("First player") : ui::tr("Second player");
}

}  // namespace

PerSeat<std::string> names_at_table(const TableNotes& notes) {
    PerSeat<std::string> names = notes.names;
    for (const Seat seat : seats) {
        const auto player = player_of(notes, seat);
        if (player && player->program.empty())
            names[seat] = ui::fill(ui::tr("Computer ({player})"), {{"player", ui::name_of_player(*player, ui::tr)}});
        else if (player) names[seat] = player->program;
        else if (player_at_start(notes, seat)) names[seat] = newcomer(notes, seat);
        else if (given_by_a_lesson(names[seat])) names[seat] = ui::tr(names[seat]);
    }
    return names;
}

std::vector<TableEvent> Players::remarks() const {
    std::vector<TableEvent> remarks;
    if (alone) remarks.emplace_back(PracticeAlone{});
    for (const Seat seat : seats)
        if (computed[seat]) remarks.emplace_back(SeatTaken{seat, computed[seat]});
    if (hints) remarks.emplace_back(HintsAllowed{});
    return remarks;
}

Players Players::again(const TableNotes& notes, bool swapped) {
    Players players{notes.names, {}, practised_alone(notes), allows_hints(notes)};
    for (const Seat seat : seats) players.computed[seat] = player_at_start(notes, seat);
    if (!swapped) return players;
    std::swap(players.names[Seat::first], players.names[Seat::second]);
    std::swap(players.computed[Seat::first], players.computed[Seat::second]);
    return players;
}

Players Players::of(const ui::PlayersChoice& form, Seat first) {
    const Seat second = other(first);
    Players players;
    const auto sit_down = [&](Seat seat, const ui::OpponentChoice& who, const std::string& name, const std::string& nobody) {
        if (who.who == "program") static_cast<void>(bots::command_line(who.command));
        players.computed[seat] = who.player();
        players.names[seat] = who.player()   ? ui::name_of_player(*who.player(), untranslated)  // the same record in every language
                              : name.empty() ? nobody
                                             : name;
    };
    sit_down(first, form.first, form.first_name, ui::tr("First player"));
    sit_down(second, form.second, form.second_name, ui::tr("Second player"));
    // Of two of one name, a person becomes "Marie (2)": the veil, the log and the standing tell players apart by their names.
    const Seat later = players.computed[second] ? first : second;
    if (!players.computed[later] && is_same_name(players.names[first], players.names[second]))
        players.names[later] =
            ui::fill(ui::tr("{name} (2)"), {{"name", std::string(first_letters(players.names[later], name_letters - 4))}});
    players.alone = form.alone;
    players.hints = form.hints && players.computed[second] && !players.computed[first];
    return players;
}

Agreed agreed_in(const TableNotes& notes, const Settings& settings, const PerSeat<std::string>& commands, Seat leads) {
    const PerSeat<std::string> unnamed{ui::tr("First player"), ui::tr("Second player")};
    const PerSeat<std::string> entered{settings.first_player.empty() ? unnamed.first : settings.first_player,
                                       settings.second_player.empty() ? unnamed.second : settings.second_player};
    const auto entered_here = [&](const std::string& name) {
        return name == unnamed.first || name == unnamed.second ? std::string() : name;
    };
    const Players sat = Players::again(notes, false);
    const auto led_by_first = [&](Seat seat) {
        if (sat.computed[seat]) return false;
        return sat.computed[other(seat)] || sat.names[seat] == entered.first || sat.names[other(seat)] == entered.second;
    };
    Agreed agreed;
    agreed.first = !led_by_first(leads) && led_by_first(other(leads)) ? other(leads) : leads;
    const Seat second = other(agreed.first);
    ui::PlayersChoice& players = agreed.players;
    const auto choice_of = [&](Seat seat) {
        return ui::choice_of(sat.computed[seat], commands[seat].empty() ? settings.program : commands[seat]);
    };
    players.first = choice_of(agreed.first);
    players.second = choice_of(second);
    players.first_name = sat.computed[agreed.first] ? settings.first_player : entered_here(sat.names[agreed.first]);
    players.second_name = sat.computed[second] ? settings.second_player : entered_here(sat.names[second]);
    players.alone = sat.alone;
    players.hints = settings.hints;
    if (sat.computed[second] && !sat.computed[agreed.first]) players.hints = sat.hints;
    return agreed;
}

std::optional<GameAgainstComputer> against_computer(const Match& match, std::string_view game, std::optional<Seat> winner) {
    const TableNotes& notes = match.notes();
    if (!match.over() || !counts(notes)) return std::nullopt;
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
    return ui::fill(ui::tr("Your games against {player}: won {won}, lost {lost}, drawn {drawn}."),
                    {{"player", ui::name_of_player(player, ui::tr)},
                     {"won", std::to_string(won)},
                     {"lost", std::to_string(lost)},
                     {"drawn", std::to_string(drawn)}});
}

}  // namespace fow::app
