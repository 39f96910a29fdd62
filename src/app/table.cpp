#include "app/table.hpp"

#include <algorithm>

#include "app/program.hpp"
#include "fow/core/clock.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

/// What a program did wrong last. Both players are told, so it says nothing that the program knows.
std::string fault_in_words(const bots::Fault& fault) {
    switch (fault.lapse) {
        case bots::Lapse::late: return ui::tr("It did not answer in time.");
        case bots::Lapse::refused: return ui::tr("It chose what the rules do not allow.");
        case bots::Lapse::died: return ui::tr("It ended.");
        case bots::Lapse::flood: return ui::tr("It sent far too much text.");
        case bots::Lapse::mute:
            if (fault.why.empty()) return ui::tr("It did not say that it was ready.");
            return ui::fill(ui::tr("It did not say that it was ready: {why}"), {{"why", fault.why}});
    }
    return {};
}

}  // namespace

Table::Table(Seating seating)
    : match_(std::move(seating.game.match)),
      seal_(std::move(seating.game.seal)),
      store_(seating.store),
      from_file_(seating.game.from_file),
      source_(std::move(seating.source)) {}

std::vector<std::string> squares_in(std::string_view notation) {
    std::vector<std::string> squares;
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t i = 0; i < notation.size(); ++i) {
        const char before = i == 0 ? '-' : notation[i - 1];
        // "e4xd5": the x between two squares does not begin one.
        const bool begins = !is_letter(before) || (before == 'x' && i > 1 && is_digit(notation[i - 2]));
        if (!begins || is_digit(before) || notation[i] < 'a' || notation[i] > 'l') continue;
        std::size_t end = i + 1;
        while (end < notation.size() && is_digit(notation[end])) ++end;
        const bool ends = end == notation.size() || !is_letter(notation[end]) || notation[end] == 'x';
        if (end > i + 1 && end <= i + 3 && ends) squares.emplace_back(notation.substr(i, end - i));
    }
    return squares;
}

Violation waits_to_be_noted() { return {"", ui::tr_later("This step waits until it can be noted.")}; }

bool Table::written_first(const std::function<std::optional<Departure>()>& act) {
    try {
        auto departure = act();
        if (!departure) return true;
        saving_ = Saving{std::nullopt, {}, std::nullopt, false, std::move(departure)};
    } catch (const DataError& fault) {
        saving_ = Saving{std::nullopt, {}, trouble_of(fault), true, std::nullopt};
    }
    return false;
}

bool Table::may_show() {
    return !must_be_noted() || written_first([&] { return store_->prepare(*match_); });
}

void Table::take_down(const TableEvent& remark) {
    if (const auto* taken = std::get_if<SeatTaken>(&remark)) {
        drop_unplayed(taken->seat);
        if (taken->by && !is_computed(taken->seat) && !away_since_[taken->seat]) away_since_[taken->seat] = match_->heard();
    }
    match_->remark(remark);
}

bool Table::note_and_apply(const std::vector<TableEvent>& remarks, seal::Seal seal, LedgerFile::Note what) {
    if (must_be_noted()) {
        const std::unique_ptr<Match> after = match_->copy();
        for (const TableEvent& remark : remarks) after->remark(remark);
        if (what != LedgerFile::Note::agreed && !may_show()) return false;
        if (!written_first([&] { return store_->note(*after, seal, what); })) return false;
        noted_ = counts_of(*after);
    }
    for (const TableEvent& remark : remarks) take_down(remark);
    seal_ = std::move(seal);
    save(what);
    seat_players();
    return true;
}

Pcg32 Table::next_lot() const { return Pcg32(seal::lot(source_.value_or(match_->notes().secret), match_->outcomes())); }

void Table::save_ply() {
    if (store_ != nullptr) match_->commit();
    save();
}

void Table::undo() {
    match_->undo();
    save();
}

std::string Table::written() const {
    if (match_->over()) return match_->text();
    return match_to_save()->sealed_text(seal_, store_->key());
}

std::optional<std::vector<fs::path>> Table::set_phrase(Seat seat, const std::string& phrase) {
    seal::Seal seal = seal_;
    if (phrase.empty()) seal.drop_phrase(seat);
    else seal.set_phrase(seat, phrase);
    return give_phrases({}, std::move(seal));
}

std::optional<std::vector<fs::path>> Table::give_up_phrase(Seat seat) {
    seal::Seal seal = seal_;
    seal.drop_phrase(seat);
    return give_phrases({PhraseGivenUp{seat}}, std::move(seal));
}

std::optional<std::vector<fs::path>> Table::give_phrases(const std::vector<TableEvent>& remarks, seal::Seal seal) {
    if (!note_and_apply(remarks, std::move(seal), LedgerFile::Note::phrases)) return std::nullopt;
    return store_->give_phrases(*match_, seal_);
}

bool Table::depart(const std::vector<TableEvent>& remarks) { return note_and_apply(remarks, seal_, LedgerFile::Note::agreed); }

