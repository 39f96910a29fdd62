#include "app/game.hpp"

#include <algorithm>

#include "ui/words/tr.hpp"

namespace fow::app {

SealedElsewhere::SealedElsewhere(const std::string& path, SealedRecord found)
    : DataError(path, "",
                ui::tr("was sealed on another computer or with another data folder. Load it: it opens with both players' pass phrases.")),
      sealed(std::move(found)) {}

Game::Game(Session played, seal::Seal hidden) : session(std::move(played)), seal(std::move(hidden)), had_id(!session.record().id.empty()) {
    const Record& record = session.record();
    if (had_id && !record.secret.empty()) return;
    session.identify(had_id ? record.id : seal.secret("fog-of-waterloo/id").substr(0, seal::id_size),
                     record.secret.empty() ? seal.secret("fog-of-waterloo/chance") : record.secret);
}

bool practised_alone(const Record& record) {
    return std::any_of(record.remarks.begin(), record.remarks.end(),
                       [](const Remark& remark) { return std::holds_alternative<PracticeAlone>(remark.what); });
}

ReadGame game_of(const ReadRecord& read, seal::Seal seal) {
    Replay game = replay(read.record);
    ReadGame result(std::move(game.session), std::move(seal));
    result.from_file = true;
    if (game.broken_at) result.broken = BrokenPly{*game.broken_at, game.reason};
    else if (read.broken_at) result.broken = BrokenPly{*read.broken_at, read.reason};
    return result;
}

ReadGame game_of(seal::Opened opened, const std::string& document) {
    return game_of(read_record(opened.text, document), std::move(opened.seal));
}

std::string sealed_text(const seal::Seal& seal, const Record& record, std::size_t heard, const seal::Key& program) {
    return seal.write(open_part(record), write_record(record), sealed_room(record, heard), program);
}

std::string damage_of(const BrokenPly& broken) {
    const Named ply{"ply", std::to_string(broken.ply + 1)};
    if (broken.reason.find('"') != std::string::npos)  // the quoted text may be a secret of one side
        return ui::fill(ui::tr("Step {ply} of the file cannot be read."), {ply});
    return ui::fill(ui::tr("Step {ply} of the file does not fit the steps before it ({reason})."), {ply, {"reason", broken.reason}});
}

}  // namespace fow::app
