#include "app/stages/saved_stage.hpp"

#include <SDL.h>

#include <algorithm>
#include <cctype>

#include "app/desk.hpp"
#include "files/writing.hpp"
#include "ui/pages/saved_screen.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

/// How many files are read in one frame, so that a page with many files stays responsive.
constexpr std::size_t reads_a_frame = 2;

/// A path as a file:// address (RFC 3986).
std::string address_of(const fs::path& path) {
    if (path.has_root_name()) return path.string();  // Windows opens a folder by its path
    std::string address = "file://";
    for (const char c : path.string()) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = std::isalnum(byte) != 0 || std::string_view("/-._~").find(c) != std::string_view::npos;
        constexpr char digits[] = "0123456789ABCDEF";
        if (plain) address += c;
        else address += {'%', digits[byte >> 4U], digits[byte & 15U]};
    }
    return address;
}

}  // namespace

SavedStage::SavedStage(Program& program, ui::SavedTab tab) : program_(program) {
    model_.tab = tab;
    list();
}

void SavedStage::list() {
    model_.rows.clear();
    paths_.clear();
    finished_.clear();
    counted_ = 0;
    screen_.forget();
    const Store& store = program_.store();
    switch (model_.tab) {
        case ui::SavedTab::watch: {
            std::vector<Store::Entry> games;
            for (System::Shipped& game : program_.chosen().shipped_games())
                games.push_back({std::move(game.name), std::move(game.path), ui::tr("comes with the game")});
            if (store.has_autosave()) games.push_back({ui::tr_later("The game on the table"), store.autosave_path(), ""});
            list_games(games, "file:");  // controls have the same names in every language
            for (auto& row : model_.rows) row.name = ui::tr(row.name);
            return list_games(store.games(), "file:");
        }
        case ui::SavedTab::games: return list_games(store.games(), "file:");
        case ui::SavedTab::armies: return list_deployments(false);
        case ui::SavedTab::bin:
            for (const Store::Entry& game : store.binned_games()) {
                model_.rows.push_back(
                    {.control = "bin:" + game.name, .name = game.name, .detail = game.written, .told = {ui::tr("A game.")}});
                paths_.push_back(game.path);
            }
            return list_deployments(true);
        case ui::SavedTab::standing: return list_standing();
    }
}

void SavedStage::list_games(const std::vector<Store::Entry>& games, const std::string& control) {
    for (const Store::Entry& game : games) {
        model_.rows.push_back({.control = control + game.name, .name = game.name, .detail = game.written, .read = false});
        paths_.push_back(game.path);
    }
}

/// Only their names: their contents are secrets of the players.
void SavedStage::list_deployments(bool binned) {
    const Store& store = program_.store();
    for (const auto& system : program_.systems())
        for (const Seat seat : seats)
            for (const Store::KeptArmy& army : binned ? store.binned_deployments(*system, seat) : store.deployments(*system, seat, {})) {
                model_.rows.push_back({.control = (binned ? "bin-" : "kept-") + system->army_folder(seat).string() + ":" + army.name,
                                       .name = army.name,
                                       .told = {system->told_of_army(seat, army.sealed)}});
                paths_.push_back(army.path);
            }
}

void SavedStage::list_standing() {
    const Store& store = program_.store();
    if (store.has_autosave()) paths_.push_back(store.autosave_path());
    for (const Store::Entry& game : store.games()) paths_.push_back(game.path);
}

/// Reads the visible games, or all games for the standing, a few in each frame.
void SavedStage::read_some(ui::Window& window) {
    std::size_t left = reads_a_frame;
    if (model_.tab == ui::SavedTab::standing) {
        if (counted_ == paths_.size()) return;
        for (; left > 0 && counted_ < paths_.size(); --left, ++counted_)
            if (auto game = look_at(program_.store(), program_.systems(), paths_[counted_]).finished) finished_.push_back(*std::move(game));
        model_.notice = ui::fill(ui::tr("Reading the games: {count} of {all}."),
                                 {{"count", std::to_string(counted_)}, {"all", std::to_string(paths_.size())}});
        if (counted_ == paths_.size()) {
            model_.notice = ui::tr("Every saved game that is over counts once, and the one on the table. Those in the bin do not count.");
            for (const Standing& standing : standings_of(program_.systems(), finished_))
                model_.rows.push_back({.name = standing.heading, .detail = standing.count, .told = standing.told});
        }
        return window.wake();
    }
    for (const std::size_t row : screen_.unread()) {
        if (left-- == 0) break;
        read(row);
    }
    if (!screen_.unread().empty()) window.wake();
}

