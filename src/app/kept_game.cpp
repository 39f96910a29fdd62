#include "app/kept_game.hpp"

namespace fow::app {

namespace fs = std::filesystem;

KeptGame::KeptGame(Seating seating)
    : match_(std::move(seating.game.match)),
      seal_(std::move(seating.game.seal)),
      store_(seating.store),
      from_file_(seating.game.from_file),
      source_(std::move(seating.source)) {}

bool KeptGame::written_first(const std::function<std::optional<Departure>()>& act) {
    try {
        auto departure = act();
        if (!departure) return true;
        saving_ = Saving{std::nullopt, {}, std::nullopt, false, std::move(departure)};
    } catch (const DataError& fault) {
        saving_ = Saving{std::nullopt, {}, trouble_of(fault), true, std::nullopt};
    }
    store_->release();
    return false;
}

bool KeptGame::can_be_noted() {
    return !must_be_noted() || written_first([&] { return store_->prepare(*match_); });
}

bool KeptGame::note_and_apply(const std::vector<TableEvent>& remarks, seal::Seal seal, LedgerFile::Note what) {
    if (must_be_noted()) {
        const std::unique_ptr<Match> after = match_->copy();
        for (const TableEvent& remark : remarks) after->remark(remark);
        if (what != LedgerFile::Note::agreed && !can_be_noted()) return false;
        if (!written_first([&] { return store_->note(*after, seal, what); })) return false;
        noted_ = counts_of(*after);
    }
    for (const TableEvent& remark : remarks) {
        before_remark(remark);
        match_->remark(remark);
    }
    seal_ = std::move(seal);
    save(what);
    on_remarks();
    return true;
}

Pcg32 KeptGame::next_lot() const { return Pcg32(seal::lot(source(), match_->outcomes())); }

void KeptGame::save_ply() {
    if (store_ != nullptr) match_->commit();
    save();
}

void KeptGame::undo() {
    match_->undo();
    save();
}

std::string KeptGame::written() const {
    if (match_->over()) return match_->text();
    return match_to_save()->sealed_text(seal_, store_->key());
}

std::optional<std::vector<fs::path>> KeptGame::set_phrase(Seat seat, const std::string& phrase) {
    seal::Seal seal = seal_;
    if (phrase.empty()) seal.drop_phrase(seat);
    else seal.set_phrase(seat, phrase);
    return give_phrases({}, std::move(seal));
}

std::optional<std::vector<fs::path>> KeptGame::give_up_phrase(Seat seat) {
    seal::Seal seal = seal_;
    seal.drop_phrase(seat);
    return give_phrases({PhraseGivenUp{seat}}, std::move(seal));
}

std::optional<std::vector<fs::path>> KeptGame::give_phrases(const std::vector<TableEvent>& remarks, seal::Seal seal) {
    if (!note_and_apply(remarks, std::move(seal), LedgerFile::Note::phrases)) return std::nullopt;
    return store_->give_phrases(*match_, seal_);
}

bool KeptGame::depart(const std::vector<TableEvent>& remarks) { return note_and_apply(remarks, seal_, LedgerFile::Note::agreed); }

bool KeptGame::settle(const std::vector<TableEvent>& remarks) { return note_and_apply(remarks, seal_, LedgerFile::Note::course); }

void KeptGame::remark(const TableEvent& what) {
    match_->remark(what);
    save();
}

void KeptGame::count_thought(Seat seat, int milliseconds) {
    match_->think(seat, milliseconds);
    unsaved_thought_ += milliseconds;
}

void KeptGame::note_thought_ahead(std::optional<Seat> thinking) {
    if (!thinking) {
        if (noted_thought_ > 0) save();
        noted_thought_ = 0;  // tried once: a ledger that cannot be written, or has another course, is told of only once
        return;
    }
    if (unsaved_thought_ < noted_thought_) return;
    constexpr int ahead = 5000;
    const bool begins = noted_thought_ == 0;
    noted_thought_ = unsaved_thought_ + ahead;
    try {
        if (begins) store_->charge(*match_);  // another window may have thought in this turn
        const auto later = match_->copy();
        later->think(*thinking, ahead);
        static_cast<void>(store_->note(*later, seal_, LedgerFile::Note::course));
    } catch (const DataError&) {  // the player is told when a step is noted
    }
}

void KeptGame::save(LedgerFile::Note what) {
    if (store_ == nullptr) return;
    Saving saving;
    const auto attempt = [&](std::optional<Trouble>& trouble, const auto& act) {
        try {
            act();
        } catch (const DataError& fault) {
            trouble = trouble_of(fault);
        }
    };
    // A new game must be in the ledger before its file exists; otherwise the file would look as if it came from elsewhere.
    if (!noted_ && !store_->knows(match_->notes().id)) attempt(saving.ledger, [&] { static_cast<void>(note(what)); });
    attempt(saving.trouble, [&] { saving.saved = store_->autosave(written()); });
    // Noted even if the game itself cannot be saved, since its players will have seen this step.
    attempt(saving.ledger, [&] { saving.departure = note(what); });
    store_->release();
    if (saving.trouble) saving.ledger.reset();  // one message is enough
    saved_ = !saving.trouble;
    if (saved_) unsaved_thought_ = 0;
    ++saves_;
    saving_ = saving;
}

KeptGame::Counts KeptGame::counts_of(const Match& match) { return {match.fixed_plies(), match.notes().remarks.size()}; }

std::optional<Departure> KeptGame::note(LedgerFile::Note what) {
    const Counts counts = counts_of(*match_);
    if (what == LedgerFile::Note::course && noted_ == counts && noted_thought_ == 0) return std::nullopt;
    if (auto departure = store_->note(*match_, seal_, what)) return departure;
    noted_ = counts;
    noted_thought_ = 0;
    return std::nullopt;
}

void KeptGame::note_opening() {
    if (store_ == nullptr) return;
    try {
        static_cast<void>(note(LedgerFile::Note::course));
    } catch (const DataError& fault) {
        saving_ = Saving{std::nullopt, {}, trouble_of(fault), false, std::nullopt};
    }
}

}  // namespace fow::app
