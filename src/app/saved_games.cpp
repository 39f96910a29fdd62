#include "app/saved_games.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "ui/words/names.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

std::string players_of(const PerSeat<std::string>& names) {
    return ui::fill(ui::tr("{french} (French) against {allied} (Allied)"),
                    {{"french", names[french_seat]}, {"allied", names[allied_seat]}});
}

std::string ending_of(const Result& result, const PerSeat<std::string>& names) {
    if (!result.winner) return ui::tr("Over: a draw.");
    return ui::fill(ui::tr("Over: {name} won."), {{"name", names[*result.winner]}});
}

std::string state_of(const PlayerView& view, const PerSeat<std::string>& names) {
    const bool before = view.phase == Phase::line_draw || view.phase == Phase::set_up || view.phase == Phase::draft;
    const std::string moment = before ? ui::tr("Before the battle") : ui::moment_text(view);
    return ui::fill(ui::tr("{rules} rules. {moment}. {state}"),
                    {{"rules", ui::mode_name(view.mode)},
                     {"moment", moment},
                     {"state", view.result ? ending_of(*view.result, names) : ui::tr("In progress.")}});
}

ui::PublicMap map_of(const PlayerView& view) {
    ui::PublicMap map{view.tiles, {}};
    for (int i = 0; i < square_count; ++i)
        if (const auto& piece = view.at(Square::from_index(i))) map.pieces.emplace_back(Square::from_index(i), piece->army);
    return map;
}

/// The outcome of a game says little if its players had seen some of it, or chose its dice.
bool counts(const Record& record) {
    return !practised_alone(record) && std::none_of(record.remarks.begin(), record.remarks.end(), [](const Remark& remark) {
        return std::holds_alternative<PlayedOn>(remark.what) || std::holds_alternative<ChanceChosen>(remark.what);
    });
}

/// Names that differ only in capitals or blanks around them are the same player.
std::string key_of(const std::string& name) {
    std::string key = name;
    while (!key.empty() && key.back() == ' ') key.pop_back();
    while (!key.empty() && key.front() == ' ') key.erase(0, 1);
    for (char& c : key)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return key;
}

}  // namespace

LookedAt look_at(const Store& store, const std::filesystem::path& path) {
    try {
        const ReadGame game = store.read_game(path);
        const Session& session = game.session;
        const PerSeat<std::string>& names = session.record().names;
        const PlayerView view = session.view(Viewer::onlooker);
        LookedAt found{{players_of(names), state_of(view, names)}, map_of(view), std::nullopt};
        if (game.broken) found.told.back() = ui::tr("Damaged. Load it to see how far it can be read.");
        else if (view.result && counts(session.record())) found.finished = FinishedGame{session.record().id, names, view.result->winner};
        return found;
    } catch (const SealedElsewhere& found) {
        return {{players_of(found.sealed.names),
                 ui::fill(ui::tr("{rules} rules. Sealed on another computer: the rest is known once both pass phrases are given."),
                          {{"rules", ui::mode_name(options_in(found.sealed).mode)}})},
                std::nullopt,
                std::nullopt};
    } catch (const DataError&) {  // the reason may quote a secret
        return {{ui::tr("This file cannot be used. Open it to see why.")}, std::nullopt, std::nullopt};
    }
}

std::vector<Standing> standings_of(const std::vector<FinishedGame>& games) {
    struct Pair {
        std::string first, second;  ///< names as in the first game that was met
        int games = 0, drawn = 0;
        int won_by_first = 0, won_by_second = 0;
        PerSeat<int> won_as;
    };
    std::set<std::string> met;
    std::map<std::pair<std::string, std::string>, Pair> pairs;
    for (const FinishedGame& game : games) {
        if (!met.insert(game.id).second) continue;
        const bool ordered = key_of(game.names[french_seat]) <= key_of(game.names[allied_seat]);
        const Seat first = ordered ? french_seat : allied_seat;
        Pair& pair = pairs[{key_of(game.names[first]), key_of(game.names[other(first)])}];
        if (pair.games++ == 0) {
            pair.first = game.names[first];
            pair.second = game.names[other(first)];
        }
        if (!game.winner) {
            ++pair.drawn;
            continue;
        }
        ++(game.winner == first ? pair.won_by_first : pair.won_by_second);
        ++pair.won_as[*game.winner];
    }
    std::vector<Standing> standings;
    for (const auto& [keys, pair] : pairs) {
        const auto number = [](int n) { return std::to_string(n); };
        standings.push_back(
            {ui::fill(ui::tr("{first} against {second}"), {{"first", pair.first}, {"second", pair.second}}),
             pair.games == 1 ? ui::tr("one game") : ui::fill(ui::tr("{count} games"), {{"count", number(pair.games)}}),
             {ui::fill(ui::tr("{first} won {wins}, {second} won {losses}, drawn {draws}."), {{"first", pair.first},
                                                                                             {"wins", number(pair.won_by_first)},
                                                                                             {"second", pair.second},
                                                                                             {"losses", number(pair.won_by_second)},
                                                                                             {"draws", number(pair.drawn)}}),
              ui::fill(ui::tr("The French won {french}, the Allies won {allied}."),
                       {{"french", number(pair.won_as[french_seat])}, {"allied", number(pair.won_as[allied_seat])}})}});
    }
    return standings;
}

}  // namespace fow::app
