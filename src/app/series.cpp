#include "app/series.hpp"

#include <algorithm>
#include <system_error>

#include "app/store.hpp"
#include "files/files.hpp"
#include "files/writing.hpp"
#include "ui/pages/opponent_choice.hpp"

namespace fow::app {

namespace fs = std::filesystem;

namespace {

/// `system` must offer a series.
fs::path chronicle_path(const Store& store, const System& system) { return store.folder() / "series" / (system.series()->id + ".json"); }

bool is_there(const fs::path& path) {
    std::error_code unknown;
    return fs::exists(fs::symlink_status(path, unknown));
}

}  // namespace

SeriesFile::SeriesFile(const Store& store, const System& system)
    : system_(system), plan_(entry().plan()), path_(chronicle_path(store, system)) {}

bool SeriesFile::exists() const { return is_there(path_); }

std::optional<Chronicle> SeriesFile::read() const {
    if (!exists()) return std::nullopt;
    return read_chronicle(files::read(path_), path_.string(), system_.documents(), entry().words, entry().id, plan_);
}

void SeriesFile::write(const Chronicle& chronicle) const {
    files::write(path_, write_chronicle(system_.documents(), chronicle), files::Readers::owner);
}

fs::path SeriesFile::kept_path() const {
    for (int n = 2;; ++n)
        if (fs::path kept = path_.parent_path() / (entry().id + "-" + std::to_string(n) + ".json"); !is_there(kept)) return kept;
}

std::string SeriesFile::kept_as() const { return kept_path().filename().string(); }

void SeriesFile::put_aside() const {
    // The old chronicle stays under its name until the new one replaces it.
    while (exists() && !files::keep_as(path_, kept_path())) {}  // another window may have taken that name
}

Players players_of(const Chronicle& chronicle, std::size_t battle) {
    Players players;
    for (std::size_t i = 0; i < chronicle.players.size(); ++i) {
        const Seat seat = seat_in(chronicle, i, battle);
        players.names[seat] = chronicle.players[i].name;
        players.computed[seat] = chronicle.players[i].computed;
    }
    players.hints = players.computed.first.has_value() != players.computed.second.has_value();
    return players;
}

void note_battle(const Store& store, const Match& match) {
    if (!match.over() || match.system().series() == nullptr) return;
    std::optional<SeriesFile> file;
    std::optional<Chronicle> chronicle;
    try {
        file.emplace(store, match.system());
        chronicle = file->read();
    } catch (const DataError&) {  // the page of the series tells why
        return;
    }
    // The end of the battle that was played has been noted; a record that anybody may have written with its id has not.
    if (!chronicle || chronicle->begun != match.notes().id || store.knows(match.notes().id)) return;
    FoughtBattle fought = file->entry().fought(match);
    fought.battle = file->plan().battles[chronicle->fought.size()].id;
    fought.game = match.notes().id;
    chronicle->fought.push_back(std::move(fought));
    chronicle->begun.reset();
    file->write(*chronicle);
}

std::optional<BattleOfSeries> battle_of_series(const Store& store, const Match& match) {
    // Asked for whenever a page of any game opens: without a chronicle not even the plan is read.
    if (match.system().series() == nullptr || !is_there(chronicle_path(store, match.system()))) return std::nullopt;
    try {
        const SeriesFile file(store, match.system());
        const auto chronicle = file.read();
        if (!chronicle) return std::nullopt;
        const auto is_it = [&](const FoughtBattle& fought) { return fought.game == match.notes().id; };
        const auto found = std::find_if(chronicle->fought.begin(), chronicle->fought.end(), is_it);
        if (found == chronicle->fought.end() && chronicle->begun != match.notes().id) return std::nullopt;
        const auto number = static_cast<std::size_t>(found - chronicle->fought.begin());
        BattleOfSeries battle{file.plan().title,        file.plan().battles[number], number + 1,
                              chronicle->fought.size(), file.plan().battles.size(),  {}};
        const SeriesStanding standing = standing_of(*chronicle);
        for (std::size_t player = 0; player < standing.rows.size(); ++player)
            battle.points[seat_in(*chronicle, player, number)] = standing.rows[player].points;
        return battle;
    } catch (const DataError&) {  // the page of the series tells why
        return std::nullopt;
    }
}

}  // namespace fow::app
