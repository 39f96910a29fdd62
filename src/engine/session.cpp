#include "fow/engine/session.hpp"

#include <algorithm>
#include <cassert>

#include "fow/view/deductions.hpp"

namespace fow {

std::string_view word(Decider decider) {
    switch (decider) {
        case Decider::french: return "french";
        case Decider::allied: return "allied";
        case Decider::chance: return "chance";
        case Decider::nobody: return "nobody";
    }
    return {};
}

std::string_view word(Pledged what) { return what == Pledged::set_up ? "set_up" : "line_of_retreat"; }

/// Writes down what each viewer hears during one ply.
class Session::Ear : public Listener {
public:
    Ear(Session& session, const State& before)
        : session_(session),
          turn_(before.turn),
          minutes_(clock_minutes(session.rules_, before.turn)) {}
    void heard(Viewer viewer, const Event& event) override {
        if (const auto* began = std::get_if<TurnBegan>(&event)) {
            turn_ = began->turn;
            minutes_ = clock_minutes(session_.rules_, began->turn);
        }
        session_.heard_[index(viewer)].push_back({session_.steps_, turn_, minutes_, event});
    }

private:
    Session& session_;
    int turn_;
    int minutes_;
};

Session::Session(Ruleset rules, Options options, PerSeat<std::string> names, std::optional<Start> start)
    : record_{std::move(rules), options, std::move(names), {}, {}, {}, {}, {}}, rules_(record_.rules, options) {
    record_.start = start ? std::move(*start) : Start{{}, initial_state(rules_)};
    state_ = record_.start.state;
    assert(!inconsistency(rules_, state_));
}

std::optional<Violation> Session::play(const Action& action) {
    if (auto violation = check(rules_, state_, action)) return violation;
    const State before = state_;
    heard_before_.push_back(heard_.front().size());
    Ear ear(*this, before);
    apply(rules_, state_, action, &ear);
    done(action, before);
    return std::nullopt;
}

RollList Session::rolls() const {
    RollList list;
    fow::rolls(rules_, state_, list);
    return list;
}

bool Session::roll(const Roll& roll) {
    const RollList due = rolls();
    if (std::none_of(due.begin(), due.end(), [&](const WeightedRoll& w) { return w.roll == roll; })) return false;
    const State before = state_;
    heard_before_.push_back(heard_.front().size());
    Ear ear(*this, before);
    apply(rules_, state_, roll, &ear);
    done(roll, before);
    return true;
}

void Session::done(const Ply& ply, const State& before) {
    history_.push_back(before);
    record_.plies.push_back(ply);
    // W15.3: what follows an answer belongs to the step that led to the question, as where nobody is asked.
    if (state_.phase != Phase::defence && heard_.front().size() != heard_before_.back()) ++steps_;
    if (state_.phase == Phase::over) record_.pencil.clear();  // a finished game lies open
}

void Session::commit(Seat seat, Pledged what, std::string hash, std::string salt) {
    record_.commitments.push_back({seat, what, ply_count(), std::move(hash), std::move(salt)});
}

void Session::give_up_phrase(Seat seat) {
    record_.remarks.push_back({ply_count(), seat});
    const LogLine line{steps_, state_.turn, clock_minutes(rules_, state_.turn), PhraseGivenUp{seat}};
    for (auto& heard : heard_) heard.push_back(line);
    if (state_.phase != Phase::defence) ++steps_;
}

std::optional<Square> Session::square_now(const PencilMark& mark) const {
    const auto& heard = heard_[index(viewer_of(mark.seat))];
    std::optional<Square> square = mark.square;
    for (std::size_t i = mark.ply < ply_count() ? heard_before_[mark.ply] : heard.size(); square && i < heard.size(); ++i)
        square = stands_after(heard[i].event, *square);
    return square;
}

void Session::pencil(Seat seat, Square square, std::optional<Pencil> mark) {
    if (state_.phase == Phase::over || !state_.occupied(other(seat)).contains(square)) return;
    auto& marks = record_.pencil;
    const auto rubbed_out = [&](const PencilMark& made) {
        const auto now = square_now(made);
        return made.seat == seat && (!now || now == square);
    };
    marks.erase(std::remove_if(marks.begin(), marks.end(), rubbed_out), marks.end());
    if (mark) marks.push_back({seat, ply_count(), square, *mark});
}

std::vector<Pencilled> Session::pencilled(Seat seat) const {
    std::vector<Pencilled> marks;
    for (const PencilMark& made : record_.pencil)
        if (const auto now = made.seat == seat ? square_now(made) : std::nullopt) marks.push_back({*now, made.mark});
    return marks;
}

std::vector<LogLine> Session::log(Viewer viewer) const {
    std::vector<LogLine> lines = heard(viewer);
    if (!record_.options.memory)
        for (LogLine& line : lines) line.event = forgotten(line.event, viewer);
    return lines;
}

bool Session::can_undo() const {
    if (record_.plies.empty()) return false;
    if (!record_.remarks.empty() && record_.remarks.back().ply == ply_count()) return false;
    const auto* action = std::get_if<Action>(&record_.plies.back());
    if (action == nullptr || state_.phase == Phase::over || turn(state_) != turn(history_.back())) return false;
    if (state_.pursuing != history_.back().pursuing) return false;
    // A look is taken back only while the card goes on: at its end the pieces were shown (W11.4).
    if (std::holds_alternative<Look>(*action)) return state_.phase == Phase::card;
    return std::holds_alternative<PlaceUnit>(*action) || std::holds_alternative<Unplace>(*action) ||
           std::holds_alternative<Move>(*action) || std::holds_alternative<Enter>(*action) ||
           std::holds_alternative<TakeOff>(*action) || std::holds_alternative<StandingOrder>(*action) ||
           std::holds_alternative<PlayCard>(*action) || std::holds_alternative<Inspire>(*action) ||
           std::holds_alternative<SavePiece>(*action) || std::holds_alternative<LeavePursuit>(*action);
}

void Session::undo() {
    assert(can_undo());
    state_ = history_.back();
    history_.pop_back();
    record_.plies.pop_back();
    auto& commitments = record_.commitments;
    while (!commitments.empty() && commitments.back().ply > ply_count()) commitments.pop_back();
    for (PencilMark& mark : record_.pencil) mark.ply = std::min(mark.ply, ply_count());  // an own step moves no enemy piece
    if (heard_.front().size() != heard_before_.back()) --steps_;
    for (auto& heard : heard_) heard.erase(heard.begin() + static_cast<std::ptrdiff_t>(heard_before_.back()), heard.end());
    heard_before_.pop_back();
}

Replay replay(const Record& record, std::size_t count) {
    Replay result{Session(record.rules, record.options, record.names, record.start), std::nullopt, {}};
    auto pledge = record.commitments.begin();
    auto remark = record.remarks.begin();
    auto mark = record.pencil.begin();
    const auto note = [&](std::size_t plies) {
        for (; pledge != record.commitments.end() && pledge->ply == plies; ++pledge)
            result.session.commit(pledge->seat, pledge->what, pledge->hash, pledge->salt);
        for (; remark != record.remarks.end() && remark->ply == plies; ++remark)
            result.session.give_up_phrase(remark->phrase_given_up);
        for (; mark != record.pencil.end() && mark->ply == plies; ++mark) result.session.pencil(mark->seat, mark->square, mark->mark);
    };
    note(0);
    for (std::size_t i = 0; i < std::min(count, record.plies.size()); ++i) {
        const Ply& ply = record.plies[i];
        if (const auto* action = std::get_if<Action>(&ply)) {
            if (const auto violation = result.session.play(*action)) {
                result.broken_at = i;
                result.reason = std::string(violation->rule) + ": " + std::string(violation->reason);
                return result;
            }
        } else if (!result.session.roll(std::get<Roll>(ply))) {
            result.broken_at = i;
            result.reason = "that outcome of chance is not due here";
            return result;
        }
        note(i + 1);
    }
    return result;
}

}  // namespace fow
