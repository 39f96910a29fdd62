#include "app/stages/files_stage.hpp"

#include "ui/screens/whose_eyes_screen.hpp"
#include "ui/tr.hpp"

namespace fow::app {

FilesStage::FilesStage(Program& program, Purpose purpose) : program_(program), purpose_(purpose), games_(program.store().games()) {
    const bool load = purpose == Purpose::load;
    if (!load && program.store().has_autosave())
        games_.insert(games_.begin(), {ui::tr("The game on the table"), program.store().autosave_path(), ""});
    model_.heading = load ? ui::tr("Load a game") : ui::tr("Step through a game");
    model_.nothing = load ? ui::tr("No game has been saved under a name yet. The game on the table is under Continue.")
                          : ui::tr("There is no game to step through yet.");
    model_.open = load ? ui::tr("Load it") : ui::tr("Step through");
    for (const Store::Entry& entry : games_) model_.entries.push_back({entry.name, entry.written});
}

void FilesStage::draw(ui::Desk& desk) {
    bool back = false;
    const auto chosen = screen_.draw(desk, model_, back);
    if (unfinished_) {
        bool never_mind = false;
        const auto seat = ui::whose_eyes_screen(desk, unfinished_->session.record().names, never_mind);
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
        program_.tell(ui::tr("This game is played true to the table (W15.1) and not over yet: stepping back would show again what the players must remember."));
    } else {
        unfinished_ = std::make_unique<Game>(std::move(game));
    }
}

}  // namespace fow::app
