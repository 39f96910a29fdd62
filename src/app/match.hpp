// A game that is played or replayed, as the program knows it: everything except the meaning of its actions.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/session.hpp"
#include "seal/commitments.hpp"
#include "seal/ledger.hpp"
#include "seal/seal.hpp"

namespace fow::app {

/// A new game that begins with that many plies of a finished one. Both players are told.
template <class Session>
[[nodiscard]] Session played_on(const Session& over, std::size_t plies) {
    auto record = over.record();
    record.plies.resize(std::min(plies, record.plies.size()));
    const auto later = [&](const auto& made) { return made.ply > plies; };
    std::erase_if(record.commitments, later);
    std::erase_if(record.remarks, later);
    std::erase_if(record.thoughts, [&](const Thought& made) { return made.turn > turn_number(over.state_after(plies)); });
    record.id.clear();
    record.secret.clear();  // with that of a game in progress, the other one's dice would be known
    Session session = replay(record).session;
    session.remark(PlayedOn{over.moment_after(plies)});
    return session;
}

class System;

class Match {
public:
    Match() = default;
    Match& operator=(const Match&) = delete;
    virtual ~Match() = default;
    [[nodiscard]] virtual std::unique_ptr<Match> copy() const = 0;
    /// The game that is played.
    [[nodiscard]] virtual const System& system() const = 0;

    /// The notes of the table in its record.
    [[nodiscard]] virtual const TableNotes& notes() const = 0;
    [[nodiscard]] virtual Decider decider() const = 0;
    [[nodiscard]] bool over() const { return decider() == Decider::nobody; }
    /// The seat that decides, or for which chance decides; none once the game is over.
    [[nodiscard]] virtual std::optional<Seat> wanted() const = 0;
    [[nodiscard]] virtual int turn() const = 0;
    [[nodiscard]] virtual int turn_after(std::size_t plies) const = 0;
    [[nodiscard]] virtual std::size_t ply_count() const = 0;
    /// How many plies can no longer be undone.
    [[nodiscard]] virtual std::size_t fixed_plies() const = 0;
    /// How many plies were outcomes of chance.
    [[nodiscard]] virtual std::size_t outcomes() const = 0;
    /// Whether anybody has done anything in it: neither chance counts, nor what a computer does for its seat before the person's first
    /// step.
    [[nodiscard]] virtual bool begun() const = 0;
    /// How many lines each viewer has heard, and had heard after the seat's last turn or set-up.
    [[nodiscard]] virtual std::size_t heard() const = 0;
    [[nodiscard]] virtual std::size_t heard_in_turn_of(Seat seat) const = 0;
    /// What happened at the table, outside the rules, from that line on.
    [[nodiscard]] virtual std::vector<TableEvent> remarks_from(std::size_t line) const = 0;
    [[nodiscard]] virtual GameMoment moment_after(std::size_t plies) const = 0;
    [[nodiscard]] virtual bool can_undo() const = 0;
    /// can_undo() must hold.
    virtual void undo() = 0;
    /// A new game that begins with that many plies of this one. Both players are told.
    [[nodiscard]] virtual std::unique_ptr<Match> played_on(std::size_t plies) const = 0;

    // See TableSessionOf.
    virtual void remark(const TableEvent& what) = 0;
    virtual void think(Seat seat, int milliseconds) = 0;
    virtual void identify(std::string id, std::string secret) = 0;
    virtual void set_clock(const ClockRules& clock) = 0;

    /// Commits to the secret that the last ply created, if any.
    virtual void commit() = 0;
    /// The last point that can no longer be undone, and whether the game's course leads through a given one.
    [[nodiscard]] virtual CoursePoint point() const = 0;
    [[nodiscard]] virtual bool passes(const CoursePoint& point) const = 0;
    /// The record as text, open or sealed. Both throw GameTooLong.
    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual std::string sealed_text(const seal::Seal& seal, const seal::Key& program) const = 0;

protected:
    Match(const Match&) = default;
};

/// The seat for which chance decides; a game whose state has no mover defines this function beside its types.
template <class State>
requires requires(const State& state) { state.mover; }
[[nodiscard]] Seat seat_of_chance(const State& state) {
    return state.mover;
}

template <class State>
[[nodiscard]] bool decides(const State& state, Seat seat) {
    return turn(state) == decider_of(seat);
}

/// A game of a Session (TableSessionOf). Besides what seal requires, these functions are found beside its types: write_record(record),
/// open_part(record), sealed_room(record, heard), and hands_over(event, seat): the last event of a turn or set-up.
template <class Session>
class MatchOf final : public Match {
public:
    MatchOf(const System& system, Session played) : session(std::move(played)), system_(&system) {}

