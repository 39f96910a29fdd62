// Opening files: games chosen in the program, and the file that the program is started with.
#include <utility>

#include "app/program.hpp"
#include "app/stages/hand_over_stages.hpp"
#include "files/files.hpp"
#include "json/documents.hpp"
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
        if (game.match->over()) open_replay(std::move(game), std::nullopt);
        else begin_game(std::move(game));
    };
    guarded([&] {
        const std::string text = files::read(path);
        System& system = *system_of(systems_, game_named_in(text, path.string(), documents_of(systems_)).id);
        if (!system.open(*this, text, path.string())) open_with_phrases(path, open);
    });
}

}  // namespace fow::app
