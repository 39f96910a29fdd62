#include "app/stages/files_stage.hpp"

#include <algorithm>

#include "app/shipped.hpp"
#include "ui/screens/replay_screen.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

/// The battles that come with the game: those that have a title, by their files' names, come first.
std::vector<Store::Entry> shipped_entries(const std::filesystem::path& data) {
    const std::pair<std::string, std::string> titles[] = {
        {"basic", ui::tr("A Basic battle")}, {"standard", ui::tr("A Standard battle")}, {"expert", ui::tr("An Expert battle")}};
    const auto title_of = [&](const std::filesystem::path& path) {
        return std::find_if(std::begin(titles), std::end(titles),
                            [name = path.stem().string()](const auto& title) { return title.first == name; });
    };
    std::vector<std::filesystem::path> paths = shipped_games(data);
    std::stable_sort(paths.begin(), paths.end(), [&](const auto& a, const auto& b) { return title_of(a) < title_of(b); });
    std::vector<Store::Entry> entries;
    for (const std::filesystem::path& path : paths) {
        const auto* title = title_of(path);
        entries.push_back({title != std::end(titles) ? title->second : path.stem().string(), path, ui::tr("comes with the game")});
    }
    return entries;
}

}  // namespace

FilesStage::FilesStage(Program& program, Purpose purpose) : program_(program), purpose_(purpose), games_(program.store().games()) {
    const bool load = purpose == Purpose::load;
    if (!load && program.store().has_autosave())
        games_.insert(games_.begin(), {ui::tr("The game on the table"), program.store().autosave_path(), ""});
    if (!load) {
        std::vector<Store::Entry> shipped = shipped_entries(program.data());
        games_.insert(games_.begin(), shipped.begin(), shipped.end());
    }
    model_.heading = load ? ui::tr("Load a game") : ui::tr("Watch a battle");
    model_.nothing = load ? ui::tr("No game has been saved under a name yet. The game on the table is under Continue.")
                          : ui::tr("There is no battle to watch yet.");
    model_.open = load ? ui::tr("Load it") : ui::tr("Watch it");
    for (const Store::Entry& entry : games_) model_.entries.push_back({entry.name, entry.written});
}

void FilesStage::draw(ui::Window& window) {
    bool back = false;
    const auto chosen = screen_.draw(window, model_, back);
    if (unfinished_) {
        bool never_mind = false;
        const auto seat = ui::whose_eyes_screen(window, unfinished_->session.record().names, never_mind);
        if (seat) program_.open_replay(std::move(*unfinished_), *seat);
        if (seat || never_mind) unfinished_.reset();
        return;
    }
    if (back) program_.go_to_title();
    else if (chosen) open(games_[*chosen]);
}

void FilesStage::open(const Store::Entry& entry) {
    if (purpose_ == Purpose::load) return program_.load_game(entry.path);
    program_.guarded([&] { program_.open_game(entry.path, [this](Game game) { open_replay(std::move(game)); }); });
}

void FilesStage::open_replay(Game game) {
    if (game.session.decider() == Decider::nobody) {
        program_.open_replay(std::move(game), std::nullopt);
    } else if (!game.session.record().options.memory) {
        program_.tell(
            ui::tr("This game is played true to the table (W15.1) and not over yet: looking back would show again what the players must "
                   "remember."));
    } else {
        unfinished_ = std::make_unique<Game>(std::move(game));
    }
}

}  // namespace fow::app
