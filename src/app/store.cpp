#include "app/store.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <exception>
#include <system_error>

#include "app/system.hpp"
#include "app/typed_paths.hpp"
#include "files/files.hpp"
#include "json/game_documents.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

std::string written_at(fs::file_time_type time) {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(std::chrono::file_clock::to_sys(time));
    const std::tm local = platform::local_time(seconds);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
    return text;
}

/// How many copies of the program can run at the same time on one folder.
constexpr int places = 32;
/// How many steps are kept besides the last one.
constexpr int steps_kept = 2;

bool is_file(const fs::path& path) {
    std::error_code error;
    return fs::is_regular_file(path, error);
}

void remove_all(const std::vector<fs::path>& paths) {
    std::error_code stays;
    for (const fs::path& path : paths) fs::remove(path, stays);
}

fs::path lock_path(const fs::path& folder, int place) {
    return folder / (place == 1 ? "autosave.lock" : "autosave-" + std::to_string(place) + ".lock");
}

fs::path game_path(const fs::path& folder, const std::string& name) {
    return folder / "games" / (file_name(name) + std::string(game_ending));
}
/// The name that earlier versions of the program used.
fs::path earlier_game_path(const fs::path& folder, const std::string& name) { return folder / "games" / (file_name(name) + ".json"); }

std::string game_name(const fs::path& path) {
    const std::string name = path.filename().string();
    return name.ends_with(game_ending) ? name.substr(0, name.size() - game_ending.size()) : path.stem().string();
}

/// The whole game in a file; nothing if it cannot be read.
std::optional<Game> whole(const Store& store, const fs::path& path) {
    try {
        return store.load_game(path);
    } catch (const DataError&) {
        return std::nullopt;
    }
}

/// The game in which a deployment was kept. An unusable file belongs to no game; loading it tells why.
struct KeptIn {
    std::string game;
    bool sealed = false;
};
KeptIn kept_in(const fs::path& path, KnownGames games) {
    try {
        const std::string text = files::read(path);
        if (const auto sealed = read_sealed_deployment(text, path.string(), games)) return {sealed->kept_in, true};
        return {game_of_deployment(text, path.string()), false};
    } catch (const DataError&) {
        return {};
    }
}

std::vector<Store::Entry> games_in(const fs::path& folder) {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    for (const fs::path& path : files::documents_in(folder)) {
        std::error_code unknown;
        found.emplace_back(fs::last_write_time(path, unknown), path);
    }
    std::sort(found.rbegin(), found.rend());
    std::vector<Store::Entry> entries;
    for (const auto& [time, path] : found) entries.push_back({game_name(path), path, written_at(time)});
    return entries;
}

const char* const bin = "bin";

bool write_named(const fs::path& path, const std::string& text, Store::Taken taken) {
    if (taken == Store::Taken::refuse) return files::write_new(path, text, files::Readers::owner);
    files::write(path, text, files::Readers::owner);
    return true;
}

}  // namespace

Store::Store(const Systems& systems, fs::path folder, fs::path key)
    : systems_(systems),
      documents_(documents_of(systems)),
      folder_(std::move(folder)),
      key_path_(std::move(key)),
      ledger_(key_path_.parent_path() / seal::ledger_name, documents_) {}

Store::Opening Store::open() {
    Opening opening;
    try {
        take_place();
        for (int place = 2; place_ == 1 && place <= places; ++place) {
            if (existing(autosave_paths(place)).empty()) continue;
            const auto held = files::Lock::take(lock_path(folder_, place));
            if (!held) continue;
            for (std::string& name : save_copies(ui::tr("Game of another window"), place))
                opening.recovered_games.push_back(std::move(name));
            remove_all(autosave_paths(place));
        }
    } catch (const files::WriteError& trouble) {
        opening.trouble = trouble;
    }
    opening.another_window = place_ > 1;
    for (const fs::path& folder : {folder_, game_folder(), game_folder() / bin}) files::sweep(folder);
    for (const auto& system : systems_) {
        files::sweep(field_folder(*system));
        for (const Seat seat : seats) files::sweep(deployment_folder(*system, seat));
    }
    return opening;
}

void Store::take_place() {
    if (lock_ && lock_->in_place()) return;
    lock_.reset();
    std::vector<int> wanted{place_};
    for (int place = 1; place <= places; ++place) wanted.push_back(place);
    for (const int place : wanted) {
        lock_ = files::Lock::take(lock_path(folder_, place));
        if (!lock_) continue;
        if (place != place_) {
            holds_ = Holds::another_game;
            written_ = false;
        }
        place_ = place;
        return;
    }
    throw files::WriteError(folder_, Told("it is held by too many windows: {error}"),
                            std::make_error_code(std::errc::device_or_resource_busy));
}

