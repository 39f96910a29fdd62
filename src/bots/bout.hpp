// A game played by bots, as the referee sees it.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/seat_view.hpp"
#include "chance/chance.hpp"
#include "core/seat.hpp"

namespace fow::bots {

/// Why an action was not played.
struct Refused {
    std::string rule;    ///< "W7.4"; "-" if the word is not an action at all
    std::string reason;  ///< a sentence
    friend bool operator==(const Refused&, const Refused&) = default;
};

/// How a game ended.
struct Ended {
    std::optional<Seat> winner;
    std::string ending;  ///< one word
    std::string rule;
    friend bool operator==(const Ended&, const Ended&) = default;
};

class Bout {
public:
    virtual ~Bout() = default;
    /// The seat that decides; nothing if the game is over. Chance is settled by the bout itself.
    [[nodiscard]] virtual std::optional<Seat> decider() const = 0;
    [[nodiscard]] virtual std::string_view word(Seat seat) const = 0;
    [[nodiscard]] virtual std::optional<Ended> ended() const = 0;
    /// Plays an action of the decider, or says why not.
    [[nodiscard]] virtual std::optional<Refused> act(const Word& word) = 0;
    /// The decider resigns, if the rules let them.
    virtual void give_up() = 0;
    /// Sets up the army of the seat that sets up now, at random. No effect if the game is not in such a phase.
    virtual void set_up(std::uint64_t seed) = 0;
    /// Whether armies are still being set up.
    [[nodiscard]] virtual bool setting_up() const = 0;
    /// What that seat knows of the game; valid as long as the bout.
    [[nodiscard]] virtual const SeatView& seat_view(Seat seat) const = 0;
    /// The record of the game so far, with these names.
    [[nodiscard]] virtual std::string record(const PerSeat<std::string>& names) const = 0;
};

/// What SeatViewOf and BoutOf require of a game. `G` has
///   Session, Resignation            the session type, and the action that gives a game up
/// and these static functions, which use only what the seat knows:
///   word(Seat)                      the word of a seat
///   text_of(rules, action)          notation
///   actions_in(rules, view, word)   the actions that a word stands for, mostly one; nothing if it is not valid notation
///   talks(action)                   whether it is in Choices::also
///   takes_back(action)              the same, but it counts as Choices::forward if nothing else does
///   some_actions(rules, view)       only for a game whose views have no list of all actions
///   write_line(rules, line, form), write_view(session, viewer, form)
///   set_up(session, seat, seed)     plays the set-up of that seat
///   sets_up(state)
///   ended(state)
///   greedy(rules, view, seed)
///   budget(level)
/// while think and write_record are found by argument-dependent lookup.
/// This is a session as one seat knows it.
template <class G>
class SeatViewOf final : public SeatView {
public:
    using Session = typename G::Session;
    /// Both must outlive it.
    SeatViewOf(const Head& head, const Session& session, Seat seat) : head_(head), session_(session), seat_(seat) {}
    [[nodiscard]] const Head& head() const override { return head_; }
    [[nodiscard]] std::string_view seat() const override { return G::word(seat_); }
    [[nodiscard]] std::size_t lines() const override { return heard().size(); }
    [[nodiscard]] std::string line(std::size_t i, Form form) const override { return G::write_line(rules(), heard()[i], form); }
    [[nodiscard]] std::string view(Form form) const override { return G::write_view(session_, viewer_of(seat_), form); }
    [[nodiscard]] Choices choices() const override {
        Choices choices;
        std::vector<Word> back;
        for (const auto& action : listed())
            (G::talks(action) ? choices.also : G::takes_back(action) ? back : choices.forward).push_back(G::text_of(rules(), action));
        auto& place = choices.forward.empty() ? choices.forward : choices.also;
        place.insert(place.begin(), back.begin(), back.end());
        return choices;
    }
    [[nodiscard]] AnswerInWords thought(const Mind& mind, Budget budget) const override {
        const auto made = think(rules(), seen(), heard(), mind, budget);
        return {G::text_of(rules(), made.action), made.reason, made.chance, made.nodes};
    }
    [[nodiscard]] Budget budget_of(Level level) const override { return G::budget(level); }
    [[nodiscard]] Word greedy(std::uint64_t seed) const override { return G::text_of(rules(), G::greedy(rules(), seen(), seed)); }

private:
    [[nodiscard]] const auto& rules() const { return session_.rules(); }
    [[nodiscard]] const auto& heard() const { return session_.heard(viewer_of(seat_)); }
    [[nodiscard]] auto seen() const { return session_.view(viewer_of(seat_)); }
    [[nodiscard]] auto listed() const {
        if constexpr (requires { seen().legal; }) return seen().legal;
        else return G::some_actions(rules(), seen());
    }

