#include "app/table.hpp"

#include <algorithm>

#include "app/heard.hpp"
#include "seal/commitments.hpp"
#include "ui/words/tr.hpp"

namespace fow::app {
namespace {

namespace fs = std::filesystem;

bool places_a_piece(const Record& record) {
    const auto* action = record.plies.empty() ? nullptr : std::get_if<Action>(&record.plies.back());
    return action != nullptr && (std::holds_alternative<PlaceUnit>(*action) || std::holds_alternative<Unplace>(*action));
}

/// Plays the army of the draft ply by ply; some pieces may be on the map already.
void set_up(Session& session, const Draft& draft) {
    const std::vector<PlaceUnit> army = draft.places();
    const State before = session.state();
    for (const Square square : before.occupied(draft.seat())) {
        const PlaceUnit place{*before.unit_at(square), square};
        if (std::find(army.begin(), army.end(), place) == army.end()) static_cast<void>(session.play(Unplace{place.unit}));
    }
    for (const PlaceUnit& place : army)
        if (before.unit_at(place.square) != place.unit) static_cast<void>(session.play(place));
}

/// The action is legal, but the lesson does not play it.
Violation refused_by_lesson(LessonRun::Status status) {
    if (status == LessonRun::Status::trying) return {"", ui::tr_later("That was not played. The lesson says why, below.")};
    if (status == LessonRun::Status::failed) return {"", ui::tr_later("The lesson does not continue from here. Start again, below.")};
    return {"", ui::tr_later("There is nothing to play now. Read on below, with Next.")};
}

}  // namespace

namespace {

/// The seat that must be at the screen; none once the game is over.
std::optional<Seat> wanted_in(const Session& session) {
    switch (session.decider()) {
        case french_decider: return french_seat;
        case allied_decider: return allied_seat;
        case Decider::nobody: return std::nullopt;
        case Decider::chance: break;
    }
    return session.state().mover;
}

}  // namespace

Table::Table(Game game, Store& store, Chance& chance, std::optional<std::string> source)
    : session_(std::move(game.session)),
      seal_(std::move(game.seal)),
      store_(&store),
      chance_(chance),
      from_file_(game.from_file),
      source_(std::move(source)) {
    begin();
}

Table::Table(LessonRun& lesson, Chance& chance) : session_(lesson.session()), lesson_(&lesson), chance_(chance) { begin(); }

void Table::begin() {
    for (const Seat seat : seats) scouting_read(seat);
    if (session_.state().phase != Phase::set_up) return;
    draft_.emplace(session_.rules(), session_.state());  // a draft is saved as plies
    while (places_a_piece(session_.record()) && session_.can_undo()) session_.undo();
}

std::optional<Seat> Table::wanted(std::optional<Seat> seated) const {
    if (session_.state().phase == Phase::battle_die && seated) return seated;
    return wanted_in(session_);
}

std::optional<Seat> Table::wanted_when_ready() {
    Session ready = session_;
    set_up(ready, draft());
    static_cast<void>(ready.play(Ready{}));
    return wanted_in(ready);
}

std::optional<Violation> Table::play(const Action& action) {
    if (lesson_ != nullptr && session_.decider() == decider_of(lesson_->lesson().seat)) {
        if (auto refusal = check(session_.rules(), session_.state(), action)) return refusal;
        if (!lesson_->allows(session_, action)) return refused_by_lesson(lesson_->status(session_));
    }
    if (std::holds_alternative<StandingOrder>(action) && takes_order_back() && !check(session_.rules(), session_.state(), action)) {
        session_.undo();
        save();
        if (check(session_.rules(), session_.state(), action)) return std::nullopt;  // it is in force again
    }
    if (auto refusal = check(session_.rules(), session_.state(), action)) return refusal;
    if (shows_something(action) && !may_show()) return Violation{"", ui::tr_later("This step waits until it can be noted.")};
    static_cast<void>(session_.play(action));
    save_ply();
    return std::nullopt;
}

/// Whether the action cannot be undone.
bool Table::shows_something(const Action& action) const {
    if (store_ == nullptr) return false;
    Session after = session_;
    static_cast<void>(after.play(action));
    return after.fixed_plies() > session_.ply_count();
}

/// Somebody who can go back to a file must not see what follows without a note of it. Reports why if that is not possible.
bool Table::may_show() {
    if (store_ == nullptr || (!from_file_ && !noted_)) return true;
    try {
        auto departure = store_->prepare(session_);
        if (!departure) return true;
        saving_ = Saving{std::nullopt, {}, std::nullopt, false, std::move(departure)};
    } catch (const DataError& fault) {
        saving_ = Saving{std::nullopt, {}, trouble_of(fault), true, std::nullopt};
    }
    return false;
}

/// W15.3: an order takes the place of one just given, so that a player cannot lengthen the game unheard.
bool Table::takes_order_back() const {
    const auto& plies = session_.record().plies;
    const auto* last = plies.empty() ? nullptr : std::get_if<Action>(&plies.back());
    return last != nullptr && std::holds_alternative<StandingOrder>(*last) && session_.can_undo();
}

bool Table::roll() {
    if (!may_show()) return false;
    Pcg32 lot = next_lot();
    const auto roll = lesson_ == nullptr ? chance_.pick(session_.rolls(), lot) : lesson_->chance(session_);
    if (!roll) return false;
    static_cast<void>(session_.roll(*roll));
    save_ply();
    return true;
}

/// Decides the next outcome of chance: the same one for this game whenever and wherever it is continued.
Pcg32 Table::next_lot() const {
    const auto& plies = session_.record().plies;
    const auto rolled = std::count_if(plies.begin(), plies.end(), [](const Ply& ply) { return std::holds_alternative<Roll>(ply); });
    return Pcg32(seal::lot(source_.value_or(session_.record().secret), static_cast<std::size_t>(rolled)));
}

void Table::save_ply() {
    if (lesson_ == nullptr) seal::commit(session_);
    save();
}

bool Table::can_undo() const {
    if (!session_.can_undo()) return false;
    return lesson_ == nullptr ||
           (session_.ply_count() > lesson_->session().ply_count() && lesson_->status(session_) == LessonRun::Status::trying);
}

void Table::undo() {
    session_.undo();
    save();
}

void Table::pencil(Seat seat, Square square, std::optional<Pencil> mark) {
    session_.pencil(seat, square, mark);
    save();
}

Draft& Table::draft() {
    if (!draft_ || draft_->seat() != session_.state().mover) draft_.emplace(session_.rules(), session_.state());
    return *draft_;
}

Record Table::record() const {
    const State& state = session_.state();
    if (!draft_ || state.phase != Phase::set_up || draft_->seat() != state.mover) return session_.record();
    Session so_far = session_;
    set_up(so_far, *draft_);
    return so_far.record();
}

Written Table::written() const {
    if (session_.decider() == Decider::nobody) return session_.record();
    return Written(sealed_text(seal_, record(), session_.heard(Viewer::onlooker).size(), store_->key()));
}

std::vector<fs::path> Table::set_phrase(Seat seat, const std::string& phrase) {
    if (phrase.empty()) seal_.drop_phrase(seat);
    else seal_.set_phrase(seat, phrase);
    return give_phrases();
}

std::vector<fs::path> Table::give_up_phrase(Seat seat) {
    session_.remark(PhraseGivenUp{seat});
    seal_.drop_phrase(seat);
    return give_phrases();
}

std::vector<fs::path> Table::give_phrases() {
    save(LedgerFile::Note::phrases);
    return store_->give_phrases(session_, seal_);
}

/// Whether the players were told in this turn that the seat has no time left; of a clock for the whole battle, whether they ever were.
bool Table::told_of_time(Seat seat) const {
    const Record& record = session_.record();
    return std::any_of(record.remarks.begin(), record.remarks.end(), [&](const Remark& remark) {
        const bool current = record.clock.kind == ClockKind::total || session_.state_after(remark.ply).turn == session_.state().turn;
        return current && remark.what == TableEvent(TimeUp{seat});
    });
}

Table::Ticked Table::tick(std::optional<Seat> thinking, std::uint32_t now) {
    const ClockRules& clock = session_.record().clock;
    if (store_ == nullptr || clock.kind == ClockKind::none || session_.decider() == Decider::nobody) return Ticked::nothing;
    constexpr int worth_saving = 2000;
    const auto before = std::exchange(thinking_, thinking ? std::optional(Thinking{*thinking, now}) : std::nullopt);
    if (!thinking && unsaved_thought_ >= worth_saving) save();  // or it would come back when the game is loaded again
    if (!thinking || !before || before->seat != *thinking) return Ticked::nothing;
    const auto left = [&] { return time_left(clock, session_.record().thoughts, *thinking, session_.state().turn); };
    constexpr int second = 1000;
    const auto shown = left() / second;
    const auto thought = static_cast<int>(now - before->since);
    session_.think(*thinking, thought);
    unsaved_thought_ += thought;
    if (left() <= 0) {
        const bool told = told_of_time(*thinking);
        if (!told) remark(TimeUp{*thinking});
        if (clock.decides && !defeat_waits_ && !check(session_.rules(), session_.state(), Resign{})) {
            if (!play(Resign{})) return Ticked::lost;
            defeat_waits_ = true;  // it could not be noted, and the player was told
        }
        if (!told) return Ticked::up;
    }
    return left() / second == shown ? Ticked::nothing : Ticked::second;
}

void Table::remark(const TableEvent& what) {
    session_.remark(what);
    save();
}

void Table::depart(const std::vector<TableEvent>& remarks) {
    for (const TableEvent& remark : remarks) session_.remark(remark);
    save(LedgerFile::Note::agreed);
}

std::optional<Violation> Table::confirm_draft() {
    if (auto refusal = draft().not_ready()) return refusal;
    set_up(session_, draft());
    draft_.reset();
    return play(Ready{});
}

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
    // A new game is in the ledger before its file exists, or the file would look as if it came from elsewhere.
    if (!noted_ && !store_->knows(session_.record().id)) attempt(saving.ledger, [&] { static_cast<void>(note(what)); });
    attempt(saving.trouble, [&] { saving.saved = store_->autosave(written()); });
    // Also if the game itself cannot be saved: its players will have seen this step.
    attempt(saving.ledger, [&] { saving.departure = note(what); });
    if (saving.trouble) saving.ledger.reset();  // one message is enough
    saved_ = !saving.trouble;
    if (saved_) unsaved_thought_ = 0;
    defeat_waits_ = false;
    saving_ = saving;
}