bool Table::settle(const std::vector<TableEvent>& remarks) { return note_and_apply(remarks, seal_, LedgerFile::Note::course); }

/// Whether the players were told in this turn that the seat has no time left; with a clock for the whole battle, whether they have ever
/// been told.
bool Table::told_of_time(Seat seat) const {
    const TableNotes& notes = match_->notes();
    return std::any_of(notes.remarks.begin(), notes.remarks.end(), [&](const Remark& remark) {
        const bool current = notes.clock.kind == ClockKind::total || match_->turn_after(remark.ply) == match_->turn();
        return current && remark.what == TableEvent(TimeUp{seat});
    });
}

Table::Ticked Table::tick(std::optional<Seat> thinking, std::uint32_t now) {
    const ClockRules& clock = match_->notes().clock;
    if (store_ == nullptr || clock.kind == ClockKind::none || match_->over()) return Ticked::nothing;
    const auto before = std::exchange(thinking_, thinking ? std::optional(Thinking{*thinking, now}) : std::nullopt);
    if (!thinking && noted_thought_ > 0) save();
    if (thinking && unsaved_thought_ >= noted_thought_) note_thought(*thinking);
    if (!thinking || !before || before->seat != *thinking) return Ticked::nothing;
    const auto left = [&] { return time_left(clock, match_->notes().thoughts, *thinking, match_->turn()); };
    constexpr int second = 1000;
    const auto shown = left() / second;
    const auto thought = static_cast<int>(now - before->since);
    match_->think(*thinking, thought);
    unsaved_thought_ += thought;
    if (left() <= 0) {
        const bool told = told_of_time(*thinking);
        if (!told) remark(TimeUp{*thinking});
        if (clock.decides && !defeat_waits_ && may_resign()) {
            if (!resign()) return Ticked::lost;
            defeat_waits_ = true;  // it could not be noted, and the player was told
        }
        if (!told) return Ticked::up;
    }
    return left() / second == shown ? Ticked::nothing : Ticked::second;
}

void Table::note_thought(Seat seat) {
    constexpr int ahead = 5000;
    const auto later = match_->copy();
    later->think(seat, ahead);
    noted_thought_ = unsaved_thought_ + ahead;
    try {
        static_cast<void>(store_->note(*later, seal_, LedgerFile::Note::course));
    } catch (const DataError&) {  // the player is told when a step is noted
    }
}

void Table::remark(const TableEvent& what) {
    match_->remark(what);
    save();
}

std::optional<Seat> Table::only_person() const {
    for (const Seat seat : seats)
        if (!is_computed(seat) && is_computed(other(seat))) return seat;
    return std::nullopt;
}

bool Table::is_guest(Seat seat) const {
    const auto player = player_of(match_->notes(), seat);
    return player && !player->program.empty();
}

std::string Table::does_not_play_on(Seat seat, const std::optional<bots::Fault>& fault) const {
    const Named name{"name", player_of(match_->notes(), seat).value_or(ComputedPlayer{}).program};
    if (!fault)
        return ui::fill(
            ui::tr("The program \"{name}\" cannot be started here, so a person has its seat now. Under \"Who plays\" you can give "
                   "the seat to a program again, with its command."),
            {name});
    return ui::fill(ui::tr("The program \"{name}\" does not play on, so a person has its seat now. {fault}"),
                    {name, {"fault", fault_in_words(*fault)}});
}

std::string Table::does_not_think_on(Seat seat) const {
    return ui::fill(ui::tr("{name} cannot think on, so a person has the seat now."), {{"name", name(seat)}});
}

std::uint64_t Table::mind_seed(Seat seat) const {
    return seal::lot("computer " + std::to_string(index(seat)) + " " + source_.value_or(match_->notes().secret), 0);
}

void Table::show_answer(Program& program, std::size_t) { program.proceed(); }

void Table::save(LedgerFile::Note what) {
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
    if (saving.trouble) saving.ledger.reset();  // one message is enough
    saved_ = !saving.trouble;
    if (saved_) unsaved_thought_ = 0;
    defeat_waits_ = false;
    saving_ = saving;
}

Table::Counts Table::counts_of(const Match& match) { return {match.fixed_plies(), match.notes().remarks.size()}; }

std::optional<Departure> Table::note(LedgerFile::Note what) {
    const Counts counts = counts_of(*match_);
    if (what == LedgerFile::Note::course && noted_ == counts && noted_thought_ == 0) return std::nullopt;
    if (auto departure = store_->note(*match_, seal_, what)) return departure;
    noted_ = counts;
    noted_thought_ = 0;
    return std::nullopt;
}

void Table::open() {
    if (store_ == nullptr) return;
    try {
        static_cast<void>(note(LedgerFile::Note::course));
    } catch (const DataError& fault) {
        saving_ = Saving{std::nullopt, {}, trouble_of(fault), false, std::nullopt};
    }
}

std::vector<TableEvent> Table::remarks_for(Seat seat) const {
    return match_->remarks_from(std::max(match_->heard_in_turn_of(seat), remarks_read_[seat]));
}

}  // namespace fow::app
