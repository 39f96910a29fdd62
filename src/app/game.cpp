#include "app/game.hpp"

#include "app/saved_games.hpp"
#include "bots/channel.hpp"
#include "core/believer.hpp"
#include "core/letters.hpp"
#include "ui/pages/editor_frame.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
SealedElsewhere::SealedElsewhere(const std::string& path, SealedRecord found)
    : DataError(path, "",
                Told("it was sealed on another computer or with another data folder. Load it: it opens with both players' pass phrases.")),
      sealed(std::move(found)) {}

Game::Game(std::unique_ptr<Match> played, seal::Seal hidden)
    : match(std::move(played)), seal(std::move(hidden)), had_id(!match->notes().id.empty()) {
    const TableNotes& notes = match->notes();
    if (had_id && !notes.secret.empty()) return;
    // A secret without an id is not the program's own: whoever wrote it into the file would know all outcomes of chance.
    match->identify(seal::id_of(notes.id, seal), seal.secret("fog-of-waterloo/chance"));
}

ReadGame::ReadGame(ReadMatch read, seal::Seal hidden) : Game(std::move(read.match), std::move(hidden)), broken(std::move(read.broken)) {
    from_file = true;
}

std::string damage_of(const BrokenPly& broken) {
    return ui::fill(ui::tr("Step {ply} of the file does not fit the steps before it."), {{"ply", std::to_string(broken.ply + 1)}});
}

}  // namespace fow::app
