// A game in progress with the notes that its record keeps of the table.
#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <utility>
#include <vector>

#include "core/session.hpp"
#include "core/table.hpp"

namespace fow {

/// A game that is played at a table: its Record is a TableNotes too, and its Event can be a TableEvent. These functions also exist:
///   turn_number   the game turn, in which a seat thinks (Thought::turn)
///   clock_of      the time in the game (GameMoment::clock)
template <class G>
concept Tabled =
    Recorded<G> && std::derived_from<typename G::Record, TableNotes> && std::constructible_from<typename G::Event, TableEvent> &&
    requires(const typename G::Rules& rules, const typename G::State& state) {
        { turn_number(state) } -> std::same_as<int>;
        { clock_of(rules, state) } -> std::same_as<int>;
    };

template <Tabled G>
class TableSessionOf : public SessionOf<G> {
public:
    using typename SessionOf<G>::Record;

    /// Notes a commitment to what the last ply created. Each seat makes at most one of each kind.
    void commit(Seat seat, std::string what, std::string hash, std::string salt) {
        this->notes().commitments.push_back({seat, std::move(what), this->ply_count(), std::move(hash), std::move(salt)});
    }
    /// Records something that happened at the table; everybody hears of it.
    void remark(const TableEvent& what) {
        this->notes().remarks.push_back({this->ply_count(), what});
        this->tell_all(what);
    }
    /// The clock that the players agreed on, and how long they have thought so far.
    void set_clock(const ClockRules& clock, std::vector<Thought> thoughts = {}) {
        this->notes().clock = clock;
        this->notes().thoughts = std::move(thoughts);
    }
    /// Adds to the time that the seat has thought in the present game turn.
    void think(Seat seat, int milliseconds) {
        auto& thoughts = this->notes().thoughts;
        const int turn = turn_number(this->state());
        const auto now =
            std::find_if(thoughts.begin(), thoughts.end(), [&](const Thought& made) { return made.seat == seat && made.turn == turn; });
        if (now == thoughts.end()) thoughts.push_back({seat, turn, std::min(milliseconds, thought_limit)});
        else now->milliseconds = std::min(thought_limit - now->milliseconds, milliseconds) + now->milliseconds;
    }
    /// Sets TableNotes::id and TableNotes::secret.
    void identify(std::string id, std::string secret) {
        this->notes().id = std::move(id);
        this->notes().secret = std::move(secret);
        on_ply_changed(this->notes(), this->state());
    }
    /// What everybody knows about how far the game had got after that many plies.
    [[nodiscard]] GameMoment moment_after(std::size_t plies) const {
        const std::size_t lines = this->heard_after(plies);
        const auto& heard = this->heard(G::viewers.back());
        return {clock_of(this->rules(), this->state_after(plies)), lines == 0 ? 0 : heard[lines - 1].step + 1};
    }

protected:
    using SessionOf<G>::SessionOf;

    /// For a replay: takes the notes that the record made after as many plies as there are now.
    void take_notes(const Record& record) {
        const std::size_t plies = this->ply_count();
        for (const Commitment& made : record.commitments)
            if (made.ply == plies) commit(made.seat, made.what, made.hash, made.salt);
        for (const Remark& made : record.remarks)
            if (made.ply == plies) remark(made.what);
    }
};

/// A replay of the first plies of a record. A ply that does not fit ends it.
template <class Session>
struct ReplayOf {
    Session session;
    std::optional<std::size_t> broken_at{};  ///< index of the ply that does not fit
    std::string reason{};                    ///< why, with the rule id if a rule forbids it
};

/// `fresh`: a session of that record without plies.
template <class Session>
[[nodiscard]] ReplayOf<Session> replayed(Session fresh, const typename Session::Record& record, std::size_t count) {
    ReplayOf<Session> result{std::move(fresh)};
    result.session.identify(record.id, record.secret);
    result.session.set_clock(record.clock, record.thoughts);
    result.session.take_notes(record);
    for (std::size_t i = 0; i < std::min(count, record.plies.size()); ++i) {
        if (auto reason = result.session.take(record.plies[i])) {
            result.broken_at = i;
            result.reason = std::move(*reason);
            return result;
        }
        result.session.take_notes(record);
    }
    return result;
}

}  // namespace fow
