#include "app/saved_games.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "app/letter_folding.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

bool counts(const TableNotes& notes) {
    const bool alone = only_person(notes).has_value();  // two players agree to set their game back
    return !practised_alone(notes) && !changed_hands(notes) &&
           std::none_of(notes.remarks.begin(), notes.remarks.end(), [&](const Remark& remark) {
               return std::holds_alternative<PlayedOn>(remark.what) || std::holds_alternative<ChanceChosen>(remark.what) ||
                      (alone && std::holds_alternative<GameSetBack>(remark.what));
           });
}

LookedAt look_at(const Store& store, const Systems& systems, const std::filesystem::path& path) {
    try {
        const ReadGame game = store.look_at_game(path);
        const Match& match = *game.match;
        const TableNotes& notes = match.notes();
        SeenMatch seen = match.system().seen(match);
        LookedAt found{std::move(seen.told), std::move(seen.picture), std::nullopt};
        if (notes.clock.kind != ClockKind::none && !match.over()) found.picture = {};  // W15.5: nothing shows the map while no clock runs
        if (game.broken) found.told.back() = ui::tr("Damaged. Load it to see how far it can be read.");
        else if (match.over() && counts(notes))
            found.finished = FinishedGame{std::string(match.system().id()), notes.id, notes.names, seen.winner};
        return found;
    } catch (const SealedElsewhere& found) {
        return {system_of(systems, found.sealed.game->id)->told_of(found.sealed), {}, std::nullopt};
    } catch (const DataError&) {  // the reason may quote a secret
        return {{ui::tr("This file cannot be used. Open it to see why.")}, {}, std::nullopt};
    }
}

namespace {

/// Finds the last game of each kind.
class Continuing {
public:
    Continuing(Store& store, const Systems& systems) : store_(store), systems_(systems) {}

    void take(const Match& match, const std::filesystem::path& path) {
        const bool fresh = met_.insert(match.notes().id).second || match.notes().id.empty();
        if (!fresh || has(match.system()) || (match.over() && !path.empty())) return;
        found_.push_back({&match.system(), match.system().seen(match).continues, match.over(), path});
    }
    void take_in_progress() {
        try {
            take(*store_.in_progress().match, {});
        } catch (const SealedElsewhere& found) {
            found_.push_back({system_of(systems_, found.sealed.game->id), {}, false, {}});
        } catch (const DataError&) {  // *Continue* tells what is wrong, whichever game is chosen
            for (const auto& system : systems_) found_.push_back({system.get(), {}, false, {}});
        }
    }
    /// A copy from which somebody has played on is not the last step of its game.
    void take_saved(const std::filesystem::path& path) {
        // One that cannot be the answer is not opened and played through. Games in progress are sealed, so a shelf of finished ones, which
        // are not, does not hide them.
        const auto may_be = [this](const OpenPart& open) {
            return sealed_left_ > 0 && met_.count(open.id) == 0 && !has(*system_of(systems_, open.game->id));
        };
        try {
            auto game = store_.look_at_game(path, may_be, open_left_ > 0);
            if (!game) return;
            --(game->open_text ? open_left_ : sealed_left_);
            if (game->broken || (!game->match->over() && is_left_behind(*game))) return;
            take(*game->match, path);
        } catch (const DataError&) {  // the list of saved games says why
        }
    }
    /// No further file can change what is found.
    [[nodiscard]] bool done() const {
        return (open_left_ == 0 && sealed_left_ == 0) ||
               std::all_of(systems_.begin(), systems_.end(), [this](const auto& system) { return has(*system); });
    }
    [[nodiscard]] std::vector<GameToContinue> found() { return std::move(found_); }

private:
    /// A game that the ledger does not know, or knows with another course. Without a key it knows none.
    [[nodiscard]] bool is_left_behind(Game& game) const { return store_.has_key() ? store_.departure(game).has_value() : game.had_id; }
    [[nodiscard]] bool has(const System& system) const {
        return std::any_of(found_.begin(), found_.end(),
                           [&](const GameToContinue& game) { return game.system->listed_as() == system.listed_as(); });
    }
    Store& store_;
    const Systems& systems_;
    std::set<std::string> met_;  ///< their ids
    std::vector<GameToContinue> found_;
    int open_left_ = 24, sealed_left_ = 24;  ///< files that are still played through
};

}  // namespace

std::vector<GameToContinue> games_to_continue(Store& store, const Systems& systems, const Match* at_table) {
    constexpr std::size_t most = 1000;  // files
    Continuing search(store, systems);
    if (at_table != nullptr) search.take(*at_table, {});
    else if (store.has_autosave()) search.take_in_progress();
    std::size_t read = 0;
    for (const Store::Entry& entry : store.games()) {
        if (search.done() || read++ == most) break;
        search.take_saved(entry.path);
    }
    return search.found();
}

std::vector<Standing> standings_of(const Systems& systems, const std::vector<FinishedGame>& games) {
    struct Pair {
        const System* system = nullptr;
        std::string first, second;  ///< names as in the first game that was met
        int games = 0, drawn = 0;
        int won_by_first = 0, won_by_second = 0;
        PerSeat<int> won_as;
    };
    std::set<std::string> met;
    std::map<std::tuple<std::string, std::string, std::string>, Pair> pairs;
    for (const FinishedGame& game : games) {
        if (!met.insert(game.id).second) continue;
        const bool ordered = folded_name(game.names[Seat::first]) <= folded_name(game.names[Seat::second]);
        const Seat first = ordered ? Seat::first : Seat::second;
        Pair& pair = pairs[{folded_name(game.names[first]), folded_name(game.names[other(first)]), game.game}];
        pair.system = system_of(systems, game.game);
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
        const Named first{"first", pair.first};
        const Named draws{"draws", number(pair.drawn)};
        const bool namesakes = std::get<0>(keys) == std::get<1>(keys);  // only the armies tell them apart
        standings.push_back({namesakes ? ui::fill(ui::tr("{first} against a player of that name"), {first})
                                       : ui::fill(ui::tr("{first} against {second}"), {first, {"second", pair.second}}),
                             ui::fill(ui::tr("one game", "{count} games", pair.games), {{"count", number(pair.games)}}),
                             {namesakes ? ui::fill(ui::tr("Drawn {draws}."), {draws})
                                        : ui::fill(ui::tr("{first} won {wins}, {second} won {losses}, drawn {draws}."),
                                                   {first,
                                                    {"wins", number(pair.won_by_first)},
                                                    {"second", pair.second},
                                                    {"losses", number(pair.won_by_second)},
                                                    draws}),
                              pair.system->told_wins(pair.won_as)}});
    }
    return standings;
}

std::string folded_name(const std::string& name) {
    std::string key = folded_letters(name).value_or(name);
    key.erase(0, std::min(key.find_first_not_of(' '), key.size()));
    key.erase(key.find_last_not_of(' ') + 1);
    return key;
}

bool is_same_name(const std::string& a, const std::string& b) { return folded_name(a) == folded_name(b); }

}  // namespace fow::app