std::optional<Departure> Table::note(LedgerFile::Note what) {
    const Counts counts{session_.fixed_plies(), session_.record().remarks.size()};
    if (what == LedgerFile::Note::course && noted_ == counts) return std::nullopt;
    if (auto departure = store_->note(session_, seal_, what)) return departure;
    noted_ = counts;
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

std::vector<LogLine> Table::news(Seat seat) const {
    if (lesson_ != nullptr) return {};                                 // it was shown when it happened
    const std::vector<LogLine> heard = session_.log(viewer_of(seat));  // as remembered (W15.1)
    return news_for(heard, session_.state(), seat, read_[seat]);
}

std::vector<TableEvent> Table::remarks_for(Seat seat) const {
    const auto& heard = session_.heard(viewer_of(seat));
    std::vector<TableEvent> remarks;
    for (std::size_t i = std::max(after_last_turn(heard, seat), remarks_read_[seat]); i < heard.size(); ++i)
        if (const auto remark = table_event(heard[i].event)) remarks.push_back(*remark);
    return remarks;
}

void Table::news_read(Seat seat) { read_[seat] = session_.heard(viewer_of(seat)).size(); }

std::optional<Scouted> Table::scouting(Seat seat) const {
    const auto& heard = session_.heard(viewer_of(seat));
    for (std::size_t i = heard.size(); i > scouting_read_[seat]; --i)
        if (const auto* scouted = std::get_if<Scouted>(&heard[i - 1].event); scouted != nullptr && scouted->seat == seat) return *scouted;
    return std::nullopt;
}

void Table::scouting_read(Seat seat) { scouting_read_[seat] = session_.heard(viewer_of(seat)).size(); }

}  // namespace fow::app