/// Never replaces a file: adds a number to the name if it is taken.
std::string Store::save_copy(const std::string& name, const fs::path& path) const {
    std::string free = name;
    for (int n = 2; is_file(earlier_game_path(folder_, free)) || !files::keep_as(path, game_path(folder_, free)); ++n)
        free = numbered(name, n);
    return free;
}

/// Saves the game in progress as a named game, unless nobody has done anything in it. Earlier steps are included only until one can be
/// read.
std::vector<std::string> Store::save_copies(const std::string& name, int place) const {
    std::vector<std::string> names;
    const std::vector<fs::path> left = existing(autosave_paths(place));
    for (const fs::path& path : left) {
        const auto game = whole(*this, path);
        const bool damaged = !names.empty();  // then nobody knows what was done after this step
        if (!game || damaged || game->match->begun()) names.push_back(save_copy(name, path));
        if (game) break;
    }
    return names;
}

fs::path Store::autosave_path(int place, int steps_before) const {
    std::string name = "autosave";
    if (place > 1) name += "-" + std::to_string(place);
    if (steps_before > 0) name += "." + std::to_string(steps_before);
    return folder_ / (name + ".json");
}

std::vector<fs::path> Store::autosave_paths(int place) const {
    std::vector<fs::path> paths;
    for (int step = 0; step <= steps_kept; ++step) paths.push_back(autosave_path(place, step));
    return paths;
}

std::vector<fs::path> Store::existing(std::vector<fs::path> paths) {
    std::erase_if(paths, [](const fs::path& path) { return !is_file(path); });
    return paths;
}

bool Store::of_later_version(const DataError& fault) { return fault.pointer == "/version"; }

bool Store::has_autosave() const { return !existing(autosave_paths(place_)).empty(); }

InProgress Store::in_progress() const {
    std::optional<InProgress> best;
    std::exception_ptr refusal;
    std::string damage;
    for (const fs::path& path : autosave_paths(place_)) {
        try {
            ReadGame game = read_game(path);
            if (damage.empty() && game.broken) damage = damage_of(*game.broken);
            const bool broken = game.broken.has_value();
            if (!best || game.match->ply_count() > best->match->ply_count()) best = InProgress(std::move(game), damage);
            if (!broken) break;
        } catch (const SealedElsewhere&) {
            throw;
        } catch (const DataError& fault) {
            if (of_later_version(fault)) throw;
            if (damage.empty())
                damage = ui::fill(ui::tr("{file}: {reason}."), {{"file", path.filename().string()}, {"reason", reason_of(fault, ui::tr)}});
            if (!refusal) refusal = std::current_exception();
        }
    }
    if (!best) std::rethrow_exception(refusal);
    return std::move(*best);
}

Store::Saved Store::autosave(const std::string& game) {
    const int place = place_;
    take_place();
    std::vector<fs::path> paths = autosave_paths(place_);
    const fs::path path = paths.front();
    const Saved saved{written_ && !is_file(path), place_ != place && place_ > 1};
    make_room();
    paths.erase(paths.begin(), holds_ == Holds::this_game ? paths.begin() + 1 : paths.end());
    for (bool written = false; !written;) {
        try {
            files::write_keeping(path, game, paths, files::Readers::owner);
            written = true;
        } catch (const files::WriteError& fault) {
            if (!platform::is_full(fault.code) || paths.empty()) throw;
            remove_all({paths.back()});
            paths.pop_back();
        }
    }
    holds_ = Holds::this_game;
    written_ = true;
    return saved;
}

/// Saves copies of everything that the next autosave would overwrite.
void Store::make_room() {
    if (holds_ == Holds::another_game) {
        save_copies(ui::tr("Earlier game"), place_);
        std::vector<fs::path> steps_before = autosave_paths(place_);
        steps_before.erase(steps_before.begin());
        remove_all(steps_before);
    }
    if (holds_ == Holds::damaged_game && is_file(autosave_path())) save_copy(ui::tr("Damaged game"), autosave_path());
    if (holds_ != Holds::this_game) holds_ = Holds::kept_game;
}

std::vector<Store::Entry> Store::games() const { return games_in(game_folder()); }
std::vector<Store::Entry> Store::binned_games() const { return games_in(game_folder() / bin); }