void SavedStage::read(std::size_t row) {
    LookedAt found = look_at(program_.store(), program_.systems(), paths_[row]);
    model_.rows[row].read = true;
    model_.rows[row].told = std::move(found.told);
    model_.rows[row].picture = std::move(found.picture);
}

void SavedStage::draw(ui::Window& window) {
    const auto intent = screen_.draw(window, model_);
    if (unfinished_) {
        bool never_mind = false;
        const auto seat = ui::whose_eyes_screen(window, names_at_table(unfinished_->match->notes()), never_mind);
        if (seat) program_.open_replay(std::move(*unfinished_), *seat);
        if (seat || never_mind) unfinished_.reset();
        return;
    }
    if (!intent) return read_some(window);
    handle(*intent);
    window.wake();
}

void SavedStage::handle(const ui::SavedIntent& intent) {
    model_.notice.clear();
    if (const auto* tab = std::get_if<ui::SavedTab>(&intent)) {
        model_.tab = *tab;
        list();
    } else if (const auto* chosen = std::get_if<ui::OpenSaved>(&intent)) {
        open(paths_[chosen->row]);
    } else if (const auto* named = std::get_if<ui::RenameSaved>(&intent)) {
        const fs::path path = paths_[named->row];
        bool free = true;
        change([&] { free = program_.store().rename(path, named->name); }, ui::tr("Renamed."));
        if (!free) model_.notice = ui::tr("That name is taken. Choose another one.");
    } else if (const auto* deleted = std::get_if<ui::DeleteSaved>(&intent)) {
        const fs::path path = paths_[deleted->row];
        change([&] { program_.store().discard(path); }, ui::tr("It is in the bin."));
    } else if (const auto* back = std::get_if<ui::PutBackSaved>(&intent)) {
        const fs::path path = paths_[back->row];
        change([&] { program_.store().put_back(path); }, ui::tr("It is back in its list."));
    } else if (std::holds_alternative<ui::OpenSavedFolder>(intent)) {
        open_folder();
    } else {
        program_.go_to_title();
    }
}

template <class Change>
void SavedStage::change(const Change& make, const std::string& done) {
    if (program_.guarded(make)) model_.notice = done;
    list();
}

void SavedStage::open_folder() {
    const Store& store = program_.store();
    fs::path folder = store.game_folder();
    if (model_.tab == ui::SavedTab::armies) folder = store.deployment_folder();
    if (model_.tab == ui::SavedTab::bin) folder /= "bin";
    std::error_code unknown;
    folder = fs::absolute(folder, unknown);
    if (!program_.guarded([&] { files::make_folder_of(folder / "game", files::Readers::owner); })) return;
    static_cast<void>(SDL_OpenURL(address_of(folder).c_str()));  // it cannot tell whether a program opened it
    model_.notice = ui::fill(ui::tr("The folder is {path}"), {{"path", folder.string()}});
}

void SavedStage::open(const fs::path& path) {
    if (model_.tab == ui::SavedTab::games) return program_.desk().load_game(path);
    program_.guarded([&] { program_.desk().open_game(path, [this](Game game) { open_replay(std::move(game)); }); });
}

void SavedStage::open_replay(Game game) {
    if (game.match->over()) return program_.open_replay(std::move(game), std::nullopt);
    if (std::string why = game.match->system().forbids_replay(*game.match); !why.empty()) return program_.tell(std::move(why));
    if (game.match->notes().clock.kind != ClockKind::none)
        return program_.tell(ui::tr("This game has a clock and is not over: here one could think while no clock runs (W15.5)."));
    // What the computer knows is not shown before the game is over.
    const TableNotes& notes = game.match->notes();
    const PerSeat<bool> computed{player_of(notes, Seat::first).has_value(), player_of(notes, Seat::second).has_value()};
    if (computed[Seat::first] && computed[Seat::second])
        return program_.tell(ui::tr("This game is not over, and the computer plays both sides."));
    for (const Seat seat : seats)
        if (computed[other(seat)]) return program_.open_replay(std::move(game), seat);
    unfinished_ = std::make_unique<Game>(std::move(game));
}

}  // namespace fow::app
