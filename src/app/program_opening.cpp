// Opening files: games chosen in the program, and the file that the program is started with.
#include <utility>

#include "app/program.hpp"
#include "app/stages/hand_over_stages.hpp"
#include "app/stages/menu_stages.hpp"
#include "files/files.hpp"
#include "fow/games/waterloo/json/documents.hpp"
#include "games/waterloo/files/rules_files.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {

void Program::load_game(const std::filesystem::path& path) {
    const auto begin = [this](Game game) { begin_game(std::move(game)); };
    guarded([&] { open_with_phrases(path, begin); });
}

void Program::open_game(const std::filesystem::path& path, std::function<void(Game)> then) {
    ReadGame game = store_.read_game(path);
    if (!game.broken) return then(std::move(game));
    Message question = game_is_damaged(path, *game.broken);
    question.act = [then = std::move(then), game = Game(std::move(game))] { then(game); };
    tell(std::move(question));
}

void Program::open_with_phrases(const std::filesystem::path& path, std::function<void(Game)> then) {
    try {
        open_game(path, then);
    } catch (const SealedElsewhere& found) {
        go(std::make_unique<BothPhrasesStage>(*this, found, std::move(then)));
    }
}

void Program::open_file(const std::filesystem::path& path) {
    const auto open = [this](Game game) {
        if (game.session.decider() == Decider::nobody) open_replay(std::move(game), std::nullopt);
        else begin_game(std::move(game));
    };
    guarded([&] {
        const std::string text = files::read(path);
        if (format_of(text, path.string()) == "fog-of-waterloo/scenario") return open_scenario(text, path.string());
        open_with_phrases(path, open);
    });
}

/// A battlefield is offered for a new game; a position in the middle of a turn is played on.
void Program::open_scenario(const std::string& text, const std::string& document) {
    Scenario posed = read_scenario(text, document, ruleset_);
    std::optional<Battlefield> field;
    try {
        field = read_battlefield(text, document, ruleset_);
    } catch (const DataError&) {  // it is more than a battlefield; it was read as a scenario above
    }
    if (field) return go(std::make_unique<NewGameStage>(*this, std::nullopt, std::move(field)));
    Options options;
    options.mode = posed.mode;
    begin_game(Session(std::move(posed.rules), options, {ui::tr("First player"), ui::tr("Second player")}, Start{posed.name, posed.state}));
}

}  // namespace fow::app