std::vector<fs::path> Store::other_autosaves() const {
    std::vector<fs::path> paths;
    for (int place = 1; place <= places; ++place)
        if (place != place_) paths.push_back(autosave_path(place, 0));
    return existing(std::move(paths));
}

bool Store::save_game(const std::string& name, const std::string& game, Taken taken) const {
    const fs::path earlier = earlier_game_path(folder_, name);
    if (taken == Taken::refuse && is_file(earlier)) return false;
    if (!write_named(game_path(folder_, name), game, taken)) return false;
    remove_all({earlier});
    return true;
}

fs::path Store::deployment_folder(const System& system, Seat seat) const { return deployment_folder() / system.army_folder(seat); }

std::vector<Store::KeptArmy> Store::armies_in(const fs::path& folder, const std::string& game) const {
    std::vector<KeptArmy> armies;
    for (const fs::path& path : files::documents_in(folder)) {
        const KeptIn kept = kept_in(path, documents_);
        if (kept.game.empty() || kept.game == game || !knows(kept.game)) armies.push_back({path.stem().string(), kept.sealed, path});
    }
    std::sort(armies.begin(), armies.end(), [](const KeptArmy& a, const KeptArmy& b) { return a.name < b.name; });
    return armies;
}

std::vector<Store::KeptArmy> Store::deployments(const System& system, Seat seat, const std::string& game) const {
    return armies_in(deployment_folder(system, seat), game);
}

std::vector<Store::KeptArmy> Store::binned_deployments(const System& system, Seat seat) const {
    return armies_in(deployment_folder(system, seat) / bin, {});
}

bool Store::holds_games(const fs::path& folder) const { return folder == game_folder() || folder == game_folder() / bin; }

fs::path Store::named(const fs::path& folder, const std::string& name) const {
    return folder / (file_name(name) + (holds_games(folder) ? std::string(game_ending) : ".json"));
}

/// A game may also have the ending that earlier versions used.
bool Store::is_taken(const fs::path& folder, const std::string& name) const {
    return is_file(named(folder, name)) || (holds_games(folder) && is_file(folder / (file_name(name) + ".json")));
}

std::string Store::free_game_name(const std::string& name) const {
    std::string free = name;
    for (int n = 2; is_taken(game_folder(), free); ++n) free = numbered(name, n);
    return free;
}

bool Store::rename(const fs::path& path, const std::string& name) const {
    const fs::path to = named(path.parent_path(), name);
    return to == path || (!is_taken(path.parent_path(), name) && files::move(path, to));
}

void Store::move(const fs::path& path, const fs::path& folder) const {
    const std::string name = holds_games(folder) ? game_name(path) : path.stem().string();
    std::string free = name;
    // A number must not be cut off again, so the name becomes shorter where that is necessary.
    for (int n = 2; is_taken(folder, free) || !files::move(path, named(folder, free)); ++n) free = numbered(name, n);
}

void Store::discard(const fs::path& path) const { move(path, path.parent_path() / bin); }
void Store::put_back(const fs::path& path) const { move(path, path.parent_path().parent_path()); }

fs::path Store::deployment_path(const System& system, Seat seat, const std::string& name) const {
    return named(deployment_folder(system, seat), name);
}

bool Store::save_deployment(const SealedDeployment& open, const std::string& text, const seal::Seal& seal, Taken taken) const {
    const fs::path path = deployment_path(*system_of(systems_, open.game->id), open.seat, open.name);
    const auto sealed = seal.sealed(open, text);
    return write_named(path, sealed ? write_sealed_deployment(*sealed) : text, taken);
}

std::optional<std::string> Store::deployment(const fs::path& path, const seal::Seal& seal, const std::string& phrase) const {
    const std::string text = files::read(path);
    const auto sealed = read_sealed_deployment(text, path.string(), documents_);
    if (!sealed) return text;
    auto opened = seal.opened(*sealed, path.string());
    return opened ? opened : seal::open(*sealed, phrase, path.string());
}

fs::path Store::field_folder(const System& system) const {
    const fs::path& below = system.field_folder();
    return below.empty() ? field_folder() : field_folder() / below;
}

fs::path Store::field_path(const System& system, const std::string& name) const {
    return field_folder(system) / (file_name(name) + ".json");
}

std::vector<fs::path> Store::fields(const System& system) const { return files::documents_in(field_folder(system)); }

}  // namespace fow::app