    const Head& head_;
    const Session& session_;
    Seat seat_;
};

/// Plays what a word of that seat stands for, and calls `after` with each action that was played; or says why it cannot go on.
template <class G, class After>
[[nodiscard]] std::optional<Refused> play_word(typename G::Session& session, Seat seat, const Word& word, const After& after) {
    const auto actions = G::actions_in(session.rules(), session.view(viewer_of(seat)), word);
    if (actions.empty()) return Refused{"-", "This is no action."};
    for (const auto& action : actions) {
        if (session.decider() != decider_of(seat)) return Refused{"-", "It is no longer your decision."};
        if (const auto violation = session.play(action)) return Refused{std::string(violation->rule), reason_of(*violation)};
        after(action);
    }
    return std::nullopt;
}

/// A session as a bout.
template <class G>
class BoutOf final : public Bout {
public:
    using Session = typename G::Session;

    /// `seed`: the seed of chance.
    BoutOf(Head head, Session session, std::uint64_t seed)
        : head_(std::move(head)),
          session_(std::move(session)),
          chance_(seed),
          seat_views_{SeatViewOf<G>(head_, session_, Seat::first), SeatViewOf<G>(head_, session_, Seat::second)} {
        settle();
    }
    BoutOf(const BoutOf&) = delete;
    BoutOf& operator=(const BoutOf&) = delete;

    [[nodiscard]] std::optional<Seat> decider() const override {
        for (const Seat seat : seats)
            if (session_.decider() == decider_of(seat)) return seat;
        return std::nullopt;
    }
    [[nodiscard]] std::string_view word(Seat seat) const override { return G::word(seat); }
    [[nodiscard]] std::optional<Ended> ended() const override { return G::ended(session_.state()); }
    [[nodiscard]] std::optional<Refused> act(const Word& word) override {
        return play_word<G>(session_, *decider(), word, [&](const auto&) { settle(); });
    }
    void give_up() override { static_cast<void>(session_.play(typename G::Resignation{})); }
    void set_up(std::uint64_t seed) override {
        if (const auto seat = decider(); seat && setting_up()) G::set_up(session_, *seat, seed);
        settle();
    }
    [[nodiscard]] bool setting_up() const override { return G::sets_up(session_.state()); }
    [[nodiscard]] const SeatView& seat_view(Seat seat) const override { return seat_views_[index(seat)]; }
    [[nodiscard]] std::string record(const PerSeat<std::string>& names) const override {
        auto record = session_.record();
        record.names = names;
        return write_record(record);
    }
    [[nodiscard]] const Session& session() const { return session_; }

private:
    void settle() {
        while (session_.decider() == Decider::chance)
            if (!session_.roll(chance_.pick(session_.rolls()))) break;
    }

    Head head_;
    Session session_;
    ChanceOf<typename Session::Roll> chance_;
    std::array<SeatViewOf<G>, 2> seat_views_;
};

/// The same for Follower. `Rules`, `Line` and `View` are those of the game; read_line(rules, text) and read_view(rules, text) throw
/// DataError.
template <class G>
class FollowerOf final : public Follower {
public:
    using Rules = typename G::Session::Rules;
    explicit FollowerOf(Rules rules) : rules_(std::move(rules)) {}
    void hear(const std::string& line) override { heard_.push_back(G::read_line(rules_, line)); }
    [[nodiscard]] AnswerInWords thought(const std::string& view, const Mind& mind, Budget budget) const override {
        const auto made = think(rules_, G::read_view(rules_, view), heard_, mind, budget);
        return {G::text_of(rules_, made.action), made.reason, made.chance, made.nodes};
    }
    [[nodiscard]] Budget budget_of(Level level) const override { return G::budget(level); }

private:
    Rules rules_;
    std::vector<typename G::Session::Line> heard_;
};

/// What a game provides for `fow bot` and `fow match`.
struct BotGame {
    std::string id;
    /// A new game with the options in that head; the rest of the head is filled in. Throws DataError.
    std::unique_ptr<Bout> (*begin)(const Head& wanted, std::uint64_t seed);
    /// A follower of a game with that head. Throws DataError if its rules are not those of the data folder.
    std::unique_ptr<Follower> (*follower)(const Head& head);
    std::vector<Style> (*styles)();
};

}  // namespace fow::bots
