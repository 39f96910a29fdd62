#include "app/table.hpp"

#include <algorithm>

#include "seal/commitments.hpp"
#include "fow/view/rulebook.hpp"
#include "ui/screens/parts.hpp"
#include "ui/screens/rounds.hpp"
#include "ui/tr.hpp"

namespace fow::app {
namespace {

/// The last thing a seat does before the other one takes over.
bool left_the_table(const Event& event, Seat seat) {
    if (const auto* ended = std::get_if<TurnEnded>(&event)) return ended->seat == seat;
    if (const auto* ready = std::get_if<SetUpDone>(&event)) return ready->seat == seat;
    return false;
}

bool places_a_piece(const Record& record) {
    const auto* action = record.plies.empty() ? nullptr : std::get_if<Action>(&record.plies.back());
    return action != nullptr && (std::holds_alternative<PlaceUnit>(*action) || std::holds_alternative<Unplace>(*action));
}

/// The army of the draft on the map, ply by ply; pieces may stand there from before.
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

/// Allowed by the rules, and not what the lesson is about.
Violation held_back(LessonRun::Stand stand) {
    if (stand == LessonRun::Stand::trying) return {"", "That was not played. The lesson says why, below."};
    if (stand == LessonRun::Stand::failed) return {"", "The lesson does not go on from here. Start the step again, below."};
    return {"", "Nothing is to be played just now. Read on below, with Next."};
}

}  // namespace

Table::Table(Game game, Store& store, Chance& chance)
    : session_(std::move(game.session)), seal_(std::move(game.seal)), store_(&store), chance_(chance) {
    begin();
}

Table::Table(LessonRun& lesson, Chance& chance) : session_(lesson.session()), lesson_(&lesson), chance_(chance) { begin(); }

void Table::begin() {
    for (const Seat seat : seats) scouting_read(seat);
    if (session_.state().phase != Phase::set_up) return;
    draft_.emplace(session_.rules(), session_.state());  // what was saved of it are plies
    while (places_a_piece(session_.record()) && session_.can_undo()) session_.undo();
}

std::optional<Seat> Table::wanted(std::optional<Seat> seated) const {
    switch (session_.decider()) {
        case Decider::french: return Seat::french;
        case Decider::allied: return Seat::allied;
        case Decider::nobody: return std::nullopt;
        case Decider::chance: break;
    }
    if (session_.state().phase == Phase::battle_die && seated) return seated;
    return session_.state().mover;
}

std::optional<Violation> Table::play(const Action& action) {
    if (lesson_ != nullptr && session_.decider() == decider_of(lesson_->lesson().seat)) {
        if (auto refusal = check(session_.rules(), session_.state(), action)) return refusal;
        if (!lesson_->allows(session_, action)) return held_back(lesson_->stand(session_));
    }
    if (auto refusal = session_.play(action)) return refusal;
    if (lesson_ == nullptr) seal::commit(session_);
    save();
    return std::nullopt;
}

void Table::roll() {
    const auto roll = lesson_ == nullptr ? chance_.pick(session_.rolls()) : lesson_->chance(session_);
    if (!roll) return;
    static_cast<void>(session_.roll(*roll));
    if (lesson_ == nullptr) seal::commit(session_);
    save();
}

bool Table::can_undo() const {
    if (!session_.can_undo()) return false;
    return lesson_ == nullptr || (session_.ply_count() > lesson_->session().ply_count() && lesson_->stand(session_) == LessonRun::Stand::trying);
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
    return Written(seal_.write(record(), session_.heard(Viewer::onlooker).size(), store_->key()));
}

void Table::set_phrase(Seat seat, const std::string& phrase) {
    if (phrase.empty()) seal_.drop_phrase(seat);
    else seal_.set_phrase(seat, phrase);
    save();
}

void Table::give_up_phrase(Seat seat) {
    session_.give_up_phrase(seat);
    seal_.drop_phrase(seat);
    save();
}

std::optional<Violation> Table::confirm_draft() {
    if (auto refusal = draft().not_ready()) return refusal;
    set_up(session_, draft());
    draft_.reset();
    return play(Ready{});
}

void Table::save() {
    if (store_ == nullptr) return;
    try {
        saving_ = Saving{std::nullopt, store_->autosave(written())};
        saved_ = true;
    } catch (const DataError& fault) {
        saving_ = Saving{trouble_of(fault), {}};
        saved_ = false;
    }
}

std::vector<LogLine> Table::news(Seat seat) const {
    if (lesson_ != nullptr) return {};  // it was seen when it happened
    const std::vector<LogLine> heard = session_.log(viewer_of(seat));  // W15.1: the moment itself is over
    return news_for(heard, session_.state(), seat, read_[seat]);
}

void Table::news_read(Seat seat) { read_[seat] = session_.heard(viewer_of(seat)).size(); }

std::optional<Scouted> Table::scouting(Seat seat) const {
    const auto& heard = session_.heard(viewer_of(seat));
    for (std::size_t i = heard.size(); i > scouting_read_[seat]; --i)
        if (const auto* scouted = std::get_if<Scouted>(&heard[i - 1].event); scouted != nullptr && scouted->seat == seat) return *scouted;
    return std::nullopt;
}

void Table::scouting_read(Seat seat) { scouting_read_[seat] = session_.heard(viewer_of(seat)).size(); }

Away away_of(const std::vector<LogLine>& heard, const State& state, Seat seat) {
    Away away{0, heard.size()};
    const auto begins = [](const LogLine& line) { return std::holds_alternative<TurnBegan>(line.event); };
    const bool posed = std::none_of(heard.begin(), heard.end(), begins);  // then the first turn was under way from the start
    if (posed && seat == state.mover) return {0, 0};
    for (std::size_t i = 0; i < heard.size(); ++i) {
        if (left_the_table(heard[i].event, seat)) away = {i + 1, heard.size()};
        const auto* began = std::get_if<TurnBegan>(&heard[i].event);
        if (began != nullptr && began->seat == seat) away.end = i;  // what comes after is the seat's own doing
    }
    return {std::min(away.first, away.end), away.end};
}

bool is_news(const Event& event) {
    return !std::holds_alternative<TurnBegan>(event) && !std::holds_alternative<TurnEnded>(event) && !std::holds_alternative<CardsDrafted>(event);
}

std::vector<LogLine> news_for(const std::vector<LogLine>& heard, const State& state, Seat seat, std::size_t read) {
    const Away away = away_of(heard, state, seat);
    std::vector<LogLine> lines;
    for (std::size_t i = std::max(away.first, read); i < away.end; ++i)
        if (is_news(heard[i].event)) lines.push_back(heard[i]);
    return lines;
}

std::vector<ui::LoggedLine> lines_of(const Roster& roster, const std::vector<LogLine>& log) {
    std::vector<ui::LoggedLine> lines;
    for (const LogLine& line : log)
        lines.push_back({ui::fill(ui::tr("{clock}  {text}"), {{"clock", ui::clock_text(line.minutes)}, {"text", describe(roster, line.event, ui::tr)}}),
                         rule_of(line.event)});
    return lines;
}

std::vector<Square> last_way(const std::vector<LogLine>& log) {
    for (auto line = log.rbegin(); line != log.rend(); ++line) {
        if (std::holds_alternative<PursuitBegan>(line->event)) return {};
        if (const auto* marched = std::get_if<Marched>(&line->event)) return marched->way;
        if (const auto* fought = std::get_if<Fought>(&line->event)) {
            std::vector<Square> way = fought->way;
            way.push_back(fought->at);
            return way;
        }
    }
    return {};
}

std::size_t last_combat(const std::vector<LogLine>& log) {
    for (std::size_t i = log.size(); i > 0; --i) {
        const Event& event = log[i - 1].event;
        if (std::holds_alternative<Fired>(event) || std::holds_alternative<Bombarded>(event)) return i - 1;
        const auto* fought = std::get_if<Fought>(&event);
        if (fought == nullptr || fought->frenzy) continue;
        const auto* card = i > 1 ? std::get_if<CardPlayed>(&log[i - 2].event) : nullptr;
        return card != nullptr && ui::answers(*card, *fought) ? i - 2 : i - 1;
    }
    return log.size();
}

std::vector<Event> events_from(const std::vector<LogLine>& log, std::size_t first) {
    std::vector<Event> events;
    for (std::size_t i = first; i < log.size(); ++i) events.push_back(log[i].event);
    return events;
}

}  // namespace fow::app
