#include "app/game.hpp"

#include <algorithm>

#include "ui/words/tr.hpp"

namespace fow::app {

SealedElsewhere::SealedElsewhere(const std::string& path, SealedRecord found)
    : DataError(path, "",
                ui::tr("was sealed on another computer or with another data folder. Load it: it opens with both players' pass phrases.")),
      sealed(std::move(found)) {}

Game::Game(std::unique_ptr<Match> played, seal::Seal hidden)
    : match(std::move(played)), seal(std::move(hidden)), had_id(!match->notes().id.empty()) {
    const TableNotes& notes = match->notes();
    if (had_id && !notes.secret.empty()) return;
    match->identify(had_id ? notes.id : seal.secret("fog-of-waterloo/id").substr(0, seal::id_size),
                    notes.secret.empty() ? seal.secret("fog-of-waterloo/chance") : notes.secret);
}

ReadGame::ReadGame(ReadMatch read, seal::Seal hidden) : Game(std::move(read.match), std::move(hidden)), broken(std::move(read.broken)) {
    from_file = true;
}

bool practised_alone(const TableNotes& notes) {
    return std::any_of(notes.remarks.begin(), notes.remarks.end(),
                       [](const Remark& remark) { return std::holds_alternative<PracticeAlone>(remark.what); });
}

std::string damage_of(const BrokenPly& broken) {
    const Named ply{"ply", std::to_string(broken.ply + 1)};
    if (broken.reason.find('"') != std::string::npos)  // the quoted text may be a secret of one side
        return ui::fill(ui::tr("Step {ply} of the file cannot be read."), {ply});
    return ui::fill(ui::tr("Step {ply} of the file does not fit the steps before it ({reason})."), {ply, {"reason", broken.reason}});
}

}  // namespace fow::app