    [[nodiscard]] std::unique_ptr<Match> copy() const override { return std::make_unique<MatchOf>(*this); }
    [[nodiscard]] const System& system() const override { return *system_; }
    [[nodiscard]] const TableNotes& notes() const override { return session.record(); }
    [[nodiscard]] Decider decider() const override { return session.decider(); }
    [[nodiscard]] std::optional<Seat> wanted() const override {
        switch (session.decider()) {
            case Decider::first: return Seat::first;
            case Decider::second: return Seat::second;
            case Decider::nobody: return std::nullopt;
            case Decider::chance: break;
        }
        return seat_of_chance(session.state());
    }
    [[nodiscard]] int turn() const override { return turn_number(session.state()); }
    [[nodiscard]] int turn_after(std::size_t plies) const override { return turn_number(session.state_after(plies)); }
    [[nodiscard]] std::size_t ply_count() const override { return session.ply_count(); }
    [[nodiscard]] std::size_t fixed_plies() const override { return session.fixed_plies(); }
    [[nodiscard]] std::size_t outcomes() const override {
        const auto& plies = session.record().plies;
        return static_cast<std::size_t>(std::count_if(plies.begin(), plies.end(), [](const auto& ply) { return ply.index() == 1; }));
    }
    [[nodiscard]] bool begun() const override {
        const auto& remarks = notes().remarks;
        const auto changed = [](const Remark& remark) { return remark.ply > 0 && std::holds_alternative<SeatTaken>(remark.what); };
        const bool mixed = player_of(notes(), Seat::first).has_value() != player_of(notes(), Seat::second).has_value() &&
                           std::none_of(remarks.begin(), remarks.end(), changed);
        const auto counts = [&](Seat seat) { return !mixed || !player_of(notes(), seat); };
        const auto& states = session.history();
        return std::any_of(states.begin(), states.end(), [&](const auto& state) {
            return std::any_of(seats.begin(), seats.end(), [&](Seat seat) { return counts(seat) && decides(state, seat); });
        });
    }
    [[nodiscard]] std::size_t heard() const override { return session.heard(Viewer::onlooker).size(); }
    [[nodiscard]] std::size_t heard_in_turn_of(Seat seat) const override {
        const auto& lines = session.heard(Viewer::onlooker);
        std::size_t i = lines.size();
        while (i > 0 && !hands_over(lines[i - 1].event, seat)) --i;
        return i;
    }
    [[nodiscard]] std::vector<TableEvent> remarks_from(std::size_t line) const override {
        const auto& lines = session.heard(Viewer::onlooker);
        std::vector<TableEvent> remarks;
        for (std::size_t i = line; i < lines.size(); ++i)
            if (const auto* remark = std::get_if<TableEvent>(&lines[i].event)) remarks.push_back(*remark);
        return remarks;
    }
    [[nodiscard]] GameMoment moment_after(std::size_t plies) const override { return session.moment_after(plies); }
    [[nodiscard]] bool can_undo() const override { return session.can_undo(); }
    void undo() override { session.undo(); }
    [[nodiscard]] std::unique_ptr<Match> played_on(std::size_t plies) const override {
        return std::make_unique<MatchOf>(*system_, app::played_on(session, plies));
    }
    void remark(const TableEvent& what) override { session.remark(what); }
    void think(Seat seat, int milliseconds) override { session.think(seat, milliseconds); }
    void identify(std::string id, std::string secret) override { session.identify(std::move(id), std::move(secret)); }
    void set_clock(const ClockRules& clock) override { session.set_clock(clock); }
    void commit() override { seal::commit(session); }
    [[nodiscard]] CoursePoint point() const override { return seal::point_of(session); }
    [[nodiscard]] bool passes(const CoursePoint& point) const override { return seal::passes(session, point); }
    [[nodiscard]] std::string text() const override { return write_record(session.record()); }
    [[nodiscard]] std::string sealed_text(const seal::Seal& seal, const seal::Key& program) const override {
        const auto& record = session.record();
        return seal.write(open_part(record), write_record(record), sealed_room(record, heard()), program);
    }

    Session session;

private:
    const System* system_;
};

/// The session of a match, which must be of that game.
template <class Session>
[[nodiscard]] const Session& session_in(const Match& match) {
    assert(dynamic_cast<const MatchOf<Session>*>(&match) != nullptr);
    return static_cast<const MatchOf<Session>&>(match).session;
}
template <class Session>
[[nodiscard]] Session& session_in(Match& match) {
    assert(dynamic_cast<MatchOf<Session>*>(&match) != nullptr);
    return static_cast<MatchOf<Session>&>(match).session;
}

}  // namespace fow::app
